// What each check of a record says, in a sentence with its figures.

import type { CheckCode } from '../../draw/checks'
import { MAX_PLACES } from '../../draw/limits'
import { plural } from '../../language/plural'
import type { RecordReport, ReportedCheck } from './report'

interface CheckTexts {
  readonly label: string
  /** @param made how often it was made: 0 where the draw had nothing to check */
  passed(made: number, report: RecordReport): string
  readonly failed: string
}

const CHECK_TEXTS: Readonly<Record<CheckCode, CheckTexts>> = {
  fields: {
    label: 'Entries',
    passed: (made) =>
      plural(made, {
        one: 'The one entry has the fields that it should, and no others.',
        other: 'Each of the # entries has the fields that it should, and no others.',
      }),
    failed: 'An entry cannot be read: it lacks a field, or has one that it should not have.',
  },
  sequence: {
    label: 'Sequence',
    passed: (made) =>
      plural(made, {
        one: 'The one entry is the first, and says how the draw began.',
        other:
          'The # entries are numbered without a gap, and only the first says how a draw began.',
      }),
    failed: 'An entry is missing, is there twice, or is not in its place.',
  },
  entryHash: {
    label: 'Hashes',
    passed: (made) =>
      plural(made, {
        one: 'The one entry makes the hash that it has.',
        other: 'Each of the # entries makes the hash that it has.',
      }),
    failed: 'An entry was changed: it does not make the hash that it has.',
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
            one: 'The list of # option makes the fingerprint that it had when the draw began.',
            other: 'The list of # options makes the fingerprint that it had when the draw began.',
          })
        : 'The list makes the fingerprint that it had when the draw began.',
    failed: 'The list is not the one with which the draw began: its fingerprint or number differs.',
  },
  entrants: {
    label: 'Entrants',
    passed: () => 'Everyone on the list takes part, or is out for a reason that the rules have.',
    failed: 'Somebody takes part or is out against the rules.',
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
            one: 'The one press drew the places that came next, as many as there were people for.',
            other:
              'Each of the # presses drew the places that came next, as many as there were people for.',
          }),
    failed: 'A press did not draw the places that came next, or not for as many as there were.',
  },
  winners: {
    label: 'Winners',
    passed: (made) =>
      made === 0
        ? 'Nobody was drawn.'
        : plural(made, {
            one: 'The one who was drawn is on the list and takes part.',
            other: 'Whoever was drawn or stepped up is on the list and takes part, # times in all.',
          }),
    failed: 'Somebody was drawn who is not on the list, or does not take part.',
  },
  eligible: {
    label: 'Chances',
    passed: (made) =>
      made === 0
        ? 'Nobody was drawn.'
        : plural(made, {
            one: 'The one who was given a place could win at that moment.',
            other: 'Whoever was given a place could win at that moment, # times in all.',
          }),
    failed: 'Somebody was given a place who could not win at that moment.',
  },
  eligibleHash: {
    label: 'Drawn from',
    passed: (made) =>
      made === 0
        ? 'Nothing was drawn.'
        : plural(made, {
            one: 'Who could win was worked out again for the one draw, and is as the entry says.',
            other:
              'Who could win was worked out again for each of # draws, and is as the entries say.',
          }),
    failed: 'Who could win at a draw is not as the entry says.',
  },
  onePlace: {
    label: 'Places',
    passed: (_, { drawn }) =>
      drawn?.mayWinAgain
        ? 'Nobody has more places than the rules allow.'
        : 'Nobody has two places.',
    failed: 'Somebody has more places than the rules allow.',
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
      if (noShows === 0) return 'No place was given on.'
      return plural(noShows, {
        one: 'The place of the one no-show went to the next reserve, was drawn anew, or stayed empty with nobody left.',
        other:
          'The place of each of the # no-shows went to the next reserve, was drawn anew, or stayed empty with nobody left.',
      })
    },
    failed: 'A place was given on without a no-show, or not to the one whose turn it was.',
  },
  edits: {
    label: 'Edits',
    passed: (made) =>
      made === 0
        ? 'No edit of the list is noted.'
        : plural(made, {
            one: 'The one edit of the list made another list, and the draw went on with its own.',
            other:
              'Each of the # edits of the list made another list, and the draw went on with its own.',
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
}

const NOT_MADE = 'Not checked: the record cannot be followed so far.'

/** The name of a check, and what came of it in whole sentences. */
export function checkText(
  { code, state, made, failed, line }: ReportedCheck,
  report: RecordReport,
): { readonly label: string; readonly text: string; readonly where: string | undefined } {
  const { label, passed, failed: fault } = CHECK_TEXTS[code]
  if (state === 'passed') return { label, text: passed(made, report), where: undefined }
  if (state === 'open') return { label, text: NOT_MADE, where: undefined }
  const where = plural(failed, {
    one: `Found in entry ${line}.`,
    other: `Found # times, first in entry ${line}.`,
  })
  return { label, text: fault, where }
}
