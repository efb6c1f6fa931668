// Groups are fair: every grouping within the rules is exactly equally likely, by each way of drawing them.

import { describe, expect, it } from 'vitest'
import { type BlockSeater, blockSeater } from '../../src/draw/blockSeats'
import { evenTries, tiltedTries } from '../../src/draw/blockTries'
import { drawByCounting } from '../../src/draw/countGroups'
import { type GroupRules, readRules } from '../../src/draw/groupRules'
import { drawGroups, groupSizes, seatAll } from '../../src/draw/groups'
import { planSeating, trySeating } from '../../src/draw/seatGroups'
import { cryptographicWords } from '../spin/words'
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
  const names = everyGrouping(sizes, rules).map((grouping) => JSON.stringify(grouping))
  return { sizes, read, valid: names.toSorted() }
}

/** What comes out of a draw which may also come to nothing, and then is begun again. */
function drawn(draw: Parameters<typeof everyOutcome>[0]) {
  const outcomes = everyOutcome(draw)
  const weights = new Map(outcomes.weights)
  weights.delete('null')
  return { names: [...weights.keys()].toSorted(), weights: weightsOf({ ...outcomes, weights }) }
}

describe('over every path of the draw, up to seven people', () => {
  it.each(CASES)('$people in $groups by seating, with $name', (one) => {
    const { sizes, read, valid } = prepared(one)
    const plan = planSeating(read, sizes)
    if (!plan) {
      expect(valid).toEqual([])
      return
    }
    const { names, weights } = drawn((source) => {
      const groupOf = trySeating(plan, source, { left: 0 })
      return groupOf ? seatAll(read.blocks, groupOf, sizes, source) : null
    })
    expect(names).toEqual(valid)
    expect(weights).toHaveLength(valid.length > 0 ? 1 : 0)
  })

  it.each(CASES)('$people in $groups by counting, with $name', (one) => {
    const { sizes, read, valid } = prepared(one)
    const { names, weights } = drawn((source) => {
      const groupOf = drawByCounting(read, sizes, source)
      expect(groupOf).not.toBeUndefined()
      return groupOf ? seatAll(read.blocks, groupOf, sizes, source) : null
    })
    expect(names).toEqual(valid)
    expect(weights).toHaveLength(valid.length > 0 ? 1 : 0)
  })
})

describe('those who stay together, over every path', () => {
  const together = CASES.filter(({ rules }) => rules.together.length > 0 && !rules.apart.length)

  function seated(read: GroupRules, sizes: readonly number[], seat: BlockSeater) {
    return drawn((source) => {
      const groupOf = seat(source, { left: 0 })
      return groupOf ? seatAll(read.blocks, groupOf, sizes, source) : null
    })
  }

  function bySize({ blocks }: GroupRules) {
    const sizes = new Set(blocks.map((block) => block.length).filter((size) => size > 1))
    const numbers = [...blocks.keys()]
    return new Map(
      [...sizes].map((size) => [size, numbers.filter((block) => blocks[block]?.length === size)]),
    )
  }

  it.each(together)('$people in $groups counted by sizes, with $name', (one) => {
    const { sizes, read, valid } = prepared(one)
    const seat = blockSeater(bySize(read), sizes)
    if (!seat) {
      expect([seat, valid]).toEqual([null, []])
      return
    }
    const { names, weights } = seated(read, sizes, seat)
    expect(names).toEqual(valid)
    expect(weights).toHaveLength(1)
  })

  it.each(together.filter(({ people }) => people < 7))(
    '$people in $groups tried evenly, with $name',
    (one) => {
      const { sizes, read, valid } = prepared(one)
      const { names, weights } = seated(read, sizes, evenTries(bySize(read), sizes))
      expect(names).toEqual(valid)
      expect(weights).toHaveLength(valid.length > 0 ? 1 : 0)
    },
  )

  // The coarser the tables, the fewer paths: what comes out is exact all the same.
  it.each(together.filter(({ people, groups }) => people < 7 && groups <= 2))(
    '$people in $groups filled with fitting chances, with $name',
    (one) => {
      const { sizes, read, valid } = prepared(one)
      const seat = tiltedTries(bySize(read), sizes, { words: 4, one: 1n }) as BlockSeater
      const { names, weights } = seated(read, sizes, seat)
      expect(names).toEqual(valid)
      expect(weights).toHaveLength(valid.length > 0 ? 1 : 0)
    },
  )
})
