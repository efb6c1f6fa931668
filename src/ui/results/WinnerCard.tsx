// The result of the last spin: who, in which mode, what is left, and how long it took.

import { useApp } from '../../store/app'
import type { SpinResult } from '../../wheel/result'
import card from '../card.module.css'
import { ActionButton } from '../commands/ActionButton'
import { restoreAction } from '../commands/moreActions'
import { Dot } from '../controls/Dot'
import styles from './Results.module.css'
import { headline, wordLength } from './resultWords'
import { seconds } from './seconds'

export function WinnerCard({ result }: { readonly result: SpinResult }) {
  const { winner, isEliminationMode, isFinalWinner, remainingSegments, spinDuration } = result
  return (
    <div
      className={`${card.card} ${styles.won}`}
      data-eliminated={(isEliminationMode && !isFinalWinner) || undefined}
    >
      <h2>{headline(result)}</h2>
      <p dir="auto" className={styles.name} data-word={wordLength(winner.text)}>
        <span>
          <Dot color={winner.color} className={styles.dot} />
          {winner.text}
        </span>
      </p>
      {isFinalWinner && <FinalNote />}
      {isEliminationMode && !isFinalWinner && <p>{optionsRemain(remainingSegments)}</p>}
      <p className={styles.soft}>Spin completed in {seconds(spinDuration)} s</p>
    </div>
  )
}

function FinalNote() {
  const eliminated = useApp(
    (state) => state.wheel.segments.filter((segment) => segment.eliminated).length,
  )
  return (
    <>
      <p>Tournament Complete! This option survived all eliminations.</p>
      <p className={styles.soft}>
        {eliminated} {eliminated === 1 ? 'option' : 'options'} eliminated
      </p>
      <ActionButton action={restoreAction} className={styles.again}>
        New Tournament
      </ActionButton>
    </>
  )
}

function optionsRemain(count: number): string {
  return count === 1 ? '1 option remains' : `${count} options remain`
}
