// The pointer flicks when borders pass, swings back and comes to rest.

import { describe, expect, it } from 'vitest'
import { advanceFlick, createFlick } from '../../src/spin/flick'

describe('the pointer', () => {
  it('is bent by a passing border in the direction the wheel turns', () => {
    const flick = createFlick()
    expect(advanceFlick(flick, 16, 1)).toBe(true)
    expect(flick.angle).toBeGreaterThan(0.05)
  })

  it('stands still within half a second, exactly upright', () => {
    const flick = createFlick()
    advanceFlick(flick, 16, 1)
    let frames = 0
    while (advanceFlick(flick, 16, 0)) frames += 1
    expect(frames).toBeLessThan(30)
    expect(flick).toEqual({ angle: 0, velocity: 0 })
  })

  it('asks for no frame while nothing passes', () => {
    expect(advanceFlick(createFlick(), 16, 0)).toBe(false)
  })

  it.each([4, 16, 33, 100, 30_000])(
    'stays in bounds at frames of %i ms and any number of ticks',
    (frameMs) => {
      const flick = createFlick()
      for (let frame = 0; frame < 500; frame += 1) {
        advanceFlick(flick, frameMs, frame % 3 === 0 ? frame : 0)
        expect(Math.abs(flick.angle)).toBeLessThanOrEqual(0.42)
      }
    },
  )
})
