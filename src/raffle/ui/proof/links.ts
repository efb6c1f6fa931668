// The links to an announcement and to a proof, and both as files.

import { useEffect, useState } from 'react'
import { fileNameOf } from '../../../lists/listOut'
import { compression } from '../../../platform/compression'
import { downloadText } from '../../../platform/textFile'
import { SITE_LINKS } from '../../../ui/siteLinks'
import { type Announcement, announcementText } from '../../proof/announcement'
import {
  ANNOUNCEMENT_SUFFIX,
  announcementHash,
  fingerprintHash,
  PROOF_SUFFIX,
  proofHash,
} from '../../proof/link'
import { type Proof, proofText } from '../../proof/proof'
import { messages } from './messages'

const JSON_TYPE = 'application/json'

/** `''` until it is made; `null` where the list is too long for a link. */
export function useAnnouncementLink(announcement: Announcement): string | null {
  const [link, setLink] = useState<string | null>('')
  useEffect(() => {
    let isCurrent = true
    announcementHash(announcement, compression)
      .catch(() => null)
      .then((hash) => isCurrent && setLink(hash && `${location.origin}/#${hash}`))
    return () => {
      isCurrent = false
    }
  }, [announcement])
  return link
}

export interface ProofLink {
  /** `''` until it is made. */
  readonly url: string
  /** Whether it holds the proof itself, and not only its fingerprint. */
  readonly isWhole: boolean
}

export async function proofLinkOf(proof: Proof): Promise<ProofLink> {
  const hash = await proofHash(proof, compression).catch(() => null)
  const base = `${location.origin}${SITE_LINKS.verify.href}#`
  return { url: base + (hash ?? fingerprintHash(proof.fingerprint)), isWhole: hash !== null }
}

export function useProofLink(proof: Proof): ProofLink {
  const [link, setLink] = useState<ProofLink>({ url: '', isWhole: true })
  useEffect(() => {
    let isCurrent = true
    void proofLinkOf(proof).then((made) => isCurrent && setLink(made))
    return () => {
      isCurrent = false
    }
  }, [proof])
  return link
}

export function saveAnnouncement(announcement: Announcement): void {
  downloadText(
    fileNameOf(announcement.name, messages.fileWord, Date.now()) + ANNOUNCEMENT_SUFFIX,
    announcementText(announcement),
    JSON_TYPE,
  )
}

export function saveProof(proof: Proof): void {
  downloadText(
    fileNameOf(proof.announcement.name, messages.fileWord, Date.now()) + PROOF_SUFFIX,
    proofText(proof),
    JSON_TYPE,
  )
}
