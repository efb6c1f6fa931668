// Texts of the weights in the list of options.

import { LOCALE } from '../../language/locale'
import { isolated } from '../../wheel/text'
import { MAX_WEIGHT, MIN_WEIGHT } from '../../wheel/weights'

const digits = new Intl.NumberFormat(LOCALE)

export const weightMessages = {
  weightOf: (text: string) => `Weight of ${isolated(text)}`,
  less: (text: string) => `Less weight for ${isolated(text)}`,
  more: (text: string) => `More weight for ${isolated(text)}`,
  range: `Weights go from ${MIN_WEIGHT} to ${digits.format(MAX_WEIGHT)}.`,
  zero: '0 is no weight. “Absent Today” takes an option off the wheel.',
} as const
