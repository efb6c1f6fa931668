// When a GPU that keeps losing its context is given up: at the third loss within a minute, and never for fewer.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  createContextLossLimiter,
  LOSSES_WITHIN_MS,
  MAX_LOSSES,
} from '../../../src/render/gpuHost/SceneCanvas'

it('gives up at the third loss within a minute', () => {
  const isOneTooMany = createContextLossLimiter()
  expect([0, 20_000, 59_999].map(isOneTooMany)).toEqual([false, false, true])
})

it('has forgotten a loss after a minute', () => {
  const isOneTooMany = createContextLossLimiter()
  expect([0, 30_000, 60_000, 90_000, 90_001].map(isOneTooMany)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ])
})

it('never gives up where losses are rarer than it forgets them, however many there are', () => {
  const gap = fc.integer({ min: LOSSES_WITHIN_MS / (MAX_LOSSES - 1), max: LOSSES_WITHIN_MS * 5 })
  fc.assert(
    fc.property(fc.array(gap, { maxLength: 50 }), (gaps) => {
      const isOneTooMany = createContextLossLimiter()
      let now = 0
      for (const ms of gaps) {
        now += ms
        expect(isOneTooMany(now)).toBe(false)
      }
    }),
  )
})
