import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { canShareLinks, shareLink } from '../../platform/shareSheet'
import { app } from '../../store/app'
import { said } from '../../text/say'
import { inSequence } from '../../text/sentences'
import { Button, ButtonRow } from '../../ui/kit/Button'
import { Section } from '../../ui/kit/Card'
import { Menu } from '../../ui/kit/Menu'
import { Question } from '../../ui/kit/Question'
import { Note } from '../../ui/kit/text'
import { QrCode } from '../../ui/share/QrCode'
import { NO_SHOWS } from '../../wheel/result'
import { type Desk, isBeaconDue, scopesOf } from '../desk/deskState'
import { lastShown } from '../desk/showing'
import { planTotals } from '../model/plan'
import type { RaffleState } from '../model/raffleState'
import type { Scope } from '../model/record'
import { proofOf } from '../model/recordOut'
import type { Announcement } from '../proof/announcement'
import { type DeskProps, useDrawnPictures } from './browserDesk'
import { deskView } from './deskView'
import { messages } from './messages'
import { endDraw, PressButtons } from './PressButtons'
import { markNoShow, PrizeCards } from './PrizeCards'
import {
  copyAndSay,
  copyFingerprint,
  saveAnnouncement,
  saveDraw,
  useAnnouncementLink,
} from './proof/links'
import { messages as proofMessages } from './proof/messages'
import proofStyles from './proof/Proof.module.css'
import { Fingerprint, ProofTools } from './proof/ProofTools'
import { Step, Steps } from './proof/Steps'
import { Waiting } from './proof/Waiting'
import styles from './RaffleDesk.module.css'

interface DrawInProgressProps extends DeskProps {
  readonly draw: RaffleState
}

export function RaffleInProgress({ desk, draw }: DrawInProgressProps) {
  const { entries, revealed, phase, isLeading } = useStore(desk.store)
  const pictureOf = useDrawnPictures(draw)
  const view = useMemo(
    () => deskView(draw, entries, revealed, pictureOf),
    [draw, entries, revealed, pictureOf],
  )
  const canMark = isLeading && phase === 'ready'
  const proof = useMemo(() => proofOf(draw), [draw])
  useMarkable(desk, draw, canMark)
  const cardCount = view.prizes.reduce((sum, { cards }) => sum + cards.length, 0)
  return (
    <>
      <Notices desk={desk} />
      {isBeaconDue(draw) && draw.proven ? (
        <AnnouncedDraw desk={desk} announcement={draw.proven.announcement} />
      ) : (
        <Section aria-label={messages.title}>
          <p className={styles.progress}>
            <progress value={view.drawn} max={draw.places} aria-hidden="true" />
            <span>{messages.progress(view.drawn, draw.places)}</span>
          </p>
          <Next desk={desk} draw={draw} />
          {canMark && cardCount > 0 && <Note>{messages.markHint}</Note>}
        </Section>
      )}
      {view.prizes.map((prize) => (
        <PrizeCards key={prize.prize} desk={desk} view={prize} canMark={canMark} />
      ))}
      {proof && (phase === 'ended' || (phase === 'ready' && draw.isComplete)) && (
        <ProofTools proof={proof} hasReplaced={hasReplaced(draw)} />
      )}
      <Foot desk={desk} draw={draw} />
    </>
  )
}

/** On a phone the winner's card is what is seen, so that who is not there is marked on it too. */
function useMarkable(desk: Desk, draw: RaffleState, canMark: boolean): void {
  useEffect(() => {
    const shown = canMark ? lastShown(desk.store.getState().entries, draw) : null
    if (!shown) return
    const marks = NO_SHOWS.map((why) => ({
      label: messages.mark[why],
      mark: () => void markNoShow(desk, shown.position, why),
    }))
    app.actions.holdForRaffle({ markable: { resultId: shown.resultId, marks } })
    return () => app.actions.holdForRaffle({ markable: null })
  }, [desk, draw, canMark])
}

function hasReplaced({ prizes }: RaffleState): boolean {
  return prizes.some(({ placed }) => placed.some(({ calls }) => calls.length > 1))
}

function Notices({ desk }: DeskProps) {
  const state = useStore(desk.store)
  const { notSaved, absences, hasListChanged, isLeading, canTakeOver } = state
  const isProven = state.draw?.proven != null
  const hasEnded = state.phase === 'ended'
  return (
    <div role="status" className={styles.stack}>
      {notSaved !== null && <Note className={styles.warning}>{messages.notSaved(notSaved)}</Note>}
      {hasListChanged && !hasEnded && <p className={styles.notice}>{messages.hasListChanged}</p>}
      {isProven && absences.length > 0 && (
        <p className={styles.notice}>{inSequence(messages.absences(absences).map(said))}</p>
      )}
      {!isLeading && !hasEnded && (
        <p className={styles.notice}>{canTakeOver ? messages.otherTabGone : messages.otherTab}</p>
      )}
      {!isLeading && !hasEnded && canTakeOver && (
        <Button
          kind="primary"
          onClick={async () => {
            const problem = await desk.actions.takeOver()
            if (problem) app.actions.showToast(messages.deskProblem(problem), 'warning')
          }}
        >
          {messages.takeOver}
        </Button>
      )}
    </div>
  )
}

