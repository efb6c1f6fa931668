// Times, devices and drawing qualities in words.

import { LOCALE } from '../../language/locale'
import type { DeviceCapabilities } from '../../settings/device'
import type { RendererQuality } from '../../settings/rendererQuality'
import type { Timing } from '../../settings/timing'

const oneDigit = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: false })
const twoDigits = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2, useGrouping: false })
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent' })

/** Milliseconds as `0 s`, `150 ms` or `1.5 s`. */
export function timeInWords(ms: number): string {
  if (ms > 0 && ms < 1000) return `${ms} ms`
  return `${oneDigit.format(ms / 1000)} s`
}

/** How long a spin and everything else takes now, in sentences. */
export function timingInWords(timing: Timing): string {
  const { spinMs, transitionMs, uiMs, factor, isMotionReduced } = timing
  const isTimed = transitionMs > 0 || uiMs > 0
  const sentences = [
    spinMs > 0 ? `A spin takes ${timeInWords(spinMs)}.` : 'The result appears without a spin.',
    isTimed
      ? `Transitions take ${timeInWords(transitionMs)} and controls respond in ${timeInWords(uiMs)}.`
      : 'Everything else changes instantly.',
  ]
  if (isMotionReduced) sentences.push('Motion is reduced.')
  if (factor < 1 && (spinMs > 0 || isTimed)) {
    sentences.push(`Shortened to ${percent.format(factor)} for this device.`)
  }
  return sentences.join(' ')
}

const UNKNOWN = 'Unknown'

/** What was measured of the device, a name and a value each. */
export function deviceInWords(device: DeviceCapabilities): readonly (readonly [string, string])[] {
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

/** How the wheel is drawn and how long animations take on this device, a name and a value each. */
export function drawingInWords(
  { maxPixelRatio, minPixelRatio, antialias, powerPreference }: RendererQuality,
  animationFactor: number,
): readonly (readonly [string, string])[] {
  return [
    ['Animation times', ratio(animationFactor)],
    [
      'Sharpness',
      minPixelRatio < maxPixelRatio
        ? `${ratio(maxPixelRatio)}, at least ${ratio(minPixelRatio)} when a spin slows down`
        : `Always ${ratio(maxPixelRatio)}`,
    ],
    ['Edges', antialias ? 'Smooth' : 'Plain'],
    ['Graphics power', powerPreference === 'low-power' ? 'Low' : 'Full'],
  ]
}

function ratio(value: number): string {
  return `${twoDigits.format(value)}×`
}
