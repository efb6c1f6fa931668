import type { AppState } from '../../store/state'
import { mayHaveUnequalOdds } from '../../wheel/weights'

/** Whether lists of results say how likely each was: where odds are shown, and are not the same for all. */
export function hasResultOdds({ settings }: Pick<AppState, 'settings'>): boolean {
  return settings.showProbabilities && mayHaveUnequalOdds(settings)
}
