import type { AnimationPreset, AnimationSpeed } from './settings'

interface PresetTiming {
  readonly spinMs: number
  readonly transitionMs: number
  readonly uiMs: number
  readonly cssSpeed: number
}

const PRESET_TIMING: Record<Exclude<AnimationPreset, 'custom'>, PresetTiming> = {
  instant: { spinMs: 0, transitionMs: 0, uiMs: 0, cssSpeed: 0 },
  fast: { spinMs: 1500, transitionMs: 150, uiMs: 100, cssSpeed: 1.5 },
  normal: { spinMs: 4000, transitionMs: 300, uiMs: 200, cssSpeed: 1 },
  slow: { spinMs: 6000, transitionMs: 500, uiMs: 400, cssSpeed: 0.7 },
}

/** Nothing turns then. */
const REDUCED = { transitionMs: 100, uiMs: 100, cssSpeed: 2 }
/** Without a spin, so that people notice a change. */
const REDUCED_MOTION_DELAY_MS = 100
const TOAST_EXIT_MS = 300
/** With a screen reader, so that it can follow. */
const SCREEN_READER_MIN_MS = 200
const HIGH_CONTRAST_SPEED = 1.2
const SLOW_SCREEN_HZ = 60
const SLOW_SCREEN_SPEED = 0.8
const LEAST_FACTOR = 0.5

/** Milliseconds. */
export interface Timing extends PresetTiming {
  /** The same at every speed that animates at all. */
  readonly toastExitMs: number
  readonly resultDelayMs: number
  /** What appears takes at least this long; 0 without a limit or animation. */
  readonly minEnterMs: number
  /** The device's, for every duration; 0.5 to 1. */
  readonly factor: number
  readonly isMotionReduced: boolean
}

export function isMotionReduced(speed: AnimationSpeed, device: DeviceCapabilities): boolean {
  const { reduceMotionMode, respectMotionPreference } = speed.accessibilitySettings
  return reduceMotionMode || (respectMotionPreference && device.prefersReducedMotion)
}

export function isResultAnimated(speed: AnimationSpeed, device: DeviceCapabilities): boolean {
  return speed.enabledAnimations.resultDisplay && !isMotionReduced(speed, device)
}

/** A spin of 0 ms shows its result without turning. */
export function effectiveTiming(speed: AnimationSpeed, device: DeviceCapabilities): Timing {
  const chosen = chosenTiming(speed)
  const { accessibilitySettings: accessibility, performanceSettings, enabledAnimations } = speed
  const factor = deviceFactor(performanceSettings, device)
  const reduced = isMotionReduced(speed, device)

  let { spinMs, transitionMs, uiMs, cssSpeed } = chosen
  spinMs = Math.round(spinMs * factor)
  transitionMs = Math.round(transitionMs * factor)
  uiMs = Math.round(uiMs * factor)
  if (
    performanceSettings.frameRateOptimization &&
    isKnownBelow(device.refreshRate, SLOW_SCREEN_HZ)
  ) {
    cssSpeed *= SLOW_SCREEN_SPEED
  }
  if (reduced) {
    transitionMs = Math.min(transitionMs, REDUCED.transitionMs)
    uiMs = Math.min(uiMs, REDUCED.uiMs)
    cssSpeed = REDUCED.cssSpeed
  }
  // After the bounds of reduced motion, because its fades are animations too.
  if (accessibility.highContrastAnimations) cssSpeed *= HIGH_CONTRAST_SPEED
  const minEnterMs = accessibility.screenReaderFriendly ? SCREEN_READER_MIN_MS : 0
  if (transitionMs > 0) transitionMs = Math.max(transitionMs, minEnterMs)
  const isTurning = enabledAnimations.wheelSpin && !reduced
  if (!enabledAnimations.uiTransitions) transitionMs = 0
  return {
    spinMs: isTurning ? spinMs : 0,
    transitionMs,
    uiMs: enabledAnimations.uiTransitions ? uiMs : 0,
    cssSpeed,
    toastExitMs: reduced || transitionMs === 0 ? transitionMs : TOAST_EXIT_MS,
    minEnterMs: cssSpeed > 0 ? minEnterMs : 0,
    resultDelayMs: reduced ? REDUCED_MOTION_DELAY_MS : 0,
    factor,
    isMotionReduced: reduced,
  }
}

