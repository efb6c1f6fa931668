// A proof is accepted, and each change of it is refused by the name of what was changed.

import { expect, it } from 'vitest'
import { announcementText, readAnnouncement } from '../../../src/raffle/proof/announcement'
import { assign } from '../../../src/raffle/proof/assign'
import { QUICKNET } from '../../../src/raffle/proof/chain'
import { checkProof, makeProof, proofText } from '../../../src/raffle/proof/proof'
import { randomnessOf } from '../../../src/raffle/proof/stream'
import { verifySignature } from '../../../src/raffle/proof/verifySignature'
import { announced } from './announcements'
import { realSignature } from './realRounds'
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

it('a round that no date is due at is refused', () => {
  const announcement = announced({ round: Number.MAX_SAFE_INTEGER })
  const report = check(proofText(makeProof(announcement, signRound(1000))))
  expect(report.checks.map(({ status, fields }) => [status, ...fields])).toEqual([
    ['passed'],
    ['passed'],
    ['passed'],
    ['failed', 'round'],
    ['skipped'],
    ['skipped'],
  ])
})

it('the report says what it has computed, and only of what it has not refused', () => {
  const announcement = announced()
  const proof = makeProof(announcement, signRound(1000))
  const report = check(proofText(proof))
  expect(report.assignment).toEqual(assign(announcement, proof.signature))
  expect(report.randomness).toBe(randomnessOf(proof.signature))
  const wrong = check(proofText({ ...proof, signature: signRound(1001) }))
  expect([wrong.assignment, wrong.randomness]).toEqual([null, null])
  const unreadable = check('{}')
  expect([unreadable.proof, unreadable.assignment]).toEqual([null, null])
})

it('a real round proves a draw with the chain that is pinned', () => {
  const announcement = announced({ chain: QUICKNET.hash })
  const text = proofText(makeProof(announcement, realSignature(1000)))
  expect(checkProof(text, verifySignature).isProven).toBe(true)
  expect(check(text).checks[1]).toEqual({ code: 'chain', status: 'failed', fields: ['chain'] })
})

it('what is larger than an announcement or a proof can be is not read', () => {
  // Each of these signs is written with six. Of 6000 such entries only the announcement is too long.
  const entries = Array.from({ length: 10_000 }, () => `x${'\u0001'.repeat(70)}x`)
  const small = announced({ entries: entries.map(() => 'x') })
  for (const count of [10_000, 6000]) {
    const announcement = {
      ...small,
      entries: entries.map((text, index) => (index < count ? text.repeat(3) : 'x')),
    }
    const text = proofText(makeProof(announcement, signRound(1000)))
    expect(check(text).checks[0]).toEqual({ code: 'format', status: 'failed', fields: ['format'] })
  }
})

it('a result that is nobody is no result', () => {
  const proof = makeProof(announced(), signRound(1000))
  for (const nobody of [3, -1, 0.5]) {
    const results = [{ winners: [nobody], reserves: [] }]
    const [format] = check(proofText({ ...proof, results })).checks
    expect(format).toEqual({ code: 'format', status: 'failed', fields: ['results'] })
  }
})

it('a sum of another length or spelling is none', () => {
  const proof = makeProof(announced(), signRound(1000))
  const { name = '' } = proof.sums
  for (const sum of [`${name}0`, `0${name}`, name.slice(1), `${name.slice(1)}G`, '']) {
    const [format] = check(proofText({ ...proof, sums: { ...proof.sums, name: sum } })).checks
    expect(format).toEqual({ code: 'format', status: 'failed', fields: ['sums'] })
  }
})

it('what is no object is no proof', () => {
  for (const none of ['null', '[]', '7', '"x"', '', '{"announcement":{}}']) {
    const [format] = check(none).checks
    expect(format).toEqual({ code: 'format', status: 'failed', fields: ['format'] })
  }
})

it('the largest proof is within the bounds of its reader', () => {
  const entries = Array.from({ length: 100 }, (_, index) => `${index}`)
  const prizes = Array.from({ length: 10_000 }, () => ({ name: '', places: 1, reserves: 1 }))
  const proof = makeProof(announced({ entries, prizes, again: true }), signRound(1000))
  expect(check(proofText(proof)).isProven).toBe(true)
  const all = Array.from({ length: 10_000 }, (_, index) => `${'👨‍👩‍👧‍👦'.repeat(25)}${index}`)
  const weights = all.map((_, index) => 1 + index)
  const longest = announced({ entries: all, prizes, weights })
  expect(check(proofText(makeProof(longest, signRound(1000)))).isProven).toBe(true)
})
