// Who wins what is what the protocol says, by an independent reading of it, for any announcement and signature.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { announcementText, fingerprintOf, ProofError } from '../../../src/raffle/proof/announcement'
import { assign, showFraction } from '../../../src/raffle/proof/assign'
import { proofStream } from '../../../src/raffle/proof/stream'
import { announced } from './announcements'
import { naiveAssign, naiveWords } from './naive'
import { realSignature } from './realRounds'

const SIGNATURE = realSignature(1000)

const signatures = fc
  .uint8Array({ minLength: 48, maxLength: 48 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))

const announcements = fc
  .record({
    entries: fc.array(fc.constantFrom('Ann', 'Ben', 'Cleo', 'Dan', 'Émile', '李', 'Zoë'), {
      minLength: 1,
      maxLength: 40,
    }),
    seed: fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 40, maxLength: 40 }),
    isWeighted: fc.boolean(),
    again: fc.boolean(),
    prizes: fc.array(
      fc.record({
        name: fc.constantFrom('', 'Cup', 'Book'),
        places: fc.integer({ min: 1, max: 5 }),
        reserves: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ entries, seed, isWeighted, again, prizes }) =>
    announced({
      entries,
      again,
      prizes,
      weights: isWeighted ? entries.map((_, index) => seed[index] ?? 1) : null,
    }),
  )

describe('the stream', () => {
  it('is HMAC in counter mode, by label and lane', () => {
    const text = announcementText(announced())
    for (const [number, label] of [
      [0, 'draw'],
      [1, 'show'],
    ] as const) {
      for (const lane of [0, 1, 255, 9999]) {
        const stream = proofStream(SIGNATURE, fingerprintOf(text), label, lane)
        const words = naiveWords(SIGNATURE, text, number, lane)
        for (let count = 0; count < 100; count += 1) expect(stream.next()).toBe(words.next().value)
      }
    }
  })

  it('has no words of what is no signature', () => {
    const fingerprint = fingerprintOf('')
    for (const none of ['', SIGNATURE.toUpperCase(), `${SIGNATURE}00`, 'z'.repeat(96)]) {
      expect(() => proofStream(none, fingerprint, 'draw')).toThrow(ProofError)
      expect(() => assign(announced(), none)).toThrow(new ProofError('signature'))
      expect(() => showFraction(announced(), none)).toThrow(new ProofError('signature'))
    }
  })
})

describe('the assignment', () => {
  it('is that of an independent reading of the protocol @proof.fair', () => {
    fc.assert(
      fc.property(announcements, signatures, (announcement, signature) => {
        const text = announcementText(announcement)
        expect(assign(announcement, signature)).toEqual(naiveAssign(text, signature))
        const word = naiveWords(signature, text, 1, 0).next().value as number
        expect(showFraction(announcement, signature)).toBe(word / 2 ** 32)
      }),
      { numRuns: 1000 },
    )
  })

  it('gives everyone one place at most, and loses nobody', () => {
    fc.assert(
      fc.property(announcements, signatures, (announcement, signature) => {
        const { prizes, waiting } = assign(announcement, signature)
        const { entries } = announcement
        const people = new Set(entries)
        const lists = announcement.again
          ? prizes.map(({ winners, reserves }, prize) => [winners, reserves, waiting[prize] ?? []])
          : [[...prizes.flatMap(({ winners, reserves }) => [winners, reserves]), waiting[0] ?? []]]
        for (const list of lists) {
          const texts = list.flat().map((index) => entries[index])
          expect(new Set(texts)).toEqual(people)
          expect(texts).toHaveLength(people.size)
        }
      }),
    )
  })

  it('fills all places before any reserve, and both as far as people go', () => {
    const prizes = [
      { name: 'Cup', places: 2, reserves: 2 },
      { name: 'Book', places: 2, reserves: 1 },
    ]
    const [cup, book] = assign(
      announced({ entries: ['A', 'B', 'C', 'D', 'E', 'A'], prizes }),
      SIGNATURE,
    ).prizes
    expect([cup?.winners.length, book?.winners.length]).toEqual([2, 2])
    expect([cup?.reserves.length, book?.reserves.length]).toEqual([1, 0])
  })

  it('where everyone may win again draws each prize anew', () => {
    const entries = Array.from({ length: 50 }, (_, index) => `${index}`)
    const prizes = [1, 2].map(() => ({ name: '', places: 50, reserves: 0 }))
    const { prizes: dealt, waiting } = assign(
      announced({ entries, prizes, again: true }),
      SIGNATURE,
    )
    expect(dealt[0]?.winners.toSorted()).toEqual(dealt[1]?.winners.toSorted())
    expect(dealt[0]?.winners).not.toEqual(dealt[1]?.winners)
    expect(waiting).toEqual([[], []])
  })

  it('is another one for another salt, name or look', () => {
    const entries = Array.from({ length: 100 }, (_, index) => `${index}`)
    const results = [
      {},
      { salt: '0'.repeat(32) },
      { name: 'Other' },
      { show: { theme: 'other', spinMs: 1, colors: entries.map(() => '#000000') } },
    ].map((changes) =>
      JSON.stringify(
        assign(
          announced({ entries, prizes: [{ name: '', places: 100, reserves: 0 }], ...changes }),
          SIGNATURE,
        ),
      ),
    )
    expect(new Set(results).size).toBe(4)
  })
})
