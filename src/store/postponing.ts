// Owns that a large wheel is not written at every stroke: changes to it within half a second become one write.
// A spin, a result, another wheel in its place: those are kept at once, with all that has waited.

import type { App } from './createApp'
import type { AppState } from './state'

const WAIT_MS = 500
/** Options, counted with those kept for Restore All. The text of so many has about 50 kB. */
const LARGE = 600

interface Postponing {
  /** Writes at once whatever waits. */
  write(): void
  /** The same, and nothing waits any more. */
  stop(): void
}

/** From now on large wheels wait. */
export function postponeWrites({ store, keeping }: App): Postponing {
  /** The state before the first change that waits. */
  let since: AppState | null = null
  let cancel = () => {}

  function end(): void {
    cancel()
    since = null
  }

  function write(): void {
    // Another tab may have kept a result meanwhile.
    if (since) keeping.catchUp()
    if (!since) return
    const { wheel, settings, link } = since
    const state = store.getState()
    end()
    keeping.keep(state, { ...state, wheel, settings, link })
  }

  keeping.isWaiting = () => since !== null
  keeping.changed = (state, before) => {
    if (isStroke(state, before)) {
      if (since) return
      since = before
      // A wheel that turns is not disturbed: its end writes everything.
      cancel = keeping.schedule(() => store.getState().activeSpin ?? write(), WAIT_MS)
      return
    }
    if (state.activeSpin !== before.activeSpin || state.wheel !== before.wheel) end()
    keeping.keep(state, before)
  }
  function stop(): void {
    write()
    keeping.changed = keeping.keep
  }

  return { write, stop }
}

/** Whether a large wheel was changed by something that may soon be changed again, and nothing else was. */
function isStroke(state: AppState, before: AppState): boolean {
  const { wheel } = state
  const isChanged =
    wheel !== before.wheel || state.settings !== before.settings || state.link !== before.link
  return (
    isChanged &&
    wheel.segments.length + wheel.originalSegments.length > LARGE &&
    wheel.id === before.wheel.id &&
    wheel.history === before.wheel.history &&
    state.ownWheels === before.ownWheels
  )
}
