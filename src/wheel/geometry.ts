// Where segments lie on the circle. Everything that shows, hears or counts segments asks here.

import { FULL_TURN, type Radians, radians, withinTurn } from './angle'

/**
 * The number of segments where all are equally wide, otherwise where each ends: running sums of integer weights above
 * 0, exact because the total is a safe integer.
 */
export type Arcs = number | Float64Array<ArrayBuffer>

export function runningSums(weights: readonly number[]): Float64Array<ArrayBuffer> {
  let sum = 0
  return Float64Array.from(weights, (weight) => {
    sum += weight
    return sum
  })
}

export function countOf(arcs: Arcs): number {
  return typeof arcs === 'number' ? arcs : arcs.length
}

/** 1 for each segment where all are equally wide. */
export function totalOf(arcs: Arcs): number {
  return typeof arcs === 'number' ? arcs : (arcs.at(-1) ?? 0)
}

/** The same search says who wins and what the pointer points at. @param sum from 0 to less than the total */
export function segmentAt(sum: number, arcs: Arcs): number {
  if (typeof arcs === 'number') return Math.min(arcs - 1, Math.floor(sum))
  return firstEnd(arcs, sum, false)
}

/** The first end beyond a sum, or at it where `isIncluded`; the last one where there is none. */
function firstEnd(ends: Float64Array, sum: number, isIncluded: boolean): number {
  let low = 0
  let high = ends.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const end = ends[middle] as number
    if (end > sum || (isIncluded && end === sum)) high = middle
    else low = middle + 1
  }
  return low
}

function sumBefore(index: number, ends: Float64Array): number {
  return index === 0 ? 0 : (ends[index - 1] as number)
}

/** In turns. */
export function widthOf(index: number, arcs: Arcs): number {
  if (typeof arcs === 'number') return 1 / arcs
  return ((arcs[index] ?? 0) - sumBefore(index, arcs)) / totalOf(arcs)
}

/** In turns. */
export function leastWidth(arcs: Arcs): number {
  if (typeof arcs === 'number') return 1 / arcs
  let least = 1
  for (let index = 0; index < arcs.length; index += 1) least = Math.min(least, widthOf(index, arcs))
  return least
}

/**
 * Turns clockwise from the start of the first segment.
 * @param place counted in segments: 2.5 is the middle of the third one, whatever their widths
 */
export function turnsAt(place: number, arcs: Arcs): number {
  if (typeof arcs === 'number') return place / arcs
  const index = Math.min(arcs.length - 1, Math.floor(place))
  const before = sumBefore(index, arcs)
  return (before + (place - index) * ((arcs[index] ?? 0) - before)) / totalOf(arcs)
}

/** The inverse of {@link turnsAt}. @param turns from 0 to 1 */
export function placeAt(turns: number, arcs: Arcs): number {
  if (typeof arcs === 'number') return turns * arcs
  const sum = turns * totalOf(arcs)
  const index = segmentAt(sum, arcs)
  const before = sumBefore(index, arcs)
  return index + Math.min(1, (sum - before) / ((arcs[index] ?? 0) - before))
}

/**
 * At rotation 0 the pointer is at the start of segment 0. Segments run clockwise and the wheel turns clockwise, so they
 * pass the pointer in descending order.
 */
export function segmentUnderPointer(rotation: Radians, arcs: Arcs): number {
  return segmentAt((withinTurn(-rotation) / FULL_TURN) * totalOf(arcs), arcs)
}

/** From 0 to less than a full turn. @param fraction how far clockwise into the segment: 0 its start, 1 its end */
export function rotationToPoint(index: number, fraction: number, arcs: Arcs): Radians {
  return withinTurn(-turnsAt(index + fraction, arcs) * FULL_TURN)
}

/**
 * Borders that pass the pointer from rotation 0 on, over any number of turns. The start of the first segment, which is
 * there at the beginning, counts from the next turn on.
 */
export function bordersBefore(rotation: Radians, arcs: Arcs): number {
  if (typeof arcs === 'number') return Math.floor(rotation / (FULL_TURN / arcs))
  const turns = rotation / FULL_TURN
  const whole = Math.floor(turns)
  const sum = (1 - (turns - whole)) * totalOf(arcs)
  return whole * arcs.length + arcs.length - 1 - firstEnd(arcs, sum, true)
}

/** The inverse of {@link bordersBefore}. */
export function rotationOfBorder(border: number, arcs: Arcs): Radians {
  if (typeof arcs === 'number') return radians(border * (FULL_TURN / arcs))
  const whole = Math.floor(border / arcs.length)
  const index = arcs.length - (border - whole * arcs.length)
  const turns = index === arcs.length ? whole : whole + 1 - turnsAt(index, arcs)
  return radians(turns * FULL_TURN)
}

export function bordersPassed(from: Radians, to: Radians, arcs: Arcs): number {
  return bordersBefore(to, arcs) - bordersBefore(from, arcs)
}
