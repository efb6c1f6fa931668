// Owns how long things take: from the settings and what the device asks for to milliseconds.

import type { AnimationPreset, AnimationSpeed } from './settings'

/** Spin milliseconds of each preset that fixes them (product specification, section 9). */
const PRESET_SPIN_MS: Record<Exclude<AnimationPreset, 'custom'>, number> = {
  instant: 0,
  fast: 1500,
  normal: 4000,
  slow: 6000,
}

/** A result shown without its spin still waits this long, so that a room sees that something happened. */
const REDUCED_MOTION_DELAY_MS = 100

/** How a spin is shown. Both times in milliseconds. */
export interface SpinTiming {
  /** How long the wheel turns; 0 shows the result without a spin. */
  readonly durationMs: number
  /** How long the result waits when there is no spin to watch. */
  readonly delayMs: number
}

/** Whether motion is to be reduced: by the visitor's own switch, or by the system's where that is respected. */
export function isMotionReduced(speed: AnimationSpeed, systemPrefersReduced: boolean): boolean {
  const { reduceMotionMode, respectMotionPreference } = speed.accessibilitySettings
  return reduceMotionMode || (respectMotionPreference && systemPrefersReduced)
}

/** How long the next spin lasts and how it is shown. */
export function spinTiming(speed: AnimationSpeed, systemPrefersReduced: boolean): SpinTiming {
  if (isMotionReduced(speed, systemPrefersReduced)) {
    return { durationMs: 0, delayMs: REDUCED_MOTION_DELAY_MS }
  }
  if (!speed.enabledAnimations.wheelSpin) return { durationMs: 0, delayMs: 0 }
  const durationMs =
    speed.preset === 'custom' ? speed.customSpinDuration : PRESET_SPIN_MS[speed.preset]
  return { durationMs, delayMs: 0 }
}
