import type { CheckCode } from '../../../raffle/model/checks'
import { MAX_PLACES } from '../../../raffle/model/plan'
import { say } from '../../../text/say'
import type { RecordReport, ReportedCheck } from './report'

interface CheckTexts {
  readonly label: string
  /** @param made how often it was made: 0 where the draw had nothing to check */
  passed(made: number, report: RecordReport): string
  readonly failed: string
}

const nothingDrawn = say('Nothing was drawn.')
const nobodyDrawn = say('Nobody was drawn.')
const noBeacon = say('The random number of the announced round is not in the record.')

const listMatches = say('The list matches its fingerprint from the start of the draw.')
const roundOfAnnouncement = say(
  'The random number is that of the announced round, and was there before anything was drawn.',
)

const CHECK_TEXTS: Readonly<Record<CheckCode, CheckTexts>> = {
  text: {
    label: say('Text'),
    passed: () => say('The file says everything once, and in the one way to write it.'),
    failed: say(
      'The text of the file is not written as records are. Another program could read other entries in it than this page.',
    ),
  },
  fields: {
    label: say('Entries'),
    passed: (made) =>
      say(
        '{made, plural, one {The one entry has the fields it should have, and no others.} other {Each of the # entries has the fields it should have, and no others.}}',
        { made },
      ),
    failed: say('An entry cannot be read: it lacks a field, or has one it should not have.'),
  },
  sequence: {
    label: say('Sequence'),
    passed: (made) =>
      say(
        '{made, plural, one {The one entry is the first, and says how the draw started.} other {The # entries are numbered without a gap, and only the first says how a draw started.}}',
        { made },
      ),
    failed: say('An entry is missing, repeated or out of order.'),
  },
  entryHash: {
    label: say('Hashes'),
    passed: (made) =>
      say(
        '{made, plural, one {The one entry matches its hash.} other {Each of the # entries matches its hash.}}',
        { made },
      ),
    failed: say('An entry was changed: it does not match its hash.'),
  },
  chain: {
    /** Each entry carries the hash of the one before it. */
    label: say('Chain'),
    passed: (made) =>
      say(
        '{made, plural, one {The one entry has none before it.} other {Each of the # entries carries the hash of the one before it.}}',
        { made },
      ),
    failed: say('An entry does not carry the hash of the one before it.'),
  },
  times: {
    /** When something happened. */
    label: say('Times'),
    passed: () => say('No entry is earlier than the one before it.'),
    failed: say('An entry is earlier than the one before it.'),
  },
  list: {
    label: say('List'),
    passed: (_, { drawn }) =>
      drawn
        ? say(
            '{options, plural, one {The list of # option matches its fingerprint from the start of the draw.} other {The list of # options matches its fingerprint from the start of the draw.}}',
            { options: drawn.options },
          )
        : listMatches,
    failed: say(
      'The list is not the one the draw started with: its fingerprint or its length differs.',
    ),
  },
  entrants: {
    label: say('Entrants'),
    passed: () =>
      say(
        'Everyone on the list takes part, or the record gives a reason that its rules allow. Whether that reason is true, this page cannot check.',
      ),
    failed: say('Somebody takes part or is left out in a way that the rules do not allow.'),
  },
  plan: {
    label: say('Prizes'),
    passed: () =>
      say('{most, plural, other {The prizes have at most # places, and as many reserves.}}', {
        most: MAX_PLACES,
      }),
    failed: say('The prizes have more places or reserves than a draw can have.'),
  },
  places: {
    /** Of the button that draws. */
    label: say('Presses'),
    passed: (made) =>
      made === 0
        ? nothingDrawn
        : say(
            '{made, plural, one {The one press drew the next places, as many as there were people for.} other {Each of the # presses drew the next places, as many as there were people for.}}',
            { made },
          ),
    failed: say('A press did not draw the next places, or not as many as there were people for.'),
  },
  winners: {
    label: say('Winners'),
    passed: (made) =>
      made === 0
        ? nobodyDrawn
        : say(
            '{made, plural, one {The one who was drawn is on the list and takes part.} other {Everyone who was drawn or stepped up is on the list and takes part (checked # times).}}',
            { made },
          ),
    failed: say('Somebody was drawn who is not on the list, or does not take part.'),
  },
  eligible: {
    label: say('Chances'),
    passed: (made) =>
      made === 0
        ? nobodyDrawn
        : say(
            '{made, plural, one {The one who got a place could win at that moment.} other {Everyone who got a place could win at that moment (checked # times).}}',
            { made },
          ),
    failed: say('Somebody got a place who could not win at that moment.'),
  },
  eligibleHash: {
    /** The people who could win. */
    label: say('Drawn from'),
    passed: (made) =>
      made === 0
        ? nothingDrawn
        : say(
            '{made, plural, one {Who could win was worked out again for the one press, and matches the entry.} other {Who could win was worked out again # times, and matches the entries.}}',
            { made },
          ),
    failed: say('Who could win does not match the entry.'),
  },
  onePlace: {
    label: say('Places'),
    passed: (_, { drawn }) =>
      say(
        '{rule, select, again {Nobody has won more often than the rules allow.} other {Nobody has won twice.}}',
        { rule: drawn?.mayWinAgain ? 'again' : 'once' },
      ),
    failed: say('Somebody has won more often than the rules allow.'),
  },
  reserves: {
    label: say('Reserves'),
    passed: (made) =>
      say(
        '{made, plural, =0 {No reserves were due.} other {The reserves that were due were drawn with the last place of their prize, in order.}}',
        { made },
      ),
    failed: say('Reserves are missing, too many, or not in order.'),
  },
  replacements: {
    label: say('No-shows'),
    passed: (_, { drawn }) =>
      say(
        '{noShows, plural, =0 {There were no no-shows.} one {The place of the one no-show went to the next reserve, was redrawn, stayed empty with nobody left, or is not given on yet.} other {The place of each of the # no-shows went to the next reserve, was redrawn, stayed empty with nobody left, or is not given on yet.}}',
        { noShows: drawn?.outcome.noShows.length ?? 0 },
      ),
    failed: say('A place changed hands without a no-show, or went to the wrong person.'),
  },
  edits: {
    label: say('Edits'),
    passed: (made) =>
      say(
        '{made, plural, =0 {No edit of the list is noted.} one {The one edit changed the list, and the draw kept its own.} other {Each of the # edits changed the list, and the draw kept its own.}}',
        { made },
      ),
    failed: say('An edit of the list is noted that changed nothing.'),
  },
  ending: {
    /** Of the record. */
    label: say('End'),
    passed: (made) =>
      say(
        '{made, plural, =0 {The record has no end.} other {Nothing follows the end, and it says truly whether everything was drawn.}}',
        { made },
      ),
    failed: say(
      'Something follows the end, or the end does not say truly whether everything was drawn.',
    ),
  },
  announcement: {
    label: say('Announcement'),
    passed: () =>
      say('The list, the rules and the prizes are those of the announcement in the record.'),
    failed: say(
      'The announcement in the record is of another draw: its list, its rules or its prizes differ.',
    ),
  },
  inTime: {
    label: say('Announced in time'),
    passed: (made) =>
      say(
        '{made, plural, =0 {The time of the announced round is not known here.} =1 {By the times in the record, the draw started before the random number was published.} other {By the times in the record, the draw started before the random number was published, and got it afterwards.}}',
        { made },
      ),
    failed: say(
      'By the times in the record, the draw started when the random number was already published, or had it before it was published. Either the clock of that device was wrong, or the draw was not announced in time.',
    ),
  },
  beacon: {
    /** The public beacon publishes a random number in each round. */
    label: say('Round'),
    passed: (made, { drawn }) => {
      if (made === 0) return noBeacon
      return drawn?.proven
        ? say(
            'The random number is that of round {round, number, ::group-off}, which the announcement names, and was there before anything was drawn.',
            { round: drawn.proven.round },
          )
        : roundOfAnnouncement
    },
    failed: say(
      'The random number is not that of the announced round, is there twice, or came after something was drawn.',
    ),
  },
  signature: {
    label: say('Signature'),
    passed: (made) =>
      made === 0
        ? noBeacon
        : say('The random number is genuine: its signature matches the public key of the beacon.'),
    failed: say(
      'The random number is not genuine: its signature does not match the public key of the beacon.',
    ),
  },
  assignment: {
    label: say('Public proof'),
    passed: (made) =>
      made === 0
        ? nothingDrawn
        : say(
            '{made, plural, one {Who was drawn was worked out again from the announcement and the signature, and is the same.} other {Who was drawn was worked out again # times from the announcement and the signature, and is the same.}}',
            { made },
          ),
    failed: say('Somebody was drawn who does not follow from the announcement and the signature.'),
  },
}

const notMade = say('Not checked: the record cannot be followed that far.')
const foundIn = (failed: number, line: number) =>
  say(
    '{failed, plural, one {Found in entry {line, number, ::group-off}.} other {Found # times, first in entry {line, number, ::group-off}.}}',
    { failed, line },
  )

export function checkText(
  { code, state, made, failed, line }: ReportedCheck,
  report: RecordReport,
): { readonly label: string; readonly text: string; readonly where: string | undefined } {
  const { label, passed, failed: fault } = CHECK_TEXTS[code]
  if (state === 'passed' || state === 'none') {
    return { label, text: passed(made, report), where: undefined }
  }
  if (state === 'open') return { label, text: notMade, where: undefined }
  // A fault of the file is in none of its entries.
  return { label, text: fault, where: line === null ? undefined : foundIn(failed, line) }
}
