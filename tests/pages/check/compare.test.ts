// What a witness was given before the draw, compared with the draw.

import { describe, expect, it } from 'vitest'
import { compareText, differingFields } from '../../../src/pages/check/compare'
import { compareMessages } from '../../../src/pages/check/compareMessages'
import { heldBy } from '../../../src/pages/check/proofFacts'
import { compression } from '../../../src/platform/compression'
import { type Announcement, announcementText, FIELDS } from '../../../src/raffle/proof/announcement'
import { announcementHash, fingerprintHash } from '../../../src/raffle/proof/link'
import { raffle, raffleText } from './proofs'

const announcement = raffle()
const held = heldBy(announcement)
const compared = (text: string) => compareText(text, held, compression)
const linkOf = async (one: Announcement) => `#${await announcementHash(one, compression)}`

describe('the same', () => {
  it('is a link, a file or a whole fingerprint of the announcement @verify.compare', async () => {
    for (const given of [
      await linkOf(announcement),
      announcementText(announcement),
      held.fingerprint,
      held.fingerprint.toUpperCase(),
      `#${fingerprintHash(held.fingerprint)}`,
    ]) {
      expect(await compared(given)).toEqual({ kind: 'same' })
    }
  })
})

describe('not the same', () => {
  it('names each field that differs', async () => {
    for (const [changes, fields] of [
      [{ entries: ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fin'] }, ['entries']],
      [{ round: 1001 }, ['round']],
      [{ name: 'Other', again: true }, ['name', 'again']],
      [{ weights: [100, 100, 100, 100, 100, 200] }, ['weights']],
      [{ salt: 'ff'.repeat(16) }, ['salt']],
    ] as const) {
      const other = raffle(changes)
      expect(await compared(await linkOf(other))).toEqual({ kind: 'different', fields })
      expect(differingFields(other, announcement)).toEqual(fields)
    }
  })

  it('cannot name a field of another fingerprint', async () => {
    const other = held.fingerprint.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    expect(await compared(other)).toEqual({ kind: 'different', fields: [] })
  })

  it('is told in whole sentences, for every field', () => {
    for (const field of FIELDS) {
      const said = compareMessages.compared({ kind: 'different', fields: [field] }, null)
      expect(said).toMatch(/^It does not match: (the|how) /)
      expect(said).not.toContain(`: ${field}`)
    }
    expect(compareMessages.compared({ kind: 'different', fields: ['round', 'name'] }, null)).toBe(
      'It does not match: the random number is of another time and the draw has another name. This is not the draw you were told about.',
    )
  })
})

describe('not compared', () => {
  it('is a fingerprint that is not whole, with the reason @verify.short', async () => {
    for (const digits of [1, 8, 16, 63]) {
      const found = await compared(held.fingerprint.slice(0, digits))
      expect(found).toEqual({ kind: 'tooShort', digits })
      expect(compareMessages.compared(found, null)).toMatch(
        /^Th(is is|ese are) \d+ of 64 characters\./,
      )
    }
  })

  it('is a proof, which was made after the draw', async () => {
    expect(await compared(raffleText())).toEqual({ kind: 'isProof' })
  })

  it('is what is damaged or something else', async () => {
    expect(await compared((await linkOf(announcement)).slice(0, -9))).toEqual({ kind: 'damaged' })
    const changed = announcementText(announcement).replace('"again":false', '"again":1')
    expect(await compared(changed)).toEqual({ kind: 'damaged' })
    expect(await compared('Hello')).toEqual({ kind: 'unknown' })
  })
})

it('the fingerprint that is compared is that of the list, whatever its proof says', () => {
  expect(heldBy({ ...announcement, name: 'Other' }).fingerprint).not.toBe(held.fingerprint)
})
