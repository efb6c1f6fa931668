// Owns what is heard, felt and seen of an event besides its words. Loaded when the page is usable.

import { startCelebration } from './celebration'
import { startHaptics } from './haptics'
import { startSound } from './sound'

/** Follows the store; returns what ends that. */
export function startEffects(): () => void {
  const stops = [startSound(), startHaptics(), startCelebration()]
  return () => {
    for (const stop of stops) stop()
  }
}
