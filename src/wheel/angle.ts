// A branded type, so that radians are no plain numbers. Rotations grow clockwise; 0 is the top, under the pointer.

declare const unit: unique symbol

export type Radians = number & { readonly [unit]: 'radians' }

export function radians(value: number): Radians {
  return value as Radians
}

export const FULL_TURN = radians(2 * Math.PI)

/** At least 0 and less than a full turn. */
export function withinTurn(angle: number): Radians {
  // Adding 0 turns -0 into 0.
  const remainder = (angle % FULL_TURN) + 0
  const positive = remainder < 0 ? remainder + FULL_TURN : remainder
  // A tiny negative angle plus a full turn rounds to the full turn itself.
  return radians(positive >= FULL_TURN ? 0 : positive)
}
