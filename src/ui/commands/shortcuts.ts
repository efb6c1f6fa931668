// Owns which key presses are shortcuts. A key that the focused control uses itself is never taken from it.

import type { Action } from './actions'
import { ACTIONS } from './moreActions'

/** What of the page decides whether a key is a shortcut. */
export interface KeyContext {
  /** Ctrl, Meta or Alt, or Shift with a key that types nothing. */
  readonly hasModifier: boolean
  /** A dialog or a menu is open and has its own keys. */
  readonly isCovered: boolean
  readonly isTyping: boolean
  /** The focused control is pressed by Enter and Space. */
  readonly takesPress: boolean
  /** The focused control uses the arrows. */
  readonly takesArrows: boolean
  readonly isOnWheel: boolean
  readonly isWheelInView: boolean
  readonly areShortcutsOn: boolean
}

/** The action that a key runs, or `undefined` where the key belongs to the focused control or the browser. */
export function actionFor(key: string, context: KeyContext): Action | undefined {
  if (context.hasModifier || context.isCovered) return undefined
  const action = ACTIONS.find(({ keys }) => keys.includes(key))
  if (key === 'Escape') return action
  if (context.isTyping) return undefined
  if (context.takesPress && (key === 'Enter' || key === ' ')) return undefined
  // A wheel out of sight leaves them to scrolling.
  if (key.startsWith('Arrow') && (context.takesArrows || !context.isWheelInView)) return undefined
  // Switched off, what types a character does nothing, and the rest works on the wheel only (WCAG 2.1.4).
  if (!context.areShortcutsOn && (key.length === 1 || !context.isOnWheel)) return undefined
  return action
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowDown: '↓',
  ArrowUp: '↑',
}

/** A key as it is written for people. */
export function keyName(key: string): string {
  return KEY_NAMES[key] ?? key
}

/** The pressed key as actions list it: a letter as a capital, by its place where the layout has no such letter. */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1) return key
  const isLatin = key < '\x7f'
  return isLatin ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? key)
}
