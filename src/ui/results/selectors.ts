import type { AppState } from '../../store/state'

/**
 * Whether there is spin or elimination history: then the results and the statistics show, otherwise the panel says that
 * there are no results yet.
 */
export function hasHistory({ wheel }: Pick<AppState, 'wheel'>): boolean {
  return wheel.history.length > 0 || wheel.eliminationHistory.length > 0
}
