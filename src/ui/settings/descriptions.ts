import { list } from '../../text/list'
import { numberFormat } from '../../text/number'
import { say } from '../../text/say'
import { inSequence } from '../../text/sentences'
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

const digits = numberFormat({ useGrouping: false })

const messages = {
  milliseconds: (ms: number) => say('{ms, number} ms', { ms }),
  seconds: (seconds: number) => say('{seconds, number, ::.# group-off} s', { seconds }),

  spinTakes: (time: string) => say('A spin takes {time}.', { time }),
  noSpin: say('The result appears without a spin.'),
  othersTake: (transitions: string, controls: string) =>
    say('Transitions take {transitions} and controls respond in {controls}.', {
      transitions,
      controls,
    }),
  othersAreInstant: say('Everything else changes instantly.'),
  isReduced: say('Motion is reduced.'),
  /** The factor is a time in percent of the full one. */
  shortened: (factor: number) =>
    say('Shortened to {factor, number, ::percent} for this device.', { factor }),

  /** The reasons are one or several, such as “the battery is low and this device is slow”. */
  noSpinFor: (reasons: string) => say('The result appears without a spin: {reasons}.', { reasons }),
  /** The reasons are one or several, such as “the battery is low and this device is slow”. */
  spinsTakeFor: (time: string, reasons: string) =>
    say('Spins take {time} here: {reasons}.', { time, reasons }),
  spinsTakeAsSet: (time: string) => say('Spins take {time}, as set under Advanced.', { time }),
  /** The speed is a choice: “Instant”, “Fast”, “Normal” or “Slow”. */
  spinsTakeAt: (time: string, speed: string) =>
    say('Spins take {time}: the speed is {speed}.', { time, speed }),

  unknown: say('Unknown'),
  battery: say('Battery'),
  charging: (level: number) => say('{level, number, ::percent}, charging', { level }),
  notCharging: (level: number) => say('{level, number, ::percent}, not charging', { level }),
  network: say('Network'),
  online: say('Online'),
  offline: say('Offline'),
  /** A kind of network, such as “4g”. */
  onlineBy: (type: string) => say('{type}, online', { type }),
  /** A kind of network, such as “4g”. */
  offlineBy: (type: string) => say('{type}, offline', { type }),
  memory: say('Memory'),
  gigabytes: (count: number) => say('{count, number, ::.## group-off} GB', { count }),
  cores: say('Processor cores'),
  refreshRate: say('Refresh rate'),
  measuring: say('Measuring…'),
  hertz: (rate: number) => say('{rate, number, ::group-off} Hz', { rate }),
  vibration: say('Vibration'),
  available: say('Available'),
  notAvailable: say('Not available'),

  animationTimes: say('Animation times'),
  sharpness: say('Sharpness'),
  sharpnessFrom: (most: number, least: number) =>
    say(
      '{most, number, ::.## group-off}×, down to {least, number, ::.## group-off}× to keep a spin smooth',
      { most, least },
    ),
  alwaysSharp: (ratio: number) => say('Always {ratio, number, ::.## group-off}×', { ratio }),
  labelSharpness: say('Label sharpness'),
  ratio: (ratio: number) => say('{ratio, number, ::.## group-off}×', { ratio }),
  frameRate: say('Frame rate'),
  screenFrameRate: say('That of the screen'),
  framesAtMost: (count: number) =>
    say('At most {count, number, ::group-off} a second during a spin', { count }),
  edges: say('Edges'),
  smooth: say('Smooth'),
  plain: say('Plain'),
  graphicsPower: say('Graphics power'),
  /** Of graphics power. */
  low: say('Low'),
  /** Of graphics power. */
  full: say('Full'),
}

/** Milliseconds as `0 s`, `150 ms` or `1.5 s`. */
export function formatDuration(ms: number): string {
  return ms > 0 && ms < 1000 ? messages.milliseconds(ms) : messages.seconds(ms / 1000)
}

