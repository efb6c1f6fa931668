// The files of a draw: the record, one entry a line, and the outcome as a table.

import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { checkRecordText } from '../../../src/raffle/model/checkRecord'
import { outcomeCsv } from '../../../src/raffle/model/outcomeCsv'
import { end } from '../../../src/raffle/model/raffle'
import { type RaffleState, stateOf } from '../../../src/raffle/model/raffleState'
import type { Entry } from '../../../src/raffle/model/record'
import { outcomeRows, recordText } from '../../../src/raffle/model/recordOut'
import { announcementText } from '../../../src/raffle/proof/announcement'
import { MAX_SEGMENTS } from '../../../src/wheel/segment'
import { cryptographicWords } from '../../spin/words'
import { announcementOf, provenState, SIGNATURE, signed } from './announced'
import { digest, letters, missing, pressing, recordOf, stateAfter } from './draws'
import { sha256 } from './sha256'

const words = cryptographicWords(32)

/** A and B win, C and D are reserves; A is not here and C steps up, B declines and D does; then E wins. */
const commands = [pressing('place'), pressing('prize'), missing(0, 0), missing(0, 1, 'declined')]

describe('a record as a file', () => {
  it('has one entry a line, which is what its hash was made of but for the hash', async () => {
    const entries = await recordOf({ prizes: [[2, 2], [1]] }, ...commands, end)
    const lines = recordText(entries).split('\n')
    expect(lines.slice(0, 4)).toEqual([
      '{',
      '  "format": "fairwheel-draw",',
      '  "version": 2,',
      '  "entries": [',
    ])
    expect(lines.slice(4 + entries.length)).toEqual(['  ]', '}', ''])
    for (const [index, { hash }] of entries.entries()) {
      const line = (lines[4 + index] as string).trim().replace(/,$/, '')
      expect(JSON.parse(line)).toEqual(entries[index])
      expect(line).toContain(`"hash":"${hash}",`)
      expect(sha256(line.replace(`"hash":"${hash}",`, ''))).toBe(hash)
    }
  })

  it('is the same text after it was read, in whatever order its fields are', async () => {
    const entries = await recordOf({}, pressing('all'))
    const text = recordText(entries)
    const turned = entries.map((entry) => Object.fromEntries(Object.entries(entry).toReversed()))
    expect(recordText(turned as never)).toBe(text)
    const read = await checkRecordText(text, digest)
    expect(recordText(read.entries ?? [])).toBe(text)
  })
})

it('a draw among as many options as a wheel has is read from its file', async () => {
  const texts = Array.from({ length: MAX_SEGMENTS }, (_, index) => `Name ${index}`)
  const entries = await recordOf({ texts, prizes: [[1]] }, pressing('all'))
  expect(await checkRecordText(recordText(entries), digest)).toMatchObject({ isSound: true })
})

