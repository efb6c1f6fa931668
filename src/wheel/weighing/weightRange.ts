// The range of weights, as sentences name it.

import { LOCALE } from '../../text/locale'
import { MAX_WEIGHT, MIN_WEIGHT } from './weight'

/** `0.01 to 1,000` */
export const WEIGHT_RANGE = [MIN_WEIGHT, MAX_WEIGHT]
  .map((weight) => new Intl.NumberFormat(LOCALE).format(weight))
  .join(' to ')
