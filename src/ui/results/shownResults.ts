import type { AppState } from '../../store/state'
import type { SpinResult, TallyEntry } from '../../wheel/result'
import type { Segment } from '../../wheel/segment'
import { mayHaveUnequalOdds } from '../../wheel/weights'
import { messages } from './messages'

/** More names would say nothing. */
const MAX_NAMES = 3

/**
 * Who was drawn most or, where all were equally often, how many; and how many not yet.
 * @param isWhole whether the tally holds every spin: otherwise nobody knows who was not drawn
 */
export function tallyInWords(
  entries: readonly TallyEntry[],
  segments: readonly Segment[],
  isWhole: boolean,
): string {
  const most = entries[0]?.count ?? 0
  const leading = entries.filter(({ count }) => count === most)
  const sentences: string[] = []
  if (most === 1) sentences.push(messages.allDifferent(entries.length))
  else if (leading.length <= MAX_NAMES) {
    const names = leading.map(({ segment }) => segment.text)
    sentences.push(messages.mostDrawn(names, most))
  }
  const drawn = new Set(entries.map(({ segment }) => segment.id))
  const left = segments.filter(({ id }) => !drawn.has(id)).length
  if (isWhole && left > 0) sentences.push(messages.notDrawn(left))
  return sentences.join(' ')
}

export function tagOf({ isEliminationMode, isFinalWinner }: SpinResult): string | undefined {
  if (isFinalWinner) return messages.finalWinner
  return isEliminationMode ? messages.eliminated : undefined
}

/** Where odds are shown, and are not the same for all. */
export function hasResultOdds({ settings }: Pick<AppState, 'settings'>): boolean {
  return settings.showProbabilities && mayHaveUnequalOdds(settings)
}

export function hasHistory({ wheel }: Pick<AppState, 'wheel'>): boolean {
  return wheel.history.length > 0 || wheel.eliminationHistory.length > 0
}
