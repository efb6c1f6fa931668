// Owns the one truth: made from what was kept, changed by named actions only, kept after every change.
// Framework-free; knows nothing of how it is shown.

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeviceCapabilities } from '../settings/device'
import { DEFAULT_PREFERENCES } from '../settings/preferences'
import { linkActions } from './linkActions'
import {
  firstWheel,
  isWheelKept,
  keepHistory,
  keepOwnWheels,
  keepPreferences,
  keepTheme,
  keepWheel,
  loadOwnWheels,
  loadPreferences,
  loadTheme,
  loadWheel,
  NO_WHEELS,
  settlePending,
} from './persistence'
import type { KeptReader, Services } from './services'
import { settingsActions } from './settingsActions'
import { spinActions } from './spinActions'
import type { AppState } from './state'
import { toastActions } from './toastActions'
import { firstCentred, wheelActions } from './wheelActions'

export interface App {
  readonly store: Pick<StoreApi<AppState>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly actions: ReturnType<typeof createActions>
  /**
   * Takes up what was kept, and settles the spin that was pending. To be called once, before anything else.
   * @param reader `null` where its code cannot be had; what was kept is then set aside
   */
  restore(reader: KeptReader | null): void
}

/** An app as a first visit finds it; from now on every change is kept. */
export function createApp(services: Services, device: DeviceCapabilities): App {
  const { wheel, settings } = firstWheel(services)
  const store = createStore<AppState>(() => ({
    wheel,
    link: null,
    ownWheels: NO_WHEELS,
    settings,
    preferences: DEFAULT_PREFERENCES,
    theme: loadTheme(services),
    device,
    phase: 'idle',
    activeSpin: null,
    lastResult: null,
    isRevealing: false,
    restRotation: firstCentred(wheel),
    focusedId: null,
    dialog: null,
    toasts: [],
    event: null,
  }))
  const actions = createActions(store, services)
  keepEveryChange(store, services, () =>
    actions.showToast(
      'This browser keeps no data, so changes last until the page is closed.',
      'warning',
    ),
  )
  return { store, actions, restore: (reader) => restore(store, services, reader, actions) }
}

function restore(
  store: StoreApi<AppState>,
  services: Services,
  reader: KeptReader | null,
  { showToast }: ReturnType<typeof toastActions>,
): void {
  const wasKept = isWheelKept(services)
  const saved = loadWheel(reader, services)
  const preferences = loadPreferences(reader, services)
  const ownWheels = loadOwnWheels(reader, services)
  if (saved) {
    const { wheel, settings, link } = settlePending(saved)
    const result = saved.pendingSpin
    store.setState({
      wheel,
      link,
      ownWheels,
      settings,
      preferences,
      restRotation: result ? result.angle : firstCentred(wheel),
      ...(result && {
        phase: 'finished',
        lastResult: result,
        event: { name: 'spinSettled', result },
      }),
    })
    return
  }
  store.setState({ preferences, ownWheels })
  if (wasKept) {
    showToast(
      'Your saved wheel could not be read. It was set aside, and this is a new one.',
      'warning',
    )
  }
}

function createActions(store: StoreApi<AppState>, services: Services) {
  const toasts = toastActions(store, services)
  return {
    ...toasts,
    ...wheelActions(store, services, toasts),
    ...spinActions(store, services, toasts),
    ...settingsActions(store, toasts),
    ...linkActions(store, toasts),
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
      state.link === before.link &&
      state.activeSpin === before.activeSpin
    if (!isSame) kept.push(keepWheel(state, services))
    if (state.wheel.history !== before.wheel.history) kept.push(keepHistory(state.wheel, services))
    if (state.ownWheels !== before.ownWheels) kept.push(keepOwnWheels(state.ownWheels, services))
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
