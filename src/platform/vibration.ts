// Owns making the device vibrate. Silent where it cannot, may not or fails.

/** @param pattern milliseconds: on, off, on, …; it replaces one that is still going */
export function vibrate(pattern: readonly number[]): void {
  try {
    // Before the first tap browsers refuse and complain; not every browser tells.
    const mayVibrate = navigator.userActivation?.hasBeenActive ?? true
    if (mayVibrate) navigator.vibrate?.([...pattern])
  } catch {
    // Nobody misses a vibration.
  }
}
