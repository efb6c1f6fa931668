// What is said of a shared wheel that was mended.

import { plural } from '../language/plural'
import { WEIGHT_RANGE } from '../wheel/weighing/weightRange'

export const messages = {
  weightsMended: (count: number) =>
    plural(count, {
      one: `# weight was changed: weights are numbers from ${WEIGHT_RANGE}.`,
      other: `# weights were changed: weights are numbers from ${WEIGHT_RANGE}.`,
    }),
} as const
