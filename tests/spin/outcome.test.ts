// The picture agrees with the draw: after any spin, the pointer is on the drawn segment.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawOutcome, EDGE_MARGIN, solveLaunch } from '../../src/spin/launch'
import { createMotion } from '../../src/spin/motion'
import { FULL_TURN, radians, withinTurn } from '../../src/wheel/angle'
import { segmentUnderPointer } from '../../src/wheel/geometry'
import { anyCount, anyDurationMs, anyFrameGaps, anyRotation, anyWord, playToRest } from './spins'
import { wordsInOrder } from './words'

/** Rounding error as a share of a segment, with 10,000 segments after ten minutes. */
const ROUNDING = 1e-5

describe('the drawn segment', () => {
  it('is under the pointer at rest, clear of its edges, in 100,000 spins', {
    timeout: 300_000,
  }, () => {
    fc.assert(
      fc.property(
        anyCount,
        anyRotation,
        anyDurationMs,
        anyFrameGaps,
        anyWord,
        anyWord,
        (count, start, durationMs, gaps, indexWord, fractionWord) => {
          const { index, restRotation } = drawOutcome(
            count,
            wordsInOrder(32, [indexWord, fractionWord]),
          )
          const motion = createMotion(solveLaunch(start, restRotation, durationMs, count))
          playToRest(motion, gaps, 30_000)

          const shown = segmentUnderPointer(motion.rotation, count)
          if (shown !== index) throw new Error(`drew ${index}, showed ${shown}`)
          const intoSegment = (withinTurn(-motion.rotation) / FULL_TURN) * count - index
          if (Math.abs(intoSegment - 0.5) > 0.5 - EDGE_MARGIN + ROUNDING) {
            throw new Error(`rests ${intoSegment} into the segment`)
          }
        },
      ),
      { numRuns: 100_000 },
    )
  })

  it('is the one of the first word, whatever the second', () => {
    fc.assert(
      fc.property(anyCount, anyWord, (count, fractionWord) => {
        const index = fractionWord % count
        const outcome = drawOutcome(count, wordsInOrder(32, [index, fractionWord]))
        expect(outcome.index).toBe(index)
        expect(segmentUnderPointer(outcome.restRotation, count)).toBe(index)
      }),
    )
  })
})

describe('the resting point', () => {
  it.each([
    ['the lowest word', 0, EDGE_MARGIN],
    ['the middle word', 2 ** 31, 0.5],
    ['the highest word', 2 ** 32 - 1, 1 - EDGE_MARGIN],
  ])('with %s is where the margin says', (_, word, fraction) => {
    const { restRotation } = drawOutcome(4, wordsInOrder(32, [1, word]))
    expect((withinTurn(-restRotation) / FULL_TURN) * 4 - 1).toBeCloseTo(fraction, 8)
  })

  it('is a rotation from 0 to less than a full turn', () => {
    fc.assert(
      fc.property(anyCount, anyWord, anyWord, (count, indexWord, fractionWord) => {
        const { restRotation } = drawOutcome(count, wordsInOrder(32, [indexWord, fractionWord]))
        expect(restRotation).toBe(withinTurn(restRotation))
        expect(restRotation).toBeLessThan(radians(FULL_TURN))
      }),
    )
  })
})
