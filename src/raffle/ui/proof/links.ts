import { useEffect, useState } from 'react'
import { fileNameOf } from '../../../lists/listOut'
import { copyText } from '../../../platform/clipboard'
import { compression } from '../../../platform/compression'
import { downloadText } from '../../../platform/textFile'
import { app } from '../../../store/app'
import type { ToSay } from '../../../text/say'
import { exportDraw, type RaffleOut } from '../../../ui/export/raffleOut'
import { CHECK_PATH } from '../../../ui/siteLinks'
import type { Desk } from '../../desk/deskState'
import { stateOf } from '../../model/raffleState'
import type { Entry } from '../../model/record'
import { proofOf } from '../../model/recordOut'
import { type Announcement, announcementText, fingerprintOf } from '../../proof/announcement'
import {
  ANNOUNCEMENT_SUFFIX,
  announcementHash,
  fingerprintHash,
  PROOF_SUFFIX,
  proofHash,
} from '../../proof/link'
import { type Proof, proofText } from '../../proof/proof'
import { messages as drawMessages } from '../messages'
import { messages } from './messages'

/** @param make must be the same function in every render, and never reject */
function useMade<From, Made>(from: From, make: (from: From) => Promise<Made>, before: Made): Made {
  const [made, setMade] = useState(before)
  useEffect(() => {
    let isCurrent = true
    void make(from).then((one) => isCurrent && setMade(one))
    return () => {
      isCurrent = false
    }
  }, [from, make])
  return made
}

async function announcementLinkOf(announcement: Announcement): Promise<string | null> {
  const hash = await announcementHash(announcement, compression).catch(() => null)
  return hash && `${location.origin}/#${hash}`
}

/** `''` until it is made; `null` where the list is too long for a link. */
export function useAnnouncementLink(announcement: Announcement): string | null {
  return useMade(announcement, announcementLinkOf, '')
}

interface ProofLink {
  /** `''` until it is made. */
  readonly url: string
  /** Whether it holds the proof itself, and not only its fingerprint. */
  readonly isWhole: boolean
}

async function proofLinkOf(proof: Proof): Promise<ProofLink> {
  const hash = await proofHash(proof, compression).catch(() => null)
  const base = `${location.origin}${CHECK_PATH}#`
  return { url: base + (hash ?? fingerprintHash(proof.fingerprint)), isWhole: hash !== null }
}

const NOT_MADE: ProofLink = { url: '', isWhole: true }

export function useProofLink(proof: Proof): ProofLink {
  return useMade(proof, proofLinkOf, NOT_MADE)
}

export function saveAnnouncement(announcement: Announcement): void {
  saveJson(announcement.name, ANNOUNCEMENT_SUFFIX, announcementText(announcement))
}

/** What a chat takes of a draw that is too long for its link. */
export function copyFingerprint(announcement: Announcement): Promise<void> {
  return copyAndSay(fingerprintOf(announcementText(announcement)), messages.fingerprintCopied)
}

export function saveProof(proof: Proof): void {
  saveJson(proof.announcement.name, PROOF_SUFFIX, proofText(proof))
}

function saveJson(name: string, suffix: string, text: string): void {
  const fileName = fileNameOf(name, messages.fileWord, Date.now()) + suffix
  downloadText(fileName, text, 'application/json')
}

export async function copyAndSay(text: string, copied: ToSay): Promise<void> {
  try {
    await copyText(text)
    app.actions.showToast(copied, 'success')
  } catch {
    app.actions.showToast(messages.copyFailed, 'error')
  }
}

export function saveDraw(out: RaffleOut, entries: readonly Entry[]): Promise<void> {
  return exportDraw(out, stateOf(entries), entries)
}

export async function copyPastProof(desk: Desk, drawId: string): Promise<void> {
  const { showToast } = app.actions
  const entries = await desk.actions.pastEntries(drawId)
  if (!entries) return showToast(drawMessages.pastUnreadable, 'error')
  const proof = proofOf(stateOf(entries))
  if (!proof) return showToast(drawMessages.noProof, 'info')
  await copyAndSay((await proofLinkOf(proof)).url, messages.proofCopied)
}

export async function savePast(desk: Desk, drawId: string): Promise<void> {
  const entries = await desk.actions.pastEntries(drawId)
  if (entries) await saveDraw('json', entries)
  else app.actions.showToast(drawMessages.pastUnreadable, 'error')
}
