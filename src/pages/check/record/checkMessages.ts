import type { CheckCode } from '../../../raffle/model/checks'
import { MAX_PLACES } from '../../../raffle/model/plan'
import { plural } from '../../../text/plural'
import type { RecordReport, ReportedCheck } from './report'

interface CheckTexts {
  readonly label: string
  /** @param made how often it was made: 0 where the draw had nothing to check */
  passed(made: number, report: RecordReport): string
  readonly failed: string
}

const NO_BEACON = 'The random number of the announced round is not in the record.'

const CHECK_TEXTS: Readonly<Record<CheckCode, CheckTexts>> = {
  text: {
    label: 'Text',
    passed: () => 'The file says everything once, and in the one way to write it.',
    failed:
      'The text of the file is not written as records are. Another program could read other entries in it than this page.',
  },
  fields: {
    label: 'Entries',
    passed: (made) =>
      plural(made, {
        one: 'The one entry has the fields it should have, and no others.',
        other: 'Each of the # entries has the fields it should have, and no others.',
      }),
    failed: 'An entry cannot be read: it lacks a field, or has one it should not have.',
  },
  sequence: {
    label: 'Sequence',
    passed: (made) =>
      plural(made, {
        one: 'The one entry is the first, and says how the draw started.',
        other:
          'The # entries are numbered without a gap, and only the first says how a draw started.',
      }),
    failed: 'An entry is missing, repeated or out of order.',
  },
  entryHash: {
    label: 'Hashes',
    passed: (made) =>
      plural(made, {
        one: 'The one entry matches its hash.',
        other: 'Each of the # entries matches its hash.',
      }),
    failed: 'An entry was changed: it does not match its hash.',
  },
  chain: {
    label: 'Chain',
    passed: (made) =>
      plural(made, {
        one: 'The one entry has none before it.',
        other: 'Each of the # entries carries the hash of the one before it.',
      }),
    failed: 'An entry does not carry the hash of the one before it.',
  },
  times: {
    label: 'Times',
    passed: () => 'No entry is earlier than the one before it.',
    failed: 'An entry is earlier than the one before it.',
  },
  list: {
    label: 'List',
    passed: (_, { drawn }) =>
      drawn
        ? plural(drawn.options, {
            one: 'The list of # option matches its fingerprint from the start of the draw.',
            other: 'The list of # options matches its fingerprint from the start of the draw.',
          })
        : 'The list matches its fingerprint from the start of the draw.',
    failed: 'The list is not the one the draw started with: its fingerprint or its length differs.',
  },
  entrants: {
    label: 'Entrants',
    passed: () =>
      'Everyone on the list takes part, or the record gives a reason that its rules allow. Whether that reason is true, this page cannot check.',
    failed: 'Somebody takes part or is left out in a way that the rules do not allow.',
  },
  plan: {
    label: 'Prizes',
    passed: () =>
      plural(MAX_PLACES, { other: 'The prizes have at most # places, and as many reserves.' }),
    failed: 'The prizes have more places or reserves than a draw can have.',
  },
  places: {
    label: 'Presses',
    passed: (made) =>
      made === 0
        ? 'Nothing was drawn.'
        : plural(made, {
            one: 'The one press drew the next places, as many as there were people for.',
            other: 'Each of the # presses drew the next places, as many as there were people for.',
          }),
    failed: 'A press did not draw the next places, or not as many as there were people for.',
  },
  winners: {
    label: 'Winners',
    passed: (made) =>
      made === 0
        ? 'Nobody was drawn.'
        : plural(made, {
            one: 'The one who was drawn is on the list and takes part.',
            other:
              'Everyone who was drawn or stepped up is on the list and takes part (checked # times).',
          }),
    failed: 'Somebody was drawn who is not on the list, or does not take part.',
  },
  eligible: {
    label: 'Chances',
    passed: (made) =>
      made === 0
        ? 'Nobody was drawn.'
        : plural(made, {
            one: 'The one who got a place could win at that moment.',
            other: 'Everyone who got a place could win at that moment (checked # times).',
          }),
    failed: 'Somebody got a place who could not win at that moment.',
  },
  eligibleHash: {
    label: 'Drawn from',
    passed: (made) =>
      made === 0
        ? 'Nothing was drawn.'
        : plural(made, {
            one: 'Who could win was worked out again for the one press, and matches the entry.',
            other: 'Who could win was worked out again # times, and matches the entries.',
          }),
    failed: 'Who could win does not match the entry.',
  },
  onePlace: {
    label: 'Places',
    passed: (_, { drawn }) =>
      drawn?.mayWinAgain
        ? 'Nobody has won more often than the rules allow.'
        : 'Nobody has won twice.',
    failed: 'Somebody has won more often than the rules allow.',
  },
  reserves: {
    label: 'Reserves',
    passed: (made) =>
      made === 0
        ? 'No reserves were due.'
        : 'The reserves that were due were drawn with the last place of their prize, in order.',
    failed: 'Reserves are missing, too many, or not in order.',
  },
  replacements: {
    label: 'No-shows',
    passed: (_, { drawn }) => {
      const noShows = drawn?.sheet.noShows.length ?? 0
      if (noShows === 0) return 'There were no no-shows.'
      return plural(noShows, {
        one: 'The place of the one no-show went to the next reserve, was redrawn, stayed empty with nobody left, or is not given on yet.',
        other:
          'The place of each of the # no-shows went to the next reserve, was redrawn, stayed empty with nobody left, or is not given on yet.',
      })
    },
    failed: 'A place changed hands without a no-show, or went to the wrong person.',
  },
  edits: {
    label: 'Edits',
    passed: (made) =>
      made === 0
        ? 'No edit of the list is noted.'
        : plural(made, {
            one: 'The one edit changed the list, and the draw kept its own.',
            other: 'Each of the # edits changed the list, and the draw kept its own.',
          }),
    failed: 'An edit of the list is noted that changed nothing.',
  },
  ending: {
    label: 'End',
    passed: (made) =>
      made === 0
        ? 'The record has no end.'
        : 'Nothing follows the end, and it says truly whether everything was drawn.',
    failed:
      'Something follows the end, or the end does not say truly whether everything was drawn.',
  },
  announcement: {
    label: 'Announcement',
    passed: () => 'The list, the rules and the prizes are those of the announcement in the record.',
    failed:
      'The announcement in the record is of another draw: its list, its rules or its prizes differ.',
  },
  inTime: {
    label: 'Announced in time',
    passed: (made) =>
      made === 0
        ? 'The time of the announced round is not known here.'
        : made === 1
          ? 'By the times in the record, the draw started before the random number was published.'
          : 'By the times in the record, the draw started before the random number was published, and got it afterwards.',
    failed:
      'By the times in the record, the draw started when the random number was already published, or had it before it was published. Either the clock of that device was wrong, or the draw was not announced in time.',
  },
  beacon: {
    label: 'Round',
    passed: (made, { drawn }) => {
      if (made === 0) return NO_BEACON
      return drawn?.proven
        ? `The random number is that of round ${drawn.proven.round}, which the announcement names, and was there before anything was drawn.`
        : 'The random number is that of the announced round, and was there before anything was drawn.'
    },
    failed:
      'The random number is not that of the announced round, is there twice, or came after something was drawn.',
  },
  signature: {
    label: 'Signature',
    passed: (made) =>
      made === 0
        ? NO_BEACON
        : 'The random number is genuine: its signature matches the public key of the beacon.',
    failed:
      'The random number is not genuine: its signature does not match the public key of the beacon.',
  },
  assignment: {
    label: 'Public proof',
    passed: (made) =>
      made === 0
        ? 'Nothing was drawn.'
        : plural(made, {
            one: 'Who was drawn was worked out again from the announcement and the signature, and is the same.',
            other:
              'Who was drawn was worked out again # times from the announcement and the signature, and is the same.',
          }),
    failed: 'Somebody was drawn who does not follow from the announcement and the signature.',
  },
}

const NOT_MADE = 'Not checked: the record cannot be followed that far.'

export function checkText(
  { code, state, made, failed, line }: ReportedCheck,
  report: RecordReport,
): { readonly label: string; readonly text: string; readonly where: string | undefined } {
  const { label, passed, failed: fault } = CHECK_TEXTS[code]
  if (state === 'passed' || state === 'none') {
    return { label, text: passed(made, report), where: undefined }
  }
  if (state === 'open') return { label, text: NOT_MADE, where: undefined }
  // A fault of the file is in none of its entries.
  if (line === null) return { label, text: fault, where: undefined }
  const where = plural(failed, {
    one: `Found in entry ${line}.`,
    other: `Found # times, first in entry ${line}.`,
  })
  return { label, text: fault, where }
}
