import { removedBetween, removeSegments } from '../../lists/removeSegments'
import type { Wheel } from '../../wheel/wheel'
import { messages } from '../messages'
import type { AppState, Toast } from '../state'
import type { toastActions } from '../toastActions'
import { laterMessages } from './laterMessages'

interface RemovalNeeds {
  get(): AppState
  readonly showToast: ReturnType<typeof toastActions>['showToast']
  change(
    edit: (wheel: Wheel) => Wheel,
    patch: (wheel: Wheel) => Partial<AppState>,
    about: { readonly name: string },
  ): boolean
  offerUndo(): Pick<Toast, 'undo'>
}

export function removalActions({ get, showToast, change, offerUndo }: RemovalNeeds) {
  /** Removes several options in one step. Two active ones stay, whichever were meant. */
  function removeOptions(ids: readonly string[]): boolean {
    const { wheel: before, settings } = get()
    const after = removeSegments(before, new Set(ids), settings.eliminationMode)
    const removed = removedBetween(before, after).map(({ id }) => id)
    const message = messages.removedOptions(removed.length)
    const isRemoved = change(
      () => after,
      () => ({ event: { name: 'segmentsRemoved', count: removed.length } }),
      { name: message },
    )
    if (!isRemoved) return false
    showToast(message, 'info', {
      // The first comes back last, and is shown.
      removed: removed.toReversed(),
      ...offerUndo(),
      ...(removed.length < ids.length && { detail: laterMessages.twoStay }),
    })
    return true
  }

  return { removeOptions }
}
