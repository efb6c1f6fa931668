// The program in docs/ that checks proofs without this code: it accepts what is proven, and refuses each change.

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compression } from '../../../src/platform/compression'
import {
  type Announcement,
  announcementText,
  fingerprintOf,
} from '../../../src/raffle/proof/announcement'
import { QUICKNET } from '../../../src/raffle/proof/chain'
import { proofHash } from '../../../src/raffle/proof/link'
import { makeProof, type Proof, proofText, sumsOf } from '../../../src/raffle/proof/proof'
import { announced } from './announcements'
import { realSignature } from './realRounds'

const PROGRAM = fileURLToPath(new URL('../../../docs/proof-check.mjs', import.meta.url))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proof-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

function run(argument: string): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, argument], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err })
    })
  })
}

let files = 0
async function checked(text: string): Promise<Outcome> {
  files += 1
  const file = join(folder, `${files}.fairwheel-proof.json`)
  await writeFile(file, text)
  return run(file)
}

function proven(changes: Partial<Announcement> = {}, round = 1000): Proof {
  return makeProof(announced({ chain: QUICKNET.hash, round, ...changes }), realSignature(round))
}

const people = Array.from({ length: 300 }, (_, index) => `Person ${index % 250}`)
const RAFFLE: Partial<Announcement> = {
  entries: people,
  weights: people.map((_, index) => 1 + ((index * 7919) % 100_000)),
  prizes: [
    { name: 'Cup', places: 20, reserves: 5 },
    { name: 'Book', places: 100, reserves: 50 },
  ],
}

describe('accepts', () => {
  it.each<[string, Proof]>([
    ['one winner', proven()],
    ['weights, tickets and prizes', proven(RAFFLE, 1001)],
    ['prizes that everyone may win again', proven({ ...RAFFLE, again: true }, 10_000_000)],
    ['more places than people', proven({ prizes: [{ name: '', places: 9, reserves: 9 }] }, 8193)],
  ])('%s', async (_, proof) => {
    const { announcement, results, fingerprint } = proof
    const { code, out, err } = await checked(proofText(proof))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(fingerprint)
    for (const { winners } of results) {
      const names = winners.map((index) => JSON.stringify(announcement.entries[index]))
      expect(out).toContain(`: ${names.join(', ')}.`)
    }
  })

  it('what it cannot judge it says: tickets, weights, and names that look alike', async () => {
    const { out } = await checked(
      proofText(proven({ entries: ['Ann', 'Ben', 'Ann'], weights: [50, 100, 250] })),
    )
    expect(out).toContain('entries 3, different texts 2')
    expect(out).toContain('several times')
    expect(out).toContain('from 0.5 to 2.5')
    expect(out).toContain('two texts that look alike')
    const { out: plain } = await checked(proofText(proven()))
    expect(plain).not.toMatch(/several times|Weights count/)
    expect(plain).toContain('cannot say')
  })

  it('a link, and a file with a line break at its end @proof.program', async () => {
    const proof = proven()
    const hash = await proofHash(proof, compression)
    expect((await run(`https://fairwheel.example/proof#${hash}`)).code).toBe(0)
    expect((await checked(`${proofText(proof)}\n`)).code).toBe(0)
  })
})

describe('refuses, and says what does not match', () => {
  const proof = proven({
    entries: ['Ann', 'Ben', 'Cleo', 'Dan'],
    weights: [1, 2, 3, 4],
    prizes: [{ name: 'Cup', places: 2, reserves: 1 }],
  })
  const { announcement, sums } = proof
  const withField = (changes: Partial<Announcement>) =>
    proofText({ ...proof, announcement: { ...announcement, ...changes } })
  const forged = (weights: readonly number[]) => {
    const other = { ...announcement, weights }
    const fingerprint = fingerprintOf(announcementText(other))
    return proofText({ ...proof, announcement: other, fingerprint, sums: sumsOf(other) })
  }
  const [result] = proof.results
  const [winner = 0] = result?.winners ?? []
  const others = [0, 1, 2, 3].filter((index) => index !== winner)

  it.each<[string, string]>([
    ['chain', withField({ chain: 'f'.repeat(64) })],
    ['fingerprint: round', withField({ round: 1001 })],
    ['fingerprint: name', withField({ name: 'Other' })],
    ['fingerprint: entries', withField({ entries: ['Ann', 'Ben', 'Cleo', 'Eve'] })],
    ['fingerprint: weights', withField({ weights: [1, 2, 3, 5] })],
    // All else made anew: what it has drawn by could be anything.
    ...[
      [1, 2, 3],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 0],
      [1, 2, 3, 2.5],
      [1, 2, 3, 100_001],
      [7, 7, 7, 7],
    ].map((weights): [string, string] => ['format: weights', forged(weights)]),
    ['fingerprint: prizes', withField({ prizes: [{ name: 'Cup', places: 1, reserves: 1 }] })],
    ['fingerprint: again', withField({ again: true })],
    ['fingerprint: salt', withField({ salt: 'f'.repeat(32) })],
    ['fingerprint: show', withField({ show: { ...announcement.show, theme: 'other' } })],
    ['fingerprint', proofText({ ...proof, fingerprint: '0'.repeat(64) })],
    ['fingerprint: sums', proofText({ ...proof, sums: { ...sums, name: '0'.repeat(16) } })],
    ['signature', proofText({ ...proof, signature: realSignature(1001) })],
    ['signature', proofText({ ...proof, signature: `00${proof.signature.slice(2)}` })],
    ['format: signature', proofText({ ...proof, signature: proof.signature.toUpperCase() })],
    ['results', proofText({ ...proof, results: [{ winners: others.slice(1), reserves: [] }] })],
    ['results', proofText({ ...proof, results: [] })],
    ['format', JSON.stringify(JSON.parse(proofText(proof)), null, 2)],
    ['format', proofText(proof).replace('"fairwheel":1', '"fairwheel":2')],
    ['format', proofText(proof).replace('"salt"', '"more":1,"salt"')],
  ])('%s (%#)', async (step, text) => {
    const { code, err } = await checked(text)
    expect(code).toBe(1)
    expect(err).toBe(`NO   ${step} does not match\n`)
  })

  it('what is no proof, or not there', async () => {
    for (const text of ['', '{}', 'null', '{"announcement":{}}', '\u001b[31m']) {
      const { code, err } = await checked(text)
      expect(code).toBe(1)
      expect(err.startsWith('NO   ')).toBe(true)
      expect(err).not.toContain('\u001b')
    }
    expect((await run(join(folder, 'missing'))).code).toBe(1)
  })

  it('names are printed without what a terminal obeys', async () => {
    const { out, code } = await checked(
      proofText(proven({ entries: ['\u001b[31m\u009b\u202eAnn'] })),
    )
    expect(code).toBe(0)
    expect(out).toContain('"\\u001b[31m\\u{9b}\\u{202e}Ann"')
  })
})
