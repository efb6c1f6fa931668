// What can be drawn now, as buttons. Everything is drawn only after a question that says how much that is.

import { useEffect, useRef, useState } from 'react'
import { app } from '../../store/app'
import { Button } from '../../ui/kit/Button'
import { Question } from '../../ui/kit/Question'
import { canPress, type Desk, mainScope, nextScope } from '../desk/deskState'
import { planTotals } from '../model/plan'
import type { RaffleState } from '../model/raffleState'
import type { Scope } from '../model/record'
import { type DeskProps, useDesk } from './browserDesk'
import { messages } from './messages'

export async function endDraw(desk: Desk): Promise<void> {
  const problem = await desk.actions.end()
  if (problem) app.actions.showToast(messages.deskProblem(problem), 'warning')
}

interface PressButtonsProps extends DeskProps {
  readonly draw: RaffleState
  readonly scopes: readonly Scope[]
}

export function PressButtons({ desk, draw, scopes }: PressButtonsProps) {
  const isPossible = useDesk(desk, canPress)
  const last = useDesk(desk, (state) => state.lastScope)
  const lastButton = useRef<HTMLButtonElement>(null)
  // About the draw as it was then: whatever is drawn meanwhile, by the wheel or a remote, ends the question.
  const [asked, setAsked] = useState<RaffleState | null>(null)
  const absences = useDesk(desk, (state) => state.absences)
  const isReady = useDesk(desk, ({ isLeading, phase }) => isLeading && phase === 'ready')
  const change = isReady && !draw.proven && absences.length > 0 ? messages.absences(absences) : ''
  useEffect(() => {
    if (change !== '') app.actions.tellDraw(change)
  }, [change])
  const isAsking = change !== '' || (asked === draw && isPossible)
  const wasAsking = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasAsking.current && !isAsking && isLost) lastButton.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  function pressed(scope: Scope) {
    if (!isPossible) return
    if (scope === 'all') setAsked(draw)
    else void desk.actions.pressNext(scope)
  }

  const left = planTotals(draw.prizes).places - draw.drawn
  const main = mainScope(scopes, nextScope(draw, last))
  if (change !== '') {
    return (
      <Question
        text={messages.absencesQuestion(change)}
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
  return scopes.map((scope) => (
    <Button
      key={scope}
      ref={scope === scopes.at(-1) ? lastButton : undefined}
      kind={scope === main ? 'primary' : 'plain'}
      // It keeps the focus while the winners are shown.
      aria-disabled={!isPossible}
      onClick={() => pressed(scope)}
    >
      {messages.draw[scope]}
    </Button>
  ))
}
