// A draw as a sheet shows it.

import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../../../src/raffle/model/outcome'
import { sheetOf } from '../../../src/raffle/model/printout'
import { end, markNoShow, noteListChange, press } from '../../../src/raffle/model/raffle'
import { type RaffleState, stateOf } from '../../../src/raffle/model/raffleState'
import type { Scope } from '../../../src/raffle/model/record'
import { outcomeRows } from '../../../src/raffle/model/recordOut'
import { announcementText, fingerprintOf } from '../../../src/raffle/proof/announcement'
import { QUICKNET } from '../../../src/raffle/proof/chain'
import type { WhyNoShow } from '../../../src/wheel/result'
import { cryptographicWords, wordsInOrder } from '../../spin/words'
import { announcementOf, provenRecord, SIGNATURE, signed } from './announced'
import { type DrawChoices, letters, recordOf } from './draws'

const zeros = wordsInOrder(32, [])
const pressing = (scope: Scope) => (state: RaffleState) => press(state, scope, zeros)
const missing =
  (prize: number, place: number, why: WhyNoShow = 'notHere') =>
  (state: RaffleState) =>
    markNoShow(state, { prize, place }, why, zeros)

async function sheet(choices: DrawChoices, ...commands: Parameters<typeof recordOf>[1][]) {
  const entries = await recordOf(choices, ...commands)
  return { entries, ...sheetOf(outcomeOf(stateOf(entries), entries), 'en-US') }
}

const factsOf = (facts: readonly { label: string; value: string }[]) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]))

