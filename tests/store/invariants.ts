// Invariants of the app's state, for unit tests and browser tests.

import type { AppState } from '../../src/store/state'
import { withCooldown } from '../../src/wheel/cooldown'
import { isHexColor } from '../../src/wheel/palette'
import { isOfDraw, keptResults } from '../../src/wheel/result'
import {
  activeSegments,
  MAX_SEGMENTS,
  MIN_SEGMENTS,
  optionText,
  type Segment,
} from '../../src/wheel/segment'

/** The rules that `state` breaks, in words; none in a state that may be. */
export function brokenRules(state: AppState): string[] {
  const { wheel, phase, activeSpin, lastResult, focusedId, toasts } = state
  const active = activeSegments(wheel.segments)
  const spun = activeSegments((state.shownWheel ?? wheel).segments)
  const isActive = (id: string) => active.some((segment) => segment.id === id)
  const drawn = activeSpin?.outcome.winner
  const rules: Record<string, boolean> = {
    'a spin is under way exactly while the phase is spinning':
      (phase === 'spinning') === (activeSpin !== null),
    'a result is shown exactly while the phase is finished':
      (phase === 'finished') === (lastResult !== null),
    'only a result that is shown stands out': !state.isRevealing || phase === 'finished',
    'a spin under way has an active winner': !drawn || spun.some(({ id }) => id === drawn.id),
    'a spin under way had enough options':
      !drawn ||
      isOfDraw(activeSpin.outcome) ||
      // Another tab may have changed them since.
      activeSpin.isElsewhere ||
      spun.length >= (activeSpin.outcome.isNoRepeats ? 1 : MIN_SEGMENTS),
    'whoever is absent is so on a day':
      wheel.absentOn !== undefined || !wheel.segments.some(({ absent }) => absent),
    'whoever sits out has won lately':
      phase === 'spinning' || withCooldown(wheel, state.settings) === wheel,
    'the number of options is within its limits':
      wheel.segments.length >= MIN_SEGMENTS && wheel.segments.length <= MAX_SEGMENTS,
    'every option has an id of its own': areDistinct(wheel.segments),
    'every option has a text and a color': wheel.segments.every(isWhole),
    'every original has a text and a color': wheel.originalSegments.every(isWhole),
    'what the keyboard is on is on the wheel': focusedId === null || isActive(focusedId),
    'the history is no longer than it may be':
      keptResults(wheel.history).length === wheel.history.length,
    'the history has each result once': areDistinct(wheel.history),
    'the history has the newest result first': wheel.history.every(
      ({ order }, index, all) => order <= (all[index - 1]?.order ?? Infinity),
    ),
    'every spin is counted': wheel.statistics.totalSpins >= wheel.history.length,
    'every elimination is counted':
      wheel.statistics.totalEliminations >= wheel.eliminationHistory.length,
    'the wheel rests within a turn': state.restRotation >= 0 && state.restRotation < 2 * Math.PI,
    'every toast has an id of its own': areDistinct(toasts),
  }
  return Object.keys(rules).filter((rule) => !rules[rule])
}

function areDistinct(items: readonly { readonly id: string }[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length
}

function isWhole({ text, color, weight }: Segment): boolean {
  return optionText(text) === text && isHexColor(color) && weight >= 0 && weight < Infinity
}
