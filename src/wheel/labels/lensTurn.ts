// How the wheel in the lens turns, on which all segments are equally wide.

import { FULL_TURN, withinTurn } from '../angle'
import { type Arcs, countOf, placeAt, turnsAt, widthOf } from '../geometry'
import { turnsTo } from '../leaving'

/**
 * The rotation of the wheel in the lens: what is under the pointer there is the point of the segment that is under the
 * pointer on the wheel.
 * @param leaving the index of the segment that leaves, or `null`
 * @param share what is left of its width, 0 to 1
 */
export function turnInLens(
  rotation: number,
  arcs: Arcs,
  leaving: number | null,
  share: number,
): number {
  if (typeof arcs === 'number') return rotation
  const place = placeUnderPointer(rotation, arcs, leaving, share)
  return -turnsTo(place, arcs.length, leaving, share) * FULL_TURN
}

/** How far the wheel in the lens has turned while the wheel itself turned by `arc` to a rotation; at most a turn. */
export function arcInLens(rotation: number, arc: number, arcs: Arcs): number {
  if (typeof arcs === 'number' || arc === 0 || arc >= FULL_TURN) return arc
  const before = placeUnderPointer(rotation - arc, arcs, null, 1)
  const passed = before - placeUnderPointer(rotation, arcs, null, 1)
  const count = countOf(arcs)
  return ((passed < 0 ? passed + count : passed) / count) * FULL_TURN
}

/** The inverse of {@link turnsTo}, for what is under the pointer. */
function placeUnderPointer(
  rotation: number,
  arcs: Arcs,
  leaving: number | null,
  share: number,
): number {
  const turns = withinTurn(-rotation) / FULL_TURN
  if (leaving === null) return placeAt(turns, arcs)
  const [start, width] = [turnsAt(leaving, arcs), widthOf(leaving, arcs)]
  const past = turns * (1 - (1 - share) * width) - start
  const within = share > 0 ? Math.min(width, Math.max(0, past / share)) : past > 0 ? width : 0
  return placeAt(past < 0 ? start + past : start + within + Math.max(0, past - share * width), arcs)
}
