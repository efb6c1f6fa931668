import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  LEGACY_SPIN_RANGE,
  type SwitchGroup,
  withCustomTiming,
  withinRange,
  withPreset,
  withReducedMotion,
  withSpinDuration,
  withSwitch,
} from '../../../src/wheel/settings/changes'
import {
  ANIMATION_PRESETS,
  type AnimationSpeed,
  CUSTOM_RANGES,
  type CustomTiming,
  DEFAULT_SETTINGS,
  type Settings,
} from '../../../src/wheel/settings/settings'
import { effectiveTiming, isMotionReduced } from '../../../src/wheel/settings/timing'
import { UNKNOWN_DEVICE } from './unknownDevice'

const TIMINGS = Object.keys(CUSTOM_RANGES) as CustomTiming[]
const RANGES = [LEGACY_SPIN_RANGE, ...Object.values(CUSTOM_RANGES)]
const GROUPS = ['enabledAnimations', 'accessibilitySettings', 'performanceSettings'] as const
const SWITCHES = GROUPS.flatMap((group) =>
  Object.keys(DEFAULT_SETTINGS.animationSpeed[group]).map((name) => ({ group, name })),
)

const speedOf = (settings: Settings) => settings.animationSpeed
const customised = TIMINGS.reduce(
  (settings, timing) => withCustomTiming(settings, timing, CUSTOM_RANGES[timing].max),
  DEFAULT_SETTINGS,
)

describe('a value brought into a range', () => {
  it('is one that the slider can show, and the nearest such', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RANGES),
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        (range, value) => {
          const within = withinRange(range, value)
          expect(within).toBeGreaterThanOrEqual(range.min)
          expect(within).toBeLessThanOrEqual(range.max)
          expect((within - range.min) % range.step).toBe(0)
          const clamped = Math.min(range.max, Math.max(range.min, value))
          expect(Math.abs(within - clamped)).toBeLessThanOrEqual(range.step / 2)
          expect(withinRange(range, within)).toBe(within)
        },
      ),
    )
  })
})

describe('a preset', () => {
  it.each(ANIMATION_PRESETS)('%s is chosen, and nothing outside the speed changes', (preset) => {
    const changed = withPreset(DEFAULT_SETTINGS, preset)
    expect(speedOf(changed).preset).toBe(preset)
    expect({ ...changed, animationSpeed: null }).toEqual({
      ...DEFAULT_SETTINGS,
      animationSpeed: null,
    })
  })

  it.each(ANIMATION_PRESETS.filter((preset) => preset !== 'custom'))(
    '%s puts the custom timings back to their defaults @speed.preset-resets',
    (preset) => {
      expect(speedOf(withPreset(customised, preset))).toEqual({
        ...speedOf(DEFAULT_SETTINGS),
        preset,
      })
    },
  )

  it('custom leaves the timings that it finds @speed.preset-resets', () => {
    expect(withPreset(customised, 'custom')).toEqual(customised)
  })
})

describe('a custom timing', () => {
  it('selects the custom preset, stays in its range and leaves the others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TIMINGS),
        fc.integer({ min: -20_000, max: 20_000 }),
        fc.constantFrom(...ANIMATION_PRESETS),
        (timing, ms, preset) => {
          const before = withPreset(DEFAULT_SETTINGS, preset)
          expect(speedOf(withCustomTiming(before, timing, ms))).toEqual({
            ...speedOf(before),
            preset: 'custom',
            [timing]: withinRange(CUSTOM_RANGES[timing], ms),
          })
        },
      ),
    )
  })
})

describe('the spin-duration slider', () => {
  it.each([
    [2000, 2000],
    [5500, 5500],
    [8000, 8000],
    [0, 2000],
    [99_000, 8000],
    [3700, 3500],
  ])('at %i ms writes %i as both, and it is in force', (ms, expected) => {
    const changed = withSpinDuration(DEFAULT_SETTINGS, ms)
    expect(changed.spinDuration).toBe(expected)
    expect(speedOf(changed)).toMatchObject({ preset: 'custom', customSpinDuration: expected })
    expect(effectiveTiming(speedOf(changed), UNKNOWN_DEVICE).spinMs).toBe(expected)
  })
})

describe('a switch', () => {
  it.each(SWITCHES)('$name of $group is set alone', ({ group, name }) => {
    const before = speedOf(DEFAULT_SETTINGS)
    const wasOn = (before[group] as Record<string, boolean>)[name]
    const set = (isOn: boolean) =>
      withSwitch(DEFAULT_SETTINGS, group, name as keyof AnimationSpeed[SwitchGroup], isOn)
    expect(speedOf(set(!wasOn))).toEqual({
      ...before,
      [group]: { ...before[group], [name]: !wasOn },
    })
    expect(set(wasOn === true)).toEqual(DEFAULT_SETTINGS)
  })
})

describe('motion', () => {
  it.each([true, false])(
    'asked to be reduced: %s, is, whatever the system wants @speed.motion-toggle',
    (isReduced) => {
      for (const prefersReducedMotion of [true, false]) {
        for (const respectMotionPreference of [true, false]) {
          for (const reduceMotionMode of [true, false]) {
            const device = { ...UNKNOWN_DEVICE, prefersReducedMotion }
            let before = DEFAULT_SETTINGS
            before = withSwitch(
              before,
              'accessibilitySettings',
              'respectMotionPreference',
              respectMotionPreference,
            )
            before = withSwitch(
              before,
              'accessibilitySettings',
              'reduceMotionMode',
              reduceMotionMode,
            )
            const changed = speedOf(withReducedMotion(before, isReduced, device))
            expect(isMotionReduced(changed, device)).toBe(isReduced)
            expect(changed.accessibilitySettings.reduceMotionMode).toBe(isReduced)
          }
        }
      }
    },
  )

  it('in full still follows a system that does not object', () => {
    const changed = withReducedMotion(DEFAULT_SETTINGS, false, UNKNOWN_DEVICE)
    expect(changed).toEqual(DEFAULT_SETTINGS)
  })
})
