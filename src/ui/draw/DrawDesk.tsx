// The desk, in place of the list: prizes are set up, drawn and given out here.

import { useEffect, useRef, useState } from 'react'
import { browserDesk } from '../../draws/browserDesk'
import { app, useApp } from '../../store/app'
import card from '../card.module.css'
import { drawInstead } from '../commands/commands'
import { findWheel } from '../controls/findWheel'
import { closeSheet } from '../panels/closeSheet'
import { isSheet, panelId } from '../panels/Panel'
import styles from './DrawDesk.module.css'
import { DrawInProgress } from './DrawInProgress'
import { rememberDesk } from './deskOpen'
import { messages } from './messages'
import { pressDraw } from './pressing'
import { SetUpDraw } from './SetUpDraw'
import { useDesk } from './useDesk'
import { useSpokenDraw } from './useSpokenDraw'

export function DrawDesk() {
  const desk = browserDesk()
  const wheelId = useApp((state) => state.wheel.id)
  const isRead = useDesk(desk, (state) => state.wheelId === wheelId)
  const draw = useDesk(desk, (state) => state.draw)
  const phase = useDesk(desk, (state) => state.phase)
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  useSpokenDraw(desk, setSaid)

  useEffect(() => {
    void desk.actions.open(wheelId)
  }, [desk, wheelId])
  useEffect(() => () => desk.actions.close(), [desk])

  const isGoingOn = draw !== null && phase !== 'ended' && phase !== 'setUp'
  useEffect(() => rememberDesk(isGoingOn), [isGoingOn])

  // A spin that is no draw would show a winner who has won nothing.
  const isDrawing = isGoingOn && !draw.isComplete
  useEffect(() => {
    if (!isDrawing) return
    return drawInstead({
      next() {
        const state = desk.store.getState()
        if (state.phase === 'revealing') desk.actions.skipReveal()
        // Where another tab draws, it says so.
        else if (state.phase === 'ready') void pressDraw(desk)
      },
      back: () => app.actions.showLastResult(),
    })
  }, [desk, isDrawing])

  // On a phone the desk is a sheet, which covers the wheel and the winner's moment.
  const isSpinning = useApp((state) => state.activeSpin?.outcome.isShow === true)
  useEffect(() => {
    if (!isSpinning || !isSheet(document.getElementById(panelId('options')))) return
    closeSheet(findWheel())
    return () => {
      // One winner has the whole moment; several have their cards here.
      const isDealing = desk.store.getState().phase === 'revealing'
      if (isDealing && app.store.getState().panel === null) app.actions.togglePanel('options')
    }
  }, [desk, isSpinning])

  const isShowing = phase === 'drawing' || phase === 'revealing'
  const stage =
    phase === 'setUp' || !draw
      ? 'setUp'
      : phase === 'ended'
        ? 'ended'
        : draw.isComplete && !isShowing
          ? 'complete'
          : 'going'
  // What was pressed to come here is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each stage
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [stage, isRead])

  return (
    <div className={styles.desk}>
      <div className={`${card.head} ${card['sheet-head']} ${styles.head}`}>
        <h2 ref={heading} tabIndex={-1}>
          {messages.title}
        </h2>
        <button
          type="button"
          className={`${card['text-button']} ${styles.close}`}
          onClick={() => closeDesk()}
        >
          {messages.close}
        </button>
      </div>
      <div className={styles.spoken} role="status">
        {said}
      </div>
      {isRead && stage === 'setUp' && <SetUpDraw desk={desk} onSaid={setSaid} />}
      {isRead && stage !== 'setUp' && draw && <DrawInProgress desk={desk} draw={draw} />}
    </div>
  )
}

function closeDesk(): void {
  rememberDesk(false)
  app.actions.showDesk(false)
  // The button is gone with the next render; the one that opens the desk is back.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-desk]')?.focus())
}
