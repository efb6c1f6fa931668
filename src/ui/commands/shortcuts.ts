// Which key presses are shortcuts. A key that the focused control uses itself is never taken from it.

import { COMMANDS_WITH_KEYS, type Command } from './commands'

/** What on the page decides whether a key is a shortcut. */
export interface KeyContext {
  /** Ctrl, Meta or Alt, or Shift with a key that types nothing. */
  readonly hasModifier: boolean
  /** An open dialog or menu handles its own keys. */
  readonly isCovered: boolean
  readonly isTyping: boolean
  /** Enter and Space press the focused control. */
  readonly takesPress: boolean
  /** The focused control uses the arrow keys. */
  readonly takesArrows: boolean
  readonly isOnWheel: boolean
  readonly isWheelInView: boolean
  readonly areShortcutsOn: boolean
}

/** The command a key runs, or `undefined` where the key belongs to the focused control or the browser. */
export function commandFor(key: string, context: KeyContext): Command | undefined {
  if (context.hasModifier || context.isCovered) return undefined
  const command = COMMANDS_WITH_KEYS.find(({ keys }) => keys.includes(key))
  if (key === 'Escape') return command
  if (context.isTyping) return undefined
  if (context.takesPress && (key === 'Enter' || key === ' ')) return undefined
  // With the wheel out of view, arrow keys scroll.
  if (key.startsWith('Arrow') && (context.takesArrows || !context.isWheelInView)) return undefined
  // With shortcuts off, character keys do nothing and the others work on the wheel only (WCAG 2.1.4).
  if (!context.areShortcutsOn && (key.length === 1 || !context.isOnWheel)) return undefined
  return command
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowDown: '↓',
  ArrowUp: '↑',
}

/** The key as people read it. */
export function keyName(key: string): string {
  return KEY_NAMES[key] ?? key
}

/** The pressed key as commands list it: a capital letter, taken from the key's position in non-Latin layouts. */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1) return key
  const isLatin = key < '\x7f'
  return isLatin ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? key)
}
