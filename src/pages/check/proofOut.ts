import { fileNameOf } from '../../lists/listOut'
import { copyWhenReady } from '../../platform/clipboard'
import { compression } from '../../platform/compression'
import { downloadText } from '../../platform/textFile'
import { printoutMessages } from '../../raffle/model/messages'
import type { RafflePrintout } from '../../raffle/model/printout'
import { fingerprintHash, PROOF_SUFFIX, proofHash } from '../../raffle/proof/link'
import type { Proof } from '../../raffle/proof/proof'
import { CHECK_PATH } from '../../ui/siteLinks'
import { shownName } from '../../wheel/messages'
import { printSheet } from '../printSheet'
import { messages } from './messages'
import { dueMsOf, factsOf, prizeTitle } from './proofFacts'

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

export const addressOf = (hash: string) => `${location.origin}${CHECK_PATH}#${hash}`

export function proofFileName({ announcement }: Proof): string {
  const { name } = announcement
  return fileNameOf(name, messages.fileWord, dueMsOf(announcement) ?? 0) + PROOF_SUFFIX
}

export function saveProof(proof: Proof, text: string): void {
  downloadText(proofFileName(proof), text, 'application/json')
}

/** @returns what to say */
export function printProof(proof: Proof): Promise<string> {
  const { name } = proof.announcement
  return printSheet(sheetOfProof(proof), name)
}

export function sheetOfProof({
  announcement,
  fingerprint,
  signature,
  results,
}: Proof): RafflePrintout {
  const { entries, prizes } = announcement
  const placesOf = (indexes: readonly number[]) =>
    indexes.map((index, at) => {
      return { number: at + 1, name: entries[index] ?? null, tag: undefined, time: '' }
    })
  return {
    title: shownName(announcement.name) || messages.noName,
    facts: factsOf(announcement, true, true),
    prizes: results.map(({ winners, reserves }, prize) => ({
      title: prizeTitle(announcement, prize),
      count: printoutMessages.places(prizes[prize]?.places ?? 0),
      winners: placesOf(winners),
      reserves: placesOf(reserves),
    })),
    noShows: [],
    marks: [
      { label: messages.fingerprint, value: fingerprint },
      { label: messages.signature, value: signature },
    ],
  }
}
