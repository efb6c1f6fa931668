// Owns which rows of a long list are on the page: those near what is seen, the one that has the focus with its
// neighbours, and the first and the last, so that Tab comes in and goes out where it always does.

import { flushSync } from 'react-dom'
import type { Segment } from '../../wheel/segment'

/** Which rows of a long list are drawn, as it is scrolled and used at one moment. */
export interface DrawnRows {
  /** Their places, counted from 0, in order. */
  choose(options: readonly Segment[]): readonly number[]
  /** Leaves room for the others; to be called before the page is painted. */
  place(options: readonly Segment[]): void
}

/** Rows beyond what is seen, on both sides, and how many are scrolled by before others are drawn. */
const SPARE_ROWS = 8

/** What a row has to stand on: the keyboard stays with the same from row to row. */
const FIELDS = ['[data-text]', '[data-remove]', '[type="color"]']

/** Calls `changed` at once and whenever other rows are to be drawn; returns what ends that. */
export function followLongList(list: HTMLElement, changed: (drawn: DrawnRows) => void): () => void {
  let options: readonly Segment[] = []
  /** Of a row as all are; one with a note below it is higher, and pushes the others down by itself. */
  let rowHeight = 1
  let [first, end] = [0, 0]
  let heldId: string | null = null

  const placeOf = (row: Element | null) => Number(row?.getAttribute('aria-posinset')) - 1

  function place(drawn = options): void {
    const isFirst = options.length === 0
    options = drawn
    let next = 0
    for (const row of list.children) {
      const index = placeOf(row)
      const skipped = `${(index - next) * rowHeight}px`
      ;(row as HTMLElement).style.setProperty('--skipped', skipped)
      next = index + 1
    }
    // Somebody may have been faster than this code.
    if (isFirst) hold(document.activeElement)
  }

  function draw(): void {
    const held = heldId
    const [from, count] = [first, end - first]
    changed({
      choose(all) {
        // A list that has become shorter is seen from its end.
        const start = Math.max(0, Math.min(from, all.length - count))
        const at = held === null ? 0 : all.findIndex(({ id }) => id === held)
        const rows = [...Array(count).keys()].map((row) => start + row)
        const places = new Set([0, ...rows, at - 1, at, at + 1, all.length - 1])
        return [...places]
          .filter((row) => row >= 0 && row < all.length)
          .sort((one, other) => one - other)
      },
      place,
    })
  }

  function look(): void {
    const top = Math.floor(list.scrollTop / rowHeight / SPARE_ROWS) * SPARE_ROWS
    const seen = Math.ceil(list.clientHeight / rowHeight)
    const [from, to] = [Math.max(0, top - SPARE_ROWS), top + seen + 2 * SPARE_ROWS]
    if (from === first && to === end) return
    ;[first, end] = [from, to]
    draw()
  }

  /** Letters may grow, and with them every row. */
  function measure(): void {
    const heights = Array.from(list.children, (row) => row.getBoundingClientRect().height)
    const height = Math.min(...heights)
    // A list that is not shown has no measures.
    if (!(height > 0) || height === Number.POSITIVE_INFINITY) return
    rowHeight = height
    place()
    look()
  }

  function hold(element: Element | null): void {
    const row = element?.closest('li') ?? null
    const id = (row && list.contains(row) && options[placeOf(row)]?.id) || null
    if (id === heldId) return
    heldId = id
    draw()
  }

  function keyPressed(event: KeyboardEvent): void {
    const field = event.target as Element
    const kind = FIELDS.find((one) => field.matches(one))
    const index = kind === undefined ? null : rowFor(event, placeOf(field.closest('li')))
    if (index === null) return
    event.preventDefault()
    heldId = options[index]?.id ?? null
    flushSync(draw)
    list.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] ${kind}`)?.focus()
  }

  /** Where a key leads to from a row; `null` where it is the field's own. */
  function rowFor(event: KeyboardEvent, index: number): number | null {
    const { key, ctrlKey, altKey, metaKey, shiftKey, isComposing } = event
    if (altKey || metaKey || shiftKey || isComposing) return null
    const isText = (event.target as Element).matches('[data-text]')
    const last = options.length - 1
    const page = Math.max(1, Math.floor(list.clientHeight / rowHeight) - 1)
    // In a text, Home and End are the caret's; elsewhere arrows are the wheel's.
    if (isText && !ctrlKey && (key === 'Home' || key === 'End')) return null
    if (key === 'Home') return 0
    if (key === 'End') return last
    const steps = {
      PageUp: -page,
      PageDown: page,
      ...(isText && { ArrowUp: -1, ArrowDown: 1 }),
    }
    const step = ctrlKey ? undefined : steps[key as keyof typeof steps]
    return step === undefined ? null : Math.max(0, Math.min(last, index + step))
  }

  // Before the next picture: rows must not come after the place where they are seen.
  const scrolled = () => flushSync(look)
  const focused = ({ target }: FocusEvent) => hold(target instanceof Element ? target : null)
  const resized = new ResizeObserver(measure)
  list.dataset.long = ''
  list.addEventListener('scroll', scrolled)
  list.addEventListener('keydown', keyPressed)
  document.addEventListener('focusin', focused)
  resized.observe(list)
  return () => {
    delete list.dataset.long
    list.removeEventListener('scroll', scrolled)
    list.removeEventListener('keydown', keyPressed)
    document.removeEventListener('focusin', focused)
    resized.disconnect()
    for (const row of list.children) (row as HTMLElement).style.removeProperty('--skipped')
  }
}
