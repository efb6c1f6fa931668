// Proves how long a spin lasts: by its preset, and by who asks for less motion.

import { describe, expect, it } from 'vitest'
import { type AnimationSpeed, DEFAULT_SETTINGS } from '../../src/settings/settings'
import { isMotionReduced, spinTiming } from '../../src/settings/timing'

interface Choices {
  preset?: AnimationSpeed['preset']
  customSpinDuration?: number
  wheelSpin?: boolean
  respectMotionPreference?: boolean
  reduceMotionMode?: boolean
}

/** The default speed with some choices made differently. */
function speed(choices: Choices): AnimationSpeed {
  const { wheelSpin, respectMotionPreference, reduceMotionMode, ...own } = choices
  const { enabledAnimations, accessibilitySettings, ...rest } = DEFAULT_SETTINGS.animationSpeed
  return {
    ...rest,
    ...own,
    enabledAnimations: {
      ...enabledAnimations,
      wheelSpin: wheelSpin ?? enabledAnimations.wheelSpin,
    },
    accessibilitySettings: {
      ...accessibilitySettings,
      respectMotionPreference:
        respectMotionPreference ?? accessibilitySettings.respectMotionPreference,
      reduceMotionMode: reduceMotionMode ?? accessibilitySettings.reduceMotionMode,
    },
  }
}

describe('a spin', () => {
  it.each<[string, Choices, boolean, { durationMs: number; delayMs: number }]>([
    ['by default', {}, false, { durationMs: 4000, delayMs: 0 }],
    ['instant', { preset: 'instant' }, false, { durationMs: 0, delayMs: 0 }],
    ['fast', { preset: 'fast' }, false, { durationMs: 1500, delayMs: 0 }],
    ['normal', { preset: 'normal' }, false, { durationMs: 4000, delayMs: 0 }],
    ['slow', { preset: 'slow' }, false, { durationMs: 6000, delayMs: 0 }],
    ['custom, untouched', { preset: 'custom' }, false, { durationMs: 4000, delayMs: 0 }],
    [
      'custom, shortest',
      { preset: 'custom', customSpinDuration: 500 },
      false,
      { durationMs: 500, delayMs: 0 },
    ],
    [
      'custom, longest',
      { preset: 'custom', customSpinDuration: 10_000 },
      false,
      { durationMs: 10_000, delayMs: 0 },
    ],
    [
      'normal, with a custom duration that is not in force',
      { preset: 'normal', customSpinDuration: 9000 },
      false,
      { durationMs: 4000, delayMs: 0 },
    ],
    ['reduced by the switch', { reduceMotionMode: true }, false, { durationMs: 0, delayMs: 100 }],
    ['reduced by the system', {}, true, { durationMs: 0, delayMs: 100 }],
    [
      'instant and reduced',
      { preset: 'instant', reduceMotionMode: true },
      false,
      { durationMs: 0, delayMs: 100 },
    ],
    [
      'reduced by the system, which is not respected',
      { respectMotionPreference: false },
      true,
      { durationMs: 4000, delayMs: 0 },
    ],
    [
      'reduced by the switch, the system not respected',
      { respectMotionPreference: false, reduceMotionMode: true },
      true,
      { durationMs: 0, delayMs: 100 },
    ],
    ['without spin animation', { wheelSpin: false }, false, { durationMs: 0, delayMs: 0 }],
    [
      'slow, without spin animation',
      { preset: 'slow', wheelSpin: false },
      false,
      { durationMs: 0, delayMs: 0 },
    ],
    [
      'reduced, without spin animation',
      { wheelSpin: false, reduceMotionMode: true },
      false,
      { durationMs: 0, delayMs: 100 },
    ],
  ])('%s', (_, choices, systemPrefersReduced, timing) => {
    expect(spinTiming(speed(choices), systemPrefersReduced)).toEqual(timing)
  })
})

describe('motion is reduced', () => {
  it.each([
    // the visitor's switch, the system is respected, the system asks, reduced
    [false, false, false, false],
    [false, false, true, false],
    [false, true, false, false],
    [false, true, true, true],
    [true, false, false, true],
    [true, false, true, true],
    [true, true, false, true],
    [true, true, true, true],
  ])(
    'switch %s, respect %s, system %s: %s',
    (reduceMotionMode, respectMotionPreference, system, reduced) => {
      expect(isMotionReduced(speed({ reduceMotionMode, respectMotionPreference }), system)).toBe(
        reduced,
      )
    },
  )
})
