// An announcement: what is frozen, when its random number is due, and from then on how to come to the result.

import { useEffect, useMemo, useState } from 'react'
import { untilDue } from '../../beacon/clock'
import { compression } from '../../platform/compression'
import type { Announcement } from '../../proof/announcement'
import { announcementHash } from '../../proof/link'
import { SITE_LINKS } from '../../ui/page/siteLinks'
import { Capped } from '../Capped'
import page from '../page.module.css'
import report from '../report.module.css'
import { FrozenList } from './FrozenList'
import { frozenMessages } from './frozenMessages'
import { GetResult } from './GetResult'
import { messages } from './messages'
import { factsOf } from './proofSheet'
import { dueMsOf, heldBy, prizeTitle } from './reading'
import styles from './VerifyPage.module.css'

/** Shown at first. */
const PRIZES = 20

interface FrozenProps {
  readonly announcement: Announcement
  /** With the text of the proof. */
  onMade(text: string): void
}

export function Frozen({ announcement, onMade }: FrozenProps) {
  const dueMs = dueMsOf(announcement)
  const isDue = useIsDue(dueMs)
  const { fingerprint } = useMemo(() => heldBy(announcement), [announcement])
  const { before, after, unknownChain } = frozenMessages
  const { title } = dueMs === null ? unknownChain : isDue ? after : before
  return (
    <>
      <section className={report.verdict} aria-labelledby="frozen">
        <div>
          <h2 id="frozen" tabIndex={-1}>
            {title}
          </h2>
          {dueMs === null ? (
            <p className={styles.finding}>{unknownChain.text}</p>
          ) : (
            <>
              <p className={styles.finding} role="status">
                {(isDue ? after : before).text(dueMs)}
              </p>
              <p className={report.soft}>{frozenMessages.beacon}</p>
              {isDue ? (
                <GetResult announcement={announcement} onMade={onMade} />
              ) : (
                <Waiting announcement={announcement} dueMs={dueMs} />
              )}
            </>
          )}
        </div>
      </section>
      <div className={styles.halves}>
        <section aria-labelledby="frozen-list">
          <h2 id="frozen-list">{messages.frozenTitle}</h2>
          <FrozenList
            announcement={announcement}
            fingerprint={fingerprint}
            facts={factsOf(announcement, isDue)}
          />
          <p className={styles.soft}>{frozenMessages.keep}</p>
        </section>
        <Prizes announcement={announcement} />
      </div>
    </>
  )
}

function Prizes({ announcement }: { readonly announcement: Announcement }) {
  return (
    <section aria-labelledby="prizes">
      <h2 id="prizes">{frozenMessages.prizes}</h2>
      <Capped items={announcement.prizes} first={PRIZES} more={messages.showAllPrizes}>
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
function Waiting({ announcement, dueMs }: { announcement: Announcement; dueMs: number }) {
  const leftMs = useLeftMs(dueMs)
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
  return (
    <>
      <p className={styles.left}>{frozenMessages.left(leftMs)}</p>
      {hash !== null && (
        <p className={page.buttons}>
          <a className={page.button} data-main href={`${SITE_LINKS.home.href}#${hash}`}>
            {frozenMessages.watch}
          </a>
        </p>
      )}
    </>
  )
}

function useIsDue(dueMs: number | null): boolean {
  const [isDue, setDue] = useState(() => dueMs !== null && Date.now() >= dueMs)
  useEffect(() => {
    if (dueMs === null || isDue) return
    const controller = new AbortController()
    void untilDue(dueMs, 0, controller.signal).then((isThere) => isThere && setDue(true))
    return () => controller.abort()
  }, [dueMs, isDue])
  return isDue
}

function useLeftMs(dueMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, dueMs - nowMs)
}
