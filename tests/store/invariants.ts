// Invariants of the app's state, for unit tests and browser tests.

import type { AppState } from '../../src/store/state'
import { isHexColor } from '../../src/wheel/colors/color'
import { withCooldown } from '../../src/wheel/cooldown'
import { segmentUnderPointer } from '../../src/wheel/geometry'
import { isOfDraw, keptResults } from '../../src/wheel/result'
import { segmentsWith } from '../../src/wheel/rounds'
import {
  activeSegments,
  MAX_SEGMENTS,
  MIN_SEGMENTS,
  optionText,
  type Segment,
} from '../../src/wheel/segment'
import { arcsOf } from '../../src/wheel/weights'

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
    'only where there is a result it is shown': phase !== 'finished' || lastResult !== null,
    'a wheel that turns has no last winner': phase !== 'spinning' || lastResult === null,
    'the pointer is at the last winner': isAtWinner(state),
    'another wheel than the current one is seen only while it turns or reveals its winner':
      state.shownWheel === null || phase === 'spinning' || state.isRevealing,
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
      // A new wheel has none.
      wheel.segments.length <= MAX_SEGMENTS,
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

/** As far as the wheel still has that option. */
function isAtWinner({ lastResult, restRotation, settings, ...state }: AppState): boolean {
  if (!lastResult) return true
  const wheel = state.shownWheel ?? state.wheel
  const { id } = lastResult.winner
  const drawn = segmentsWith(wheel.segments, id)
  if (!drawn.some((one) => one.id === id)) return true
  return drawn[segmentUnderPointer(restRotation, arcsOf(wheel, settings, drawn))]?.id === id
}

function areDistinct(items: readonly { readonly id: string }[]): boolean {
  return new Set(items.map(({ id }) => id)).size === items.length
}

function isWhole({ text, color, weight }: Segment): boolean {
  return optionText(text) === text && isHexColor(color) && weight >= 0 && weight < Infinity
}
