// Moves wheels into the library that are no longer at hand, and stores every result, when nothing moves.

import { recordedIn } from '../../wheel/mergeWheels'
import type { SpinResult } from '../../wheel/result'
import type { Wheel } from '../../wheel/wheel'
import type { App } from '../createApp'
import { wheelsOf } from '../sharedState'
import type { AppState } from '../state'
import type { Library } from './library'
import { messages } from './messages'

export interface Archiver {
  /** May be called a while after the change. */
  changed(state: AppState, before: AppState): void
  /** Does nothing unless the wheel stands still. Resolves when all is done; never rejects. */
  work(): Promise<void>
}

export function createArchiver(
  { store, actions }: Pick<App, 'store' | 'actions'>,
  library: Library,
): Archiver {
  /** When wheels were last in hand, as far as this page knows. */
  const usedAt = new Map<string, number>()
  /** Ids of results that are in the library. */
  const recorded = new Set<string>()
  /** One thing after the other, in the order in which it happened. */
  let queue: Promise<unknown> = Promise.resolve()
  let isFullTold = false

  function next(task: () => Promise<unknown>): Promise<void> {
    const done = queue.then(task).catch((cause: unknown) => {
      console.warn('Failed to keep a wheel or a result', cause)
    })
    queue = done
    return done as Promise<void>
  }

  function changed(state: AppState, before: AppState): void {
    if (state.wheel.id !== before.wheel.id) {
      const [newest] = before.ownWheels
      if (newest && !usedAt.has(newest.wheel.id)) usedAt.set(newest.wheel.id, before.openedAt)
      usedAt.set(before.wheel.id, state.openedAt)
    } else followResults(state, before)
    if (state.clearedData && !before.clearedData) {
      recorded.clear()
      next(library.followClearing)
    }
    if (!state.clearedData && before.clearedData) next(library.putBack)
  }

  /** Cleared results are those that the wheel says were; Undo takes them off that list. */
  function followResults({ wheel }: AppState, { wheel: before }: AppState): void {
    if (wheel.clearedResults === before.clearedResults) return
    const isCleared = ({ id }: SpinResult) => wheel.clearedResults.includes(id)
    const wasCleared = ({ id }: SpinResult) => before.clearedResults.includes(id)
    const cleared = before.history.filter((result) => isCleared(result) && !wasCleared(result))
    const back = wheel.history.filter(wasCleared)
    const takenBack = countTakenBack(wheel, before)
    if (takenBack > 0 && takenBack === cleared.length) {
      for (const { id } of cleared) recorded.delete(id)
      next(() => library.results.remove(named(wheel, cleared)))
      return
    }
    if (takenBack < 0 && cleared.length === 0) return
    const until = Math.max(...cleared.map(({ order }) => order))
    if (cleared.length > 0) {
      next(() => recordAll(before.history))
      next(() => library.results.clear(wheel.id, until))
    } else if (back.length > 0) next(() => library.results.bringBack(wheel.id))
  }

  async function recordAll(results: readonly SpinResult[]): Promise<void> {
    const news = results.filter(({ id }) => !recorded.has(id))
    if (news.length === 0) return
    const outcome = await library.results.record(news)
    if (outcome.fault === null) for (const { id } of news) recorded.add(id)
  }

  /** Each wheel's history has its last results, so what was missed once comes with the next. */
  async function recordResults(): Promise<void> {
    const state = store.getState()
    await recordAll(wheelsOf(state).flatMap(({ wheel }) => named(wheel, wheel.history)))
  }

  /** The wheel that was replaced last stays at hand, for “Back to My Wheel”. */
  async function moveWheels(): Promise<void> {
    const { ownWheels, pendingSpins, activeSpin } = store.getState()
    const isSpun = (id: string) => pendingSpins.some(({ wheelId }) => wheelId === id)
    const moved = ownWheels.slice(1).filter(({ wheel }) => !isSpun(wheel.id))
    if (activeSpin || moved.length === 0) return
    const outcome = await library.wheels.put(
      moved.map((own) => ({ own, usedAt: usedAt.get(own.wheel.id) ?? own.wheel.lastUsed })),
    )
    // Those that have changed meanwhile are moved the next time.
    if (outcome.fault === null) actions.dropOwnWheels(moved)
    else if (outcome.fault === 'full' && !isFullTold) {
      isFullTold = true
      actions.showToast(messages.noRoomToMove, 'warning')
    }
  }

  return {
    changed,
    async work() {
      await next(recordResults)
      await next(moveWheels)
    },
  }
}

/** Spins that were taken back since; below 0, those that came again. What is cleared still counts, and they do not. */
function countTakenBack(wheel: Wheel, before: Wheel): number {
  const known = recordedIn(before)
  const news = [...recordedIn(wheel)].filter((id) => !known.has(id)).length
  return news - (wheel.statistics.totalSpins - before.statistics.totalSpins)
}

/** Results from before they named their wheel name it too. */
function named({ id: wheelId }: Wheel, results: readonly SpinResult[]): readonly SpinResult[] {
  return results.map((result) => ({ ...result, wheelId }))
}
