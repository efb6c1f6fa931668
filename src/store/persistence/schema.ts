// The stored formats: what is written under each key, and how it is read again. Validated field by field,
// trusted never; a field that cannot be read takes its default rather than costing the visitor the wheel.

import * as v from 'valibot'
import {
  DEFAULT_PREFERENCES,
  type Preferences,
  THEME_CHOICES,
  type ThemeChoice,
} from '../../settings/preferences'
import { radians, withinTurn } from '../../wheel/angle'
import { FALLBACK_COLOR, isHexColor } from '../../wheel/palette'
import { NO_STATISTICS, type SpinResult, WHEEL_HISTORY_LIMIT } from '../../wheel/result'
import { MAX_SEGMENTS, MIN_SEGMENTS, optionText } from '../../wheel/segment'
import type { OwnWheel, SharedState } from '../state'
import { migrateOwnWheels, migrateWheels } from './migrate'
import { clamped, MAX_ID_LENGTH, MAX_SPIN_MS, settings } from './settingsSchema'

export const WHEEL_KEY = 'wheel_current'
/** The last results without the rest of the wheel. Written for whoever wants them; never read. */
export const HISTORY_KEY = 'wheel_history'
/** Where version 1 had the visitor's other wheels. Two keys cannot be changed at once, so now there is one. */
export const OWN_WHEELS_KEY = 'wheel_own'
export const PREFERENCES_KEY = 'user_preferences'
/** Its value is the bare word, because a script that runs before this one reads it too. */
export const THEME_KEY = 'theme'

/** Of the wheels' format. A value of a later version is left alone, not guessed at. */
export const WHEEL_VERSION = 2
/** Of the other keys' formats. */
export const VERSION = 1

/** Entries under the history key (product specification, section 9). */
const STORED_HISTORY_LIMIT = 10
/** Code units; a name of 50 characters may have as many. */
const MAX_NAME_LENGTH = 800
const MAX_PENDING_SPINS = 1000
/** The range of a date, in milliseconds around 1970 (ECMA-262, 21.4.1.1). */
const MAX_TIME = 8.64e15

/** Revisions that a text remembers: more than all tabs together write before each hears of the others. */
export const MAX_ANCESTORS = 24

/** Which text a text was made from: tells a tab whether another one knew of its last write. */
export interface Lineage {
  readonly revision: string
  /** Revisions before this one, newest first. */
  readonly ancestors: readonly string[]
}

/** Of state that was never stored, or of a text from a version without revisions. */
export const NO_LINEAGE: Lineage = { revision: 'none', ancestors: [] }

/** What is stored under the wheel's key. */
export interface StoredWheels extends Omit<SharedState, 'preferences' | 'theme'> {
  readonly lineage: Lineage
}

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID_LENGTH))

const time = clamped(-MAX_TIME, MAX_TIME)
const count = clamped(0, Number.MAX_SAFE_INTEGER)

const segment = v.object({
  id,
  text: v.pipe(
    v.string(),
    v.transform((text) => optionText(text) ?? ''),
    v.minLength(1),
  ),
  color: v.fallback(v.custom<string>(isHexColor), FALLBACK_COLOR),
  weight: v.fallback(v.pipe(v.number(), v.finite(), v.minValue(0)), 1),
  eliminated: v.exactOptional(v.boolean()),
})

const result = v.object({
  id,
  wheelId: id,
  winner: segment,
  spinDuration: clamped(0, MAX_SPIN_MS),
  timestamp: time,
  angle: v.pipe(
    v.number(),
    v.finite(),
    v.transform((angle) => withinTurn(radians(angle))),
  ),
  isEliminationMode: v.boolean(),
  isFinalWinner: v.boolean(),
  remainingSegments: clamped(0, MAX_SEGMENTS),
})

const elimination = v.object({
  eliminatedSegment: segment,
  timestamp: time,
  eliminatedByResult: id,
  remainingSegments: clamped(0, MAX_SEGMENTS),
})

/** Each id once. */
function distinct<T>(items: readonly T[]): T[] {
  const idOf = (item: T) => (item as { id?: unknown } | null)?.id ?? item
  return [...new Map(items.toReversed().map((item) => [idOf(item), item])).values()].toReversed()
}

/** Of a list, the first so many items that can be read. */
function readable<const TItem extends v.GenericSchema>(item: TItem, max: number) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((found): v.InferOutput<TItem>[] =>
        distinct(
          found.flatMap((one) => {
            const read = v.safeParse(item, one)
            return read.success ? [read.output] : []
          }),
        ).slice(0, max),
      ),
    ),
    [],
  )
}

const segments = v.pipe(
  v.array(segment),
  v.minLength(MIN_SEGMENTS),
  v.maxLength(MAX_SEGMENTS),
  v.check((all) => new Set(all.map((one) => one.id)).size === all.length),
)

/** `null` where they are the wheel's own, which is how they are written then. */
const originalSegments = v.fallback(v.nullable(segments), [])

const statistics = v.fallback(
  v.object({ totalSpins: count, totalEliminations: count, totalSpinTime: count }),
  NO_STATISTICS,
)

