// The record of a draw that is bound to a beacon: what was announced, what the beacon has signed, and all that follows.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRecordText } from '../../../src/raffle/model/checkRecord'
import { CHECKS, type CheckCode, PROVEN_CHECKS } from '../../../src/raffle/model/checks'
import { appendEntries, eligibleOf } from '../../../src/raffle/model/hashChain'
import { end } from '../../../src/raffle/model/raffle'
import { stateOf } from '../../../src/raffle/model/raffleState'
import type { Drawn, Entry, Replaced } from '../../../src/raffle/model/record'
import { recordText } from '../../../src/raffle/model/recordOut'
import { announcementText } from '../../../src/raffle/proof/announcement'
import { verifySignature } from '../../../src/raffle/proof/verifySignature'
import {
  ANNOUNCED,
  announced,
  announcementOf,
  anyAnnounced,
  anyStep,
  DUE,
  provenRecord,
  ROUND,
  SIGNATURE,
  signatureOf,
  signed,
} from './announced'
import { digest, letters, missing, pressing, recordOf } from './draws'
import { changedAt, check, failedIn, type Path, proven, resealed, verify, whole } from './records'

/** To its end. */
const drawn = [signed(), pressing('place'), missing(0, 0), pressing('all'), missing(0, 1), end]

const others: readonly (readonly [string, readonly Entry[]])[] = [
  ['before its round', await provenRecord({})],
  ['given up before its round', await provenRecord({}, end)],
  ['with its signature, and nothing drawn yet', await provenRecord({}, signed())],
  ['with more places than people', await provenRecord({ texts: letters(2) }, ...drawn)],
  [
    'with weights, and tickets that have their own',
    await provenRecord(
      { texts: ['A', 'B', 'A', 'C', 'D'], duplicates: 'tickets', weights: [3, 1, 4, 100, 5] },
      ...drawn,
    ),
  ],
  [
    'with weights of one person that add up',
    await provenRecord({ texts: ['A', 'B', 'A', 'C', 'D'], weights: [3, 1, 4, 100, 5] }, ...drawn),
  ],
  [
    'with people who win again',
    await provenRecord({ mayWinAgain: true, prizes: [[2, 1], [3, 2], [1]] }, ...drawn),
  ],
]

describe('a record as it was written', () => {
  it('passes every check, of more than that of another draw @proof.record', async () => {
    expect(new Set(proven.map(({ kind }) => kind)).size).toBe(7)
    const checked = await check(proven)
    expect(failedIn(checked)).toEqual([])
    expect(checked.checks.map(({ code }) => code)).toEqual([...CHECKS, ...PROVEN_CHECKS])
    expect(checked.checks.filter(({ made }) => made === 0)).toEqual([])
    expect(checked.notShown).toEqual(['rewritten', 'announced', 'noShows', 'leftOut'])
    expect((await check(whole)).checks.map(({ code }) => code)).toEqual(CHECKS)
  })

  it('passes with the signature that quicknet has made, by its key @proof.record', async () => {
    const text = recordText(proven)
    expect((await checkRecordText(text, digest, verifySignature)).isSound).toBe(true)
    expect(failedIn(await checkRecordText(text, digest))).toEqual(['signature'])
  })

  it.each(others)('passes %s', async (_, entries) => {
    expect(failedIn(await checkRecordText(recordText(entries), digest, verify))).toEqual([])
  })

  it('passes whatever was drawn, in whatever order @proof.record', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyAnnounced,
        fc.array(anyStep, { maxLength: 12 }),
        fc.nat().map(signatureOf),
        async (choices, steps, signature) => {
          const begun = announced(choices)
          fc.pre(begun.drafts !== null)
          const commands = [signed(signature), ...steps]
          let entries = await appendEntries([], begun.drafts, ANNOUNCED, digest)
          for (const one of commands) {
            const { drafts } = one(stateOf(entries))
            if (drafts) entries = await appendEntries(entries, drafts, ANNOUNCED, digest)
          }
          const checked = await checkRecordText(recordText(entries), digest, () => true)
          expect(failedIn(checked)).toEqual([])
          expect(checked.entries).toEqual(entries)
        },
      ),
      { numRuns: 400 },
    )
  })
})

/** As a forger would who makes everything anew that can be: numbers, hashes, and who could win. */
async function forged(entries: readonly Entry[]): Promise<readonly Entry[]> {
  const record: Entry[] = []
  for (const entry of entries) {
    if (record.length > 0 && (entry.kind === 'drawn' || entry.kind === 'replaced')) {
      const state = stateOf(record)
      const prize = entry.kind === 'drawn' ? state.next?.prize : entry.prize
      const eligible = await eligibleOf(state.eligibleDigits(prize ?? 0), digest)
      record.push({ ...entry, eligible })
    } else record.push(entry)
  }
  return resealed(record)
}

