import type { AppState } from '../../store/state'
import { inSequence } from '../../text/sentences'
import { widthOf } from '../../wheel/geometry'
import type { SpinResult, TallyEntry } from '../../wheel/result'
import { activeSegments, type Segment } from '../../wheel/segment'
import type { Settings } from '../../wheel/settings/settings'
import { arcsOf, mayHaveUnequalOdds } from '../../wheel/weights'
import type { Wheel } from '../../wheel/wheel'
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
  const left = notDrawn(entries, segments).length
  if (isWhole && left > 0) sentences.push(messages.notDrawn(left))
  return inSequence(sentences)
}

export function notDrawn(
  entries: readonly TallyEntry[],
  segments: readonly Segment[],
): readonly Segment[] {
  const drawn = new Set(entries.map(({ segment }) => segment.id))
  return segments.filter(({ id }) => !drawn.has(id))
}

/**
 * The last results, and behind them those that the library has from before, which follows what was cleared or taken back
 * only a moment later. All are newest first. @param cleared ids
 */
export function withStored(
  last: readonly SpinResult[],
  stored: readonly SpinResult[],
  cleared: readonly string[],
): readonly SpinResult[] {
  const oldest = last.at(-1)
  if (!oldest) return last
  const known = new Set(last.map(({ id }) => id))
  const older = stored.filter(({ id, order }) => order <= oldest.order && !known.has(id))
  const end = older.findIndex(({ id }) => cleared.includes(id))
  return [...last, ...(end < 0 ? older : older.slice(0, end))]
}

/** What chances from 0 to 1 may differ by and be the same. */
const SAME = 1e-9

/**
 * The chance from 0 to 1 that an option had each time. `null` where it was not the same each time, because the list, a
 * weight or who was out differed, or is not known.
 */
export function chancesInAll(
  history: readonly SpinResult[],
  wheel: Wheel,
  settings: Settings,
): ((id: string) => number) | null {
  const active = activeSegments(wheel.segments)
  const arcs = arcsOf(wheel, settings, active)
  const chanceOf = (id: string) => {
    const index = active.findIndex((one) => one.id === id)
    return index < 0 ? 0 : widthOf(index, arcs)
  }
  const isSame = ({ winner, chance }: SpinResult) =>
    chance !== undefined && Math.abs(chance - chanceOf(winner.id)) < SAME
  return history.every(isSame) ? chanceOf : null
}

export function tagOf({
  isEliminationMode,
  isFinalWinner,
  noShow,
}: SpinResult): string | undefined {
  if (noShow) return messages.noShows[noShow]
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
