// What is said of a shared wheel that was mended.

import { LOCALE } from '../language/locale'
import { plural } from '../language/plural'
import { MAX_WEIGHT, MIN_WEIGHT } from '../wheel/weights'

const range = `${MIN_WEIGHT} to ${new Intl.NumberFormat(LOCALE).format(MAX_WEIGHT)}`

export const messages = {
  weightsMended: (count: number) =>
    plural(count, {
      one: `# weight was changed: weights are numbers from ${range}.`,
      other: `# weights were changed: weights are numbers from ${range}.`,
    }),
} as const
