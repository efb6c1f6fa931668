// A proof that was damaged, by accident or on purpose, is refused, quickly, and nothing is thrown. The seed is fixed, so
// that failures can be repeated.

import { describe, expect, it } from 'vitest'
import { compression } from '../../../src/platform/compression'
import { ProofError } from '../../../src/raffle/proof/announcement'
import { announcementHash, proofHash, readProofHash } from '../../../src/raffle/proof/link'
import { CHECKS, checkProof, makeProof, proofText } from '../../../src/raffle/proof/proof'
import { verifySignature } from '../../../src/raffle/proof/verifySignature'
import { timesArithmetic } from '../../timing'
import { announced } from './announcements'
import { signRound, TEST_CHAIN } from './testChain'

const SEED = 20_251_123
const LEAST_PROOFS = 100_000
/** A proof that takes longer is tried again, against arithmetic: the first of a kind is not compiled yet. */
const SUSPICIOUS_MS = 400
/** Times the arithmetic; the largest texts are the slowest. */
const SLOWEST = 150
/** The pairing takes as long as a thousand of the other steps: so many are tried with it, the others without. */
const PAIRINGS = 100

/** mulberry32: a different number from 0 to less than `count` each time, the same ones every run. */
function numbers(seed: number) {
  let state = seed
  return (count: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count)
  }
}
const random = numbers(SEED)
const oneOf = <T>(some: ArrayLike<T>): T => some[random(some.length)] as T

const SIGNATURE = signRound(1000)
const announcements = [
  announced(),
  announced({
    entries: ['Ann', 'Émile', 'Ann', '李', '👨‍👩‍👧 "\\'],
    weights: [100, 250, 100, 7, 100_000],
    prizes: [
      { name: 'Cup', places: 2, reserves: 1 },
      { name: '', places: 1, reserves: 0 },
    ],
  }),
  announced({ entries: ['1', '2'], prizes: [{ name: '', places: 9, reserves: 9 }], again: true }),
]
const originals = announcements.map((one) => proofText(makeProof(one, SIGNATURE)))

const tally = { proofs: 0, pairings: 0, slow: new Set<string>(), failed: new Set<string>() }

function verify(chain: typeof TEST_CHAIN, round: number, signature: string): boolean {
  // Of one round there is one signature.
  const isGenuine = round === 1000 && signature === SIGNATURE
  if (tally.pairings < PAIRINGS) {
    tally.pairings += 1
    expect(verifySignature(chain, round, signature)).toBe(isGenuine)
  }
  return isGenuine
}

function refuses(text: string) {
  if (originals.includes(text)) return
  tally.proofs += 1
  const started = performance.now()
  const report = checkProof(text, verify, [TEST_CHAIN])
  if (performance.now() - started > SUSPICIOUS_MS) tally.slow.add(text)
  const refused = report.checks.find(({ status }) => status === 'failed')
  const isRefused = !report.isProven && refused && refused.fields.length > 0
  if (!isRefused || report.checks.length !== CHECKS.length) {
    throw new Error(`It is accepted: ${text.slice(0, 2000)}`)
  }
  for (const { code, status } of report.checks) if (status === 'failed') tally.failed.add(code)
}

const replaced = (text: string, at: number, by: string, length = by.length): string =>
  text.slice(0, at) + by + text.slice(at + length)

const SIGNS = '{}[]":,0123456789abcdef-+.eE \n\t\\u#AZé\u0000\u2028\u200b\ud83d/*'

const HOSTILE = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1e308', '1e999', '1.5', '1e3', '1000.0', '01'],
  ...[
    '9007199254740991',
    '9007199254740993',
    '99999999999999999999999999999999',
    '[]',
    '{}',
    '""',
    '[[[[[]]]]]',
  ],
  ...['"\\u0000"', '"\\ud800"', '"\\u0041"', '"__proto__"', '{"__proto__":{"fairwheel":1}}'],
  ...['{"length":3}', '{"toString":1}', '[null]', '[{}]', `[${'{},'.repeat(500)}{}]`],
  `"${'0'.repeat(64)}"`,
  `"${SIGNATURE.toUpperCase()}"`,
  `"${'z\\u0301'.repeat(200)}"`,
]

