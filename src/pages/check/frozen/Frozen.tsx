import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { compression } from '../../../platform/compression'
import type { Announcement } from '../../../raffle/proof/announcement'
import { announcementHash } from '../../../raffle/proof/link'
import { ButtonLink } from '../../../ui/kit/Button'
import { Card } from '../../../ui/kit/Card'
import { Note } from '../../../ui/kit/text'
import { SITE_LINKS } from '../../../ui/siteLinks'
import { Capped } from '../../Capped'
import page from '../../page.module.css'
import { VerdictCard } from '../../Report'
import styles from '../CheckPage.module.css'
import { Compare } from '../Compare'
import { Fingerprint, LongText } from '../Copyable'
import type { Held } from '../compare'
import { FrozenList, ListWarnings } from '../FrozenList'
import { messages } from '../messages'
import { dueMsOf, factsOf, heldBy, prizeTitle } from '../proofFacts'
import { addressOf } from '../proofOut'
import { GetResult } from './GetResult'
import { frozenMessages } from './messages'

const FIRST_PRIZES = 20

interface FrozenProps {
  readonly announcement: Announcement
  readonly hash: string | null
  onMade(proofText: string): void
}

export function Frozen({ announcement, hash: given, onMade }: FrozenProps) {
  const dueMs = dueMsOf(announcement)
  const isDue = useIsDue(dueMs)
  const held = useMemo(() => heldBy(announcement), [announcement])
  const made = useLink(announcement)
  // Browsers compress differently: people compare links with what they were sent.
  const hash = given ?? made
  const field = useRef<HTMLTextAreaElement>(null)
  const { before, after, unknownChain } = frozenMessages
  const { title } = dueMs === null ? unknownChain : isDue ? after : before
  return (
    <>
      <VerdictCard title={title} className={styles.frozen}>
        {dueMs === null ? (
          <p className={styles.finding}>{unknownChain.text}</p>
        ) : (
          <>
            <p className={styles.finding} role="status">
              {(isDue ? after : before).text(dueMs)}
            </p>
            {/* Where the number is fetched, its source is named beside that. */}
            {!isDue && <Note>{frozenMessages.beacon}</Note>}
            {isDue ? (
              <GetResult announcement={announcement} onMade={onMade} />
            ) : (
              <Waiting dueMs={dueMs} hash={hash} />
            )}
          </>
        )}
      </VerdictCard>
      <div className={`${page.split} ${styles.proof}`}>
        <Prizes announcement={announcement} />
        <div className={styles.aside}>
          {isDue ? (
            <Compare held={held} field={field} before={null} />
          ) : (
            <Keep held={held} hash={hash} />
          )}
        </div>
        <div className={styles.rest}>
          <ListWarnings announcement={announcement} />
          <FrozenList
            announcement={announcement}
            facts={factsOf(announcement, false, true)}
            fingerprint={isDue ? held.fingerprint : null}
          />
        </div>
      </div>
    </>
  )
}

function Prizes({ announcement }: { readonly announcement: Announcement }) {
  return (
    <section aria-labelledby="prizes">
      <h2 id="prizes">{frozenMessages.prizes}</h2>
      <Capped items={announcement.prizes} first={FIRST_PRIZES} more={messages.showAllPrizes}>
        {(shown) => (
          <ul className={styles.prizes}>
            {shown.map(({ places, reserves }, prize) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: prizes have no other key, and stay in their order
              <li key={prize}>
                <bdi>{prizeTitle(announcement, prize)}</bdi>{' '}
                <small>{messages.placesAndReserves(places, reserves)}</small>
              </li>
            ))}
          </ul>
        )}
      </Capped>
    </section>
  )
}

/** The main page shows the draw as it happens. */
function Waiting({ dueMs, hash }: { readonly dueMs: number; readonly hash: string | null }) {
  const leftMs = useLeftMs(dueMs)
  return (
    <>
      <p className={styles.left}>{frozenMessages.left(leftMs)}</p>
      <Note>{frozenMessages.before.slowClock}</Note>
      {hash !== null && (
        <p className={page.buttons}>
          <ButtonLink kind="primary" href={`${SITE_LINKS.home.href}#${hash}`}>
            {frozenMessages.watch}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

/** What a witness needs after the draw. */
function Keep({ held, hash }: { readonly held: Held; readonly hash: string | null }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className={styles.compare}>
        <h2 id={id}>{frozenMessages.keepTitle}</h2>
        <p>{frozenMessages.keep}</p>
        {hash !== null && <LongText label={frozenMessages.link} text={addressOf(hash)} />}
        <Fingerprint fingerprint={held.fingerprint} label={messages.fingerprint} />
      </Card>
    </section>
  )
}

/** The hash of the announcement's link; `null` where there is none, or not yet. */
function useLink(announcement: Announcement): string | null {
  const [hash, setHash] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    announcementHash(announcement, compression).then(
      (found) => !isLeft && setHash(found),
      (cause: unknown) => console.info('Failed to make the link of an announcement', cause),
    )
    return () => {
      isLeft = true
    }
  }, [announcement])
  return hash
}

function useIsDue(dueMs: number | null): boolean {
  const [isDue, setDue] = useState(() => dueMs !== null && Date.now() >= dueMs)
  useEffect(() => {
    if (dueMs === null || isDue) return
    return everySecond(() => setDue(Date.now() >= dueMs))
  }, [dueMs, isDue])
  return isDue
}

function useLeftMs(dueMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => everySecond(() => setNowMs(Date.now())), [])
  return Math.max(0, dueMs - nowMs)
}

/** Also when the page is seen again: the timers of one in the background may be a minute late. @returns ends it */
function everySecond(look: () => void): () => void {
  const timer = setInterval(look, 1000)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