describe('the outcome', () => {
  it('has everyone called for a place, in order, and the reserves', () => {
    const choices = { texts: letters(6), prizes: [[2, 3], [2]] } as const
    const state = stateAfter(choices, ...commands, pressing('place'))
    const rows = outcomeRows(state).map(({ prizeName, place, text, status, press }) => {
      return [prizeName, place, text, status, press]
    })
    expect(rows).toEqual([
      ['Prize 1', 1, 'A', 'notHere', 1],
      ['Prize 1', 1, 'C', 'winner', 2],
      ['Prize 1', 2, 'B', 'declined', 2],
      ['Prize 1', 2, 'D', 'winner', 2],
      // Has won the second prize since.
      ['Prize 1', 3, 'E', 'formerReserve', 2],
      ['Prize 2', 1, 'E', 'winner', 3],
      ['Prize 2', 2, '', 'notDrawn', null],
    ])
  })

  it('tells reserves who wait, and places that nobody is left for', () => {
    const waiting = stateAfter({ texts: letters(3), prizes: [[1, 1]] }, pressing('all'))
    expect(outcomeRows(waiting).map(({ text, status }) => [text, status])).toEqual([
      ['A', 'winner'],
      ['B', 'reserve'],
    ])
    const empty = stateAfter({ texts: letters(2), prizes: [[3]] }, pressing('all'), missing(0, 0))
    expect(outcomeRows(empty).map(({ place, text, status }) => [place, text, status])).toEqual([
      [1, 'A', 'notHere'],
      [1, '', 'nobodyLeft'],
      [2, 'B', 'winner'],
      [3, '', 'nobodyLeft'],
    ])
  })

  it('is a table with times in the zone of the draw, and no formulas @draw.files', async () => {
    const choices = { texts: ['=1+1', 'B, "b"'], prizes: [[2]] } as const
    const state = stateOf(await recordOf(choices, pressing('all'), missing(0, 1, 'declined')))
    expect(outcomeCsv(state)).toBe(
      [
        '\ufeffPrize,Place,Name,Status,Time,Draw',
        "Prize 1,1,'=1+1,Winner,2026-11-22T13:00:01+01:00,1",
        'Prize 1,2,"B, ""b""",Declined,2026-11-22T13:00:01+01:00,1',
        'Prize 1,2,,Nobody left,,',
        '',
      ].join('\r\n'),
    )
    expect(Papa.parse(outcomeCsv(state).trim()).data).toHaveLength(4)
  })

  it('says in each row to what the draw is bound', () => {
    const choices = { texts: letters(3), prizes: [[1, 1]] } as const
    const announcement = announcementOf(choices)
    const lines = (state: RaffleState) => Papa.parse<string[]>(outcomeCsv(state).trim()).data
    const [head, ...rows] = lines(provenState(choices, signed(), pressing('all')))
    expect(head?.slice(6)).toEqual([
      'Fingerprint of the announcement',
      'Chain of the beacon',
      'Round of the beacon',
      'Signature of the beacon',
    ])
    const fingerprint = sha256(announcementText(announcement))
    expect(rows).toHaveLength(2)
    for (const row of rows) {
      expect(row.slice(6)).toEqual([fingerprint, announcement.chain, '1000', SIGNATURE])
    }
    const [, waiting] = lines(provenState(choices))
    expect(waiting?.slice(6)).toEqual([fingerprint, announcement.chain, '1000', ''])
  })

  it('tells a place that nobody is left for, while others wait for theirs', () => {
    const choices = { texts: letters(3), prizes: [[1], [2]] } as const
    const state = provenState(choices, signed(), pressing('place'), missing(0, 0))
    expect(outcomeRows(state).map(({ status }) => status)).toEqual([
      'notHere',
      'nobodyLeft',
      'notDrawn',
      'notDrawn',
    ])
  })

  it('has times in UTC where the zone is unknown', async () => {
    const [begun, ...rest] = await recordOf({ prizes: [[1]] }, pressing('all'))
    const elsewhere = { ...begun, timeZone: 'Mars/Olympus' } as Entry
    const csv = outcomeCsv(stateOf([elsewhere, ...rest]))
    expect(csv).toContain('2026-11-22T12:00:01+00:00')
  })
})

it('500 people, 12 prizes, 450 winners and 30 no-shows make a sound record without a place twice @draw.one-place', async () => {
  const texts = Array.from({ length: 500 }, (_, index) => `Person ${index}`)
  const sizes = [1, 1, 1, 2, 5, 10, 20, 40, 60, 80, 100, 130]
  const prizes = sizes.map((places) => [places, 1] as const)
  const steps = [
    ...Array.from({ length: 5 }, () => pressing('place', words)),
    pressing('prize', words),
    pressing('all', words),
    ...Array.from({ length: 30 }, (_, index) => missing(11, index * 4, 'notHere', words)),
    end,
  ]
  const entries = await recordOf({ texts, prizes }, ...steps)
  const winners = outcomeRows(stateOf(entries)).filter(({ status }) => status === 'winner')
  expect(winners).toHaveLength(450)
  expect(new Set(winners.map(({ winner }) => winner)).size).toBe(450)
  const checked = await checkRecordText(recordText(entries), digest)
  expect(checked.checks.filter(({ isOk }) => !isOk)).toEqual([])
  expect(checked.notShown).not.toContain('cutOff')
})
