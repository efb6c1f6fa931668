import { isBlank, limitText } from './text'

/** How a wheel that was given no name is stored, in every language; `shownName` says it. */
export const DEFAULT_WHEEL_NAME = 'My Wheel'
/** The same of a wheel from a link that has no name in it. */
export const FALLBACK_NAME = 'Shared Wheel'
/** The same of a prize. @param number from 1 */
export function namelessPrize(number: number): string {
  return `Prize ${number}`
}

/** Characters as people count them, not code units. */
export const MAX_WHEEL_NAME = 50

interface Named {
  readonly name: string
}

/** Trimmed, at most 50 characters; `undefined` if nothing visible is left. */
export function nameText(typed: string): string | undefined {
  const name = limitText(typed.trim(), MAX_WHEEL_NAME).trim()
  return isBlank(name) ? undefined : name
}

export function isNamed({ name }: Named): boolean {
  return name !== DEFAULT_WHEEL_NAME
}

/** A blank name gives the default back. */
export function renameWheel<T extends Named>(wheel: T, typed: string): T {
  const name = nameText(typed) ?? DEFAULT_WHEEL_NAME
  return name === wheel.name ? wheel : { ...wheel, name }
}

/** What every file system accepts; empty if the name has no letters or digits. */
export function fileStem(wheelName: string): string {
  // With marks: without them names in many scripts would lose their vowels.
  return wheelName.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '')
}
