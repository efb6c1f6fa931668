// Owns how settings, times and what was measured of the device are put into words.

import type { DeviceCapabilities } from '../../settings/device'
import type { RendererQuality } from '../../settings/rendererQuality'
import type { AnimationPreset } from '../../settings/settings'
import type { Timing } from '../../settings/timing'

export const PRESET_NAMES: Record<AnimationPreset, string> = {
  instant: 'Instant',
  fast: 'Fast',
  normal: 'Normal',
  slow: 'Slow',
  custom: 'Custom',
}

/** Milliseconds as `0 s`, `150 ms` or `1.5 s`. */
export function timeInWords(ms: number): string {
  if (ms > 0 && ms < 1000) return `${ms} ms`
  return `${Number((ms / 1000).toFixed(1))} s`
}

/** What a spin and everything else takes now, in sentences. */
export function timingInWords(timing: Timing): string {
  const { spinMs, transitionMs, uiMs, factor, isMotionReduced } = timing
  const spin =
    spinMs > 0 ? `A spin takes ${timeInWords(spinMs)}.` : 'The result shows without a spin.'
  const isTimed = transitionMs > 0 || uiMs > 0
  const rest = isTimed
    ? `Things appear in ${timeInWords(transitionMs)} and controls answer in ${timeInWords(uiMs)}.`
    : 'Everything else changes at once.'
  const parts = [spin, rest]
  if (isMotionReduced) parts.push('Motion is reduced.')
  if (factor < 1 && (spinMs > 0 || isTimed)) {
    parts.push(`Shortened to ${percent(factor)} for this device.`)
  }
  return parts.join(' ')
}

function percent(part: number): string {
  return `${Math.round(part * 100)}%`
}

const NOT_TOLD = 'Not told'

/** What was measured of the device, a name and a value each. */
export function deviceInWords(device: DeviceCapabilities): readonly (readonly [string, string])[] {
  const { batteryLevel, isCharging, networkType, memoryGb, cores, refreshRate } = device
  const battery =
    batteryLevel === undefined
      ? NOT_TOLD
      : `${percent(batteryLevel)}, ${isCharging ? 'charging' : 'not charging'}`
  const connection = device.isOnline ? 'online' : 'offline'
  return [
    ['Battery', battery],
    ['Network', networkType === undefined ? connection : `${networkType}, ${connection}`],
    ['Memory', memoryGb === undefined ? NOT_TOLD : `${memoryGb} GB`],
    ['Processor cores', cores === undefined ? NOT_TOLD : `${cores}`],
    ['Refresh rate', refreshRate === undefined ? 'Measuring…' : `${refreshRate} Hz`],
    ['Vibration', device.canVibrate ? 'Available' : 'Not available'],
  ]
}

/** How the wheel is drawn, in a sentence. */
export function qualityInWords(quality: RendererQuality): string {
  const { maxPixelRatio, minPixelRatio, antialias, powerPreference } = quality
  const sharpness =
    minPixelRatio < maxPixelRatio
      ? `${ratio(maxPixelRatio)} sharp, down to ${ratio(minPixelRatio)} under load`
      : `${ratio(maxPixelRatio)} sharp at all times`
  const edges = antialias ? 'smoothed edges' : 'plain edges'
  const power = powerPreference === 'low-power' ? 'sparing power' : 'at full power'
  return `${sharpness}, ${edges}, ${power}`
}

function ratio(value: number): string {
  return `${Number(value.toFixed(2))}×`
}
