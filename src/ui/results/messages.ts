import { oddsInWords } from '../../language/chance'
import { LOCALE } from '../../language/locale'
import { plural } from '../../language/plural'
import type { SpinResult } from '../../wheel/result'

const seconds = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  useGrouping: false,
})

export const messages = {
  region: 'Results',
  emptyTitle: 'No results yet',
  empty: 'Spin the wheel to see the winner here.',
  optionsRemain: (count: number) =>
    plural(count, { one: '# option remains', other: '# options remain' }),
  optionsEliminated: (count: number) =>
    plural(count, { one: '# option eliminated', other: '# options eliminated' }),
  spinCompleted: (ms: number) => `Spin completed in ${seconds.format(ms / 1000)} s`,
  /** @param chance from 0 to 1 */
  chance: (chance: number) => `Chance: ${oddsInWords(chance)}`,
  tournamentComplete: 'Tournament Complete! This option survived all eliminations.',
  newTournament: 'New Tournament',
  eliminationHistory: 'Elimination History',
  clearEliminationHistory: 'Clear Elimination History',
  recentResults: 'Recent Results',
  clearRecentResults: 'Clear Recent Results',
  clear: 'Clear',
  lastOf: (shown: number, total: number) => `last ${shown} of ${total}`,
  statistics: 'Statistics',
  totalSpins: 'total spins',
  totalEliminations: 'total eliminations',
  averageSpin: 'average spin',
  averageSpinTime: (ms: number) => `${seconds.format(ms / 1000)} s`,
  created: 'created',
} as const

/** The heading of a result, in the panel and in a presentation. */
export function headline({ isEliminationMode, isFinalWinner }: SpinResult): string {
  if (isFinalWinner) return 'FINAL WINNER!'
  return isEliminationMode ? 'Eliminated!' : 'Winner!'
}
