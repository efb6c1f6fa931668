import type { WheelMetrics } from '../../wheel/metrics'
import type { RendererQuality } from '../../wheel/settings/rendererQuality'
import { createRatioFinder, type LearnedRatio, ratioKey } from '../learnedRatio'
import type { WheelView } from '../view'

/** The winner has risen: a larger buffer and its first frame take up to twice as long, but nothing moves to stutter. */
const STILL_MS = 150

interface AdaptivePixelRatio {
  /** Call it once in each frame. */
  at(
    view: Pick<WheelView, 'spin' | 'quality' | 'metrics' | 'learnedRatio' | 'pauses'>,
    nowMs: number,
  ): number
  close(): void
}

/**
 * @param sharpen draws a frame, at the full ratio
 * @param onRatioLearned after a spin, when the wheel stands still
 */
export function createAdaptivePixelRatio(
  sharpen: () => void,
  onRatioLearned: (learned: LearnedRatio | null) => void,
): AdaptivePixelRatio {
  const finder = createRatioFinder()
  let spinId: string | null = null
  let quality: RendererQuality | null = null
  let metrics: WheelMetrics | null = null
  let key = ''
  let pauses: number | undefined
  /** Of the last frame of a spin, until the wheel stands still. */
  let spinRatio: number | null = null
  let known: LearnedRatio | null = null
  let found: LearnedRatio | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function standsStill(): void {
    const isBlurred = spinRatio !== quality?.maxPixelRatio
    spinRatio = null
    if (isBlurred) sharpen()
    if (found !== known) onRatioLearned(found)
  }

  return {
    at(view, nowMs) {
      clearTimeout(timer)
      // A spin without duration is not drawn: it ends without a renderer.
      const spin = view.spin?.launch.durationMs ? view.spin : null
      const id = spin?.outcome.id ?? null
      const before = key
      if (quality !== view.quality || metrics !== view.metrics) {
        quality = view.quality
        metrics = view.metrics
        key = ratioKey(metrics, quality)
      }
      const isOther = key !== before
      if (spinId !== null && spinId !== id) found = finder.end()
      const learned = view.learnedRatio ?? null
      if (isOther || learned !== known) found = known = learned
      if (spin && (spinId !== id || isOther)) finder.begin(quality, found)
      spinId = id
      if (view.pauses !== pauses) finder.pause()
      pauses = view.pauses
      if (spin) {
        spinRatio = finder.frame(nowMs)
        return spinRatio
      }
      if (spinRatio === null) return quality.maxPixelRatio
      timer = setTimeout(standsStill, STILL_MS)
      return Math.min(spinRatio, quality.maxPixelRatio)
    },
    close: () => clearTimeout(timer),
  }
}
