// What people say about groups, who stays together and who is kept apart, as blocks of people that move as one.

import type { RandomSource } from '../../spin/random'
import { drawBigIndex } from './sample'

export type Pair = readonly [number, number]

export interface GroupConstraints {
  readonly together: readonly Pair[]
  readonly apart: readonly Pair[]
}

export interface GroupRules {
  /** Everyone is in one block; those of a block are in one group. */
  readonly blocks: readonly (readonly number[])[]
  /** For each block, the blocks that may not be in its group. */
  readonly apart: readonly Set<number>[]
}

/** People are indexes. */
export type RuleProblem =
  /** Two who are kept apart stay together through others: `people` leads from one to the other, pair by pair. */
  | { readonly code: 'togetherAndApart'; readonly people: readonly number[] }
  /** So many stay together that no group, of at most `size`, holds them. */
  | { readonly code: 'togetherTooLarge'; readonly people: readonly number[]; readonly size: number }
  /** Each of these is kept apart from each other one, or from someone who stays with that one: there are too few groups. */
  | { readonly code: 'apartTooMany'; readonly people: readonly number[]; readonly groups: number }

/** Finding the most who are all kept apart is hard in general; beyond these steps it is left to the draw to find out. */
const MAX_CLIQUE_STEPS = 20_000

/** @throws RangeError when a pair names someone who is not there */
export function readRules(
  people: number,
  { together, apart }: GroupConstraints,
): GroupRules | RuleProblem {
  for (const person of [...together, ...apart].flat()) {
    if (!Number.isInteger(person) || person < 0 || person >= people) {
      throw new RangeError(`Nobody of ${people} has the index ${person}`)
    }
  }
  const { blocks, blockOf } = blocksOf(people, together)
  const neighbors = blocks.map(() => new Set<number>())
  for (const [one, other] of apart) {
    const [a, b] = [blockOf[one] as number, blockOf[other] as number]
    if (a === b) return { code: 'togetherAndApart', people: chain(one, other, together) }
    neighbors[a]?.add(b)
    neighbors[b]?.add(a)
  }
  return { blocks, apart: neighbors }
}

/** There may be others. */
export function plainProblem(
  { blocks, apart }: GroupRules,
  sizes: readonly number[],
): RuleProblem | undefined {
  const size = Math.max(...sizes)
  const large = blocks.find((block) => block.length > size)
  if (large) return { code: 'togetherTooLarge', people: large, size }
  const clique = findClique(apart, sizes.length + 1)
  if (!clique) return undefined
  const people = clique.map((block) => (blocks[block] as readonly number[])[0] as number)
  return { code: 'apartTooMany', people, groups: sizes.length }
}

/** Blocks are in the order of their first people, and the people of a block in their order. */
function blocksOf(people: number, together: readonly Pair[]) {
  const links = linksOf(together)
  const blockOf: number[] = []
  const blocks: number[][] = []
  for (let person = 0; person < people; person += 1) {
    if (blockOf[person] !== undefined) continue
    const block = new Set([person])
    for (const member of block) for (const friend of links.get(member) ?? []) block.add(friend)
    for (const member of block) blockOf[member] = blocks.length
    blocks.push([...block].sort((a, b) => a - b))
  }
  return { blocks, blockOf }
}

function linksOf(pairs: readonly Pair[]): ReadonlyMap<number, Set<number>> {
  const links = new Map<number, Set<number>>()
  const link = (from: number, to: number) => {
    const known = links.get(from)
    if (known) known.add(to)
    else links.set(from, new Set([to]))
  }
  for (const [one, other] of pairs) {
    link(one, other)
    link(other, one)
  }
  return links
}

/** The shortest way from one to another through people who stay together, both included. */
function chain(one: number, other: number, together: readonly Pair[]): number[] {
  const links = linksOf(together)
  const from = new Map<number, number | undefined>([[one, undefined]])
  for (const [person] of from) {
    for (const friend of links.get(person) ?? []) if (!from.has(friend)) from.set(friend, person)
  }
  const people: number[] = []
  for (let at: number | undefined = other; at !== undefined; at = from.get(at)) people.unshift(at)
  return people
}

/** `size` blocks that are all apart, if they are found within the steps. */
function findClique(apart: GroupRules['apart'], size: number): number[] | undefined {
  let steps = MAX_CLIQUE_STEPS
  const grow = (clique: number[], candidates: readonly number[]): number[] | undefined => {
    if (clique.length === size) return clique
    for (const [at, block] of candidates.entries()) {
      steps -= 1
      if (steps < 0 || clique.length + candidates.length - at < size) return undefined
      const neighbors = apart[block]
      const rest = candidates.slice(at + 1).filter((other) => neighbors?.has(other))
      const found = grow([...clique, block], rest)
      if (found) return found
    }
    return undefined
  }
  const busy = [...apart.keys()].filter((block) => (apart[block]?.size ?? 0) >= size - 1)
  return grow([], busy)
}

// Groups by counting: the number of all ways to seat the people who have rules, and the way of a drawn number.
//
// A group is a row of seats, and every way to seat everybody within the rules shall be equally likely; then every
// grouping is, because the people of a group can change seats in equally many ways. Blocks are seated one after
// another. How many ways there are to go on depends only on how many seats are free in each group, and on which of the
// blocks in it are apart from a block still to come: so groups alike in both are counted once (the transfer-matrix
// method: Stanley, Enumerative Combinatorics 1, 4.7). A way is found from its number by subtracting the ways of
// each choice in turn (unranking: Nijenhuis and Wilf, Combinatorial Algorithms, 1978, chapter 13). People without
// rules take the seats that are left, in equally many ways whatever came before.

