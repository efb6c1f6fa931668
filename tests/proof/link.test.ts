// Links of announcements and proofs.

import { expect, it } from 'vitest'
import { compression } from '../../src/platform/compression'
import { announcementText, ProofError } from '../../src/proof/announcement'
import { announcementHash, fingerprintHash, proofHash, readProofHash } from '../../src/proof/link'
import { makeProof, proofText } from '../../src/proof/proof'
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
    // Of the last letter some bits are no part of any byte.
    if (at < hash.length - 1) {
      await expect(readProofHash(damaged, compression)).rejects.toBeInstanceOf(ProofError)
    }
  }
})

it('what is too long for a link has none', async () => {
  const entries = Array.from(
    { length: 10_000 },
    (_, index) => `${(index * 7919) % 10_007} ${index}`,
  )
  expect(await announcementHash(announced({ entries }), compression)).toBeNull()
})
