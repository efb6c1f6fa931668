// Clearing all saved data, and putting it back until the page is left.

import type { StoreApi } from 'zustand/vanilla'
import { firstCentered } from '../wheel/resting'
import { messages } from './messages'
import type { Persistence } from './persistence/persist'
import { keepOthers } from './persistence/savedData'
import type { Services } from './services'
import { openedNow, ownWheelsBeside, sharedOf } from './sharedState'
import type { AppState } from './state'
import { type toastActions, withoutCleared, withoutUndo } from './toastActions'

export function savedDataActions(
  { getState: get, setState: set, subscribe }: StoreApi<AppState>,
  services: Pick<Services, 'now' | 'storage'>,
  { showToast }: ReturnType<typeof toastActions>,
  persistence: Pick<Persistence, 'clear'>,
) {
  /** Refused while spinning. Everything but the theme is that of a first visit afterwards, in other tabs too. */
  function clearSavedData(): boolean {
    if (get().phase === 'spinning') {
      showToast(messages.clearsLater, 'info')
      return false
    }
    const putBackOthers = keepOthers(services.storage)
    if (!persistence.clear()) {
      showToast(messages.cannotClear, 'error')
      return false
    }
    set({ dialog: null })
    // Another tab may put it back, but only this one knows these texts.
    const stop = subscribe(({ clearedData }) => {
      if (clearedData) return
      stop()
      putBackOthers()
    })
    showToast(messages.dataCleared, 'success', { detail: messages.dataClearedDetail })
    return true
  }

  /** Ignored while spinning. Wheels made since stay, as those to go back to. */
  function putBackSavedData(): boolean {
    const state = get()
    const { clearedData, phase } = state
    if (!clearedData || phase === 'spinning') return false
    const { theme: _, ...back } = clearedData
    const shared = sharedOf(state)
    set({
      ...back,
      openedAt: openedNow(state, services.now()),
      ownWheels: ownWheelsBeside(back.wheel, shared, [...shared.ownWheels, ...back.ownWheels]),
      pendingSpins: [...back.pendingSpins, ...shared.pendingSpins],
      clearedData: null,
      phase: 'idle',
      lastResult: null,
      isRevealing: false,
      focusedId: null,
      restRotation: firstCentered(back.wheel, back.settings),
      toasts: withoutCleared(withoutUndo(state.toasts)),
    })
    showToast(messages.dataBack, 'success')
    return true
  }

  return { clearSavedData, putBackSavedData }
}
