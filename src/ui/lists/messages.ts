import { MAX_NUMBER, type RangeProblem } from '../../lists/samples'
import { say, toSay } from '../../text/say'
import { MAX_SEGMENTS } from '../../wheel/segment'
import { isolated } from '../../wheel/text'

export const messages = {
  tools: say('List Tools'),
  find: say('Find'),
  findOption: say('Find an option'),
  /** Options that have the text in them. */
  found: (found: number, count: number) =>
    say('{found, number, ::precision-integer} of {count, number, ::precision-integer}', {
      found,
      count,
    }),
  noneFound: (query: string) => say('No option has “{query}” in it.', { query: isolated(query) }),
  closeFind: say('Close Find'),
  edit: say('Edit List'),
  editText: say('Edit as Text'),
  files: say('Copy, Save, Print'),
  select: say('Select Several'),

  /** @param step what it did: “Removed 3 options” */
  undo: (step: string) => say('Undo: {step}', { step }),
  redo: (step: string) => say('Redo: {step}', { step }),
  nothingToUndo: say('Nothing to Undo'),
  nothingToRedo: say('Nothing to Redo'),
  history: say('Undo History'),
  /** Beside the change that was made last. */
  isNow: say('Now'),
  /** Of a change. */
  isUndone: say('Undone'),
  beforeSteps: say('Before These Changes'),

  selected: (count: number) => say('{count, plural, other {# selected}}', { count }),
  selectAll: say('Select All'),
  removeSelected: say('Remove'),
  done: say('Done'),
  colorOfSelected: say('Color of the selected options'),
  moreForSelected: say('More for Selected'),
  copySelected: say('Copy'),
  saveSelected: say('Save as CSV'),
  recolored: (count: number) =>
    toSay(
      '{count, plural, one {Changed the color of # option} other {Changed the color of # options}}',
      { count },
    ),
  copied: (count: number) =>
    toSay('{count, plural, one {# option copied} other {# options copied}}', { count }),
  notCopied: toSay('The options could not be copied.'),
  saved: (count: number) =>
    toSay('{count, plural, one {# option saved as CSV} other {# options saved as CSV}}', { count }),

  weightsCount: say('Weights Count'),
  pictures: say('Pictures'),

  import: say('Import'),
} as const

export const attendanceMessages = {
  title: say('Absent Today'),
  isHere: (text: string) => say('{text} is here', { text: isolated(text) }),
  here: (here: number, count: number) =>
    say('{here, number, ::precision-integer} of {count, number, ::precision-integer} here', {
      here,
      count,
    }),
  allHere: say('All Here'),
  done: say('Done'),
} as const

const duplicatesRemovedButTwo = (count: number) =>
  toSay(
    '{count, plural, one {# duplicate removed. A wheel keeps two options.} other {# duplicates removed. A wheel keeps two options.}}',
    { count },
  )

export const tidyMessages = {
  heading: say('Sort, Shuffle, Clean Up'),
  sort: { ascending: say('Sort A to Z'), descending: say('Sort Z to A') },
  sorted: {
    ascending: (count: number) =>
      toSay('{count, plural, other {# options sorted, A to Z}}', { count }),
    descending: (count: number) =>
      toSay('{count, plural, other {# options sorted, Z to A}}', { count }),
  },
  isSorted: toSay('The options are in this order already.'),
  shuffle: say('Shuffle'),
  shuffled: (count: number) => toSay('{count, plural, other {# options shuffled}}', { count }),
  isShuffled: toSay('The same order was drawn again.'),
  removeDuplicates: say('Remove Duplicates'),
  /** @param found how many there are; two options stay, even if they are duplicates */
  duplicatesRemoved: (count: number, found: number) =>
    found > count
      ? duplicatesRemovedButTwo(count)
      : toSay('{count, plural, one {# duplicate removed} other {# duplicates removed}}', { count }),
  noDuplicates: toSay('There are no duplicates to remove.'),
  removeEliminated: say('Remove Eliminated'),
  eliminatedRemoved: (count: number) =>
    toSay(
      '{count, plural, one {# eliminated option removed} other {# eliminated options removed}}',
      {
        count,
      },
    ),
  noEliminated: toSay('There are no eliminated options to remove.'),
  /** Puts a number in front of each. */
  number: say('Number Options'),
  numbered: (count: number) => toSay('{count, plural, other {# options numbered}}', { count }),
  isNumbered: toSay('The options are numbered already.'),
  repeat: say('Repeat Each…'),
  repeated: (count: number) =>
    toSay('{count, plural, other {The list was repeated: # options}}', { count }),
  noRoom: say('There is no room for so many options.'),
} as const

export const dialogMessages = {
  cancel: say('Cancel'),
  spinning: say('The wheel is spinning.'),

  numbers: say('Numbers'),
  /** The first number. */
  first: say('From'),
  /** The last number. */
  last: say('To'),
  useNumbers: say('Use These Numbers'),
  /** The name of a wheel. */
  numbersFromTo: (first: number, last: number) =>
    // Adding 0 turns -0 into 0.
    toSay('Numbers {first, number, ::group-off} to {last, number, ::group-off}', {
      first: first + 0,
      last: last + 0,
    }),
  /** @param numbers two or more */
  numbersNote: (numbers: readonly string[]) => {
    const [first, second] = numbers
    const shown = numbers.length > 3 ? [first, second, '…', numbers.at(-1)] : numbers
    return say(
      '{count, plural, other {# numbers}}: {numbers}. They take the place of the wheel, which Undo brings back.',
      { count: numbers.length, numbers: shown.join(', ') },
    )
  },
  problems: {
    notWhole: say('Type two whole numbers.'),
    outOfRange: say('Use numbers from {least, number} to {most, number}.', {
      least: -MAX_NUMBER,
      most: MAX_NUMBER,
    }),
    tooFew: say('A wheel needs at least 2 numbers.'),
    tooMany: say('A wheel has at most {most, number} numbers.', { most: MAX_SEGMENTS }),
  } satisfies Record<RangeProblem, string>,

  repeat: say('Repeat Each Option'),
  /** How often each option is to be there. */
  times: say('Times'),
  repeatNow: say('Repeat'),
  repeatNote: (before: number, after: number) =>
    say(
      '{before, plural, one {# option becomes} other {# options become}} {after, number, ::precision-integer}, spread round the wheel.',
      { before, after },
    ),
  timesBetween: (least: number, most: number) =>
    say('Type a whole number from {least, number, ::group-off} to {most, number, ::group-off}.', {
      least,
      most,
    }),
} as const
