import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GroupConstraints, Pair } from '../../../src/raffle/model/groupRules'
import { drawGroups, type GroupShape, groupSizes } from '../../../src/raffle/model/groups'
import { cryptographicWords } from '../../spin/words'
import { everyGrouping } from './everyGrouping'

const source = cryptographicWords(32)
const FREE: GroupConstraints = { together: [], apart: [] }

function pairs(from: number, count: number): Pair[] {
  return Array.from({ length: count }, (_, at) => [from + 2 * at, from + 2 * at + 1])
}

describe('the sizes', () => {
  it.each([
    [10, { groups: 3 }, [4, 3, 3]],
    [10, { groups: 10 }, Array(10).fill(1)],
    [10, { size: 4 }, [4, 3, 3]],
    [7, { size: 2 }, [2, 2, 2, 1]],
    [9, { size: 3 }, [3, 3, 3]],
    [3, { size: 5 }, [3]],
    [2, { groups: 4 }, [1, 1, 0, 0]],
    [0, { size: 5 }, []],
  ] as [number, GroupShape, number[]][])('of %i in %o are %o', (people, shape, sizes) => {
    expect(groupSizes(people, shape)).toEqual(sizes)
  })

  it('differ by at most one, the larger first, and never exceed the size asked for @groups.sizes', () => {
    const shape = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), shape, fc.boolean(), (people, n, isSize) => {
        const sizes = groupSizes(people, isSize ? { size: n } : { groups: n })
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(people)
        const [first, last] = [sizes[0] as number, sizes.at(-1) as number]
        expect(first - last).toBeLessThanOrEqual(1)
        expect(sizes.every((size, at) => size <= (sizes[at - 1] ?? size))).toBe(true)
        if (isSize) expect(first).toBeLessThanOrEqual(n)
        else expect(sizes).toHaveLength(n)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    [-1, { size: 2 }],
    [1.5, { size: 2 }],
    [10_001, { size: 2 }],
    [10, { size: 0 }],
    [10, { groups: 0 }],
    [10, { groups: 2.5 }],
    [10, { groups: 10_001 }],
    [10, { size: Number.NaN }],
  ])('of %d in %o throw', (people, shape) => {
    expect(() => groupSizes(people, shape)).toThrow(RangeError)
    expect(() => drawGroups(people, shape, FREE, source)).toThrow(RangeError)
  })
})

describe('what cannot be drawn is told', () => {
  it.each([
    [0, { size: 2 }, FREE, { code: 'nobody' }],
    [3, { groups: 4 }, FREE, { code: 'moreGroupsThanPeople', people: 3, groups: 4 }],
    [
      4,
      { groups: 2 },
      {
        together: [
          [0, 1],
          [1, 2],
        ],
        apart: [[2, 0]],
      },
      { code: 'togetherAndApart', people: [2, 1, 0] },
    ],
    [
      6,
      { size: 2 },
      {
        together: [
          [3, 4],
          [4, 5],
        ],
        apart: [],
      },
      { code: 'togetherTooLarge', people: [3, 4, 5], size: 2 },
    ],
    [
      6,
      { groups: 2 },
      {
        together: [],
        apart: [
          [1, 3],
          [3, 5],
          [1, 5],
        ],
      },
      { code: 'apartTooMany', people: [1, 3, 5], groups: 2 },
    ],
    // Three pairs for two groups of three.
    [6, { groups: 2 }, { together: pairs(0, 3), apart: [] }, { code: 'togetherDoNotFit' }],
    // Five in a ring, each apart from the next.
    [
      9,
      { groups: 2 },
      {
        together: [],
        apart: [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
          [4, 0],
        ],
      },
      { code: 'noneExist' },
    ],
    // One is apart from all but two, and would need three beside it.
    [
      8,
      { groups: 2 },
      {
        together: [],
        apart: [
          [0, 1],
          [0, 2],
          [0, 3],
          [0, 4],
          [0, 5],
        ],
      },
      { code: 'noneExist' },
    ],
  ] as [number, GroupShape, GroupConstraints, object][])(
    '%i in %o with %o',
    (people, shape, constraints, problem) => {
      expect(drawGroups(people, shape, constraints, source)).toEqual({ ok: false, problem })
    },
  )

  it('a pair that names nobody throws', () => {
    const together: Pair[] = [[0, 4]]
    expect(() => drawGroups(4, { size: 2 }, { together, apart: [] }, source)).toThrow(RangeError)
  })
})

