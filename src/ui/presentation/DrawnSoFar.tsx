// Newest first, as many as fit. The result that is shown large follows when the next spin begins.

import { useApp } from '../../store/app'
import { momentOf } from '../../store/sharedState'
import { lastResults, type SpinResult } from '../../wheel/result'
import { VisuallyHidden, WholeNumbers } from '../kit/text'
import { OptionMark } from '../pictures/LazyPicture'
import { messages as resultMessages } from '../results/messages'
import styles from './DrawnSoFar.module.css'
import { messages } from './messages'

export function DrawnSoFar() {
  const history = lastResults(useApp((state) => state.wheel.history))
  const shownId = useApp((state) => momentOf(state)?.id)
  // Of all spins; the history holds only the last ones.
  const total = Math.max(
    useApp((state) => state.wheel.statistics.totalSpins),
    history.length,
  )
  const numbered = history.map((result, index) => ({ result, position: total - index }))
  const drawn = numbered.filter(({ result }) => result.id !== shownId)
  return (
    <section className={styles.drawn} aria-label={messages.drawnSoFar} data-part="drawn">
      {drawn.length > 0 && (
        <>
          <h2 className={styles.title}>{messages.drawnSoFar}</h2>
          <ol className={styles.list}>
            {drawn.map(({ result, position }) => (
              <Drawn key={result.id} result={result} position={position} />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

interface DrawnProps {
  readonly result: SpinResult
  readonly position: number
}

function Drawn({ result, position }: DrawnProps) {
  const { winner, isEliminationMode, isFinalWinner, noShow } = result
  const isOut = isEliminationMode && !isFinalWinner
  return (
    <li className={styles.entry} data-out={isOut || undefined}>
      <span className={styles.position}>{position}</span>
      <OptionMark segment={winner} className={styles.dot} />
      <span className={styles.text}>
        <bdi>
          <WholeNumbers text={winner.text} />
        </bdi>
        {isOut && <VisuallyHidden> {messages.eliminated}</VisuallyHidden>}
        {isFinalWinner && <span className={styles.tag}>{messages.finalWinner}</span>}
        {noShow && (
          <span className={styles.tag} data-no-show>
            {resultMessages.noShows[noShow]}
          </span>
        )}
      </span>
    </li>
  )
}
