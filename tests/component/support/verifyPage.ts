// The page that checks draws, by roles and names, and a draw for it: of a real round of quicknet.

import { page } from 'vitest/browser'
import { compression } from '../../../src/platform/compression'
import { announcementHash, proofHash, readProofHash } from '../../../src/raffle/proof/link'
import { proofText } from '../../../src/raffle/proof/proof'
import { raffle, raffleProof } from '../../pages/check/proofs'
import { choose } from './device'
import { openInfoPage } from './infoPage'

export const announcement = raffle()
export const proof = raffleProof()
export const text = proofText(proof)
export const { fingerprint } = proof

/** The verdict where the draw was compared. */
export const MATCHES = 'The winners are correct, and the list matches'
/** The verdict where it was not. */
export const PROVEN = 'The winners follow from this list'
export const forged = text.replace('"Cleo"', '"Clea"')

export const hashOfProof = async () => `#${await proofHash(proof, compression)}`
export const hashOfAnnouncement = async (one = announcement) =>
  `#${await announcementHash(one, compression)}`

/** Of a link: each browser compresses in its own way. */
export async function contentOf(link: string | null): Promise<string | undefined> {
  const read = await readProofHash(link?.replace(/.*#/, '') ?? '', compression)
  return read.kind === 'fingerprint' ? undefined : read.text
}

export const verdict = page.getByRole('heading', { level: 2 }).first()
export const region = (name: string) => page.getByRole('region', { name, exact: true })
export const compare = region('Was the list final before the draw?')
export const checks = region('How it was checked')
export const given = page.getByRole('textbox', { name: /^Link or fingerprint from/ })

/** @param hash of a link, with its `#` */
export const openVerify = (hash = '') => openInfoPage('/check', hash)

export function chooseText(content: string, button = 'Choose a File'): Promise<void> {
  const name = 'raffle.fairwheel-proof.json'
  const file = new File([content], name, { type: 'application/json' })
  return choose(file, () => page.getByRole('button', { name: button }).last().click())
}
