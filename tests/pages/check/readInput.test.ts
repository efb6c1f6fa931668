// What visitors hand over to be checked, as they do: with words around it, broken, too large, of another kind.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fingerprintIn,
  MAY_BE_DRAW,
  readInput,
  readInputFile,
} from '../../../src/pages/check/readInput'
import { compression } from '../../../src/platform/compression'
import { announcementText, fingerprintOf } from '../../../src/raffle/proof/announcement'
import { announcementHash, fingerprintHash, proofHash } from '../../../src/raffle/proof/link'
import { MAX_PROOF_LENGTH } from '../../../src/raffle/proof/proof'
import { raffle, raffleProof, raffleText } from './proofs'

const announcement = raffle()
const text = announcementText(announcement)
const fingerprint = fingerprintOf(text)
const RECORD = '{ "format": "fairwheel-draw", "version": 1 }'
const read = (given: string) => readInput(given, compression)
const proofLink = async () =>
  `https://wheel.example/check#${await proofHash(raffleProof(), compression)}`
const announcementLink = async () =>
  `https://wheel.example/check#${await announcementHash(announcement, compression)}`

describe('a link', () => {
  it('is read whole, as a bare hash, among words and broken over lines', async () => {
    const link = await proofLink()
    const proof = { kind: 'proof', text: raffleText() }
    const hash = link.slice(link.indexOf('#'))
    for (const given of [
      link,
      hash,
      hash.slice(1),
      ` ${link}\n`,
      `See ${link} and tell me`,
      `<${link}>.`,
      `${link.slice(0, 90)}\n${link.slice(90)}`,
      encodeURIComponent(link),
    ]) {
      expect(await read(given), given.slice(0, 40)).toEqual(proof)
    }
  })

  it('can be that of an announcement or of a fingerprint', async () => {
    const link = await announcementLink()
    const hash = link.slice(link.indexOf('#') + 1)
    for (const given of [link, `See ${link} now`, `${link.slice(0, 90)}\n${link.slice(90)}`]) {
      expect(await read(given)).toEqual({ kind: 'announcement', announcement, text, hash })
    }
    expect(await read(`https://wheel.example/check#${fingerprintHash(fingerprint)}`)).toEqual({
      kind: 'fingerprint',
      fingerprint,
      isLink: true,
    })
    expect(await read(fingerprint)).toEqual({ kind: 'fingerprint', fingerprint, isLink: false })
  })

  it('that is cut short or changed is told as damaged, one to a wheel as that', async () => {
    const link = await proofLink()
    const damaged = { kind: 'refused', why: 'damagedLink' }
    expect(await read(link.slice(0, -30))).toEqual(damaged)
    expect(await read(`${link.slice(0, 80)}A${link.slice(81)}B`)).toEqual(damaged)
    expect(await read('#f.1234')).toEqual(damaged)
    expect(await read('https://wheel.example/#z.AbCd')).toEqual({
      kind: 'refused',
      why: 'wheelLink',
    })
  })
})

