// The commands of a draw: what each draws, that it is uniform, and what it cannot do.

import { describe, expect, it } from 'vitest'
import { begin, end, markNoShow, noteListChange, press, replace } from '../../src/draw/draw'
import { stateOf } from '../../src/draw/drawFold'
import type { DrawState } from '../../src/draw/drawState'
import type { Position, Scope } from '../../src/draw/record'
import type { RandomSource } from '../../src/spin/random'
import { cryptographicWords, wordsInOrder } from '../spin/words'
import { timesArithmetic } from '../timing'
import {
  beginning,
  type DrawChoices,
  draftsOf,
  letters,
  recordOf,
  reservesOf,
  sha256,
  stateAfter,
  unsealed,
  winnersOf,
} from './draws'
import { everyOutcome, weightsOf } from './everyPath'

const zeros = wordsInOrder(32, [])
const words = cryptographicWords(32)
const pressing =
  (scope: Scope, source: RandomSource = zeros) =>
  (state: DrawState) =>
    press(state, scope, source)
const missing =
  (prize: number, place: number, source: RandomSource = zeros) =>
  (state: DrawState) =>
    markNoShow(state, { prize, place }, 'notHere', source)
const drawnBy = (state: DrawState, scope: Scope, source: RandomSource = zeros) => {
  const [draft] = draftsOf(press(state, scope, source))
  if (draft?.kind !== 'drawn') throw new Error('Nothing was drawn')
  return draft
}
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** Every ordered choice of `size` of these. */
function choicesOf<T>(some: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return choicesOf(some, size - 1).flatMap((choice) =>
    some.filter((one) => !choice.includes(one)).map((one) => [...choice, one]),
  )
}

describe('a press', () => {
  it('draws the next place, the rest of its prize, or everything, in order', () => {
    const choices = { prizes: [[2], [1], [1]] } as const
    const places = (state: DrawState, scope: Scope) =>
      drawnBy(state, scope).places.map(({ prize, place }) => [prize, place])
    const start = stateAfter(choices)
    expect(start.next).toEqual({ prize: 0, place: 0 })
    expect(places(start, 'place')).toEqual([[0, 0]])
    expect(places(start, 'prize')).toEqual([
      [0, 0],
      [0, 1],
    ])
    expect(places(start, 'all')).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
    ])
    const later = stateAfter(choices, pressing('place'))
    expect(places(later, 'prize')).toEqual([[0, 1]])
    expect(places(later, 'all')).toEqual([
      [0, 1],
      [1, 0],
      [2, 0],
    ])
    expect(stateAfter(choices, pressing('prize')).next).toEqual({ prize: 1, place: 0 })
  })

  it('says who could have won: everyone who takes part and has not won', () => {
    const choices = { texts: letters(4), absent: [1], prizes: [[3]] } as const
    expect(text(drawnBy(stateAfter(choices), 'place').eligible)).toBe('1011')
    const later = stateAfter(choices, pressing('place'))
    expect(winnersOf(later)).toEqual([[0, null, null]])
    expect(text(drawnBy(later, 'place').eligible)).toBe('0011')
    expect(later.eligibleFor(0)).toEqual([2, 3])
    expect(later.eligibleCount(0)).toBe(2)
  })

  it('draws reserves when the last place of their prize is drawn', () => {
    const choices = {
      texts: letters(9),
      prizes: [
        [2, 2],
        [1, 1],
      ],
    } as const
    expect(drawnBy(stateAfter(choices), 'place').reserves).toEqual([])
    const second = drawnBy(stateAfter(choices, pressing('place')), 'place')
    expect(second.reserves.map(({ prize, reserve }) => [prize, reserve])).toEqual([
      [0, 0],
      [0, 1],
    ])
    const all = stateAfter(choices, pressing('all'))
    const everybody = [...winnersOf(all), ...reservesOf(all)].flat()
    expect(everybody).toHaveLength(6)
    expect(new Set(everybody).size).toBe(6)
  })

  it('lets a reserve win a later prize, and draws nobody as a reserve twice', () => {
    // Five people: a winner and two reserves of the first prize leave two, of whom none is drawn here.
    const choices = {
      texts: letters(4),
      prizes: [
        [1, 2],
        [1, 3],
      ],
    } as const
    const state = stateAfter(choices, pressing('prize'), pressing('prize'))
    expect(winnersOf(state)).toEqual([[0], [1]])
    expect(reservesOf(state)).toEqual([[1, 2], [3]])
  })

  it('draws as many as there are people for, and says how many places stay empty', () => {
    const choices = {
      texts: letters(3),
      prizes: [
        [2, 1],
        [4, 1],
      ],
    } as const
    const { places, reserves, unfilled } = drawnBy(stateAfter(choices), 'all')
    expect(places).toHaveLength(3)
    expect(reserves).toEqual([])
    expect(unfilled).toBe(3)
    const state = stateAfter(choices, pressing('all'))
    expect(state.next).toBeNull()
    expect(state.isComplete).toBe(true)
    expect(press(state, 'place', zeros).problem).toBe('nobodyLeft')
  })

  it('is refused when nothing is left', () => {
    const state = stateAfter({}, pressing('all'))
    expect(state.isComplete).toBe(true)
    expect(press(state, 'all', zeros)).toEqual({ drafts: null, problem: 'nothingLeft' })
  })
})

