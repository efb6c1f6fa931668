// Which key presses are shortcuts, and which belong to the focused control, the browser or the system.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chordsOf,
  commandFor,
  commandForChord,
  type KeyContext,
  keyName,
  keysOf,
  PAGE_SHORTCUTS,
  PRESENTING_SHORTCUTS,
  pressedKey,
} from '../../../src/ui/commands/shortcuts'

const PAGE: KeyContext = {
  hasModifier: false,
  isCovered: false,
  isTyping: false,
  passesUndo: false,
  takesPress: false,
  takesArrows: false,
  isPresenting: false,
  isOnWheel: false,
  isWheelInView: true,
  areShortcutsOn: true,
}
const ON_WHEEL: Partial<KeyContext> = { isOnWheel: true, takesPress: true }

const run = (key: string, context: Partial<KeyContext> = {}) =>
  commandFor(key, { ...PAGE, ...context })?.name

/** Every shortcut of the page. */
const SHORTCUTS = [
  ['Enter', 'Spin Wheel'],
  [' ', 'Spin Wheel'],
  ['R', 'Reset Wheel'],
  ['F', 'Fullscreen'],
  ['E', 'Toggle Elimination Mode'],
  ['S', 'Toggle Sound'],
  ['Escape', 'Exit Fullscreen and Close Dialogs'],
  ['ArrowRight', 'Next Option'],
  ['ArrowDown', 'Next Option'],
  ['ArrowLeft', 'Previous Option'],
  ['ArrowUp', 'Previous Option'],
  ['Delete', 'Remove Focused Option'],
  ['Backspace', 'Remove Focused Option'],
  ['+', 'Add Segment'],
  ['=', 'Add Segment'],
  ['?', 'Keyboard Help'],
  ['H', 'Keyboard Help'],
] as const
const KEYS = SHORTCUTS.map(([key]) => key)

/** Those of a presentation, which remotes send. */
const REMOTE_SHORTCUTS = [
  ['PageDown', 'Spin for Next Winner'],
  ['ArrowRight', 'Spin for Next Winner'],
  ['PageUp', 'Show Last Result'],
  ['ArrowLeft', 'Show Last Result'],
  ['.', 'Blank Screen'],
  ['B', 'Blank Screen'],
  ['F5', 'Stay in Fullscreen'],
] as const
const REMOTE_KEYS = REMOTE_SHORTCUTS.map(([key]) => key)

describe('from anywhere on the page', () => {
  it.each(SHORTCUTS)('%s runs %s @keyboard.shortcuts', (key, name) => expect(run(key)).toBe(name))

  it('has no other keys @keyboard.shortcuts', () => {
    const listed = [...PAGE_SHORTCUTS, ...PRESENTING_SHORTCUTS].flatMap(({ keys }) => keys)
    expect([...listed].sort()).toEqual([...KEYS, ...REMOTE_KEYS].sort())
  })
})

describe('keys with modifiers', () => {
  const event = {
    key: 'z',
    code: 'KeyZ',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
  }
  const chord = (keys: Partial<typeof event>, context: Partial<KeyContext> = {}) =>
    commandForChord(chordsOf({ ...event, ...keys }), { ...PAGE, hasModifier: true, ...context })
      ?.name

  it.each([
    ['Undo', { ctrlKey: true }],
    ['Undo', { metaKey: true }],
    ['Redo', { ctrlKey: true, shiftKey: true, key: 'Z' }],
    ['Redo', { metaKey: true, shiftKey: true, key: 'z' }],
    ['Redo', { ctrlKey: true, key: 'y' }],
    ['Undo', { ctrlKey: true, key: 'я' }],
    [undefined, {}],
    [undefined, { shiftKey: true }],
    [undefined, { metaKey: true, key: 'y' }],
    [undefined, { ctrlKey: true, altKey: true }],
    [undefined, { ctrlKey: true, metaKey: true }],
  ])('run %s for %o', (name, keys) => {
    expect(chord(keys)).toBe(name)
  })

  it('are a text field’s own, unless it is empty and says so, and a dialog’s', () => {
    expect(chord({ ctrlKey: true }, { isTyping: true })).toBeUndefined()
    expect(chord({ ctrlKey: true }, { isTyping: true, passesUndo: true })).toBe('Undo')
    expect(chord({ ctrlKey: true }, { isCovered: true })).toBeUndefined()
  })

  it('work with single keys switched off', () => {
    expect(chord({ ctrlKey: true }, { areShortcutsOn: false })).toBe('Undo')
  })

  it('are listed with the others, written for people', () => {
    const listed = PAGE_SHORTCUTS.flatMap((command) => keysOf(command).map(keyName))
    expect(listed).toEqual(
      expect.arrayContaining(['Ctrl/Cmd Z', 'Ctrl/Cmd Shift Z', 'Ctrl Y', '+', '=']),
    )
  })
})

