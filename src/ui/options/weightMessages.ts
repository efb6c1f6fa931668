// Texts of the weights in the list of options.

import { isolated } from '../../wheel/text'
import { WEIGHT_RANGE } from '../../wheel/weighing/weightRange'

export const weightMessages = {
  weightOf: (text: string) => `Weight of ${isolated(text)}`,
  less: (text: string) => `Less weight for ${isolated(text)}`,
  more: (text: string) => `More weight for ${isolated(text)}`,
  range: `Weights go from ${WEIGHT_RANGE}.`,
  zero: '0 is no weight. “Absent Today” takes an option off the wheel.',
} as const
