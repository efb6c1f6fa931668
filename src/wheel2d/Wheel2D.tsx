// The wheel without a GPU: a 2D canvas that shows the same wheel and follows the same spin.

import { useLayoutEffect, useRef } from 'react'
import { app, useApp, useDrawnSegments } from '../store/app'
import styles from '../ui/wheel/Stage.module.css'
import { usePixelRatio } from '../ui/wheel/wheelSize'
import type { WheelMetrics } from '../wheel/metrics'
import { type Mark, paintDisc, paintWheel } from './wheelPainter'

const STILL = { flick: 0, calm: 0 }

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
    if (!context) {
      console.warn('Failed to initialize wheel physics: Could not get canvas context')
      return
    }
    const disc = paintDisc(segments, metrics, pixelRatio)
    const marks: Mark[] = []
    for (const [index, { id }] of segments.entries()) {
      if (id === focusedId) marks.unshift({ kind: 'focus', index, count: segments.length })
      if (id === winnerId) marks.push({ kind: 'winner', index, count: segments.length })
    }
    // At once, in a layout effect, so that the first paint of the page already shows the wheel.
    const rotation = app.store.getState().restRotation
    paintWheel(context, { disc, calmDisc: null }, metrics, { ...STILL, rotation }, marks)
    let isWanted = true
    let stop = () => {}
    import('./turnWheel2D').then(
      ({ turnWheel2D }) => {
        const picture = { context, disc, segments, metrics, pixelRatio, marks }
        if (isWanted) stop = turnWheel2D(picture)
      },
      (cause: unknown) => console.warn('Failed to load a part of the page', cause),
    )
    return () => {
      isWanted = false
      stop()
    }
  }, [segments, metrics, pixelRatio, winnerId, focusedId])

  return <canvas ref={canvas} width={side} height={side} className={styles.canvas} />
}
