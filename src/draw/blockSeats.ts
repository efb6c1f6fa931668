// The blocks of people who stay together, seated as if nobody were kept apart, every way equally likely.
//
// Blocks of one size are alike. So the ways to seat those that are left depend only on how many there are of each size
// and on which groups are still to be filled; they are counted group by group, and the way of a drawn number is found
// by subtracting (unranking: Nijenhuis and Wilf, Combinatorial Algorithms, 1978, chapter 13).

import { drawIndex, type RandomSource } from '../spin/random'
import { drawBigIndex } from './bigIndex'
import { seatings } from './countGroups'
import { drawSample } from './sample'

/** The most steps of counting: about half a second. */
const MAX_STEPS = 300_000

/** Draws the group of each block. `undefined`: try again, which it asks for independently of what comes out at last. */
export type BlockSeater = (source: RandomSource) => Map<number, number> | undefined

/** So many blocks of each size into one group. */
interface Fill {
  readonly picks: readonly number[]
  /** What the picks take off the number of a state. */
  readonly offset: number
  readonly seats: bigint
}

/**
 * @param blocks the numbers of the blocks to seat, by their sizes
 * @returns draws the group of each block; `null` when there is no way, `undefined` when there are too many to count
 */
export function blockSeater(
  blocks: ReadonlyMap<number, readonly number[]>,
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
    [...new Set(groupSizes)].map((seats) => [seats, fillsOf(seats, sizes, totals, strides)]),
  )
  const steps = groupSizes.reduce((all, seats) => all + states * (fills.get(seats)?.length ?? 0), 0)
  if (steps > MAX_STEPS) return undefined

  const leftIn = (state: number, at: number) =>
    Math.floor(state / (strides[at] as number)) % ((totals[at] as number) + 1)
  const choose = binomials(Math.max(0, ...totals))
  /** In how many ways a group is filled so, from what is left; 0 when that is not enough. */
  const waysOf = ({ picks, seats }: Fill, state: number) =>
    picks.reduce((ways, pick, at) => ways * (choose[leftIn(state, at)]?.[pick] ?? 0n), seats)

  // For each group, the ways to seat in it and in those after it exactly what a state says.
  const ways: bigint[][] = [Array.from({ length: states }, (_, state) => (state === 0 ? 1n : 0n))]
  for (const seats of [...groupSizes].reverse()) {
    const after = ways[0] as bigint[]
    const here = after.map((_, state) => {
      let all = 0n
      for (const fill of fills.get(seats) ?? []) {
        const onward = after[state - fill.offset]
        if (onward) all += waysOf(fill, state) * onward
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
    // Which blocks of a size go where is drawn here, so the number decides only how many.
    const shuffled = sizes.map((size) => {
      const same = blocks.get(size) ?? []
      return drawSample(same.length, same.length, source).map((index) => same[index] as number)
    })
    const groupOf = new Map<number, number>()
    for (const [group, seats] of groupSizes.entries()) {
      for (const fill of fills.get(seats) ?? []) {
        const onward = ways[group + 1]?.[state - fill.offset] ?? 0n
        const here = onward && waysOf(fill, state) * onward
        if (way >= here) {
          way -= here
          continue
        }
        way %= onward
        state -= fill.offset
        for (const [at, pick] of fill.picks.entries()) {
          for (const block of shuffled[at]?.splice(0, pick) ?? []) groupOf.set(block, group)
        }
        break
      }
    }
    return groupOf
  }
}

/**
 * For blocks of so many sizes that there are too many ways to count. Each goes to any group, and the whole is kept with
 * a chance in proportion to the ways to seat it: rejection (von Neumann, 1951). Most ways has what fills the groups
 * most evenly, because each further person has as many seats to choose from as the group has left.
 */
export function rejectingSeater(
  blocks: ReadonlyMap<number, readonly number[]>,
  groupSizes: readonly number[],
): BlockSeater {
  const people = [...blocks].reduce((all, [size, same]) => all + size * same.length, 0)
  const free = [...groupSizes]
  const most = Array.from({ length: people }, () => {
    const seats = Math.max(...free)
    free[free.indexOf(seats)] = seats - 1
    return BigInt(seats)
  }).reduce((all, seats) => all * seats, 1n)
  return (source) => {
    const taken = groupSizes.map(() => 0)
    const groupOf = new Map<number, number>()
    for (const [size, same] of blocks) {
      for (const block of same) {
        const group = drawIndex(groupSizes.length, source)
        taken[group] = (taken[group] as number) + size
        if ((taken[group] as number) > (groupSizes[group] as number)) return undefined
        groupOf.set(block, group)
      }
    }
    const ways = groupSizes.reduce(
      (all, seats, group) => all * seatings(seats, taken[group] as number),
      1n,
    )
    return drawBigIndex(most, source) < ways ? groupOf : undefined
  }
}

/** All that fits into a group; never more than there are states. */
function fillsOf(
  seats: number,
  sizes: readonly number[],
  totals: readonly number[],
  strides: readonly number[],
): Fill[] {
  let fills = [{ picks: [] as number[], offset: 0, taken: 0 }]
  for (const [at, size] of sizes.entries()) {
    fills = fills.flatMap((fill) => {
      const room = Math.min(totals[at] as number, Math.floor((seats - fill.taken) / size))
      return Array.from({ length: room + 1 }, (_, pick) => ({
        picks: [...fill.picks, pick],
        offset: fill.offset + pick * (strides[at] as number),
        taken: fill.taken + pick * size,
      }))
    })
  }
  return fills.map(({ picks, offset, taken }) => ({ picks, offset, seats: seatings(seats, taken) }))
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
