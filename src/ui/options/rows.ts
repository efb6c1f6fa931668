// What keys and presses do in the list. It is one stop for Tab: arrow keys move between rows, Enter edits a row's text,
// and what is typed on a row replaces its text.

import type { KeyboardEvent, MouseEvent } from 'react'
import type { Segment } from '../../wheel/segment'
import { everything, extended, NOTHING, type Selection, toggled } from './selection'

export type Column =
  | 'row'
  | 'color'
  | 'picture'
  | 'text'
  | 'less'
  | 'weight'
  | 'more'
  | 'absent'
  | 'remove'

export interface ListHandle {
  readonly element: HTMLElement
  readonly shown: readonly Segment[]
  readonly currentId: string | undefined
  readonly selection: Selection
  /** A press on a row selects it, as on a phone. */
  readonly isSelecting: boolean
  readonly isLocked: boolean
  /**
   * Focuses the row where it lacks the control; renders it first if need be. @returns whether the list shows the option
   */
  focus(id: string, column?: Column): boolean
  select(selection: Selection): void
  /** Moves the focus to the next one. */
  remove(ids: readonly string[], column?: Column): void
  /** Moves the focus as well. */
  setAbsent(ids: readonly string[], column?: Column): void
}

const SELECTORS: Readonly<Record<Exclude<Column, 'row'>, string>> = {
  color: '[type="color"]',
  picture: '[data-pictured]',
  text: '[data-text]',
  less: '[data-less]',
  weight: '[data-weight]',
  more: '[data-more]',
  absent: '[data-absent]',
  remove: '[data-remove]',
}

export function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[role="row"]') ?? null
}

export function columnOf(element: Element): Column {
  for (const [column, selector] of Object.entries(SELECTORS)) {
    if (element.matches(selector)) return column as Column
  }
  return 'row'
}

export function rowAt(list: HTMLElement, index: number): HTMLElement | null {
  return list.querySelector(`[data-index="${index}"]`)
}

function hasColumn(row: HTMLElement, column: Column): boolean {
  return column === 'row' || row.querySelector(SELECTORS[column]) !== null
}

/** Or the row itself where it lacks the control. */
export function controlOf(row: HTMLElement | null, column: Column): HTMLElement | null {
  if (column === 'row') return row
  return row?.querySelector<HTMLElement>(SELECTORS[column]) ?? row
}

export interface Key {
  readonly key: string
  readonly shiftKey: boolean
  /** Ctrl, or Command on a Mac. */
  readonly hasControl: boolean
}

/** `null` for keys that do not move between rows. @param page in rows */
export function targetRow(
  { key, shiftKey, hasControl }: Key,
  column: Column,
  index: number,
  last: number,
  page: number,
): number | null {
  // In a text, Home and End move the caret, and Shift selects letters. Only the row itself is selected with others.
  if (shiftKey && column !== 'row') return null
  if (isField(column) && !hasControl && (key === 'Home' || key === 'End')) return null
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

/** Left and Right walk along these. A text is edited with Enter, and then has these keys for its caret. */
const ALONG: readonly Column[] = [
  'row',
  'color',
  'picture',
  'less',
  'weight',
  'more',
  'absent',
  'remove',
]

const isField = (column: Column) => column === 'text' || column === 'weight'

export function keyPressed(event: KeyboardEvent<HTMLElement>, list: ListHandle): void {
  const { key, shiftKey, altKey, nativeEvent } = event
  if (event.defaultPrevented || altKey || nativeEvent.isComposing) return
  const target = event.target as Element
  const column = columnOf(target)
  const id = idOf(target, list)
  if (id === undefined) return
  const pressed = { key, shiftKey, hasControl: event.ctrlKey || event.metaKey }
  const isUsed =
    move(pressed, column, id, list) ||
    walk(pressed, column, target) ||
    (!isField(column) && act(pressed, column, id, list))
  if (isUsed) {
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

function walk(key: Key, column: Column, target: Element): boolean {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key.key]
  const row = rowOf(target)
  if (step === undefined || key.hasControl || column === 'text' || !row) return false
  if (column === 'weight' && (key.shiftKey || !isAtEnd(target as HTMLInputElement, step)))
    return false
  // The controls of a row stand in the direction of the page.
  const isOnward = step > 0 === (getComputedStyle(row).direction === 'ltr')
  const onward = isOnward ? ALONG : ALONG.toReversed()
  const next = onward.slice(onward.indexOf(column) + 1).find((one) => hasColumn(row, one))
  controlOf(row, next ?? column)?.focus()
  return true
}

/** A text that is selected whole is left at once. */
function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (step > 0 ? value.length : 0)
}

/** @returns whether the key does something on a row, or on one of its buttons */
function act({ key, hasControl }: Key, column: Column, id: string, list: ListHandle): boolean {
  const { shown, selection, isLocked } = list
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
export function pressed(event: MouseEvent<HTMLElement>, list: ListHandle): void {
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
  if (hasCaret || (column !== 'row' && column !== 'text')) return
  event.preventDefault()
  list.select(isToggle ? toggled(selection, id) : extended(selection, shown, currentId ?? id, id))
  list.focus(id)
}
