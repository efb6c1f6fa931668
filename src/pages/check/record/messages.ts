import type { NotShown } from '../../../raffle/model/checkRecord'
import type { Unreadable } from '../../../raffle/model/readRecord'
import { plural } from '../../../text/plural'
import { site } from '../../../text/site'
import type { CheckState, NotChecked, RecordReport } from './report'

const countOf = ({ checks }: RecordReport, wanted: CheckState) =>
  checks.filter(({ state }) => state === wanted).length

function nothingToCheck(report: RecordReport): readonly string[] {
  const count = countOf(report, 'none')
  if (count === 0) return []
  return [
    plural(count, {
      one: 'For one more there was nothing to check.',
      other: 'For # more there was nothing to check.',
    }),
  ]
}

export const messages = {
  verdicts: {
    sound: 'This record is sound',
    unsound: 'This record is not sound',
    noRecord: 'This is not a record that can be checked',
    notChecked: 'The record could not be checked',
  },
  allPassed: (report: RecordReport) => {
    const passed = countOf(report, 'passed')
    const all = plural(report.entries, {
      one: `All ${passed} checks of its one entry have passed.`,
      other: `All ${passed} checks of its # entries have passed.`,
    })
    return [all, ...nothingToCheck(report)].join(' ')
  },
  someFailed: (report: RecordReport) => {
    const failed = countOf(report, 'failed')
    const open = countOf(report, 'open')
    const made = failed + countOf(report, 'passed')
    const sentences = [
      plural(report.entries, {
        one: `It has one entry, and ${failed} of ${made} checks have failed.`,
        other: `It has # entries, and ${failed} of ${made} checks have failed.`,
      }),
    ]
    if (open > 0) {
      sentences.push(
        plural(open, {
          one: 'One more could not be run.',
          other: '# more could not be run.',
        }),
      )
    }
    return [...sentences, ...nothingToCheck(report)].join(' ')
  },
  unreadable: {
    tooLarge: 'It is larger than the record of any draw.',
    notJson: 'It is not JSON, as records are. It may be another file, or its end is missing.',
    notRecord: `It is JSON, but not the record of a draw that ${site.name} saved.`,
    otherVersion: `It was saved by another version of ${site.name}. Reload this page for the newest version, and try again.`,
  } satisfies Record<Unreadable, string>,
  notChecked: {
    insecure:
      'This browser computes hashes only for a page whose address begins with “https”. Open this page there and try again.',
    unreadable: 'The file cannot be read. It may have been moved or changed since you chose it.',
    tooSlow: 'It took too long. Try again on a faster device.',
    failed: 'Something went wrong. Reload the page and try again.',
  } satisfies Record<NotChecked, string>,

  checks: 'What was checked',
  /** For those who do not see the marks. */
  states: {
    passed: 'Passed.',
    failed: 'Failed.',
    open: 'Not run.',
    none: 'Nothing to check.',
  } satisfies Record<CheckState, string>,

  shows: 'What this shows',
  soundShows: [
    'The entries fit together. Whoever changed, added, moved or removed one has written all that follow anew, or has cut them off.',
    'As the record has it, all winners come from one list, by rules that did not change, and each could win when drawn.',
    'As the record has it, a place changed hands only after a no-show.',
  ],
  provenShows: (round: number, chain: string) =>
    `Who was drawn, and who came next, follows from the announcement and the random number of round ${round} of the public beacon ${chain}. Nobody could decide what that number would be. To know it before its time, those who hold more than half of the shares of the beacon’s key would have to work together.`,
  unsoundShows: [
    `Something in the record was changed, it was not ${site.name} that wrote it, the clock of that device was wrong, or the draw was announced too late. Do not rely on it.`,
  ],
  showsNot: 'What this does not show',
  notShown: {
    cutOff:
      'Whether anything followed. The record has no end: the draw has not ended yet, or the last entries were cut off.',
    rewritten:
      'Whether the whole record was written anew. To find out, compare its fingerprint with the one that was read out or sent round when the draw ended.',
    random: `Whether the winners were drawn at random. ${site.name} draws them so, on the device that held the draw, but this record cannot prove it: the draw was not bound to a public beacon.`,
    announced:
      'Whether the draw was announced before the random number was published: somebody who knew the number could have made an announcement to suit it, and set the clock back. To find out, compare the fingerprint of the announcement with the one that was sent round before.',
    noShows:
      'Whether those marked as not here or declined really were. Each such mark opened a place for somebody else.',
    leftOut:
      'Whether those who were left out really were eliminated, absent or picked, or had won before.',
  } satisfies Record<NotShown, string>,
  recordHash: 'Fingerprint of the record',
  announcementHash: 'Fingerprint of the announcement',

  drawn: 'What was drawn',
  drawnUnsound: 'This is what the record says. It has failed checks.',
  print: 'Print Results',
  showAll: {
    rows: (count: number) => plural(count, { other: 'Show all #' }),
    prizes: (count: number) => plural(count, { other: 'Show all # prizes' }),
  },
} as const
