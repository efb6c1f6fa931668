// Owns how this tab follows what others keep. A spin here ends as it began; then the newest is taken up.

import { THEME_CHOICES } from '../settings/preferences'
import type { SpinResult } from '../wheel/result'
import type { App } from './createApp'
import { type Saved, VERSION } from './kept'
import { recordLate, restOn } from './lateResult'
import { OWN_WHEELS_KEY, PREFERENCES_KEY, THEME_KEY, WHEEL_KEY } from './persistence'
import { readOwnWheels, readPreferences, readSaved } from './readKept'
import { NO_ROOM, PREFERENCES_COMPLAINT, spinsOf, take, WHEEL_COMPLAINT } from './restore'
import type { AppState } from './state'
import { withoutUndo } from './toastActions'
import { lock } from './unreadable'
import { firstCentred, stillActive } from './wheelActions'

/** From now on every action begins with the newest; returns what looks for it at other times. */
export function followOtherTabs(app: App): () => void {
  app.keeping.catchUp = () => catchUp(app)
  return () => app.keeping.catchUp()
}

function catchUp({ store, actions, keeping }: App): void {
  const { storage, seen, locked, unkept } = keeping
  const tell = (message: string) => actions.showToast(message, 'warning', { durationMs: 10_000 })

  function find<T>(key: string, read: (text: string) => T, complaint: string): T | undefined {
    // What the browser does not keep lasts until the page is closed, as was said.
    if (locked.has(key) || unkept.has(key)) return undefined
    const text = storage.read(key)
    // What is cleared is kept again by the next change.
    if (text === null || text === seen.get(key)) return undefined
    if (isFromNewerPage(text)) {
      lock(key, keeping)
      tell(
        'A newer version of this page is open in another tab. Reload this one: until then its changes are not kept.',
      )
      return undefined
    }
    const value = take(key, read, complaint, keeping)
    if (locked.has(key)) tell(NO_ROOM)
    return value
  }

  const saved = find(WHEEL_KEY, readSaved, WHEEL_COMPLAINT)
  const ownWheels = find(OWN_WHEELS_KEY, readOwnWheels, WHEEL_COMPLAINT)
  const preferences = find(PREFERENCES_KEY, readPreferences, PREFERENCES_COMPLAINT)
  const theme = find(
    THEME_KEY,
    (text) => THEME_CHOICES.find((choice) => choice === text),
    PREFERENCES_COMPLAINT,
  )
  const state = store.getState()
  const change = {
    ...(ownWheels && { ownWheels, toasts: withoutUndo(state.toasts) }),
    ...(preferences && { preferences }),
    ...(theme && { theme }),
    ...(saved && (keeping.isWaiting() ? withResults(state, saved) : withWheel(state, saved))),
  }
  if (Object.keys(change).length > 0) keeping.adopt(change)
}

/** The product's own values begin with a version; the bare word of the theme has none. */
function isFromNewerPage(text: string): boolean {
  try {
    // A wheel of 10,000 options need not be read for it.
    const begun = /^\{"version":(\d{1,9}),/.exec(text)?.[1]
    const version = begun === undefined ? JSON.parse(text).version : Number(begun)
    return typeof version === 'number' && version > VERSION
  } catch {
    return false
  }
}

/** What is kept is compared as it is written: an object that was read is never the same. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function withWheel(state: AppState, saved: Saved): Partial<AppState> {
  const { activeSpin } = state
  const spinsElsewhere = spinsOf(saved).filter(({ id }) => id !== activeSpin?.outcome.id)
  const hasSameSettings = isSame(saved.settings, state.settings)
  const hasSameWheel =
    saved.wheel.id === state.wheel.id &&
    isSame(saved.wheel, state.wheel) &&
    isSame(saved.link, state.link)
  return {
    spinsElsewhere,
    ...(!hasSameSettings && { settings: saved.settings }),
    // A way back to a wheel or to settings that are no longer the last would take the newer ones away.
    ...(!(hasSameSettings && hasSameWheel) && { toasts: withoutUndo(state.toasts) }),
    ...(activeSpin && { elsewhere: null }),
    ...(!hasSameWheel &&
      (activeSpin ? later(state, saved, activeSpin.outcome) : atOnce(state, saved))),
  }
}

/** What is done here and waits to be kept goes on; the other tab's spins are taken up. */
function withResults(state: AppState, saved: Saved): Partial<AppState> {
  const { activeSpin, settings, wheel, toasts } = state
  if (activeSpin) return { ...withWheel(state, saved), settings }
  const news = saved.wheel.history.filter(({ id }) => !wheel.history.some((one) => one.id === id))
  return {
    spinsElsewhere: spinsOf(saved),
    ...(news.length > 0 && {
      wheel: news.reduceRight(recordLate, wheel),
      toasts: withoutUndo(toasts),
    }),
  }
}

function later(state: AppState, saved: Saved, result: SpinResult): Partial<AppState> {
  const { link } = saved
  const wheel = recordLate(saved.wheel, result)
  const atRest = { wheel, link, restRotation: restOn(wheel, result) }
  const isChanged = !isSame(saved.wheel.segments, state.wheel.segments)
  return { elsewhere: { wheel: saved.wheel, link, atRest, isChanged } }
}

function atOnce({ wheel: before, focusedId }: AppState, saved: Saved): Partial<AppState> {
  const { wheel, link } = saved
  const isAnother = wheel.id !== before.id
  return {
    ...{ wheel, link },
    isRevealing: false,
    focusedId: stillActive(focusedId, wheel),
    // A result that came out here is shown on, as long as it is of this wheel.
    ...(isAnother && { phase: 'idle', lastResult: null, restRotation: firstCentred(wheel) }),
  }
}
