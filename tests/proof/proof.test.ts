// A proof is accepted, and each change of it is refused by the name of what was changed.

import { expect, it } from 'vitest'
import { announcementText, readAnnouncement } from '../../src/proof/announcement'
import { checkProof, makeProof, proofText } from '../../src/proof/proof'
import { verifySignature } from '../../src/proof/verifySignature'
import { announced } from './announcements'
import { signRound, TEST_CHAIN } from './testChain'

const check = (text: string) => checkProof(text, verifySignature, [TEST_CHAIN])

it('a proof passes every check', () => {
  const announcement = announced({ entries: ['Ann', 'Ben', 'Cleo', 'Ann'], weights: [1, 2, 3, 4] })
  const report = check(proofText(makeProof(announcement, signRound(1000))))
  expect(report.checks.map(({ status }) => status)).toEqual(Array(6).fill('passed'))
  expect(report.isProven).toBe(true)
  expect(report.proof?.announcement).toEqual(announcement)
})

it('an announcement is read as it was written', () => {
  const announcement = announced({ name: 'Où ?', again: true })
  expect(readAnnouncement(announcementText(announcement))).toEqual(announcement)
})

it('the signature of another round is refused', () => {
  const report = check(proofText(makeProof(announced(), signRound(1001))))
  expect(report.isProven).toBe(false)
  expect(report.checks.map(({ status }) => status)).toEqual([
    ...Array(4).fill('passed'),
    'failed',
    'skipped',
  ])
})
