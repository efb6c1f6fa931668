// Selectors that decide which parts of the results show. They are in one place, so that the panel never says "No
// results yet" beside statistics.

import type { AppState } from '../../store/state'

type Shown = Pick<AppState, 'wheel' | 'lastResult'>

/** Whether there is spin or elimination history, which is when the statistics show. */
export function hasHistory({ wheel }: Pick<Shown, 'wheel'>): boolean {
  return wheel.history.length > 0 || wheel.eliminationHistory.length > 0
}

/** Whether there is a result or any history; otherwise the panel says that there are no results yet. */
export function hasResults(state: Shown): boolean {
  return state.lastResult !== null || hasHistory(state)
}
