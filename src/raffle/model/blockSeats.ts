// Blocks of people who stay together, seated by rejection (von Neumann, 1951): every way equally likely.

import { drawIndex, type RandomSource } from '../../spin/random'
import { seatings } from './groupRules'
import { drawBigIndex, drawSample } from './sample'

type BlocksBySize = ReadonlyMap<number, readonly number[]>

/** What is left to do before it is given up; one is some microseconds at most. */
export interface Steps {
  left: number
}

/** Draws the group of each block, or nothing: then it is tried again, and what comes out at last is as likely. */
export type BlockSeater = (source: RandomSource, steps: Steps) => Map<number, number> | undefined

interface Fill {
  readonly picks: readonly number[]
  readonly taken: number
}

/** Which blocks go where, when it is known how many of each size go to each group. */
function dealBlocks(
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

const MAX_FILLS = 2000

/** All that fits into a group of so many seats, or `undefined` when that is more than `MAX_FILLS`. */
function fillsOf(seats: number, blocks: BlocksBySize): Fill[] | undefined {
  let fills: Fill[] = [{ picks: [], taken: 0 }]
  for (const [size, same] of blocks) {
    fills = fills.flatMap(({ picks, taken }) => {
      const room = Math.min(same.length, Math.floor((seats - taken) / size))
      return Array.from({ length: room + 1 }, (_, pick) => ({
        picks: [...picks, pick],
        taken: taken + pick * size,
      }))
    })
    if (fills.length > MAX_FILLS) return undefined
  }
  return fills
}

/** Factors are whole numbers over this. Whatever they are, what comes out is exactly as likely. */
const ONE = 2n ** 32n
const FITTING_ROUNDS = 200

interface FillTable {
  readonly fills: readonly { readonly picks: readonly number[]; readonly weight: bigint }[]
  readonly most: bigint
  /** For each fill, the weights up to its own, together. */
  readonly ends: readonly bigint[]
}

/**
 * For many small groups. Each is filled at random without regard to the others, a fill being as likely as it has
 * seatings, times a factor for each block that depends on the size of the block. The last group gets what is left, and
 * the whole is kept with a chance in proportion to the seatings of that, none when it does not fit: so each block is
 * used once. Then the factors are the same for all that is kept, whatever they are: they are chosen so that the right number of
 * blocks of each size is what is expected. (Boltzmann sampling: Duchon, Flajolet, Louchard and Schaeffer, Boltzmann
 * Samplers for the Random Generation of Combinatorial Structures, 2004.) `undefined` when a group has too many fills.
 */
export function tiltedTries(
  blocks: BlocksBySize,
  groupSizes: readonly number[],
): BlockSeater | undefined {
  const totals = [...blocks.values()].map((same) => same.length)
  const fills = new Map<number, Fill[]>()
  for (const seats of new Set(groupSizes)) {
    const found = fillsOf(seats, blocks)
    if (!found) return undefined
    fills.set(seats, found)
  }
  const factors = fittingFactors(totals, groupSizes, fills)
  const tables = new Map(
    [...fills].map(([seats, found]) => [seats, fillTable(seats, found, factors)]),
  )
  const filled = groupSizes.map((seats) => tables.get(seats) as FillTable)
  const last = filled.pop() as FillTable
  return (source, steps) => {
    const left = [...totals]
    const chosen: (readonly number[])[] = []
    for (const table of filled) {
      steps.left -= 1
      const picks = drawFill(table, source)
      for (const [size, pick] of picks.entries()) {
        left[size] = (left[size] as number) - pick
        if ((left[size] as number) < 0) return undefined
      }
      chosen.push(picks)
    }
    const rest = last.fills.find(({ picks }) => picks.every((pick, size) => pick === left[size]))
    if (!rest || drawBigIndex(last.most, source) >= rest.weight) return undefined
    return dealBlocks(blocks, [...chosen, rest.picks], source)
  }
}

/**
 * For few large groups. Each block goes to any group, and the whole is kept with a chance in proportion to its
 * seatings. Most has what fills the groups most evenly, because each further person has as many seats to choose from as
 * the group has left.
 */
export function evenTries(blocks: BlocksBySize, groupSizes: readonly number[]): BlockSeater {
  const people = [...blocks].reduce((all, [size, same]) => all + size * same.length, 0)
  const free = [...groupSizes]
  let most = 1n
  for (let person = 0; person < people; person += 1) {
    const seats = Math.max(...free)
    free[free.indexOf(seats)] = seats - 1
    most *= BigInt(seats)
  }
  return (source, steps) => {
    const taken = groupSizes.map(() => 0)
    const groupOf = new Map<number, number>()
    for (const [size, same] of blocks) {
      for (const block of same) {
        steps.left -= 1
        const group = drawIndex(groupSizes.length, source)
        taken[group] = (taken[group] as number) + size
        if ((taken[group] as number) > (groupSizes[group] as number)) return undefined
        groupOf.set(block, group)
      }
    }
    let ways = 1n
    for (const [group, seats] of groupSizes.entries()) ways *= seatings(seats, taken[group] ?? 0)
    return drawBigIndex(most, source) < ways ? groupOf : undefined
  }
}

/** The natural logarithms of the factors, by iterative scaling. Rounding makes tries fail more often, nothing else. */
function fittingFactors(
  totals: readonly number[],
  groupSizes: readonly number[],
  fills: ReadonlyMap<number, readonly Fill[]>,
): number[] {
  const logs = totals.map(() => 0)
  const factorials = [0]
  for (let n = 1; n <= Math.max(...groupSizes); n += 1) {
    factorials.push((factorials[n - 1] as number) + Math.log(n))
  }
  const repeats = new Map<number, number>()
  for (const seats of groupSizes) repeats.set(seats, (repeats.get(seats) ?? 0) + 1)
  for (let round = 0; round < FITTING_ROUNDS; round += 1) {
    const expected = totals.map(() => 0)
    for (const [seats, found] of fills) {
      const weights = found.map(({ picks, taken }) =>
        picks.reduce(
          (log, pick, size) => log + pick * (logs[size] as number) - (factorials[pick] as number),
          -(factorials[seats - taken] as number),
        ),
      )
      const highest = Math.max(...weights)
      const chances = weights.map((log) => Math.exp(log - highest))
      const all = chances.reduce((sum, chance) => sum + chance, 0)
      for (const [at, { picks }] of found.entries()) {
        const share = ((chances[at] as number) / all) * (repeats.get(seats) ?? 0)
        for (const [size, pick] of picks.entries()) {
          expected[size] = (expected[size] as number) + share * pick
        }
      }
    }
    for (const [size, total] of totals.entries()) {
      const wanted = (logs[size] as number) + Math.log(total / (expected[size] || total)) / 2
      logs[size] = Math.min(200, Math.max(-40, wanted))
    }
  }
  return logs
}

function fillTable(seats: number, found: readonly Fill[], logs: readonly number[]): FillTable {
  const factors = logs.map((log) => BigInt(Math.ceil(Math.exp(log) * Number(ONE))))
  const mostPicks = Math.max(...found.map(({ picks }) => sumOf(picks)))
  let most = 0n
  let end = 0n
  const ends: bigint[] = []
  const fills = found.map(({ picks, taken }) => {
    let weight = seatings(seats, taken) * ONE ** BigInt(mostPicks - sumOf(picks))
    for (const [size, pick] of picks.entries()) {
      // Blocks of one size are alike until they are dealt.
      weight = (weight * (factors[size] ?? 1n) ** BigInt(pick)) / seatings(pick, pick)
    }
    if (weight > most) most = weight
    end += weight
    ends.push(end)
    return { picks, weight }
  })
  return { fills, most, ends }
}

function drawFill({ fills, ends }: FillTable, source: RandomSource): readonly number[] {
  const way = drawBigIndex(ends.at(-1) as bigint, source)
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (way < (ends[middle] as bigint)) high = middle
    else low = middle + 1
  }
  return fills[low]?.picks ?? []
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
