import { useLayoutEffect, useRef } from 'react'
import { useApp } from '../store/app'
import { WholeNumbers } from '../ui/kit/text'
import { LazyPicture } from '../ui/pictures/LazyPicture'
import { keepFitted } from '../ui/results/keepFitted'
import { headline, messages as resultMessages } from '../ui/results/messages'
import { isBeyondDisplayFace, isTall } from '../ui/results/winnerName'
import { shownPrize } from '../wheel/messages'
import type { SpinResult } from '../wheel/result'
import styles from './Winners.module.css'

/** As many as a photo has. */
const PICTURE_PIXELS = 512

interface WinnerPlateProps {
  readonly result: SpinResult
  readonly hasPrize: boolean
}

export function WinnerPlate({ result, hasPrize }: WinnerPlateProps) {
  const { winner, prize } = result
  const name = useRef<HTMLParagraphElement>(null)
  const plate = useRef<HTMLElement>(null)
  useLayoutEffect(() => plate.current?.style.setProperty('--color', winner.color), [winner.color])
  useLayoutEffect(() => (name.current ? keepFitted(name.current) : undefined), [])
  return (
    <section ref={plate} className={styles.plate} aria-label={resultMessages.moment}>
      {winner.picture !== undefined && (
        <LazyPicture picture={winner.picture} pixels={PICTURE_PIXELS} className={styles.picture} />
      )}
      <div className={styles.words}>
        <h1>{headline(result)}</h1>
        <p
          ref={name}
          dir="auto"
          className={styles.name}
          data-part="name"
          data-tall={isTall(winner.text) || undefined}
          data-face={isBeyondDisplayFace(winner.text) ? 'system' : undefined}
        >
          <span>
            <WholeNumbers text={winner.text} />
          </span>
        </p>
        {hasPrize && prize && (
          <p dir="auto" className={styles.prize}>
            {shownPrize(prize)}
          </p>
        )}
      </div>
    </section>
  )
}

interface RecentWinnersProps {
  readonly most: number
  readonly hasPrize: boolean
}

/** Newest first. */
export function RecentWinners({ most, hasPrize }: RecentWinnersProps) {
  const history = useApp((state) => state.wheel.history)
  const winners = history.filter(({ noShow }) => !noShow).slice(0, most)
  if (winners.length === 0) return null
  return (
    <ol className={styles.recent} aria-label={resultMessages.recentResults}>
      {winners.map(({ id, winner, prize }) => (
        <li key={id}>
          <bdi>{winner.text}</bdi>
          {hasPrize && prize && <bdi className={styles.prize}>{shownPrize(prize)}</bdi>}
        </li>
      ))}
    </ol>
  )
}
