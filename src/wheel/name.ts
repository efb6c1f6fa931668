// A wheel's name: its default, its limit, and renaming.

import { isBlank, limitText } from './text'

export const DEFAULT_WHEEL_NAME = 'My Wheel'
/** Characters as people count them, not code units. */
export const MAX_WHEEL_NAME = 50

interface Named {
  readonly name: string
}

/** A typed name as it is kept: trimmed, at most 50 characters; `undefined` if nothing visible is left. */
export function nameText(typed: string): string | undefined {
  const name = limitText(typed.trim(), MAX_WHEEL_NAME).trim()
  return isBlank(name) ? undefined : name
}

/** Whether the visitor gave the wheel a name. */
export function isNamed({ name }: Named): boolean {
  return name !== DEFAULT_WHEEL_NAME
}

/** Gives the wheel a name; a blank one gives it the default back. */
export function renameWheel<T extends Named>(wheel: T, typed: string): T {
  const name = nameText(typed) ?? DEFAULT_WHEEL_NAME
  return name === wheel.name ? wheel : { ...wheel, name }
}

/** A wheel's name as every file system accepts it; empty if there are no letters or digits in it. */
export function fileStem(wheelName: string): string {
  // With marks: without them names in many scripts would lose their vowels.
  return wheelName.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
}
