// Actions on several options at once, and on the one that Quick Add has just added; ignored while the wheel spins.

import { NEW_OPTION_TEXT } from '../wheel/segment'
import {
  insertSegments,
  type PlacedSegment,
  removeSegment,
  removeSegments,
  type Wheel,
} from '../wheel/wheel'
import { messages } from './messages'
import type { AppState } from './state'
import type { toastActions } from './toastActions'

type Edit = (wheel: Wheel) => Wheel
type Patch = (wheel: Wheel) => Partial<AppState>

interface ListActionsNeed {
  get(): AppState
  set(change: Partial<AppState>): void
  readonly showToast: ReturnType<typeof toastActions>['showToast']
  change(edit: Edit, patch?: Patch): boolean
}

export function listActions(need: ListActionsNeed) {
  const { get, set, showToast, change } = need

  /** Removes several options in one step. Two active ones stay, whichever were meant. */
  function removeOptions(ids: readonly string[]): boolean {
    const { segments } = get().wheel
    const { eliminationMode } = get().settings
    const isRemoved = change(
      (wheel) => removeSegments(wheel, new Set(ids), eliminationMode),
      (wheel) => ({
        event: { name: 'segmentsRemoved', count: segments.length - wheel.segments.length },
      }),
    )
    if (!isRemoved) return false
    const left = new Set(get().wheel.segments.map(({ id }) => id))
    const removed = segments
      .flatMap((segment, index) => (left.has(segment.id) ? [] : [{ segment, index }]))
      // As if from the last to the first, so that each index is the one before its own removal.
      .toReversed()
    showToast(messages.removedOptions(removed.length), 'info', {
      removed,
      undo: (state) => ({ wheel: withBack(state, removed) }),
      ...(removed.length < ids.length && { detail: messages.twoStay }),
    })
    return true
  }

  /** Removes what Quick Add has just added, if its text is still the one it came with. Nobody needs a toast of that. */
  function takeBackQuickAdd(): boolean {
    const { quickAddedId, wheel, settings } = get()
    const segment = wheel.segments.find(({ id }) => id === quickAddedId)
    keepQuickAdd()
    if (segment?.text !== NEW_OPTION_TEXT) return false
    return change(
      (before) => removeSegment(before, segment.id, settings.eliminationMode),
      () => ({ event: { name: 'segmentRemoved', segment } }),
    )
  }

  function keepQuickAdd(): void {
    if (get().quickAddedId !== null) set({ quickAddedId: null })
  }

  return { removeOptions, takeBackQuickAdd, keepQuickAdd }
}

/** The current wheel with the removed options back at their places. */
export function withBack({ wheel, settings }: AppState, removed: readonly PlacedSegment[]): Wheel {
  return insertSegments(wheel, removed.toReversed(), settings.eliminationMode)
}
