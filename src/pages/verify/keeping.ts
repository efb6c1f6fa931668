// Copies, saves and prints a proof.

import { fileNameOf } from '../../lists/listOut'
import { copyWhenReady } from '../../platform/clipboard'
import { compression } from '../../platform/compression'
import { downloadText } from '../../platform/textFile'
import { fingerprintHash, PROOF_SUFFIX, proofHash } from '../../raffle/proof/link'
import type { Proof } from '../../raffle/proof/proof'
import { PAGES } from '../pageTable'
import { messages } from './messages'
import { dueMsOf } from './reading'

/** @returns what to say */
export async function copyProofLink(proof: Proof): Promise<string> {
  try {
    const hash = proofHash(proof, compression)
    const link = hash.then((found) => addressOf(found ?? fingerprintHash(proof.fingerprint)))
    await copyWhenReady(link)
    return (await hash) === null ? messages.fileLinkCopied : messages.linkCopied
  } catch (cause) {
    console.info('Failed to copy the link of a proof', cause)
    return messages.notCopied
  }
}

/** The link with a hash to this page. */
export const addressOf = (hash: string) => `${location.origin}${PAGES.verify.path}#${hash}`

export function proofFileName({ announcement }: Proof): string {
  const { name } = announcement
  return fileNameOf(name, messages.fileWord, dueMsOf(announcement) ?? 0) + PROOF_SUFFIX
}

/** @param text of the proof */
export function saveProof(proof: Proof, text: string): void {
  downloadText(proofFileName(proof), text, 'application/json')
}

/** By a part of the page that is loaded for it. @returns what to say; nothing where it worked */
export async function printProof(proof: Proof): Promise<string> {
  try {
    const [{ printDraw }, { sheetOfProof }] = await Promise.all([
      import('../../ui/export/printedDraw'),
      import('./proofSheet'),
    ])
    const address = location.origin + PAGES.verify.path
    await printDraw(sheetOfProof(proof), proof.announcement.name, address, messages.verifyAt)
    return ''
  } catch (cause) {
    console.warn('Failed to print a sheet', cause)
    return messages.notLoaded
  }
}
