// What SPIN does not draw by itself: several at once. Everything is drawn only after a question that says how much that is.

import { useEffect, useRef, useState } from 'react'
import { app, useApp } from '../../store/app'
import { said } from '../../text/say'
import { inSequence } from '../../text/sentences'
import { Button } from '../../ui/kit/Button'
import { Segmented } from '../../ui/kit/fields/Segmented'
import { Menu } from '../../ui/kit/Menu'
import { Question } from '../../ui/kit/Question'
import presentation from '../../ui/presentation/Presentation.module.css'
import dock from '../../ui/stage/Dock.module.css'
import { canPress, type Desk } from '../desk/deskState'
import { planTotals } from '../model/plan'
import type { RaffleState } from '../model/raffleState'
import type { Scope } from '../model/record'
import { placesOf } from '../model/whoIsNext'
import { type DeskProps, useDesk } from './browserDesk'
import { messages } from './messages'
import styles from './RaffleDesk.module.css'
import room from './RaffleRoom.module.css'

const PACES = [
  { value: 'slow', label: messages.slow },
  { value: 'quick', label: messages.quick },
] as const

export async function endDraw(desk: Desk): Promise<void> {
  const problem = await desk.actions.end()
  if (problem) app.actions.showToast(messages.deskProblem(problem), 'warning')
}

interface PressButtonsProps extends DeskProps {
  readonly draw: RaffleState
  readonly scopes: readonly Scope[]
  /** Where the menu opens: below its row, unless that is the last one. */
  readonly place?: 'start' | 'above'
}

export function PressButtons({ desk, draw, scopes, place }: PressButtonsProps) {
  const isPossible = useDesk(desk, canPress)
  const pace = useDesk(desk, (state) => state.pace)
  const menu = useRef<HTMLDivElement>(null)
  // About the draw as it was then: whatever is drawn meanwhile, by the wheel or a remote, ends the question.
  const [asked, setAsked] = useState<RaffleState | null>(null)
  const absences = useDesk(desk, (state) => state.absences)
  const isReady = useDesk(desk, ({ isLeading, phase }) => isLeading && phase === 'ready')
  const isChanged = isReady && !draw.proven && absences.length > 0
  useEffect(() => {
    if (isChanged) app.actions.tellDraw(...messages.absences(absences))
  }, [isChanged, absences])
  const isAsking = isChanged || (asked === draw && isPossible)
  const wasAsking = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasAsking.current && !isAsking && isLost) menu.current?.querySelector('summary')?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  function pressed(scope: Scope) {
    if (!isPossible) return
    if (scope === 'all') setAsked(draw)
    else void desk.actions.pressNext(scope)
  }

  const left = planTotals(draw.prizes).places - draw.drawn
  if (isChanged) {
    return (
      <Question
        text={messages.absencesQuestion(inSequence(messages.absences(absences).map(said)))}
        no={messages.goOn}
        yes={messages.end}
        isDanger
        isUnasked
        onNo={desk.actions.agreeToAbsences}
        onYes={() => void endDraw(desk)}
      />
    )
  }
  if (isAsking) {
    return (
      <Question
        text={messages.drawAllQuestion(left)}
        no={messages.notNow}
        yes={messages.drawAll(left)}
        onNo={() => setAsked(null)}
        onYes={() => {
          setAsked(null)
          void desk.actions.pressNext('all')
        }}
      />
    )
  }
  const several = scopes.filter((scope) => scope !== 'place')
  if (several.length === 0) return null
  return (
    <div ref={menu} className={styles.several}>
      <Menu label={messages.drawSeveral} {...(place && { place })}>
        {several.map((scope) => (
          <Button
            key={scope}
            kind="text"
            aria-disabled={!isPossible}
            onClick={() => pressed(scope)}
          >
            {messages.several[scope](placesOf(draw, scope).flat().length)}
          </Button>
        ))}
        <Segmented
          legend={messages.pace}
          options={PACES}
          value={pace}
          onChoose={desk.actions.setPace}
        />
      </Menu>
    </div>
  )
}

/** SPIN, where winners cover it. */
export function DrawButton({ desk }: DeskProps) {
  const isPossible = useDesk(desk, canPress)
  const label = useApp(({ raffle }) => (raffle.desk?.isDone ? undefined : raffle.desk?.label))
  if (label === undefined) return null
  return (
    <button
      type="button"
      className={`${dock.spin} ${room.draw} ${presentation.fading}`}
      // It keeps the focus while the winners are shown.
      aria-disabled={!isPossible}
      onClick={() => isPossible && void desk.actions.pressNext()}
    >
      <span className={dock.draw}>{label}</span>
    </button>
  )
}
