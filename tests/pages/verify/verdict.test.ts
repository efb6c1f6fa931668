// The verdict on a proof and the sentences of its checks.

import { describe, expect, it } from 'vitest'
import { checkText } from '../../../src/pages/verify/checkMessages'
import type { ShownProof } from '../../../src/pages/verify/useVerify'
import { verdictOf } from '../../../src/pages/verify/verdict'
import { CHECKS } from '../../../src/proof/proof'
import { NAMES, raffle, raffleProof, raffleText, reportOn } from './proofs'

function shown(text: string, expected: string | null = null): ShownProof {
  return { kind: 'proof', report: reportOn(text), text, fileName: null, expected, isMade: false }
}
const verdict = (text: string, expected?: string) => verdictOf(shown(text, expected))
const proof = raffleProof()
const name = (index = -1) => NAMES[index] ?? 'none'
const [bicycle, books] = proof.results

/** The sentence of a check. */
function said(code: (typeof CHECKS)[number], text: string): string {
  const report = reportOn(text)
  const check = report.checks.find((one) => one.code === code)
  return check ? checkText(check, report).text : 'none'
}

describe('a proof', () => {
  it('that passes says who won, and of which random number', () => {
    const { state, title, text } = verdict(raffleText()) ?? {}
    expect([state, title]).toEqual(['passed', 'This draw is proven'])
    const winners = [bicycle, books].flatMap((prize) => prize?.winners.map(name))
    expect(text).toContain(`${winners[0]}, ${winners[1]}, and ${winners[2]} won.`)
    expect(text).toMatch(/public random number of .*2023.* give exactly this result\.$/)
  })

  it('with many winners names the first three', () => {
    const many = raffle({ prizes: [{ name: '', places: 5, reserves: 0 }] })
    expect(verdict(raffleText(many))?.text).toMatch(/^\w+, \w+, \w+, and 2 more won\. /)
    const two = raffle({ prizes: [{ name: '', places: 2, reserves: 0 }] })
    expect(verdict(raffleText(two))?.text).toMatch(/^\w+ and \w+ won\. /)
  })

  it('of another draw than its link is told as that', () => {
    expect(verdict(raffleText(), proof.fingerprint)?.state).toBe('passed')
    const { state, title } = verdict(raffleText(), '0'.repeat(64)) ?? {}
    expect([state, title]).toEqual(['failed', 'This is the proof of another draw'])
  })

  it('that is none says so', () => {
    const { state, title, text } = verdict('{"some":"thing"}') ?? {}
    expect([state, title]).toEqual(['failed', 'This is not a proof that can be verified'])
    expect(text).toMatch(/^It is not written as proofs are\. /)
    expect(verdict(raffleText().replace('"again":false', '"again":0'))?.text).toBe(
      'A part of it cannot be read: whether one person can win several prizes.',
    )
  })
})

describe('a changed proof', () => {
  const text = raffleText()

  it('is not proven, and the verdict names what was changed @verify.changed', () => {
    for (const [from, to, words] of [
      ['"Cleo"', '"Clea"', 'What was frozen has been changed: the names on the list.'],
      ['"round":1000', '"round":1001', 'the round of the random number.'],
      ['"name":"Raffle"', '"name":"Draw"', 'the name of the wheel.'],
      ['"name":"Books"', '"name":"Boots"', 'the prizes.'],
      [proof.fingerprint, '0'.repeat(64), 'The fingerprint in the proof was changed.'],
      [proof.sums.salt ?? '', '0'.repeat(16), 'The checksums in the proof were changed.'],
      [proof.signature, `${proof.signature.slice(0, -1)}0`, 'published for round 1000.'],
    ] as const) {
      const changed = text.replace(from, to)
      expect(changed).not.toBe(text)
      const { state, title, text: why } = verdict(changed) ?? {}
      expect([state, title]).toEqual(['failed', 'This draw is not proven'])
      expect(why).toContain(words)
    }
  })

  it('names the place that differs, who has it and who should', () => {
    const [winner = -1] = bicycle?.winners ?? []
    const other = (winner + 1) % NAMES.length
    const changed = text.replace(`"winners":[${winner}]`, `"winners":[${other}]`)
    expect(verdict(changed)?.text).toBe(
      `Another winner follows from the list and the random number. Number 1 of “Bicycle” is ${name(winner)}. The proof says ${name(other)}.`,
    )
    const [reserve = -1] = bicycle?.reserves ?? []
    expect(verdict(text.replace(`"reserves":[${reserve}]`, '"reserves":[]'))?.text).toBe(
      `Another reserve follows from the list and the random number. Reserve 1 of “Bicycle” is ${name(reserve)}. The proof says nobody.`,
    )
  })

  it('with a name that runs right to left keeps the sentence in order', () => {
    const hebrew = raffle({
      entries: ['דנה', 'נועם', 'Ann'],
      prizes: [{ name: '', places: 3, reserves: 0 }],
    })
    expect(verdict(raffleText(hebrew))?.text).toMatch(/\u2068[^\u2069]+\u2069/)
  })
})

describe('each check', () => {
  it('has its figures', () => {
    const text = raffleText()
    expect(said('fingerprint', text)).toContain('list of 6 names, the 2 prizes and the round')
    expect(said('round', text)).toMatch(/that of round 1000\. The time of this round is .*2023/)
    expect(said('results', text)).toBe(
      'Drawn again from all 6 people, all 3 winners are the same. So is the reserve.',
    )
    const single = raffle({ entries: ['Ann'], prizes: [{ name: '', places: 1, reserves: 0 }] })
    expect(said('results', raffleText(single))).toBe(
      'Drawn again from the only person, the winner is the same.',
    )
  })

  it('is a sentence without a field’s own name, passed, failed or skipped', () => {
    const texts = [
      raffleText(),
      raffleText().replace('Cleo', 'Clea'),
      raffleText(raffle({ chain: '0'.repeat(64) })),
      '{}',
    ]
    for (const code of CHECKS) {
      for (const text of texts) {
        expect(said(code, text)).toMatch(/^[A-Z].*\.$/)
        expect(said(code, text)).not.toMatch(/\b(entries|sums|weights)\b/)
      }
    }
  })
})

it('where the worker has failed, nothing is said of the proof', () => {
  expect(verdictOf({ kind: 'notChecked' })?.state).toBe('open')
  expect(verdictOf({ kind: 'nothing' })).toBeNull()
})
