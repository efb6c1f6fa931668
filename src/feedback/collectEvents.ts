import { app } from '../store/app'
import type { AppEvent } from '../store/state'

/** Collects what happens until the feedback for it has been loaded; the call that hands it over ends that. */
export function collectEvents(): () => readonly AppEvent[] {
  // A spin that was under way when the page was closed has its result before anyone listens.
  const { event } = app.store.getState()
  const events = event ? [event] : []
  const stop = app.store.subscribe((state, before) => {
    if (state.event && state.event !== before.event) events.push(state.event)
  })
  return () => {
    stop()
    return events.splice(0)
  }
}
