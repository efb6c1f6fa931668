// What a press draws is uniform: exactly, over every path of its draws.

import { describe, expect, it } from 'vitest'
import type { RaffleState } from '../../../src/raffle/model/raffleState'
import {
  choicesOf,
  type DrawChoices,
  digitsOf,
  drawnBy,
  letters,
  pressing,
  reservesOf,
  stateAfter,
  winnersOf,
} from './draws'
import { everyOutcome, weightsOf } from './everyPath'

describe('every ordered choice is equally likely @draw.fair', () => {
  const sizes = [1, 2, 3, 4, 5, 6].flatMap((people) =>
    [1, 2, 3].filter((places) => places <= people).map((places) => [people, places] as const),
  )

  it.each(sizes)('of %i people for %i places, in one press or several', (people, places) => {
    const choices = { texts: letters(people), prizes: [[places]] } as const
    const expected = choicesOf([...Array(people).keys()], places).map((one) =>
      JSON.stringify([one]),
    )
    const atOnce = everyOutcome((source) => winnersOf(stateAfter(choices, pressing('all', source))))
    const oneByOne = everyOutcome((source) => {
      const presses = Array.from({ length: places }, () => pressing('place', source))
      return winnersOf(stateAfter(choices, ...presses))
    })
    for (const outcomes of [atOnce, oneByOne]) {
      expect([...outcomes.weights.keys()].sort()).toEqual(expected.toSorted())
      expect(weightsOf(outcomes)).toHaveLength(1)
    }
  })

  it('with reserves, and over several prizes', () => {
    const choices = { texts: letters(5), prizes: [[1, 1], [2]] } as const
    const outcomes = everyOutcome((source) => {
      const state = stateAfter(choices, pressing('all', source))
      return [...winnersOf(state), ...reservesOf(state)].flat()
    })
    expect(outcomes.weights.size).toBe(5 * 4 * 3 * 2)
    expect(weightsOf(outcomes)).toHaveLength(1)
  })

  it('of all tickets for the first place, and then of those of the others', () => {
    // Anna has two tickets of four. By hand: she wins first in half of all draws.
    const choices = {
      texts: ['Anna', 'Ben', 'Anna', 'Cleo'],
      prizes: [[2]],
      duplicates: 'tickets',
    } as const
    const people = ['A', 'B', 'A', 'C']
    const nameOf = (state: RaffleState) =>
      winnersOf(state)
        .flat()
        .map((winner) => people[winner ?? -1])
        .join('')
    const atOnce = everyOutcome((source) => nameOf(stateAfter(choices, pressing('all', source))))
    const oneByOne = everyOutcome((source) =>
      nameOf(stateAfter(choices, pressing('place', source), pressing('place', source))),
    )
    for (const { weights, total } of [atOnce, oneByOne]) {
      const shares = [...weights].map(([name, weight]) => [name, Number(weight) / Number(total)])
      expect(new Map(shares as [string, number][])).toEqual(
        new Map([
          ['"AB"', 1 / 4],
          ['"AC"', 1 / 4],
          ['"BA"', (1 / 4) * (2 / 3)],
          ['"BC"', (1 / 4) * (1 / 3)],
          ['"CA"', (1 / 4) * (2 / 3)],
          ['"CB"', (1 / 4) * (1 / 3)],
        ]),
      )
    }
  })

  it('where people may win again: of everyone for each prize, of nobody twice for one prize', () => {
    const choices = { texts: letters(3), prizes: [[2], [1]], mayWinAgain: true } as const
    const outcomes = everyOutcome((source) =>
      winnersOf(stateAfter(choices, pressing('place', source), pressing('all', source))),
    )
    expect(outcomes.weights.size).toBe(3 * 2 * 3)
    const second = drawnBy(stateAfter(choices, pressing('place')), 'all')
    expect(digitsOf(second.eligible)).toBe('011')
    expect(weightsOf(outcomes)).toHaveLength(1)
    expect([...outcomes.weights.keys()]).toContain('[[0,1],[0]]')
  })

  it('where tickets may win again: of every ticket, each once', () => {
    const choices = {
      texts: ['Anna', 'Anna', 'Ben'],
      prizes: [[1], [1]],
      duplicates: 'tickets',
      mayWinAgain: true,
    } as const
    const outcomes = everyOutcome((source) =>
      winnersOf(stateAfter(choices, pressing('place', source), pressing('place', source))),
    )
    expect([...outcomes.weights.keys()].sort()).toEqual(
      choicesOf([0, 1, 2], 2)
        .map(([one, other]) => `[[${one}],[${other}]]`)
        .sort(),
    )
    expect(weightsOf(outcomes)).toHaveLength(1)
  })
})

