import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../../store/app'
import { Button } from '../../../ui/kit/Button'
import { Section } from '../../../ui/kit/Card'
import { Note } from '../../../ui/kit/text'
import { firstWinners, type Watch } from '../../desk/watch'
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
  if (isDamaged) return <Note className={styles.problem}>{messages.damaged}</Note>
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
  const { awaited, assignment, hasSeen } = useStore(watch.store)
  const signature = awaited?.signature ?? null
  const isChanged = useApp((state) => state.link?.hash !== hash)
  const isLive = awaited?.isLive === true
  const isLateProven = (awaited?.clockOffsetMs ?? 0) > 0
  const { people, winners } = useMemo(() => numbersOf(announcement), [announcement])
  return (
    <>
      <Section>
        <p className={styles.large}>
          <bdi>{announcement.name}</bdi>
        </p>
        <p>{(hasSeen ? messages.wereDrawn : messages.willBeDrawn)(people, winners)}</p>
        {!assignment && <Prizes announcement={announcement} />}
        {announcement.weights && <Note>{messages.weighted}</Note>}
        {isChanged && <Note>{messages.changed}</Note>}
      </Section>
      {awaited && !assignment && (
        <>
          <Waiting
            announcement={announcement}
            awaited={awaited}
            onRetry={watch.retry}
            onSignature={watch.take}
          />
          <Note>{isLive ? messages.watchNote : messages.late(isLateProven)}</Note>
        </>
      )}
      {assignment && !hasSeen && <p className={styles.large}>{messages.spinning}</p>}
      {assignment && signature !== null && hasSeen && (
        <Result
          announcement={announcement}
          assignment={assignment}
          signature={signature}
          isLive={isLive}
          isLateProven={isLateProven}
          onSpin={watch.spin}
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
          <bdi>{messages.prizeOf(name, places)}</bdi>
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
  onSpin(): void
}

function Result(props: ResultProps) {
  const { announcement, assignment, signature, isLive, isLateProven, onSpin } = props
  const { entries, prizes } = announcement
  const proof = useMemo(() => makeProof(announcement, signature), [announcement, signature])
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const namesOf = (winners: readonly number[]) => winners.map((winner) => entries[winner] ?? '')
  return (
    <>
      <Section>
        <ol className={styles.prizes}>
          {assignment.prizes.slice(0, MOST_NAMES).map(({ winners, reserves }, prize) => (
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
        <Button aria-disabled={isSpinning} onClick={() => !isSpinning && onSpin()}>
          {messages.watchSpin}
        </Button>
        {!isLive && <Note>{messages.late(isLateProven)}</Note>}
      </Section>
      <ProofTools
        proof={proof}
        news={isLive ? messages.result(...firstWinners(announcement, assignment)) : ''}
      />
    </>
  )
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
  const { announcement, assignment: drawn, hasSeen } = useStore(browserWatch().store)
  if (!announcement) return null
  const assignment = hasSeen ? drawn : null
  const { entries, prizes } = announcement
  const rows = prizes.flatMap(({ name }, prize) =>
    (assignment?.prizes[prize]?.winners ?? []).map((winner, place) => ({
      key: `${prize} ${place}`,
      prize: place === 0 ? name : '',
      text: entries[winner],
    })),
  )
  return (
    <section className={proofStyles.room} data-part="drawn" aria-label={messages.watching}>
      <h2>
        <bdi>{announcement.name}</bdi>
      </h2>
      {!assignment && <p>{messages.dueAt(announcement)}</p>}
      <ol>
        {rows.slice(0, MOST_BESIDE).map(({ key, prize, text }) => (
          <li key={key}>
            {prize && (
              <small>
                <bdi>{prize}</bdi>
              </small>
            )}
            <bdi>{text}</bdi>
          </li>
        ))}
        {rows.length > MOST_BESIDE && <li>{messages.more(rows.length - MOST_BESIDE)}</li>}
      </ol>
    </section>
  )
}
