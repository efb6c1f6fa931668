// The wheel without a GPU: a 2D canvas that shows the same wheel and follows the same spin.

import { useLayoutEffect, useRef } from 'react'
import { app, useApp, useDrawnSegments } from '../store/app'
import { createSpinFollower } from '../store/spinFollower'
import { calmColor, flashesPerTurn, meanLuminance } from '../wheel/flashes'
import type { WheelMetrics } from '../wheel/metrics'
import styles from './Stage.module.css'
import { type Mark, paintDisc, paintWheel } from './wheelPainter'
import { usePixelRatio } from './wheelSize'

/** Draws the wheel whenever it changes, and every frame while it turns. */
export function Wheel2D({ metrics }: { readonly metrics: WheelMetrics }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const winnerId = useApp((state) => state.lastResult?.winner.id)
  const focusedId = useApp((state) => (state.phase === 'spinning' ? null : state.focusedId))
  const segments = useDrawnSegments()
  const pixelRatio = usePixelRatio()
  const side = Math.round((metrics.size + 2 * metrics.bleed) * pixelRatio)

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const colors = segments.map((segment) => segment.color)
    const mean = meanLuminance(colors)
    const follower = createSpinFollower(app)
    follower.flashesPerTurn = flashesPerTurn(colors)
    const disc = paintDisc(segments, metrics, pixelRatio)
    // The same wheel in one light, laid over it where it would flash; painted when it first spins that fast.
    const paintCalm = () =>
      paintDisc(
        segments.map((segment) => ({ ...segment, color: calmColor(segment.color, mean) })),
        metrics,
        pixelRatio,
        false,
      )
    let calmDisc: HTMLCanvasElement | null = null
    const marks: Mark[] = []
    for (const [index, { id }] of segments.entries()) {
      if (id === focusedId) marks.unshift({ kind: 'focus', index, count: segments.length })
      if (id === winnerId) marks.push({ kind: 'winner', index, count: segments.length })
    }
    let frame = 0
    const draw = () => {
      frame = 0
      const goesOn = follower.follow(performance.now())
      if (follower.calm > 0) calmDisc ??= paintCalm()
      paintWheel(context, { disc, calmDisc }, metrics, follower, marks)
      if (goesOn) request()
    }
    const request = () => {
      if (frame === 0) frame = requestAnimationFrame(draw)
    }
    const unsubscribe = app.store.subscribe(request)
    // At once, in a layout effect, so that the first paint of the page already shows the wheel.
    draw()
    return () => {
      unsubscribe()
      cancelAnimationFrame(frame)
    }
  }, [segments, metrics, pixelRatio, winnerId, focusedId])

  return <canvas ref={canvas} width={side} height={side} className={styles.canvas} />
}