export function describeTiming(timing: Timing): string {
  const { spinMs, transitionMs, uiMs, factor, isMotionReduced } = timing
  const isTimed = transitionMs > 0 || uiMs > 0
  const sentences = [
    spinMs > 0 ? messages.spinTakes(formatDuration(spinMs)) : messages.noSpin,
    isTimed
      ? messages.othersTake(formatDuration(transitionMs), formatDuration(uiMs))
      : messages.othersAreInstant,
  ]
  if (isMotionReduced) sentences.push(messages.isReduced)
  if (factor < 1 && (spinMs > 0 || isTimed)) {
    sentences.push(messages.shortened(factor))
  }
  return inSequence(sentences)
}

/** Each follows a colon, several in a list. */
const reasonTexts = {
  batteryLow: say('the battery is low'),
  connectionSlow: say('the connection is slow'),
  deviceSlow: say('this device is slow'),
  reducedMotion: say('motion is reduced'),
  systemMotion: say('your system asks for less motion'),
  /** “Wheel Spin” is a switch. */
  spinOff: say('Wheel Spin is off'),
  /** A choice: “Instant”, “Fast”, “Normal” or “Slow”. */
  speed: (speed: string) => say('the speed is {speed}', { speed }),
}

const { batteryLow, connectionSlow, deviceSlow, reducedMotion, systemMotion, spinOff } = reasonTexts
/** What was measured is under Advanced. */
const REASONS: Record<SpinReason, string> = {
  batteryBelow10: batteryLow,
  batteryBelow20: batteryLow,
  network2g: connectionSlow,
  network3g: connectionSlow,
  memoryBelow2: deviceSlow,
  memoryBelow4: deviceSlow,
  coresBelow4: deviceSlow,
  coresBelow8: deviceSlow,
  reducedMotion,
  systemMotion,
  spinOff,
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
    return messages.noSpinFor(reasons || reasonTexts.speed(presetNames[speed.preset]))
  }
  const time = formatDuration(spinMs)
  if (reasons) return messages.spinsTakeFor(time, reasons)
  // The control does not reach the time of the preset, or the one that was set with the wider range.
  return speed.preset === 'custom'
    ? messages.spinsTakeAsSet(time)
    : messages.spinsTakeAt(time, presetNames[speed.preset])
}

/** Pairs of name and value. */
export function describeDevice(device: DeviceCapabilities): readonly (readonly [string, string])[] {
  const { batteryLevel, networkType, memoryGb, cores, refreshRate } = device
  return [
    [
      messages.battery,
      batteryLevel === undefined ? messages.unknown : battery(batteryLevel, device.isCharging),
    ],
    [messages.network, network(networkType, device.isOnline)],
    [messages.memory, memoryGb === undefined ? messages.unknown : messages.gigabytes(memoryGb)],
    [messages.cores, cores === undefined ? messages.unknown : digits(cores)],
    [
      messages.refreshRate,
      refreshRate === undefined ? messages.measuring : messages.hertz(refreshRate),
    ],
    [messages.vibration, device.canVibrate ? messages.available : messages.notAvailable],
  ]
}

function battery(level: number, isCharging: boolean | undefined): string {
  return isCharging ? messages.charging(level) : messages.notCharging(level)
}

function network(type: string | undefined, isOnline: boolean): string {
  if (type === undefined) return isOnline ? messages.online : messages.offline
  return isOnline ? messages.onlineBy(type) : messages.offlineBy(type)
}

/** Pairs of name and value. */
export function describeDrawing(
  quality: RendererQuality,
  animationFactor: number,
): readonly (readonly [string, string])[] {
  const { maxPixelRatio, minPixelRatio, labelPixelRatio, frameCap } = quality
  return [
    [messages.animationTimes, messages.ratio(animationFactor)],
    [
      messages.sharpness,
      minPixelRatio < maxPixelRatio
        ? messages.sharpnessFrom(maxPixelRatio, minPixelRatio)
        : messages.alwaysSharp(maxPixelRatio),
    ],
    [messages.labelSharpness, messages.ratio(labelPixelRatio)],
    [
      messages.frameRate,
      frameCap === null ? messages.screenFrameRate : messages.framesAtMost(frameCap),
    ],
    [messages.edges, quality.antialias ? messages.smooth : messages.plain],
    [
      messages.graphicsPower,
      quality.powerPreference === 'low-power' ? messages.low : messages.full,
    ],
  ]
}