function expectKept(people: number, shape: GroupShape, rules: GroupConstraints) {
  const drawn = drawGroups(people, shape, rules, source)
  if (!drawn.ok) return drawn.problem.code
  expect(drawn.groups.map((group) => group.length)).toEqual(groupSizes(people, shape))
  const groupOf = new Map(drawn.groups.flatMap((group, at) => group.map((person) => [person, at])))
  expect(groupOf.size).toBe(people)
  for (const [one, other] of rules.together) expect(groupOf.get(one)).toBe(groupOf.get(other))
  for (const [one, other] of rules.apart) expect(groupOf.get(one)).not.toBe(groupOf.get(other))
  for (const group of drawn.groups) expect(group).toEqual(group.toSorted((a, b) => a - b))
  return 'drawn'
}

it('groups keep to all rules, and are refused exactly when there are none', () => {
  const person = fc.integer({ min: 0, max: 6 })
  const some = fc.array(fc.tuple(person, person), { maxLength: 5 })
  fc.assert(
    fc.property(some, some, fc.integer({ min: 1, max: 7 }), (together, apart, groups) => {
      const rules = { together, apart }
      const code = expectKept(7, { groups }, rules)
      expect(code).not.toBe('tooHard')
      const exist = everyGrouping(groupSizes(7, { groups }), rules).length > 0
      expect(code === 'drawn').toBe(exist)
    }),
  )
})

/** Families, one after another, each held together by its first. */
function families(...sizes: number[]): Pair[] {
  let next = 0
  return sizes.flatMap((size) => {
    const first = next
    next += size
    return Array.from({ length: size - 1 }, (_, at): Pair => [first, first + at + 1])
  })
}

describe('500 people', () => {
  const FAMILIES = families(...Array(20).fill(2), ...Array(15).fill(3), ...Array(15).fill(4))
  // Five sets of ten who are all apart.
  const captains = Array.from({ length: 5 }, (_, set) =>
    Array.from({ length: 10 }, (_, a) =>
      Array.from({ length: a }, (_, b): Pair => [10 * set + a, 10 * set + b]),
    ).flat(),
  ).flat()

  it.each([
    ['100 couples who stay together', pairs(0, 100), []],
    ['100 couples who are parted', [], pairs(0, 100)],
    ['50 couples of each kind', pairs(0, 50), pairs(100, 50)],
    ['families, and 20 couples who are parted', FAMILIES, pairs(300, 20)],
  ] as [string, Pair[], Pair[]][])('%s, in few and in many groups', (_, together, apart) => {
    for (const groups of [2, 3, 5, 7, 10, 20, 50, 100]) {
      expect([groups, expectKept(500, { groups }, { together, apart })]).toEqual([groups, 'drawn'])
    }
  })

  it('five sets of ten captains, in ten groups', () => {
    expect(expectKept(500, { groups: 10 }, { together: [], apart: captains })).toBe('drawn')
  })

  it('200 of them, all in couples who are parted, in seven groups', () => {
    expect(expectKept(200, { groups: 7 }, { together: [], apart: pairs(0, 100) })).toBe('drawn')
  })

  it('a chain of 499 pairs in two groups is counted; in three, it is too hard and says so', () => {
    const apart = Array.from({ length: 499 }, (_, at): Pair => [at, at + 1])
    expect(expectKept(500, { groups: 2 }, { together: [], apart })).toBe('drawn')
    expect(expectKept(500, { groups: 3 }, { together: [], apart })).toBe('tooHard')
  })
})

it('10,000 people', () => {
  expect(expectKept(10_000, { size: 2 }, FREE)).toBe('drawn')
  expect(expectKept(10_000, { groups: 3 }, { together: pairs(0, 50), apart: pairs(100, 50) })).toBe(
    'drawn',
  )
})

it('a source that gives no usable words throws instead of hanging', () => {
  const stuck = { bits: 32, next: () => 2 ** 32 - 1 }
  expect(() => drawGroups(9, { groups: 3 }, { together: [], apart: pairs(0, 2) }, stuck)).toThrow(
    RangeError,
  )
})
