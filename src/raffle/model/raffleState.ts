// What follows from the record of a draw: who has which place, who may still win, and what is next.

import type { WhyNoShow } from '../../wheel/result'
import { peopleIn } from './entrants'
import { type Proven, provenOf, weightsByOption } from './proven'
import type {
  Beacon,
  Begun,
  Drawn,
  Entry,
  NoShow,
  Option,
  Position,
  Prize,
  Replaced,
} from './record'

interface Call {
  readonly winner: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** The number of presses up to then. */
  readonly press: number
  readonly from: 'press' | 'reserve' | 'drawn'
  /** Why the place is not theirs; `null` while it is. */
  readonly why: WhyNoShow | null
}

interface PlaceState {
  /** Everyone called for it, in order; none before it is drawn. */
  readonly calls: readonly Call[]
  /** `null` before it is drawn, while a no-show waits for a replacement, and when nobody was left. */
  readonly winner: number | null
}

interface ReserveState {
  readonly winner: number
  readonly at: number
  readonly press: number
  readonly hasSteppedUp: boolean
}

interface PrizeState extends Prize {
  readonly drawn: number
  readonly placed: readonly PlaceState[]
  /** In order; none before the last place is drawn. */
  readonly drawnReserves: readonly ReserveState[]
}

/** Options are indexes in the frozen list. */
export interface RaffleState {
  readonly begun: Begun
  readonly list: readonly Option[]
  readonly prizes: readonly PrizeState[]
  /** Of a draw that is bound to a beacon; `null` where this device draws by chance. */
  readonly proven: Proven | null
  /** By option, in hundredths: of a person, all their options together. `null` where everyone weighs the same. */
  readonly weights: readonly number[] | null
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
  eligibleFor(prize: number): number[]
  eligibleCount(prize: number): number
  /** How many of them can win together: people, or tickets where each may win. */
  eligibleUnits(prize: number): number
  /** The same as one ASCII digit for each option of the list: 1 if it can win, 0 if not. */
  eligibleDigits(prize: number): Uint8Array<ArrayBuffer>
  canWin(option: number, prize: number): boolean
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

/** @throws RangeError when its first entry is not that of a draw that has begun */
export function stateOf(entries: readonly Entry[]): RaffleState {
  const [first, ...rest] = entries
  if (first?.kind !== 'begun') throw new RangeError('A record begins with how the draw began')
  const fold = new DrawFold(first)
  for (const entry of rest) fold.add(entry)
  return fold
}

interface MutablePlace {
  readonly calls: Call[]
  winner: number | null
}

interface MutablePrize extends Prize {
  readonly placed: MutablePlace[]
  readonly drawnReserves: (ReserveState & { hasSteppedUp: boolean })[]
  drawn: number
  /** Where each prize is drawn from everyone anew: who has a place of it, of those who are `free`. */
  readonly holders: Set<number>
}

const DIGIT_ZERO = '0'.charCodeAt(0)

/**
 * Takes up each entry in a time that does not grow with the record, and leaves out what cannot follow: `checkRecord`
 * says what is wrong with it.
 */
export class DrawFold implements RaffleState {
  readonly begun: Begun
  readonly list: readonly Option[]
  readonly prizes: readonly MutablePrize[]
  proven: Proven | null
  readonly weights: readonly number[] | null
  readonly places: number
  presses = 0
  drawn = 0
  pending: Position | null = null
  hasEnded = false
  latestListHash: string
  readonly isAnew: boolean
  /** By option: 1 for those who can win, except for a prize that they already have. */
  readonly #free: Uint8Array
  #freeCount = 0
  /** Where nobody may win again: with any number of tickets. */
  #freePeople = 0
  /** By option: `first` and `next` of `peopleIn`. */
  readonly #person: Int32Array
  readonly #sameNext: Int32Array
  readonly #out: Set<number>
  readonly #reserves = new Set<number>()
  /** Where each prize is drawn from everyone anew: the prizes that one has. */
  readonly #held = new Map<number, number[]>()
  #cursor = 0

