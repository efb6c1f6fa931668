// Announcements on the page: how long until the result, signatures that are entered by hand, and facts.

import { expect, it } from 'vitest'
import { frozenMessages } from '../../../src/pages/check/frozen/messages'
import { messages } from '../../../src/pages/check/messages'
import {
  dueMsOf,
  factsOf,
  peopleOf,
  prizeTitle,
  wasBefore,
} from '../../../src/pages/check/proofFacts'
import { proofFileName, sheetOfProof } from '../../../src/pages/check/proofOut'
import { realSignature } from '../../raffle/proof/realRounds'
import { NAMES, raffle, raffleProof } from './proofs'

const SIGNATURE = realSignature(1000)

it('the time left is told in the largest unit, and rounded so that it is never too long', () => {
  const second = 1000
  for (const [ms, words] of [
    [0, '0 seconds'],
    [1, '1 second'],
    [59 * second, '59 seconds'],
    [60 * second, '1 minute'],
    [119 * second, '1 minute'],
    [3600 * second, '1 hour'],
    [47 * 3600 * second, '1 day'],
    [30 * 24 * 3600 * second, '30 days'],
  ] as const) {
    expect(frozenMessages.left(ms)).toBe(`The winners are known in ${words}.`)
  }
})

it('a round has a date where the chain is known and the date exists', () => {
  expect(dueMsOf(raffle())).toBe(Date.UTC(2023, 7, 23, 15, 59, 24))
  expect(dueMsOf(raffle({ round: Number.MAX_SAFE_INTEGER }))).toBeNull()
  expect(dueMsOf(raffle({ chain: '0'.repeat(64) }))).toBeNull()
})

it('an announcement was seen in time only where the clock said so and still does @verify.in-time', () => {
  const due = 1_000_000
  const at = (clockMs: number, countMs: number) => ({ clockMs, countMs })
  expect(wasBefore(due, at(due - 5000, 100), at(due + 1000, 6100))).toBe(true)
  expect(wasBefore(due, at(due, 100), at(due + 1000, 1100))).toBe(false)
  // At the very millisecond it was not before.
  expect(wasBefore(due, at(due - 1, 100), at(due - 1, 100))).toBe(true)
  expect(wasBefore(due, at(due, 100), at(due - 1, 100))).toBe(false)
  expect(wasBefore(due, at(due - 1, 100), at(due + 1000, 1100))).toBe(false)
  expect(wasBefore(null, at(0, 0), at(1, 1))).toBe(false)
  expect(wasBefore(null, at(-5, 0), at(-5, 0))).toBe(false)
  // The clock was an hour slow, and was set right meanwhile.
  expect(wasBefore(due, at(due - 5000, 100), at(due + 3_596_000, 1100))).toBe(false)
  // It was an hour fast.
  expect(wasBefore(due, at(due + 5000, 100), at(due + 1000, 3_601_100))).toBe(false)
})

it('facts tell names from people, and what is published from what is due', () => {
  const tickets = raffle({ entries: ['Ann', 'Ben', 'Ann', 'Ann', 'Cleo', 'Cleo'] })
  expect(peopleOf(tickets)).toBe(3)
  const values = (isPublished: boolean) =>
    factsOf(tickets, isPublished, false).map(({ label, value }) => `${label}: ${value}`)
  expect(values(true)).toContain('Names: 6, of 3 people')
  expect(values(true)).toContain('Prizes: Bicycle and 2 × Books')
  expect(values(true).join('\n')).toMatch(/^Random number: Published on /m)
  expect(values(false).join('\n')).toMatch(/^Random number: Due on /m)
  expect(values(false)).toContain('Winning twice: Not allowed')
  const unknown = raffle({ chain: '0'.repeat(64), prizes: [{ name: '', places: 2, reserves: 0 }] })
  expect(factsOf(unknown, false, true)).toEqual([{ label: 'Names', value: '6' }])
  expect(factsOf(unknown, false, false).at(-1)?.value).toBe('2 winners')
  const five = raffle({
    prizes: 'ABCDE'.split('').map((name) => ({ name, places: 1, reserves: 0 })),
  })
  expect(factsOf(five, false, false)[1]?.value).toBe('A, B, C, and 2 more')
  expect(prizeTitle(unknown, 0)).toBe('Winners')
  const single = raffle({ prizes: [{ name: '', places: 1, reserves: 0 }] })
  expect(prizeTitle(single, 0)).toBe('Winner')
})

it('the sheet has every winner, every reserve, the fingerprint and the signature', () => {
  const proof = raffleProof()
  const sheet = sheetOfProof(proof)
  expect(sheet.title).toBe('Raffle')
  expect(sheet.prizes.map(({ title, count }) => [title, count])).toEqual([
    ['Bicycle', '1 place'],
    ['Books', '2 places'],
  ])
  expect(sheet.prizes.map(({ winners }) => winners.map(({ name }) => name))).toEqual(
    proof.results.map(({ winners }) => winners.map((index) => NAMES[index])),
  )
  expect(sheet.prizes[0]?.reserves).toHaveLength(1)
  expect(sheet.prizes[1]?.winners.map(({ number }) => number)).toEqual([1, 2])
  // It was drawn, and the prizes are told by the table.
  expect(sheet.facts.map(({ label }) => label)).toEqual(['Names', 'Winning twice', 'Random number'])
  expect(sheet.facts.at(-1)?.value).toMatch(/^Published on /)
  expect(sheet.noShows).toEqual([])
  expect(sheet.marks.map(({ value }) => value)).toEqual([proof.fingerprint, SIGNATURE])
})

it('the file is named after the wheel and the day of the draw', () => {
  expect(proofFileName(raffleProof())).toBe('Raffle-draw-2023-08-23.fairwheel-proof.json')
})

it('odds that are not equal are among the facts, also on paper, and beside each name', () => {
  const weighted = raffle({ weights: [300, 100, 100, 2000, 1000, 600] })
  const odds = {
    label: 'Odds',
    value: 'By weight: from 1 in 41, 2.4% to 20 in 41, 48.8%',
  }
  expect(factsOf(weighted, true, false)).toContainEqual(odds)
  expect(sheetOfProof(raffleProof(weighted)).facts).toContainEqual(odds)
  expect(factsOf(raffle(), true, false).map(({ label }) => label)).not.toContain('Odds')
  expect(messages.weight(300, 4100)).toBe('× 3: 3 in 41, 7.3%')
  expect(messages.weight(250, 1000)).toBe('× 2.5: 1 in 4, 25%')
})
