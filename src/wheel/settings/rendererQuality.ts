import type { AnimationSpeed } from './settings'
import { type DeviceCapabilities, isBatteryBelow, isKnownBelow, LOW_BATTERY } from './timing'

/** Higher ratios cost memory and time without a visible difference. */
const MAX_PIXEL_RATIO = 3
/** Still legible, on a device that should save work. */
const SCALED_MAX_PIXEL_RATIO = 2
const MIN_PIXEL_RATIO = 0.75
/** On a device with little memory: still legible, in a little more than half the memory that labels take at 2. */
const WEAK_LABEL_PIXEL_RATIO = 1.5
const LITTLE_MEMORY_GB = 4
/** Half of most screens' frames cost about half the energy, and a spin can still be followed. */
const SAVING_FRAME_CAP = 30
/** Milliseconds that a capped frame may come too early: frame times jitter, and the next one could come too late. */
export const EARLY_MS = 3
const USUAL_REFRESH_RATE = 60

export interface RendererQuality {
  readonly maxPixelRatio: number
  /** While the wheel turns; equal to the maximum where it must not adapt. */
  readonly minPixelRatio: number
  /** Labels are drawn once for each wheel; at most the ratio at rest. */
  readonly labelPixelRatio: number
  readonly antialias: boolean
  /** Cannot be changed on a live WebGL context. */
  readonly powerPreference: 'high-performance' | 'low-power'
  /** Frames a second while the wheel turns; `null` for as many as the screen shows. */
  readonly frameCap: number | null
  /** Frames a second to aim at while the wheel turns: the cap, or the screen's rate as far as it is known. */
  readonly frameRate: number
}

export function rendererQuality(
  settings: AnimationSpeed['performanceSettings'],
  screenPixelRatio: number,
  device: DeviceCapabilities,
): RendererQuality {
  const isScaled = settings.devicePerformanceScaling
  const hasLittleMemory = isKnownBelow(device.memoryGb, LITTLE_MEMORY_GB)
  const isSaving = settings.batteryAwareReduction && isBatteryBelow(device, LOW_BATTERY)
  const refreshRate = device.refreshRate ?? USUAL_REFRESH_RATE
  const ceiling = isScaled ? SCALED_MAX_PIXEL_RATIO : MAX_PIXEL_RATIO
  const maxPixelRatio = Math.min(Math.max(screenPixelRatio, 1), ceiling)
  const labelCeiling = isScaled && hasLittleMemory ? WEAK_LABEL_PIXEL_RATIO : maxPixelRatio
  return {
    maxPixelRatio,
    minPixelRatio: settings.frameRateOptimization ? MIN_PIXEL_RATIO : maxPixelRatio,
    labelPixelRatio: Math.min(maxPixelRatio, labelCeiling),
    antialias: settings.gpuAcceleration,
    powerPreference: settings.gpuAcceleration ? 'high-performance' : 'low-power',
    frameCap: isSaving ? SAVING_FRAME_CAP : null,
    frameRate: isSaving ? cappedRate(refreshRate) : refreshRate,
  }
}

/** Only whole frames of the screen can be left out. */
function cappedRate(refreshRate: number): number {
  const leastMs = 1000 / SAVING_FRAME_CAP - EARLY_MS
  return refreshRate / Math.max(1, Math.ceil((refreshRate * leastMs) / 1000))
}
