// Records of version 1, which know no beacon: version1.txt was written before there was another.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkRecordText } from '../../../src/raffle/model/checkRecord'
import { CHECKS } from '../../../src/raffle/model/checks'
import { appendEntries } from '../../../src/raffle/model/hashChain'
import { end, press, replace } from '../../../src/raffle/model/raffle'
import { stateOf } from '../../../src/raffle/model/raffleState'
import type { Entry } from '../../../src/raffle/model/record'
import { recordText } from '../../../src/raffle/model/recordOut'
import { digest, draftsOf, START, zeros } from './draws'
import { checkRecord, failedIn, fileOf, proven, whole } from './records'

const text = readFileSync(new URL('version1.txt', import.meta.url), 'utf8')
const { entries } = JSON.parse(text) as { readonly entries: readonly Entry[] }

it('passes as before, and is the same text when it is saved again @proof.version-1', async () => {
  const checked = await checkRecordText(text, digest)
  expect(failedIn(checked)).toEqual([])
  expect(checked.checks.map(({ code }) => code)).toEqual(CHECKS)
  expect(checked.notShown).toEqual(['rewritten', 'random', 'noShows', 'leftOut'])
  expect(recordText(checked.entries ?? [])).toBe(text)
})

it('is gone on with as version 1, and comes to the same @proof.version-1', async () => {
  for (let kept = 1; kept < entries.length - 1; kept += 1) {
    let record: readonly Entry[] = entries.slice(0, kept)
    const before = stateOf(record)
    const { drafts } = before.pending ? replace(before, zeros) : press(before, 'all', zeros)
    record = await appendEntries(record, drafts ?? [], START + 10_000, digest)
    record = await appendEntries(record, draftsOf(end(stateOf(record))), START + 10_000, digest)
    expect(recordText(record)).toContain('"version": 1,')
    expect(stateOf(record).proven).toBeNull()
    expect(failedIn(await checkRecordText(recordText(record), digest))).toEqual([])
  }
})

it('has no entries of another version, nor another one of it', async () => {
  for (const file of [fileOf(whole, 1), fileOf(entries, 2)]) {
    expect(failedIn(await checkRecord(file))).toContain('fields')
  }
  const beacon = proven.find(({ kind }) => kind === 'beacon')
  expect(failedIn(await checkRecord(fileOf(entries.with(2, beacon as Entry), 1)))).toContain(
    'fields',
  )
})
