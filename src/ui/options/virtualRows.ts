// Renders the rows in view, some around them, the first, the last, and the current row with its neighbors.

import { flushSync } from 'react-dom'
import type { Segment } from '../../wheel/segment'

/** Rows beyond the visible ones on each side, and how far the list scrolls before the range changes. */
const OVERSCAN = 8

export interface VirtualRows {
  /** Ascending indexes. @param current the index that Tab leads to, always among them */
  select(options: readonly Segment[], current: number): readonly number[]
  /** Leaves space for the other rows. Call it after rendering, before the browser paints. */
  layOut(options: readonly Segment[]): void
}

interface ListState {
  readonly list: HTMLElement
  readonly onChange: (rows: VirtualRows) => void
  options: readonly Segment[]
  /** Pixels. A row with a note is taller; it pushes the following rows down by itself. */
  rowHeight: number
  /** From the first rendered index to the one after the last. */
  start: number
  end: number
}

/** `onChange` is first called when the list has been measured. Returns a function that stops it. */
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
  }
  // Rendered synchronously, so that the list never shows a gap where rows are still missing.
  const scrolled = () => flushSync(() => updateRange(state))
  const resizeObserver = new ResizeObserver(() => measure(state))
  list.dataset.virtual = ''
  list.addEventListener('scroll', scrolled)
  resizeObserver.observe(list)
  return () => {
    delete list.dataset.virtual
    list.removeEventListener('scroll', scrolled)
    resizeObserver.disconnect()
    for (const row of list.children) (row as HTMLElement).style.removeProperty('--skipped-height')
  }
}

function changeRows(state: ListState): void {
  const { start, end } = state
  state.onChange({
    select: (options, current) => rowsToRender(options.length, start, end - start, current),
    layOut: (options) => layOut(state, options),
  })
}

function rowsToRender(
  length: number,
  rangeStart: number,
  count: number,
  current: number,
): number[] {
  // When the list becomes shorter, the browser scrolls it to its end.
  const start = Math.max(0, Math.min(rangeStart, length - count))
  const range = [...Array(count).keys()].map((offset) => start + offset)
  const rows = new Set([0, ...range, current - 1, current, current + 1, length - 1])
  return [...rows].filter((row) => row >= 0 && row < length).sort((a, b) => a - b)
}

function layOut(state: ListState, options: readonly Segment[]): void {
  state.options = options
  let next = 0
  for (const row of state.list.children) {
    const index = indexOf(row)
    const skipped = `${(index - next) * state.rowHeight}px`
    ;(row as HTMLElement).style.setProperty('--skipped-height', skipped)
    next = index + 1
  }
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

/** For changes of the window or the text size. */
function measure(state: ListState): void {
  const heights = Array.from(state.list.children, (row) => row.getBoundingClientRect().height)
  const height = Math.min(...heights)
  // A hidden list measures nothing.
  if (!(height > 0) || height === Number.POSITIVE_INFINITY) return
  state.rowHeight = height
  layOut(state, state.options)
  updateRange(state)
}

function indexOf(row: Element): number {
  return Number(row.getAttribute('data-index'))
}