const storedWheel = v.pipe(
  v.object({
    id,
    name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
    segments,
    settings,
    originalSegments,
    history: readable(result, WHEEL_HISTORY_LIMIT),
    clearedResults: readable(id, WHEEL_HISTORY_LIMIT),
    eliminationHistory: readable(elimination, MAX_SEGMENTS),
    statistics,
    createdAt: v.fallback(time, 0),
    lastUsed: v.fallback(time, 0),
  }),
  v.transform(
    ({ settings: own, originalSegments: originals, ...wheel }): OwnWheel => ({
      wheel: { ...wheel, originalSegments: originals ?? wheel.segments },
      settings: own,
    }),
  ),
)

const wheels = v.object({
  version: v.literal(WHEEL_VERSION),
  revision: v.fallback(id, NO_LINEAGE.revision),
  ancestors: readable(id, MAX_ANCESTORS),
  wheel: storedWheel,
  openedAt: v.fallback(time, 0),
  link: v.fallback(v.nullable(v.object({ hash: v.string(), isOpened: v.boolean() })), null),
  ownWheels: v.fallback(v.array(v.unknown()), []),
  pendingSpins: readable(result, MAX_PENDING_SPINS),
  strayResults: readable(result, MAX_PENDING_SPINS),
  abandonedResult: v.fallback(
    v.nullable(v.object({ id, timestamp: time, isSeen: v.boolean() })),
    null,
  ),
})

/**
 * Reads what `writeWheels` wrote, in this version or an earlier one.
 * @param onUnreadable called where one of the other wheels cannot be read, and is left out
 * @throws when the text is not JSON, of a later version, or holds no whole wheel
 */
export function readWheels(text: string, onUnreadable: () => void = () => {}): StoredWheels {
  const {
    version: _,
    revision,
    ancestors,
    wheel,
    ownWheels,
    ...others
  } = v.parse(wheels, migrateWheels(JSON.parse(text)))
  const [first, ...rest] = withDistinctIds([wheel, ...readEach(ownWheels, onUnreadable)])
  return {
    ...(first as OwnWheel),
    ...others,
    ownWheels: rest,
    lineage: { revision, ancestors },
  }
}

/** No writer of ours stores two wheels of one id, but anything may stand in the storage. */
function withDistinctIds(all: readonly OwnWheel[]): readonly OwnWheel[] {
  const known = new Set<string>()
  return all.map((one, index) => {
    const { wheel } = one
    if (!known.has(wheel.id)) {
      known.add(wheel.id)
      return one
    }
    const wheelId = `${wheel.id.slice(0, 40)}_copy${index}`
    known.add(wheelId)
    const history = wheel.history.map((result) => ({ ...result, wheelId }))
    return { ...one, wheel: { ...wheel, id: wheelId, history } }
  })
}

function readEach(stored: readonly unknown[], onUnreadable: () => void): OwnWheel[] {
  const read = stored.flatMap((one) => {
    const found = v.safeParse(storedWheel, one)
    return found.success ? [found.output] : []
  })
  if (read.length < stored.length) onUnreadable()
  return read
}

export function writeWheels(stored: StoredWheels): string {
  const { wheel, settings: own, openedAt, link, ownWheels } = stored
  const { pendingSpins, strayResults, abandonedResult } = stored
  return JSON.stringify({
    version: WHEEL_VERSION,
    ...stored.lineage,
    wheel: plain({ wheel, settings: own }),
    ...{ openedAt, link },
    ownWheels: ownWheels.map(plain),
    ...{ pendingSpins, strayResults, abandonedResult },
  })
}

const ownWheelsOfVersion1 = v.object({ version: v.literal(1), wheels: v.array(v.unknown()) })

/**
 * Reads the visitor's other wheels as version 1 wrote them.
 * @throws when the text is not JSON, of another version, or no list of wheels
 */
export function readOwnWheels(text: string, onUnreadable: () => void): readonly OwnWheel[] {
  const stored = v.parse(ownWheelsOfVersion1, JSON.parse(text))
  return readEach(migrateOwnWheels(stored.wheels), onUnreadable)
}

/** A stored wheel has its settings in it, and its original options once where they are those it has. */
function plain({ wheel, settings: own }: OwnWheel): object {
  const { segments: all, originalSegments: originals } = wheel
  const isSame =
    originals === all ||
    (originals.length === all.length &&
      originals.every((one, index) => JSON.stringify(one) === JSON.stringify(all[index])))
  return { ...wheel, originalSegments: isSame ? null : originals, settings: own }
}

const preferences = v.object({
  version: v.literal(VERSION),
  areShortcutsOn: v.fallback(v.boolean(), DEFAULT_PREFERENCES.areShortcutsOn),
  areHapticsOn: v.fallback(v.boolean(), DEFAULT_PREFERENCES.areHapticsOn),
})

/** @throws when the text is not JSON, of another version, or of another shape */
export function readPreferences(text: string): Preferences {
  const { version: _, ...read } = v.parse(preferences, JSON.parse(text))
  return read
}

export function writePreferences(own: Preferences): string {
  return JSON.stringify({ version: VERSION, ...own })
}

/** A stored theme is accepted only if it is one of the three. */
export function readTheme(text: string | null | undefined): ThemeChoice | undefined {
  return THEME_CHOICES.find((choice) => choice === text)
}

export function writeHistory(history: readonly SpinResult[]): string {
  const entries = history
    .slice(0, STORED_HISTORY_LIMIT)
    .map(({ winner, timestamp }) => ({ winner, timestamp }))
  return JSON.stringify({ version: VERSION, entries })
}
