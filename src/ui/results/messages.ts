import { list } from '../../text/list'
import { oddsInWords } from '../../text/odds'
import { say, toSay } from '../../text/say'
import type { SpinResult, WhyNoShow } from '../../wheel/result'
import { isolated } from '../../wheel/text'

const meaningOfMark = say('The mark shows what to expect by chance.')

export const messages = {
  moment: say('Result'),
  everyoneDrawn: say('Everyone was drawn'),
  optionsRemain: (count: number) =>
    say('{count, plural, one {# option remains} other {# options remain}}', { count }),
  optionsEliminated: (count: number) =>
    say('{count, plural, one {# option eliminated} other {# options eliminated}}', { count }),
  spinCompleted: (ms: number) =>
    say('Spin completed in {seconds, number, ::.0 group-off} s', { seconds: ms / 1000 }),
  /** @param chance from 0 to 1 */
  chance: (chance: number) => say('Chance: {odds}', { odds: oddsInWords(chance) }),
  tournamentComplete: say('Tournament Complete! This option survived all eliminations.'),
  newTournament: say('New Tournament'),
  copy: say('Copy'),
  notHere: say('Not Here'),
  isHere: say('Not Here?'),
  /** For screen readers: the name of the buttons “Not here” and “Declined”. */
  statusOf: (name: string) => say('Status of {name}', { name: isolated(name) }),
  cancel: say('Cancel'),
  remove: say('Remove'),
  removed: say('Removed'),
  close: say('Close'),
  copied: (name: string) => toSay('Copied “{name}”', { name: isolated(name) }),
  notCopied: toSay('This browser did not let the page copy.'),

  eliminationHistory: say('Elimination History'),
  clearEliminationHistory: say('Clear Elimination History'),
  recentResults: say('Recent Results'),
  clearRecentResults: say('Clear Recent Results'),
  exportResults: say('Export Recent Results'),
  exportEliminations: say('Export Elimination History'),
  clear: say('Clear'),
  undoSpin: (winner: string) => say('Undo the Spin: {winner}', { winner: isolated(winner) }),
  saveVideo: say('Save as Video'),
  lastOf: (shown: number, total: number) =>
    say('last {shown, number, ::group-off} of {total, number, ::group-off}', { shown, total }),
  /** More than five. */
  allResults: (count: number) => say('{count, plural, other {All # Results}}', { count }),
  eliminated: say('ELIMINATED'),
  finalWinner: say('FINAL WINNER'),
  /** Of somebody drawn for a prize. */
  noShows: { notHere: say('Not here'), declined: say('Declined') } satisfies Record<
    WhyNoShow,
    string
  >,

  statistics: say('Statistics'),
  spins: (count: number) => say('{count, plural, one {# spin} other {# spins}}', { count }),
  mostDrawn: (names: readonly string[], count: number) =>
    say(
      '{people, plural, one {Drawn most: {names}, {count, plural, other {# times}}.} other {Drawn most: {names}, {count, plural, other {# times}} each.}}',
      { people: names.length, names: list(names.map(isolated)), count },
    ),
  allDifferent: (count: number) =>
    say('{count, plural, one {One option drawn so far.} other {# results, # different options.}}', {
      count,
    }),
  /** Cleared, most likely. */
  notKept: (count: number) =>
    say(
      '{count, plural, one {# earlier result is no longer kept.} other {# earlier results are no longer kept.}}',
      { count },
    ),
  notRead: say('Earlier results could not be read.'),
  howOften: say('How often each option was drawn'),
  /** Follows how often it was drawn. */
  expected: (times: number) => say(', expected {times, number, ::.#}', { times }),
  /** @param times where they are the same for all */
  expectedMark: (times: number | undefined) =>
    times === undefined
      ? meaningOfMark
      : say('The mark shows what to expect by chance: {times, number, ::.#} times each.', {
          times,
        }),
  unevenChances: say(
    'What to expect by chance is not shown: the chances were not always the same.',
  ),
  unknownChances: (count: number) =>
    say(
      '{count, plural, one {What to expect by chance is not known: # result has no recorded chance.} other {What to expect by chance is not known: # results have no recorded chance.}}',
      { count },
    ),
  /** Options, below some that are named. */
  others: (count: number) => say('{count, plural, one {# other} other {# others}}', { count }),
  /** More than twelve. */
  allOptions: (count: number) => say('{count, plural, other {All # options}}', { count }),
  notDrawn: (count: number) =>
    say('{count, plural, one {# option not drawn yet.} other {# options not drawn yet.}}', {
      count,
    }),
  since: (day: string) => say('since {day}', { day }),
  figures: say('All figures'),
  totalSpins: say('total spins'),
  totalEliminations: say('total eliminations'),
  averageSpin: say('average spin'),
  averageSpinTime: (ms: number) =>
    say('{seconds, number, ::.0 group-off} s', { seconds: ms / 1000 }),
  created: say('created'),

  region: say('Results'),
  emptyTitle: say('No results yet'),
  empty: say('Spin the wheel, and every result is listed here.'),
  noWheelYet: say('No wheel in mind?'),
  seeExamples: say('See the examples'),
} as const

const headlines = {
  finalWinner: say('FINAL WINNER!'),
  eliminated: say('Eliminated!'),
  winner: say('Winner!'),
}

export function headline({ isEliminationMode, isFinalWinner }: SpinResult): string {
  if (isFinalWinner) return headlines.finalWinner
  return isEliminationMode ? headlines.eliminated : headlines.winner
}