function Next({ desk, draw }: DrawInProgressProps) {
  const { phase, isLeading, revealed } = useStore(desk.store)
  const isShowing = phase === 'drawing' || phase === 'revealing'
  // What is drawn is no secret only once it is shown: until then the buttons stay as they were pressed.
  const before = useRef<readonly Scope[]>([])
  const left = scopesOf(draw)
  useEffect(() => {
    if (!isShowing) before.current = left
  })
  const scopes = isShowing ? before.current : left
  const { next } = draw
  const prize = next && draw.prizes[next.prize]
  if (phase === 'ended') return <p className={styles.large}>{messages.ended}</p>
  return (
    <>
      {/* Where nothing is left, the big button says so. */}
      {(isShowing || prize) && (
        <p className={styles.large}>
          {isShowing || !prize
            ? messages.drawing
            : messages.next(prize.name, next.place + 1, prize.places)}
        </p>
      )}
      <ButtonRow>
        <PressButtons desk={desk} draw={draw} scopes={scopes} />
        {revealed !== null && (isLeading || !isShowing) && (
          <Button
            onClick={() => (isShowing ? desk.actions.skipReveal() : desk.actions.revealAgain())}
          >
            {isShowing ? messages.showAll : messages.revealAgain}
          </Button>
        )}
      </ButtonRow>
    </>
  )
}

function Foot({ desk, draw }: DrawInProgressProps) {
  const { phase, isLeading, entries } = useStore(desk.store)
  const [isAsking, setAsking] = useState(false)
  const foot = useRef<HTMLElement>(null)
  const isReady = phase === 'ready' && isLeading

  function ask() {
    if (!isReady) return
    if (draw.isComplete) void end()
    else setAsking(true)
  }

  function goOn() {
    setAsking(false)
    // The button that was pressed is gone with the next render, and this one is back.
    requestAnimationFrame(() => foot.current?.querySelector<HTMLElement>('[data-end]')?.focus())
  }

  async function end() {
    setAsking(false)
    await endDraw(desk)
  }

  return (
    <Section ref={foot}>
      {phase === 'ended' ? (
        <Button kind="primary" onClick={() => desk.actions.setUpNext()}>
          {messages.newDraw}
        </Button>
      ) : (
        isAsking && (
          <Question
            text={messages.endQuestion(
              planTotals(draw.prizes).places - draw.drawn,
              draw.proven !== null,
            )}
            no={messages.goOn}
            yes={messages.end}
            isDanger
            onNo={goOn}
            onYes={() => void end()}
          />
        )
      )}
      <div className={styles.last}>
        <Menu label={messages.files}>
          {(['sheet', 'csv', 'json'] as const).map((kind) => (
            <button key={kind} type="button" onClick={() => void saveDraw(kind, entries)}>
              {messages.saved[kind]}
            </button>
          ))}
        </Menu>
        {phase !== 'ended' && !isAsking && (
          <Button kind="text" data-end aria-disabled={!isReady} onClick={ask}>
            {messages.end}
          </Button>
        )}
      </div>
    </Section>
  )
}

interface AnnouncedDrawProps extends DeskProps {
  readonly announcement: Announcement
}

function AnnouncedDraw({ desk, announcement }: AnnouncedDrawProps) {
  const { awaited, beaconProblem: problem } = useStore(desk.store)
  const { retryBeacon, takeSignature } = desk.actions
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that locked the list is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <Section aria-label={proofMessages.proveTitle}>
      <Steps>
        <Step name="lock" state="done" />
        <Step name="send" state="current" heading={heading}>
          <ShareAnnouncement announcement={announcement} />
        </Step>
        <Step name="draw">
          {awaited && (
            <Waiting
              announcement={announcement}
              awaited={awaited}
              onRetry={retryBeacon}
              onSignature={takeSignature}
            />
          )}
          <Note role="status" className={styles.problem}>
            {problem && said(messages.deskProblem(problem))}
          </Note>
        </Step>
      </Steps>
    </Section>
  )
}

function ShareAnnouncement({ announcement }: { readonly announcement: Announcement }) {
  const link = useAnnouncementLink(announcement)
  const hasLink = link !== null && link !== ''
  const isLong = link === null || link.length > MAX_MESSAGE

  async function share() {
    if (!hasLink || (await shareLink(proofMessages.shareName, link))) return
    app.actions.showToast(proofMessages.notShared, 'error')
  }

  return (
    <>
      <Note>{isLong ? proofMessages.tooLong : proofMessages.shareNote}</Note>
      <ButtonRow>
        {isLong && (
          <Button kind="primary" onClick={() => void copyFingerprint(announcement)}>
            {proofMessages.copyFingerprint}
          </Button>
        )}
        {link !== null && (
          <Button
            kind={isLong ? 'plain' : 'primary'}
            aria-disabled={!hasLink}
            onClick={() => hasLink && void copyAndSay(link, proofMessages.linkCopied)}
          >
            {proofMessages.copyLink}
          </Button>
        )}
        {link !== null && canShareLinks() && (
          <Button onClick={() => void share()}>{proofMessages.shareSheet}</Button>
        )}
        <Button onClick={() => saveAnnouncement(announcement)}>
          {proofMessages.saveAnnouncement}
        </Button>
      </ButtonRow>
      {hasLink && link.length <= MAX_CODE && (
        <div className={proofStyles.qr}>
          <QrCode url={link} name={announcement.name} />
        </div>
      )}
      <Fingerprint announcement={announcement} />
    </>
  )
}

/** Characters: the smaller the code, the farther away it can be scanned. The largest one holds 2,953. */
const MAX_CODE = 1500
/** Characters: the least that a common chat, Discord, takes in one message. */
const MAX_MESSAGE = 2000
