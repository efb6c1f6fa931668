// One store that only named actions change, stored after every change. Independent of React.

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ToSay } from '../text/say'
import { endAbsences as absencesEndedOn } from '../wheel/attendance'
import { withCooldown } from '../wheel/cooldown'
import { DEFAULT_LOOK } from '../wheel/look'
import type { Conflict } from '../wheel/mergeWheels'
import { DEFAULT_OPTIONS } from '../wheel/messages'
import { firstCentered, stillActive } from '../wheel/resting'
import { DEFAULT_PREFERENCES, DEFAULT_SETTINGS } from '../wheel/settings/settings'
import { type DeviceCapabilities, PLAIN_DEVICE } from '../wheel/settings/timing'
import { createWheel, type SegmentEdit } from '../wheel/wheel'
import { chanceActions } from './chanceActions'
import { wheelChanges } from './change'
import { messages } from './messages'
import { optionActions } from './optionActions'
import { createPersistence, type Persistence, type PersistHooks } from './persistence/persist'
import { readTheme, THEME_KEY } from './persistence/schema'
import { screenActions, toastActions, withoutUndo } from './screenActions'
import { localDay, type Services } from './services'
import { savedDataActions, settingsActions } from './settingsActions'
import { revealEnded, sharedOf, showsOther } from './sharedState'
import { spinActions } from './spinActions'
import type { AppState, SharedState } from './state'
import { keepRest, undoActions } from './undoActions'
import { NO_STEPS } from './undoHistory'
import { replaceActions, wheelActions } from './wheelActions'

export interface App {
  readonly store: Pick<StoreApi<AppState>, 'getState' | 'getInitialState' | 'subscribe'>
  readonly actions: Omit<ReturnType<typeof createActions>, 'followSpins'>
  readonly persistence: Pick<
    Persistence,
    'rehydrate' | 'syncFromStorage' | 'hasUnsaved' | 'saveCount'
  > & {
    flush(): void
  }
  /** The page may have been open since an earlier day. */
  endAbsences(): void
}

/** Begins in the state of a first visit; `rehydrate` loads what is stored. */
export function createApp(services: Services, device: DeviceCapabilities): App {
  const store = createStore<AppState>(() => initialState(services))
  // The initial state itself is the same everywhere: the build has painted it.
  const theme = readTheme(services.storage.read(THEME_KEY)) ?? 'system'
  store.setState({ device, theme })
  tellFirst(store, () => followSpins())
  const toasts = toastActions(store, services)
  const persistence = createPersistence(
    store,
    services,
    () => sharedOf({ ...initialState(services), theme: store.getState().theme }),
    persistHooks(toasts.showToast, {
      editOption: (id, edit) => actions.editOption(id, edit),
      putBackSavedData: () => actions.putBackSavedData(),
    }),
  )
  let cancelWrite: (() => void) | null = null

  function flush(): void {
    cancelWrite?.()
    cancelWrite = null
    persistence.save()
  }

  /** Edits of a large wheel within half a second become one write. */
  function writeSoon(): void {
    cancelWrite ??= services.schedule(() => {
      cancelWrite = null
      // Writing could stutter the animation; the end of the spin writes everything.
      if (!store.getState().activeSpin) persistence.save()
    }, WAIT_MS)
  }

  store.subscribe(({ wheel, undoHistory, toasts }, before) => {
    // Another tab has opened another wheel, or all saved data was cleared or put back.
    const isReplaced = wheel.id !== before.wheel.id && undoHistory === before.undoHistory
    if (!isReplaced || undoHistory === NO_STEPS) return
    store.setState({ undoHistory: NO_STEPS, toasts: withoutUndo(toasts) })
  })
  store.subscribe(endAbsences)
  store.subscribe(applyCooldown)
  store.subscribe((state, before) => {
    if (!isSharedChanged(state, before)) return
    if (isEditOfLargeWheel(state, before)) writeSoon()
    else flush()
  })

  function endAbsences(): void {
    const { wheel, phase } = store.getState()
    if (wheel.absentOn === undefined || phase === 'spinning') return
    const ended = absencesEndedOn(wheel, localDay(services.now()))
    if (ended !== wheel) store.setState({ wheel: ended })
  }

  /** Whatever has changed, those who are on the wheel are those whom its results and its rule leave there. */
  function applyCooldown({ wheel, settings, phase, focusedId }: AppState): void {
    const turned = phase === 'spinning' ? wheel : withCooldown(wheel, settings)
    if (turned === wheel) return
    store.setState({ wheel: turned, focusedId: stillActive(focusedId, turned) })
  }

  /** So that an action meets the current state. @returns false if that replaced the wheel that it was meant for */
  function syncBeforeAction(): boolean {
    endAbsences()
    const before = store.getState()
    persistence.syncFromStorage()
    const state = store.getState()
    const isCleared = state.clearedData !== null && state.clearedData !== before.clearedData
    if (state.phase === 'spinning' || !(isCleared || showsOther(state))) return true
    if (showsOther(state)) store.setState(revealEnded(state))
    return false
  }

  keepRest(store)
  const { followSpins, ...actions } = createActions(
    store,
    services,
    toasts,
    persistence,
    syncBeforeAction,
  )
  return { store, actions, persistence: { ...persistence, flush }, endAbsences }
}

