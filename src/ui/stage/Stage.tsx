// The 2D renderer draws the wheel until the scene can, and wherever it cannot.

import {
  type ComponentType,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import type { WheelRendererProps } from '../../render/renderer'
import type { WheelView } from '../../render/view'
import { app, currentTiming, useApp } from '../../store/app'
import { momentOf } from '../../store/sharedState'
import { site } from '../../text/site'
import { FULL_TURN, type Radians, radians } from '../../wheel/angle'
import { widthOf } from '../../wheel/geometry'
import { countLeft } from '../../wheel/rounds'
import { activeSegments } from '../../wheel/segment'
import { findWheel } from '../kit/findWheel'
import { type Load, useLoaded, useRequested } from '../kit/loading'
import { closeSheet } from '../kit/Panel'
import { useIsPainted } from '../kit/useIsPainted'
import { DrawnSoFar } from '../presentation/DrawnSoFar'
import { useIsPresenting } from '../presentation/presentation'
import { WinnerMoment } from '../results/WinnerMoment'
import { StatusLine } from '../StatusLine'
import { Caption, Neighbors } from './Caption'
import caption from './Caption.module.css'
import { Dock } from './Dock'
import { messages } from './messages'
import styles from './Stage.module.css'
import { useSafetyTimeout, useWheelView } from './useWheelView'
import { WheelButton } from './WheelButton'
import { PresentedName } from './WheelName'

interface StageProps {
  readonly wheel2d: ComponentType<WheelRendererProps>
  /** The code of the wheel on the GPU is larger than everything else together. */
  readonly loadScene: Load<ComponentType<WheelRendererProps>>
  /** What the build paints in the wheel's place, as HTML. In the app, it is there already. */
  readonly paintedWheel: string
  readonly loadRaffleRoom: Load<ComponentType>
}

/** The 2D renderer draws it while `loading`, and where the scene is unavailable: `flat`. */
type Drawing = 'loading' | 'scene' | 'flat'

const loadReplay = () => import('../replay/Replay').then((file) => file.Replay)
const settleSpin = (spinId: string) => app.actions.settleSpin(spinId)

export function Stage({ wheel2d: Wheel2D, loadScene, paintedWheel, loadRaffleRoom }: StageProps) {
  const restingView = useWheelView()
  const [heldTurn, setHeldTurn] = useState<Radians | null>(null)
  const [previewTurn, setPreviewTurn] = useState<Radians | null>(null)
  useTurnOnLook(restingView, setPreviewTurn)
  const turn = heldTurn ?? previewTurn
  const view = useMemo(() => ({ ...restingView, heldTurn: turn }), [restingView, turn])
  useSafetyTimeout(view.spin, settleSpin)
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
  // Winners of prizes have the place of who was drawn so far.
  const isDeskOpen = useApp((state) => state.isDeskOpen)
  const RaffleRoom = useLoaded(isPresenting && isDeskOpen && loadRaffleRoom)
  const Scene = useLoaded(loadScene, sceneUnavailable)

  const replay = useApp((state) => state.replay)
  // Another function for each link: what could not be loaded for one is tried again for the next.
  const Replay = useRequested(useMemo(() => replay !== null && (() => loadReplay()), [replay]))

  // Whoever has spun the wheel knows.
  const isNew = useApp((state) => state.wheel.statistics.totalSpins === 0)

  const progress = useApp(({ raffle }) => raffle.desk?.progress)

  const isCalm = phase === 'idle' && !hasFocus
  const isMoment = phase === 'finished' && !hasFocus
  const badges = (
    <>
      {Replay && <Replay />}
      <EliminationBadge />
    </>
  )
  return (
    <section className={styles.stage} aria-label={messages.region}>
      {isPresenting && <PresentedName />}
      <WheelButton drawing={drawing} describedBy="spin-hint wheel-state" onHeld={setHeldTurn}>
        {isPainted ? (
          <PaintedWheel html={paintedWheel} />
        ) : (
          drawing !== 'scene' && <Wheel2D view={view} onRest={settleSpin} />
        )}
        {Scene && !isSceneUnavailable && (
          <Scene
            view={view}
            onRest={settleSpin}
            onShown={sceneShown}
            onUnavailable={sceneUnavailable}
          />
        )}
      </WheelButton>
      <div className={styles.below} data-part="below" data-phase={phase}>
        {(!isMoment || isPresenting) && badges}
        <div className={caption.state}>
          {/* Screen readers get it as the wheel's description, and its changes from the live region. */}
          <p id="wheel-state" className={caption.caption} data-part="caption" aria-hidden="true">
            <Caption view={view} isMoment={isMoment} />
          </p>
          {isCalm && (
            <p
              className={caption.tagline}
              data-part={progress === undefined ? 'tagline' : 'progress'}
            >
              {progress ?? site.tagline}
            </p>
          )}
          {isCalm && isPresenting && <OptionCount />}
          {isMoment && <WinnerMoment>{!isPresenting && badges}</WinnerMoment>}
          <Neighbors view={view} />
        </div>
        <Dock />
        <p id="spin-hint" className={styles.hint} data-part="hint">
          <span>{messages.keyboardHint}</span>
          {isNew && <span className={styles.touch}>{messages.touchHint}</span>}
        </p>
        <StatusLine />
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
  const remaining = useApp((state) => countLeft(state.wheel, state.settings, momentOf(state)))
  return (
    isOn && (
      <p className={caption.elimination} data-part="elimination">
        {messages.eliminationMode(remaining)}
      </p>
    )
  )
}

/** There and back, in milliseconds; radians. */
const PREVIEW_MS = 1200
const PREVIEW_TURN = 0.5

/** Shows a look that was just chosen in motion. Over no more than a segment, so that nothing flashes. */
function useTurnOnLook(
  { isAnimated, segments, arcs }: WheelView,
  onTurn: (turn: Radians | null) => void,
): void {
  const event = useApp((state) => (state.event?.name === 'lookChosen' ? state.event : null))
  const furthest = useEffectEvent(() => {
    const width = segments.reduce((least, _, index) => Math.min(least, widthOf(index, arcs)), 1)
    return isAnimated ? Math.min(PREVIEW_TURN, FULL_TURN * width) : 0
  })
  useEffect(() => {
    const reach = event ? furthest() : 0
    if (reach === 0) return
    let startMs: number | null = null
    let frame = requestAnimationFrame(function next(nowMs) {
      startMs ??= nowMs
      const passed = (nowMs - startMs) / PREVIEW_MS
      if (passed >= 1) return onTurn(null)
      onTurn(radians(reach * Math.sin(Math.PI * passed) ** 2))
      frame = requestAnimationFrame(next)
    })
    return () => {
      cancelAnimationFrame(frame)
      onTurn(null)
    }
  }, [event, onTurn])
}

function OptionCount() {
  const count = useApp((state) => activeSegments(state.wheel.segments).length)
  return (
    <p className={caption.count} data-part="count">
      {messages.options(count)}
    </p>
  )
}

/** On a phone from behind an open sheet, in a low window by scrolling. Returns a function that stops it. */
export function bringSpinsIntoView(): () => void {
  return app.store.subscribe(({ event }, before) => {
    if (event?.name !== 'spinStarted' || event === before.event) return
    const wheel = findWheel()
    closeSheet(wheel)
    if (wheel) scrollTo(wheel)
  })
}

/** No further than needed. In a window lower than the wheel, the pointer counts most. */
function scrollTo(wheel: HTMLElement): void {
  const { transitionMs, isMotionReduced } = currentTiming()
  wheel.scrollIntoView({
    block: wheel.getBoundingClientRect().top < 0 ? 'start' : 'nearest',
    inline: 'nearest',
    behavior: transitionMs > 0 && !isMotionReduced ? 'smooth' : 'instant',
  })
}
