// What the next press draws: for the buttons, the wheel and a presenter's remote alike, what was drawn last.

import { createStore } from 'zustand/vanilla'
import { app } from '../../store/app'
import type { Desk } from '../desk/deskState'
import type { Scope } from '../model/record'
import { messages } from './messages'
import { nextScope } from './scopes'

export const pressing = createStore<{ readonly scope: Scope }>(() => ({ scope: 'place' }))

/** Draws, and says why where it cannot. The second press of a double click does nothing. */
export async function pressDraw(desk: Desk, scope?: Scope): Promise<void> {
  const { draw, isJustShown } = desk.store.getState()
  if (!draw || isJustShown) return
  const wanted = scope ?? nextScope(draw, pressing.getState().scope)
  pressing.setState({ scope: wanted })
  const problem = await desk.actions.press(wanted)
  if (problem) app.actions.showToast(messages.deskProblem(problem), 'warning')
}

/** Ends the draw, and says why where it cannot. */
export async function endDraw(desk: Desk): Promise<void> {
  const problem = await desk.actions.end()
  if (problem) app.actions.showToast(messages.deskProblem(problem), 'warning')
}
