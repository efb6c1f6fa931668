// A step is taken back by id, so one that is not the last can be, and what came since stays.

import { WHEEL_HISTORY_LIMIT } from '../wheel/result'
import { patchWithout } from '../wheel/wheelPatch'
import type { AppState, Step, UndoHistory } from './state'
import { joinedSteps, type StepAbout, stepBack, takeStep } from './steps'

export const NO_STEPS: UndoHistory = { done: [], undone: [] }

const MAX_STEPS = 500
/** A page that is left open all day holds no more: so many results are at hand. */
const MAX_SPINS = WHEEL_HISTORY_LIMIT
/** What all steps may hold together, in options: twenty whole wheels, or ten of the largest kind. */
const MAX_SIZE = 100_000

export function withStep(
  before: AppState,
  change: Partial<AppState>,
  { isJoined, isQuiet, ...about }: StepAbout,
): UndoHistory {
  const { done, undone } = before.undoHistory
  const step = stepBack(before, { ...before, ...change }, about)
  if (!step) return before.undoHistory
  const last = isJoined ? done.at(-1) : undefined
  const joined = last ? joinedSteps(last, step) : step
  const others = last ? done.slice(0, -1) : done
  return bounded({
    done: withoutOldSpins(joined ? [...others, joined] : others),
    undone: isQuiet ? undone : [],
  })
}

function withoutOldSpins(done: readonly Step[]): readonly Step[] {
  const spins = done.filter(({ resultId }) => resultId !== undefined)
  const old = new Set(spins.slice(0, -MAX_SPINS))
  return old.size === 0 ? done : done.filter((step) => !old.has(step))
}

export type Side = keyof UndoHistory

/** Steps after it are taken first where it cannot go without them. @param now milliseconds since 1970 */
export function stateAfter(state: AppState, side: Side, index: number, now: number): AppState {
  const steps = state.undoHistory[side]
  const step = steps[index]
  if (!step) return state
  const isNext = index === steps.length - 1
  const next = takeStep(state, step, isNext, now)
  if (!next && !isNext) {
    let taken = state
    while (taken.undoHistory[side].length > index) {
      taken = stateAfter(taken, side, taken.undoHistory[side].length - 1, now)
    }
    return taken
  }
  const { id, name, resultId } = step
  const about = { id, name, ...(resultId !== undefined && { resultId }) }
  const reverse = next && stepBack(state, next, about)
  const isOtherWheel = next !== null && next.wheel.id !== state.wheel.id
  // Those after it are about the wheel that is replaced now.
  const later = isOtherWheel ? [] : steps.slice(index + 1)
  const isSpinGone = side === 'done' && resultId !== undefined
  const rest = [
    ...steps.slice(0, index),
    ...(isSpinGone ? later.map((one) => withoutResult(one, resultId)) : later),
  ]
  const other = side === 'done' ? 'undone' : 'done'
  const others = state.undoHistory[other]
  const history = { [side]: rest, [other]: reverse ? [...others, reverse] : others }
  return { ...(next ?? state), undoHistory: bounded(history as unknown as UndoHistory) }
}

/** A result that was taken back does not come back with what cleared it. */
function withoutResult(step: Step, resultId: string): Step {
  const { change } = step
  if (change.kind !== 'wheel') return step
  const patches = change.patches.map((patch) => patchWithout(patch, resultId))
  return { ...step, change: { ...change, patches } }
}

function bounded({ done, undone }: UndoHistory): UndoHistory {
  let left = [...undone, ...done.toReversed()].reduce((sum, { size }) => sum + size, 0)
  let count = done.length + undone.length
  const isTooMuch = () => count > MAX_STEPS || left > MAX_SIZE
  const dropped = (steps: readonly Step[], least: number) => {
    let from = 0
    while (isTooMuch() && steps.length - from > least) {
      left -= steps[from]?.size ?? 0
      count -= 1
      from += 1
    }
    return from === 0 ? steps : steps.slice(from)
  }
  return { done: dropped(done, 1), undone: dropped(undone, 1) }
}

/** Without the beginning of a tournament, which cannot be undone any more once it goes on. */
export function withoutTournament({ done, undone }: UndoHistory): UndoHistory {
  const isOther = ({ spin }: Step) => !spin
  return done.every(isOther) ? { done, undone } : { done: done.filter(isOther), undone }
}
