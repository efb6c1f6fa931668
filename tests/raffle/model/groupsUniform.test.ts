// Groups are fair: every grouping within the rules is exactly equally likely, by each way of drawing them.

import { describe, expect, it } from 'vitest'
import { type BlockSeater, evenTries, tiltedTries } from '../../../src/raffle/model/blockSeats'
import { drawByCounting, type GroupRules, readRules } from '../../../src/raffle/model/groupRules'
import {
  type GroupOf,
  groupSizes,
  planSeating,
  seatAll,
  trySeating,
} from '../../../src/raffle/model/groups'
import type { RandomSource } from '../../../src/spin/random'
import { cryptographicWords } from '../../spin/words'
import { everyGrouping, rulesAmong } from './everyGrouping'
import { everyOutcome, weightsOf } from './everyPath'

const MOST_PEOPLE = 7
/** For each number of people and of groups, and each of the rules. */
const CASES = Array.from({ length: MOST_PEOPLE }, (_, at) => at + 1).flatMap((people) =>
  Array.from({ length: people }, (_, at) => at + 1).flatMap((groups) =>
    rulesAmong(people).map(([name, rules]) => ({ name, people, groups, rules })),
  ),
)
type Case = (typeof CASES)[number]

function prepared({ people, groups, rules }: Case) {
  const sizes = groupSizes(people, { groups })
  const read = readRules(people, rules)
  if ('code' in read) throw new Error(`The rules are refused: ${read.code}`)
  return { sizes, read, valid: everyGrouping(sizes, rules) }
}

/**
 * What the blocks with rules come to is as likely as it has groupings: the people without rules take the seats that
 * are left by `drawSample`, which is proved by itself. A draw may come to nothing, and is begun again then.
 */
function expectFair(
  { read, valid }: Pick<ReturnType<typeof prepared>, 'read' | 'valid'>,
  draw: (source: RandomSource) => GroupOf | null | undefined,
) {
  const { weights } = everyOutcome((source) => {
    const groupOf = draw(source)
    return groupOf ? [...groupOf].sort(([a], [b]) => a - b) : null
  })
  const seen = new Map(weights)
  seen.delete('null')
  const groupings = new Map<string, bigint>()
  const ruled = [...read.blocks.keys()].filter(
    (block) => (read.blocks[block]?.length ?? 0) > 1 || read.apart[block]?.size,
  )
  for (const grouping of valid) {
    const groupOf = ruled.map((block) => [
      block,
      grouping.findIndex((group) => group.includes(read.blocks[block]?.[0] ?? -1)),
    ])
    const name = JSON.stringify(groupOf)
    groupings.set(name, (groupings.get(name) ?? 0n) + 1n)
  }
  expect([...seen.keys()].toSorted()).toEqual([...groupings.keys()].toSorted())
  const shares = [...seen].map(([name, weight]) => [weight, groupings.get(name) ?? 0n] as const)
  const [first] = shares
  for (const [weight, count] of shares) {
    expect(weight * (first?.[1] ?? 0n)).toBe((first?.[0] ?? 0n) * count)
  }
}

describe('over every path of the draw, up to seven people @groups.fair', () => {
  it.each(CASES)('$people in $groups by seating, with $name', (one) => {
    const { sizes, read, valid } = prepared(one)
    // Of the two ways to seat those who stay together, the one whose paths can all be gone.
    const plan = { ...planSeating(read, sizes), seatBlocks: evenTries(blocksBySize(read), sizes) }
    expectFair({ read, valid }, (source) => trySeating(plan, source, { left: 0 }))
  })

  it.each(CASES)('$people in $groups by counting, with $name', (one) => {
    const { sizes, read, valid } = prepared(one)
    expectFair({ read, valid }, (source) => {
      const groupOf = drawByCounting(read, sizes, source)
      expect(groupOf === null).toBe(valid.length === 0)
      return groupOf
    })
  })
})

it('people without rules take the seats that are left, each way equally likely @groups.fair', () => {
  const blocks = [[0, 3], [1], [2], [4], [5]]
  const outcomes = everyOutcome((source) => seatAll(blocks, new Map([[0, 1]]), [3, 3], source))
  expect(outcomes.weights.size).toBe(4)
  expect(weightsOf(outcomes)).toHaveLength(1)
})

describe('those who stay together', () => {
  const together = CASES.filter(({ rules }) => rules.together.length > 0 && !rules.apart.length)

  it.each(together)('$people in $groups, each to any group, with $name', (one) => {
    const { sizes, read, valid } = prepared(one)
    const seat = evenTries(blocksBySize(read), sizes)
    expectFair({ read, valid }, (source) => seat(source, { left: 0 }))
  })

  it.each([
    ['two pairs and a three among ten', 10, [0, 1, 2, 3, 4, 5, 5, 6]],
    ['three pairs among eight', 8, [0, 1, 2, 3, 4, 5]],
    ['two pairs and a four among eleven', 11, [0, 1, 2, 3, 4, 5, 5, 6, 6, 7]],
  ] as const)('are seated fairly, each group filled at random: %s', (_, people, flat) => {
    const together = Array.from({ length: flat.length / 2 }, (_, at) => {
      return [flat[2 * at] as number, flat[2 * at + 1] as number] as const
    })
    const rules = { together, apart: [] }
    const sizes = groupSizes(people, { groups: 3 })
    const read = readRules(people, rules) as GroupRules
    const seat = tiltedTries(blocksBySize(read), sizes) as BlockSeater
    const source = cryptographicWords(32)
    const valid = everyGrouping(sizes, rules)
    const shares = new Map<string, number>()
    for (const grouping of valid) {
      const name = [0, 2, 4].map((one) => grouping.findIndex((group) => group.includes(one))).join()
      shares.set(name, (shares.get(name) ?? 0) + 1 / valid.length)
    }
    const seen = new Map<string, number>()
    const draws = 20_000
    for (let done = 0; done < draws; ) {
      const groupOf = seat(source, { left: 0 })
      if (!groupOf) continue
      done += 1
      const blocks = [0, 2, 4].map((one) => read.blocks.findIndex((block) => block.includes(one)))
      const name = blocks.map((block) => groupOf.get(block)).join()
      seen.set(name, (seen.get(name) ?? 0) + 1)
    }
    expect([...seen.keys()].toSorted()).toEqual([...shares.keys()].toSorted())
    const chiSquare = [...shares].reduce((sum, [name, share]) => {
      return sum + ((seen.get(name) ?? 0) - share * draws) ** 2 / (share * draws)
    }, 0)
    // Chi-square with at most 26 degrees of freedom exceeds 101 once in 10^10 runs.
    expect(shares.size).toBeLessThanOrEqual(27)
    expect(chiSquare).toBeLessThan(101)
  })
})

function blocksBySize({ blocks }: GroupRules) {
  const sizes = new Set(blocks.map((block) => block.length).filter((size) => size > 1))
  const numbers = [...blocks.keys()]
  return new Map(
    [...sizes].map((size) => [size, numbers.filter((block) => blocks[block]?.length === size)]),
  )
}
