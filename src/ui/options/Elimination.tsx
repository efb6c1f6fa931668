// Elimination mode in Wheel Controls: the counts, who is out, and Restore All.

import { useRef, useState } from 'react'
import { useApp } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { Dot } from '../controls/Dot'
import styles from './Elimination.module.css'
import { messages } from './messages'

/** More rows are shown on request: ten thousand would take longer to render than the rest of the page. */
const SHORT_LIST = 100

interface EliminationBoxProps {
  readonly segments: readonly Segment[]
  readonly activeCount: number
}

export function EliminationBox({ segments, activeCount }: EliminationBoxProps) {
  const eliminations = useApp((state) => state.wheel.eliminationHistory.length)
  return (
    <div className={styles.box}>
      <dl className={styles.counts}>
        <div>
          <dt>{messages.active}</dt>
          <dd>{activeCount}</dd>
        </div>
        <div>
          <dt>{messages.eliminated}</dt>
          <dd>{segments.length - activeCount}</dd>
        </div>
        <div>
          <dt>{messages.eliminations(eliminations)}</dt>
          <dd>{eliminations}</dd>
        </div>
      </dl>
      <CommandButton command={COMMANDS.restoreAll} className={styles.restore} />
    </div>
  )
}

export function EliminatedOptions({ segments }: { readonly segments: readonly Segment[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const eliminated = segments.filter((segment) => segment.eliminated)
  if (eliminated.length === 0) return null
  const shown = isWhole ? eliminated : eliminated.slice(0, SHORT_LIST)

  function showAll() {
    setIsWhole(true)
    // The button disappears, so the focus moves to the list.
    list.current?.focus()
  }

  return (
    <div className={styles.eliminated}>
      <h3 id="eliminated-title">{messages.eliminatedOptions}</h3>
      <ul ref={list} aria-labelledby="eliminated-title" tabIndex={-1}>
        {shown.map(({ id, color, text }) => (
          <li key={id}>
            <Dot color={color} />
            <s>
              <bdi>{text}</bdi>
            </s>
            <span className={styles.tag}>{messages.eliminatedTag}</span>
          </li>
        ))}
      </ul>
      {shown.length < eliminated.length && (
        <button type="button" className={styles.whole} onClick={showAll}>
          {messages.showAll(eliminated.length)}
        </button>
      )}
    </div>
  )
}
