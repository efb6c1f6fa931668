/**
 * Vibrates where the device can; never throws.
 * @param pattern milliseconds on, off, on, …; replaces a pattern that is still running
 */
export function vibrate(pattern: readonly number[]): void {
  try {
    // Before the first tap browsers refuse with a warning. Some do not report taps.
    const mayVibrate = navigator.userActivation?.hasBeenActive ?? true
    if (mayVibrate) navigator.vibrate?.([...pattern])
  } catch {
    // A vibration is never essential.
  }
}
