// Changes the wheel unless it spins, with what follows from the change, as a step that can be taken back.

import type { StoreApi } from 'zustand/vanilla'
import type { ToSay } from '../text/say'
import { restAfter, stillActive } from '../wheel/resting'
import { hasSameContent, type Wheel } from '../wheel/wheel'
import { messages } from './messages'
import type { toastActions } from './screenActions'
import type { Services } from './services'
import type { AppState, Toast } from './state'
import type { StepAbout } from './steps'
import { withStep } from './undoHistory'

export type Edit = (wheel: Wheel) => Wheel
/** What else changes with the wheel. @param wheel the changed one */
export type Patch = (wheel: Wheel) => Partial<AppState>

export const told =
  (message: ToSay): Patch =>
  () => ({ event: { name: 'listChanged', message } })

export type WheelChanges = ReturnType<typeof wheelChanges>

export function wheelChanges(
  { getState: get, setState: set }: StoreApi<AppState>,
  services: Services,
  toasts: ReturnType<typeof toastActions>,
) {
  const isEliminating = () => get().settings.eliminationMode

  /** Returns whether anything changed. @param about what the step is called; `null` if it is not recorded */
  function change(
    edit: Edit,
    patch?: Patch,
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
      shownWheel: null,
      focusedId: stillActive(focusedId, changed),
      link: hasSameContent(wheel, changed) ? link : null,
      restRotation: restAfter(before, changed, patched?.settings ?? settings),
      ...patched,
    }
    const step = about && { id: services.newId(), ...about }
    set({ ...next, ...(step && { undoHistory: withStep(before, next, step) }) })
    return true
  }

  /** Like `change`, with a toast that offers Undo. @param name of the step; the message by default */
  function changeWithUndo(edit: Edit, message: ToSay, patch?: Patch, name = message): boolean {
    const isChanged = change(edit, patch, { name })
    if (isChanged) toasts.showToast(message, 'info', offerUndo())
    return isChanged
  }

  function offerUndo(): Pick<Toast, 'undo'> {
    const undo = get().undoHistory.done.at(-1)
    return undo ? { undo } : {}
  }

  return { get, set, services, ...toasts, isEliminating, change, changeWithUndo, offerUndo }
}
