// Owns the one truth: made from what was kept, changed by named actions only, kept after every change.
// Framework-free; knows nothing of how it is shown.

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeviceCapabilities } from '../settings/device'
import {
  keepHistory,
  keepPreferences,
  keepTheme,
  keepWheel,
  loadPreferences,
  loadTheme,
  loadWheel,
  settlePending,
} from './persistence'
import type { Services } from './services'
import { settingsActions } from './settingsActions'
import { spinActions } from './spinActions'
import type { AppState } from './state'
import { toastActions } from './toastActions'
import { firstCentred, wheelActions } from './wheelActions'

export interface App {
  readonly store: Pick<StoreApi<AppState>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly actions: ReturnType<typeof createActions>
}

/** Loads what was kept, settles what was pending and starts to keep every change. */
export function createApp(services: Services, device: DeviceCapabilities): App {
  const loaded = loadWheel(services)
  const { wheel, settings } = settlePending(loaded)
  const result = loaded.pendingSpin
  const store = createStore<AppState>(() => ({
    wheel,
    settings,
    preferences: loadPreferences(services),
    theme: loadTheme(services),
    device,
    phase: result ? 'finished' : 'idle',
    activeSpin: null,
    lastResult: result,
    restRotation: result ? result.angle : firstCentred(wheel),
    focusedId: null,
    dialog: null,
    toasts: [],
    event: result ? { name: 'spinSettled', result } : null,
  }))
  const actions = createActions(store, services)
  if (loaded.isDamaged) {
    actions.showToast(
      'Your saved wheel could not be read. It was set aside, and this is a new one.',
      'warning',
    )
  }
  keepEveryChange(store, services, () =>
    actions.showToast(
      'This browser keeps no data, so changes last until the page is closed.',
      'warning',
    ),
  )
  if (result) keepWheel(store.getState(), services)
  return { store, actions }
}

function createActions(store: StoreApi<AppState>, services: Services) {
  const toasts = toastActions(store, services)
  return {
    ...toasts,
    ...wheelActions(store, services, toasts),
    ...spinActions(store, services, toasts),
    ...settingsActions(store, toasts),
  }
}

/** @param onFirstFailure called once, however often keeping fails */
function keepEveryChange(
  store: StoreApi<AppState>,
  services: Services,
  onFirstFailure: () => void,
): void {
  let hasFailed = false
  store.subscribe((state, before) => {
    const kept: boolean[] = []
    const isSame =
      state.wheel === before.wheel &&
      state.settings === before.settings &&
      state.activeSpin === before.activeSpin
    if (!isSame) kept.push(keepWheel(state, services))
    if (state.wheel.history !== before.wheel.history) kept.push(keepHistory(state.wheel, services))
    if (state.preferences !== before.preferences) {
      kept.push(keepPreferences(state.preferences, services))
    }
    if (state.theme !== before.theme) kept.push(keepTheme(state.theme, services))
    if (!hasFailed && kept.includes(false)) {
      hasFailed = true
      onFirstFailure()
    }
  })
}
