// The verdict on a proof and the sentences of its checks.

import { describe, expect, it } from 'vitest'
import { checkText } from '../../../src/pages/check/checkMessages'
import type { Decisive } from '../../../src/pages/check/compare'
import { listWarnings } from '../../../src/pages/check/listWarnings'
import type { Expected, ShownProof } from '../../../src/pages/check/useCheck'
import { verdictOf } from '../../../src/pages/check/verdict'
import { assign } from '../../../src/raffle/proof/assign'
import { CHECKS } from '../../../src/raffle/proof/proof'
import { realSignature } from '../../raffle/proof/realRounds'
import { NAMES, raffle, raffleProof, raffleText, reportOn } from './proofs'

function shown(text: string, expected: Expected | null = null): ShownProof {
  return { kind: 'proof', report: reportOn(text), text, fileName: null, expected, isInTime: false }
}
const verdict = (text: string, expected?: Expected) => verdictOf(shown(text, expected), null)
const compared = (text: string, comparison: Decisive) => verdictOf(shown(text), comparison)
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
    expect([state, title]).toEqual(['passed', 'The winners follow from this list'])
    const winners = [bicycle, books].flatMap((prize) => prize?.winners.map(name))
    expect(text).toContain(`${winners[0]}, ${winners[1]}, and ${winners[2]} won.`)
    expect(text).toMatch(/random number published on .*2023.* give exactly these winners\.$/)
  })

  it('says more once it is compared, and does not pass where it is another draw', () => {
    expect(verdict(raffleText())?.isOpen).toBe(true)
    const same = compared(raffleText(), { kind: 'same' })
    expect([same?.state, same?.title]).toEqual([
      'passed',
      'The winners are correct, and the list matches',
    ])
    expect(same?.text).toMatch(/won\. If you got your link or fingerprint before .*2023/)
    expect(same?.isOpen).toBeUndefined()
    for (const [fields, words] of [
      [[], 'Your link or fingerprint is of another draw'],
      [['entries'], 'the list has other names or another order.'],
    ] as const) {
      const { state, title, text } = compared(raffleText(), { kind: 'different', fields }) ?? {}
      expect([state, title]).toEqual(['failed', 'This is not the draw you were told about'])
      expect(text).toContain(words)
    }
    // What was changed is no better for a list that matches.
    const changed = raffleText().replace('Cleo', 'Clea')
    expect(compared(changed, { kind: 'same' })?.title).toBe('This draw is not proven')
  })

  it('made of what the page had shown in time says by whose clock', () => {
    const inTime = { ...shown(raffleText()), isInTime: true }
    expect(verdictOf(inTime, { kind: 'same' })?.text).toMatch(
      /won\. By this device’s clock, you opened the announcement before .*2023/,
    )
  })

  it('with more than six winners names the first three', () => {
    const of = (count: number) =>
      raffle({
        entries: [...NAMES, 'Gus'],
        prizes: [{ name: '', places: count, reserves: 0 }],
      })
    expect(verdict(raffleText(of(7)))?.text).toMatch(/^\w+, \w+, \w+, and 4 more won\. /)
    expect(verdict(raffleText(of(6)))?.text).toMatch(/^(\w+, ){5}and \w+ won\. /)
    const two = raffle({ prizes: [{ name: '', places: 2, reserves: 0 }] })
    expect(verdict(raffleText(two))?.text).toMatch(/^\w+ and \w+ won\. /)
  })

  it('of another draw than its link is told as that', () => {
    const wanted = { fingerprint: proof.fingerprint, isLink: true }
    expect(verdict(raffleText(), wanted)?.state).toBe('passed')
    const { state, title } = verdict(raffleText(), { ...wanted, fingerprint: '0'.repeat(64) }) ?? {}
    expect([state, title]).toEqual(['failed', 'This is the proof of another draw'])
  })

  it('that is none says so', () => {
    const { state, title, text } = verdict('{"some":"thing"}') ?? {}
    expect([state, title]).toEqual(['failed', 'This is not a draw that can be checked'])
    expect(text).toMatch(/^It is not written as proofs are\. /)
    expect(verdict(raffleText().replace('"again":false', '"again":0'))?.text).toBe(
      'A part of it cannot be read: whether one person can win twice.',
    )
  })
})

describe('a changed proof', () => {
  const text = raffleText()

  it('is not proven, and the verdict names what was changed @verify.changed', () => {
    for (const [from, to, words] of [
      ['"Cleo"', '"Clea"', 'The announcement was changed: the names on the list.'],
      ['"round":1000', '"round":1001', 'the time of the random number.'],
      ['"name":"Raffle"', '"name":"Draw"', 'the name of the draw.'],
      ['"name":"Books"', '"name":"Boots"', 'the prizes.'],
      [proof.fingerprint, '0'.repeat(64), 'The fingerprint in the proof was changed.'],
      [proof.sums.salt ?? '', '0'.repeat(16), 'The checksums in the proof were changed.'],
      [
        proof.signature,
        `${proof.signature.slice(0, -1)}0`,
        'is not the one that the service published',
      ],
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
    expect(said('fingerprint', text)).toBe('The list and the prizes match the fingerprint.')
    expect(said('round', text)).toMatch(/^Due on .*2023/)
    expect(said('results', text)).toBe('Drawn again: the same 3 winners and the same reserve.')
    const single = raffle({ entries: ['Ann'], prizes: [{ name: '', places: 1, reserves: 0 }] })
    expect(said('results', raffleText(single))).toBe('Drawn again: the same winner.')
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
  expect(verdictOf({ kind: 'notChecked' }, null)?.state).toBe('open')
  expect(verdictOf({ kind: 'nothing' }, null)).toBeNull()
})

describe('a weighted draw', () => {
  const weighted = raffle({ weights: [1, 10, 100, 1000, 10_000, 100_000] })

  it('passes with other winners than the same list without weights', () => {
    const report = reportOn(raffleText(weighted))
    expect(report.isProven).toBe(true)
    expect(report.assignment).toEqual(assign(weighted, realSignature(1000)))
    expect(report.proof?.results).not.toEqual(proof.results)
    expect(verdict(raffleText(weighted))?.state).toBe('passed')
    expect(listWarnings(weighted)).toEqual([expect.stringContaining('not equally likely')])
  })

  it('is refused with a changed weight, by the name of the field', () => {
    for (const [before, after] of [
      ['[1,10,100', '[2,10,100'],
      ['100000]', '99999]'],
      ['[1,10,100,1000,10000,100000]', 'null'],
      // What can be no weight.
      ['[1,10', '[0,10'],
      ['[1,10', '[1.5,10'],
      ['[1,10', '[10'],
    ] as const) {
      const text = raffleText(weighted).replace(`"weights":${before}`, `"weights":${after}`)
      const other = text === raffleText(weighted) ? text.replace(before, after) : text
      expect(other).not.toBe(raffleText(weighted))
      const report = reportOn(other)
      expect(report.isProven).toBe(false)
      expect(report.checks.flatMap(({ fields }) => fields)).toEqual(['weights'])
      const words = CHECKS.map((code) => said(code, other)).join(' ')
      expect(words).toContain('how likely each name is to win')
    }
  })
})
