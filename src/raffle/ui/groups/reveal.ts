// Shows what was drawn one after another, in a bounded time.

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Drawn } from './drawn'

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