export function chosenTiming(speed: AnimationSpeed): PresetTiming {
  if (speed.preset !== 'custom') return PRESET_TIMING[speed.preset]
  return {
    spinMs: speed.customSpinDuration,
    transitionMs: speed.customTransitionSpeed,
    uiMs: speed.customUIAnimationSpeed,
    cssSpeed: 1,
  }
}

const DEVICE_FACTORS = {
  batteryBelow10: 0.5,
  batteryBelow20: 0.7,
  network2g: 0.6,
  network3g: 0.8,
  memoryBelow2: 0.7,
  memoryBelow4: 0.85,
  coresBelow4: 0.8,
  coresBelow8: 0.9,
} as const

type DeviceReason = keyof typeof DEVICE_FACTORS

export type SpinReason = DeviceReason | 'reducedMotion' | 'systemMotion' | 'spinOff'

/** Empty where a spin lasts as chosen. Refresh rate, screen readers and high contrast do not change a spin. */
export function spinReasons(
  speed: AnimationSpeed,
  device: DeviceCapabilities,
): readonly SpinReason[] {
  if (chosenTiming(speed).spinMs === 0) return []
  const still: SpinReason[] = []
  if (speed.accessibilitySettings.reduceMotionMode) still.push('reducedMotion')
  else if (isMotionReduced(speed, device)) still.push('systemMotion')
  if (!speed.enabledAnimations.wheelSpin) still.push('spinOff')
  // What would shorten a turn has no effect where there is none.
  return still.length > 0 ? still : deviceReasons(speed.performanceSettings, device)
}

/** At least 0.5. */
export function deviceFactor(
  settings: AnimationSpeed['performanceSettings'],
  device: DeviceCapabilities,
): number {
  const factor = deviceReasons(settings, device).reduce(
    (product, reason) => product * DEVICE_FACTORS[reason],
    1,
  )
  return Math.max(factor, LEAST_FACTOR)
}

function deviceReasons(
  settings: AnimationSpeed['performanceSettings'],
  device: DeviceCapabilities,
): readonly DeviceReason[] {
  const { networkType, memoryGb, cores } = device
  const reasons: DeviceReason[] = []
  if (settings.batteryAwareReduction) {
    if (isBatteryBelow(device, 0.1)) reasons.push('batteryBelow10')
    else if (isBatteryBelow(device, LOW_BATTERY)) reasons.push('batteryBelow20')
  }
  if (settings.networkAwareOptimization) {
    if (networkType === 'slow-2g' || networkType === '2g') reasons.push('network2g')
    else if (networkType === '3g') reasons.push('network3g')
  }
  if (settings.devicePerformanceScaling) {
    if (isKnownBelow(memoryGb, 2)) reasons.push('memoryBelow2')
    else if (isKnownBelow(memoryGb, 4)) reasons.push('memoryBelow4')
    if (isKnownBelow(cores, 4)) reasons.push('coresBelow4')
    else if (isKnownBelow(cores, 8)) reasons.push('coresBelow8')
  }
  return reasons
}

/** Browsers do not report every value; those that are missing have no effect. */
export interface DeviceCapabilities {
  /** 0 to 1. */
  readonly batteryLevel?: number
  readonly isCharging?: boolean
  /** `slow-2g`, `2g`, `3g` or `4g` (Network Information API). */
  readonly networkType?: string
  /** Gigabytes; browsers round it. */
  readonly memoryGb?: number
  readonly cores?: number
  /** Of the screen, per second. */
  readonly refreshRate?: number
  readonly canVibrate: boolean
  readonly isOnline: boolean
  readonly prefersReducedMotion: boolean
  readonly prefersDark: boolean
}

export const PLAIN_DEVICE: DeviceCapabilities = {
  canVibrate: false,
  isOnline: true,
  prefersReducedMotion: false,
  prefersDark: false,
}

export const LOW_BATTERY = 0.2

/** False for a value that the browser does not tell. */
export function isKnownBelow(value: number | undefined, limit: number): boolean {
  return value !== undefined && value < limit
}

export function isBatteryBelow(device: DeviceCapabilities, share: number): boolean {
  return device.isCharging === false && isKnownBelow(device.batteryLevel, share)
}
