// Owns reading what was kept: validated field by field, trusted never. Loaded only where something was kept,
// because a first visit needs none of it.

import * as v from 'valibot'
import { DEFAULT_PREFERENCES, type Preferences } from '../settings/preferences'
import {
  ANIMATION_PRESETS,
  CUSTOM_RANGES,
  DEFAULT_SETTINGS,
  type Range,
} from '../settings/settings'
import { radians } from '../wheel/angle'
import { FALLBACK_COLOR, isHexColor } from '../wheel/palette'
import { NO_STATISTICS, WHEEL_HISTORY_LIMIT } from '../wheel/result'
import { MAX_SEGMENTS, MIN_SEGMENTS, optionText } from '../wheel/segment'
import { MAX_OWN_WHEELS, type Saved, VERSION } from './kept'
import type { OwnWheel } from './state'

const MAX_ID_LENGTH = 64
/** Code units; a name of 50 characters may have as many. */
const MAX_NAME_LENGTH = 800
/** More tabs spinning at once are not looked for. */
const MAX_OTHER_SPINS = 50

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID_LENGTH))
const count = v.pipe(v.number(), v.finite(), v.minValue(0))

const segment = v.object({
  id,
  text: v.pipe(
    v.string(),
    v.transform((text) => optionText(text) ?? ''),
    v.minLength(1),
  ),
  color: v.fallback(v.custom<string>(isHexColor), FALLBACK_COLOR),
  weight: v.fallback(count, 1),
  eliminated: v.exactOptional(v.boolean()),
})

const result = v.object({
  id,
  winner: segment,
  spinDuration: count,
  timestamp: count,
  angle: v.pipe(count, v.transform(radians)),
  isEliminationMode: v.boolean(),
  isFinalWinner: v.boolean(),
  remainingSegments: count,
})

const elimination = v.object({
  eliminatedSegment: segment,
  timestamp: count,
  eliminatedByResult: id,
  remainingSegments: count,
})

function list<const TItem extends v.GenericSchema>(item: TItem, max: number) {
  return v.pipe(v.array(item), v.maxLength(max))
}

const uniqueSegments = v.pipe(
  v.array(segment),
  v.minLength(MIN_SEGMENTS),
  v.maxLength(MAX_SEGMENTS),
  v.check((segments) => new Set(segments.map((one) => one.id)).size === segments.length),
)

function within(range: Range, fallback: number) {
  return v.fallback(v.pipe(v.number(), v.minValue(range.min), v.maxValue(range.max)), fallback)
}

/** An object of switches; one that is missing or no boolean takes its default. */
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

/** A setting that cannot be read takes its default; it never costs the visitor the wheel. */
const settings = v.fallback(
  v.object({
    spinDuration: v.fallback(count, defaults.spinDuration),
    soundEnabled: v.fallback(v.boolean(), defaults.soundEnabled),
    theme: v.fallback(v.pipe(v.string(), v.maxLength(MAX_ID_LENGTH)), defaults.theme),
    eliminationMode: v.fallback(v.boolean(), defaults.eliminationMode),
    showProbabilities: v.fallback(v.boolean(), defaults.showProbabilities),
    animationSpeed: v.fallback(animationSpeed, defaultSpeed),
  }),
  defaults,
)

const statistics = v.object({ totalSpins: count, totalEliminations: count, totalSpinTime: count })

/** Whether two lists hold the same, field by field; neither need be one. */
function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
  const fields = Object.keys(segment.entries)
  return one.every((item, index) =>
    fields.every((field) => item?.[field] === other[index]?.[field]),
  )
}

/** Most wheels have the options that they began with. `null` says so, and they are read once. */
function withoutRepeats(wheel: unknown): unknown {
  const { segments, originalSegments } = (wheel ?? {}) as Record<string, unknown>
  if (!isSameList(segments, originalSegments)) return wheel
  return { ...(wheel as object), originalSegments: null }
}

const keptWheelFields = v.object({
  id,
  name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
  segments: uniqueSegments,
  settings,
  originalSegments: v.fallback(v.nullable(list(segment, MAX_SEGMENTS)), []),
  history: v.fallback(list(result, WHEEL_HISTORY_LIMIT), []),
  eliminationHistory: v.fallback(list(elimination, MAX_SEGMENTS), []),
  statistics: v.fallback(statistics, NO_STATISTICS),
  createdAt: count,
  lastUsed: count,
})

const keptWheel = v.pipe(
  v.unknown(),
  v.transform(withoutRepeats),
  keptWheelFields,
  v.transform((wheel) => ({
    ...wheel,
    originalSegments: wheel.originalSegments ?? wheel.segments,
  })),
)

const link = v.object({ hash: v.string(), isOpened: v.boolean() })

const saved = v.object({
  version: v.literal(VERSION),
  wheel: keptWheel,
  link: v.fallback(v.nullable(link), null),
  pendingSpin: v.fallback(v.nullable(result), null),
  otherSpins: v.fallback(list(result, MAX_OTHER_SPINS), []),
})

/**
 * Reads what `writeSaved` wrote.
 * @throws when the text is not JSON, of another version, or holds no whole wheel
 */
export function readSaved(text: string): Saved {
  const { version: _, wheel, ...others } = v.parse(saved, JSON.parse(text))
  return { ...apart(wheel), ...others }
}

const ownWheels = v.object({ version: v.literal(VERSION), wheels: list(keptWheel, MAX_OWN_WHEELS) })

/**
 * Reads what `writeOwnWheels` wrote.
 * @throws when the text is not JSON, of another version, or holds anything else than whole wheels
 */
export function readOwnWheels(text: string): OwnWheel[] {
  return v.parse(ownWheels, JSON.parse(text)).wheels.map(apart)
}

/** A kept wheel has its settings in it. */
function apart({ settings, ...wheel }: v.InferOutput<typeof keptWheel>): OwnWheel {
  return { wheel, settings }
}

const savedPreferences = v.object({
  version: v.literal(VERSION),
  areShortcutsOn: v.fallback(v.boolean(), DEFAULT_PREFERENCES.areShortcutsOn),
  areHapticsOn: v.fallback(v.boolean(), DEFAULT_PREFERENCES.areHapticsOn),
})

/** @throws when the text is not JSON, of another version, or of another shape */
export function readPreferences(text: string): Preferences {
  const { version: _, ...preferences } = v.parse(savedPreferences, JSON.parse(text))
  return preferences
}