/** Calls `then` after each change, when every subscriber has heard of it; what `then` changes is told as a change of its own. */
function tellFirst(store: StoreApi<AppState>, then: () => void): void {
  const { setState } = store
  let isTelling = false
  store.setState = (
    part: AppState | Partial<AppState> | ((state: AppState) => Partial<AppState>),
  ) => {
    if (isTelling) return setState(part)
    isTelling = true
    try {
      setState(part)
    } finally {
      isTelling = false
    }
    then()
  }
}

function initialState(services: Services): AppState {
  const wheel = createWheel(DEFAULT_OPTIONS, services.newId, services.now())
  return {
    wheel,
    // Earlier than any stored wheel.
    openedAt: -1,
    link: null,
    replay: null,
    settings: DEFAULT_SETTINGS,
    ownWheels: [],
    pendingSpins: [],
    preferences: DEFAULT_PREFERENCES,
    theme: 'system',
    blockedWheel: null,
    clearedData: null,
    look: DEFAULT_LOOK,
    photos: new Map(),
    device: PLAIN_DEVICE,
    phase: 'idle',
    activeSpin: null,
    lastResult: null,
    lastSpin: null,
    isRevealing: false,
    shownWheel: null,
    restRotation: firstCentered(wheel, DEFAULT_SETTINGS),
    focusedId: null,
    quickAddedId: null,
    dialog: null,
    readList: null,
    pictureFiles: [],
    panel: null,
    isDeskOpen: false,
    isProving: false,
    raffle: { hasList: false, desk: null, room: null, markable: null },
    isBlank: false,
    toasts: [],
    undoHistory: NO_STEPS,
    event: null,
  }
}

function createActions(
  store: StoreApi<AppState>,
  services: Services,
  toasts: ReturnType<typeof toastActions>,
  persistence: Persistence,
  syncBeforeAction: () => boolean,
) {
  const { showToast, dismissToast } = toasts
  const changes = wheelChanges(store, services, toasts)
  const wheels = replaceActions(store, services, toasts, persistence)
  const { setDevice, ...settings } = settingsActions(store, services, toasts)
  const { dismissResult, followSpins, ...spins } = spinActions(
    store,
    services,
    toasts,
    syncBeforeAction,
  )
  return {
    followSpins,
    showToast,
    dismissToast,
    setDevice,
    ...screenActions(store),
    dismissResult(): void {
      // Whichever wheel is shown then, the result was to go.
      syncBeforeAction()
      dismissResult()
    },
    ...syncedFirst({
      ...undoActions(store, services, toasts),
      ...wheelActions(changes),
      ...optionActions(changes),
      ...chanceActions(changes),
      ...spins,
      ...settings,
      ...wheels,
      ...savedDataActions(store, services, toasts, persistence),
    }),
  }

  /** They read the state before they change it, so each syncs before it begins. */
  function syncedFirst<T extends Record<string, (...args: never[]) => unknown>>(actions: T): T {
    const entries = Object.entries(actions).map(([name, act]) => [
      name,
      (...args: never[]) => syncBeforeAction() && act(...args),
    ])
    return Object.fromEntries(entries) as T
  }
}