describe('a text', () => {
  it('is a proof, an announcement, or a record', async () => {
    expect(await read(`\uFEFF${raffleText()}\n`)).toEqual({ kind: 'proof', text: raffleText() })
    expect(await read(`${text}\n`)).toEqual({
      kind: 'announcement',
      announcement,
      text,
      hash: null,
    })
    // Unread, also where it is far larger than any proof.
    for (const text of [RECORD, `\n${RECORD}`, `${RECORD}${' '.repeat(MAX_PROOF_LENGTH)}`]) {
      expect(await read(text)).toEqual({ kind: 'record', taken: { text } })
    }
    const file = new File([RECORD, ' '.repeat(5000)], 'a.json')
    expect(await readInputFile(file, compression)).toEqual({ kind: 'record', taken: { file } })
    // What is wrong with it, the check of the proof says.
    expect(await read('{"some":"thing"}')).toEqual({ kind: 'proof', text: '{"some":"thing"}' })
  })

  it('of an announcement that was changed is refused', async () => {
    expect(await read(text.replace('"again":false', '"again":1'))).toEqual({
      kind: 'refused',
      why: 'damagedAnnouncement',
      field: 'again',
    })
    expect(await read(text.replace(',', ', '))).toEqual({
      kind: 'refused',
      why: 'damagedAnnouncement',
      field: 'format',
    })
  })

  it('beyond 8 MiB is refused, and a file before it is read', async () => {
    const refused = { kind: 'refused', why: 'tooLarge' }
    const large = `{${' '.repeat(MAX_PROOF_LENGTH)}`
    // Only its kind: to show how megabytes differ would take minutes.
    for (const text of [large, large.slice(1) + announcementText(announcement)]) {
      const given = await read(text)
      expect(given.kind === 'refused' && given.why).toBe('tooLarge')
    }
    const filled = (size: number) => `{${' '.repeat(size - 2)}}`
    expect((await read(filled(8 * 2 ** 20))).kind).toBe('proof')
    expect((await read(filled(8 * 2 ** 20 + 1))).kind).toBe('refused')
    const notRead = () => Promise.reject(new Error('Read'))
    const begun = (text: string) => ({ slice: () => new File([text], 'a.json'), text: notRead })
    const file = { size: 3 * MAX_PROOF_LENGTH + 1, ...begun('{') }
    expect(await readInputFile(file as unknown as File, compression)).toEqual(refused)
    // A character may have three bytes.
    const largest = {
      ...file,
      size: 24 * 2 ** 20,
      arrayBuffer: async () => new TextEncoder().encode(text),
    }
    expect((await readInputFile(largest as unknown as File, compression)).kind).toBe('announcement')
    const gone = { size: 1, slice: () => ({ text: notRead }) }
    expect(await readInputFile(gone as unknown as File, compression)).toEqual({
      kind: 'refused',
      why: 'unreadable',
    })
    expect((await readInputFile(new File([text], 'a.json'), compression)).kind).toBe('announcement')
    const damaged = new File([text.slice(0, 200), Uint8Array.of(0xc3), text.slice(200)], 'a.json')
    expect(await readInputFile(damaged, compression)).toEqual({
      kind: 'refused',
      why: 'unreadable',
    })
  })

  it('that is anything else is refused, and nothing throws', async () => {
    for (const other of [
      'Hello',
      'See [this]',
      'Not {"fairwheel":1}',
      'visit wheel.example/#z.AbCd',
    ]) {
      expect(await read(other), other).toEqual({ kind: 'refused', why: 'unknown' })
    }
    for (const link of ['http://wheel.example/#z.AbCd', ' HTTPS://wheel.example', 'z.AbCd']) {
      expect(await read(link), link).toEqual({ kind: 'refused', why: 'wheelLink' })
    }
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc
            .constantFrom('#a.', 'p.', '#f.', '{', '%23p.')
            .chain((start) => fc.string().map((rest) => start + rest)),
        ),
        async (given) => {
          expect((await read(given)).kind).toMatch(/^(proof|refused)$/)
        },
      ),
    )
  })
})

describe('a fingerprint', () => {
  it('is read in groups, in capitals and among words', () => {
    const groups = fingerprint.match(/.{8}/g) ?? []
    for (const given of [
      fingerprint,
      fingerprint.toUpperCase(),
      groups.join(' '),
      groups.join('\n'),
      groups.join('-'),
      `The fingerprint is ${fingerprint}.`,
      `${fingerprint} and again ${fingerprint}`,
    ]) {
      expect(fingerprintIn(given), given).toBe(fingerprint)
    }
  })

  it('is told by its digits where it is not whole, and is none where it is too long or there are two', () => {
    expect(fingerprintIn(`${fingerprint.slice(0, 8)}…`)).toBe(fingerprint.slice(0, 8))
    expect(fingerprintIn('c92c…a291')).toBe('c92ca291')
    expect(fingerprintIn(`${fingerprint}0`)).toBeNull()
    expect(fingerprintIn(`${fingerprint} ${fingerprint.replace(/^./, 'x').slice(1)}0`)).toBeNull()
    expect(fingerprintIn(`${fingerprint} ${'0'.repeat(64)}`)).toBeNull()
    expect(fingerprintIn('')).toBeNull()
    expect(fingerprintIn('c92 and more')).toBeNull()
    // In a message of up to 4096 characters.
    const within = (length: number) => fingerprintIn(`${fingerprint} `.padEnd(length, 'x'))
    expect([within(4096), within(4097)]).toEqual([fingerprint, null])
    expect(fingerprintIn('a'.repeat(1_000_000))).toBeNull()
  })

  it('that is short is refused', async () => {
    expect(await read(fingerprint.slice(0, 63))).toEqual({
      kind: 'refused',
      why: 'shortFingerprint',
    })
  })
})

it('what is pasted anywhere on the page is meant for it where it is a draw or JSON', () => {
  for (const meant of [text, 'https://wheel.example/#a.x', 'see %23p.abc']) {
    expect(MAY_BE_DRAW.test(meant)).toBe(true)
  }
  for (const other of ['Hello', '#z.abc', fingerprint, 'a {b}', 'x{']) {
    expect(MAY_BE_DRAW.test(other)).toBe(false)
  }
})
