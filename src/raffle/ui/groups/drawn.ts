import { type RefObject, useEffect, useRef, useState } from 'react'
import { csvOf, type Row } from '../../../lists/csv'
import type { PrintoutColumns, PrintoutRow } from '../../../lists/printout'
import { messages } from './messages'

export interface Person {
  readonly id: string
  readonly text: string
  /** `#rrggbb` */
  readonly color: string
  readonly picture?: string
  readonly isCaptain?: boolean
}

export interface Drawn {
  readonly kind: 'groups' | 'order'
  readonly wheelName: string
  /** The groups; of an order, one part with everybody in their turns. */
  readonly parts: readonly (readonly Person[])[]
  /** How many times it has been drawn since the dialog was opened, this one included. */
  readonly times: number
  readonly isOneByOne: boolean
}

/** One line for each, below the names of the groups or behind the turns. */
export function textOfDrawn({ kind, parts }: Drawn): string {
  const texts = parts.map((people, index) =>
    kind === 'groups'
      ? [messages.group(index + 1), ...people.map(nameOf)]
      : people.map(({ text }, turn) => messages.turn(turn + 1, text)),
  )
  return texts.map((lines) => `${lines.join('\n')}\n`).join('\n')
}

function nameOf({ text, isCaptain }: Person): string {
  return isCaptain ? messages.captainNamed(text) : text
}

export function csvOfDrawn(drawn: Drawn): string {
  const { number, text } = columnsOf(drawn)
  const hasCaptains = drawn.parts.some((people) => people.some(({ isCaptain }) => isCaptain))
  const rows = numbered(drawn).map(
    ([at, person]): Row => [
      at,
      person.text,
      ...(hasCaptains ? [person.isCaptain ? messages.captain : ''] : []),
    ],
  )
  return csvOf([[number, text, ...(hasCaptains ? [messages.captain] : [])], ...rows])
}

export function sheetOfDrawn(drawn: Drawn): {
  readonly columns: PrintoutColumns
  readonly rows: readonly PrintoutRow[]
} {
  return {
    columns: columnsOf(drawn),
    rows: numbered(drawn).map(([number, { text, color, isCaptain }]) => ({
      number,
      text,
      color,
      tag: isCaptain ? messages.captain : undefined,
      others: [],
    })),
  }
}

function columnsOf({ kind }: Drawn): PrintoutColumns {
  return { number: messages.columns[kind], text: messages.columns.option, others: [] }
}

function numbered({ kind, parts }: Drawn): readonly (readonly [number, Person])[] {
  return parts.flatMap((people, part) =>
    people.map((person, index) => [(kind === 'groups' ? part : index) + 1, person] as const),
  )
}

/** Between two of a few. */
const STEP_MS = 700
/** For everybody, however many they are. */
export const MAX_REVEAL_MS = 8000

/** How many of `count` are shown so many milliseconds after the reveal began: one at once, in the end all. */
export function shownAt(elapsedMs: number, count: number): number {
  const stepMs = Math.min(STEP_MS, MAX_REVEAL_MS / Math.max(count, 1))
  return Math.min(count, 1 + Math.floor(Math.max(0, elapsedMs) / stepMs))
}

/**
 * Marks the items of the board as shown, directly: to render 10,000 of them for each one would take too long.
 * @returns whether more is to come, and a function that shows the rest
 */
export function useReveal(
  board: RefObject<HTMLElement | null>,
  drawn: Drawn,
  onShown: (item: HTMLElement) => void,
): readonly [boolean, () => void] {
  const [done, setDone] = useState<Drawn | null>(null)
  const began = useRef<{ readonly drawn: Drawn; readonly atMs: number } | null>(null)
  const isRevealing = drawn.isOneByOne && done !== drawn

  useEffect(() => {
    if (!isRevealing) return
    const items = [...(board.current?.querySelectorAll('li') ?? [])]
    // It goes on where it was when the screen is filled in the middle of it.
    if (began.current?.drawn !== drawn) began.current = { drawn, atMs: performance.now() }
    const { atMs } = began.current
    let shown = 0
    let frame = 0
    function show() {
      const next = shownAt(performance.now() - atMs, items.length)
      for (const item of items.slice(shown, next)) item.setAttribute('data-shown', '')
      const last = items[next - 1]
      if (next > shown && last) onShown(last)
      shown = next
      if (shown === items.length) setDone(drawn)
      else frame = requestAnimationFrame(show)
    }
    show()
    return () => cancelAnimationFrame(frame)
  }, [board, drawn, isRevealing, onShown])

  return [isRevealing, () => setDone(drawn)]
}
