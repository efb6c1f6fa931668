// Proves which presses there are: none that would do nothing, and no two that would do the same.

import { expect, it } from 'vitest'
import { emptyPlaces, nextScope, scopesOf } from '../../../src/raffle/desk/deskState'
import { lastShown } from '../../../src/raffle/desk/showing'
import { end, press } from '../../../src/raffle/model/raffle'
import { type RaffleState, stateOf } from '../../../src/raffle/model/raffleState'
import { placesOf } from '../../../src/raffle/model/whoIsNext'
import { letters, missing, pressing, recordOf } from '../model/draws'

const FIRST = { bits: 32, next: () => 0 }
const next = (state: RaffleState) => press(state, 'place', FIRST)

it.each([
  [[[1]], ['place']],
  [[[3]], ['place', 'all']],
  [
    [[1], [2]],
    ['place', 'all'],
  ],
  [
    [[2], [1]],
    ['place', 'prize', 'all'],
  ],
] as const)('of the prizes %j: %j', async (prizes, scopes) => {
  expect(scopesOf(stateOf(await recordOf({ prizes })))).toEqual(scopes)
})

it('each press that there is draws more than the one before', async () => {
  const entries = await recordOf({ texts: letters(9), prizes: [[2], [3], [1]] })
  for (let drawn = 0; drawn < 6; drawn += 1) {
    const commands = Array.from({ length: drawn }, () => next)
    const state = stateOf(
      await recordOf({ texts: letters(9), prizes: [[2], [3], [1]] }, ...commands),
    )
    const counts = scopesOf(state).map((scope) => placesOf(state, scope).flat().length)
    expect(counts[0]).toBe(1)
    expect(counts.at(-1)).toBe(6 - drawn)
    expect(new Set(counts).size).toBe(counts.length)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
  }
  expect(entries).toHaveLength(1)
})

it('a remote draws as was drawn last in this draw, or less where there is no more; never everything', async () => {
  const begun = stateOf(await recordOf({ prizes: [[2], [1]] }))
  expect(nextScope(begun, 'prize')).toBe('place')
  const early = stateOf(await recordOf({ prizes: [[3], [1]] }, next))
  expect(nextScope(early, 'prize')).toBe('prize')
  expect(nextScope(early, 'all')).toBe('place')
  const later = stateOf(await recordOf({ prizes: [[2], [1]] }, next))
  expect(nextScope(later, 'prize')).toBe('place')
  const rest = stateOf(await recordOf({ prizes: [[1], [2]] }, next))
  expect(nextScope(rest, 'prize')).toBe('prize')
})

it('none where nothing is left', async () => {
  expect(scopesOf(stateOf(await recordOf({ prizes: [[1]] }, next)))).toEqual([])
})

it('a place is empty where it was not drawn, and where nobody is left to take it', async () => {
  const choices = { texts: letters(3), prizes: [[2], [2]] as const }
  const after = async (...commands: Parameters<typeof recordOf>[1][]) =>
    emptyPlaces(stateOf(await recordOf(choices, ...commands)))
  expect(await after()).toBe(4)
  expect(await after(pressing('prize'))).toBe(2)
  // Three for four places; then one of them is not here.
  expect(await after(pressing('all'))).toBe(1)
  expect(await after(pressing('all'), missing(0, 0))).toBe(2)
})

it('the wheel has turned last to the first of a press, or whom a place was drawn anew for; not to a reserve', async () => {
  const after = async (
    prizes: readonly (readonly [number, number?])[],
    ...commands: Parameters<typeof recordOf>[1][]
  ) => {
    const entries = await recordOf({ texts: letters(5), prizes }, ...commands)
    return lastShown(entries, stateOf(entries))
  }
  const shown = (seq: number, prize: number, place: number) => ({
    resultId: `draw-1-${seq}-0`,
    position: { prize, place },
  })
  expect(await after([[2]])).toBeNull()
  expect(await after([[2], [1]], pressing('all'))).toEqual(shown(2, 0, 0))
  expect(await after([[2], [1]], pressing('prize'), next)).toEqual(shown(3, 1, 0))
  expect(await after([[2], [1]], pressing('all'), missing(0, 1))).toEqual(shown(4, 0, 1))
  expect(await after([[2, 1]], pressing('all'), missing(0, 1))).toBeNull()
  expect(await after([[1]], pressing('all'), end)).toEqual(shown(2, 0, 0))
})
