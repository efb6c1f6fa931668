// Prizes, places and reserves: what can be drawn, and what is wrong with what cannot.

import { describe, expect, it } from 'vitest'
import {
  checkPlan,
  movePrize,
  type Plan,
  planTotals,
  winnersPlan,
} from '../../../src/raffle/model/plan'

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: `${index}` }))
const plan = (...sizes: readonly (readonly [places: number, reserves: number])[]): Plan => ({
  prizes: sizes.map(([places, reserves], index) => ({ name: `P${index}`, places, reserves })),
  mayWinAgain: false,
})
const problemsOf = (one: Plan, entrants = people(20_000)) =>
  checkPlan(one, entrants, 'person').problems

describe('a plan', () => {
  it('has a name for each of several prizes, trimmed and at most 60 characters', () => {
    const typed = [' Bike ', '  ', '\u200b', 'x'.repeat(70), '👨‍👩‍👧‍👦'.repeat(70)]
    const prizes = typed.map((name) => ({ name, places: 1, reserves: 0 }))
    const checked = checkPlan({ prizes, mayWinAgain: true }, people(5), 'person')
    expect(checked.problems).toEqual([])
    expect(checked.plan).toEqual({
      prizes: ['Bike', 'Prize 2', 'Prize 3', 'x'.repeat(60), '👨‍👩‍👧‍👦'.repeat(60)].map((name) => ({
        name,
        places: 1,
        reserves: 0,
      })),
      mayWinAgain: true,
    })
  })

  it('of winners alone is one prize without a name', () => {
    expect(checkPlan(winnersPlan(3, 1), people(4), 'person')).toEqual({
      plan: { prizes: [{ name: '', places: 3, reserves: 1 }], mayWinAgain: false },
      problems: [],
    })
  })

  it('can have 1 to 10,000 places, and as many reserves', () => {
    expect(problemsOf(plan([1, 0]))).toEqual([])
    expect(problemsOf(plan([9_999, 0], [1, 10_000]))).toEqual([])
    expect(problemsOf(plan())).toEqual([{ code: 'noPlaces' }])
    expect(problemsOf(plan([9_999, 10_000], [2, 1]))).toEqual([
      { code: 'tooManyPlaces', places: 10_001, most: 10_000 },
      { code: 'tooManyReserves', reserves: 10_001, most: 10_000 },
    ])
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'names the prize whose places are %s',
    (places) => {
      const checked = checkPlan(plan([1, 0], [places, 0]), people(3), 'person')
      expect(checked.problems).toEqual([{ code: 'notWhole', prize: 1, of: 'places' }])
      expect(checked.plan).toBeNull()
    },
  )

  it.each([-1, 0.5, Number.NaN])('names the prize whose reserves are %s', (reserves) => {
    expect(problemsOf(plan([1, reserves]))).toEqual([
      { code: 'notWhole', prize: 0, of: 'reserves' },
    ])
  })

  it('cannot be drawn when nobody takes part', () => {
    expect(checkPlan(plan([1, 0]), [], 'person')).toEqual({
      plan: null,
      problems: [{ code: 'nobody' }],
    })
  })

  it('can be drawn for fewer people than places, and says so', () => {
    const checked = checkPlan(plan([3, 0], [2, 5]), people(4), 'person')
    expect(checked.plan?.prizes).toHaveLength(2)
    expect(checked.problems).toEqual([{ code: 'morePlaces', prize: null, wanted: 5, available: 4 }])
    expect(problemsOf(plan([3, 0], [2, 5]), people(9))).toEqual([
      { code: 'moreWithReserves', prize: null, wanted: 10, available: 9 },
    ])
    expect(problemsOf(plan([3, 0], [2, 5]), people(10))).toEqual([])
  })

  it('counts people, or their tickets where each may win', () => {
    const tickets = [{ text: 'Anna' }, { text: ' Anna' }, { text: 'Ben' }]
    const { prizes } = plan([3, 0])
    expect(checkPlan({ prizes, mayWinAgain: false }, tickets, 'tickets').problems).toEqual([
      { code: 'morePlaces', prize: null, wanted: 3, available: 2 },
    ])
    expect(checkPlan({ prizes, mayWinAgain: true }, tickets, 'tickets').problems).toEqual([])
    const twice = { prizes: plan([2, 0], [2, 0]).prizes, mayWinAgain: true }
    expect(checkPlan(twice, tickets, 'tickets').problems).toEqual([
      { code: 'morePlaces', prize: null, wanted: 4, available: 3 },
    ])
  })

  it('compares prize by prize where people without tickets may win again', () => {
    const { prizes } = plan([2, 1], [3, 0], [4, 0])
    expect(checkPlan({ prizes, mayWinAgain: true }, people(2), 'person').problems).toEqual([
      { code: 'moreWithReserves', prize: 0, wanted: 3, available: 2 },
      { code: 'morePlaces', prize: 1, wanted: 3, available: 2 },
      { code: 'morePlaces', prize: 2, wanted: 4, available: 2 },
    ])
  })

  it('adds up', () => {
    expect(planTotals(plan([3, 1], [2, 5]).prizes)).toEqual({ places: 5, reserves: 6 })
    expect(planTotals([])).toEqual({ places: 0, reserves: 0 })
  })

  it('is reordered by moving one prize; a move that is none changes nothing', () => {
    const { prizes } = plan([1, 0], [2, 0], [3, 0])
    const placesOf = (from: number, to: number) =>
      movePrize(prizes, from, to).map(({ places }) => places)
    expect(placesOf(0, 2)).toEqual([2, 3, 1])
    expect(placesOf(2, 0)).toEqual([3, 1, 2])
    expect(placesOf(1, 2)).toEqual([1, 3, 2])
    for (const [from, to] of [
      [1, 1],
      [0, 3],
      [3, 0],
      [-1, 0],
      [0, -1],
    ] as const) {
      expect(movePrize(prizes, from, to)).toBe(prizes)
    }
  })
})
