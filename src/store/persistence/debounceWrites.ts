// Debounced writes: edits of a large wheel within half a second become one write. Spins, results and a change of
// wheels are written at once, together with any pending edits.

import type { AppState } from '../state'

const WAIT_MS = 500
/** Stored options, including originals and other wheels, above which edits are debounced: about 25 kB. */
const LARGE = 300

/** Whether only a large wheel's options or settings changed, so that more edits are likely to follow. */
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
 * Calls `write` once, half a second after the first of several calls of `later`.
 * @param isBusy whether to skip the write then, because something else will soon call `now`
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
