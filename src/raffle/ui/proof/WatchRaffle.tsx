import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../../store/app'
import { said } from '../../../text/say'
import { Button } from '../../../ui/kit/Button'
import { Section } from '../../../ui/kit/Card'
import { Note, WholeNumbers } from '../../../ui/kit/text'
import { shownName, shownPrize } from '../../../wheel/messages'
import { firstWinners, type Watch, winnersInOrder } from '../../desk/watch'
import type { Announcement } from '../../proof/announcement'
import type { Assignment } from '../../proof/assign'
import { makeProof } from '../../proof/proof'
import { browserWatch } from '../browserDesk'
import { FoldedNames, MOST_NAMES, Names } from '../Names'
import styles from '../RaffleDesk.module.css'
import { messages } from './messages'
import proofStyles from './Proof.module.css'
import { Fingerprint, ProofTools } from './ProofTools'
import { Waiting } from './Waiting'

/** @param hash of the announcement's link, with its `#` */
export function WatchRaffle({ hash }: { readonly hash: string }) {
  const watch = browserWatch()
  const announcement = useStore(watch.store, (state) => state.announcement)
  const isDamaged = useStore(watch.store, (state) => state.isDamaged)
  useEffect(() => {
    void watch.open(hash)
    return watch.close
  }, [watch, hash])
  if (isDamaged) return <Note className={styles.problem}>{said(messages.damaged)}</Note>
  return (
    announcement && <Watched key={hash} watch={watch} hash={hash} announcement={announcement} />
  )
}

interface WatchedProps {
  readonly watch: Watch
  readonly hash: string
  readonly announcement: Announcement
}

function Watched({ watch, hash, announcement }: WatchedProps) {
  const { awaited, assignment, seen } = useStore(watch.store)
  const hasSeen = seen > 0
  const signature = awaited?.signature ?? null
  const isChanged = useApp((state) => state.link?.hash !== hash)
  const isLive = awaited?.isLive === true
  const isLateProven = (awaited?.clockOffsetMs ?? 0) > 0
  const { people, winners } = useMemo(() => numbersOf(announcement), [announcement])
  return (
    <>
      <Section>
        <p className={styles.large}>
          <bdi>{shownName(announcement.name)}</bdi>
        </p>
        <p>{(hasSeen ? messages.wereDrawn : messages.willBeDrawn)(people, winners)}</p>
        {!assignment && <Prizes announcement={announcement} />}
        {announcement.weights && <Note>{messages.weighted}</Note>}
        {isChanged && <Note>{said(messages.changed)}</Note>}
      </Section>
      {awaited && !assignment && (
        <Section aria-label={messages.listFinal}>
          <h3>{messages.listFinal}</h3>
          <Waiting
            announcement={announcement}
            awaited={awaited}
            onRetry={watch.retry}
            onSignature={watch.take}
          />
          <Note>{isLive ? messages.watchNote : messages.late(isLateProven)}</Note>
        </Section>
      )}
      {assignment && !hasSeen && <p className={styles.large}>{messages.spinning}</p>}
      {assignment && signature !== null && hasSeen && (
        <Result
          announcement={announcement}
          assignment={assignment}
          signature={signature}
          isLive={isLive}
          isLateProven={isLateProven}
          seen={seen}
          onShowAll={watch.showAll}
        />
      )}
      <div>
        <FoldedNames summary={messages.names} texts={announcement.entries} />
        <Fingerprint announcement={announcement} />
      </div>
    </>
  )
}

function Prizes({ announcement: { prizes } }: { readonly announcement: Announcement }) {
  if (prizes.every(({ name }) => name === '')) return null
  return (
    <ul className={styles.names}>
      {prizes.slice(0, MOST_NAMES).map(({ name, places }, prize) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand in this order
        <li key={prize}>
          <bdi>{messages.prizeOf(shownPrize(name), places)}</bdi>
        </li>
      ))}
    </ul>
  )
}

