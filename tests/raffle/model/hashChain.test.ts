// The chain of hashes: one way to write an entry, and its hash.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  appendEntries,
  canonicalJson,
  eligibleOf,
  entryHash,
  listHash,
} from '../../../src/raffle/model/hashChain'
import { end, press } from '../../../src/raffle/model/raffle'
import type { Draft } from '../../../src/raffle/model/record'
import { wordsInOrder } from '../../spin/words'
import { digest, recordOf, START } from './draws'
import { sha256 } from './sha256'

const zeros = wordsInOrder(32, [])

describe('canonical JSON', () => {
  it('has its keys in the order of their code units, as RFC 8785 sorts them', () => {
    const example = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '😂': 5, '\u0080': 6, ö: 7 }
    // RFC 8785, 3.2.3: an emoji is a pair of surrogates, and comes before U+FB33.
    expect(Object.keys(JSON.parse(canonicalJson(example))).toSorted()).toHaveLength(7)
    expect(canonicalJson(example)).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"\u20ac":1,"😂":5,"\ufb33":3}',
    )
  })

  it('writes strings and literals as JSON does, without spaces', () => {
    const value = { b: [null, true, false, -1, 0], a: { c: '"\\\n\u2028é\ud83d' } }
    expect(canonicalJson(value)).toBe(
      '{"a":{"c":"\\"\\\\\\n\u2028é\\ud83d"},"b":[null,true,false,-1,0]}',
    )
  })

  it('is the same for the same value, and reads back', () => {
    const value = fc
      .jsonValue()
      .map((one) => JSON.parse(JSON.stringify(one).replace(/-?\d[\d.e+-]*/g, '7')))
    fc.assert(
      fc.property(value, (one) => {
        const text = canonicalJson(one)
        expect(JSON.parse(text)).toEqual(one)
        expect(canonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
  })

  it.each([
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    undefined,
    () => 1,
    Symbol('s'),
    1n,
  ])('refuses %s', (value) => {
    expect(() => canonicalJson([value])).toThrow(TypeError)
  })
})

describe('a record', () => {
  it('has entries in a chain, each with the hash of what it says', async () => {
    const entries = await recordOf({}, (state) => press(state, 'all', zeros), end)
    expect(entries.map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, 'begun'],
      [2, 'drawn'],
      [3, 'ended'],
    ])
    const [begun, drawn, ended] = entries
    expect(begun?.before).toBe('0'.repeat(64))
    expect(drawn?.before).toBe(begun?.hash)
    // By hand: keys in order, without the hash.
    const text = `{"at":${START + 2000},"before":"${drawn?.hash}","kind":"ended","seq":3,"why":"complete"}`
    expect(ended?.hash).toBe(sha256(text))
    for (const entry of entries) expect(await entryHash(entry, digest)).toBe(entry.hash)
  })

  it('has the hashes of its list and of who could win', async () => {
    const texts = ['Zoé', 'B"', 'C']
    const [begun, drawn] = await recordOf({ texts, absent: [1], prizes: [[1]] }, (state) =>
      press(state, 'all', zeros),
    )
    expect(begun).toMatchObject({
      listCount: 3,
      listHash: sha256('[["id-0","Zoé"],["id-1","B\\""],["id-2","C"]]'),
    })
    expect(drawn).toMatchObject({ eligible: { count: 2, hash: sha256('101') } })
    expect(await listHash([], digest)).toBe(sha256('[]'))
    expect(await eligibleOf(new Uint8Array(), digest)).toEqual({ count: 0, hash: sha256('') })
  })

  it('keeps its entries when others are added', async () => {
    const draft: Draft = { kind: 'ended', why: 'stopped' }
    const entries = await recordOf({})
    const longer = await appendEntries(entries, [draft], START, digest)
    expect(longer).toHaveLength(2)
    expect(longer[0]).toBe(entries[0])
    expect(entries).toHaveLength(1)
  })

  it('does not go back in time with a clock, and has whole milliseconds', async () => {
    const entries = await recordOf({})
    const draft: Draft = { kind: 'listChanged', listCount: 1, listHash: sha256('') }
    const later = await appendEntries(entries, [draft, draft], START - 60_000, digest)
    expect(later.map(({ at }) => at)).toEqual([START, START, START])
    const half = await appendEntries(entries, [draft], START + 0.75, digest)
    expect(half.at(-1)?.at).toBe(START)
  })
})
