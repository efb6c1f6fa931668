import { expect, it } from 'vitest'
import { type GroupRules, plainProblem, readRules } from '../../../src/raffle/model/groupRules'

const rules = (people: number, together: [number, number][], apart: [number, number][]) =>
  readRules(people, { together, apart }) as GroupRules

it('who stays together with the same one stays together', () => {
  const { blocks, apart } = rules(
    6,
    [
      [4, 1],
      [1, 5],
      [2, 2],
    ],
    [
      [5, 0],
      [0, 4],
      [2, 3],
    ],
  )
  expect(blocks).toEqual([[0], [1, 4, 5], [2], [3]])
  expect(apart).toEqual([new Set([1]), new Set([0]), new Set([3]), new Set([2])])
})

it.each([
  [
    [0, 1],
    [0, 1],
  ],
  [
    [0, 2],
    [0, 1, 2],
  ],
  [
    [3, 0],
    [3, 2, 1, 0],
  ],
  [[4, 4], [4]],
] as [[number, number], number[]][])(
  '%o apart is refused with the way that keeps them together',
  (pair, people) => {
    const together: [number, number][] = [
      [0, 1],
      [2, 1],
      [2, 3],
    ]
    expect(readRules(5, { together, apart: [pair] })).toEqual({ code: 'togetherAndApart', people })
  },
)

it('the shortest way is told', () => {
  const together: [number, number][] = [
    [0, 1],
    [1, 2],
    [2, 3],
    [0, 3],
  ]
  expect(readRules(4, { together, apart: [[0, 3]] })).toEqual({
    code: 'togetherAndApart',
    people: [0, 3],
  })
})

it.each([
  [-1, 0],
  [0, 4],
  [0.5, 1],
  [Number.NaN, 1],
] as [number, number][])('the pair %d and %d of four people throws', (one, other) => {
  expect(() => readRules(4, { together: [[one, other]], apart: [] })).toThrow(RangeError)
  expect(() => readRules(4, { together: [], apart: [[other, one]] })).toThrow(RangeError)
})

it('more than fit into the largest group cannot stay together', () => {
  const read = rules(
    7,
    [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
    [],
  )
  expect(plainProblem(read, [4, 3])).toBeUndefined()
  expect(plainProblem(read, [3, 2, 2])).toEqual({
    code: 'togetherTooLarge',
    people: [0, 1, 2, 3],
    size: 3,
  })
})

it('more than there are groups cannot all be apart, also through those they stay with', () => {
  const read = rules(
    6,
    [[3, 4]],
    [
      [0, 1],
      [1, 2],
      [0, 2],
      [3, 0],
      [4, 1],
      [2, 3],
    ],
  )
  expect(plainProblem(read, [2, 2, 1, 1])).toBeUndefined()
  expect(plainProblem(read, [2, 2, 2])).toEqual({
    code: 'apartTooMany',
    people: [0, 1, 2, 3],
    groups: 3,
  })
})

it('a ring of five who are apart is no plain problem for two groups', () => {
  const read = rules(
    5,
    [],
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 0],
    ],
  )
  expect(plainProblem(read, [3, 2])).toBeUndefined()
})

it('looking for those who are all apart ends, where there are too many to look at', () => {
  // 31 sets of three: no two of different sets may meet, so there are 3 ** 31 ways to choose one of each.
  const apart: [number, number][] = []
  for (let one = 0; one < 93; one += 1) {
    for (let other = one + 1; other < 93; other += 1) {
      if (Math.floor(one / 3) !== Math.floor(other / 3)) apart.push([one, other])
    }
  }
  expect(plainProblem(rules(93, [], apart), Array(31).fill(3))).toBeUndefined()
})
