import { type ReactNode, useState } from 'react'
import { Button } from '../ui/kit/Button'
import { messages } from './messages'
import report from './report.module.css'

/** How many a press adds at most: more rows at once would stop the page. */
const STEP = 1000

interface CappedProps<T> {
  readonly items: readonly T[]
  readonly first: number
  readonly more: (count: number) => string
  readonly children: (shown: readonly T[]) => ReactNode
}

/** Shows the first items, and more of them on request. The button stays, so that it keeps the focus. */
export function Capped<T>({ items, first, more, children }: CappedProps<T>) {
  const [shown, setShown] = useState(first)
  const isWhole = shown >= items.length
  const next = Math.min(shown + STEP, items.length)
  const label = next < items.length ? messages.showMore(STEP) : more(items.length)
  return (
    <>
      {children(isWhole ? items : items.slice(0, shown))}
      {items.length > first && (
        <Button className={report.more} onClick={() => setShown(isWhole ? first : next)}>
          {isWhole ? messages.showFewer : label}
        </Button>
      )}
    </>
  )
}
