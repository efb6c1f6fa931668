// Who wins what: everything follows from the announcement and the signature of its round.

import { drawFraction, type RandomSource } from '../../spin/random'
import {
  type Announcement,
  announcementText,
  fingerprintOf,
  type ProvenPrize,
} from './announcement'
import { drawWeightedOrder } from './order'
import { proofStream } from './stream'

/** Indexes of entries; fewer than there are places where nobody is left. */
export interface Assigned {
  readonly winners: readonly number[]
  readonly reserves: readonly number[]
}

export interface Assignment {
  /** In the order of the prizes. */
  readonly prizes: readonly Assigned[]
  /** Who comes in for a no-show after the reserves, in order: one list for all prizes, or one for each where `again`. */
  readonly waiting: readonly (readonly number[])[]
}

/**
 * @param signature of the announced round, verified: 96 hexadecimal digits
 * @throws {ProofError} for what is no signature
 */
export function assign(announcement: Announcement, signature: string): Assignment {
  const { prizes, again } = announcement
  const fingerprint = fingerprintOf(announcementText(announcement))
  const peopleOf = (lane: number) =>
    drawPeople(announcement, proofStream(signature, fingerprint, 'draw', lane))
  if (!again) return deal(prizes, peopleOf(0))
  const dealt = prizes.map((prize, lane) => deal([prize], peopleOf(lane)))
  return {
    prizes: dealt.flatMap((one) => one.prizes),
    waiting: dealt.flatMap((one) => one.waiting),
  }
}

/** Everyone in the order drawn, each by the first of their tickets. */
function drawPeople({ entries, weights }: Announcement, source: RandomSource): number[] {
  const order = drawWeightedOrder(weights ?? entries.map(() => 1), source)
  const drawn = new Set<string>()
  return order.filter((index) => {
    const text = entries[index] as string
    if (drawn.has(text)) return false
    drawn.add(text)
    return true
  })
}

/** The places of all prizes are filled before the first reserve of any. */
function deal(prizes: readonly ProvenPrize[], people: readonly number[]): Assignment {
  let at = 0
  const next = (count: number) => {
    at += count
    return people.slice(at - count, at)
  }
  const winners = prizes.map(({ places }) => next(places))
  const reserves = prizes.map((prize) => next(prize.reserves))
  return {
    prizes: winners.map((one, prize) => ({ winners: one, reserves: reserves[prize] ?? [] })),
    waiting: [people.slice(at)],
  }
}

/**
 * Where in the first winner's segment the wheel rests on every device: from 0 to less than 1.
 * @throws {ProofError} for what is no signature
 */
export function showFraction(announcement: Announcement, signature: string): number {
  const fingerprint = fingerprintOf(announcementText(announcement))
  return drawFraction(proofStream(signature, fingerprint, 'show'))
}
