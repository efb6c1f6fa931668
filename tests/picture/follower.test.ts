import { describe, expect, it } from 'vitest'
import { createSpinFollower } from '../../src/store/spinFollower'
import { FULL_TURN } from '../../src/wheel/angle'
import { fakeServices, openApp } from './services'

function spinning() {
  const services = fakeServices()
  const app = openApp(services)
  const follower = createSpinFollower(app)
  follower.follow(services.now())
  app.actions.requestSpin()
  /** Runs a frame some time after the last one; returns its arc. */
  const frameAfter = (ms: number) => {
    services.pass(ms)
    follower.follow(services.now())
    return follower.arc
  }
  return { follower, frameAfter }
}

describe('the blur of a frame', () => {
  it('is exactly what the wheel turned since the last one', () => {
    const { follower, frameAfter } = spinning()
    frameAfter(100)
    for (let frame = 0; frame < 60; frame += 1) {
      const before = follower.rotation
      const arc = frameAfter(1000 / 60)
      const turned = (follower.rotation - before + FULL_TURN) % FULL_TURN
      expect(arc).toBeCloseTo(turned, 9)
    }
  })

  it('after a halt is that of a frame a twentieth of a second long, and leaves the colors apart', () => {
    const { frameAfter } = spinning()
    const before = frameAfter(50)
    const after = frameAfter(900)
    expect(after).toBeGreaterThan(0)
    expect(after).toBeLessThan(before)
    expect(after).toBeLessThan(FULL_TURN / 2)
  })
})
