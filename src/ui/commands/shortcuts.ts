// Which key presses are shortcuts. A key that the focused control uses itself is never taken from it.

import { COMMANDS, type Command } from './commands'
import { messages } from './messages'

const withKeys = Object.values<Command>(COMMANDS).filter((command) => keysOf(command).length > 0)

export const PAGE_SHORTCUTS = withKeys.filter(({ isForPresenting }) => !isForPresenting)
export const PRESENTING_SHORTCUTS = withKeys.filter(({ isForPresenting }) => isForPresenting)

/** Those with modifiers too, as `keyName` names them. */
export function keysOf({ keys, chords = [] }: Command): readonly string[] {
  return [...keys, ...chords]
}

export interface KeyContext {
  /** Ctrl, Meta or Alt, or Shift with a key that types nothing. */
  readonly hasModifier: boolean
  /** An open dialog or menu handles its own keys. */
  readonly isCovered: boolean
  readonly isTyping: boolean
  /** The field has nothing that an Undo of its own could change. */
  readonly passesUndo: boolean
  /** Enter and Space press the focused control. */
  readonly takesPress: boolean
  readonly takesArrows: boolean
  readonly isPresenting: boolean
  readonly isOnWheel: boolean
  readonly isWheelInView: boolean
  readonly areShortcutsOn: boolean
}

/** `undefined` where the key belongs to the focused control or the browser. */
export function commandFor(key: string, context: KeyContext): Command | undefined {
  if (context.hasModifier) return undefined
  const command = commandOf(key, context.isPresenting)
  if (command === COMMANDS.keepPresenting) return command
  if (context.isCovered) return undefined
  if (key === 'Escape') return command
  if (context.isTyping) return undefined
  if (context.takesPress && (key === 'Enter' || key === ' ')) return undefined
  // With the wheel out of view, arrow keys scroll.
  if (key.startsWith('Arrow') && (context.takesArrows || !context.isWheelInView)) return undefined
  // With shortcuts off, character keys do nothing and the others work on the wheel only (WCAG 2.1.4), or where they
  // are a remote's.
  const isNear = context.isOnWheel || command?.isForPresenting
  if (!context.areShortcutsOn && (key.length === 1 || !isNear)) return undefined
  return command
}

/** The keys with modifiers that an event can mean, as commands list them. */
export function chordsOf({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): string[] {
  if (altKey || ctrlKey === metaKey) return []
  const rest = `${shiftKey ? 'Shift+' : ''}${pressedKey({ key, code })}`
  return ctrlKey ? [`Mod+${rest}`, `Ctrl+${rest}`] : [`Mod+${rest}`]
}

export function commandForChord(
  chords: readonly string[],
  { isCovered, isTyping, passesUndo }: KeyContext,
): Command | undefined {
  if (chords.length === 0 || isCovered || (isTyping && !passesUndo)) return undefined
  return withKeys.find((command) => command.chords?.some((chord) => chords.includes(chord)))
}

function commandOf(key: string, isPresenting: boolean): Command | undefined {
  const hasKey = ({ keys }: Command) => keys.includes(key)
  return (isPresenting && PRESENTING_SHORTCUTS.find(hasKey)) || PAGE_SHORTCUTS.find(hasKey)
}

const { keys: names } = messages

const KEY_NAMES: Readonly<Record<string, string>> = {
  ' ': names.space,
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowDown: '↓',
  ArrowUp: '↑',
  Enter: names.enter,
  Escape: names.escape,
  Delete: names.delete,
  Backspace: names.backspace,
  PageDown: names.pageDown,
  PageUp: names.pageUp,
  Shift: names.shift,
  Ctrl: names.control,
  Mod: names.controlOrCommand,
}

export function keyName(key: string): string {
  return (
    KEY_NAMES[key] ??
    key
      .split(/(?<=.)\+/)
      .map((part) => KEY_NAMES[part] ?? part)
      .join(' ')
  )
}

/** As commands list it: a capital letter, taken from the key's position in non-Latin layouts. */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1) return key
  const isLatin = key < '\x7f'
  return isLatin ? key.toUpperCase() : (/^Key([A-Z])$/.exec(code)?.[1] ?? key)
}
