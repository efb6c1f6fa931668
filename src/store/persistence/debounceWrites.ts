// A large wheel is not stored at every keystroke: edits within half a second become one write. A spin, a
// result, another wheel in its place: those are stored at once, with all that has waited.

import type { AppState } from '../state'

const WAIT_MS = 500
/** Options that are stored, those for Restore All and of other wheels among them: about 25 kB. */
const LARGE = 300

/** Whether a large wheel was edited in a way that more edits are likely to follow, and nothing else changed. */
export function isSmallEdit(state: AppState, before: AppState): boolean {
  const { wheel } = state
  const isChanged =
    wheel !== before.wheel || state.settings !== before.settings || state.link !== before.link
  return (
    isChanged &&
    storedOptions(state) > LARGE &&
    wheel.id === before.wheel.id &&
    wheel.history === before.wheel.history &&
    state.pendingSpins === before.pendingSpins &&
    state.ownWheels === before.ownWheels
  )
}

function storedOptions({ wheel, ownWheels }: AppState): number {
  const wheels = [wheel, ...ownWheels.map((own) => own.wheel)]
  return wheels.reduce(
    (sum, { segments, originalSegments }) =>
      sum + segments.length + (originalSegments === segments ? 0 : originalSegments.length),
    0,
  )
}

/**
 * Calls `write` once, half a second after the first of several calls.
 * @param isBusy whether it is a bad moment by then; something else will call `now` soon
 */
export function debounceWrites(
  write: () => void,
  isBusy: () => boolean,
  schedule: (task: () => void, delayMs: number) => () => void,
): { later(): void; now(): void } {
  let cancel: (() => void) | null = null
  return {
    later() {
      cancel ??= schedule(() => {
        cancel = null
        if (!isBusy()) write()
      }, WAIT_MS)
    },
    now() {
      cancel?.()
      cancel = null
      write()
    },
  }
}
