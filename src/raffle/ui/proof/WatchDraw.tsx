// An announced draw as everybody sees who has its link: the countdown, the spin, and who has won.

import { useEffect, useMemo, useRef, useState } from 'react'
import { compression } from '../../../platform/compression'
import { app, useApp } from '../../../store/app'
import { drawInstead, takeList } from '../../../ui/commands/commands'
import row from '../../../ui/kit/buttonRow.module.css'
import card from '../../../ui/kit/card.module.css'
import type { Announcement } from '../../proof/announcement'
import { type Assignment, assign, showFraction } from '../../proof/assign'
import { readProofHash } from '../../proof/link'
import { makeProof } from '../../proof/proof'
import { Fingerprint } from './Fingerprint'
import { messages } from './messages'
import styles from './Proof.module.css'
import { ProofTools } from './ProofTools'
import { useRound } from './useRound'
import { Waiting } from './Waiting'
import { watched } from './watched'
import { watchObjection } from './watchObjection'

/** More names than this are in a file: ten thousand would take long to render. */
const MOST_NAMES = 200
const MOST_SPOKEN = 3

/** @param hash of the announcement's link, with its `#` */
export function WatchDraw({ hash }: { readonly hash: string }) {
  const { announcement, isDamaged } = useAnnouncement(hash)
  if (isDamaged) return <p className={styles.problem}>{messages.damaged}</p>
  return announcement && <Watched key={hash} hash={hash} announcement={announcement} />
}

interface WatchedProps {
  readonly hash: string
  readonly announcement: Announcement
}

function Watched({ hash, announcement }: WatchedProps) {
  const { awaited, retry, take } = useRound(announcement)
  const signature = awaited?.signature ?? null
  const assignment = useMemo(
    () => (signature === null ? null : assign(announcement, signature)),
    [announcement, signature],
  )
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isChanged = useApp((state) => state.link?.hash !== hash)
  // Until its spin is over, nobody is to know who wins.
  const [hasSeen, setSeen] = useState(false)
  const spin = useRef((): boolean => false)
  spin.current = () =>
    assignment !== null && signature !== null && spinToFirst(announcement, assignment, signature)
  const isDrawn = useRef(false)
  isDrawn.current = assignment !== null

  const isLive = awaited?.isLive === true
  const isLateProven = (awaited?.clockOffsetMs ?? 0) > 0
  useEffect(() => {
    if (!assignment) return
    if (!isLive || !spin.current()) setSeen(true)
  }, [assignment, isLive])
  useEffect(() => {
    if (assignment && !isSpinning && app.store.getState().lastResult?.isShow) setSeen(true)
  }, [assignment, isSpinning])

  const result = assignment && hasSeen ? inWords(announcement, assignment) : ''
  useEffect(() => {
    if (result !== '') app.actions.tellDraw(result)
  }, [result])
  useEffect(() => {
    watched.setState({ announcement, assignment: hasSeen ? assignment : null })
    return () => watched.setState({ announcement: null, assignment: null })
  }, [announcement, assignment, hasSeen])

  // Any other spin would show a winner who has won nothing.
  useEffect(
    () =>
      drawInstead({
        next() {
          if (spin.current()) return
          app.actions.showToast(isDrawn.current ? messages.changed : messages.notYet, 'info')
        },
        back: () => app.actions.showLastResult(),
      }),
    [],
  )

  useEffect(() => (hasSeen ? undefined : takeList()), [hasSeen])

  const { people, winners } = useMemo(() => numbersOf(announcement), [announcement])
  return (
    <>
      <section className={styles.part}>
        <p className={styles.head}>
          <bdi>{announcement.name}</bdi>
        </p>
        <p>{(result === '' ? messages.willBeDrawn : messages.wereDrawn)(people, winners)}</p>
        {!assignment && <Prizes announcement={announcement} />}
        {announcement.weights && <p className={styles.note}>{messages.weighted}</p>}
        {isChanged && <p className={styles.note}>{messages.changed}</p>}
      </section>
      {awaited && !assignment && (
        <>
          <Waiting
            announcement={announcement}
            awaited={awaited}
            onRetry={retry}
            onSignature={take}
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
          onSpin={() => spin.current()}
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
      <ProofTools proof={proof} news={isLive ? inWords(announcement, assignment) : ''} />
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

/** Names the first winners. */
function inWords({ entries }: Announcement, { prizes }: Assignment): string {
  const winners = prizes.flatMap((prize) => prize.winners)
  const names = winners.slice(0, MOST_SPOKEN).map((index) => entries[index] ?? '')
  return messages.result(names, winners.length)
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

/** @returns false where the announced wheel is no longer on the page, or turns already */
function spinToFirst(
  announcement: Announcement,
  { prizes }: Assignment,
  signature: string,
): boolean {
  const prize = prizes.findIndex(({ winners }) => winners.length > 0)
  const winner = prizes[prize]?.winners[0]
  const { segments } = app.store.getState().wheel
  const isAnnounced =
    segments.length === announcement.entries.length &&
    segments.every(({ text }, index) => text === announcement.entries[index])
  const segment = winner === undefined ? undefined : segments[winner]
  if (!isAnnounced || !segment) return false
  const name = announcement.prizes[prize]?.name ?? ''
  return app.actions.showSpin(segment.id, name, {
    fraction: showFraction(announcement, signature),
  })
}

interface Read {
  readonly announcement: Announcement | null
  readonly isDamaged: boolean
}

const NOTHING: Read = { announcement: null, isDamaged: false }

/** The announcement in the link of the wheel on the page. */
function useAnnouncement(hash: string): Read {
  const [read, setRead] = useState(NOTHING)
  useEffect(() => {
    let isCurrent = true
    readProofHash(hash, compression)
      .then((link) => (link.kind === 'announcement' ? link.announcement : null))
      .then((found) => (found && watchObjection(found, Date.now()) ? null : found))
      .catch(() => null)
      .then((announcement) => {
        if (isCurrent) setRead({ announcement, isDamaged: announcement === null })
      })
    return () => {
      isCurrent = false
      setRead(NOTHING)
    }
  }, [hash])
  return read
}