describe('by weight, each next one is as likely as their weight is among those left @weights.draws', () => {
  /** How likely each order of winners is. */
  function chances(choices: DrawChoices): ReadonlyMap<string, number> {
    const { weights, total } = everyOutcome((source) =>
      winnersOf(stateAfter(choices, pressing('all', source))).flat(),
    )
    return new Map([...weights].map(([order, weight]) => [order, Number(weight) / Number(total)]))
  }

  it('for one place and for two', () => {
    const choices = { texts: letters(3), weights: [1, 2, 3] }
    const first = chances({ ...choices, prizes: [[1]] })
    expect(first).toEqual(
      new Map([
        ['[0]', 1 / 6],
        ['[1]', 2 / 6],
        ['[2]', 3 / 6],
      ]),
    )
    const both = chances({ ...choices, prizes: [[2]] })
    expect(both.get('[2,0]')).toBeCloseTo((3 / 6) * (1 / 3), 12)
    expect(both.get('[0,1]')).toBeCloseTo((1 / 6) * (2 / 5), 12)
    expect(both.get('[1,2]')).toBeCloseTo((2 / 6) * (3 / 4), 12)
  })

  it('a person weighs as much as all their options, but those who are absent', () => {
    const found = chances({
      texts: ['A', 'B', 'A', 'C'],
      weights: [1, 2, 3, 50],
      absent: [3],
      prizes: [[1]],
    })
    expect(found).toEqual(
      new Map([
        ['[0]', 4 / 6],
        ['[1]', 2 / 6],
      ]),
    )
  })

  it('each ticket weighs as much as its option, and those of a winner are passed over', () => {
    const found = chances({
      texts: ['A', 'B', 'A'],
      weights: [1, 2, 3],
      duplicates: 'tickets',
      prizes: [[2]],
    })
    expect(found.get('[1,0]')).toBeCloseTo((2 / 6) * (1 / 4), 12)
    expect((found.get('[0,1]') ?? 0) + (found.get('[2,1]') ?? 0)).toBeCloseTo(4 / 6, 12)
  })

  it('stands in the record, and is the same for reserves and for who steps in', () => {
    const choices = { texts: letters(3), weights: [1, 2, 3], prizes: [[1, 1]] } as const
    const state = stateAfter(choices)
    expect(state.begun).toMatchObject({ version: 4, weights: [1, 2, 3], announcement: null })
    const reserve = everyOutcome((source) =>
      reservesOf(stateAfter(choices, pressing('all', source))),
    )
    const shares = [...reserve.weights.values()].map((one) => Number(one) / Number(reserve.total))
    // By hand: A, B and C are second in 1/6·… of all orders.
    const second = (own: number, others: readonly [number, number]) => {
      const [one, other] = others
      return (one / 6) * (own / (6 - one)) + (other / 6) * (own / (6 - other))
    }
    expect(shares.toSorted()).toEqual(
      [second(1, [2, 3]), second(2, [1, 3]), second(3, [1, 2])]
        .toSorted()
        .map((share) => expect.closeTo(share, 12)),
    )
  })
})
