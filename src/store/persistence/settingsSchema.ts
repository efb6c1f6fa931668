// The settings stored with a wheel. An invalid setting takes its default, so that it never costs the wheel.

import * as v from 'valibot'
import {
  AFTER_WIN,
  ANIMATION_PRESETS,
  ASIDE_SPINS,
  CUSTOM_RANGES,
  DEFAULT_SETTINGS,
  type Range,
  type Settings,
} from '../../wheel/settings/settings'

export const MAX_ID_LENGTH = 64
/** Ten minutes, far above the longest spin of ten seconds. */
export const MAX_SPIN_MS = 600_000

/** A finite number, clamped to the range. */
export function clamped(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.finite(),
    v.transform((value) => Math.min(max, Math.max(min, value))),
  )
}

function within(range: Range, fallback: number) {
  return v.fallback(v.pipe(v.number(), v.minValue(range.min), v.maxValue(range.max)), fallback)
}

/** An object of booleans; a missing or invalid one takes its default. */
function switches<T extends Record<string, boolean>>(defaults: T) {
  return v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((found): T => {
        const read = (name: string, fallback: boolean) => {
          const value = Object.hasOwn(found, name) ? found[name] : undefined
          return typeof value === 'boolean' ? value : fallback
        }
        return Object.fromEntries(
          Object.entries(defaults).map(([name, fallback]) => [name, read(name, fallback)]),
        ) as T
      }),
    ),
    defaults,
  )
}

const defaults = DEFAULT_SETTINGS
const defaultSpeed = defaults.animationSpeed

const animationSpeed = v.object({
  preset: v.fallback(v.picklist(ANIMATION_PRESETS), defaultSpeed.preset),
  customSpinDuration: within(CUSTOM_RANGES.customSpinDuration, defaultSpeed.customSpinDuration),
  customTransitionSpeed: within(
    CUSTOM_RANGES.customTransitionSpeed,
    defaultSpeed.customTransitionSpeed,
  ),
  customUIAnimationSpeed: within(
    CUSTOM_RANGES.customUIAnimationSpeed,
    defaultSpeed.customUIAnimationSpeed,
  ),
  enabledAnimations: switches(defaultSpeed.enabledAnimations),
  accessibilitySettings: switches(defaultSpeed.accessibilitySettings),
  performanceSettings: switches(defaultSpeed.performanceSettings),
})

/** `null` where there is none. */
export const speedOrNull = v.fallback(v.nullable(animationSpeed), null)

export const settings = v.fallback(
  v.object({
    spinDuration: v.fallback(clamped(0, MAX_SPIN_MS), defaults.spinDuration),
    soundEnabled: v.fallback(v.boolean(), defaults.soundEnabled),
    theme: v.fallback(v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH)), defaults.theme),
    eliminationMode: v.fallback(v.boolean(), defaults.eliminationMode),
    noRepeats: v.fallback(v.boolean(), defaults.noRepeats),
    weightsCount: v.fallback(v.boolean(), defaults.weightsCount),
    showProbabilities: v.fallback(v.boolean(), defaults.showProbabilities),
    afterWin: v.fallback(v.picklist(AFTER_WIN), defaults.afterWin),
    asideSpins: v.fallback(
      v.pipe(clamped(ASIDE_SPINS.min, ASIDE_SPINS.max), v.transform(Math.round)),
      defaults.asideSpins,
    ),
    animationSpeed: v.fallback(animationSpeed, defaultSpeed),
  } satisfies Record<keyof Settings, v.GenericSchema>),
  defaults,
)
