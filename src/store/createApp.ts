// Owns the one truth: changed by named actions only, kept after every change.
// Framework-free; knows nothing of how it is shown.

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeviceCapabilities } from '../settings/device'
import { DEFAULT_PREFERENCES } from '../settings/preferences'
import { createKeeping, type Keeping } from './keeping'
import { linkActions } from './linkActions'
import { firstWheel, loadTheme, NO_WHEELS } from './persistence'
import type { Services } from './services'
import { settingsActions } from './settingsActions'
import { spinActions } from './spinActions'
import type { AppState } from './state'
import { toastActions } from './toastActions'
import { firstCentred, wheelActions } from './wheelActions'

export interface App {
  readonly store: Pick<StoreApi<AppState>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly actions: ReturnType<typeof createActions>
  /** What is kept of it, for whoever takes that up. */
  readonly keeping: Keeping
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
    theme: loadTheme(services.storage),
    device,
    phase: 'idle',
    activeSpin: null,
    spinsElsewhere: [],
    elsewhere: null,
    lastResult: null,
    isRevealing: false,
    restRotation: firstCentred(wheel),
    focusedId: null,
    dialog: null,
    toasts: [],
    event: null,
  }))
  // What an action begins with is the newest: another tab may have changed the wheel since.
  const newest: StoreApi<AppState> = {
    ...store,
    getState() {
      keeping.catchUp()
      return store.getState()
    },
  }
  const actions = createActions(newest, services)
  const keeping = createKeeping(store, services, () =>
    actions.showToast(
      'This browser keeps no data, so changes last until the page is closed.',
      'warning',
    ),
  )
  return { store, actions, keeping }
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
