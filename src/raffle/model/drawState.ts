// What follows from the record of a draw: who has which place, who may still win, and what is drawn next.

import type { Prize } from './plan'
import type { Proven } from './proven'
import type { Begun, Option, Position, WhyNoShow } from './record'

/** Somebody who was called for a place. */
export interface Call {
  readonly winner: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** The number of presses up to then. */
  readonly press: number
  readonly from: 'press' | 'reserve' | 'drawn'
  /** Why the place is not theirs; `null` while it is. */
  readonly why: WhyNoShow | null
}

export interface PlaceState {
  /** Everyone called for it, in order; none before it is drawn. */
  readonly calls: readonly Call[]
  /** `null` before it is drawn, while a no-show waits for a replacement, and when nobody was left. */
  readonly winner: number | null
}

export interface ReserveState {
  readonly winner: number
  readonly at: number
  readonly press: number
  readonly hasSteppedUp: boolean
}

export interface PrizeState extends Prize {
  /** Places that were drawn. */
  readonly drawn: number
  readonly placed: readonly PlaceState[]
  /** In order; none before the last place is drawn. */
  readonly drawnReserves: readonly ReserveState[]
}

/** A draw at a moment. Options are told by their index in the frozen list. */
export interface DrawState {
  readonly begun: Begun
  readonly list: readonly Option[]
  readonly prizes: readonly PrizeState[]
  /** Of a draw that is bound to a beacon; `null` where this device draws by chance. */
  readonly proven: Proven | null
  readonly presses: number
  /** Places in all prizes, and those that were drawn. */
  readonly places: number
  readonly drawn: number
  /** The first place that is not drawn and that somebody can win. */
  readonly next: Position | null
  /** A no-show whose place has not been given on: the record stops between the two. */
  readonly pending: Position | null
  /** Nothing is left to draw, or nobody to draw it for. */
  readonly isComplete: boolean
  readonly hasEnded: boolean
  /** Of the list as the wheel has it now, as far as it was noted. */
  readonly latestListHash: string
  /** Options that can win a place of this prize now. */
  eligibleFor(prize: number): number[]
  eligibleCount(prize: number): number
  /** How many of them can win together: people, or tickets where each may win. */
  eligibleUnits(prize: number): number
  /** The same as one ASCII digit for each option of the list: 1 if it can win, 0 if not. */
  eligibleDigits(prize: number): Uint8Array<ArrayBuffer>
  canWin(option: number, prize: number): boolean
  /** Whether it took part from the beginning. */
  isEntrant(option: number): boolean
  /** Whether it was drawn as a reserve, and will not be drawn as one again. */
  isReserve(option: number): boolean
  /** Whether each prize is drawn from everyone anew: people may win again, and have no tickets. */
  readonly isAnew: boolean
  /** Options with the same number are of one person. */
  personOf(option: number): number
  /** Options with the same number cannot both win: the tickets of a person who may not win again. */
  unitOf(option: number): number
}
