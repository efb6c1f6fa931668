// Times, devices and drawing qualities in words.

import { describe, expect, it } from 'vitest'
import {
  describeDevice,
  describeDrawing,
  describeSpin,
  describeTiming,
  formatDuration,
} from '../../../src/ui/settings/descriptions'
import { withCustomTiming, withPreset, withSwitch } from '../../../src/wheel/settings/changes'
import { rendererQuality } from '../../../src/wheel/settings/rendererQuality'
import { DEFAULT_SETTINGS, type Settings } from '../../../src/wheel/settings/settings'
import { type DeviceCapabilities, effectiveTiming } from '../../../src/wheel/settings/timing'
import { UNKNOWN_DEVICE } from '../../wheel/settings/unknownDevice'

it.each([
  [0, '0 s'],
  [50, '50 ms'],
  [999, '999 ms'],
  [1000, '1 s'],
  [1500, '1.5 s'],
  [10_000, '10 s'],
])('%i ms is “%s”', (ms, words) => {
  expect(formatDuration(ms)).toBe(words)
})

describe('the times in force', () => {
  const words = (settings: typeof DEFAULT_SETTINGS, own = {}) =>
    describeTiming(effectiveTiming(settings.animationSpeed, { ...UNKNOWN_DEVICE, ...own }))

  it('are told one by one', () => {
    expect(words(DEFAULT_SETTINGS)).toBe(
      'A spin takes 4 s. Transitions take 300 ms and controls respond in 200 ms.',
    )
  })

  it('of the instant preset are none', () => {
    expect(words(withPreset(DEFAULT_SETTINGS, 'instant'))).toBe(
      'The result appears without a spin. Everything else changes instantly.',
    )
  })

  it('tell of reduced motion', () => {
    const reduced = withSwitch(DEFAULT_SETTINGS, 'accessibilitySettings', 'reduceMotionMode', true)
    expect(words(reduced)).toBe(
      'The result appears without a spin. Transitions take 200 ms and controls respond in 100 ms. ' +
        'Motion is reduced.',
    )
  })

  it('tell what the device takes off, where there is something to take it from', () => {
    const instant = withPreset(DEFAULT_SETTINGS, 'instant')
    expect(words(instant, { cores: 2 })).not.toContain('device')
    expect(words(DEFAULT_SETTINGS, { cores: 2 })).toContain('Shortened to 80% for this device.')
  })
})

describe('what a spin takes, where a slider shows something else', () => {
  const said = (settings: Settings, own: Partial<DeviceCapabilities>, shownMs: number) =>
    describeSpin(settings.animationSpeed, { ...UNKNOWN_DEVICE, ...own }, shownMs)
  const spinOff = withSwitch(DEFAULT_SETTINGS, 'enabledAnimations', 'wheelSpin', false)

  it.each<[Settings, Partial<DeviceCapabilities>, number, string | undefined]>([
    [DEFAULT_SETTINGS, {}, 4000, undefined],
    [DEFAULT_SETTINGS, { memoryGb: 8, cores: 8, networkType: '4g' }, 4000, undefined],
    [DEFAULT_SETTINGS, { memoryGb: 2 }, 4000, 'Spins take 3.4 s here: this device is slow.'],
    // Said once, however it is known.
    [
      DEFAULT_SETTINGS,
      { memoryGb: 2, cores: 2 },
      4000,
      'Spins take 2.7 s here: this device is slow.',
    ],
    [DEFAULT_SETTINGS, { memoryGb: 1 }, 4000, 'Spins take 2.8 s here: this device is slow.'],
    [DEFAULT_SETTINGS, { cores: 2 }, 4000, 'Spins take 3.2 s here: this device is slow.'],
    [
      DEFAULT_SETTINGS,
      { cores: 4, networkType: '3g' },
      4000,
      'Spins take 2.9 s here: the connection is slow and this device is slow.',
    ],
    [
      DEFAULT_SETTINGS,
      { batteryLevel: 0.05, isCharging: false, networkType: '2g', cores: 4 },
      4000,
      'Spins take 2 s here: the battery is low, the connection is slow, and this device is slow.',
    ],
    [
      DEFAULT_SETTINGS,
      { batteryLevel: 0.15, isCharging: false },
      4000,
      'Spins take 2.8 s here: the battery is low.',
    ],
    [
      DEFAULT_SETTINGS,
      { prefersReducedMotion: true, cores: 2 },
      4000,
      'The result appears without a spin: your system asks for less motion.',
    ],
    [
      withSwitch(spinOff, 'accessibilitySettings', 'reduceMotionMode', true),
      {},
      4000,
      'The result appears without a spin: motion is reduced and Wheel Spin is off.',
    ],
    // What the slider for the spin duration alone does not reach.
    [withPreset(DEFAULT_SETTINGS, 'fast'), {}, 2000, 'Spins take 1.5 s: the speed is Fast.'],
    [
      withPreset(DEFAULT_SETTINGS, 'instant'),
      { cores: 2 },
      2000,
      'The result appears without a spin: the speed is Instant.',
    ],
    [
      withCustomTiming(DEFAULT_SETTINGS, 'customSpinDuration', 10_000),
      {},
      8000,
      'Spins take 10 s, as set under Advanced.',
    ],
    // 2.5 s on a device that makes 2 s of it, where the slider shows 2.5 s.
    [
      withCustomTiming(DEFAULT_SETTINGS, 'customSpinDuration', 2500),
      { cores: 2 },
      2500,
      'Spins take 2 s here: this device is slow.',
    ],
  ])('case %#, in words @speed.effective', (settings, own, shownMs, words) => {
    expect(said(settings, own, shownMs)).toBe(words)
  })
})

