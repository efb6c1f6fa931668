// People drawn into groups whose sizes differ by at most one, with some who stay together and some who are kept apart.
//
// Every grouping within the rules is exactly equally likely, also among groups that have no names: as many ways to
// name its groups lead to each. Seating with rejection serves nearly always; where rules are tight, counting does.

import type { RandomSource } from '../../spin/random'
import { type BlockSeater, evenTries, type Steps, tiltedTries } from './blockSeats'
import {
  drawByCounting,
  type GroupConstraints,
  type GroupRules,
  plainProblem,
  type RuleProblem,
  readRules,
} from './groupRules'
import { drawBigIndex, drawSample } from './sample'

const MAX_GROUPED_PEOPLE = 10_000

export type GroupShape = { readonly groups: number } | { readonly size: number }

export type GroupProblem =
  | RuleProblem
  | { readonly code: 'nobody' }
  | { readonly code: 'moreGroupsThanPeople'; readonly people: number; readonly groups: number }
  /** Those who stay together fill no groups of these sizes, though each set of them fits into a group. */
  | { readonly code: 'togetherDoNotFit' }
  /** There are no such groups: all ways have been counted. */
  | { readonly code: 'noneExist' }
  /** There may be such groups, but they could not be drawn fairly within a bounded time. */
  | { readonly code: 'tooHard' }

type DrawnGroups =
  | { readonly ok: true; readonly groups: readonly (readonly number[])[] }
  | { readonly ok: false; readonly problem: GroupProblem }

/**
 * The larger first. Of a size asked for, as few groups as hold everybody.
 * @throws RangeError when a number is not an integer, or is out of its range
 */
export function groupSizes(people: number, shape: GroupShape): number[] {
  if (!Number.isInteger(people) || people < 0 || people > MAX_GROUPED_PEOPLE) {
    throw new RangeError(`Cannot group ${people} people`)
  }
  const asked = 'size' in shape ? shape.size : shape.groups
  if (!Number.isInteger(asked) || asked < 1 || asked > MAX_GROUPED_PEOPLE) {
    throw new RangeError(`Cannot make groups: ${JSON.stringify(shape)}`)
  }
  return evenSizes(people, 'size' in shape ? Math.ceil(people / asked) : asked)
}

/**
 * Groups in the order of their sizes, people in that of their indexes. Bounded: well below a second for 500 people.
 * @throws RangeError as groupSizes does, when a pair names someone who is not there, or the source is broken
 */
export function drawGroups(
  people: number,
  shape: GroupShape,
  constraints: GroupConstraints,
  source: RandomSource,
): DrawnGroups {
  const sizes = groupSizes(people, shape)
  if (people === 0) return refused({ code: 'nobody' })
  if (sizes.length > people) {
    return refused({ code: 'moreGroupsThanPeople', people, groups: sizes.length })
  }
  const rules = readRules(people, constraints)
  if ('code' in rules) return refused(rules)
  const problem = plainProblem(rules, sizes)
  if (problem) return refused(problem)
  if (!haveRoom(rules.blocks, sizes)) return refused({ code: 'togetherDoNotFit' })
  const seating = planSeating(rules, sizes)
  const groupOf = drawBySeating(seating, source) ?? drawByCounting(rules, sizes, source)
  if (groupOf === null) {
    const apart = rules.apart.map(() => new Set<number>())
    const fit = drawByCounting({ blocks: rules.blocks, apart }, sizes, source) !== null
    return refused({ code: fit ? 'noneExist' : 'togetherDoNotFit' })
  }
  if (!groupOf) return refused({ code: 'tooHard' })
  return { ok: true, groups: seatAll(rules.blocks, groupOf, sizes, source) }
}

function refused(problem: GroupProblem): DrawnGroups {
  return { ok: false, problem }
}

