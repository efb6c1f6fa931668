// Texts of the dialogs that ask for numbers.

import { LOCALE } from '../../language/locale'
import { plural } from '../../language/plural'
import { MAX_NUMBER, type RangeProblem } from '../../lists/samples'
import { MAX_SEGMENTS } from '../../wheel/segment'

const digits = new Intl.NumberFormat(LOCALE)

export const messages = {
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
