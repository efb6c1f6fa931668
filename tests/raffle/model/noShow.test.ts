// A winner who is not here or declines: who has the place then.

import { describe, expect, it } from 'vitest'
import { end, markNoShow, press, replace } from '../../../src/raffle/model/raffle'
import { stateOf } from '../../../src/raffle/model/raffleState'
import type { Position } from '../../../src/raffle/model/record'
import {
  digitsOf,
  draftsOf,
  letters,
  missing,
  pressing,
  recordOf,
  reservesOf,
  stateAfter,
  winnersOf,
  zeros,
} from './draws'
import { everyOutcome, weightsOf } from './everyPath'

describe('a winner who is not here @draw.no-show', () => {
  it('is replaced by the next reserve who can still win', () => {
    const choices = { texts: letters(6), prizes: [[1, 2], [1]] } as const
    // A wins, B and C are reserves; then B wins the second prize.
    const state = stateAfter(choices, pressing('prize'), pressing('prize'), missing(0, 0))
    expect(reservesOf(state)[0]).toEqual([1, 2])
    expect(winnersOf(state)).toEqual([[2], [1]])
    const [place] = state.prizes[0]?.placed ?? []
    expect(place?.calls.map(({ winner, from, why, press }) => [winner, from, why, press])).toEqual([
      [0, 'press', 'notHere', 1],
      [2, 'reserve', null, 2],
    ])
    expect(state.prizes[0]?.drawnReserves.map(({ hasSteppedUp }) => hasSteppedUp)).toEqual([
      false,
      true,
    ])
  })

  it.each([3, 4, 5, 6])('is replaced by each of %i who can still win equally often', (people) => {
    const choices = { texts: letters(people + 2), prizes: [[2]] } as const
    const before = stateAfter(choices, pressing('all'))
    expect(winnersOf(before)).toEqual([[0, 1]])
    const outcomes = everyOutcome((source) =>
      winnersOf(stateAfter(choices, pressing('all'), missing(0, 1, 'notHere', source))),
    )
    const rest = [...Array(people).keys()].map((index) => JSON.stringify([[0, index + 2]]))
    expect([...outcomes.weights.keys()].sort()).toEqual(rest)
    expect(weightsOf(outcomes)).toHaveLength(1)
  })

  it('cannot win again, with any ticket and for any prize', () => {
    for (const mayWinAgain of [false, true]) {
      const choices = {
        texts: ['Anna', 'Ben', ' Anna'],
        prizes: [[1], [3]],
        duplicates: 'tickets',
        mayWinAgain,
      } as const
      const [noShow, replaced] = draftsOf(missing(0, 0)(stateAfter(choices, pressing('place'))))
      expect(noShow).toEqual({ kind: 'noShow', prize: 0, place: 0, why: 'notHere' })
      expect(replaced?.kind === 'replaced' && digitsOf(replaced.eligible)).toBe('010')
      const state = stateAfter(choices, pressing('place'), missing(0, 0))
      expect(state.isComplete).toBe(true)
      const outcomes = everyOutcome((source) =>
        winnersOf(stateAfter(choices, pressing('place'), missing(0, 0, 'notHere', source))),
      )
      expect([...outcomes.weights.keys()]).toEqual(['[[1],[null,null,null]]'])
    }
    const anew = { texts: letters(2), prizes: [[1], [1]], mayWinAgain: true } as const
    const state = stateAfter(anew, pressing('all'), missing(0, 0))
    expect(winnersOf(state)).toEqual([[1], [0]])
    expect(state.eligibleFor(1)).toEqual([1])
    expect(state.eligibleCount(1)).toBe(1)
    expect(state.eligibleFor(0)).toEqual([])
    expect(state.eligibleCount(0)).toBe(0)
  })

  it('leaves the place empty when nobody is left', () => {
    const choices = { texts: letters(2), prizes: [[2]] } as const
    const state = stateAfter(choices, pressing('all'), missing(0, 0))
    expect(winnersOf(state)).toEqual([[null, 1]])
    expect(state.isComplete).toBe(true)
    expect(markNoShow(state, { prize: 0, place: 0 }, 'declined', zeros).problem).toBe('noWinner')
  })

  it('can be followed by another one at the same place', () => {
    const choices = { texts: letters(4), prizes: [[1]] } as const
    const state = stateAfter(choices, pressing('all'), missing(0, 0), missing(0, 0))
    const [place] = state.prizes[0]?.placed ?? []
    expect(place?.calls.map(({ winner, why }) => [winner, why])).toEqual([
      [0, 'notHere'],
      [1, 'notHere'],
      [2, null],
    ])
  })

  it.each([
    [{ prize: 0, place: 1 }],
    [{ prize: 0, place: 2 }],
    [{ prize: 2, place: 0 }],
    [{ prize: -1, place: 0 }],
    [{ prize: 0, place: 0.5 }],
  ])('is nobody at %o, which has no winner', (position: Position) => {
    const state = stateAfter({}, pressing('place'))
    expect(markNoShow(state, position, 'notHere', zeros).problem).toBe('noWinner')
  })

  it('is replaced later where the record was cut off between the two', async () => {
    const entries = await recordOf({ prizes: [[1]] }, pressing('all'), missing(0, 0))
    const cut = stateOf(entries.slice(0, -1))
    expect(cut.pending).toEqual({ prize: 0, place: 0 })
    expect(cut.isComplete).toBe(false)
    expect(press(cut, 'all', zeros).problem).toBe('replacementDue')
    expect(missing(0, 0)(cut).problem).toBe('replacementDue')
    expect(end(cut).problem).toBe('replacementDue')
    const whole = stateOf(entries)
    expect(whole.pending).toBeNull()
    expect(replace(whole, zeros).problem).toBe('noReplacementDue')
    expect(draftsOf(replace(cut, zeros))).toEqual(
      draftsOf(missing(0, 0)(stateOf(entries.slice(0, -2)))).slice(1),
    )
  })
})
