// Virtual rows for a long list of options. It renders the rows in view and a few around them, and the focused row with
// its neighbors. It always renders the first and the last row, so that Tab enters and leaves the list as usual.

import { flushSync } from 'react-dom'
import type { Segment } from '../../wheel/segment'
import type { VirtualRows } from '../deferred'

/** Rows rendered beyond the visible ones on each side, and how far the list scrolls before the range changes. */
const OVERSCAN = 8

/** The controls of a row. Moving between rows by keyboard stays on the same control. */
const CONTROLS = ['[data-text]', '[data-remove]', '[type="color"]']

interface ListState {
  readonly list: HTMLElement
  readonly onChange: (rows: VirtualRows) => void
  options: readonly Segment[]
  /** Pixels. A row with a note is taller; it pushes the following rows down by itself. */
  rowHeight: number
  /** The rendered range: its first index, and the one after its last. */
  start: number
  end: number
  /** The option whose row has the focus. */
  focusedId: string | null
}

/**
 * Calls `onChange` whenever other rows are to be rendered, first when the list has been measured. Returns a function
 * that stops it.
 */
export function watchVirtualRows(
  list: HTMLElement,
  onChange: (rows: VirtualRows) => void,
): () => void {
  const state: ListState = {
    list,
    onChange,
    options: [],
    rowHeight: 1,
    start: 0,
    end: 0,
    focusedId: null,
  }
  // Rendered synchronously, so that the list never shows a gap where rows are still missing.
  const scrolled = () => flushSync(() => updateRange(state))
  const keyPressed = (event: KeyboardEvent) => moveFocus(state, event)
  const focused = ({ target }: FocusEvent) =>
    trackFocus(state, target instanceof Element ? target : null)
  const resizeObserver = new ResizeObserver(() => measure(state))
  list.dataset.virtual = ''
  list.addEventListener('scroll', scrolled)
  list.addEventListener('keydown', keyPressed)
  document.addEventListener('focusin', focused)
  resizeObserver.observe(list)
  return () => {
    delete list.dataset.virtual
    list.removeEventListener('scroll', scrolled)
    list.removeEventListener('keydown', keyPressed)
    document.removeEventListener('focusin', focused)
    resizeObserver.disconnect()
    for (const row of list.children) (row as HTMLElement).style.removeProperty('--skipped-height')
  }
}

function changeRows(state: ListState): void {
  const { start, end, focusedId } = state
  state.onChange({
    select: (options) => rowsToRender(options, start, end - start, focusedId),
    layOut: (options) => layOut(state, options),
  })
}

function rowsToRender(
  options: readonly Segment[],
  rangeStart: number,
  count: number,
  focusedId: string | null,
): number[] {
  // When the list becomes shorter, the browser scrolls it to its end.
  const start = Math.max(0, Math.min(rangeStart, options.length - count))
  const range = [...Array(count).keys()].map((offset) => start + offset)
  const focused = focusedId === null ? 0 : options.findIndex(({ id }) => id === focusedId)
  const rows = new Set([0, ...range, focused - 1, focused, focused + 1, options.length - 1])
  return [...rows].filter((row) => row >= 0 && row < options.length).sort((a, b) => a - b)
}

function layOut(state: ListState, options: readonly Segment[]): void {
  const isFirst = state.options.length === 0
  state.options = options
  let next = 0
  for (const row of state.list.children) {
    const index = indexOf(row)
    const skipped = `${(index - next) * state.rowHeight}px`
    ;(row as HTMLElement).style.setProperty('--skipped-height', skipped)
    next = index + 1
  }
  // A row may have been focused before this code was loaded.
  if (isFirst) trackFocus(state, document.activeElement)
}

function updateRange(state: ListState): void {
  const { list, rowHeight } = state
  const firstVisible = Math.floor(list.scrollTop / rowHeight / OVERSCAN) * OVERSCAN
  const visibleCount = Math.ceil(list.clientHeight / rowHeight)
  const start = Math.max(0, firstVisible - OVERSCAN)
  const end = firstVisible + visibleCount + 2 * OVERSCAN
  if (start === state.start && end === state.end) return
  state.start = start
  state.end = end
  changeRows(state)
}

/** Called when the size of the list changes, with the window or the text size. */
function measure(state: ListState): void {
  const heights = Array.from(state.list.children, (row) => row.getBoundingClientRect().height)
  const height = Math.min(...heights)
  // A hidden list measures nothing.
  if (!(height > 0) || height === Number.POSITIVE_INFINITY) return
  state.rowHeight = height
  layOut(state, state.options)
  updateRange(state)
}

function trackFocus(state: ListState, element: Element | null): void {
  const row = element?.closest('li') ?? null
  const id = (row && state.list.contains(row) && state.options[indexOf(row)]?.id) || null
  if (id === state.focusedId) return
  state.focusedId = id
  changeRows(state)
}

function moveFocus(state: ListState, event: KeyboardEvent): void {
  const element = event.target as Element
  const control = CONTROLS.find((selector) => element.matches(selector))
  if (control === undefined) return
  const index = targetRow(state, event, indexOf(element.closest('li')))
  if (index === null) return
  event.preventDefault()
  state.focusedId = state.options[index]?.id ?? null
  flushSync(() => changeRows(state))
  state.list.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] ${control}`)?.focus()
}

/** The row that a key leads to from another one; `null` for keys that do not move between rows. */
function targetRow(state: ListState, event: KeyboardEvent, index: number): number | null {
  const { key, ctrlKey, altKey, metaKey, shiftKey, isComposing } = event
  if (altKey || metaKey || shiftKey || isComposing) return null
  const isText = (event.target as Element).matches('[data-text]')
  const last = state.options.length - 1
  // In a text field, Home and End move the caret. Outside of one, the arrow keys belong to the wheel.
  if (isText && !ctrlKey && (key === 'Home' || key === 'End')) return null
  if (key === 'Home') return 0
  if (key === 'End') return last
  const page = Math.max(1, Math.floor(state.list.clientHeight / state.rowHeight) - 1)
  const steps = {
    PageUp: -page,
    PageDown: page,
    ...(isText && { ArrowUp: -1, ArrowDown: 1 }),
  }
  const step = ctrlKey ? undefined : steps[key as keyof typeof steps]
  return step === undefined ? null : Math.max(0, Math.min(last, index + step))
}

/** `aria-posinset` counts from 1. */
function indexOf(row: Element | null): number {
  return Number(row?.getAttribute('aria-posinset')) - 1
}