describe('a damaged proof', () => {
  it('cut short at every place, from either end', () => {
    for (const text of originals) {
      for (let at = 0; at < text.length; at += 1) {
        refuses(text.slice(0, at))
        if (at > 0) refuses(text.slice(at))
      }
    }
  })

  it('with any bit of any of its bytes flipped', () => {
    for (const text of originals) {
      const bytes = Buffer.from(text)
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const at = bit >> 3
        const before = bytes[at] ?? 0
        bytes[at] = before ^ (1 << (bit & 7))
        refuses(bytes.toString())
        bytes[at] = before
      }
    }
  })

  it('with signs replaced, left out, doubled, reversed or moved', () => {
    for (let count = 0; count < 45_000; count += 1) {
      let damaged = oneOf(originals)
      for (let left = 1 + random(3); left > 0; left -= 1) {
        const at = random(damaged.length)
        const length = 1 + random(8)
        const run = damaged.slice(at, at + length)
        damaged = oneOf([
          () => replaced(damaged, at, oneOf(SIGNS)),
          () => replaced(damaged, at, oneOf(SIGNS), 0),
          () => replaced(damaged, at, '', length),
          () => replaced(damaged, at, run + run, length),
          () => replaced(damaged, at, [...run].reverse().join('')),
          () => replaced(replaced(damaged, at, '', length), random(damaged.length), run, 0),
        ])()
      }
      refuses(damaged)
    }
  })

  it('with values of every wrong kind, or of another place', () => {
    const places = originals.map((text) => [
      ...text.matchAll(/(?<=[:[,])(?:"[^"]*"(?!:)|\{[^{}]*\}|\[[^[\]]*\]|[\d.]+|true|false|null)/g),
    ])
    for (let count = 0; count < 30_000; count += 1) {
      const index = random(originals.length)
      const found = places[index] ?? []
      let damaged = originals[index] ?? ''
      const place = oneOf(found)
      const by = random(2) ? oneOf(HOSTILE) : oneOf(found)[0]
      damaged = replaced(damaged, place.index, by, place[0].length)
      if (random(8) === 0) damaged = damaged.replace(/"(sums|round|chain|winners)"/, '"__proto__"')
      refuses(damaged)
    }
  })

  it('with parts of other proofs', () => {
    for (let count = 0; count < 10_000; count += 1) {
      const [one, other] = [oneOf(originals), oneOf(originals)]
      const at = random(one.length)
      refuses(one.slice(0, at) + other.slice(random(2) ? at : random(other.length)))
    }
  })

  it('written in another way, though it says the same', () => {
    for (const text of originals) {
      const value = JSON.parse(text)
      refuses(JSON.stringify(value, null, 1))
      refuses(`${text}\n`)
      refuses(` ${text}`)
      refuses(`\ufeff${text}`)
      refuses(text.replace('Ann', '\\u0041nn'))
      refuses(text.replace('"round":1000', '"round":1e3'))
      refuses(text.replace('"round":1000', '"round":1000.0'))
      refuses(text.replace('"round":1000', '"round":1000,"round":1000'))
      refuses(text.replace('{"announcement"', '{"more":0,"announcement"'))
      refuses(text.replace('"reserves":0}', '"reserves":0,"more":[]}'))
      refuses(JSON.stringify({ ...value, announcement: undefined, more: value.announcement }))
      refuses(JSON.stringify(Object.fromEntries(Object.entries(value).reverse())))
    }
  })
})

describe('a proof made to do harm', () => {
  const MEGABYTES = 8 * 2 ** 20
  const start = (originals[0] ?? '').slice(0, 300)

  it('by its size or depth', () => {
    for (const one of ['[', '{"a":', '[[],', '"', '\\', '9', ' ', ',', '0,', '\ud800', '[{}]']) {
      const much = one.repeat(MEGABYTES / one.length)
      for (const text of [much, start + much, `${much}x`, one.repeat(200_000)]) refuses(text)
    }
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    for (const field of ['entries', 'show', 'prizes', 'name']) {
      refuses((originals[0] ?? '').replace(new RegExp(`"${field}":`), `"${field}":${deep},"x":`))
    }
  })
})

describe('links and files', () => {
  it('that are damaged open as what they were, or fail as such', async () => {
    const announcement = announcements[1] ?? announced()
    const proof = makeProof(announcement, SIGNATURE)
    const hashes = [
      (await announcementHash(announcement, compression)) ?? '',
      (await proofHash(proof, compression)) ?? '',
    ]
    const texts = await Promise.all(hashes.map((hash) => readProofHash(hash, compression)))
    for (let count = 0; count < 4000; count += 1) {
      const index = random(2)
      const hash = hashes[index] ?? ''
      const at = 2 + random(hash.length - 2)
      const run = hash.slice(at, at + 1 + random(8))
      const damaged = oneOf([
        () => replaced(hash, at, oneOf(SIGNS)),
        () => replaced(hash, at, '', run.length),
        () => replaced(hash, at, run + run, run.length),
        () => hash.slice(0, at),
        () => replaced(hash, random(2), oneOf(SIGNS)),
      ])()
      const opened = await readProofHash(damaged, compression).catch((error) => error)
      if (!(opened instanceof ProofError)) expect(opened).toEqual(texts[index])
    }
  })

  it('that expand without end are refused', async () => {
    for (const size of [9, 100]) {
      const bomb = await compression.deflate(new Uint8Array(size * 2 ** 20))
      const bytes = Buffer.concat([Buffer.alloc(4), bomb])
      const { crc32 } = await import('../../../src/share/linkText')
      bytes.writeUInt32BE(crc32(bomb))
      for (const kind of ['a', 'p']) {
        const hash = `${kind}.${bytes.toString('base64url')}`
        await expect(readProofHash(hash, compression)).rejects.toBeInstanceOf(ProofError)
      }
    }
    for (const none of ['', '#', 'a.', 'p.AAAA', 'f.', `f.${'g'.repeat(64)}`, 'z.AAAAAAAA']) {
      await expect(readProofHash(none, compression)).rejects.toBeInstanceOf(ProofError)
    }
    const long = `#a.${'A'.repeat(100_000)}`
    await expect(readProofHash(long, compression)).rejects.toBeInstanceOf(ProofError)
  })
})

it('enough were tried, by every check, and none was slow @proof.hostile', async () => {
  expect(tally.proofs).toBeGreaterThan(LEAST_PROOFS)
  expect(tally.pairings).toBe(PAIRINGS)
  expect([...tally.failed].sort()).toEqual(CHECKS.toSorted())
  for (const text of tally.slow) {
    const times = await timesArithmetic(() => checkProof(text, verify, [TEST_CHAIN]))
    expect(times, text.slice(0, 400)).toBeLessThan(SLOWEST)
  }
})
