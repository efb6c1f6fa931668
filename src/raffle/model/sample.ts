// An ordered sample without replacement: the fairness of drawing many winners at once.

import { drawIndex, type RandomSource } from '../../spin/random'

/**
 * `size` different indexes from 0 to less than `count`, in the order drawn; every ordered choice is exactly equally
 * likely. The first `size` steps of a Fisher–Yates shuffle (Durstenfeld, Algorithm 235: Random permutation, 1964;
 * Knuth, The Art of Computer Programming 2, 3.4.2, Algorithm P). The list from 0 to `count` that it shuffles is not
 * written out: only what was moved in it is remembered, so that time and memory follow `size`.
 * @throws RangeError when `size` is not an integer from 0 to `count`, or `count` is not one that the source can draw
 */
export function drawSample(count: number, size: number, source: RandomSource): number[] {
  if (!Number.isInteger(count) || !Number.isInteger(size) || size < 0 || size > count) {
    throw new RangeError(`Cannot draw ${size} of ${count}`)
  }
  const moved = new Map<number, number>()
  const sample: number[] = []
  for (let at = 0; at < size; at += 1) {
    const index = at + drawIndex(count - at, source)
    sample.push(moved.get(index) ?? index)
    moved.set(index, moved.get(at) ?? at)
    moved.delete(at)
  }
  return sample
}
