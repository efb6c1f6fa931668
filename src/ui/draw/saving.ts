// The results and the record of a draw, printed or saved.

import { stateOf } from '../../draw/drawFold'
import type { Entry } from '../../draw/record'
import type { Desk } from '../../draws/deskState'
import { app } from '../../store/app'
import { loadPart, useDeferredParts } from '../deferred'
import type { DrawOut } from '../export/exportingParts'
import { messages } from './messages'

interface Saving {
  save(kind: Parameters<DrawOut>[0], entries: readonly Entry[]): Promise<void>
  /** The record of one of the wheel's earlier draws. */
  savePast(desk: Desk, drawId: string): Promise<void>
}

export function useSaving(): Saving {
  const { exportDraw } = useDeferredParts()

  async function save(kind: Parameters<DrawOut>[0], entries: readonly Entry[]) {
    const part = await loadPart(exportDraw)
    if (part) await part(kind, stateOf(entries), entries)
    else app.actions.showToast(messages.notLoaded, 'error')
  }

  async function savePast(desk: Desk, drawId: string) {
    const entries = await desk.actions.pastEntries(drawId)
    if (entries) await save('json', entries)
    else app.actions.showToast(messages.pastUnreadable, 'error')
  }

  return { save, savePast }
}
