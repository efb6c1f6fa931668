// Elimination mode in Wheel Controls: the counts, Restore All and the eliminated options.

import { useRef, useState } from 'react'
import { useApp } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { Dot } from '../controls/Dot'
import styles from './Elimination.module.css'
import { messages } from './messages'

/** The rest is shown on request: ten thousand rows would take longer to render than the rest of the page. */
const INITIAL_ROWS = 100

interface EliminationStatusProps {
  readonly segments: readonly Segment[]
  readonly activeCount: number
}

export function EliminationStatus({ segments, activeCount }: EliminationStatusProps) {
  const eliminations = useApp((state) => state.wheel.eliminationHistory.length)
  return (
    <div className={styles.box} data-elimination="counts">
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
  const [isExpanded, setExpanded] = useState(false)
  const eliminated = segments.filter((segment) => segment.eliminated)
  if (eliminated.length === 0) return null
  const shown = isExpanded ? eliminated : eliminated.slice(0, INITIAL_ROWS)

  function showAll() {
    setExpanded(true)
    // The button disappears, so the focus moves to the list.
    list.current?.focus()
  }

  return (
    <div className={styles.eliminated} data-elimination="options">
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
        <button type="button" className={styles['show-all']} onClick={showAll}>
          {messages.showAll(eliminated.length)}
        </button>
      )}
    </div>
  )
}
