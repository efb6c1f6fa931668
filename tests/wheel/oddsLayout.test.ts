// The odds stand beside their label, inside their segment, where that leaves the label legible.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutLabel } from '../../src/wheel/labels/labelLayout'
import { hasLabels } from '../../src/wheel/labels/labelRoom'
import { layoutTexts } from '../../src/wheel/labels/wheelLabels'
import { wheelMetrics } from '../../src/wheel/metrics'
import { clearOfEdges, extent, inkBoxes } from './ink'

const metrics = wheelMetrics(350)
const shown = (text: string, odds: string, count: number) =>
  layoutTexts(text, odds, metrics, count, extent).map(({ lines }) => lines.join(' '))

describe('the odds on the wheel @setting.odds', () => {
  it.each([
    ['Yes', '33.3%', 3],
    ['Amelia Smith', '50%', 2],
    ['Pneumonoultramicroscopicsil', '25%', 4],
    ['Movie Night Selection', '33.3%', 3],
    ['Pizza', '12.5%', 8],
    ['Ann', '3.3%', 30],
  ])('of %s, %s among %i, are there', (text, odds, count) => {
    expect(shown(text, odds, count)).toEqual([text, odds])
  })

  it('are smaller than their name: three quarters of it beside it, less than half of a large one above them', () => {
    const fonts = (text: string, odds: string, count: number) =>
      layoutTexts(text, odds, metrics, count, extent).map(({ font }) => font)
    const [beside = 0, small = 0] = fonts('Ann', '3.3%', 30)
    expect(small / Math.min(beside, metrics.labelFont)).toBeCloseTo(0.75, 2)
    const [above = 0, below = 0] = fonts('Yes', '33.3%', 3)
    expect(below / above).toBeCloseTo(0.45, 2)
  })

  it('are left out where the label needs the room', () => {
    const text = 'A name of thirty characters, so'
    expect(shown(text, '2.5%', 40)).toEqual([shown(text, '2.5%', 40)[0]])
  })

  it('stay inside their segment and clear of their label, which stays as it is or nearly so', () => {
    let tried = 0
    let withOdds = 0
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.integer({ min: 2, max: 200 }),
        fc.constantFrom(280, 350, 1080),
        (text, count, size) => {
          const of = wheelMetrics(size)
          fc.pre(text.trim() !== '' && hasLabels(of, count))
          tried += 1
          const alone = layoutLabel(text, of, count, extent)
          const [label, odds] = layoutTexts(text, '100%', of, count, extent)
          if (!label) throw new Error('The label is gone')
          if (!odds) {
            expect(label).toEqual(alone)
            return
          }
          withOdds += 1
          expect(label.font).toBeGreaterThanOrEqual(Math.min(of.labelFont, 0.7 * alone.font))
          expect(label.isShortened).toBe(false)
          expect(odds.font).toBeLessThanOrEqual(label.font)
          expect(clearOfEdges(odds, of, count)).toBeGreaterThan(0.1 * of.border)
          if (label.turn !== null) {
            const lowest = Math.max(
              ...inkBoxes(label).flatMap((line) => line.map(({ across }) => across[1])),
            )
            const highest = Math.min(
              ...inkBoxes(odds).flatMap((line) => line.map(({ across }) => across[0])),
            )
            expect(odds.end - highest).toBeLessThan(label.end - lowest)
            return
          }
          const labelStart = inkBoxes(label).flatMap((line) =>
            line.map(({ along }) => along[0] ?? 0),
          )
          expect(odds.end).toBeLessThan(Math.min(...labelStart))
        },
      ),
      { numRuns: 1000, examples: [['!!⺁!!⺁⺁', 9, 280]] },
    )
    expect(withOdds).toBeGreaterThan(tried / 10)
  })
})
