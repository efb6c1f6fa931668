// The wheel's place on the page: the wheel itself, in 2D until the scene can show it, and what is said below it.

import { useCallback, useMemo, useState } from 'react'
import { rendererQuality } from '../../settings/rendererQuality'
import { site } from '../../site'
import { useApp } from '../../store/app'
import { activeSegments } from '../../wheel/segment'
import { Wheel2D } from '../../wheel2d/Wheel2D'
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
import { WheelButton } from './WheelButton'
import { usePixelRatio, useWheelMetrics } from './wheelSize'

type Drawing = 'loading' | 'scene' | 'flat'

export function Stage() {
  const metrics = useWheelMetrics()
  const pixelRatio = usePixelRatio()
  const performanceSettings = useApp((state) => state.settings.animationSpeed.performanceSettings)
  const quality = useMemo(
    () => rendererQuality(performanceSettings, pixelRatio),
    [performanceSettings, pixelRatio],
  )
  const [drawing, setDrawing] = useState<Drawing>('loading')
  const [isSceneGone, setSceneGone] = useState(false)
  const showing = useCallback((isShowing: boolean) => setDrawing(isShowing ? 'scene' : 'flat'), [])
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
        {drawing !== 'scene' && <Wheel2D metrics={metrics} />}
        {Scene && !isSceneGone && (
          <SceneBoundary onFailed={unavailable}>
            <Scene
              metrics={metrics}
              quality={quality}
              onShowing={showing}
              onUnavailable={unavailable}
            />
          </SceneBoundary>
        )}
      </WheelButton>
      <div className={styles.below}>
        <EliminationBadge />
        {/* Read out as the wheel's description, and what changes as an announcement. */}
        <div id="wheel-state" className={styles.state} aria-hidden="true">
          <Caption metrics={metrics} />
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
