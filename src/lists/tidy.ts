// Each function returns the same wheel where there is nothing to do, and leaves at least two active options.

import { compareTexts } from '../text/order'
import { isHexColor } from '../wheel/colors/color'
import {
  countUnmarked,
  isActive,
  isMarked,
  MAX_SEGMENTS,
  MIN_SEGMENTS,
  optionText,
  type Segment,
} from '../wheel/segment'
import { type NewId, type Wheel, withOtherSegments, withSegments } from '../wheel/wheel'
import { nameKey } from './duplicates'

export const MIN_REPEATS = 2
const MAX_REPEATS = 10

/** 2 comes before 10. Equal texts stay in their order. */
export function sortOptions(
  wheel: Wheel,
  direction: 'ascending' | 'descending',
  isEliminationMode: boolean,
): Wheel {
  const sign = direction === 'ascending' ? 1 : -1
  const sorted = wheel.segments.toSorted((one, other) => sign * compareTexts(one.text, other.text))
  return withOtherSegments(wheel, sorted, isEliminationMode)
}

/** Fisher–Yates: every order equally likely. @param draw an index from 0 to less than a count (`drawIndex`) */
export function shuffleOptions(
  wheel: Wheel,
  draw: (count: number) => number,
  isEliminationMode: boolean,
): Wheel {
  const shuffled = [...wheel.segments]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const index = draw(last + 1)
    const [one, other] = [shuffled[last], shuffled[index]]
    if (one && other) [shuffled[last], shuffled[index]] = [other, one]
  }
  return withOtherSegments(wheel, shuffled, isEliminationMode)
}

/** Keeps the first active one of each name, or else the first. */
export function removeDuplicates(wheel: Wheel, isEliminationMode: boolean): Wheel {
  return removeSegments(wheel, duplicates(wheel.segments), isEliminationMode)
}

/** Without regard to the two that a wheel needs. */
export function duplicates(segments: readonly Segment[]): Set<string> {
  const first = new Map<string, Segment>()
  for (const segment of segments) {
    const name = nameKey(segment.text)
    const known = first.get(name)
    if (!known || (!isActive(known) && isActive(segment))) first.set(name, segment)
  }
  const kept = new Set(Array.from(first.values(), ({ id }) => id))
  return new Set(segments.flatMap(({ id }) => (kept.has(id) ? [] : [id])))
}

export function removeEliminated(wheel: Wheel, isEliminationMode: boolean): Wheel {
  const left = wheel.segments.filter(({ eliminated }) => !eliminated)
  return left.length < MIN_SEGMENTS ? wheel : withOtherSegments(wheel, left, isEliminationMode)
}

/** @param color `#rrggbb`; anything else has no effect */
export function recolorOptions(
  wheel: Wheel,
  ids: Set<string>,
  color: string,
  isEliminationMode: boolean,
): Wheel {
  if (!isHexColor(color)) return wheel
  const recolored = wheel.segments.map((one) =>
    ids.has(one.id) && one.color !== color ? { ...one, color } : one,
  )
  return withOtherSegments(wheel, recolored, isEliminationMode)
}

const NUMBER = /^(\d{1,5}) /

/** In place of the numbers that it put there before. */
export function numberOptions(wheel: Wheel, isEliminationMode: boolean): Wheel {
  const { segments } = wheel
  const numbers = new Set(segments.map(({ text }) => Number(NUMBER.exec(text)?.[1])))
  // 100 m and 200 m are no numbering; 1 to n are.
  const isNumbered = segments.every((_, index) => numbers.has(index + 1))
  const numbered = segments.map((segment, index) => {
    const bare = isNumbered ? segment.text.replace(NUMBER, '') : segment.text
    const text = optionText(`${index + 1} ${bare}`) ?? segment.text
    return text === segment.text ? segment : { ...segment, text }
  })
  return withOtherSegments(wheel, numbered, isEliminationMode)
}

/** At most 10; less than 2 where there is no room. */
export function mostRepeats({ segments }: Wheel): number {
  return Math.min(MAX_REPEATS, Math.floor(MAX_SEGMENTS / Math.max(1, segments.length)))
}

/** No effect where there is no room for all: some would be more likely than others. @param times 2 to `mostRepeats` */
export function repeatOptions(
  wheel: Wheel,
  times: number,
  newId: NewId,
  isEliminationMode: boolean,
): Wheel {
  if (!Number.isInteger(times) || times < MIN_REPEATS || times > mostRepeats(wheel)) return wheel
  const copies = Array.from({ length: times - 1 }, () =>
    wheel.segments.map((segment) => ({ ...segment, id: newId() })),
  )
  return withSegments(wheel, [...wheel.segments, ...copies.flat()], isEliminationMode)
}

/** Leaves two that nothing keeps off the wheel: of those to be removed, the first stay. */
export function removeSegments(wheel: Wheel, ids: Set<string>, isEliminationMode: boolean): Wheel {
  let missing = MIN_SEGMENTS - countUnmarked(wheel.segments.filter(({ id }) => !ids.has(id)))
  const segments = wheel.segments.filter((segment) => {
    if (!ids.has(segment.id)) return true
    if (isMarked(segment) || missing <= 0) return false
    missing -= 1
    return true
  })
  // Late in a round, most are picked.
  return segments.length < MIN_SEGMENTS
    ? wheel
    : withOtherSegments(wheel, segments, isEliminationMode)
}

export function removedBetween(before: Wheel, after: Wheel): readonly Segment[] {
  const left = new Set(after.segments.map(({ id }) => id))
  return before.segments.filter(({ id }) => !left.has(id))
}
