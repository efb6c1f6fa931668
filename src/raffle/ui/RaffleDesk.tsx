import { useCallback, useEffect, useRef, useState } from 'react'
import { app, useApp } from '../../store/app'
import { Button } from '../../ui/kit/Button'
import { CardHead } from '../../ui/kit/Card'
import { findWheel } from '../../ui/kit/findWheel'
import { closeSheet, isSheet, panelId } from '../../ui/kit/Panel'
import { VisuallyHidden } from '../../ui/kit/text'
import { shownName } from '../../wheel/messages'
import { isOfDraw } from '../../wheel/result'
import { linkKind } from '../proof/linkKind'
import { browserDesk, useDesk } from './browserDesk'
import { rememberDraw } from './deskOpen'
import { messages } from './messages'
import { messages as proofMessages } from './proof/messages'
import { WatchRaffle } from './proof/WatchRaffle'
import styles from './RaffleDesk.module.css'
import { RaffleInProgress } from './RaffleInProgress'
import { SetUpRaffle } from './SetUpRaffle'
import { useSpokenRaffle } from './spokenRaffle'

export function RaffleDesk() {
  const watchedHash = useWatchedHash()
  const isWatching = watchedHash !== null
  // Where the desk is closed, nothing waits for the draw and the wheel spins as ever.
  const isAwaited = useDesk(browserDesk(), ({ awaited }) => awaited !== null)
  const heading = useRef<HTMLHeadingElement>(null)
  useSheetAside()
  // What was pressed to come here is gone.
  const focusHeading = useCallback(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  useEffect(focusHeading, [focusHeading])

  return (
    <div className={styles.desk}>
      <CardHead
        isOfSheet
        title={isWatching ? proofMessages.watching : messages.title}
        heading={{ ref: heading, tabIndex: -1 }}
        aside={
          isWatching || isAwaited ? undefined : (
            <Button kind="text" onClick={closeDesk}>
              {messages.close}
            </Button>
          )
        }
      />
      {isWatching ? <WatchRaffle hash={watchedHash} /> : <OwnDraws onStage={focusHeading} />}
    </div>
  )
}

/** The link of an announced draw, as long as its wheel is on the page: also once somebody has changed that wheel. */
function useWatchedHash(): string | null {
  const hash = useApp(({ link }) => link?.hash ?? '')
  const wheelId = useApp((state) => state.wheel.id)
  const [watching, setWatching] = useState({ hash: '', wheelId: '' })
  const isAnnounced = linkKind(hash) === 'announcement'
  if (isAnnounced && (watching.hash !== hash || watching.wheelId !== wheelId)) {
    setWatching({ hash, wheelId })
  }
  if (isAnnounced) return hash
  return watching.wheelId === wheelId ? watching.hash : null
}

/** @param onStage what was pressed may be gone with each stage of a draw */
function OwnDraws({ onStage }: { onStage(): void }) {
  const desk = browserDesk()
  // Of the wheel that is seen: another tab may have opened another one while this one still shows a winner.
  const wheelId = useApp(({ shownWheel, wheel }) => (shownWheel ?? wheel).id)
  const isCurrent = useApp(({ wheel }) => wheel.id === wheelId)
  const isRead = useDesk(desk, (state) => state.wheelId === wheelId)
  const draw = useDesk(desk, (state) => state.draw)
  const phase = useDesk(desk, (state) => state.phase)
  const [said, setSaid] = useState('')
  useSpokenRaffle(desk, setSaid)

  useEffect(() => {
    const { draw, wheelId: before } = desk.store.getState()
    if (draw && !draw.hasEnded && before !== wheelId) {
      app.actions.showToast(messages.goesOnLater(shownName(draw.begun.wheel.name)), 'info')
    }
    // What was said was about the wheel before.
    setSaid('')
    void desk.actions.open(wheelId)
  }, [desk, wheelId])
  useEffect(() => () => desk.actions.close(), [desk])

  const isGoingOn = draw !== null && phase !== 'ended' && phase !== 'setUp'
  // Not before everything is read, and where records cannot be read, nobody knows.
  const isAllRead = useDesk(desk, (one) => one.notSaved === null && one.earlierWinners !== null)
  const isKnown = isAllRead || isGoingOn
  useEffect(() => {
    if (isRead && isKnown) rememberDraw(wheelId, isGoingOn)
  }, [wheelId, isRead, isKnown, isGoingOn])

  const isShowing = phase === 'drawing' || phase === 'revealing'
  const stage =
    phase === 'setUp' || !draw
      ? 'setUp'
      : phase === 'ended'
        ? 'ended'
        : draw.isComplete && !isShowing
          ? 'complete'
          : 'going'
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each stage
  useEffect(onStage, [stage, isRead])

  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {isRead && isCurrent && stage === 'setUp' && <SetUpRaffle desk={desk} onSaid={setSaid} />}
      {isRead && stage !== 'setUp' && draw && <RaffleInProgress desk={desk} draw={draw} />}
    </>
  )
}

/** On a phone the desk is a sheet, which covers the wheel and the winner's moment: it steps aside for a spin. */
function useSheetAside(): void {
  const isSpinning = useApp(({ activeSpin }) => activeSpin !== null && isOfDraw(activeSpin.outcome))
  useEffect(() => {
    if (!isSpinning || !isSheet(document.getElementById(panelId('options')))) return
    closeSheet(findWheel())
    return () => {
      // One winner has the whole moment; several have their cards here.
      const isDealing = browserDesk().store.getState().phase === 'revealing'
      if (isDealing && app.store.getState().panel === null) app.actions.togglePanel('options')
    }
  }, [isSpinning])
}

function closeDesk(): void {
  app.actions.showDesk(false)
  // The button is gone with the next render; the one that opens the desk is back.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('summary:has([data-desk])')?.focus(),
  )
}
