// Actions that change the wheel's options and histories; ignored while it spins.

import type { StoreApi } from 'zustand/vanilla'
import { renameWheel as withName } from '../wheel/name'
import { stillActive } from '../wheel/resting'
import { NEW_OPTION_TEXT, type Segment } from '../wheel/segment'
import {
  addSegment,
  clearEliminationHistory,
  clearHistory,
  editSegment,
  removeSegment,
  restoreAll,
  restoreHistory,
  type SegmentEdit,
  undoRestoreAll,
  type Wheel,
} from '../wheel/wheel'
import { importActions } from './importActions'
import { listActions, withBack } from './listActions'
import { messages } from './messages'
import type { Services } from './services'
import type { AppState, Undo } from './state'
import { type toastActions, undoSnapshot } from './toastActions'

/** Whether a link to one is also a link to the other. */
function hasSameOptions(one: Wheel, other: Wheel): boolean {
  return (
    one.segments.length === other.segments.length &&
    one.segments.every(({ text, color }, index) => {
      const twin = other.segments[index]
      return text === twin?.text && color === twin.color
    })
  )
}

export function wheelActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Services,
  { showToast, dismissToast }: ReturnType<typeof toastActions>,
) {
  const isEliminating = () => get().settings.eliminationMode

  /** Changes the wheel unless it is spinning. Returns whether anything changed. */
  function change(edit: (wheel: Wheel) => Wheel, patch?: (wheel: Wheel) => Partial<AppState>) {
    const { wheel, phase, focusedId, link } = get()
    if (phase === 'spinning') return false
    const changed = edit(wheel)
    if (changed === wheel) return false
    set({
      wheel: changed,
      isRevealing: false,
      focusedId: stillActive(focusedId, changed),
      link: hasSameOptions(wheel, changed) ? link : null,
      ...patch?.(changed),
    })
    return true
  }

  /** Like `change`, with a toast that offers Undo. @param undo restores all that the change replaced by default */
  function changeWithUndo(
    edit: (wheel: Wheel) => Wheel,
    message: string,
    patch?: (wheel: Wheel) => Partial<AppState>,
    undo?: Undo,
  ) {
    const before = undoSnapshot(get())
    const isChanged = change(edit, patch)
    if (isChanged) showToast(message, 'info', { undo: undo ?? (() => before) })
    return isChanged
  }

  /** Returns false if the text is blank, the wheel is full or it is spinning. */
  function addOption(typed: string): boolean {
    return change(
      (wheel) => addSegment(wheel, typed, services.newId(), isEliminating()),
      (wheel) => ({ event: { name: 'segmentAdded', segment: wheel.segments.at(-1) as Segment } }),
    )
  }

  function quickAddOption(): boolean {
    const isAdded = addOption(NEW_OPTION_TEXT)
    if (isAdded) set({ quickAddedId: get().wheel.segments.at(-1)?.id ?? null })
    return isAdded
  }

  function editOption(id: string, edit: SegmentEdit): boolean {
    return change((wheel) => editSegment(wheel, id, edit, isEliminating()))
  }

  /** Several removals in a row share one toast, whose Undo restores them all. */
  function removeOption(id: string): boolean {
    const { wheel, toasts } = get()
    const index = wheel.segments.findIndex((one) => one.id === id)
    const segment = wheel.segments[index]
    if (!segment) return false
    const isRemoved = change(
      (before) => removeSegment(before, id, isEliminating()),
      () => ({ event: { name: 'segmentRemoved', segment } }),
    )
    if (!isRemoved) return false
    const last = toasts.at(-1)
    if (last?.removed) dismissToast(last.id)
    const removed = [...(last?.removed ?? []), { segment, index }]
    const message = last?.removed
      ? messages.removedOptions(removed.length)
      : messages.removedOption(segment.text)
    showToast(message, 'info', { removed, undo: (state) => ({ wheel: withBack(state, removed) }) })
    return true
  }

  /** Restores every eliminated option and clears the elimination history. */
  function restoreOptions(): boolean {
    const { wheel: before, phase, lastResult } = get()
    const start = { phase: 'idle', lastResult: null, event: { name: 'optionsRestored' } } as const
    return changeWithUndo(
      restoreAll,
      messages.optionsRestored,
      () => start,
      (state) => {
        const wheel = undoRestoreAll(state.wheel, before)
        return { wheel, phase, lastResult, focusedId: stillActive(state.focusedId, wheel) }
      },
    )
  }

  /** Clears the result on screen too, which a reload would not show either. */
  function clearResults(): boolean {
    const { wheel: before, phase, lastResult } = get()
    return changeWithUndo(
      clearHistory,
      messages.resultsCleared,
      () => ({ phase: 'idle', lastResult: null }),
      ({ wheel }) => ({ wheel: restoreHistory(wheel, before.history), phase, lastResult }),
    )
  }

  function clearEliminations(): boolean {
    const { eliminationHistory } = get().wheel
    const message = messages.eliminationsCleared
    return changeWithUndo(clearEliminationHistory, message, undefined, ({ wheel }) => ({
      wheel: { ...wheel, eliminationHistory },
    }))
  }

  /** Also while it spins: a name changes nothing that is drawn. Blank text gives the default name back. */
  function renameWheel(typed: string): boolean {
    const { wheel, remoteWheel, ownWheels } = get()
    const renamed = withName(wheel, typed)
    if (renamed === wheel) return false
    const isIt = ({ id }: Wheel) => id === wheel.id
    set({
      wheel: renamed,
      // It has the old name.
      link: null,
      // During a spin another tab may have changed or replaced the wheel: then what is stored is here.
      ...(remoteWheel && {
        remoteWheel: isIt(remoteWheel.wheel)
          ? { wheel: withName(remoteWheel.wheel, typed), link: null }
          : remoteWheel,
        ownWheels: ownWheels.map((own) =>
          isIt(own.wheel) ? { ...own, wheel: withName(own.wheel, typed) } : own,
        ),
      }),
    })
    return true
  }

  return {
    renameWheel,
    addOption,
    quickAddOption,
    editOption,
    removeOption,
    restoreOptions,
    clearResults,
    clearEliminations,
    ...importActions({ get, services, changeWithUndo }),
    ...listActions({ get, set, showToast, change }),
  }
}
