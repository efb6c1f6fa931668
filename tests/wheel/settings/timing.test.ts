// Durations: presets, custom timings and every adjustment factor.

import { describe, expect, it } from 'vitest'
import {
  ANIMATION_PRESETS,
  type AnimationSpeed,
  DEFAULT_SETTINGS,
} from '../../../src/wheel/settings/settings'
import {
  type DeviceCapabilities,
  deviceFactor,
  effectiveTiming,
  isMotionReduced,
  isResultAnimated,
  spinReasons,
} from '../../../src/wheel/settings/timing'
import { UNKNOWN_DEVICE } from './unknownDevice'

const base = DEFAULT_SETTINGS.animationSpeed

interface Choices extends Partial<Omit<AnimationSpeed, 'enabledAnimations'>> {
  animations?: Partial<AnimationSpeed['enabledAnimations']>
  accessibility?: Partial<AnimationSpeed['accessibilitySettings']>
  performance?: Partial<AnimationSpeed['performanceSettings']>
}

/** The default speed with some choices made differently; screen-reader-friendly is off unless chosen. */
function speed({ animations, accessibility, performance, ...own }: Choices): AnimationSpeed {
  return {
    ...base,
    ...own,
    enabledAnimations: { ...base.enabledAnimations, ...animations },
    accessibilitySettings: {
      ...base.accessibilitySettings,
      screenReaderFriendly: false,
      ...accessibility,
    },
    performanceSettings: { ...base.performanceSettings, ...performance },
  }
}

const device = (own: Partial<DeviceCapabilities>): DeviceCapabilities => ({
  ...UNKNOWN_DEVICE,
  ...own,
})

const times = (choices: Choices, own: Partial<DeviceCapabilities> = {}) => {
  const { spinMs, transitionMs, uiMs, cssSpeed } = effectiveTiming(speed(choices), device(own))
  return [spinMs, transitionMs, uiMs, Math.round(cssSpeed * 100) / 100]
}