const SHARED_FIELDS = [
  'wheel',
  'openedAt',
  'link',
  'settings',
  'ownWheels',
  'pendingSpins',
  'preferences',
  'theme',
] as const satisfies readonly (keyof SharedState)[]

function isSharedChanged(state: AppState, before: AppState): boolean {
  return SHARED_FIELDS.some((field) => state[field] !== before[field])
}

const WAIT_MS = 500
/** Stored options above which edits wait: about 25 kB. */
const LARGE = 300

/** Whether only a large wheel's options or settings changed, so that more edits are likely to follow. */
export function isEditOfLargeWheel(state: AppState, before: AppState): boolean {
  const { wheel } = state
  const isChanged =
    wheel !== before.wheel || state.settings !== before.settings || state.link !== before.link
  return (
    isChanged &&
    storedOptions(state) > LARGE &&
    wheel.id === before.wheel.id &&
    wheel.history === before.wheel.history &&
    state.pendingSpins === before.pendingSpins &&
    state.ownWheels === before.ownWheels
  )
}

function storedOptions({ wheel, ownWheels }: AppState): number {
  const wheels = [wheel, ...ownWheels.map((own) => own.wheel)]
  return wheels.reduce(
    (sum, { segments, originalSegments }) =>
      sum + segments.length + (originalSegments === segments ? 0 : originalSegments.length),
    0,
  )
}

function persistHooks(
  showToast: ReturnType<typeof toastActions>['showToast'],
  actions: {
    editOption(id: string, edit: SegmentEdit): void
    putBackSavedData(): void
  },
): PersistHooks {
  const warn = (message: ToSay) => showToast(message, 'warning', { durationMs: 10_000 })
  return {
    onRefused: () => showToast(messages.cannotSave, 'warning'),
    onNoRoom: () => warn(messages.cannotBackUp),
    onQuarantined: () => showToast(messages.backedUp, 'warning'),
    onLaterVersion: () => warn(messages.newerVersionOpen),
    onCleared: () =>
      showToast(messages.clearedInOtherTab, 'warning', {
        durationMs: 10_000,
        action: { label: messages.putBack, perform: actions.putBackSavedData },
      }),
    onReplaced: (isStored) =>
      showToast(isStored ? messages.openedInOtherTab : messages.openedOverUnsaved, 'info'),
    onConflicts: (conflicts) => showConflicts(conflicts, showToast, actions.editOption),
  }
}

function showConflicts(
  conflicts: readonly Conflict[],
  showToast: ReturnType<typeof toastActions>['showToast'],
  editOption: (id: string, edit: SegmentEdit) => void,
): void {
  const [first] = conflicts
  if (!first) return
  const { merged, dropped } = first
  const isOne = conflicts.length === 1
  const message = isOne
    ? messages.optionConflict(merged.text)
    : messages.optionConflicts(conflicts.length)
  const label =
    isOne && merged.text !== dropped.text
      ? messages.otherVersionNamed(dropped.text)
      : messages.otherVersion
  showToast(message, 'warning', {
    durationMs: 10_000,
    action: {
      label,
      perform() {
        for (const { dropped: other } of conflicts) editOption(other.id, other)
      },
    },
  })
}
