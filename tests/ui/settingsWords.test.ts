// Proves the words for times, devices and renderer qualities.

import { describe, expect, it } from 'vitest'
import { withPreset, withSwitch } from '../../src/settings/changes'
import { rendererQuality } from '../../src/settings/rendererQuality'
import { DEFAULT_SETTINGS } from '../../src/settings/settings'
import { effectiveTiming } from '../../src/settings/timing'
import {
  deviceInWords,
  qualityInWords,
  timeInWords,
  timingInWords,
} from '../../src/ui/settings/settingsWords'
import { UNKNOWN_DEVICE } from '../settings/unknownDevice'

it.each([
  [0, '0 s'],
  [50, '50 ms'],
  [999, '999 ms'],
  [1000, '1 s'],
  [1500, '1.5 s'],
  [10_000, '10 s'],
])('%i ms is “%s”', (ms, words) => {
  expect(timeInWords(ms)).toBe(words)
})

describe('the times in force', () => {
  const words = (settings: typeof DEFAULT_SETTINGS, own = {}) =>
    timingInWords(effectiveTiming(settings.animationSpeed, { ...UNKNOWN_DEVICE, ...own }))

  it('are told one by one', () => {
    expect(words(DEFAULT_SETTINGS)).toBe(
      'A spin takes 4 s. Things appear in 300 ms and controls answer in 200 ms.',
    )
  })

  it('of the instant preset are none', () => {
    expect(words(withPreset(DEFAULT_SETTINGS, 'instant'))).toBe(
      'The result shows without a spin. Everything else changes at once.',
    )
  })

  it('tell of reduced motion', () => {
    const reduced = withSwitch(DEFAULT_SETTINGS, 'accessibilitySettings', 'reduceMotionMode', true)
    expect(words(reduced)).toBe(
      'The result shows without a spin. Things appear in 100 ms and controls answer in 100 ms. ' +
        'Motion is reduced.',
    )
  })

  it('tell what the device takes off, where there is something to take it from', () => {
    const instant = withPreset(DEFAULT_SETTINGS, 'instant')
    expect(words(instant, { cores: 2 })).not.toContain('device')
    expect(words(DEFAULT_SETTINGS, { cores: 2 })).toContain('Shortened to 80% for this device.')
  })
})

describe('a device', () => {
  it('that tells nothing is described as that', () => {
    expect(Object.fromEntries(deviceInWords(UNKNOWN_DEVICE))).toEqual({
      Battery: 'Not told',
      Network: 'online',
      Memory: 'Not told',
      'Processor cores': 'Not told',
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
    expect(Object.fromEntries(deviceInWords(device))).toEqual({
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
  [{}, 2, '2× sharp, down to 0.75× under load, smoothed edges, at full power'],
  [{ frameRateOptimization: false }, 1, '1× sharp at all times, smoothed edges, at full power'],
  [
    { gpuAcceleration: false, devicePerformanceScaling: false },
    2.625,
    '2.63× sharp, down to 0.75× under load, plain edges, sparing power',
  ],
])('the renderer quality of %o at pixel ratio %d is in words', (own, pixelRatio, words) => {
  const { performanceSettings } = DEFAULT_SETTINGS.animationSpeed
  const quality = rendererQuality({ ...performanceSettings, ...own }, pixelRatio)
  expect(qualityInWords(quality)).toBe(words)
})
