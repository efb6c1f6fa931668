// The commands of a draw: what each draws, and what it cannot do.

import { describe, expect, it } from 'vitest'
import { begin, end, noteListChange, press, replace } from '../../../src/raffle/model/raffle'
import { type RaffleState, stateOf } from '../../../src/raffle/model/raffleState'
import type { Scope } from '../../../src/raffle/model/record'
import { cryptographicWords } from '../../spin/words'
import { timesArithmetic } from '../../timing'
import {
  beginning,
  type DrawChoices,
  digitsOf,
  draftsOf,
  drawnBy,
  letters,
  missing,
  pressing,
  recordOf,
  reservesOf,
  stateAfter,
  unsealed,
  winnersOf,
  zeros,
} from './draws'
import { sha256 } from './sha256'

describe('a press', () => {
  it('draws the next place, the rest of its prize, or everything, in order', () => {
    const choices = { prizes: [[2], [1], [1]] } as const
    const places = (state: RaffleState, scope: Scope) =>
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
    expect(digitsOf(drawnBy(stateAfter(choices), 'place').eligible)).toBe('1011')
    const later = stateAfter(choices, pressing('place'))
    expect(winnersOf(later)).toEqual([[0, null, null]])
    expect(digitsOf(drawnBy(later, 'place').eligible)).toBe('0011')
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

describe('a draw', () => {
  it('begins with everything frozen, and not with a plan that cannot be drawn', () => {
    const [begun] = draftsOf(begin(beginning({ absent: [1], texts: letters(3) })))
    expect(begun).toEqual({
      kind: 'begun',
      version: 2,
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
      announcement: null,
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
    const winners = drawnBy(stateOf(unsealed([], begun)), 'all', cryptographicWords(32)).places
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
