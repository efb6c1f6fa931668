// The schema of a wheel, in the storage and in files. Neither is trusted: every field is validated, and an invalid one
// takes its default where the wheel can do without it.

import * as v from 'valibot'
import { radians, withinTurn } from '../../wheel/angle'
import { FALLBACK_COLOR, isHexColor } from '../../wheel/palette'
import { NO_STATISTICS, WHEEL_HISTORY_LIMIT } from '../../wheel/result'
import { MAX_SEGMENTS, optionText } from '../../wheel/segment'
import { withTurns } from '../../wheel/turns/afterWin'
import type { OwnWheel } from '../state'
import { clamped, MAX_ID_LENGTH, MAX_SPIN_MS, settings } from './settingsSchema'

/** Code units; 50 characters of 16 each, the longest that are accepted. */
const MAX_NAME_LENGTH = 800
/** The range of a `Date`, in milliseconds before and after 1970 (ECMA-262, 21.4.1.1). */
const MAX_TIME = 8.64e15

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID_LENGTH))

export const time = clamped(-MAX_TIME, MAX_TIME)
const count = clamped(0, Number.MAX_SAFE_INTEGER)

/** A mark that cannot be read costs the option nothing. */
const mark = v.exactOptional(v.fallback(v.boolean(), false))

/** A day as `2026-11-22`; any other text is a day long ago, on which nobody is absent any more. */
export const day = v.exactOptional(v.fallback(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), ''))

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
  picked: mark,
  absent: mark,
})

export const result = v.object({
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
  isNoRepeats: mark,
  remainingSegments: clamped(0, MAX_SEGMENTS),
  chance: v.exactOptional(clamped(0, 1)),
})

const elimination = v.object({
  eliminatedSegment: segment,
  timestamp: time,
  eliminatedByResult: id,
  remainingSegments: clamped(0, MAX_SEGMENTS),
})

/** The first item of each id. */
function distinct<T>(items: readonly T[]): T[] {
  const idOf = (item: T) => (item as { id?: unknown }).id ?? item
  return [...new Map(items.toReversed().map((item) => [idOf(item), item])).values()].toReversed()
}

/** The first `max` valid items of a list. */
export function readable<const TItem extends v.GenericSchema>(item: TItem, max: number) {
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
  v.minLength(1),
  v.maxLength(MAX_SEGMENTS),
  v.check((all) => new Set(all.map((one) => one.id)).size === all.length),
)

/** `null` if they are the same as the wheel's segments. */
const originalSegments = v.fallback(v.nullable(segments), [])

const statistics = v.fallback(
  v.object({ totalSpins: count, totalEliminations: count, totalSpinTime: count }),
  NO_STATISTICS,
)

/** What a wheel has besides its name and its options: in the storage, and in a file. */
export const records = {
  originalSegments,
  history: readable(result, WHEEL_HISTORY_LIMIT),
  eliminationHistory: readable(elimination, MAX_SEGMENTS),
  statistics,
  turnsSince: v.exactOptional(v.fallback(time, 0)),
  createdAt: v.fallback(time, 0),
  lastUsed: v.fallback(time, 0),
}

export const storedWheel = v.pipe(
  v.object({
    id,
    name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)),
    segments,
    settings,
    absentOn: day,
    clearedResults: readable(id, WHEEL_HISTORY_LIMIT),
    ...records,
  }),
  v.transform(
    ({ settings: own, originalSegments: originals, ...wheel }): OwnWheel => ({
      wheel: withTurns({ ...wheel, originalSegments: originals ?? wheel.segments }, own),
      settings: own,
    }),
  ),
)

/** The stored form of a wheel: with its settings, and without originals that equal its segments. */
export function plain({ wheel, settings: own }: OwnWheel): object {
  const { segments: all, originalSegments: originals } = wheel
  const isSame =
    originals === all ||
    (originals.length === all.length &&
      originals.every((one, index) => JSON.stringify(one) === JSON.stringify(all[index])))
  return { ...wheel, originalSegments: isSame ? null : originals, settings: own }
}
