// Actions on the wheel itself: its name and its histories.

import { renameWheel as withName } from '../wheel/name'
import { halvingsOf } from '../wheel/turns/afterWin'
import { clearEliminationHistory, clearHistory } from '../wheel/wheel'
import type { WheelChanges } from './change'
import { messages } from './messages'
import { withStep } from './undoHistory'

export function wheelActions({ get, set, services, changeWithUndo }: WheelChanges) {
  /** Clears the result on screen too, which a reload would not show either. */
  function clearResults(): boolean {
    const { wheel, settings } = get()
    // What a win does to later chances follows from the results.
    const hasTurns = wheel.segments.some(({ aside }) => aside) || halvingsOf(wheel, settings).size
    const message = hasTurns ? messages.resultsAndChancesCleared : messages.resultsCleared
    return changeWithUndo(clearHistory, message, () => ({
      phase: 'idle',
      lastResult: null,
    }))
  }

  function clearEliminations(): boolean {
    return changeWithUndo(clearEliminationHistory, messages.eliminationsCleared)
  }

  /** Also while it spins: a name changes nothing that is drawn. Blank text gives the default name back. */
  function renameWheel(typed: string): boolean {
    const before = get()
    const { wheel } = before
    const renamed = withName(wheel, typed)
    if (renamed === wheel) return false
    // The link has the old name.
    const next = { wheel: renamed, link: null }
    const about = { id: services.newId(), name: messages.renamedWheel(renamed.name) }
    set({ ...next, undoHistory: withStep(before, next, about) })
    return true
  }

  /** Stores the wheel even where it is as a first visit shows it: a draw of prizes has begun, and belongs to it. */
  function storeWheel(): void {
    const { wheel } = get()
    set({ wheel: { ...wheel, lastUsed: Math.max(wheel.lastUsed, services.now()) } })
  }

  return { storeWheel, renameWheel, clearResults, clearEliminations }
}
