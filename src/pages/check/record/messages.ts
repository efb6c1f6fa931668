import type { NotShown } from '../../../raffle/model/checkRecord'
import type { Unreadable } from '../../../raffle/model/readRecord'
import { say } from '../../../text/say'
import { inSequence } from '../../../text/sentences'
import { site } from '../../../text/site'
import type { CheckState, NotChecked, RecordReport } from './report'

const countOf = ({ checks }: RecordReport, wanted: CheckState) =>
  checks.filter(({ state }) => state === wanted).length

/** Sentences that stand after one another, each where it applies. */
const sentences = {
  allPassed: (entries: number, passed: number) =>
    say(
      '{entries, plural, one {All {passed, number, ::group-off} checks of its one entry have passed.} other {All {passed, number, ::group-off} checks of its # entries have passed.}}',
      { entries, passed },
    ),
  someFailed: (entries: number, failed: number, made: number) =>
    say(
      '{entries, plural, one {It has one entry, and {failed, number, ::group-off} of {made, number, ::group-off} checks have failed.} other {It has # entries, and {failed, number, ::group-off} of {made, number, ::group-off} checks have failed.}}',
      { entries, failed, made },
    ),
  /** Checks. */
  notRun: (count: number) =>
    say('{count, plural, one {One more could not be run.} other {# more could not be run.}}', {
      count,
    }),
  /** Checks. */
  nothingToCheck: (count: number) =>
    say(
      '{count, plural, one {For one more there was nothing to check.} other {For # more there was nothing to check.}}',
      { count },
    ),
}

function nothingToCheck(report: RecordReport): readonly string[] {
  const count = countOf(report, 'none')
  return count === 0 ? [] : [sentences.nothingToCheck(count)]
}

const soundShows = {
  chain: say(
    'The entries fit together. Whoever changed, added, moved or removed one has written all that follow anew, or has cut them off.',
  ),
  rules: say(
    'As the record has it, all winners come from one list, by rules that did not change, and each could win when drawn.',
  ),
  places: say('As the record has it, a place changed hands only after a no-show.'),
}

const unsound = say(
  'Something in the record was changed, it was not {site} that wrote it, the clock of that device was wrong, or the draw was announced too late. Do not rely on it.',
  { site: site.name },
)

export const messages = {
  verdicts: {
    sound: say('This record is sound'),
    unsound: say('This record is not sound'),
    noRecord: say('This is not a record that can be checked'),
    notChecked: say('The record could not be checked'),
  },
  allPassed: (report: RecordReport) =>
    inSequence([
      sentences.allPassed(report.entries, countOf(report, 'passed')),
      ...nothingToCheck(report),
    ]),
  someFailed: (report: RecordReport) => {
    const failed = countOf(report, 'failed')
    const open = countOf(report, 'open')
    const made = failed + countOf(report, 'passed')
    return inSequence([
      sentences.someFailed(report.entries, failed, made),
      ...(open > 0 ? [sentences.notRun(open)] : []),
      ...nothingToCheck(report),
    ])
  },
  unreadable: {
    tooLarge: say('It is larger than the record of any draw.'),
    notJson: say('It is not JSON, as records are. It may be another file, or its end is missing.'),
    notRecord: say('It is JSON, but not the record of a draw that {site} saved.', {
      site: site.name,
    }),
    otherVersion: say(
      'It was saved by another version of {site}. Reload this page for the newest version, and try again.',
      { site: site.name },
    ),
  } satisfies Record<Unreadable, string>,
  notChecked: {
    insecure: say(
      'This browser computes hashes only for a page whose address begins with “https”. Open this page there and try again.',
    ),
    unreadable: say(
      'The file cannot be read. It may have been moved or changed since you chose it.',
    ),
    tooSlow: say('It took too long. Try again on a faster device.'),
    failed: say('Something went wrong. Reload the page and try again.'),
  } satisfies Record<NotChecked, string>,

  checks: say('What was checked'),
  states: {
    /** A check, for those who do not see the marks. */
    passed: say('Passed.'),
    failed: say('Failed.'),
    open: say('Not run.'),
    none: say('Nothing to check.'),
  } satisfies Record<CheckState, string>,

  shows: say('What this shows'),
  soundShows: Object.values(soundShows),
  /** @param chain the name of the beacon */
  provenShows: (round: number, chain: string) =>
    say(
      'Who was drawn, and who came next, follows from the announcement and the random number of round {round, number, ::group-off} of the public beacon {chain}. Nobody could decide what that number would be. To know it before its time, those who hold more than half of the shares of the beacon’s key would have to work together.',
      { round, chain },
    ),
  unsoundShows: [unsound],
  showsNot: say('What this does not show'),
  notShown: {
    cutOff: say(
      'Whether anything followed. The record has no end: the draw has not ended yet, or the last entries were cut off.',
    ),
    rewritten: say(
      'Whether the whole record was written anew. To find out, compare its fingerprint with the one that was read out or sent round when the draw ended.',
    ),
    random: say(
      'Whether the winners were drawn at random. {site} draws them so, on the device that held the draw, but this record cannot prove it: the draw was not bound to a public beacon.',
      { site: site.name },
    ),
    announced: say(
      'Whether the draw was announced before the random number was published: somebody who knew the number could have made an announcement to suit it, and set the clock back. To find out, compare the fingerprint of the announcement with the one that was sent round before.',
    ),
    noShows: say(
      'Whether those marked as not here or declined really were. Each such mark opened a place for somebody else.',
    ),
    leftOut: say(
      'Whether those who were left out really were eliminated, absent or picked, or had won before.',
    ),
  } satisfies Record<NotShown, string>,
  recordHash: say('Fingerprint of the record'),
  announcementHash: say('Fingerprint of the announcement'),

  drawn: say('What was drawn'),
  drawnUnsound: say('This is what the record says. It has failed checks.'),
  print: say('Print Results'),
  showAll: {
    rows: (count: number) => say('{count, plural, other {Show all #}}', { count }),
    prizes: (count: number) => say('{count, plural, other {Show all # prizes}}', { count }),
  },
} as const