/** The most choices that are looked at: about half a second. */
const MAX_STEPS = 60_000
/** Counting goes as deep as there are blocks. */
const MAX_BLOCKS = 2000

interface Alike {
  readonly free: number
  /** Blocks in it, each apart from one still to come, in ascending order. */
  readonly holds: readonly number[]
  readonly count: number
}

/** @returns the group of each block that has rules; `null` when there is no way, `undefined` when there are too many to count */
export function drawByCounting(
  { blocks, apart }: GroupRules,
  sizes: readonly number[],
  source: RandomSource,
): ReadonlyMap<number, number> | null | undefined {
  const order = seatingOrder({ blocks, apart })
  if (order.length > MAX_BLOCKS) return undefined
  const place = new Map(order.map((block, at) => [block, at]))
  /** After the block at this place, nobody is left to be kept apart from the block. */
  const lastNeeded = new Map(
    order.map((block) => [
      block,
      Math.max(-1, ...[...(apart[block] ?? [])].map((other) => place.get(other) ?? -1)),
    ]),
  )

  const alike = (state: readonly Alike[]): readonly Alike[] => {
    const sorted = new Map<string, Alike>()
    for (const { free, holds, count } of state) {
      const key = `${free}:${holds.join()}`
      sorted.set(key, { free, holds, count: count + (sorted.get(key)?.count ?? 0) })
    }
    return [...sorted].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
  }
  const holdsAfter = (at: number, holds: readonly number[]) =>
    holds.filter((block) => (lastNeeded.get(block) ?? -1) > at)

  /** What can be done with the block at this place: in which of the groups, in how many ways, and what is then. */
  function* choices(at: number, state: readonly Alike[]) {
    const block = order[at] as number
    const size = blocks[block]?.length ?? 0
    for (const group of state) {
      if (group.free < size || group.holds.some((other) => apart[block]?.has(other))) continue
      const holds = [...group.holds, block].sort((a, b) => a - b)
      const next = state
        .map((other) => (other === group ? { ...other, count: other.count - 1 } : other))
        .concat({ free: group.free - size, holds, count: 1 })
        .filter(({ count }) => count > 0)
        .map((other) => ({ ...other, holds: holdsAfter(at, other.holds) }))
      yield { group, seats: seatings(group.free, size), next: alike(next) }
    }
  }

  let steps = MAX_STEPS
  const known = new Map<string, bigint>()
  /** @returns the number of ways from this place on, or `undefined` when the steps were not enough */
  const count = (at: number, state: readonly Alike[]): bigint | undefined => {
    if (at === order.length) return 1n
    const key = `${at} ${state.map((group) => `${group.free}:${group.holds}*${group.count}`).join(' ')}`
    const before = known.get(key)
    if (before !== undefined) return before
    let ways = 0n
    for (const { group, seats, next } of choices(at, state)) {
      steps -= 1
      const onward = steps < 0 ? undefined : count(at + 1, next)
      if (onward === undefined) return undefined
      ways += BigInt(group.count) * seats * onward
    }
    known.set(key, ways)
    return ways
  }

  const groups = sizes.map((free) => ({ free, holds: [] as readonly number[] }))
  const stateOf = () => alike(groups.map((group) => ({ ...group, count: 1 })))
  const all = count(0, stateOf())
  if (all === undefined) return undefined
  if (all === 0n) return null
  let way = drawBigIndex(all, source)
  const groupOf = new Map<number, number>()
  for (const [at, block] of order.entries()) {
    for (const { group, seats, next } of choices(at, stateOf())) {
      const onward = seats * (count(at + 1, next) ?? 0n)
      if (way >= BigInt(group.count) * onward) {
        way -= BigInt(group.count) * onward
        continue
      }
      const key = group.holds.join()
      const same = groups.filter(({ free, holds }) => free === group.free && holds.join() === key)
      const chosen = same[Number(way / onward)] as (typeof groups)[number]
      way = (way % onward) / seats
      groupOf.set(block, groups.indexOf(chosen))
      chosen.free -= blocks[block]?.length ?? 0
      chosen.holds = [...chosen.holds, block].sort((a, b) => a - b)
      break
    }
    for (const group of groups) group.holds = holdsAfter(at, group.holds)
  }
  return groupOf
}

export function seatings(free: number, size: number): bigint {
  let ways = 1n
  for (let seat = 0; seat < size; seat += 1) ways *= BigInt(free - seat)
  return ways
}

/** The blocks that have rules; neighbors soon after one another, so that few have to be held in mind, large ones first. */
function seatingOrder({ blocks, apart }: GroupRules): number[] {
  const size = (block: number) => blocks[block]?.length ?? 0
  const bySize = (a: number, b: number) => size(b) - size(a) || a - b
  const order = new Set<number>()
  const ruled = [...blocks.keys()].filter((block) => size(block) > 1 || apart[block]?.size)
  for (const first of ruled.sort(bySize)) {
    if (order.has(first)) continue
    const component = new Set([first])
    for (const block of component) {
      for (const other of [...(apart[block] ?? [])].sort(bySize)) component.add(other)
    }
    for (const block of component) order.add(block)
  }
  return [...order]
}
