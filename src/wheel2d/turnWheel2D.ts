// Owns the moving picture of the 2D wheel: drawn every frame while it turns, and once whenever the store changes.
// A wheel that stands needs none of it, so it comes after the first paint.

import { app } from '../store/app'
import { createSpinFollower } from '../store/spinFollower'
import { calmColor, flashesPerTurn, meanLuminance } from '../wheel/flashes'
import type { WheelMetrics } from '../wheel/metrics'
import type { Segment } from '../wheel/segment'
import { type Mark, paintDisc, paintWheel } from './wheelPainter'

export interface Wheel2DPicture {
  readonly context: CanvasRenderingContext2D
  readonly disc: HTMLCanvasElement
  readonly segments: readonly Segment[]
  readonly metrics: WheelMetrics
  readonly pixelRatio: number
  readonly marks: readonly Mark[]
}

/** Follows the store's spins until the returned function is called. */
export function turnWheel2D(picture: Wheel2DPicture): () => void {
  const { context, disc, segments, metrics, pixelRatio, marks } = picture
  const colors = segments.map((segment) => segment.color)
  const mean = meanLuminance(colors)
  const follower = createSpinFollower(app)
  follower.flashesPerTurn = flashesPerTurn(colors)
  // The same wheel in one light, laid over it where it would flash; painted when it first spins that fast.
  const paintCalm = () =>
    paintDisc(
      segments.map((segment) => ({ ...segment, color: calmColor(segment.color, mean) })),
      metrics,
      pixelRatio,
      false,
    )
  let calmDisc: HTMLCanvasElement | null = null
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
  // It may have begun to turn before this code was here.
  draw()
  return () => {
    unsubscribe()
    cancelAnimationFrame(frame)
  }
}
