// Actions that change the wheel's options and histories; ignored while it spins.

import type { StoreApi } from 'zustand/vanilla'
import { renameWheel as withName } from '../wheel/name'
import { stillActive } from '../wheel/resting'
import { NEW_OPTION_TEXT, optionText, type Segment } from '../wheel/segment'
import { halvingsOf } from '../wheel/turns/afterWin'
import { restAfter } from '../wheel/weighing/restAfter'
import {
  addSegment,
  clearEliminationHistory,
  clearHistory,
  editSegment,
  hasSameOptions,
  removeSegment,
  restoreAll,
  type SegmentEdit,
  type Wheel,
} from '../wheel/wheel'
import { importActions } from './later/importActions'
import { removalActions } from './later/removalActions'
import { turnActions } from './later/turnActions'
import { weightActions } from './later/weightActions'
import { listActions } from './listActions'
import { messages } from './messages'
import { addedKey, currentSeries, type StepAbout } from './series'
import type { Services } from './services'
import type { AppState, Toast } from './state'
import type { toastActions } from './toastActions'
import { withStep } from './undoHistory'

export function wheelActions(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Services,
  { showToast, dismissToast }: ReturnType<typeof toastActions>,
) {
  const isEliminating = () => get().settings.eliminationMode

  /**
   * Changes the wheel unless it is spinning, and records the step. Returns whether anything changed.
   * @param patch what else changes with it
   * @param about what the step is called; `null` if it is not recorded
   */
  function change(
    edit: (wheel: Wheel) => Wheel,
    patch?: (wheel: Wheel) => Partial<AppState>,
    about: Omit<StepAbout, 'id'> | null = { name: messages.changedOptions },
  ): boolean {
    const before = get()
    const { wheel, settings, phase, focusedId, link } = before
    if (phase === 'spinning') return false
    const changed = edit(wheel)
    if (changed === wheel) return false
    const patched = patch?.(changed)
    const next = {
      wheel: changed,
      isRevealing: false,
      focusedId: stillActive(focusedId, changed),
      link: hasSameOptions(wheel, changed) ? link : null,
      restRotation: restAfter(
        { ...before, isRevealing: false },
        changed,
        patched?.settings ?? settings,
      ),
      ...patched,
    }
    const step = about && { id: services.newId(), ...about }
    set({ ...next, ...(step && { undoHistory: withStep(before, next, step) }) })
    return true
  }

  /** Like `change`, with a toast that offers Undo. @param name of the step; the message by default */
  function changeWithUndo(
    edit: (wheel: Wheel) => Wheel,
    message: string,
    patch?: (wheel: Wheel) => Partial<AppState>,
    name = message,
  ): boolean {
    const isChanged = change(edit, patch, { name })
    if (isChanged) showToast(message, 'info', offerUndo())
    return isChanged
  }

  /** The way back that a toast offers: the last step. */
  function offerUndo(): Pick<Toast, 'undo'> {
    const undo = get().undoHistory.done.at(-1)
    return undo ? { undo } : {}
  }

  const need = { get, set, services, showToast, change, changeWithUndo, offerUndo }
  const weights = weightActions(need)

  /** Returns false if the text is blank, the wheel is full or it is spinning. */
  function addOption(typed: string): boolean {
    if (weights.addWeighed(typed)) return true
    const id = services.newId()
    return change(
      (wheel) => addSegment(wheel, typed, id, isEliminating()),
      (wheel) => ({ event: { name: 'segmentAdded', segment: wheel.segments.at(-1) as Segment } }),
      {
        name: messages.addedOption(optionText(typed) ?? ''),
        series: { key: addedKey(id), atMs: services.monotonicNow() },
      },
    )
  }

  function quickAddOption(): boolean {
    const isAdded = addOption(NEW_OPTION_TEXT)
    if (isAdded) set({ quickAddedId: get().wheel.segments.at(-1)?.id ?? null })
    return isAdded
  }

  /** Edits of the same option in quick succession are one step, and so is typing over what Quick Add has added. */
  function editOption(id: string, edit: SegmentEdit): boolean {
    const state = get()
    const before = state.wheel.segments.find((segment) => segment.id === id)
    if (!before) return false
    const atMs = services.monotonicNow()
    const isNew =
      state.quickAddedId === id && state.undoHistory.done.at(-1)?.series?.key === addedKey(id)
    const text = (edit.text !== undefined && optionText(edit.text)) || before.text
    const key = isNew ? addedKey(id) : `${text === before.text ? 'color' : 'text'} ${id}`
    const series = currentSeries(state, key, atMs)
    const was = series?.was ?? before.text
    const name = isNew
      ? messages.addedOption(text)
      : text === before.text
        ? messages.recoloredOption(text)
        : messages.changedOption(was, text)
    return change((wheel) => editSegment(wheel, id, edit, isEliminating()), undefined, {
      name,
      series: { key, atMs, was },
      isJoined: isNew || series !== undefined,
    })
  }

  /** Several removals in a row share one toast and one step, which restores them all. */
  function removeOption(id: string): boolean {
    const { wheel, toasts, undoHistory } = get()
    const segment = wheel.segments.find((one) => one.id === id)
    if (!segment) return false
    const last = toasts.at(-1)
    const isNext = last?.undo !== undefined && last.undo.id === undoHistory.done.at(-1)?.id
    const earlier = isNext ? last?.removed : undefined
    const removed = [...(earlier ?? []), id]
    const message = earlier
      ? messages.removedOptions(removed.length)
      : messages.removedOption(segment.text)
    const isRemoved = change(
      (before) => removeSegment(before, id, isEliminating()),
      () => ({ event: { name: 'segmentRemoved', segment } }),
      { name: message, isJoined: earlier !== undefined },
    )
    if (!isRemoved) return false
    if (earlier && last) dismissToast(last.id)
    showToast(message, 'info', { removed, ...offerUndo() })
    return true
  }

  /** Restores every eliminated option and clears the elimination history. */
  function restoreOptions(): boolean {
    const start = { phase: 'idle', lastResult: null, event: { name: 'optionsRestored' } } as const
    return changeWithUndo(restoreAll, messages.optionsRestored, () => start)
  }

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

  return {
    renameWheel,
    addOption,
    quickAddOption,
    editOption,
    removeOption,
    restoreOptions,
    clearResults,
    clearEliminations,
    ...listActions({ get, set, change }),
    ...importActions(need),
    ...removalActions(need),
    ...turnActions(need),
    ...weights,
  }
}
