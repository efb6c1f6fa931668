import { memo, useEffect, useRef, useState } from 'react'
import { app } from '../../store/app'
import { Button, ButtonRow } from '../../ui/kit/Button'
import { Section } from '../../ui/kit/Card'
import { onEscape } from '../../ui/kit/Question'
import { WholeNumbers } from '../../ui/kit/text'
import { LazyPicture } from '../../ui/pictures/LazyPicture'
import type { WhyNoShow } from '../../wheel/result'
import type { Desk } from '../desk/deskState'
import type { Position } from '../model/record'
import type { DeskProps } from './browserDesk'
import styles from './Cards.module.css'
import type { Card, PrizeView } from './deskView'
import { messages } from './messages'

/** The others are shown on request: ten thousand cards would take longer to render than the rest of the page. */
const SHOWN_CARDS = 500
/** Twice its size on the screen. */
const PICTURE_PIXELS = 80

interface PrizeCardsProps extends DeskProps {
  readonly view: PrizeView
  readonly canMark: boolean
}

export const PrizeCards = memo(function PrizeCards({ desk, view, canMark }: PrizeCardsProps) {
  const { prize, name, places, drawn, cards, isPictured, reserves } = view
  const list = useRef<HTMLOListElement>(null)
  const [isWhole, setWhole] = useState(false)
  const [openPlace, setOpenPlace] = useState<number | null>(null)
  const shown = isWhole ? cards : cards.slice(0, SHOWN_CARDS)
  const title = name === '' ? messages.winners : name
  const newest = shown.findLast(({ isNew, isPending }) => isNew && !isPending)?.place

  // The one dealt last is seen.
  useEffect(() => {
    const box = list.current
    if (newest === undefined || !box || box.scrollHeight <= box.clientHeight) return
    const card = box.querySelector<HTMLElement>(`[data-place="${newest}"]`)
    if (card) box.scrollTop = card.offsetTop + card.offsetHeight - box.clientHeight
  }, [newest])

  function showAll() {
    setWhole(true)
    // The button disappears, so the focus moves to the list.
    list.current?.focus()
  }

  return (
    <Section aria-label={title}>
      <div className={styles.head}>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <span>{messages.drawnOf(drawn, places)}</span>
      </div>
      {cards.length > 0 && (
        <ol
          ref={list}
          className={styles.cards}
          aria-label={title}
          data-pictured={isPictured || undefined}
          tabIndex={-1}
        >
          {shown.map((card) => (
            <CardItem
              key={card.place}
              desk={desk}
              prize={prize}
              place={card.place}
              winner={card.winner}
              picture={card.picture}
              isPending={card.isPending}
              before={beforeInWords(card)}
              isNew={card.isNew}
              isAlone={places === 1}
              isOpen={canMark && openPlace === card.place}
              canMark={canMark && card.winner !== null}
              onOpen={setOpenPlace}
            />
          ))}
        </ol>
      )}
      {shown.length < cards.length && (
        <Button isSmall onClick={showAll}>
          {messages.showAllOf(cards.length)}
        </Button>
      )}
      {reserves.length > 0 && (
        <div className={styles.reserves}>
          <h4>{messages.reserves}</h4>
          <ol aria-label={messages.reservesOf(name)}>
            {reserves.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several can have the same name
              <li key={index}>
                <bdi>
                  <WholeNumbers text={text ?? messages.pending} />
                </bdi>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Section>
  )
})

export async function markNoShow(desk: Desk, position: Position, why: WhyNoShow): Promise<void> {
  const problem = await desk.actions.markNoShow(position, why)
  if (problem) app.actions.showToast(messages.deskProblem(problem), 'warning')
}

/** One text, so that a card renders anew only when it changes. */
function beforeInWords({ before }: Card): string {
  return before.map(({ text, why }) => messages.noShow(text, why)).join('\n')
}

interface CardItemProps {
  readonly desk: Desk
  readonly prize: number
  readonly place: number
  readonly winner: string | null
  readonly picture: string | undefined
  readonly isPending: boolean
  readonly before: string
  readonly isNew: boolean
  readonly isAlone: boolean
  readonly isOpen: boolean
  readonly canMark: boolean
  onOpen(place: number | null): void
}

const CardItem = memo(function CardItem(props: CardItemProps) {
  const { desk, prize, place, winner, picture, isPending, before, isNew, isAlone } = props
  const { isOpen, canMark, onOpen } = props
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    onOpen(null)
    // The buttons that had the focus are gone.
    button.current?.focus()
  }

  async function mark(why: WhyNoShow) {
    close()
    await markNoShow(desk, { prize, place }, why)
  }

  return (
    <li
      className={styles.card}
      data-place={place}
      data-new={(isNew && !isPending) || undefined}
      onKeyDown={isOpen ? onEscape(close) : undefined}
    >
      <button
        ref={button}
        type="button"
        className={styles.winner}
        aria-expanded={canMark ? isOpen : undefined}
        aria-disabled={!canMark}
        onClick={() => canMark && onOpen(isOpen ? null : place)}
      >
        {!isAlone && <span className={styles.number}>{place + 1}</span>}
        {picture !== undefined && (
          <LazyPicture picture={picture} pixels={PICTURE_PIXELS} className={styles.picture} />
        )}
        {winner === null ? (
          <span className={styles.nobody}>{isPending ? messages.pending : messages.empty}</span>
        ) : (
          <bdi>
            <WholeNumbers text={winner} />
          </bdi>
        )}
      </button>
      {before !== '' && (
        <ul className={styles.before}>
          {before.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {isOpen && winner !== null && (
        <ButtonRow role="group" aria-label={messages.statusOf(winner)} className={styles.marks}>
          <Button isSmall onClick={() => void mark('notHere')}>
            {messages.mark.notHere}
          </Button>
          <Button isSmall onClick={() => void mark('declined')}>
            {messages.mark.declined}
          </Button>
        </ButtonRow>
      )}
    </li>
  )
})
