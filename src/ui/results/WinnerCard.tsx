import { useApp } from '../../store/app'
import type { SpinResult } from '../../wheel/result'
import card from '../card.module.css'
import { CommandButton } from '../commands/CommandButton'
import { COMMANDS } from '../commands/commands'
import { Dot } from '../controls/Dot'
import { headline, messages } from './messages'
import styles from './Results.module.css'
import { wordLength } from './wordLength'

export function WinnerCard({ result }: { readonly result: SpinResult }) {
  const { winner, isEliminationMode, isFinalWinner, remainingSegments, spinDuration, chance } =
    result
  const hasOdds = useApp((state) => state.settings.showProbabilities)
  return (
    <div
      className={`${card.card} ${styles.result}`}
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
      {isEliminationMode && !isFinalWinner && <p>{messages.optionsRemain(remainingSegments)}</p>}
      {hasOdds && chance !== undefined && <p>{messages.chance(chance)}</p>}
      <p className={styles.soft}>{messages.spinCompleted(spinDuration)}</p>
    </div>
  )
}

function FinalNote() {
  const eliminated = useApp(
    (state) => state.wheel.segments.filter((segment) => segment.eliminated).length,
  )
  return (
    <>
      <p>{messages.tournamentComplete}</p>
      <p className={styles.soft}>{messages.optionsEliminated(eliminated)}</p>
      <CommandButton command={COMMANDS.restoreAll} className={styles.again}>
        {messages.newTournament}
      </CommandButton>
    </>
  )
}
