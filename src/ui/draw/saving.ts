// The results and the record of a draw, printed or saved.

import { stateOf } from '../../draw/drawFold'
import { proofOf } from '../../draw/proofOf'
import type { Entry } from '../../draw/record'
import type { Desk } from '../../draws/deskState'
import { app } from '../../store/app'
import { type DrawOut, exportDraw } from '../export/drawOut'
import { copyAndSay } from '../proof/copying'
import { proofLinkOf } from '../proof/links'
import { messages as proofMessages } from '../proof/messages'
import { messages } from './messages'

export function saveDraw(out: DrawOut, entries: readonly Entry[]): Promise<void> {
  return exportDraw(out, stateOf(entries), entries)
}

/** The link to the proof of one of the wheel's earlier draws. */
export async function copyPastProof(desk: Desk, drawId: string): Promise<void> {
  const { showToast } = app.actions
  const entries = await desk.actions.pastEntries(drawId)
  if (!entries) return showToast(messages.pastUnreadable, 'error')
  const proof = proofOf(stateOf(entries))
  if (!proof) return showToast(messages.noProof, 'info')
  await copyAndSay((await proofLinkOf(proof)).url, proofMessages.proofCopied)
}

/** The record of one of the wheel's earlier draws. */
export async function savePast(desk: Desk, drawId: string): Promise<void> {
  const entries = await desk.actions.pastEntries(drawId)
  if (entries) await saveDraw('json', entries)
  else app.actions.showToast(messages.pastUnreadable, 'error')
}
