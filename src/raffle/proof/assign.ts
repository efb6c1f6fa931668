// Who wins what: everything follows from the announcement and the signature of its round.

import { drawFraction, drawIndex, type RandomSource } from '../../spin/random'
import {
  type Announcement,
  announcementText,
  fingerprintOf,
  type ProvenPrize,
} from './announcement'
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

/** @param signature of the announced round, verified @throws {ProofError} for what is no signature */
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

/** Where in the first winner's segment the wheel rests, from 0 to less than 1. @throws {ProofError} for no signature */
export function showFraction(announcement: Announcement, signature: string): number {
  const fingerprint = fingerprintOf(announcementText(announcement))
  return drawFraction(proofStream(signature, fingerprint, 'show'))
}

/** The words of 32 bits. */
const MOST = 2 ** 32

/**
 * Different indexes in the order drawn, all of them by default: each next one is likely as its weight is, among those
 * that are left (successive sampling). For each, `drawIndex` draws x from 0 to less than the sum of the weights left,
 * and the one is next in whose interval x lies, when the intervals of those left follow one another in the order of the
 * list. Also the last one, of which nothing can be otherwise, takes a word. A Fenwick tree (Fenwick, A new data
 * structure for cumulative frequency tables, 1994) finds each in the logarithm of their number.
 * @param weights integers from 1; together at most 2³²: one word decides each
 * @throws RangeError when there is no weight, one is no such integer, or they are too many for the source
 */
export function drawWeightedOrder(
  weights: readonly number[],
  source: RandomSource,
  size = weights.length,
): number[] {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 1)) {
    throw new RangeError('Weights are integers from 1')
  }
  const tree = treeOf(weights)
  let left = weights.reduce((sum, weight) => sum + weight, 0)
  if (left > MOST) throw new RangeError('Weights of more than a word together')
  return Array.from({ length: size }, () => {
    const index = take(tree, drawIndex(left, source))
    const weight = weights[index] as number
    left -= weight
    remove(tree, index, weight)
    return index
  })
}

/** At i, from 1, the sum of the weights from i - (the lowest bit of i) to less than i. */
function treeOf(weights: readonly number[]): Float64Array {
  const tree = Float64Array.from([0, ...weights])
  for (let at = 1; at < tree.length; at += 1) {
    const above = at + (at & -at)
    if (above < tree.length) tree[above] = (tree[above] as number) + (tree[at] as number)
  }
  return tree
}

function take(tree: Float64Array, x: number): number {
  let at = 0
  let rest = x
  for (let step = 2 ** Math.floor(Math.log2(tree.length)); step >= 1; step /= 2) {
    const sum = tree[at + step]
    if (sum === undefined || sum > rest) continue
    at += step
    rest -= sum
  }
  return at
}

function remove(tree: Float64Array, index: number, weight: number): void {
  for (let at = index + 1; at < tree.length; at += at & -at) {
    tree[at] = (tree[at] as number) - weight
  }
}
