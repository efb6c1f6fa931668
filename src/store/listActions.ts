// Actions on the option that Quick Add has just added; ignored while the wheel spins.

import { MIN_SEGMENTS, NEW_OPTION_TEXT } from '../wheel/segment'
import { type Wheel, withSegments } from '../wheel/wheel'
import { messages } from './messages'
import { addedKey, type StepAbout } from './series'
import type { AppState } from './state'

type Edit = (wheel: Wheel) => Wheel
type Patch = (wheel: Wheel) => Partial<AppState>

interface ListActionsNeed {
  get(): AppState
  set(change: Partial<AppState>): void
  change(edit: Edit, patch?: Patch, about?: Omit<StepAbout, 'id'> | null): boolean
}

export function listActions(need: ListActionsNeed) {
  const { get, set, change } = need

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
      (before) => {
        const { segments } = before
        if (segments.length <= MIN_SEGMENTS) return before
        const others = segments.filter(({ id }) => id !== segment.id)
        return withSegments(before, others, settings.eliminationMode)
      },
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

  return { takeBackQuickAdd, keepQuickAdd }
}
