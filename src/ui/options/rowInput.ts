// Keys and presses on the list of options. The list is one stop for Tab. Arrow keys move between its rows, Enter edits
// a row's text, and what is typed on a row replaces its text.

import { type Column, columnOf, type ListHandle, type RowInput, rowAt, rowOf } from './rows'
import { everything, extended, NOTHING, toggled } from './selection'

/** A key, as `KeyboardEvent` has it. */
export interface Key {
  readonly key: string
  readonly shiftKey: boolean
  /** Ctrl, or Command on a Mac. */
  readonly hasControl: boolean
}

/**
 * The row that a key leads to from another one; `null` for keys that do not move between rows.
 * @param page how many rows a page is
 */
export function targetRow(
  { key, shiftKey, hasControl }: Key,
  column: Column,
  index: number,
  last: number,
  page: number,
): number | null {
  // In a text, Home and End move the caret, and Shift selects letters. Only the row itself is selected with others.
  const isText = column === 'text'
  if (shiftKey && column !== 'row') return null
  if (isText && !hasControl && (key === 'Home' || key === 'End')) return null
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (hasControl) return null
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -page,
    PageDown: page,
  }
  const step = steps[key]
  return step === undefined ? null : Math.max(0, Math.min(last, index + step))
}

/** Left and Right walk along a row; its text is edited with Enter, and then has these keys for its caret. */
const ALONG: Readonly<Record<string, Partial<Record<Column, Column>>>> = {
  ArrowRight: { row: 'color', color: 'remove' },
  ArrowLeft: { remove: 'color', color: 'row' },
}

const keyPressed: RowInput['keyPressed'] = (event, list) => {
  const { key, shiftKey, altKey, nativeEvent } = event
  if (event.defaultPrevented || altKey || nativeEvent.isComposing) return
  const target = event.target as Element
  const column = columnOf(target)
  const id = idOf(target, list)
  if (id === undefined) return
  const pressed = { key, shiftKey, hasControl: event.ctrlKey || event.metaKey }
  if (move(pressed, column, id, list) || (column !== 'text' && act(pressed, column, id, list))) {
    event.preventDefault()
    event.stopPropagation()
  } else if (column === 'row' && isTyped(pressed) && !list.isLocked) {
    // The letter goes into the text, and is no shortcut.
    list.focus(id, 'text')
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.select()
    event.stopPropagation()
  }
}

function idOf(target: Element, { shown, currentId }: ListHandle): string | undefined {
  const index = rowOf(target)?.dataset.index
  return index === undefined ? currentId : shown[Number(index)]?.id
}

function move(key: Key, column: Column, id: string, list: ListHandle): boolean {
  const { element, shown, selection } = list
  const index = shown.findIndex((option) => option.id === id)
  const rowHeight = rowAt(element, index)?.offsetHeight || 1
  const page = Math.max(1, Math.floor(element.clientHeight / rowHeight) - 1)
  const next = targetRow(key, column, index, shown.length - 1, page)
  const nextId = next === null ? undefined : shown[next]?.id
  if (nextId === undefined) return false
  if (key.shiftKey) list.select(extended(selection, shown, id, nextId))
  list.focus(nextId, column)
  return true
}

/** @returns whether the key does something on a row, or on its color or its remove button */
function act({ key, hasControl }: Key, column: Column, id: string, list: ListHandle): boolean {
  const { shown, selection, isLocked } = list
  const along = ALONG[key]
  if (along && !hasControl) {
    list.focus(id, along[column] ?? column)
    return true
  }
  if (key === 'Escape') {
    const isUsed = column !== 'row' || selection.ids.size > 0
    if (column === 'row') list.select(NOTHING)
    else list.focus(id)
    return isUsed
  }
  if (isLocked) return false
  if (key === 'Delete' || key === 'Backspace') {
    list.remove(selection.ids.size > 0 ? [...selection.ids] : [id])
  } else if (hasControl && key.toLowerCase() === 'a') list.select(everything(shown))
  else if (column !== 'row') return false
  else if (key === 'Enter' || key === 'F2') list.focus(id, 'text')
  else if (key === ' ') list.select(toggled(selection, id))
  else return false
  return true
}

function isTyped({ key, hasControl }: Key): boolean {
  // A character outside the basic plane is two units long.
  return !hasControl && [...key].length === 1
}

/** Ctrl and Shift select rows; a press without them ends that. */
const pressed: RowInput['pressed'] = (event, list) => {
  const target = event.target as Element
  const row = rowOf(target)
  const column = columnOf(target)
  const id = row && list.shown[Number(row.dataset.index)]?.id
  if (!id || event.button !== 0 || list.isSelecting || list.isLocked) return
  const { selection, shown, currentId } = list
  const isToggle = event.ctrlKey || event.metaKey
  if (!isToggle && !event.shiftKey) {
    if (selection.ids.size > 0) list.select(NOTHING)
    return
  }
  // On the text that has the caret, Shift selects letters.
  const hasCaret = target === document.activeElement && column === 'text'
  if (hasCaret || column === 'color' || column === 'remove') return
  event.preventDefault()
  list.select(isToggle ? toggled(selection, id) : extended(selection, shown, currentId ?? id, id))
  list.focus(id)
}

export const rowInput: RowInput = { keyPressed, pressed }
