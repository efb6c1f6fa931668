// What the page that checks records says of one.

import { describe, expect, it } from 'vitest'
import { checkText } from '../../../../src/pages/check/record/checkMessages'
import { messages } from '../../../../src/pages/check/record/messages'
import {
  type CheckReport,
  type RecordReport,
  type ReportedCheck,
  reportOf,
} from '../../../../src/pages/check/record/report'
import { checkRecordText } from '../../../../src/raffle/model/checkRecord'
import { CHECKS, PROVEN_CHECKS } from '../../../../src/raffle/model/checks'
import { appendEntries } from '../../../../src/raffle/model/hashChain'
import { end, markNoShow, press } from '../../../../src/raffle/model/raffle'
import type { RaffleState } from '../../../../src/raffle/model/raffleState'
import type { Draft, Entry } from '../../../../src/raffle/model/record'
import { recordText } from '../../../../src/raffle/model/recordOut'
import { announcementText, fingerprintOf } from '../../../../src/raffle/proof/announcement'
import { announcementOf, provenRecord, signed } from '../../../raffle/model/announced'
import { digest, letters, recordOf, START } from '../../../raffle/model/draws'
import { textOf, verify } from '../../../raffle/model/records'
import { wordsInOrder } from '../../../spin/words'

const zeros = wordsInOrder(32, [])
const all = (state: RaffleState) => press(state, 'all', zeros)
const gone = (state: RaffleState) => markNoShow(state, { prize: 0, place: 0 }, 'notHere', zeros)
const choices = { texts: letters(8), prizes: [[2, 1], [1]] } as const

async function reported(entries: readonly unknown[]): Promise<RecordReport> {
  const data = { format: 'fairwheel-draw', version: 2, entries }
  const report = reportOf(await checkRecordText(textOf(data), digest, verify))
  if (report.kind !== 'record') throw new Error(`It is no record: ${report.why}`)
  return report
}

const textsOf = (report: RecordReport) =>
  Object.fromEntries(
    report.checks.map((check) => {
      const { text, where } = checkText(check, report)
      return [check.code, where === undefined ? text : `${text} ${where}`]
    }),
  )

describe('a sound record', () => {
  it('has every check in a sentence with its figures, and what was drawn', async () => {
    const report = await reported(await recordOf(choices, all, gone, end))
    expect(report).toMatchObject({ isSound: true, entries: 5 })
    expect(report.notShown).toEqual(['rewritten', 'random', 'noShows'])
    expect(report.checks.map(({ code }) => code)).toEqual(CHECKS)
    expect(textsOf(report)).toMatchObject({
      fields: 'Each of the 5 entries has the fields it should have, and no others.',
      list: 'The list of 8 options matches its fingerprint from the start of the draw.',
      places: 'The one press drew the next places, as many as there were people for.',
      winners:
        'Everyone who was drawn or stepped up is on the list and takes part (checked 5 times).',
      eligible: 'Everyone who got a place could win at that moment (checked 4 times).',
      eligibleHash: 'Who could win was worked out again 2 times, and matches the entries.',
      onePlace: 'Nobody has won twice.',
      replacements:
        'The place of the one no-show went to the next reserve, was redrawn, stayed empty with nobody left, or is not given on yet.',
      edits: 'No edit of the list is noted.',
      ending: 'Nothing follows the end, and it says truly whether everything was drawn.',
    })
    expect(
      report.drawn?.outcome.prizes.map(({ winners }) => winners.map(({ name }) => name)),
    ).toEqual([['D', 'B'], ['C']])
    expect(messages.allPassed(report)).toBe(
      'All 17 checks of its 5 entries have passed. For one more there was nothing to check.',
    )
  })

  it('is told from one without an end, and from one in which nothing was drawn', async () => {
    const report = await reported(await recordOf(choices))
    expect(report).toMatchObject({ isSound: true, entries: 1 })
    expect(report.notShown).toEqual(['cutOff', 'rewritten', 'random'])
    const absent = await reported(await recordOf({ ...choices, absent: [6] }))
    expect(absent.notShown).toEqual(['cutOff', 'rewritten', 'random', 'leftOut'])
    expect(textsOf(report)).toMatchObject({
      places: 'Nothing was drawn.',
      winners: 'Nobody was drawn.',
      replacements: 'There were no no-shows.',
      ending: 'The record has no end.',
    })
  })

  it('is bound to a beacon or not, and says so with the round and the fingerprint @proof.check', async () => {
    const report = await reported(await provenRecord(choices, signed(), all, gone, end))
    expect(report).toMatchObject({ isSound: true, notShown: ['rewritten', 'announced', 'noShows'] })
    expect(messages.allPassed(report)).toBe(
      'All 22 checks of its 6 entries have passed. For one more there was nothing to check.',
    )
    expect(textsOf(report)).toMatchObject({
      announcement:
        'The list, the rules and the prizes are those of the announcement in the record.',
      beacon:
        'The random number is that of round 1000, which the announcement names, and was there before anything was drawn.',
      signature:
        'The random number is genuine: its signature matches the public key of the beacon.',
      assignment:
        'Who was drawn was worked out again 2 times from the announcement and the signature, and is the same.',
    })
    const texts = textsOf(report)
    expect(texts.inTime).toMatch(/^By the times in the record, the draw started before the random/)
    const fingerprint = fingerprintOf(announcementText(announcementOf(choices)))
    const proven = { fingerprint, chain: 'quicknet', round: 1000, isSigned: true }
    expect(report.drawn?.proven).toEqual(proven)
    const other = await reported(await recordOf(choices, all, gone, end))
    expect(other.drawn?.proven).toBeNull()
    expect(messages.notShown.random).toContain('was not bound to a public beacon')
  })

  it('may be that of a draw that waits for its beacon', async () => {
    const report = await reported(await provenRecord(choices))
    expect(report).toMatchObject({ isSound: true, drawn: { proven: { isSigned: false } } })
    expect(textsOf(report)).toMatchObject({
      beacon: 'The random number of the announced round is not in the record.',
      signature: 'The random number of the announced round is not in the record.',
      assignment: 'Nothing was drawn.',
    })
    const ofBeacon = report.checks.filter(({ code }) => ['beacon', 'signature'].includes(code))
    expect(ofBeacon.map(({ state }) => state)).toEqual(['none', 'none'])
  })

  it('may have people who win again', async () => {
    const report = await reported(await recordOf({ ...choices, mayWinAgain: true }, all))
    expect(textsOf(report).onePlace).toBe('Nobody has won more often than the rules allow.')
  })
})

