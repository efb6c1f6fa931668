import { list } from '../../text/list'
import { LOCALE } from '../../text/locale'
import type { RendererQuality } from '../../wheel/settings/rendererQuality'
import type { AnimationSpeed } from '../../wheel/settings/settings'
import {
  type DeviceCapabilities,
  effectiveTiming,
  type SpinReason,
  spinReasons,
  type Timing,
} from '../../wheel/settings/timing'
import { presetNames } from './messages'

const oneDigit = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: false })
const twoDigits = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2, useGrouping: false })
const percent = new Intl.NumberFormat(LOCALE, { style: 'percent' })

/** Milliseconds as `0 s`, `150 ms` or `1.5 s`. */
export function formatDuration(ms: number): string {
  if (ms > 0 && ms < 1000) return `${ms} ms`
  return `${oneDigit.format(ms / 1000)} s`
}

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

const SLOW = 'this device is slow'
/** What was measured is under Advanced. */
const REASONS: Record<SpinReason, string> = {
  batteryBelow10: 'the battery is low',
  batteryBelow20: 'the battery is low',
  network2g: 'the connection is slow',
  network3g: 'the connection is slow',
  memoryBelow2: SLOW,
  memoryBelow4: SLOW,
  coresBelow4: SLOW,
  coresBelow8: SLOW,
  reducedMotion: 'motion is reduced',
  systemMotion: 'your system asks for less motion',
  spinOff: 'Wheel Spin is off',
}

/** @param shownMs what the control shows. @returns nothing where that is right */
export function describeSpin(
  speed: AnimationSpeed,
  device: DeviceCapabilities,
  shownMs: number,
): string | undefined {
  const { spinMs } = effectiveTiming(speed, device)
  if (spinMs === shownMs) return undefined
  const reasons = list([...new Set(spinReasons(speed, device).map((reason) => REASONS[reason]))])
  if (spinMs === 0) {
    return `The result appears without a spin: ${reasons || `the speed is ${presetNames[speed.preset]}`}.`
  }
  const time = formatDuration(spinMs)
  if (reasons) return `Spins take ${time} here: ${reasons}.`
  // The control does not reach the time of the preset, or the one that was set with the wider range.
  return speed.preset === 'custom'
    ? `Spins take ${time}, as set under Advanced.`
    : `Spins take ${time}: the speed is ${presetNames[speed.preset]}.`
}

const UNKNOWN = 'Unknown'

/** Pairs of name and value. */
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

/** Pairs of name and value. */
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
