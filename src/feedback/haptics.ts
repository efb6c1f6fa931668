// Vibration patterns for events.

import { vibrate } from '../platform/vibration'
import { app } from '../store/app'
import type { AppEvent } from '../store/state'

const LIGHT = [10]
const MEDIUM = [50]
const HEAVY = [100]
const SPIN = [50, 50, 100, 50, 150]
const WIN = [100, 50, 100, 50, 100, 50, 200]

/** Milliseconds on and off; `undefined` for events without vibration. */
export function hapticPattern(event: AppEvent): readonly number[] | undefined {
  switch (event.name) {
    case 'spinStarted':
      return SPIN
    case 'spinSettled':
      return WIN
    case 'segmentFocused':
      return LIGHT
    case 'segmentAdded':
    case 'segmentRemoved':
      return MEDIUM
    case 'wheelReset':
      return HEAVY
    default:
      return undefined
  }
}

/** Vibrates at events until the returned function is called. */
export function startHaptics(): () => void {
  return app.store.subscribe(({ event, preferences }, before) => {
    if (!event || event === before.event || !preferences.areHapticsOn) return
    const pattern = hapticPattern(event)
    if (pattern) vibrate(pattern)
  })
}
