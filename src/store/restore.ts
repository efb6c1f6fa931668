// Owns taking up what was kept, and the spins that were under way. Loaded only where there is something to be read.

import type { SpinResult } from '../wheel/result'
import type { App } from './createApp'
import type { Keeping } from './keeping'
import type { Saved } from './kept'
import { recordLate, restOn } from './lateResult'
import { OWN_WHEELS_KEY, PREFERENCES_KEY, WHEEL_KEY } from './persistence'
import { readOwnWheels, readPreferences, readSaved } from './readKept'
import type { AppState } from './state'
import { lock, setAside } from './unreadable'
import { firstCentred } from './wheelActions'

/** To be called once, before anything else is done to the app. */
export function restore({ keeping, actions }: App): void {
  const saved = take(WHEEL_KEY, readSaved, WHEEL_COMPLAINT, keeping)
  const ownWheels = take(OWN_WHEELS_KEY, readOwnWheels, WHEEL_COMPLAINT, keeping)
  const preferences = take(PREFERENCES_KEY, readPreferences, PREFERENCES_COMPLAINT, keeping)
  keeping.adopt(
    {
      ...(ownWheels && { ownWheels }),
      ...(preferences && { preferences }),
      ...(saved && asItWas(saved)),
    },
    saved !== undefined && spinsOf(saved).length > 0,
  )
  if (keeping.locked.size > 0) actions.showToast(NO_ROOM, 'warning', { durationMs: 10_000 })
  else if (!saved && keeping.seen.has(WHEEL_KEY)) {
    actions.showToast(
      'Your saved wheel could not be read. It was set aside, and this is a new one.',
      'warning',
    )
  }
}

export const WHEEL_COMPLAINT = 'Failed to load wheel data'
export const PREFERENCES_COMPLAINT = 'Failed to load preferences'
export const NO_ROOM =
  'Something you saved cannot be read, and there is no room to set it aside. It stays as it is, and changes to it are not kept.'

/**
 * The value under a key; `undefined` when there is none, or none that can be read. That is set aside, and where
 * even that fails, the key is left as it is.
 */
export function take<T>(
  key: string,
  read: (text: string) => T,
  complaint: string,
  keeping: Keeping,
): T | undefined {
  const { storage, seen, warn } = keeping
  const text = storage.read(key)
  if (text === null) return undefined
  seen.set(key, text)
  try {
    return read(text)
  } catch (cause) {
    warn(complaint, cause)
    if (!setAside(key, text, storage)) lock(key, keeping)
    return undefined
  }
}

/** The spins that were under way when it was kept, in this tab or another. */
export function spinsOf({ pendingSpin, otherSpins = [] }: Saved): readonly SpinResult[] {
  return pendingSpin ? [...otherSpins, pendingSpin] : otherSpins
}

/** Spins that the page was closed on are settled with the outcomes that were drawn for them. */
function asItWas(saved: Saved): Partial<AppState> {
  const { settings, link, pendingSpin } = saved
  const wheel = spinsOf(saved).reduce(recordLate, saved.wheel)
  // One that another tab left behind, long ago perhaps, is shown only if nothing has come since.
  const result = pendingSpin ?? saved.otherSpins?.find(({ id }) => id === wheel.history[0]?.id)
  if (!result) return { wheel, settings, link, restRotation: firstCentred(wheel) }
  return {
    ...{ wheel, settings, link },
    restRotation: restOn(wheel, result),
    phase: 'finished',
    lastResult: result,
    event: { name: 'spinSettled', result },
  }
}
