// Times, devices and drawing qualities in words.

import { LOCALE } from '../../language/locale'
import type { DeviceCapabilities } from '../../settings/device'
import type { RendererQuality } from '../../settings/rendererQuality'
import type { Timing } from '../../settings/timing'

const oneDigit = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: false })
const twoDigits = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2, useGrouping: false })
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent' })

/** Milliseconds as `0 s`, `150 ms` or `1.5 s`. */
export function formatDuration(ms: number): string {
  if (ms > 0 && ms < 1000) return `${ms} ms`
  return `${oneDigit.format(ms / 1000)} s`
}

/** The current times of a spin and of everything else, as sentences. */
export function describeTiming(timing: Timing): string {
  const { spinMs, transitionMs, uiMs, factor, isMotionReduced } = timing
  const isTimed = transitionMs > 0 || uiMs > 0
  const sentences = [
    spinMs > 0 ? `A spin takes ${formatDuration(spinMs)}.` : 'The result appears without a spin.',
    isTimed
      ? `Transitions take ${formatDuration(transitionMs)} and controls respond in ${formatDuration(uiMs)}.`
      : 'Everything else changes instantly.',
  ]
  if (isMotionReduced) sentences.push('Motion is reduced.')
  if (factor < 1 && (spinMs > 0 || isTimed)) {
    sentences.push(`Shortened to ${percent.format(factor)} for this device.`)
  }
  return sentences.join(' ')
}

const UNKNOWN = 'Unknown'

/** The measured capabilities of the device, as pairs of name and value. */
export function describeDevice(device: DeviceCapabilities): readonly (readonly [string, string])[] {
  const { batteryLevel, networkType, memoryGb, cores, refreshRate } = device
  return [
    ['Battery', batteryLevel === undefined ? UNKNOWN : battery(batteryLevel, device.isCharging)],
    ['Network', network(networkType, device.isOnline)],
    ['Memory', memoryGb === undefined ? UNKNOWN : `${memoryGb} GB`],
    ['Processor cores', cores === undefined ? UNKNOWN : `${cores}`],
    ['Refresh rate', refreshRate === undefined ? 'Measuring…' : `${refreshRate} Hz`],
    ['Vibration', device.canVibrate ? 'Available' : 'Not available'],
  ]
}

function battery(level: number, isCharging: boolean | undefined): string {
  const charge = percent.format(level)
  return isCharging ? `${charge}, charging` : `${charge}, not charging`
}

function network(type: string | undefined, isOnline: boolean): string {
  if (type === undefined) return isOnline ? 'Online' : 'Offline'
  return isOnline ? `${type}, online` : `${type}, offline`
}

/** How the wheel is drawn and animated on this device, as pairs of name and value. */
export function describeDrawing(
  quality: RendererQuality,
  animationFactor: number,
): readonly (readonly [string, string])[] {
  const { maxPixelRatio, minPixelRatio, labelPixelRatio, frameCap } = quality
  return [
    ['Animation times', ratio(animationFactor)],
    [
      'Sharpness',
      minPixelRatio < maxPixelRatio
        ? `${ratio(maxPixelRatio)}, down to ${ratio(minPixelRatio)} to keep a spin smooth`
        : `Always ${ratio(maxPixelRatio)}`,
    ],
    ['Label sharpness', ratio(labelPixelRatio)],
    [
      'Frame rate',
      frameCap === null ? 'That of the screen' : `At most ${frameCap} a second during a spin`,
    ],
    ['Edges', quality.antialias ? 'Smooth' : 'Plain'],
    ['Graphics power', quality.powerPreference === 'low-power' ? 'Low' : 'Full'],
  ]
}

function ratio(value: number): string {
  return `${twoDigits.format(value)}×`
}