/** Whether groups have places enough for the blocks of a size and more, were none of them larger. Most misfits show so. */
function haveRoom(blocks: GroupRules['blocks'], sizes: readonly number[]): boolean {
  const lengths = blocks.map(({ length }) => length)
  return [...new Set(lengths)].every((size) => {
    const room = sizes.reduce((all, seats) => all + Math.floor(seats / size), 0)
    return lengths.filter((length) => length >= size).length <= room
  })
}

export function seatAll(
  blocks: readonly (readonly number[])[],
  groupOf: GroupOf,
  sizes: readonly number[],
  source: RandomSource,
): number[][] {
  const groups: number[][] = sizes.map(() => [])
  for (const [block, group] of groupOf) groups[group]?.push(...(blocks[block] ?? []))
  const rest = blocks.filter((_, block) => !groupOf.has(block)).flat()
  const order = drawSample(rest.length, rest.length, source).map((index) => rest[index] as number)
  let seated = 0
  for (const [at, group] of groups.entries()) {
    const end = seated + (sizes[at] as number) - group.length
    group.push(...order.slice(seated, end))
    group.sort((a, b) => a - b)
    seated = end
  }
  return groups
}

// Groups by seating: everybody is seated at random, and it is begun again when people who are apart sit in one group.
//
// A group is a row of seats. Every seating of everybody within the rules is equally likely, and so every grouping is,
// because the people of a group can change seats in equally many ways. That is rejection (von Neumann, Various
// Techniques Used in Connection with Random Digits, 1951): uniform among all, so uniform among those that are kept.
// Alone it would hardly ever succeed, so two things are drawn as a whole and within the rules. Those who stay together
// are (blockSeats.ts). Then sets of people who are all apart from one another: on a row of seats for each group there
// are e(free seats) ways to choose seats for k of them, where e is the k-th elementary symmetric polynomial. It
// depends on what came before, and at most is what evenly filled groups have (it is Schur-concave: Marshall, Olkin and
// Arnold, Inequalities, 2011, 3.F), so the set is seated with a chance in proportion, and begun again otherwise.

/** The most steps in all tries together: about half a second. */
const MAX_STEPS = 1_000_000

interface ApartSet {
  readonly members: readonly number[]
  /** The ways to choose seats for them in groups filled evenly. */
  readonly most: bigint
}

interface Seating {
  readonly rules: GroupRules
  readonly sizes: readonly number[]
  readonly seatBlocks: BlockSeater
  readonly sets: readonly ApartSet[]
}

/** The group of each block that has rules. */
export type GroupOf = ReadonlyMap<number, number>

export function planSeating(rules: GroupRules, sizes: readonly number[]): Seating {
  const bySize = new Map<number, number[]>()
  for (const [block, { length }] of rules.blocks.entries()) {
    if (length === 1) continue
    const same = bySize.get(length)
    if (same) same.push(block)
    else bySize.set(length, [block])
  }
  let free = [...bySize].reduce(
    (left, [size, same]) => left - size * same.length,
    sizes.reduce((all, size) => all + size, 0),
  )
  const sets = apartSets(rules, sizes.length).map((members) => {
    const most = waysToChoose(evenSizes(free, sizes.length), members.length)[0]?.[members.length]
    free -= members.length
    return { members, most: most ?? 0n }
  })
  return {
    rules,
    sizes,
    seatBlocks: tiltedTries(bySize, sizes) ?? evenTries(bySize, sizes),
    sets,
  }
}

/** Tries until it succeeds or has taken its steps; whether it does says nothing about what comes out. */
function drawBySeating(seating: Seating, source: RandomSource): GroupOf | undefined {
  const steps = { left: MAX_STEPS }
  while (steps.left > 0) {
    const groupOf = trySeating(seating, source, steps)
    if (groupOf) return groupOf
  }
  return undefined
}

