// Proves what is said of a press and of a no-show.

import { expect, it } from 'vitest'
import { markNoShow, press } from '../../../src/raffle/model/raffle'
import { type RaffleState, stateOf } from '../../../src/raffle/model/raffleState'
import type { Scope } from '../../../src/raffle/model/record'
import { messages } from '../../../src/raffle/ui/messages'
import { raffleInWords } from '../../../src/raffle/ui/spokenRaffle'
import type { WhyNoShow } from '../../../src/wheel/result'
import { type DrawChoices, letters, recordOf } from '../model/draws'

const FIRST = { bits: 32, next: () => 0 }
const pressed = (scope: Scope) => (state: RaffleState) => press(state, scope, FIRST)
const gone = (why: WhyNoShow, prize: number, place: number) => (state: RaffleState) =>
  markNoShow(state, { prize, place }, why, FIRST)

async function said(
  choices: DrawChoices,
  ...commands: Parameters<typeof recordOf>[1][]
): Promise<string> {
  const entries = await recordOf(choices, ...commands)
  return raffleInWords(stateOf(entries), entries, entries.length)
}

it('one winner, with the prize and how far the draw has come', async () => {
  expect(await said({ prizes: [[2], [1]] }, pressed('place'))).toBe(
    'Winner of Prize 1: A. 1 of 3 places drawn.',
  )
})

it('several winners of each prize', async () => {
  expect(await said({ prizes: [[2], [1]] }, pressed('all'))).toMatch(
    /^Winners of Prize 1: [A-E] and [A-E]\. Winner of Prize 2: [A-E]\. 3 of 3 places drawn\.$/,
  )
})

it('up to ten by their names, more by their number alone', async () => {
  const ten = await said({ texts: letters(20), prizes: [[10]] }, pressed('all'))
  for (const name of letters(10)) expect(ten).toContain(name)
  expect(ten).toMatch(/^Winners of Prize 1: .*\. 10 of 10 places drawn\.$/)
  expect(await said({ texts: letters(20), prizes: [[11]] }, pressed('all'))).toBe(
    '11 winners were drawn. 11 of 11 places drawn.',
  )
})

it('the reserves of a prize, once they are drawn', async () => {
  expect(await said({ prizes: [[1, 2], [1]] }, pressed('place'))).toMatch(
    /^Winner of Prize 1: A\. Reserves of Prize 1: [B-E] and [B-E]\. 1 of 2 places drawn\.$/,
  )
  expect(await said({ texts: letters(20), prizes: [[8, 3]] }, pressed('all'))).toBe(
    '8 winners were drawn. 8 of 8 places drawn.',
  )
})

it('the places that nobody is left for', async () => {
  expect(await said({ texts: ['A'], prizes: [[3]] }, pressed('all'))).toBe(
    'Winner of Prize 1: A. Nobody is left to take 2 places. 1 of 3 places drawn.',
  )
})

it('who is not here, and who has the place instead', async () => {
  const anew = await said({ prizes: [[1]] }, pressed('all'), gone('notHere', 0, 0))
  expect(anew).toMatch(/^A is not here\. ([B-E]) was drawn instead\. Winner of Prize 1: \1\.$/)
  const reserve = await said({ prizes: [[1, 1]] }, pressed('all'), gone('declined', 0, 0))
  expect(reserve).toMatch(/^A declined\. The reserve ([B-E]) steps up\. Winner of Prize 1: \1\.$/)
  const nobody = await said({ texts: ['A'], prizes: [[1]] }, pressed('all'), gone('notHere', 0, 0))
  expect(nobody).toBe('A is not here. Nobody is left to take the place.')
})

it('the same person is named who was called last, however often a place is given on', async () => {
  const twice = [gone('notHere', 0, 0), gone('notHere', 0, 0)]
  const first = await said({ prizes: [[1]] }, pressed('all'), gone('notHere', 0, 0))
  const second = await said({ prizes: [[1]] }, pressed('all'), ...twice)
  const winner = /: (.)\./.exec(first)?.[1]
  expect(second.startsWith(`${winner} is not here.`)).toBe(true)
})

it('nothing of entries that draw nothing', async () => {
  expect(await said({})).toBe('')
})

it('the big button has the name of a prize as it was typed', () => {
  expect(messages.drawLabel('Mug #2', 3).replaceAll(/[\u2066-\u2069]/g, '')).toBe('DRAW 3: Mug #2')
})