describe('every ordered choice is equally likely', () => {
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
    const nameOf = (state: DrawState) =>
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
    expect(text(second.eligible)).toBe('011')
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

describe('a winner who is not here', () => {
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
      winnersOf(stateAfter(choices, pressing('all'), missing(0, 1, source))),
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
      expect(replaced?.kind === 'replaced' && text(replaced.eligible)).toBe('010')
      const state = stateAfter(choices, pressing('place'), missing(0, 0))
      expect(state.isComplete).toBe(true)
      const outcomes = everyOutcome((source) =>
        winnersOf(stateAfter(choices, pressing('place'), missing(0, 0, source))),
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

describe('a draw', () => {
  it('begins with everything frozen, and not with a plan that cannot be drawn', () => {
    const [begun] = draftsOf(begin(beginning({ absent: [1], texts: letters(3) })))
    expect(begun).toEqual({
      kind: 'begun',
      version: 1,
      drawId: 'draw-1',
      wheel: { id: 'wheel-1', name: 'Raffle' },
      product: { name: 'Fairwheel', version: '1.2.3' },
      timeZone: 'Europe/Berlin',
      list: [
        { id: 'id-0', text: 'A' },
        { id: 'id-1', text: 'B' },
        { id: 'id-2', text: 'C' },
      ],
      out: [{ index: 1, why: 'absent' }],
      rules: { duplicates: 'person', excludesEarlierWinners: false, mayWinAgain: false },
      prizes: [
        { name: 'Prize 1', places: 2, reserves: 0 },
        { name: 'Prize 2', places: 1, reserves: 0 },
      ],
    })
    const bad: DrawChoices[] = [{ prizes: [] }, { prizes: [[0]] }, { texts: ['A'], absent: [0] }]
    for (const choices of bad) expect(begin(beginning(choices)).problem).toBe('plan')
  })

  it('notes once that the list was edited, and goes on with the frozen one', async () => {
    const changed = { listCount: 4, listHash: sha256('another') }
    const entries = await recordOf({}, (state) => noteListChange(state, changed))
    expect(entries[1]).toMatchObject({ kind: 'listChanged', ...changed, seq: 2 })
    const state = stateOf(entries)
    expect(noteListChange(state, changed).problem).toBe('sameList')
    const [begun] = entries
    const original = begun?.kind === 'begun' ? begun.listHash : ''
    const back = { listCount: 5, listHash: original }
    expect(noteListChange(state, back).problem).toBeNull()
    expect(noteListChange(stateOf(entries.slice(0, 1)), back).problem).toBe('sameList')
    expect(state.eligibleFor(0)).toEqual([0, 1, 2, 3, 4])
  })

  it('ends complete or stopped, and nothing follows', () => {
    expect(draftsOf(end(stateAfter({})))).toEqual([{ kind: 'ended', why: 'stopped' }])
    expect(draftsOf(end(stateAfter({}, pressing('all'))))).toEqual([
      { kind: 'ended', why: 'complete' },
    ])
    const over = stateAfter({}, pressing('place'), end)
    expect(over.hasEnded).toBe(true)
    const after = [
      press(over, 'place', zeros),
      missing(0, 0)(over),
      replace(over, zeros),
      noteListChange(over, { listCount: 0, listHash: '' }),
      end(over),
    ]
    expect(after.map(({ problem }) => problem)).toEqual(Array(5).fill('ended'))
  })

  it('is nothing without its first entry', async () => {
    const [, drawn] = await recordOf({}, pressing('place'))
    expect(() => stateOf([])).toThrow(RangeError)
    expect(() => stateOf(drawn ? [drawn] : [])).toThrow(RangeError)
  })

  it('of 10,000 people, one by one, is taken up quickly', async () => {
    const texts = Array.from({ length: 10_000 }, (_, index) => `Name ${index}`)
    const begun = draftsOf(begin(beginning({ texts, prizes: [[10_000]] })))
    const winners = drawnBy(stateOf(unsealed([], begun)), 'all', words).places
    const presses = winners.map((place) => ({
      kind: 'drawn' as const,
      scope: 'place' as const,
      places: [place],
      reserves: [],
      unfilled: 0,
      eligible: new Uint8Array(),
    }))
    const entries = unsealed(unsealed([], begun), presses)
    const state = stateOf(entries)
    expect(state.isComplete).toBe(true)
    expect(state.presses).toBe(10_000)
    // It takes about three times as long; where each entry looked at each person, thirty times.
    expect(await timesArithmetic(() => stateOf(entries))).toBeLessThan(15)
  })
})
