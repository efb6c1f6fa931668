// How labels fade with speed: readable at rest, fainter the faster, gone in the lens.

import { expect, it } from 'vitest'
import { labelOpacity, lensLabelOpacity } from '../../../src/render/gpu/frame'

it('shows labels in full at rest', () => {
  expect(labelOpacity(0, 0)).toBe(1)
  expect(lensLabelOpacity(0, 0)).toBe(1)
})

it('fades the labels of the wheel with speed or calmness, whichever is more, and never to nothing', () => {
  expect(labelOpacity(0.25, 0)).toBeCloseTo(0.675, 9)
  expect(labelOpacity(10, 0)).toBeCloseTo(0.35, 9)
  expect(labelOpacity(0, 1)).toBeCloseTo(0.5, 9)
  expect(labelOpacity(10, 1)).toBeCloseTo(0.35, 9)
  // Large letters hide more of the wheel.
  expect(labelOpacity(0, 1, 3)).toBeCloseTo(0.5 / 9, 9)
  expect(labelOpacity(0, 0, 3)).toBe(1)
})

it('fades the labels in the lens until they are gone where half a segment passes in a frame', () => {
  expect(lensLabelOpacity(0.1, 0)).toBe(1)
  expect(lensLabelOpacity(0.3, 0)).toBeCloseTo(0.5, 9)
  expect(lensLabelOpacity(0.5, 0)).toBeCloseTo(0, 9)
  expect(lensLabelOpacity(0, 1)).toBeCloseTo(0.5, 9)
})
