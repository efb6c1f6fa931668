// Links of announcements and proofs.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { compression } from '../../../src/platform/compression'
import { announcementText, ProofError } from '../../../src/raffle/proof/announcement'
import {
  announcementHash,
  fingerprintHash,
  MAX_LINK,
  proofHash,
  readProofFile,
  readProofHash,
} from '../../../src/raffle/proof/link'
import { linkKind } from '../../../src/raffle/proof/linkKind'
import { MAX_PROOF_LENGTH, makeProof, proofText } from '../../../src/raffle/proof/proof'
import { crc32 } from '../../../src/share/linkText'
import { announced } from './announcements'
import { signRound } from './testChain'

it('an announcement and a proof are read from their links, also from damaged ones', async () => {
  const announcement = announced()
  const proof = makeProof(announcement, signRound(1000))
  const hash = (await announcementHash(announcement, compression)) ?? ''
  for (const damaged of [hash, `#${hash}`, `${hash.slice(0, 30)}\r\n> ${hash.slice(30)}.`]) {
    expect(await readProofHash(damaged, compression)).toEqual({
      kind: 'announcement',
      announcement,
      text: announcementText(announcement),
    })
  }
  expect(await readProofHash((await proofHash(proof, compression)) ?? '', compression)).toEqual({
    kind: 'proof',
    text: proofText(proof),
  })
  expect(await readProofHash(`#${fingerprintHash(proof.fingerprint)}`, compression)).toEqual({
    kind: 'fingerprint',
    fingerprint: proof.fingerprint,
  })
})

it('any letter of a link that is another one is refused', async () => {
  const hash = (await announcementHash(announced(), compression)) ?? ''
  for (let at = 2; at < hash.length; at += 1) {
    const letter = hash.charAt(at) === 'A' ? 'B' : 'A'
    const damaged = hash.slice(0, at) + letter + hash.slice(at + 1)
    await expect(readProofHash(damaged, compression)).rejects.toBeInstanceOf(ProofError)
  }
})

describe('a link has one form, so it is refused', () => {
  const text = announcementText(announced())
  /** As links are written, but for what is added to the stream. */
  async function hashOf(plain: string, after = ''): Promise<string> {
    const deflated = await compression.deflate(new TextEncoder().encode(plain))
    const stream = Buffer.concat([deflated, Buffer.from(after)])
    const checksum = Buffer.alloc(4)
    checksum.writeUInt32BE(crc32(stream))
    return `a.${Buffer.concat([checksum, stream]).toString('base64url')}`
  }

  it('where a digit has bits that are no part of any byte', async () => {
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    // The last byte of some of them ends within a digit.
    for (const name of ['A', 'Bc', 'Def', 'Ghij', 'Klmno']) {
      const hash = await hashOf(announcementText(announced({ name })))
      const last = digits.indexOf(hash.slice(-1))
      for (const digit of digits) {
        const isSame = digit === digits[last]
        const opened = readProofHash(hash.slice(0, -1) + digit, compression)
        if (isSame) expect(await opened).toMatchObject({ kind: 'announcement' })
        else await expect(opened).rejects.toBeInstanceOf(ProofError)
      }
    }
  })

  it('where it has the digits of plain base64', async () => {
    let hash = ''
    for (let name = 0; !(hash.includes('-') && hash.includes('_')); name += 1) {
      hash = await hashOf(announcementText(announced({ name: `${name}` })))
    }
    for (const plain of [hash.replaceAll('-', '+'), hash.replaceAll('_', '/')]) {
      await expect(readProofHash(plain, compression)).rejects.toBeInstanceOf(ProofError)
    }
  })

  it('where the digits of a fingerprint are not in lower case', async () => {
    const hash = `f.${'AB'.repeat(32)}`
    await expect(readProofHash(hash, compression)).rejects.toBeInstanceOf(ProofError)
    expect(await readProofHash(`f.${'ab'.repeat(32)}`, compression)).toBeTruthy()
  })

  it('where bytes follow the stream, though the checksum has them', async () => {
    expect(await readProofHash(await hashOf(text), compression)).toMatchObject({ text })
    for (const after of ['\0', 'more']) {
      const hash = await hashOf(text, after)
      await expect(readProofHash(hash, compression)).rejects.toBeInstanceOf(ProofError)
    }
  })

  it('where there is white space in it', async () => {
    for (const spaced of [` ${text}`, `${text}\n`, `\ufeff${text}`]) {
      const hash = await hashOf(spaced)
      await expect(readProofHash(hash, compression)).rejects.toBeInstanceOf(ProofError)
    }
  })
})

it('what is too long for a link has none', async () => {
  const entries = Array.from(
    { length: 10_000 },
    (_, index) => `${(index * 7919) % 10_007} ${index}`,
  )
  expect(await announcementHash(announced({ entries }), compression)).toBeNull()
})

it('a link has up to 16,384 characters, and what is longer is none', async () => {
  const hashOf = (count: number) => {
    const entries = Array.from({ length: count }, (_, index) => {
      return createHash('sha256').update(`${index}`).digest('hex').slice(0, 16)
    })
    return announcementHash(announced({ entries }), compression)
  }
  let [some, tooMany] = [1, 2000]
  while (tooMany - some > 1) {
    const count = (some + tooMany) >> 1
    if (await hashOf(count)) some = count
    else tooMany = count
  }
  const longest = (await hashOf(some)) ?? ''
  expect(longest.length).toBeLessThanOrEqual(16_384)
  expect(longest.length).toBeGreaterThan(16_300)
  expect(await readProofHash(longest, compression)).toMatchObject({ kind: 'announcement' })
})

it('what is too long to have been a link is not repaired', async () => {
  const hash = (await announcementHash(announced(), compression)) ?? ''
  const padded = (length: number) => readProofHash(hash.padEnd(length), compression)
  expect(await padded(4 * MAX_LINK)).toMatchObject({ kind: 'announcement' })
  await expect(padded(4 * MAX_LINK + 1)).rejects.toThrow(new ProofError('format'))
})

it.each([
  ['#a.x', 'announcement'],
  ['p.x', 'proof'],
  ['#f.x', 'fingerprint'],
  ['z.x', null],
  ['#x#a.x', null],
  ['ax', null],
  ['', null],
])('the link %s is one of: %s', (hash, kind) => {
  expect(linkKind(hash)).toBe(kind)
})

describe('files', () => {
  const announcement = announcementText(announced())
  const proof = proofText(makeProof(announced(), signRound(1000)))

  it('are known by what they hold, with or without a line break', () => {
    for (const [before, after] of [
      ['', ''],
      ['\ufeff', '\r\n'],
    ]) {
      expect(readProofFile(`${before}${proof}${after}`)).toEqual({ kind: 'proof', text: proof })
      expect(readProofFile(`${before}${announcement}${after}`)).toEqual({
        kind: 'announcement',
        announcement: announced(),
        text: announcement,
      })
    }
  })

  it('that hold neither are refused', () => {
    for (const none of ['', '{}', `${announcement}x`, `x${proof}`, `[${proof}]`]) {
      expect(() => readProofFile(none)).toThrow(new ProofError('format'))
    }
    expect(readProofFile(proof.padEnd(MAX_PROOF_LENGTH))).toMatchObject({ kind: 'proof' })
    expect(() => readProofFile(proof.padEnd(MAX_PROOF_LENGTH + 1))).toThrow(
      new ProofError('format'),
    )
  })
})
