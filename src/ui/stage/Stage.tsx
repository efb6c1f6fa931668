// The wheel and what is below it. The 2D renderer draws the wheel until the scene can, and wherever it cannot.

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import type { PictureSpin } from '../../render/picture'
import type { WheelRendererProps } from '../../render/renderer'
import { app, useApp } from '../../store/app'
import { site } from '../../text/site'
import { countLeft } from '../../wheel/rounds'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { PlusIcon, ShareIcon } from '../kit/icons'
import { type Load, useLoaded } from '../kit/loading'
import { DrawnSoFar } from '../presentation/DrawnSoFar'
import { OptionCount } from '../presentation/OptionCount'
import { useIsPresenting } from '../presentation/presentation'
import { WinnerMoment } from '../results/WinnerMoment'
import { Caption } from './Caption'
import { messages } from './messages'
import { Neighbors } from './Neighbors'
import { useIsPainted } from './painted'
import { SizeToggle } from './SizeToggle'
import { SpinButton } from './SpinButton'
import styles from './Stage.module.css'
import { useWheelPicture } from './useWheelPicture'
import { WheelButton } from './WheelButton'
import { WheelName } from './WheelName'

interface StageProps {
  readonly wheel2d: ComponentType<WheelRendererProps>
  /** Loads the wheel on the GPU, whose code is larger than everything else together. */
  readonly loadScene: Load<ComponentType<WheelRendererProps>>
  /** What the build paints in the wheel's place, as HTML. Where the app runs, it is there already. */
  readonly paintedWheel: string
  /** Over the wheel, while the spins of a drawing wait for something. */
  readonly awaited: ReactNode
  /** Loads what a presentation shows of the prizes beside the wheel. */
  readonly loadRaffleRoom: Load<ComponentType>
}

/** What shows the wheel: the 2D renderer while the scene is `loading`, the `scene`, or the 2D renderer instead (`flat`). */
type Drawing = 'loading' | 'scene' | 'flat'

const settleSpin = (spinId: string) => app.actions.settleSpin(spinId)

export function Stage({
  wheel2d: Wheel2D,
  loadScene,
  paintedWheel,
  awaited,
  loadRaffleRoom,
}: StageProps) {
  const picture = useWheelPicture()
  useSafetyTimeout(picture.spin, settleSpin)
  const [drawing, setDrawing] = useState<Drawing>('loading')
  const [isSceneUnavailable, setSceneUnavailable] = useState(false)
  const sceneShown = useCallback((isShown: boolean) => setDrawing(isShown ? 'scene' : 'flat'), [])
  const sceneUnavailable = useCallback(() => {
    setDrawing('flat')
    setSceneUnavailable(true)
  }, [])

  const phase = useApp((state) => state.phase)
  // The focused segment has the place below the wheel to itself.
  const hasFocus = useApp((state) => state.focusedId !== null)
  const isPresenting = useIsPresenting()
  const isPainted = useIsPainted()
  // While prizes are drawn, their winners have the place of who was drawn so far.
  const isDeskOpen = useApp((state) => state.isDeskOpen)
  const RaffleRoom = useLoaded(isPresenting && isDeskOpen && loadRaffleRoom)
  const Scene = useLoaded(loadScene, sceneUnavailable)

  const isCalm = phase === 'idle' && !hasFocus
  const isMoment = phase === 'finished' && !hasFocus
  return (
    <section className={styles.stage} aria-label={messages.region}>
      <WheelName />
      <WheelButton drawing={drawing} describedBy="spin-hint wheel-state">
        {isPainted ? (
          <PaintedWheel html={paintedWheel} />
        ) : (
          drawing !== 'scene' && <Wheel2D picture={picture} onRest={settleSpin} />
        )}
        {Scene && !isSceneUnavailable && (
          <Scene
            picture={picture}
            onRest={settleSpin}
            onShown={sceneShown}
            onUnavailable={sceneUnavailable}
          />
        )}
        {awaited}
      </WheelButton>
      <div className={styles.below} data-part="below" data-phase={phase}>
        <SizeToggle />
        {(!isMoment || isPresenting) && <EliminationBadge />}
        <div className={styles.state} data-part="state">
          {/* Screen readers get it as the wheel's description, and its changes from the live region. */}
          <p id="wheel-state" className={styles.caption} data-part="caption" aria-hidden="true">
            <Caption picture={picture} isMoment={isMoment} />
          </p>
          {isCalm && (
            <p className={styles.tagline} data-part="tagline">
              {site.tagline}
            </p>
          )}
          {isCalm && isPresenting && <OptionCount />}
          {isMoment && <WinnerMoment>{!isPresenting && <EliminationBadge />}</WinnerMoment>}
          <Neighbors picture={picture} />
        </div>
        <SpinButton />
        <p id="spin-hint" className={styles.hint} data-part="hint">
          <span>{messages.keyboardHint}</span>
          <span className={styles.touch}>{messages.touchHint}</span>
        </p>
        <div className={styles.actions} data-part="actions">
          <CommandButton command={COMMANDS.share} className={styles.secondary}>
            <ShareIcon />
            {COMMANDS.share.label}
          </CommandButton>
          <CommandButton command={COMMANDS.quickAdd} className={styles.secondary}>
            <PlusIcon />
            {COMMANDS.quickAdd.label}
          </CommandButton>
        </div>
        <TouchHints />
      </div>
      {isPresenting && (isDeskOpen && RaffleRoom ? <RaffleRoom /> : <DrawnSoFar />)}
    </section>
  )
}

/** Taken over as it was painted: what draws it differs from what the app draws with. */
function PaintedWheel({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: of the build
  return <span dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}

function EliminationBadge() {
  const isOn = useApp((state) => state.settings.eliminationMode)
  const remaining = useApp((state) => countLeft(state.wheel, state.settings, state.lastResult))
  return (
    isOn && (
      <p className={styles.elimination} data-part="elimination">
        {messages.eliminationMode(remaining)}
      </p>
    )
  )
}

/** Added to a spin's duration. A wheel that gets frames at all is seen at rest within it, and reports that first. */
const MARGIN_MS = 1000

/**
 * The wheel control's own safety timeout: settles a spin whose end no renderer reports, because the tab is hidden or
 * nothing can be drawn. The store's main timer does not rely on it, nor on React.
 */
function useSafetyTimeout(spin: PictureSpin | null, settleSpin: (spinId: string) => void): void {
  useEffect(() => {
    if (!spin) return
    const { launch, outcome } = spin
    const timer = setTimeout(() => settleSpin(outcome.id), launch.durationMs + MARGIN_MS)
    return () => clearTimeout(timer)
  }, [spin, settleSpin])
}

/** The gestures of touch devices, until the wheel has been spun for the first time. */
function TouchHints() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isNew = useApp((state) => state.wheel.statistics.totalSpins === 0)
  return (
    isNew && (
      <ul
        className={styles.gestures}
        data-part="gestures"
        aria-label={messages.touchHints}
        data-hidden={isSpinning || undefined}
      >
        {messages.touchHintList.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    )
  )
}
