// The wheel's place on the page: the wheel, in 2D until the scene can show it, and what stands below it.

import { type ComponentType, useCallback, useState } from 'react'
import type { WheelRendererProps } from '../../picture/renderer'
import { site } from '../../site'
import { app, useApp } from '../../store/app'
import { activeSegments } from '../../wheel/segment'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { PlusIcon, ShareIcon } from '../controls/icons'
import { useDeferred } from '../deferred'
import { Caption } from './Caption'
import { messages } from './messages'
import { SceneBoundary } from './SceneBoundary'
import { SpinButton } from './SpinButton'
import styles from './Stage.module.css'
import { TouchHints } from './TouchHints'
import { useWheelPicture } from './useWheelPicture'
import { WheelButton } from './WheelButton'

interface StageProps {
  /** Draws until the scene can, and wherever it cannot. */
  readonly wheel2d: ComponentType<WheelRendererProps>
}

/** Which renderer shows the wheel: the 2D one while the scene is loading, the scene, or the 2D one instead of it. */
type Drawing = 'loading' | 'scene' | 'flat'

const settle = (spinId: string) => app.actions.settleSpin(spinId)

export function Stage({ wheel2d: Wheel2D }: StageProps) {
  const picture = useWheelPicture()
  const [drawing, setDrawing] = useState<Drawing>('loading')
  const [isSceneGone, setSceneGone] = useState(false)
  const shown = useCallback((isShown: boolean) => setDrawing(isShown ? 'scene' : 'flat'), [])
  const unavailable = useCallback(() => {
    setDrawing('flat')
    setSceneGone(true)
  }, [])

  const Scene = useDeferred((parts) => parts.scene, { onMissing: unavailable })

  return (
    <section className={styles.stage} aria-label={messages.region}>
      <p className={styles.tagline} data-part="tagline">
        {site.tagline}
      </p>
      <WheelButton drawing={drawing} describedBy="spin-hint wheel-state">
        {drawing !== 'scene' && <Wheel2D picture={picture} onRest={settle} />}
        {Scene && !isSceneGone && (
          <SceneBoundary onFailed={unavailable}>
            <Scene picture={picture} onRest={settle} onShown={shown} onUnavailable={unavailable} />
          </SceneBoundary>
        )}
      </WheelButton>
      <div className={styles.below}>
        <EliminationBadge />
        {/* Read out as the wheel's description, and what changes as an announcement. */}
        <div id="wheel-state" className={styles.state} aria-hidden="true">
          <Caption picture={picture} />
        </div>
        <SpinButton />
        <p id="spin-hint" className={styles.hint} data-part="hint">
          <span>{messages.keyboardHint}</span>
          <span className={styles.touch}>{messages.touchHint}</span>
        </p>
        <div className={styles.edit} data-part="edit">
          <CommandButton command={COMMANDS.share} className={styles.quiet}>
            <ShareIcon />
            {COMMANDS.share.label}
          </CommandButton>
          <CommandButton command={COMMANDS.quickAdd} className={styles.quiet}>
            <PlusIcon />
            {COMMANDS.quickAdd.label}
          </CommandButton>
        </div>
        <TouchHints />
      </div>
    </section>
  )
}

function EliminationBadge() {
  const isOn = useApp((state) => state.settings.eliminationMode)
  const left = useApp((state) => activeSegments(state.wheel.segments).length)
  return (
    isOn && (
      <p className={styles.mode} data-part="mode">
        {messages.eliminationMode(left)}
      </p>
    )
  )
}
