import { list } from '../../text/list'
import { LOCALE } from '../../text/locale'
import { oddsInWords } from '../../text/odds'
import { plural } from '../../text/plural'
import type { SpinResult, WhyNoShow } from '../../wheel/result'
import { isolated } from '../../wheel/text'

const seconds = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
})

const expectedTimes = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })

export const messages = {
  moment: 'Result',
  everyoneDrawn: 'Everyone was drawn',
  optionsRemain: (count: number) =>
    plural(count, { one: '# option remains', other: '# options remain' }),
  optionsEliminated: (count: number) =>
    plural(count, { one: '# option eliminated', other: '# options eliminated' }),
  spinCompleted: (ms: number) => `Spin completed in ${seconds.format(ms / 1000)} s`,
  /** @param chance from 0 to 1 */
  chance: (chance: number) => `Chance: ${oddsInWords(chance)}`,
  tournamentComplete: 'Tournament Complete! This option survived all eliminations.',
  newTournament: 'New Tournament',
  copy: 'Copy',
  notHere: 'Not Here',
  isHere: 'Not Here?',
  markAs: (name: string) => `Mark ${isolated(name)} as`,
  cancel: 'Cancel',
  remove: 'Remove',
  removed: 'Removed',
  close: 'Close',
  copied: (name: string) => `Copied “${isolated(name)}”`,
  notCopied: 'This browser did not let the page copy.',

  eliminationHistory: 'Elimination History',
  clearEliminationHistory: 'Clear Elimination History',
  recentResults: 'Recent Results',
  clearRecentResults: 'Clear Recent Results',
  exportResults: 'Export Recent Results',
  exportEliminations: 'Export Elimination History',
  clear: 'Clear',
  undoSpin: (winner: string) => `Undo the Spin: ${isolated(winner)}`,
  lastOf: (shown: number, total: number) => `last ${shown} of ${total}`,
  /** More than five. */
  allResults: (count: number) => plural(count, { other: 'All # Results' }),
  eliminated: 'ELIMINATED',
  finalWinner: 'FINAL WINNER',
  /** Of somebody drawn for a prize. */
  noShows: { notHere: 'Not here', declined: 'Declined' } satisfies Record<WhyNoShow, string>,

  statistics: 'Statistics',
  spins: (count: number) => plural(count, { one: '# spin', other: '# spins' }),
  mostDrawn: (names: readonly string[], count: number) => {
    const times = plural(count, { other: '# times' })
    return `Drawn most: ${list(names.map(isolated))}, ${times}${names.length > 1 ? ' each' : ''}.`
  },
  allDifferent: (count: number) =>
    plural(count, { one: 'One option drawn so far.', other: '# results, # different options.' }),
  /** Cleared, most likely. */
  notKept: (count: number) =>
    plural(count, {
      one: '# earlier result is no longer kept.',
      other: '# earlier results are no longer kept.',
    }),
  notRead: 'Earlier results could not be read.',
  howOften: 'How often each option was drawn',
  expected: (times: number) => `, expected ${expectedTimes.format(times)}`,
  /** @param times where they are the same for all */
  expectedMark: (times: number | undefined) =>
    times === undefined
      ? 'The mark shows what to expect by chance.'
      : `The mark shows what to expect by chance: ${expectedTimes.format(times)} times each.`,
  unevenChances: 'What to expect by chance is not shown: the chances were not always the same.',
  unknownChances: (count: number) =>
    plural(count, {
      one: 'What to expect by chance is not known: # result has no recorded chance.',
      other: 'What to expect by chance is not known: # results have no recorded chance.',
    }),
  others: (count: number) => plural(count, { one: '# other', other: '# others' }),
  /** More than twelve. */
  allOptions: (count: number) => plural(count, { other: 'All # options' }),
  notDrawn: (count: number) =>
    plural(count, { one: '# option not drawn yet.', other: '# options not drawn yet.' }),
  since: (day: string) => `since ${day}`,
  figures: 'All figures',
  totalSpins: 'total spins',
  totalEliminations: 'total eliminations',
  averageSpin: 'average spin',
  averageSpinTime: (ms: number) => `${seconds.format(ms / 1000)} s`,
  created: 'created',

  region: 'Results',
  emptyTitle: 'No results yet',
  empty: 'Spin the wheel, and every result is listed here.',
  noWheelYet: 'No wheel in mind?',
  seeExamples: 'See the examples',
} as const

export function headline({ isEliminationMode, isFinalWinner }: SpinResult): string {
  if (isFinalWinner) return 'FINAL WINNER!'
  return isEliminationMode ? 'Eliminated!' : 'Winner!'
}
