// The wheel's place on the page: the wheel itself, in 2D until the scene can show it, and what is said below it.

import { type ComponentType, Suspense, useCallback, useMemo, useState } from 'react'
import { type RendererQuality, rendererQuality } from '../settings/rendererQuality'
import { site } from '../site'
import { useApp } from '../store/app'
import { segmentUnderPointer } from '../wheel/geometry'
import { hasLabels } from '../wheel/labelLayout'
import type { WheelMetrics } from '../wheel/metrics'
import { activeSegments } from '../wheel/segment'
import { ActionButton } from './ActionButton'
import { quickAddAction, spinAction } from './actions'
import { PlusIcon } from './icons'
import { SceneBoundary } from './SceneBoundary'
import styles from './Stage.module.css'
import { Wheel2D } from './Wheel2D'
import { usePixelRatio, useWheelMetrics } from './wheelSize'

export interface SceneProps {
  readonly metrics: WheelMetrics
  readonly quality: RendererQuality
  onShowing(isShowing: boolean): void
  onUnavailable(): void
}

type Drawing = 'loading' | 'scene' | 'flat'

export function Stage({ scene: Scene }: { readonly scene: ComponentType<SceneProps> }) {
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

  return (
    <section className={styles.stage} aria-label="Wheel">
      <p className={styles.tagline}>{site.tagline}</p>
      <WheelButton drawing={drawing}>
        {drawing !== 'scene' && <Wheel2D metrics={metrics} />}
        {!isSceneGone && (
          <SceneBoundary onFailed={unavailable}>
            <Suspense>
              <Scene
                metrics={metrics}
                quality={quality}
                onShowing={showing}
                onUnavailable={unavailable}
              />
            </Suspense>
          </SceneBoundary>
        )}
      </WheelButton>
      <Caption metrics={metrics} />
      <SpinButton />
      <p id="spin-hint" className={styles.hint}>
        Press Enter or Space to spin
      </p>
      <ActionButton action={quickAddAction} className={styles.quiet}>
        <PlusIcon />
        {quickAddAction.label}
      </ActionButton>
    </section>
  )
}

interface WheelButtonProps {
  readonly drawing: Drawing
  readonly children: React.ReactNode
}

function WheelButton({ drawing, children }: WheelButtonProps) {
  const segments = useApp((state) => state.wheel.segments)
  const isEnabled = useApp(spinAction.isEnabled)
  const count = activeSegments(segments).length
  return (
    <button
      type="button"
      className={styles.wheel}
      data-drawing={drawing}
      aria-label={`Wheel with ${count} options`}
      aria-describedby="spin-hint"
      aria-disabled={!isEnabled}
      onClick={() => isEnabled && spinAction.run()}
    >
      <span className={styles.shadow} />
      {children}
      {drawing === 'loading' && <span className={styles.loading} />}
    </button>
  )
}

function SpinButton() {
  const isSpinning = useApp((state) => state.phase === 'spinning')
  return (
    <div className={styles.dock}>
      <ActionButton action={spinAction} className={styles.spin}>
        {isSpinning ? 'Spinning...' : spinAction.label}
      </ActionButton>
    </div>
  )
}

/** The line under the wheel: what it is doing, who won, or, where labels are too small to draw, who is up. */
function Caption({ metrics }: { readonly metrics: WheelMetrics }) {
  const phase = useApp((state) => state.phase)
  const winner = useApp((state) => state.lastResult?.winner)
  const segments = useApp((state) => state.wheel.segments)
  const rotation = useApp((state) => state.restRotation)
  const active = activeSegments(segments)
  if (phase === 'spinning') {
    return (
      <p className={styles.caption}>
        <span className={styles.badge}>Spinning...</span>
      </p>
    )
  }
  // The result panel says the same to a screen reader.
  if (winner) {
    return (
      <p className={styles.caption} aria-hidden="true">
        <strong className={styles.winner}>{winner.text}</strong>
      </p>
    )
  }
  const isUnlabelled = !hasLabels(metrics, active.length)
  const atPointer = active[segmentUnderPointer(rotation, active.length)]
  return <p className={styles.caption}>{isUnlabelled && atPointer?.text}</p>
}