  constructor(begun: Begun) {
    const { list, out, prizes, rules } = begun
    this.begun = begun
    this.list = list
    this.latestListHash = begun.listHash
    this.proven = provenOf(begun, null)
    this.weights = weightsByOption(begun)
    this.isAnew = rules.mayWinAgain && rules.duplicates === 'person'
    this.prizes = prizes.map((prize) => ({
      ...prize,
      placed: Array.from({ length: prize.places }, () => ({ calls: [], winner: null })),
      drawnReserves: [],
      drawn: 0,
      holders: new Set(),
    }))
    this.places = prizes.reduce((sum, { places }) => sum + places, 0)
    this.#free = new Uint8Array(list.length).fill(1)
    this.#freeCount = list.length
    this.#out = new Set(out.map(({ index }) => index))
    for (const index of this.#out) this.#remove(index)
    const { first, next } = peopleIn(list)
    this.#person = first
    this.#sameNext = next
    this.#freePeople = new Set(first.filter((_, option) => this.#free[option] === 1)).size
    this.#advance()
  }

  get next(): Position | null {
    const prize = this.prizes[this.#cursor]
    return prize ? { prize: this.#cursor, place: prize.drawn } : null
  }

  get isComplete(): boolean {
    return this.next === null && this.pending === null
  }

  eligibleFor(prize: number): number[] {
    const eligible: number[] = []
    for (let option = 0; option < this.list.length; option += 1) {
      if (this.canWin(option, prize)) eligible.push(option)
    }
    return eligible
  }

  eligibleCount(prize: number): number {
    return this.#freeCount - (this.prizes[prize]?.holders.size ?? 0)
  }

  eligibleUnits(prize: number): number {
    return this.begun.rules.mayWinAgain ? this.eligibleCount(prize) : this.#freePeople
  }

  eligibleDigits(prize: number): Uint8Array<ArrayBuffer> {
    const digits = new Uint8Array(this.#free.length)
    for (let option = 0; option < digits.length; option += 1) {
      digits[option] = DIGIT_ZERO + (this.#free[option] as number)
    }
    for (const option of this.prizes[prize]?.holders ?? []) digits[option] = DIGIT_ZERO
    return digits
  }

  canWin(option: number, prize: number): boolean {
    return this.#free[option] === 1 && !this.prizes[prize]?.holders.has(option)
  }

  isEntrant(option: number): boolean {
    return option in this.list && !this.#out.has(option)
  }

  isReserve(option: number): boolean {
    // All reserves of a prize are drawn at once, and of another one everybody may be a reserve anew.
    return !this.isAnew && this.#reserves.has(this.unitOf(option))
  }

  personOf(option: number): number {
    return this.#person[option] ?? option
  }

  unitOf(option: number): number {
    return this.begun.rules.mayWinAgain ? option : this.personOf(option)
  }

  add(entry: Entry) {
    switch (entry.kind) {
      case 'drawn':
        this.#addDrawn(entry)
        break
      case 'beacon':
        this.#addBeacon(entry)
        break
      case 'noShow':
        this.#addNoShow(entry)
        break
      case 'replaced':
        this.#addReplaced(entry)
        break
      case 'listChanged':
        this.latestListHash = entry.listHash
        break
      case 'ended':
        this.hasEnded = true
    }
    this.#advance()
  }

  #addBeacon({ signature }: Beacon) {
    if (this.proven?.signature === null) this.proven = provenOf(this.begun, signature)
  }

  #addDrawn({ at, places, reserves }: Drawn & { readonly at: number }) {
    this.presses += 1
    const press = this.presses
    for (const { prize, place, winner } of places) {
      const [of, position] = [this.prizes[prize], this.prizes[prize]?.placed[place]]
      if (!of || !position || position.calls.length > 0 || !this.list[winner]) continue
      position.calls.push({ winner, at, press, from: 'press', why: null })
      position.winner = winner
      of.drawn += 1
      this.drawn += 1
      this.#win(winner, prize)
    }
    for (const { prize, winner } of reserves) {
      if (!this.prizes[prize] || !this.list[winner]) continue
      this.prizes[prize].drawnReserves.push({ winner, at, press, hasSteppedUp: false })
      this.#reserves.add(this.unitOf(winner))
    }
  }

  #addNoShow({ prize, place, why }: NoShow) {
    const position = this.prizes[prize]?.placed[place]
    const call = position?.calls.at(-1)
    if (!position || !call || position.winner === null) return
    position.calls[position.calls.length - 1] = { ...call, why }
    position.winner = null
    this.pending = { prize, place }
    this.#removePerson(call.winner)
  }

  #addReplaced({ at, prize, place, winner, from }: Replaced & { readonly at: number }) {
    this.pending = null
    const position = this.prizes[prize]?.placed[place]
    if (!position || position.winner !== null || from === 'nobody') return
    if (winner === null || !this.list[winner]) return
    position.calls.push({ winner, at, press: this.presses, from, why: null })
    position.winner = winner
    this.#win(winner, prize)
    if (from !== 'reserve') return
    const reserve = this.prizes[prize]?.drawnReserves.find((one) => one.winner === winner)
    if (reserve) reserve.hasSteppedUp = true
  }

  #win(option: number, prize: number) {
    if (this.isAnew) {
      if (!this.canWin(option, prize)) return
      this.prizes[prize]?.holders.add(option)
      const held = this.#held.get(option)
      if (held) held.push(prize)
      else this.#held.set(option, [prize])
    } else if (this.begun.rules.mayWinAgain) this.#remove(option)
    else this.#removePerson(option)
  }

  #removePerson(option: number) {
    const before = this.#freeCount
    let ticket = this.#person[option] ?? -1
    while (ticket >= 0) {
      this.#remove(ticket)
      ticket = this.#sameNext[ticket] ?? -1
    }
    if (this.#freeCount < before) this.#freePeople -= 1
  }

  #remove(option: number) {
    if (this.#free[option] !== 1) return
    this.#free[option] = 0
    this.#freeCount -= 1
    for (const prize of this.#held.get(option) ?? []) this.prizes[prize]?.holders.delete(option)
  }

  /** Who cannot win now will never be able to, so that a prize that is passed over stays so. */
  #advance() {
    for (; this.#cursor < this.prizes.length; this.#cursor += 1) {
      const { drawn, places } = this.prizes[this.#cursor] as MutablePrize
      if (drawn < places && this.eligibleCount(this.#cursor) > 0) return
    }
  }
}
