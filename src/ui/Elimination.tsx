// Elimination mode in Wheel Controls: how it stands, who is out, and the way back.

import { useApp } from '../store/app'
import type { Segment } from '../wheel/segment'
import { ActionButton } from './ActionButton'
import { Dot } from './Dot'
import styles from './Elimination.module.css'
import { restoreAction } from './moreActions'

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
  const eliminated = segments.filter((segment) => segment.eliminated)
  if (eliminated.length === 0) return null
  return (
    <div className={styles.eliminated}>
      <h3 id="eliminated-title">Eliminated Options</h3>
      <ul aria-labelledby="eliminated-title">
        {eliminated.map(({ id, color, text }) => (
          <li key={id}>
            <Dot color={color} />
            <s>{text}</s>
            <span className={styles.tag}>ELIMINATED</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
