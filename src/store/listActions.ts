// Actions on several options at once, and on the one that Quick Add has just added; ignored while the wheel spins.

import { NEW_OPTION_TEXT } from '../wheel/segment'
import { removedBetween, removeSegment, removeSegments, type Wheel } from '../wheel/wheel'
import { messages } from './messages'
import { addedKey, type StepAbout } from './recorder'
import type { AppState, Toast } from './state'
import type { toastActions } from './toastActions'

type Edit = (wheel: Wheel) => Wheel
type Patch = (wheel: Wheel) => Partial<AppState>

interface ListActionsNeed {
  get(): AppState
  set(change: Partial<AppState>): void
  readonly showToast: ReturnType<typeof toastActions>['showToast']
  change(edit: Edit, patch?: Patch, about?: Omit<StepAbout, 'id'> | null): boolean
  offerUndo(): Pick<Toast, 'undo'>
}

export function listActions(need: ListActionsNeed) {
  const { get, set, showToast, change, offerUndo } = need

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
      ...(removed.length < ids.length && { detail: messages.twoStay }),
    })
    return true
  }

  /** Removes what Quick Add has just added, if its text is still the one it came with. Nobody needs a toast of that. */
  function takeBackQuickAdd(): boolean {
    const { quickAddedId, wheel, settings, undoHistory } = get()
    const segment = wheel.segments.find(({ id }) => id === quickAddedId)
    keepQuickAdd()
    if (segment?.text !== NEW_OPTION_TEXT) return false
    const { done, undone } = undoHistory
    // As if it had never been added.
    const isLastStep = done.at(-1)?.series?.key === addedKey(segment.id)
    return change(
      (before) => removeSegment(before, segment.id, settings.eliminationMode),
      () => ({
        event: { name: 'segmentRemoved', segment },
        ...(isLastStep && { undoHistory: { done: done.slice(0, -1), undone } }),
      }),
      isLastStep ? null : { name: messages.removedOption(segment.text) },
    )
  }

  function keepQuickAdd(): void {
    if (get().quickAddedId !== null) set({ quickAddedId: null })
  }

  return { removeOptions, takeBackQuickAdd, keepQuickAdd }
}
