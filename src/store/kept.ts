// Owns the form in which things are kept: what a kept wheel is made of, and how it is written.

import type { Settings } from '../settings/settings'
import type { SpinResult } from '../wheel/result'
import type { Wheel } from '../wheel/wheel'
import type { OwnWheel, WheelLink } from './state'

/** Of the form; a value of a later one is set aside, not guessed at. */
export const VERSION = 1

/** Of the visitor's own wheels that others stand in for, the last so many are kept. */
export const MAX_OWN_WHEELS = 3

/** What is stored: the wheel with its settings, its link, and the spin that was under way, if any. */
export interface Saved {
  readonly wheel: Wheel
  readonly settings: Settings
  readonly link: WheelLink | null
  readonly pendingSpin: SpinResult | null
  /** Spins that other tabs had under way. */
  readonly otherSpins?: readonly SpinResult[]
}

/** The text to store. */
export function writeSaved({ wheel, settings, ...others }: Saved): string {
  return JSON.stringify({ version: VERSION, wheel: { ...wheel, settings }, ...others })
}

/** The text to store of the wheels that others stand in for. */
export function writeOwnWheels(wheels: readonly OwnWheel[]): string {
  const kept = wheels.map(({ wheel, settings }) => ({ ...wheel, settings }))
  return JSON.stringify({ version: VERSION, wheels: kept })
}
