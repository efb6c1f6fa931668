// What a press draws is uniform: exactly, over every path of its draws.

import { describe, expect, it } from 'vitest'
import type { RaffleState } from '../../../src/raffle/model/raffleState'
import {
  choicesOf,
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
