// The pointer flicks when borders pass, swings back and comes to rest.

import { describe, expect, it } from 'vitest'
import { advanceFlick, createFlick } from '../../src/spin/motion'

describe('the pointer', () => {
  it('is bent by a passing border in the direction the wheel turns', () => {
    const flick = createFlick()
    expect(advanceFlick(flick, 16, 1)).toBe(true)
    expect(flick.angle).toBeGreaterThan(0.05)
  })

  it.each([1, 4, 16, 33])('swings as a damped spring does, in frames of %i ms', (frameMs) => {
    // A mass on a spring, struck once: its closed form.
    const [push, stiffness, damping] = [14, 4800, 38]
    const decay = damping / 2
    const swing = Math.sqrt(stiffness - decay ** 2)
    const angleAt = (s: number) => (push / swing) * Math.exp(-decay * s) * Math.sin(swing * s)
    const flick = createFlick()
    let elapsedMs = 0
    while (advanceFlick(flick, frameMs, elapsedMs === 0 ? 1 : 0)) {
      elapsedMs += frameMs
      expect(Math.abs(flick.angle - angleAt(elapsedMs / 1000))).toBeLessThan(0.012)
    }
    expect(elapsedMs).toBeGreaterThan(150)
  })

  it('is pushed as hard by many borders in a frame as by one, and never slowed', () => {
    const pushed = (velocity: number, ticks: number) => {
      const flick = { angle: 0, velocity }
      advanceFlick(flick, 0, ticks)
      return flick.velocity
    }
    expect(pushed(0, 5)).toBe(pushed(0, 1))
    expect(pushed(-30, 1)).toBe(pushed(0, 1))
    expect(pushed(30, 1)).toBe(30)
    expect(pushed(-30, 0)).toBe(-30)
  })

  it('is bent no further than it can be while borders rush by', () => {
    const flick = createFlick()
    for (let frame = 0; frame < 60; frame += 1) advanceFlick(flick, 1, 1)
    expect(flick.angle).toBe(0.42)
  })

  it('moves no further in a frame after a long break than in a slow one', () => {
    const [broken, slow] = [createFlick(), createFlick()]
    advanceFlick(broken, 30_000, 1)
    advanceFlick(slow, 100, 1)
    expect(broken).toEqual(slow)
    expect(broken.angle).not.toBe(0)
  })

  it('goes on while it is bent, and while it passes the upright', () => {
    expect(advanceFlick({ angle: 0.1, velocity: 0 }, 0, 0)).toBe(true)
    expect(advanceFlick({ angle: -0.1, velocity: 0 }, 0, 0)).toBe(true)
    expect(advanceFlick({ angle: 0, velocity: 1 }, 0, 0)).toBe(true)
    expect(advanceFlick({ angle: 0, velocity: -1 }, 0, 0)).toBe(true)
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
