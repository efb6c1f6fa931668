// Owns what the performance settings mean to the renderer. Only the scene reads it.

import type { AnimationSpeed } from './settings'

/** More than this costs memory and time, and nobody sees it. */
const MAX_PIXEL_RATIO = 3
/** Enough to read the wheel by, on a device that is spared. */
const SCALED_MAX_PIXEL_RATIO = 2
const MIN_PIXEL_RATIO = 0.75

export interface RendererQuality {
  /** The pixel ratio at rest: the screen's own up to a ceiling. */
  readonly maxPixelRatio: number
  /** How far it may fall while the wheel turns; equal to the maximum where it must not adapt. */
  readonly minPixelRatio: number
  /** Whether edges are smoothed, over one pixel. */
  readonly antialias: boolean
  /** Cannot be changed on a live WebGL context. */
  readonly powerPreference: 'high-performance' | 'low-power'
}

/** Maps the performance settings to the renderer's quality on a screen of the given pixel ratio. */
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
