// The results and the record of a draw, printed or saved.

import { app } from '../../store/app'
import { type DrawOut, exportDraw } from '../../ui/export/drawOut'
import type { Desk } from '../desk/deskState'
import { stateOf } from '../model/drawState'
import type { Entry } from '../model/record'
import { proofOf } from '../model/recordOut'
import { messages } from './messages'
import { copyAndSay } from './proof/copying'
import { proofLinkOf } from './proof/links'
import { messages as proofMessages } from './proof/messages'

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
