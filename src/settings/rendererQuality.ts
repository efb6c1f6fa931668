import type { AnimationSpeed } from './settings'

/** Higher ratios cost memory and time without a visible difference. */
const MAX_PIXEL_RATIO = 3
/** Enough for legible labels, on a device that should save work. */
const SCALED_MAX_PIXEL_RATIO = 2
const MIN_PIXEL_RATIO = 0.75

export interface RendererQuality {
  /** The pixel ratio at rest: the screen's own, up to a limit. */
  readonly maxPixelRatio: number
  /** The lowest ratio while the wheel turns; equal to the maximum where it must not adapt. */
  readonly minPixelRatio: number
  readonly antialias: boolean
  /** Cannot be changed on a live WebGL context. */
  readonly powerPreference: 'high-performance' | 'low-power'
}

/** What the performance settings mean on a screen of a pixel ratio. */
export function rendererQuality(
  settings: AnimationSpeed['performanceSettings'],
  screenPixelRatio: number,
): RendererQuality {
  const ceiling = settings.devicePerformanceScaling ? SCALED_MAX_PIXEL_RATIO : MAX_PIXEL_RATIO
  const maxPixelRatio = Math.min(Math.max(screenPixelRatio, 1), ceiling)
  return {
    maxPixelRatio,
    minPixelRatio: settings.frameRateOptimization ? MIN_PIXEL_RATIO : maxPixelRatio,
    antialias: settings.gpuAcceleration,
    powerPreference: settings.gpuAcceleration ? 'high-performance' : 'low-power',
  }
}
