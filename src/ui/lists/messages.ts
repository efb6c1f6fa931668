import { MAX_NUMBER, type RangeProblem } from '../../lists/samples'
import { LOCALE } from '../../text/locale'
import { plural } from '../../text/plural'
import { MAX_SEGMENTS } from '../../wheel/segment'
import { isolated } from '../../wheel/text'

const digits = new Intl.NumberFormat(LOCALE)

export const messages = {
  tools: 'List Tools',
  find: 'Find',
  findOption: 'Find an option',
  found: (found: number, count: number) => `${digits.format(found)} of ${digits.format(count)}`,
  noneFound: (query: string) => `No option has “${isolated(query)}” in it.`,
  closeFind: 'Close Find',
  edit: 'Edit List',
  editText: 'Edit as Text',
  files: 'Copy, Save, Print',
  select: 'Select Several',

  /** @param step what it did: “Removed 3 options” */
  undo: (step: string) => `Undo: ${step}`,
  redo: (step: string) => `Redo: ${step}`,
  nothingToUndo: 'Nothing to Undo',
  nothingToRedo: 'Nothing to Redo',
  history: 'Undo History',
  isNow: 'Now',
  isUndone: 'Undone',
  beforeSteps: 'Before These Changes',

  selected: (count: number) => plural(count, { other: '# selected' }),
  selectAll: 'Select All',
  removeSelected: 'Remove',
  done: 'Done',
  colorOfSelected: 'Color of the selected options',
  moreForSelected: 'More for Selected',
  copySelected: 'Copy',
  saveSelected: 'Save as CSV',
  recolored: (count: number) =>
    plural(count, {
      one: 'Changed the color of # option',
      other: 'Changed the color of # options',
    }),
  copied: (count: number) => plural(count, { one: '# option copied', other: '# options copied' }),
  notCopied: 'The options could not be copied.',
  saved: (count: number) =>
    plural(count, { one: '# option saved as CSV', other: '# options saved as CSV' }),

  weightsCount: 'Weights Count',

  import: 'Import',
} as const

export const attendanceMessages = {
  title: 'Absent Today',
  isHere: (text: string) => `${isolated(text)} is here`,
  here: (here: number, count: number) => `${digits.format(here)} of ${digits.format(count)} here`,
  allHere: 'All Here',
  done: 'Done',
} as const

export const tidyMessages = {
  heading: 'Sort, Shuffle, Clean Up',
  sort: { ascending: 'Sort A to Z', descending: 'Sort Z to A' },
  sorted: {
    ascending: (count: number) => plural(count, { other: '# options sorted, A to Z' }),
    descending: (count: number) => plural(count, { other: '# options sorted, Z to A' }),
  },
  isSorted: 'The options are in this order already.',
  shuffle: 'Shuffle',
  shuffled: (count: number) => plural(count, { other: '# options shuffled' }),
  isShuffled: 'The same order was drawn again.',
  removeDuplicates: 'Remove Duplicates',
  /** @param found how many there are; two options stay, even if they are duplicates */
  duplicatesRemoved: (count: number, found: number) =>
    found > count
      ? plural(count, {
          one: '# duplicate removed. A wheel keeps two options.',
          other: '# duplicates removed. A wheel keeps two options.',
        })
      : plural(count, { one: '# duplicate removed', other: '# duplicates removed' }),
  noDuplicates: 'There are no duplicates to remove.',
  removeEliminated: 'Remove Eliminated',
  eliminatedRemoved: (count: number) =>
    plural(count, { one: '# eliminated option removed', other: '# eliminated options removed' }),
  noEliminated: 'There are no eliminated options to remove.',
  number: 'Number Options',
  numbered: (count: number) => plural(count, { other: '# options numbered' }),
  isNumbered: 'The options are numbered already.',
  repeat: 'Repeat Each…',
  repeated: (count: number) => plural(count, { other: 'The list was repeated: # options' }),
  noRoom: 'There is no room for so many options.',
} as const

export const dialogMessages = {
  cancel: 'Cancel',
  spinning: 'The wheel is spinning.',

  numbers: 'Numbers',
  first: 'From',
  last: 'To',
  useNumbers: 'Use These Numbers',
  numbersFromTo: (first: number, last: number) => `Numbers ${first} to ${last}`,
  /** @param numbers two or more */
  numbersNote: (numbers: readonly string[]) => {
    const count = plural(numbers.length, { other: '# numbers' })
    const [first, second] = numbers
    const shown = numbers.length > 3 ? [first, second, '…', numbers.at(-1)] : numbers
    return `${count}: ${shown.join(', ')}. They take the place of the wheel, which Undo brings back.`
  },
  problems: {
    notWhole: 'Type two whole numbers.',
    outOfRange: `Use numbers from ${digits.format(-MAX_NUMBER)} to ${digits.format(MAX_NUMBER)}.`,
    tooFew: 'A wheel needs at least 2 numbers.',
    tooMany: `A wheel has at most ${digits.format(MAX_SEGMENTS)} numbers.`,
  } satisfies Record<RangeProblem, string>,

  repeat: 'Repeat Each Option',
  times: 'Times',
  repeatNow: 'Repeat',
  repeatNote: (before: number, after: number) => {
    const now = plural(before, { one: '# option becomes', other: '# options become' })
    return `${now} ${digits.format(after)}, spread round the wheel.`
  },
  timesBetween: (least: number, most: number) => `Type a whole number from ${least} to ${most}.`,
} as const
