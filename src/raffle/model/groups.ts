// People drawn into groups whose sizes differ by at most one, with some who stay together and some who are kept apart.
//
// Every grouping within the rules is exactly equally likely, also among groups that have no names: as many ways to
// name its groups lead to each. Seating with rejection serves nearly always; where rules are tight, counting does.

import type { RandomSource } from '../../spin/random'
import { drawByCounting } from './countGroups'
import { type GroupConstraints, plainProblem, type RuleProblem, readRules } from './groupRules'
import { drawSample } from './sample'
import { drawBySeating, evenSizes, type GroupOf, planSeating } from './seatGroups'

export const MAX_GROUPED_PEOPLE = 10_000

/** So many groups, or groups of at most so many people. */
export type GroupShape = { readonly groups: number } | { readonly size: number }

/** Why there are no groups. */
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

export type DrawnGroups =
  | { readonly ok: true; readonly groups: readonly (readonly number[])[] }
  | { readonly ok: false; readonly problem: GroupProblem }

/**
 * The sizes of the groups, the larger first. Of a size asked for, as few groups as hold everybody.
 * @param people an integer from 0 to MAX_GROUPED_PEOPLE
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
 * Draws groups of people, by their indexes from 0 to less than `people`. The groups are in the order of their sizes,
 * the people of a group in the order of their indexes. The work is bounded: well below a second for 500 people.
 * @param source of words of 32 bits
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
  const seating = planSeating(rules, sizes)
  if (!seating) return refused({ code: 'togetherDoNotFit' })
  const groupOf = drawBySeating(seating, source) ?? drawByCounting(rules, sizes, source)
  if (groupOf === null) return refused({ code: 'noneExist' })
  if (!groupOf) return refused({ code: 'tooHard' })
  return { ok: true, groups: seatAll(rules.blocks, groupOf, sizes, source) }
}

function refused(problem: GroupProblem): DrawnGroups {
  return { ok: false, problem }
}

/** The rest takes the seats that are left. */
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