describe('the times in force', () => {
  it.each<[string, Choices, Partial<DeviceCapabilities>, number[]]>([
    ['instant @timing.presets', { preset: 'instant' }, {}, [0, 0, 0, 0]],
    ['fast @timing.presets', { preset: 'fast' }, {}, [1500, 150, 100, 1.5]],
    ['normal @timing.presets', { preset: 'normal' }, {}, [4000, 300, 200, 1]],
    ['slow @timing.presets', { preset: 'slow' }, {}, [6000, 500, 400, 0.7]],
    ['custom, untouched', { preset: 'custom' }, {}, [4000, 300, 200, 1]],
    [
      'custom, chosen @timing.presets',
      {
        preset: 'custom',
        customSpinDuration: 10_000,
        customTransitionSpeed: 1000,
        customUIAnimationSpeed: 50,
      },
      {},
      [10_000, 1000, 50, 1],
    ],
    [
      'custom timings under another preset',
      { preset: 'fast', customSpinDuration: 500 },
      {},
      [1500, 150, 100, 1.5],
    ],
    [
      'screen-reader-friendly @timing.accessibility',
      { preset: 'fast', accessibility: { screenReaderFriendly: true } },
      {},
      [1500, 200, 100, 1.5],
    ],
    [
      'screen-reader-friendly and instant',
      { preset: 'instant', accessibility: { screenReaderFriendly: true } },
      {},
      [0, 0, 0, 0],
    ],
    [
      'high contrast @timing.accessibility',
      { accessibility: { highContrastAnimations: true } },
      {},
      [4000, 300, 200, 1.2],
    ],
    ['no spin', { animations: { wheelSpin: false } }, {}, [0, 300, 200, 1]],
    ['no transitions', { animations: { uiTransitions: false } }, {}, [4000, 0, 0, 1]],
    [
      'reduced motion by the switch @timing.accessibility',
      { accessibility: { reduceMotionMode: true } },
      {},
      [0, 100, 100, 2],
    ],
    [
      'reduced motion by the system @timing.accessibility',
      {},
      { prefersReducedMotion: true },
      [0, 100, 100, 2],
    ],
    [
      'reduced motion and screen-reader-friendly',
      { accessibility: { reduceMotionMode: true, screenReaderFriendly: true } },
      {},
      [0, 200, 100, 2],
    ],
    [
      'reduced motion and high contrast @timing.accessibility',
      { accessibility: { reduceMotionMode: true, highContrastAnimations: true } },
      {},
      [0, 100, 100, 2.4],
    ],
    [
      'instant and high contrast',
      { preset: 'instant', accessibility: { highContrastAnimations: true } },
      {},
      [0, 0, 0, 0],
    ],
    [
      'the system’s wish where it is not respected',
      { accessibility: { respectMotionPreference: false } },
      { prefersReducedMotion: true },
      [4000, 300, 200, 1],
    ],
    ['a screen of 59 Hz @timing.refresh-rate', {}, { refreshRate: 59 }, [4000, 300, 200, 0.8]],
    ['a screen of 60 Hz', {}, { refreshRate: 60 }, [4000, 300, 200, 1]],
    [
      'a slow screen, not optimized for',
      { performance: { frameRateOptimization: false } },
      { refreshRate: 30 },
      [4000, 300, 200, 1],
    ],
    ['a device of 4 cores', {}, { cores: 4 }, [3600, 270, 180, 1]],
  ])('are those of %s', (_, choices, own, expected) => {
    expect(times(choices, own)).toEqual(expected)
  })

  it.each<[string, Choices, Partial<DeviceCapabilities>, number]>([
    ['normal', { preset: 'normal' }, {}, 300],
    ['fast', { preset: 'fast' }, {}, 300],
    ['slow', { preset: 'slow' }, {}, 300],
    ['custom', { preset: 'custom', customTransitionSpeed: 1000 }, {}, 300],
    ['a device with factors', { preset: 'normal' }, { cores: 2, memoryGb: 1 }, 300],
    [
      'for screen readers',
      { preset: 'fast', accessibility: { screenReaderFriendly: true } },
      {},
      300,
    ],
    ['instant', { preset: 'instant' }, {}, 0],
    ['without transitions', { animations: { uiTransitions: false } }, {}, 0],
    ['reduced motion', { accessibility: { reduceMotionMode: true } }, {}, 100],
    ['the system’s reduced motion', {}, { prefersReducedMotion: true }, 100],
  ])('let a message leave, %s @toast.leaves', (_, choices, own, ms) => {
    expect(effectiveTiming(speed(choices), device(own)).toastExitMs).toBe(ms)
  })

  it('are never short of 200 ms for a screen reader, where anything is animated @timing.accessibility', () => {
    const friendly = { screenReaderFriendly: true }
    const least = (choices: Choices) => effectiveTiming(speed(choices), UNKNOWN_DEVICE).minEnterMs
    expect(least({})).toBe(0)
    expect(least({ accessibility: friendly })).toBe(200)
    expect(least({ accessibility: { ...friendly, reduceMotionMode: true } })).toBe(200)
    expect(least({ preset: 'instant', accessibility: friendly })).toBe(0)
    // On a weak device too, where times are shortened.
    for (const preset of ANIMATION_PRESETS.filter((one) => one !== 'instant')) {
      const weak = { cores: 1, memoryGb: 1, networkType: '2g' }
      const [, transitionMs] = times({ preset, accessibility: friendly }, weak)
      expect(transitionMs).toBeGreaterThanOrEqual(200)
    }
  })

  it('never delay a result for a screen reader @timing.accessibility', () => {
    for (const screenReaderFriendly of [true, false]) {
      for (const reduceMotionMode of [true, false]) {
        const choices = speed({ accessibility: { screenReaderFriendly, reduceMotionMode } })
        const { spinMs, resultDelayMs } = effectiveTiming(choices, UNKNOWN_DEVICE)
        expect([spinMs, resultDelayMs]).toEqual(reduceMotionMode ? [0, 100] : [4000, 0])
      }
    }
  })

  it('let a result wait 100 ms only under reduced motion', () => {
    expect(effectiveTiming(speed({ preset: 'instant' }), UNKNOWN_DEVICE).resultDelayMs).toBe(0)
    expect(effectiveTiming(speed({}), device({ prefersReducedMotion: true })).resultDelayMs).toBe(
      100,
    )
  })
})

describe('the device factor', () => {
  const all = base.performanceSettings
  it.each<[string, Partial<DeviceCapabilities>, number]>([
    ['nothing known', {}, 1],
    ['a battery under 20 %', { batteryLevel: 0.19, isCharging: false }, 0.7],
    ['a battery of 20 %', { batteryLevel: 0.2, isCharging: false }, 1],
    ['a battery under 10 %', { batteryLevel: 0.09, isCharging: false }, 0.5],
    ['an empty battery that is charging', { batteryLevel: 0.01, isCharging: true }, 1],
    ['slow-2g', { networkType: 'slow-2g' }, 0.6],
    ['2g', { networkType: '2g' }, 0.6],
    ['3g', { networkType: '3g' }, 0.8],
    ['4g', { networkType: '4g' }, 1],
    ['1 GB', { memoryGb: 1 }, 0.7],
    ['2 GB', { memoryGb: 2 }, 0.85],
    ['3 GB', { memoryGb: 3 }, 0.85],
    ['4 GB', { memoryGb: 4 }, 1],
    ['3 cores', { cores: 3 }, 0.8],
    ['4 cores', { cores: 4 }, 0.9],
    ['7 cores', { cores: 7 }, 0.9],
    ['8 cores', { cores: 8 }, 1],
    [
      'all at their worst',
      { batteryLevel: 0, isCharging: false, networkType: '2g', memoryGb: 1, cores: 1 },
      0.5,
    ],
    ['3g and 4 cores', { networkType: '3g', cores: 4 }, 0.72],
  ])('of %s @timing.device', (_, own, factor) => {
    expect(deviceFactor(all, device(own))).toBeCloseTo(factor, 10)
  })

  it.each([
    ['batteryAwareReduction', { batteryLevel: 0.15, isCharging: false }],
    ['networkAwareOptimization', { networkType: '2g' }],
    ['devicePerformanceScaling', { memoryGb: 1, cores: 1 }],
  ] as const)('leaves out what %s switches off', (name, own) => {
    expect(deviceFactor(all, device(own))).toBeLessThan(1)
    expect(deviceFactor({ ...all, [name]: false }, device(own))).toBe(1)
  })
})

