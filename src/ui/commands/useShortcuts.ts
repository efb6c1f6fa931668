import { useEffect } from 'react'
import { isFullscreen } from '../../platform/fullscreen'
import { app } from '../../store/app'
import { findWheel } from '../kit/findWheel'
import { COMMANDS, type Command, runIfEnabled } from './commands'
import { chordsOf, commandFor, commandForChord, type KeyContext, pressedKey } from './shortcuts'

const HIGHLIGHT_MS = 5000
const HIGHLIGHT_CLASS = 'keyboard-navigation'

const NOT_TEXT = ['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']
const TEXT_FIELDS = `textarea, select, [contenteditable]:not([contenteditable="false"]), input:not(${NOT_TEXT.map((type) => `[type="${type}"]`)})`
// A radio button that is checked does nothing at Enter and Space.
const PRESSABLE =
  'button, a[href], summary, input:not([type="radio"]:checked), audio, video, [role]'
const ARROW_ROLES = ['listbox', 'menuitem', 'option', 'radio', 'slider', 'spinbutton', 'tab']
const ARROW_USERS = `[type="radio"], [type="range"], audio, video, ${ARROW_ROLES.map((role) => `[role="${role}"]`)}`

const WALKS: readonly Command[] = [
  COMMANDS.nextSegment,
  COMMANDS.previousSegment,
  COMMANDS.undo,
  COMMANDS.redo,
]

function contextOf(event: KeyboardEvent): KeyContext {
  const target = event.target instanceof Element ? event.target : document.body
  const wheel = findWheel()
  return {
    hasModifier:
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (event.shiftKey && (event.key.length > 1 || event.key === ' ')),
    // A dialog may still be loading.
    isCovered:
      app.store.getState().dialog !== null ||
      document.querySelector('dialog[open], [role="menu"]') !== null,
    isTyping: target.closest(TEXT_FIELDS) !== null,
    passesUndo:
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && 'passesUndo' in target.dataset && target.value === ''),
    takesPress: target.matches(PRESSABLE),
    takesArrows: target.matches(ARROW_USERS) || isScroller(target),
    isPresenting: isFullscreen(),
    isOnWheel: target === wheel,
    isWheelInView: wheel !== null && isInView(wheel),
    areShortcutsOn: app.store.getState().preferences.areShortcutsOn,
  }
}

function isScroller(element: Element): boolean {
  return (
    element !== document.body &&
    element.scrollHeight > element.clientHeight &&
    /auto|scroll/.test(getComputedStyle(element).overflowY)
  )
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

function keyPressed(event: KeyboardEvent, only?: readonly Command[]): void {
  if (event.defaultPrevented || event.isComposing) return
  const context = contextOf(event)
  const command =
    commandFor(pressedKey(event), context) ?? commandForChord(chordsOf(event), context)
  if (!command || only?.includes(command) === false) {
    // Held down, Enter would press the focused button at every key repeat.
    if (event.repeat && event.key === 'Enter' && !context.isTyping) event.preventDefault()
    return
  }
  // Space and arrows would scroll the page. The browser has its own uses for Escape.
  if (event.key !== 'Escape') event.preventDefault()
  const isWalk = WALKS.includes(command)
  if (!event.repeat || isWalk) runIfEnabled(command, app)
}

/** @param only of all commands, where the page has no more; must be the same in every render */
export function useShortcuts(only?: readonly Command[]): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => keyPressed(event, only)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [only])
}

/** Marks the root element for a while after Tab. Any press ends that and clears the focused segment. */
export function useKeyboardHighlight(): void {
  useEffect(() => {
    const { classList } = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const off = () => {
      clearTimeout(timer)
      classList.remove(HIGHLIGHT_CLASS)
    }
    const tabbed = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab') return
      off()
      classList.add(HIGHLIGHT_CLASS)
      timer = setTimeout(off, HIGHLIGHT_MS)
    }
    const pressed = () => {
      off()
      app.actions.dropFocus()
    }
    document.addEventListener('keydown', tabbed, true)
    document.addEventListener('pointerdown', pressed, true)
    return () => {
      off()
      document.removeEventListener('keydown', tabbed, true)
      document.removeEventListener('pointerdown', pressed, true)
    }
  }, [])
}