describe('in a presentation', () => {
  const presenting = { isPresenting: true }

  it.each(REMOTE_SHORTCUTS)('%s runs %s there @keyboard.remote', (key, name) => {
    expect(run(key, presenting)).toBe(name)
  })

  it.each(REMOTE_KEYS)(
    '%s runs nothing of it elsewhere, and F5 loads the page again @keyboard.remote',
    (key) => {
      expect(REMOTE_SHORTCUTS.map(([, name]) => name)).not.toContain(run(key))
      expect(run('F5')).toBeUndefined()
    },
  )

  it.each(KEYS.filter((key) => !REMOTE_KEYS.some((one) => one === key)))(
    '%s does what it does elsewhere',
    (key) => {
      expect(run(key, presenting)).toBe(run(key))
    },
  )

  it.each(REMOTE_KEYS)(
    'with single keys off, %s still works unless it is a character @keyboard.remote',
    (key) => {
      const works = run(key, { ...presenting, areShortcutsOn: false }) !== undefined
      expect(works).toBe(key.length > 1)
    },
  )

  it('F5 does not load the page again with a dialog open, and with a modifier it is the browser’s', () => {
    expect(run('F5', { ...presenting, isCovered: true })).toBe('Stay in Fullscreen')
    expect(run('PageDown', { ...presenting, isCovered: true })).toBeUndefined()
    expect(run('F5', { ...presenting, hasModifier: true })).toBeUndefined()
  })
})

it.each(KEYS)('%s does nothing with a modifier, or while a dialog or menu is open', (key) => {
  expect(run(key, { hasModifier: true })).toBeUndefined()
  expect(run(key, { isCovered: true })).toBeUndefined()
})

it.each(KEYS)('while typing, %s types', (key) => {
  expect(run(key, { isTyping: true }) !== undefined).toBe(key === 'Escape')
})

it.each(KEYS)('a focused button keeps Enter and Space, and %s goes on', (key) => {
  const isPress = key === 'Enter' || key === ' '
  expect(run(key, { takesPress: true }) === undefined).toBe(isPress)
})

it.each(KEYS)(
  'a focused slider keeps arrows, a wheel out of sight leaves them to scrolling (%s)',
  (key) => {
    const isArrow = key.startsWith('Arrow')
    expect(run(key, { takesArrows: true }) === undefined).toBe(isArrow)
    expect(run(key, { isWheelInView: false }) === undefined).toBe(isArrow)
  },
)

it.each(KEYS)('switched off, %s does nothing from elsewhere and no character anywhere', (key) => {
  const off = { areShortcutsOn: false }
  expect(run(key, off) !== undefined).toBe(key === 'Escape')
  // The wheel is a button: Enter and Space press it without a shortcut.
  const works = key.length > 1 && key !== 'Enter'
  expect(run(key, { ...off, ...ON_WHEEL }) !== undefined).toBe(works)
})

it('never takes a key that no command lists', () => {
  fc.assert(
    fc.property(fc.string(), fc.record({ isOnWheel: fc.boolean() }), (key, context) => {
      const known: readonly string[] = [...KEYS, ...REMOTE_KEYS]
      if (!known.includes(key)) expect(run(key, context)).toBeUndefined()
    }),
  )
})

it('reads a letter in either case, and by its place where the layout has no Latin letters', () => {
  expect(pressedKey({ key: 'r', code: 'KeyR' })).toBe('R')
  expect(pressedKey({ key: 'R', code: 'KeyR' })).toBe('R')
  expect(pressedKey({ key: 'к', code: 'KeyR' })).toBe('R')
  // Where the layout has Latin letters they count, not their place.
  expect(pressedKey({ key: 's', code: 'KeyO' })).toBe('S')
  expect(pressedKey({ key: '×', code: 'Digit8' })).toBe('×')
  expect(pressedKey({ key: 'Delete', code: 'Delete' })).toBe('Delete')
})

it('writes every key for people', () => {
  for (const key of [...KEYS, ...REMOTE_KEYS]) expect(keyName(key).trim()).not.toBe('')
  expect(keyName(' ')).toBe('Space')
  expect(keyName('ArrowUp')).toBe('↑')
})
