// The rows of the list of options as the keyboard and the pointer know them: a row and the controls in it.

import type { Segment } from '../../wheel/segment'
import type { Selection } from './selection'

/** What of a row has the focus. */
export type Column = 'row' | 'color' | 'text' | 'less' | 'weight' | 'more' | 'remove'

/** The list, for what moves the focus in it and selects its rows. */
export interface ListHandle {
  readonly element: HTMLElement
  /** The options with a row, in order. */
  readonly shown: readonly Segment[]
  readonly currentId: string | undefined
  readonly selection: Selection
  /** Whether a press on a row selects it, as on a phone. */
  readonly isSelecting: boolean
  readonly isLocked: boolean
  /**
   * Focuses a row, or a control in it where it has that. Renders the row first, wherever it is in the list.
   * @returns whether the list shows the option
   */
  focus(id: string, column?: Column): boolean
  select(selection: Selection): void
  /** Removes options and moves the focus to the next one. */
  remove(ids: readonly string[], column?: Column): void
}

const SELECTORS: Readonly<Record<Exclude<Column, 'row'>, string>> = {
  color: '[type="color"]',
  text: '[data-text]',
  less: '[data-less]',
  weight: '[data-weight]',
  more: '[data-more]',
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

export function hasColumn(row: HTMLElement, column: Column): boolean {
  return column === 'row' || row.querySelector(SELECTORS[column]) !== null
}

/** The control of a row; the row itself where it lacks the control. */
export function controlOf(row: HTMLElement | null, column: Column): HTMLElement | null {
  if (column === 'row') return row
  return row?.querySelector<HTMLElement>(SELECTORS[column]) ?? row
}
