// The blocks of people who stay together, seated as if nobody were kept apart, every way equally likely.
//
// Blocks of one size are alike. So the ways to seat those that are left depend only on how many there are of each size
// and on which groups are still to be filled; they are counted group by group, and the way of a drawn number is found
// by subtracting (unranking: Nijenhuis and Wilf, Combinatorial Algorithms, 1978, chapter 13).

import type { RandomSource } from '../../spin/random'
import { drawBigIndex } from './bigIndex'
import { seatings } from './countGroups'
import { drawSample } from './sample'

/** The most steps of counting: about half a second. */
const MAX_STEPS = 300_000

/** Numbers of blocks, by their sizes. */
export type BlocksBySize = ReadonlyMap<number, readonly number[]>

/** What is left to do before it is given up; one is some microseconds at most. */
export interface Steps {
  left: number
}

/** Draws the group of each block, or nothing: then it is tried again, and what comes out at last is as likely. */
export type BlockSeater = (source: RandomSource, steps: Steps) => Map<number, number> | undefined

/** So many blocks of each size in one group. */
export interface Fill {
  readonly picks: readonly number[]
  /** The seats that they take. */
  readonly taken: number
}

/**
 * @param blocks the numbers of the blocks to seat, by their sizes
 * @returns draws the group of each block; `null` when there is no way, `undefined` when there are too many to count
 */
export function blockSeater(
  blocks: BlocksBySize,
  groupSizes: readonly number[],
): BlockSeater | null | undefined {
  const sizes = [...blocks.keys()]
  const totals = sizes.map((size) => blocks.get(size)?.length ?? 0)
  // The number of a state says how many blocks of each size are left, like digits.
  const strides = totals.map((_, at) =>
    totals.slice(0, at).reduce((all, total) => all * (total + 1), 1),
  )
  const states = totals.reduce((all, total) => all * (total + 1), 1)
  if (states * groupSizes.length > MAX_STEPS) return undefined
  const fills = new Map(
    [...new Set(groupSizes)].map((seats) => [
      seats,
      (fillsOf(seats, blocks, MAX_STEPS) ?? []).map((fill) => ({
        ...fill,
        seats: seatings(seats, fill.taken),
        offset: fill.picks.reduce((all, pick, at) => all + pick * (strides[at] as number), 0),
      })),
    ]),
  )
  const steps = groupSizes.reduce((all, seats) => all + states * (fills.get(seats)?.length ?? 0), 0)
  if (steps > MAX_STEPS) return undefined

  const leftIn = (state: number, at: number) =>
    Math.floor(state / (strides[at] as number)) % ((totals[at] as number) + 1)
  const choose = binomials(Math.max(0, ...totals))
  /** In how many ways a group is filled so, from what is left; 0 when that is not enough. */
  const waysOf = (picks: readonly number[], seats: bigint, state: number) =>
    picks.reduce((ways, pick, at) => ways * (choose[leftIn(state, at)]?.[pick] ?? 0n), seats)

  // For each group, the ways to seat in it and in those after it exactly what a state says.
  const ways: bigint[][] = [Array.from({ length: states }, (_, state) => (state === 0 ? 1n : 0n))]
  for (const seats of [...groupSizes].reverse()) {
    const after = ways[0] as bigint[]
    const here = after.map((_, state) => {
      let all = 0n
      for (const fill of fills.get(seats) ?? []) {
        const onward = after[state - fill.offset]
        if (onward) all += waysOf(fill.picks, fill.seats, state) * onward
      }
      return all
    })
    ways.unshift(here)
  }
  const all = ways[0]?.[states - 1] ?? 0n
  if (all === 0n) return null

  return (source) => {
    let way = drawBigIndex(all, source)
    let state = states - 1
    const chosen = groupSizes.map((seats, group) => {
      for (const fill of fills.get(seats) ?? []) {
        const onward = ways[group + 1]?.[state - fill.offset] ?? 0n
        const here = onward && waysOf(fill.picks, fill.seats, state) * onward
        if (way < here) {
          way %= onward
          state -= fill.offset
          return fill.picks
        }
        way -= here
      }
      throw new Error('More ways were counted than there are')
    })
    return dealBlocks(blocks, chosen, source)
  }
}

/** Which blocks go where, when it is known how many of each size go to each group. */
export function dealBlocks(
  blocks: BlocksBySize,
  picksOf: readonly (readonly number[])[],
  source: RandomSource,
): Map<number, number> {
  const shuffled = [...blocks.values()].map((same) =>
    drawSample(same.length, same.length, source).map((index) => same[index] as number),
  )
  const groupOf = new Map<number, number>()
  for (const [group, picks] of picksOf.entries()) {
    for (const [at, pick] of picks.entries()) {
      for (const block of shuffled[at]?.splice(0, pick) ?? []) groupOf.set(block, group)
    }
  }
  return groupOf
}

/** All that fits into a group of so many seats, or `undefined` when that is more than `most`. */
export function fillsOf(seats: number, blocks: BlocksBySize, most: number): Fill[] | undefined {
  let fills: Fill[] = [{ picks: [], taken: 0 }]
  for (const [size, same] of blocks) {
    fills = fills.flatMap(({ picks, taken }) => {
      const room = Math.min(same.length, Math.floor((seats - taken) / size))
      return Array.from({ length: room + 1 }, (_, pick) => ({
        picks: [...picks, pick],
        taken: taken + pick * size,
      }))
    })
    if (fills.length > most) return undefined
  }
  return fills
}

/** Pascal's triangle. */
function binomials(most: number): bigint[][] {
  const rows = [[1n]]
  for (let n = 1; n <= most; n += 1) {
    const above = rows[n - 1] as bigint[]
    rows.push([1n, ...above.map((one, k) => one + (above[k + 1] ?? 0n))])
  }
  return rows
}
