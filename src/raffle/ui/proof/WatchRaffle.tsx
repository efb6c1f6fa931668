// An announced draw as everybody sees who has its link: the countdown, the spin, and who has won.

import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../../../store/app'
import row from '../../../ui/kit/buttonRow.module.css'
import card from '../../../ui/kit/card.module.css'
import { firstWinners, type Watch } from '../../desk/watch'
import type { Announcement } from '../../proof/announcement'
import type { Assignment } from '../../proof/assign'
import { makeProof } from '../../proof/proof'
import { browserWatch } from '../browserDesk'
import { messages } from './messages'
import styles from './Proof.module.css'
import { Fingerprint, ProofTools } from './ProofTools'
import { Waiting } from './Waiting'

/** More names than this are in a file: ten thousand would take long to render. */
const MOST_NAMES = 200

/** @param hash of the announcement's link, with its `#` */
export function WatchRaffle({ hash }: { readonly hash: string }) {
  const watch = browserWatch()
  const announcement = useStore(watch.store, (state) => state.announcement)
  const isDamaged = useStore(watch.store, (state) => state.isDamaged)
  useEffect(() => {
    void watch.open(hash)
    return watch.close
  }, [watch, hash])
  if (isDamaged) return <p className={styles.problem}>{messages.damaged}</p>
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
      <section className={styles.part}>
        <p className={styles.head}>
          <bdi>{announcement.name}</bdi>
        </p>
        <p>{(hasSeen ? messages.wereDrawn : messages.willBeDrawn)(people, winners)}</p>
        {!assignment && <Prizes announcement={announcement} />}
        {announcement.weights && <p className={styles.note}>{messages.weighted}</p>}
        {isChanged && <p className={styles.note}>{messages.changed}</p>}
      </section>
      {awaited && !assignment && (
        <>
          <Waiting
            announcement={announcement}
            awaited={awaited}
            onRetry={watch.retry}
            onSignature={watch.take}
          />
          <p className={styles.note}>{isLive ? messages.watchNote : messages.late(isLateProven)}</p>
        </>
      )}
      {assignment && !hasSeen && <p className={styles.head}>{messages.spinning}</p>}
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
        <WhoTakesPart entries={announcement.entries} />
        <Fingerprint announcement={announcement} />
      </div>
    </>
  )
}

function WhoTakesPart({ entries }: Pick<Announcement, 'entries'>) {
  const [isOpen, setOpen] = useState(false)
  const indexes = useMemo(() => entries.map((_, index) => index), [entries])
  return (
    <details
      className={styles.more}
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary className={card.disclosure}>{messages.names}</summary>
      {isOpen && <Names entries={entries} indexes={indexes} isFew={false} />}
    </details>
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
  return (
    <>
      <section className={styles.part}>
        <ol className={styles.prizes}>
          {assignment.prizes.slice(0, MOST_NAMES).map(({ winners, reserves }, prize) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they stand in this order
            <li key={prize}>
              <h3>
                <bdi>{prizes[prize]?.name || messages.winners(winners.length)}</bdi>
              </h3>
              <Names entries={entries} indexes={winners} isFew={winners.length <= 3} />
              {winners.length === 0 && <p className={styles.note}>{messages.nobody}</p>}
              {reserves.length > 0 && (
                <>
                  <h3>{messages.reserves}</h3>
                  <Names entries={entries} indexes={reserves} isFew={false} />
                </>
              )}
            </li>
          ))}
        </ol>
        <div className={row.row}>
          <button type="button" aria-disabled={isSpinning} onClick={() => !isSpinning && onSpin()}>
            {messages.watchSpin}
          </button>
        </div>
      </section>
      {!isLive && <p className={styles.note}>{messages.late(isLateProven)}</p>}
      <ProofTools
        proof={proof}
        news={isLive ? messages.result(...firstWinners(announcement, assignment)) : ''}
      />
    </>
  )
}

interface NamesProps {
  readonly entries: readonly string[]
  readonly indexes: readonly number[]
  readonly isFew: boolean
}

function Names({ entries, indexes, isFew }: NamesProps) {
  const rest = indexes.length - MOST_NAMES
  return (
    <ol className={styles.names} data-few={isFew || undefined}>
      {indexes.slice(0, MOST_NAMES).map((index) => (
        <li key={index}>
          <bdi>{entries[index]}</bdi>
        </li>
      ))}
      {rest > 0 && <li>{messages.more(rest)}</li>}
    </ol>
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
    <section className={styles.room} data-part="drawn" aria-label={messages.watching}>
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
