// Elimination mode in Wheel Controls: how it stands, who is out, and the way back.

import { useRef, useState } from 'react'
import { useApp } from '../../store/app'
import type { Segment } from '../../wheel/segment'
import { ActionButton } from '../commands/ActionButton'
import { restoreAction } from '../commands/moreActions'
import { Dot } from '../controls/Dot'
import styles from './Elimination.module.css'

/** More rows are there only when asked for: ten thousand would take longer than all the rest of the page. */
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
          <dt>active</dt>
          <dd>{activeCount}</dd>
        </div>
        <div>
          <dt>eliminated</dt>
          <dd>{segments.length - activeCount}</dd>
        </div>
        <div>
          <dt>{eliminations === 1 ? 'elimination' : 'eliminations'}</dt>
          <dd>{eliminations}</dd>
        </div>
      </dl>
      <ActionButton action={restoreAction} className={styles.restore} />
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
    // The button goes, and the keyboard stays with what it was for.
    list.current?.focus()
  }

  return (
    <div className={styles.eliminated}>
      <h3 id="eliminated-title">Eliminated Options</h3>
      <ul ref={list} aria-labelledby="eliminated-title" tabIndex={-1}>
        {shown.map(({ id, color, text }) => (
          <li key={id}>
            <Dot color={color} />
            <s>
              <bdi>{text}</bdi>
            </s>
            <span className={styles.tag}>ELIMINATED</span>
          </li>
        ))}
      </ul>
      {shown.length < eliminated.length && (
        <button type="button" className={styles.whole} onClick={showAll}>
          Show all {eliminated.length.toLocaleString('en')}
        </button>
      )}
    </div>
  )
}
