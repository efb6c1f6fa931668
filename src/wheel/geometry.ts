// Where segments lie on the circle, and which of them is under the pointer.

import { FULL_TURN, type Radians, radians, withinTurn } from './angle'

/** The angle each of `count` active segments takes; they share the circle equally. */
export function segmentAngle(count: number): Radians {
  return radians(FULL_TURN / count)
}

/**
 * Index of the active segment under the pointer at the top.
 * At rotation 0 the pointer is at the start of segment 0. Segments run clockwise and the wheel turns clockwise, so
 * they pass the pointer in descending order.
 * @param count number of active segments, at least 1
 */
export function segmentUnderPointer(rotation: Radians, count: number): number {
  const pointerAngle = withinTurn(-rotation)
  return Math.min(count - 1, Math.floor((pointerAngle / FULL_TURN) * count))
}

/**
 * The rotation, from 0 to less than a full turn, that puts a point of a segment under the pointer.
 * @param fraction how far clockwise into the segment: 0 its start, 1 its end
 */
export function rotationToPoint(index: number, fraction: number, count: number): Radians {
  return withinTurn(-((index + fraction) / count) * FULL_TURN)
}

/** How many segment borders pass the pointer while the wheel turns clockwise from one rotation to another. */
export function bordersPassed(from: Radians, to: Radians, count: number): number {
  const angle = segmentAngle(count)
  return Math.floor(to / angle) - Math.floor(from / angle)
}