describe('a record that was made anew, with new hashes @proof.forged', () => {
  /** Lines of the record. */
  const [beacon, first, , edit, , , all, , replaced, ended] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ] as const
  const at = (path: Path, value: unknown) => changedAt(proven, path, () => value)
  const entryAt = <T extends Entry>(line: number) => proven[line] as T
  /** In a text that is written as an announcement is. */
  const told = (change: Partial<ReturnType<typeof announcementOf>>) =>
    announcementText({
      ...announcementOf({ texts: letters(8), absent: [7], prizes: [[2, 2], [2]] }),
      ...change,
    })
  const [place] = entryAt<Drawn & Entry>(first).places
  const gone = place?.winner ?? 0
  const [one, two] = entryAt<Drawn & Entry>(all).places

  it('is the one that is changed here', () => {
    expect(proven.map(({ kind }) => kind)).toEqual([
      ...['begun', 'beacon', 'drawn', 'drawn', 'listChanged', 'noShow', 'replaced', 'drawn'],
      ...['noShow', 'replaced', 'ended'],
    ])
    expect(told({})).toBe(proven[0]?.kind === 'begun' && proven[0].announcement)
    expect(entryAt(ended).kind).toBe('ended')
  })

  it.each<[string, readonly CheckCode[], readonly Entry[]]>([
    ['another winner', ['assignment'], at([first, 'places', 0, 'winner'], (gone + 1) % 7)],
    [
      'two winners in each other’s places',
      ['assignment'],
      changedAt(proven, [all, 'places'], () => [
        { ...one, winner: two?.winner },
        { ...two, winner: one?.winner },
      ]),
    ],
    ['another replacement', ['assignment'], at([replaced, 'winner'], gone)],
    [
      'an empty place while others wait',
      ['assignment'],
      changedAt(proven, [replaced], (entry) => ({
        ...(entry as Replaced),
        winner: null,
        from: 'nobody',
      })).toSpliced(ended, 1),
    ],
    ['another signature', ['signature', 'assignment'], at([beacon, 'signature'], signatureOf(7))],
    ['another round', ['beacon', 'signature'], at([beacon, 'round'], ROUND + 1)],
    ['no signature', ['assignment'], proven.toSpliced(beacon, 1)],
    ['two signatures', ['beacon'], proven.toSpliced(beacon, 0, entryAt(beacon))],
    [
      'a signature after the drawing',
      ['beacon', 'assignment'],
      proven.toSpliced(beacon, 1).toSpliced(first, 0, entryAt(beacon)),
    ],
    ['an announcement of another round', ['beacon'], at([0, 'announcement'], told({ round: 999 }))],
    [
      'an announcement of another chain',
      ['signature', 'assignment'],
      at([0, 'announcement'], told({ chain: 'a'.repeat(64) })),
    ],
    [
      'a draw that began three years after its round',
      ['inTime'],
      proven.map((entry) => ({ ...entry, at: entry.at + 3 * 365 * 86_400_000 })),
    ],
    ['a draw that began as its number was published', ['inTime'], at([0, 'at'], DUE)],
    ['a signature older than its round', ['inTime'], at([beacon, 'at'], DUE - 1)],
    ['another salt', ['assignment'], at([0, 'announcement'], told({ salt: '0'.repeat(32) }))],
    ['another name', ['announcement'], at([0, 'announcement'], told({ name: 'Other' }))],
    [
      'other weights',
      ['announcement'],
      at([0, 'announcement'], told({ weights: [1, 2, 3, 4, 5, 6, 7] })),
    ],
    ['another rule', ['announcement'], at([0, 'announcement'], told({ again: true }))],
    [
      'other prizes',
      ['announcement'],
      at([0, 'announcement'], told({ prizes: [{ name: 'Prize 1', places: 4, reserves: 2 }] })),
    ],
    [
      'other entries',
      ['announcement'],
      at([0, 'announcement'], told({ entries: [...letters(6), 'Zoe'] })),
    ],
    ['another list than was announced', ['announcement'], at([0, 'list', 0, 'text'], 'Zoe')],
    ['another name than was announced', ['announcement'], at([0, 'wheel', 'name'], 'Other')],
    ['one who is out and was announced', ['announcement'], at([0, 'out'], [])],
    ['another reserve than was announced', ['announcement'], at([0, 'prizes', 0, 'reserves'], 1)],
    ['no announcement that can be read', ['announcement'], at([0, 'announcement'], '{}')],
    ['an announcement with spaces', ['announcement'], at([0, 'announcement'], `${told({})} `)],
    ['a signature and no announcement', ['beacon', 'signature'], at([0, 'announcement'], null)],
    ['an edit that changed nothing', ['edits'], proven.toSpliced(edit, 0, entryAt(edit))],
  ])('shows %s', async (_, codes, entries) => {
    const checked = await check(await forged(entries))
    expect(checked.isSound).toBe(false)
    expect(failedIn(checked)).toEqual(expect.arrayContaining([...codes]))
    for (const code of ['entryHash', 'chain', 'fields'] as const) {
      expect(failedIn(checked)).not.toContain(code)
    }
  })

  it('is none where the clock was slow: who has the number knows that its round is over', async () => {
    const [begun] = proven as readonly [Entry]
    const slow = await appendEntries(
      [begun],
      [
        { kind: 'beacon', round: ROUND, signature: SIGNATURE },
        { kind: 'ended', why: 'stopped' },
      ],
      ANNOUNCED + 1,
      digest,
    )
    expect(slow.map((entry) => entry.at)).toEqual([ANNOUNCED, DUE, DUE])
    expect(failedIn(await check(slow))).toEqual([])
  })

  it('shows nothing where nothing was forged', async () => {
    expect(await forged(proven)).toEqual(proven)
  })

  it('shows by the assignment alone that others were put in for all who had won', async () => {
    const other = await provenRecord(
      { texts: letters(8), absent: [7], prizes: [[2, 2], [2]] },
      signed(signatureOf(3)),
      pressing('all'),
      end,
    )
    const put = other.map((entry) =>
      entry.kind === 'beacon' ? { ...entry, signature: SIGNATURE } : entry,
    )
    expect(failedIn(await check(await forged(put)))).toEqual(['assignment'])
  })

  it('cannot make a draw of chance look as if it had been bound', async () => {
    const texts = letters(8)
    const entries = await recordOf({ texts, prizes: [[3]] }, pressing('all'), end)
    const announcement = announcementText(announcementOf({ texts, prizes: [[3]] }))
    const bound = changedAt(entries, [0, 'announcement'], () => announcement)
    const said = bound.toSpliced(1, 0, entryAt(beacon))
    expect(failedIn(await check(await forged(bound)))).toEqual(['inTime', 'assignment'])
    const inTime = said.map((entry, index) => ({ ...entry, at: index === 0 ? ANNOUNCED : DUE }))
    expect(failedIn(await check(await forged(inTime)))).toEqual(['assignment'])
  })
})

