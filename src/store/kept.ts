// Owns the form in which things are kept: what a kept wheel is made of, and how it is written.

import type { Settings } from '../settings/settings'
import type { SpinResult } from '../wheel/result'
import type { Wheel } from '../wheel/wheel'

/** Of the form; a value of a later one is set aside, not guessed at. */
export const VERSION = 1

/** What is stored: the wheel with its settings, and the spin that was under way, if any. */
export interface Saved {
  readonly wheel: Wheel
  readonly settings: Settings
  readonly pendingSpin: SpinResult | null
}

/** The text to store. */
export function writeSaved({ wheel, settings, pendingSpin }: Saved): string {
  return JSON.stringify({ version: VERSION, wheel: { ...wheel, settings }, pendingSpin })
}