/** One try: every seating within the rules is equally likely to come out. */
export function trySeating(
  { rules, sizes, seatBlocks, sets }: Seating,
  source: RandomSource,
  steps: Steps,
): GroupOf | undefined {
  steps.left -= sizes.length
  const groupOf = seatBlocks(source, steps)
  if (!groupOf) return undefined
  const isAlone = (block: number) =>
    ![...(rules.apart[block] ?? [])].some((other) => groupOf.get(other) === groupOf.get(block))
  const free = [...sizes]
  for (const [block, group] of groupOf) {
    if (!isAlone(block)) return undefined
    free[group] = (free[group] as number) - (rules.blocks[block]?.length ?? 0)
  }
  for (const { members, most } of sets) {
    steps.left -= 4 * sizes.length * members.length
    const ways = waysToChoose(free, members.length)
    const all = ways[0]?.[members.length] ?? 0n
    // The first of a plan meets the most, and most sets have one person: then nothing is to be drawn.
    if (all < most && drawBigIndex(most, source) >= all) return undefined
    const chosen = chooseGroups(free, ways, drawBigIndex(all, source))
    for (const [at, index] of drawSample(members.length, members.length, source).entries()) {
      const group = chosen[at] as number
      free[group] = (free[group] as number) - 1
      groupOf.set(members[index] as number, group)
    }
    if (!members.every(isAlone)) return undefined
  }
  return groupOf
}

/** Sizes that differ by at most one, the larger first. */
function evenSizes(people: number, groups: number): number[] {
  return Array.from({ length: groups }, (_, group) =>
    Math.floor((people + groups - 1 - group) / groups),
  )
}

/**
 * For each group and number, the ways to choose so many seats in it and in those after it, no two in one group: the
 * elementary symmetric polynomials of the free seats, by their recurrence.
 */
function waysToChoose(free: readonly number[], most: number): bigint[][] {
  const ways = [[1n, ...Array<bigint>(most).fill(0n)]]
  for (const seats of [...free].reverse()) {
    const after = ways.at(-1) as bigint[]
    ways.push(after.map((one, k) => one + BigInt(seats) * (after[k - 1] ?? 0n)))
  }
  return ways.reverse()
}

function chooseGroups(free: readonly number[], ways: readonly bigint[][], number: bigint) {
  const chosen: number[] = []
  let choice = number
  let left = (ways[0]?.length ?? 1) - 1
  for (let group = 0; left > 0; group += 1) {
    const onward = ways[group + 1]?.[left - 1] ?? 0n
    const here = BigInt(free[group] ?? 0) * onward
    if (choice < here) {
      choice %= onward
      chosen.push(group)
      left -= 1
    } else {
      choice -= here
    }
  }
  return chosen
}

/**
 * The people who are apart from someone and move alone, in sets who are all apart. Sets whose people are apart from
 * others as well come first, each soon after those others: most tries fail there, and so they fail early.
 */
function apartSets({ blocks, apart }: GroupRules, groups: number): number[][] {
  const degree = (block: number) => apart[block]?.size ?? 0
  const single = [...blocks.keys()].filter((block) => blocks[block]?.length === 1 && degree(block))
  const left = new Set(single.sort((a, b) => degree(b) - degree(a) || a - b))
  const setOf = new Map<number, number[]>()
  for (const first of left) {
    const set = [first]
    for (const block of left) {
      if (set.length < groups && set.every((member) => apart[member]?.has(block))) set.push(block)
    }
    for (const block of set) {
      left.delete(block)
      setOf.set(block, set)
    }
  }
  const sets = [...new Set(setOf.values())].sort((a, b) => b.length - a.length)
  const isTied = (set: readonly number[]) => set.some((block) => degree(block) >= set.length)
  const ordered = new Set<number[]>()
  for (const first of sets.filter(isTied)) {
    const near = new Set([first])
    for (const set of near) {
      if (ordered.has(set)) continue
      ordered.add(set)
      for (const other of set.flatMap((block) => [...(apart[block] ?? [])])) {
        const next = setOf.get(other)
        if (next) near.add(next)
      }
    }
  }
  return [...ordered, ...sets.filter((set) => !isTied(set))]
}
