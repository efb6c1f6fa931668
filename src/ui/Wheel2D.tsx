// The wheel without a GPU: a 2D canvas that shows the same wheel and follows the same spin.

import { useLayoutEffect, useMemo, useRef } from 'react'
import { app, useApp } from '../store/app'
import { createSpinFollower } from '../store/spinFollower'
import type { WheelMetrics } from '../wheel/metrics'
import { activeSegments } from '../wheel/segment'
import styles from './Stage.module.css'
import { paintDisc, paintWheel } from './wheelPainter'
import { usePixelRatio } from './wheelSize'

/** Draws the wheel whenever it changes, and every frame while it turns. */
export function Wheel2D({ metrics }: { readonly metrics: WheelMetrics }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const allSegments = useApp((state) => state.wheel.segments)
  const winnerId = useApp((state) => state.lastResult?.winner.id)
  const segments = useMemo(() => activeSegments(allSegments), [allSegments])
  const pixelRatio = usePixelRatio()
  const side = Math.round((metrics.size + 2 * metrics.bleed) * pixelRatio)

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const disc = paintDisc(segments, metrics, pixelRatio)
    const follower = createSpinFollower(app)
    const index = segments.findIndex((segment) => segment.id === winnerId)
    const winner = index < 0 ? null : { index, count: segments.length }
    let frame = 0
    const draw = () => {
      frame = 0
      const goesOn = follower.follow(performance.now())
      paintWheel(context, disc, metrics, follower.rotation, follower.flick, winner)
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
  }, [segments, metrics, pixelRatio, winnerId])

  return <canvas ref={canvas} width={side} height={side} className={styles.canvas} />
}