const LOW_BATTERY = { batteryLevel: 0.15, isCharging: false }

describe('the reasons for a shorter spin', () => {
  it.each<[string, Choices, Partial<DeviceCapabilities>, readonly string[], number]>([
    ['nothing known', {}, {}, [], 4000],
    [
      'a strong device',
      {},
      { memoryGb: 8, cores: 8, networkType: '4g', refreshRate: 60 },
      [],
      4000,
    ],
    ['a battery under 20 %', {}, LOW_BATTERY, ['batteryBelow20'], 2800],
    [
      'a battery under 10 %',
      {},
      { batteryLevel: 0.09, isCharging: false },
      ['batteryBelow10'],
      2000,
    ],
    ['a battery that is charging', {}, { ...LOW_BATTERY, isCharging: true }, [], 4000],
    ['2g', {}, { networkType: '2g' }, ['network2g'], 2400],
    ['slow-2g', {}, { networkType: 'slow-2g' }, ['network2g'], 2400],
    ['3g', {}, { networkType: '3g' }, ['network3g'], 3200],
    ['1 GB', {}, { memoryGb: 1 }, ['memoryBelow2'], 2800],
    ['2 GB', {}, { memoryGb: 2 }, ['memoryBelow4'], 3400],
    ['2 cores', {}, { cores: 2 }, ['coresBelow4'], 3200],
    ['4 cores', {}, { cores: 4 }, ['coresBelow8'], 3600],
    [
      'short memory and few cores',
      { preset: 'slow' },
      { memoryGb: 2, cores: 4 },
      ['memoryBelow4', 'coresBelow8'],
      4590,
    ],
    [
      'everything at its worst, which takes half off and no more',
      {},
      { batteryLevel: 0, isCharging: false, networkType: '2g', memoryGb: 1, cores: 1 },
      ['batteryBelow10', 'network2g', 'memoryBelow2', 'coresBelow4'],
      2000,
    ],
    [
      'what is switched off',
      {
        performance: {
          batteryAwareReduction: false,
          networkAwareOptimization: false,
          devicePerformanceScaling: false,
        },
      },
      { ...LOW_BATTERY, networkType: '2g', memoryGb: 1, cores: 1 },
      [],
      4000,
    ],
    [
      'one of them switched off',
      { performance: { devicePerformanceScaling: false } },
      { ...LOW_BATTERY, memoryGb: 1 },
      ['batteryBelow20'],
      2800,
    ],
    ['the switch', { accessibility: { reduceMotionMode: true } }, {}, ['reducedMotion'], 0],
    ['the system', {}, { prefersReducedMotion: true }, ['systemMotion'], 0],
    [
      'the switch and the system',
      { accessibility: { reduceMotionMode: true } },
      { prefersReducedMotion: true },
      ['reducedMotion'],
      0,
    ],
    [
      'the system, not followed',
      { accessibility: { respectMotionPreference: false } },
      { prefersReducedMotion: true },
      [],
      4000,
    ],
    ['no turning', { animations: { wheelSpin: false } }, {}, ['spinOff'], 0],
    [
      'no turning, for two reasons, on a weak device',
      { animations: { wheelSpin: false }, accessibility: { reduceMotionMode: true } },
      { cores: 2 },
      ['reducedMotion', 'spinOff'],
      0,
    ],
    ['a slow screen', {}, { refreshRate: 30 }, [], 4000],
    [
      'instant, with every reason',
      { preset: 'instant' },
      { cores: 2, prefersReducedMotion: true },
      [],
      0,
    ],
  ])('are those of %s @speed.effective', (_, choices, own, reasons, spinMs) => {
    expect(spinReasons(speed(choices), device(own))).toEqual(reasons)
    expect(effectiveTiming(speed(choices), device(own)).spinMs).toBe(spinMs)
  })
})

it.each([
  [false, false, false, false],
  [false, true, false, false],
  [false, false, true, false],
  [false, true, true, true],
  [true, true, false, true],
  [true, false, true, true],
])(
  'motion is reduced: switch %s, respected %s, system %s → %s',
  (reduceMotionMode, respectMotionPreference, system, expected) => {
    const choices = { accessibility: { reduceMotionMode, respectMotionPreference } }
    expect(isMotionReduced(speed(choices), device({ prefersReducedMotion: system }))).toBe(expected)
  },
)

it.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])(
  'a result is animated: switch %s, motion reduced %s → %s',
  (resultDisplay, reduceMotionMode, expected) => {
    const choices = { animations: { resultDisplay }, accessibility: { reduceMotionMode } }
    expect(isResultAnimated(speed(choices), UNKNOWN_DEVICE)).toBe(expected)
  },
)
