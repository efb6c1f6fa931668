// Turns: everyone once, in a drawn order.

import type { RandomSource } from '../../spin/random'
import { drawSample } from './sample'

/**
 * The indexes from 0 to less than `count`, each once; every order is exactly equally likely.
 * @throws RangeError when `count` is not an integer from 0, or more than the source can draw
 */
export function drawOrder(count: number, source: RandomSource): number[] {
  return drawSample(count, count, source)
}