it('is not verified again and again by a record with signatures that cannot be @proof.forged', async () => {
  const [begun, said] = proven as readonly [Entry, Entry]
  const wrong = (index: number) => ({
    ...said,
    round: ROUND + index,
    signature: signatureOf(index),
  })
  const record = await resealed([begun, said, ...[...Array(2000).keys()].map(wrong)])
  let verified = 0
  const counted: typeof verify = (...about) => {
    verified += 1
    return verify(...about)
  }
  const checked = await checkRecordText(recordText(record), digest, counted)
  expect(failedIn(checked)).toEqual(expect.arrayContaining(['beacon', 'signature']))
  expect(verified).toBeLessThan(20)
  // Also where each is genuine, and there twice.
  const again = await resealed([begun, said, ...Array<Entry>(2000).fill(said)])
  verified = 0
  expect(failedIn(await checkRecordText(recordText(again), digest, counted))).toContain('beacon')
  expect(verified).toBeLessThan(20)
})

describe('a record with weights that was made anew @proof.forged', () => {
  const texts = ['A', 'B', 'A', 'C']
  const choices = { texts, weights: [300, 100, 50, 400], prizes: [[2]] } as const
  const checkAnew = async (entries: readonly Entry[]) =>
    checkRecordText(recordText(await forged(entries)), digest, verify)

  it.each<[string, CheckCode, Path, unknown]>([
    ['another weight', 'announcement', [0, 'weights', 1], 101],
    ['another weight of a second option', 'announcement', [0, 'weights', 2], 51],
    ['a weight too few', 'entrants', [0, 'weights'], [300, 100, 50]],
    ['a weight too many', 'entrants', [0, 'weights'], [300, 100, 50, 400, 100]],
    ['no weight', 'fields', [0, 'weights', 0], 0],
    ['a weight of a fraction', 'fields', [0, 'weights', 0], 1.5],
    ['no weights', 'fields', [0, 'weights'], undefined],
    ['an earlier version', 'fields', [0, 'version'], 2],
    ['nothing announced', 'fields', [0, 'announcement'], null],
  ])('shows %s', async (_, code, path, value) => {
    const record = await provenRecord(choices, signed(), pressing('all'), end)
    expect(failedIn(await checkAnew(record))).toEqual([])
    const text = JSON.stringify({
      ...JSON.parse(recordText(record)),
      entries: await resealedOr(changedAt(record, path, () => value)),
    })
    expect(failedIn(await checkRecordText(text, digest, verify))).toContain(code)
  })

  /** What has no hash, because a record has no such numbers, keeps the one it had. */
  const resealedOr = (entries: readonly Entry[]) => resealed(entries).catch(() => entries)
})