describe('the sheet of a draw', () => {
  /** A and B win, C and D are reserves; A is not here and C steps up, B declines and D does; then E wins. */
  const commands = [
    pressing('place'),
    pressing('prize'),
    missing(0, 0),
    missing(0, 1, 'declined'),
    pressing('all'),
    end,
  ]
  const choices = { texts: letters(8), prizes: [[2, 3], [3]], absent: [5, 7] } as const

  it('has the winners and the reserves of each prize, and the no-shows apart from them', async () => {
    const { title, prizes, noShows } = await sheet(choices, ...commands)
    expect(title).toBe('Raffle')
    const [first, second] = prizes
    expect(first).toMatchObject({ title: 'Prize 1', count: '2 places' })
    expect(first?.winners.map(({ number, name, tag }) => [number, name, tag])).toEqual([
      [1, 'C', 'was a reserve'],
      [2, 'D', 'was a reserve'],
    ])
    expect(first?.reserves.map(({ number, name, tag }) => [number, name, tag])).toEqual([
      [3, 'E', 'Former reserve'],
    ])
    expect(second?.winners.map(({ name, tag, time }) => [name, tag, time])).toEqual([
      ['E', undefined, 'Nov 22, 2026, 1:00:05 PM GMT+1'],
      ['G', undefined, 'Nov 22, 2026, 1:00:05 PM GMT+1'],
      [null, 'Nobody left', ''],
    ])
    expect(noShows).toEqual([
      {
        prize: 'Prize 1',
        place: 1,
        name: 'A',
        why: 'Not here',
        time: 'Nov 22, 2026, 1:00:03 PM GMT+1',
        instead: 'C',
      },
      {
        prize: 'Prize 1',
        place: 2,
        name: 'B',
        why: 'Declined',
        time: 'Nov 22, 2026, 1:00:04 PM GMT+1',
        instead: 'D',
      },
    ])
  })

  it('tells when it was, who took part and by which rules', async () => {
    const { facts } = await sheet(choices, ...commands)
    expect(factsOf(facts)).toEqual({
      Status: 'Complete',
      Started: 'Nov 22, 2026, 1:00:00 PM GMT+1',
      Ended: 'Nov 22, 2026, 1:00:06 PM GMT+1',
      'Time zone': 'Europe/Berlin',
      'Took part': '6 of 8 options',
      'Left out': '2 absent',
      Rules: 'Nobody can win twice. A repeated name counts as one person.',
      'Random number': 'Made on the device that held the draw. Nobody else can check this.',
      Drawn: '4 of 5 places, in 3 presses',
      'No-shows': '2',
    })
  })

  it('has the fingerprints of the list and of the record, and what made it', async () => {
    const { entries, marks } = await sheet(choices, ...commands)
    const [begun] = entries
    expect(factsOf(marks)).toEqual({
      'Fingerprint of the list': begun?.kind === 'begun' && begun.listHash,
      'Fingerprint of the record': entries.at(-1)?.hash,
      Entries: `${entries.length}`,
      'Draw ID': 'draw-1',
      'Made with': 'Fairwheel 1.2.3',
    })
  })

  it('tells to what a draw is bound, and what identifies its proof', async () => {
    const going = await provenRecord(choices)
    const { facts, marks } = sheetOf(outcomeOf(stateOf(going), going), 'en-US')
    expect(factsOf(facts)['Random number']).toBe(
      'Bound to round 1000 of the public beacon quicknet, due Aug 23, 2023, 5:59:24 PM GMT+2, whose random number is not in the record',
    )
    const fingerprint = fingerprintOf(announcementText(announcementOf(choices)))
    const bound = {
      'Fingerprint of the announcement': fingerprint,
      'Chain of the beacon': QUICKNET.hash,
      'Round of the beacon': '1000',
    }
    expect(factsOf(marks)).toMatchObject(bound)
    expect(factsOf(marks)).not.toHaveProperty('Signature of the beacon')
    const entries = await provenRecord(choices, signed(), pressing('all'))
    const drawn = sheetOf(outcomeOf(stateOf(entries), entries), 'en-US')
    expect(factsOf(drawn.facts)['Random number']).toBe(
      'Bound to round 1000 of the public beacon quicknet, due Aug 23, 2023, 5:59:24 PM GMT+2',
    )
    expect(factsOf(drawn.marks)).toMatchObject({ ...bound, 'Signature of the beacon': SIGNATURE })
  })

  it('stands any announcement, known or not', async () => {
    const [begun, ...rest] = await provenRecord(choices)
    if (begun?.kind !== 'begun') throw new Error('It has not begun')
    const randomness = (announcement: string) => {
      const changed = [{ ...begun, announcement }, ...rest]
      return factsOf(sheetOf(outcomeOf(stateOf(changed), changed), 'en-US').facts)['Random number']
    }
    expect(randomness('')).toMatch(/^Bound .* not of this draw$/)
    const other = announcementText({ ...announcementOf(choices), chain: 'a'.repeat(64) })
    expect(randomness(other)).toBe('Bound to round 1000 of a beacon that this page does not know')
    const late = announcementText(announcementOf(choices, Number.MAX_SAFE_INTEGER))
    expect(randomness(late)).toContain('275760')
  })

  it('says that a draw goes on, was stopped, or that its list was edited', async () => {
    const edit = (state: RaffleState) =>
      noteListChange(state, { listCount: 9, listHash: 'f'.repeat(64) })
    const going = await sheet({}, pressing('place'), edit)
    expect(factsOf(going.facts)).toMatchObject({
      Status: 'Not ended yet',
      Drawn: '1 of 3 places, in 1 press',
      'List edited': 'Once during the draw, which kept the list it started with',
    })
    expect(factsOf(going.facts)).not.toHaveProperty('Ended')
    expect(going.prizes[0]?.winners[1]).toEqual({
      number: 2,
      name: null,
      tag: 'Not drawn',
      time: '',
    })
    const stopped = await sheet({}, pressing('place'), end)
    expect(factsOf(stopped.facts).Status).toBe('Ended before everything was drawn')
  })

  it('tells a place that was drawn anew, and one that nobody is left for', async () => {
    const { prizes, noShows } = await sheet(
      { texts: letters(3), prizes: [[2]] },
      pressing('all'),
      missing(0, 0),
      missing(0, 0),
    )
    expect(prizes[0]?.winners.map(({ name, tag }) => [name, tag])).toEqual([
      [null, 'Nobody left'],
      ['B', undefined],
    ])
    expect(noShows.map(({ name, instead }) => [name, instead])).toEqual([
      ['A', 'C'],
      ['C', 'Nobody'],
    ])
    const again = await sheet({ texts: letters(3), prizes: [[2]] }, pressing('all'), missing(0, 1))
    expect(again.prizes[0]?.winners[1]).toMatchObject({
      name: 'C',
      tag: 'drawn as a replacement',
    })
  })

  it('names winners that are drawn without a prize, and every set of rules', async () => {
    const entries = await recordOf({ prizes: [[1]], duplicates: 'tickets', mayWinAgain: true })
    const [begun] = entries
    if (begun?.kind !== 'begun') throw new Error('It has not begun')
    const unnamed = [{ ...begun, prizes: [{ name: '', places: 1, reserves: 0 }] }]
    expect(sheetOf(outcomeOf(stateOf(unnamed), unnamed)).prizes[0]?.title).toBe('Winners')
    const rulesOf = (rules: typeof begun.rules) => {
      const changed = [{ ...begun, rules }]
      return factsOf(sheetOf(outcomeOf(stateOf(changed), changed)).facts).Rules
    }
    expect(rulesOf({ ...begun.rules, excludesEarlierWinners: true })).toBe(
      'A person can win once with each ticket. A repeated name counts as several tickets. Earlier winners do not take part.',
    )
    expect(rulesOf({ ...begun.rules, duplicates: 'person' })).toBe(
      'A person can win each prize once. A repeated name counts as one person.',
    )
  })

  it('has times in UTC where the zone is not known, and stands the last time there is', async () => {
    const [begun] = await recordOf({})
    if (begun?.kind !== 'begun') throw new Error('It has not begun')
    for (const timeZone of ['Mars/Base', '', 'UTC'.repeat(300)]) {
      const odd = [{ ...begun, timeZone, at: 8.64e15 }]
      const facts = factsOf(sheetOf(outcomeOf(stateOf(odd), odd), 'en-US').facts)
      expect(facts.Started).toMatch(/275760, 12:00:00 AM UTC$/)
      expect(facts['Time zone']).toBe(`This browser does not know “${timeZone}”. Times are in UTC.`)
    }
    const far = [{ ...begun, timeZone: 'Pacific/Kiritimati', at: 8.64e15 }]
    expect(factsOf(sheetOf(outcomeOf(stateOf(far), far), 'en-US').facts).Started).toMatch(
      /GMT\+14$/,
    )
  })

  it('has everyone of the table of the outcome, of any draw', async () => {
    const words = cryptographicWords(32)
    const pressAll = (state: RaffleState) => press(state, 'all', words)
    const gone = (prize: number, place: number) => (state: RaffleState) =>
      markNoShow(state, { prize, place }, 'notHere', words)
    for (let run = 0; run < 20; run += 1) {
      const { entries, prizes, noShows } = await sheet(
        { texts: letters(20), prizes: [[6, 2], [5, 1], [3]] },
        pressAll,
        gone(0, run % 6),
        gone(1, run % 5),
        gone(0, (run + 1) % 6),
        gone(0, (run + 2) % 6),
      )
      const told = [
        ...prizes.flatMap(({ winners, reserves }) => [...winners, ...reserves]),
        ...noShows,
      ].flatMap(({ name }) => (name === null ? [] : [name]))
      const rows = outcomeRows(stateOf(entries)).flatMap(({ winner, text }) =>
        winner === null ? [] : [text],
      )
      expect(told.toSorted()).toEqual(rows.toSorted())
    }
  })
})
