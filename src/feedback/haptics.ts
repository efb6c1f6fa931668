import { app } from '../store/app'
import { type AppEvent, isElsewhere } from '../store/state'
import type { HapticIntensity } from '../wheel/settings/settings'

const LIGHT = [10]
const MEDIUM = [50]
const HEAVY = [100]
const SPIN = [50, 50, 100, 50, 150]
const WIN = [100, 50, 100, 50, 100, 50, 200]

/** Devices cannot vibrate more or less strongly, only longer or shorter. */
const LENGTH_FACTOR: Record<HapticIntensity, number> = { light: 0.5, medium: 1, strong: 2 }
/** Below it, motors barely start. */
const MIN_PULSE_MS = 10

/** Milliseconds on and off in turn; `undefined` for events without vibration. */
export function hapticPattern(
  event: AppEvent,
  intensity: HapticIntensity,
): readonly number[] | undefined {
  // Pauses keep their length, so that patterns keep their rhythm.
  return mediumPattern(event)?.map((ms, index) =>
    index % 2 === 0 ? Math.max(MIN_PULSE_MS, LENGTH_FACTOR[intensity] * ms) : ms,
  )
}

function mediumPattern(event: AppEvent): readonly number[] | undefined {
  // The tab that has begun the spin vibrates.
  if (isElsewhere(event)) return undefined
  switch (event.name) {
    case 'spinStarted':
      return SPIN
    case 'spinSettled':
      return WIN
    case 'segmentFocused':
      return LIGHT
    case 'segmentAdded':
    case 'listChanged':
    case 'segmentRemoved':
    case 'segmentsRemoved':
      return MEDIUM
    case 'wheelReset':
    // A sample of what was chosen.
    case 'hapticsChosen':
      return HEAVY
    default:
      return undefined
  }
}

export function startHaptics(): () => void {
  return app.store.subscribe(({ event, preferences }, before) => {
    if (!event || event === before.event || !preferences.areHapticsOn) return
    const pattern = hapticPattern(event, preferences.hapticIntensity)
    if (pattern) vibrate(pattern)
  })
}

/** Never throws. @param pattern milliseconds on, off, on, …; replaces one that is still running */
export function vibrate(pattern: readonly number[]): void {
  try {
    // Before the first tap browsers refuse with a warning. Some do not report taps.
    const mayVibrate = navigator.userActivation?.hasBeenActive ?? true
    if (mayVibrate) navigator.vibrate?.([...pattern])
  } catch {
    // A vibration is never essential.
  }
}