describe('a record that is not sound', () => {
  it('tells first what has failed, where, and how often', async () => {
    const entries = await recordOf(choices, all, gone, end)
    const changed = entries.map((entry) =>
      entry.kind === 'drawn' ? { ...entry, at: entry.at - 5000 } : entry,
    )
    const report = await reported(changed)
    expect(report.isSound).toBe(false)
    expect(report.checks.map(({ state }) => state)).toEqual([
      'failed',
      'failed',
      ...Array(14).fill('passed'),
      'none',
      'passed',
    ])
    expect(textsOf(report)).toMatchObject({
      entryHash: 'An entry was changed: it does not match its hash. Found in entry 2.',
      times: 'An entry is earlier than the one before it. Found in entry 2.',
    })
    expect(messages.someFailed(report)).toBe(
      'It has 5 entries, and 2 of 17 checks have failed. For one more there was nothing to check.',
    )
    const shifted = await reported(entries.toSpliced(1, 1))
    expect(textsOf(shifted).sequence).toBe(
      'An entry is missing, repeated or out of order. Found 3 times, first in entry 2.',
    )
  })

  it('still tells what was drawn, where it can be followed', async () => {
    const [begun] = await recordOf(choices)
    const entries = await appendEntries(
      [begun as Entry],
      [
        {
          kind: 'drawn',
          scope: 'place',
          places: [{ prize: 0, place: 0, winner: 3 }],
          reserves: [],
          unfilled: 0,
          eligible: new Uint8Array(8).fill(48),
        } satisfies Draft,
      ],
      START,
      digest,
    )
    const report = await reported(entries)
    expect(report.checks.filter(({ state }) => state === 'failed').map(({ code }) => code)).toEqual(
      ['eligibleHash'],
    )
    expect(report.drawn?.outcome.prizes[0]?.winners[0]?.name).toBe('D')
  })

  it('says which checks could not be made after an entry that cannot be read', async () => {
    const entries = await recordOf(choices, all, gone, end)
    const report = await reported(entries.with(1, { kind: 'drawn' } as never))
    expect(report.drawn).toBeNull()
    expect(textsOf(report)).toMatchObject({
      fields:
        'An entry cannot be read: it lacks a field, or has one it should not have. Found in entry 2.',
      places: 'Not checked: the record cannot be followed that far.',
      list: 'The list matches its fingerprint from the start of the draw.',
    })
    expect(messages.someFailed(report)).toMatch(
      /^It has 5 entries, and 3 of 8 checks have failed\. 10 more could not be run\.$/,
    )
  })
})

describe('what is no record', () => {
  it.each([
    ['', 'notJson'],
    ['{"format":"fairwheel-draw","version":1,"entries":[', 'notJson'],
    ['{"format":"fairwheel"}', 'notRecord'],
    ['{"format":"fairwheel-draw","version":5}', 'otherVersion'],
  ] as const)('%j is told as %s', async (text, why) => {
    const report: CheckReport = reportOf(await checkRecordText(text, digest))
    expect(report).toEqual({ kind: 'noRecord', why })
    expect(messages.unreadable[why]).toMatch(/\.$/)
  })
})

it('goes from the worker to the page unchanged', async () => {
  const report = await reported(await recordOf(choices, all, gone, end))
  expect(structuredClone(report)).toEqual(report)
})

it('has whole sentences for each check in each state, whatever its figures', async () => {
  const report = await reported(await recordOf(choices, all))
  for (const code of [...CHECKS, ...PROVEN_CHECKS]) {
    for (const state of ['passed', 'failed', 'open', 'none'] as const) {
      for (const count of [0, 1, 2, 12_345]) {
        const check: ReportedCheck = { code, state, made: count, failed: count, line: 7 }
        const { label, text, where } = checkText(check, { ...report, drawn: null })
        expect(label).toMatch(/^[A-Z][\w -]+$/)
        expect(text).toMatch(/^[A-Z][^#]+\.$/)
        if (state === 'failed') expect(where).toMatch(/^Found [^#]+ entry 7\.$/)
      }
    }
  }
})

it('reads a record as it was saved', async () => {
  const text = recordText(await recordOf(choices, all, end))
  expect(reportOf(await checkRecordText(text, digest))).toMatchObject({ isSound: true })
})