interface ResultProps {
  readonly announcement: Announcement
  readonly assignment: Assignment
  readonly signature: string
  readonly isLive: boolean
  /** Whether the beacon has shown that it is not. */
  readonly isLateProven: boolean
  /** How many of the winners have been shown. */
  readonly seen: number
  onShowAll(): void
}

function Result(props: ResultProps) {
  const { announcement, assignment, signature, isLive, isLateProven, seen, onShowAll } = props
  const { entries, prizes } = announcement
  const proof = useMemo(() => makeProof(announcement, signature), [announcement, signature])
  const news = useMemo(
    () => (isLive ? messages.result(...firstWinners(announcement, assignment)) : null),
    [isLive, announcement, assignment],
  )
  const all = winnersInOrder(assignment).length
  const isAll = seen === all
  const namesOf = (winners: readonly number[]) => winners.map((winner) => entries[winner] ?? '')
  return (
    <>
      <Section>
        <ol className={styles.prizes}>
          {shownOf(assignment, seen).map(({ winners, reserves }, prize) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stand in this order
            <li key={prize}>
              <h3>
                <bdi>{prizes[prize]?.name || messages.winners(winners.length)}</bdi>
              </h3>
              <Names texts={namesOf(winners)} isFew={winners.length <= 3} />
              {winners.length === 0 && <Note>{messages.nobody}</Note>}
              {reserves.length > 0 && (
                <>
                  <h3>{messages.reserves}</h3>
                  <Names texts={namesOf(reserves)} />
                </>
              )}
            </li>
          ))}
        </ol>
        {!isAll && (
          <>
            <Note>{messages.shownOf(seen, all)}</Note>
            <Button onClick={onShowAll}>{messages.showAll}</Button>
          </>
        )}
        {!isLive && <Note>{messages.late(isLateProven)}</Note>}
      </Section>
      {/* It names everyone. */}
      {isAll && <ProofTools proof={proof} news={news} />}
    </>
  )
}

/** Of those who have been shown: reserves are drawn after all winners. */
function shownOf(assignment: Assignment, seen: number): Assignment['prizes'] {
  const order = winnersInOrder(assignment)
  if (seen === order.length) return assignment.prizes.slice(0, MOST_NAMES)
  const last = order[seen - 1]?.prize ?? -1
  return assignment.prizes.slice(0, Math.min(MOST_NAMES, last + 1)).map(({ winners }, prize) => {
    const before = order.findIndex((one) => one.prize === prize)
    return { winners: winners.slice(0, Math.max(0, seen - before)), reserves: [] }
  })
}

function numbersOf({ entries, prizes, again }: Announcement): { people: number; winners: number } {
  const people = new Set(entries).size
  const places = prizes.map((prize) => prize.places)
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  const winners = again
    ? sum(places.map((one) => Math.min(one, people)))
    : Math.min(sum(places), people)
  return { people, winners }
}

/** More do not fit beside the wheel. */
const MOST_BESIDE = 12

/** In a presentation: beside the wheel when the draw is, and who has won once the wheel has shown the first. */
export function WatchRoom() {
  const { announcement, assignment, seen } = useStore(browserWatch().store)
  if (!announcement) return null
  const { entries, prizes } = announcement
  const shown = assignment ? winnersInOrder(assignment).slice(0, seen) : []
  const rows = shown.map(({ prize, winner }, at) => ({
    prize: shown[at - 1]?.prize === prize ? '' : shownPrize(prizes[prize]?.name ?? ''),
    text: entries[winner],
  }))
  return (
    <section className={proofStyles.room} data-part="drawn" aria-label={messages.watching}>
      {seen === 0 && <p>{messages.dueAt(announcement)}</p>}
      <ol>
        {rows.slice(0, MOST_BESIDE).map(({ prize, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in this order
          <li key={at}>
            {prize && (
              <small>
                <bdi>{prize}</bdi>
              </small>
            )}
            <bdi>
              <WholeNumbers text={text ?? ''} />
            </bdi>
          </li>
        ))}
        {rows.length > MOST_BESIDE && <li>{messages.more(rows.length - MOST_BESIDE)}</li>}
      </ol>
    </section>
  )
}