describe('a device', () => {
  it('that tells nothing is described as that', () => {
    expect(Object.fromEntries(describeDevice(UNKNOWN_DEVICE))).toEqual({
      Battery: 'Unknown',
      Network: 'Online',
      Memory: 'Unknown',
      'Processor cores': 'Unknown',
      'Refresh rate': 'Measuring…',
      Vibration: 'Not available',
    })
  })

  it('that tells everything is described in full', () => {
    const device = {
      batteryLevel: 0.42,
      isCharging: false,
      networkType: '3g',
      memoryGb: 4,
      cores: 8,
      refreshRate: 120,
      canVibrate: true,
      isOnline: false,
      prefersReducedMotion: false,
      prefersDark: false,
    }
    expect(Object.fromEntries(describeDevice(device))).toEqual({
      Battery: '42%, not charging',
      Network: '3g, offline',
      Memory: '4 GB',
      'Processor cores': '8',
      'Refresh rate': '120 Hz',
      Vibration: 'Available',
    })
  })
})

it.each([
  [{}, 2, '2×, down to 0.75× to keep a spin smooth', '2×', 'Smooth', 'Full'],
  [{ frameRateOptimization: false }, 1, 'Always 1×', '1×', 'Smooth', 'Full'],
  [
    { gpuAcceleration: false, devicePerformanceScaling: false },
    2.625,
    '2.63×, down to 0.75× to keep a spin smooth',
    '2.63×',
    'Plain',
    'Low',
  ],
])(
  'the renderer quality of %o at pixel ratio %d is in words',
  (own, pixelRatio, sharpness, labels, edges, power) => {
    const { performanceSettings } = DEFAULT_SETTINGS.animationSpeed
    const quality = rendererQuality({ ...performanceSettings, ...own }, pixelRatio, UNKNOWN_DEVICE)
    expect(Object.fromEntries(describeDrawing(quality, 0.8))).toEqual({
      'Animation times': '0.8×',
      Sharpness: sharpness,
      'Label sharpness': labels,
      'Frame rate': 'That of the screen',
      Edges: edges,
      'Graphics power': power,
    })
  },
)

it('a device that saves its battery and has little memory says what that means for the wheel', () => {
  const device = { ...UNKNOWN_DEVICE, batteryLevel: 0.1, isCharging: false, memoryGb: 2 }
  const { performanceSettings } = DEFAULT_SETTINGS.animationSpeed
  const quality = rendererQuality(performanceSettings, 2, device)
  expect(Object.fromEntries(describeDrawing(quality, 0.7))).toMatchObject({
    'Label sharpness': '1.5×',
    'Frame rate': 'At most 30 a second during a spin',
  })
})
