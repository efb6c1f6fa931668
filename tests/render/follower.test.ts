// What a renderer is told from frame to frame.

import { describe, expect, it } from 'vitest'
import { createFollower } from '../../src/render/follower'
import type { ViewSpin } from '../../src/render/view'
import { solveLaunch } from '../../src/spin/launch'
import { tickTimes } from '../../src/spin/motion'
import { FULL_TURN, type Radians, radians } from '../../src/wheel/angle'
import { type RendererQuality, rendererQuality } from '../../src/wheel/settings/rendererQuality'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { UNKNOWN_DEVICE } from '../wheel/settings/unknownDevice'
import { SPIN_MS, spinOf } from './states'

const REST = radians(1)
const QUALITY = rendererQuality(
  DEFAULT_SETTINGS.animationSpeed.performanceSettings,
  1,
  UNKNOWN_DEVICE,
)

/** A follower and its view, one frame before the launch. */
function spinning(spin: ViewSpin | null = spinOf(3)) {
  const follower = createFollower()
  let nowMs = 1000
  const view: { spin: ViewSpin | null; restRotation: Radians } = { spin: null, restRotation: REST }
  follower.follow(view, nowMs)
  view.spin = spin
  /** A frame that many milliseconds after the last one; whether another is needed. */
  const frameAfter = (ms: number) => {
    nowMs += ms
    return follower.follow(view, nowMs)
  }
  return { follower, view, frameAfter }
}

describe('the blur of a frame', () => {
  it('is exactly what the wheel turned since the last one', () => {
    const { follower, frameAfter } = spinning()
    frameAfter(100)
    for (let frame = 0; frame < 60; frame += 1) {
      const before = follower.rotation
      frameAfter(1000 / 60)
      const turned = (follower.rotation - before + FULL_TURN) % FULL_TURN
      expect(follower.arc).toBeCloseTo(turned, 9)
    }
  })

  it('after a pause is that of a frame a twentieth of a second long, and keeps the colors apart', () => {
    const { follower, frameAfter } = spinning()
    frameAfter(50)
    const before = follower.arc
    frameAfter(900)
    expect(follower.arc).toBeGreaterThan(0)
    expect(follower.arc).toBeLessThan(before)
    expect(follower.arc).toBeLessThan(FULL_TURN / 2)
    const { arc } = follower
    frameAfter(1000 / 60)
    expect(arc / follower.arc).toBeGreaterThan(2.9)
    expect(arc / follower.arc).toBeLessThan(3.2)
  })
})

it('the blur of the fastest frame is a full turn at most', () => {
  const { follower, frameAfter } = spinning(spinOf(3, 200))
  frameAfter(1)
  frameAfter(40)
  expect(follower.arc).toBe(FULL_TURN)
})

describe('frames under a cap', () => {
  const CAPPED: RendererQuality = { ...QUALITY, frameCap: 30 }

  /** How many frames of a screen are drawn in two seconds of a spin, and where the wheel is then. */
  function twoSeconds(hertz: number, quality = CAPPED) {
    const follower = createFollower()
    const view = { spin: spinOf(3), restRotation: REST, quality }
    const drawnAt: number[] = []
    for (let frame = 0; frame <= 2 * hertz; frame += 1) {
      const nowMs = 1000 + (frame * 1000) / hertz
      if (!follower.isFrameDue(view, nowMs)) continue
      follower.follow(view, nowMs)
      drawnAt.push(nowMs)
    }
    return { follower, drawnAt }
  }

  it.each([24, 30, 50, 60, 75, 90, 120, 144, 240])(
    'are as many as the cap allows on a screen of %i Hz, and evenly spaced @quality.frame-cap',
    (hertz) => {
      const { drawnAt } = twoSeconds(hertz)
      const every = Math.ceil(hertz / 30 - 1e-9)
      expect(drawnAt).toHaveLength(Math.floor((2 * hertz) / every) + 1)
      const gaps = drawnAt.slice(1).map((time, index) => time - (drawnAt[index] ?? 0))
      for (const gap of gaps) expect(gap).toBeCloseTo((every * 1000) / hertz, 6)
    },
  )

  it('are all drawn without one', () => {
    expect(twoSeconds(144, QUALITY).drawnAt).toHaveLength(2 * 144 + 1)
  })

  it('show the same motion, which ends at the same place', () => {
    const capped = twoSeconds(60)
    const all = twoSeconds(60, QUALITY)
    expect(capped.drawnAt.length).toBeLessThan(all.drawnAt.length)
    expect(capped.follower.rotation).toBeCloseTo(all.follower.rotation, 9)
  })

  it('come early by no more than a jitter, and a wheel at rest waits for none', () => {
    const follower = createFollower()
    const view = { spin: spinOf(3), restRotation: REST, quality: CAPPED }
    follower.follow(view, 2000)
    expect(follower.isFrameDue(view, 2030)).toBe(false)
    expect(follower.isFrameDue(view, 2031)).toBe(true)
    expect(follower.isFrameDue({ ...view, spin: null }, 2001)).toBe(true)
  })
})

describe('the rotation', () => {
  it('is the view’s own between spins, without asking for frames', () => {
    const { follower, view, frameAfter } = spinning(null)
    expect(frameAfter(16)).toBe(false)
    expect(follower.rotation).toBe(REST)
    view.restRotation = radians(2)
    frameAfter(16)
    expect(follower.rotation).toBe(2)
    expect(follower.arc).toBe(0)
  })

  it('begins where the wheel rests and ends at the outcome, which is where it stays', () => {
    const spin = spinOf(3)
    const { follower, view, frameAfter } = spinning(spin)
    frameAfter(0)
    expect(follower.rotation).toBeCloseTo(REST, 9)
    expect(follower.hasLanded).toBe(false)
    expect(frameAfter(SPIN_MS - 1)).toBe(true)
    expect(follower.hasLanded).toBe(false)
    frameAfter(1)
    expect(follower.hasLanded).toBe(true)
    expect(follower.rotation).toBeCloseTo(spin.outcome.angle, 6)
    // Until the view says so, the spin is not over.
    frameAfter(1000)
    expect(follower.hasLanded).toBe(true)
    view.spin = null
    view.restRotation = spin.outcome.angle
    frameAfter(16)
    expect(follower.hasLanded).toBe(false)
    expect(follower.rotation).toBe(spin.outcome.angle)
  })

  it('is the same for a copy of the view', () => {
    const { follower, view, frameAfter } = spinning()
    frameAfter(500)
    const { rotation } = follower
    view.spin = structuredClone(view.spin)
    frameAfter(0)
    expect(follower.rotation).toBe(rotation)
  })

  it('follows a spin that begins in the same view in which another one ends', () => {
    const { follower, view, frameAfter } = spinning()
    frameAfter(SPIN_MS)
    expect(follower.hasLanded).toBe(true)
    const next = spinOf(3)
    view.spin = {
      ...next,
      startedAtMs: next.startedAtMs + SPIN_MS,
      outcome: { ...next.outcome, id: 'spin2' },
    }
    expect(frameAfter(0)).toBe(true)
    expect(follower.hasLanded).toBe(false)
  })

  it('of a follower that joins late is that of one that was there from the start', () => {
    const early = spinning()
    for (let frame = 0; frame < 100; frame += 1) early.frameAfter(1000 / 60)
    const late = createFollower()
    late.follow(early.view, 1000 + 100 * (1000 / 60))
    expect(late.rotation).toBeCloseTo(early.follower.rotation, 9)
  })

  it('of a spin without duration does not move and never lands', () => {
    const { follower, frameAfter } = spinning(spinOf(3, 0))
    expect(frameAfter(16)).toBe(false)
    expect(follower.rotation).toBe(REST)
    expect(follower.hasLanded).toBe(false)
  })
})

describe('calm colors', () => {
  it('come at once with a launch that would flash, and go slowly when it is over', () => {
    const { follower, view, frameAfter } = spinning()
    follower.flashesPerTurn = 100
    frameAfter(16)
    expect(follower.calm).toBe(1)
    view.spin = null
    expect(frameAfter(100)).toBe(true)
    expect(follower.calm).toBeCloseTo(0.75, 9)
    for (let frame = 0; frame < 10; frame += 1) frameAfter(100)
    expect(follower.calm).toBe(0)
    expect(frameAfter(100)).toBe(false)
  })

  it('ask for frames until they have come back', () => {
    const { follower, view, frameAfter } = spinning()
    follower.flashesPerTurn = 1000
    // So late that labels pass slowly and the pointer hardly bends.
    frameAfter(SPIN_MS - 50)
    view.spin = null
    for (let frame = 0; frame < 3; frame += 1) frameAfter(100)
    expect(frameAfter(50)).toBe(true)
    expect([follower.flick, follower.labelCalm]).toEqual([0, 0])
    expect(follower.calm).toBeGreaterThan(0)
  })

  it('of letters go the slower the more letters a label has, and ask for frames until they are back', () => {
    const calm = (letters: number) => {
      const { follower, view, frameAfter } = spinning()
      follower.lettersPassing = letters
      frameAfter(SPIN_MS - 50)
      const { labelCalm } = follower
      view.spin = null
      for (let frame = 0; frame < 3; frame += 1) frameAfter(100)
      const isNeeded = frameAfter(50)
      expect([follower.flick, follower.calm]).toEqual([0, 0])
      return [labelCalm, isNeeded]
    }
    expect(calm(1)).toEqual([0, false])
    expect(calm(1000)).toEqual([1, true])
  })

  it('are not needed where nothing flashes, but letters that pass quickly are still faint', () => {
    const { follower, frameAfter } = spinning()
    frameAfter(16)
    expect(follower.calm).toBe(0)
    expect(follower.labelCalm).toBe(1)
  })
})

it('lets the pointer hang upright between two borders far apart, and asks for frames all the same', () => {
  // It comes to rest in the middle of one of two.
  const launch = solveLaunch(REST, radians(FULL_TURN / 4), SPIN_MS, 2)
  const { follower, frameAfter } = spinning({ ...spinOf(2), launch })
  const flicks: number[] = []
  for (let ms = 10; ms < SPIN_MS; ms += 10) {
    expect(frameAfter(10), `${ms} ms`).toBe(true)
    flicks.push(follower.flick)
  }
  const times = tickTimes(launch)
  const last = times.at(-1) ?? 0
  expect(SPIN_MS - last).toBeGreaterThan(400)
  expect(flicks[Math.floor(last / 10) + 1]).not.toBe(0)
  expect(flicks.at(-1)).toBe(0)
})

it('bends the pointer when borders pass', () => {
  const { follower, frameAfter } = spinning()
  const flicks = Array.from({ length: 30 }, () => {
    frameAfter(1000 / 60)
    return follower.flick
  })
  expect(Math.max(...flicks)).toBeGreaterThan(0)
})

describe('a wheel that a finger holds', () => {
  const HELD = radians(0.6)
  function held() {
    const follower = createFollower()
    const view = { spin: null as ViewSpin | null, restRotation: REST }
    follower.follow({ ...view, heldTurn: HELD }, 1000)
    return { follower, view }
  }

  it('is where the finger has turned it, and needs no frames while that rests @gesture.follow', () => {
    const { follower, view } = held()
    expect(follower.rotation).toBeCloseTo(REST + HELD, 12)
    expect(follower.follow({ ...view, heldTurn: radians(-0.2) }, 1016)).toBe(false)
    expect(follower.rotation).toBeCloseTo(REST - 0.2, 12)
  })

  it('turns back once it is let go, exactly, or at once without motion @gesture.follow', () => {
    const { follower, view } = held()
    const letGo = { ...view, heldTurn: null }
    let before: number = follower.rotation
    for (let atMs = 1016; atMs < 1300; atMs += 16) {
      expect(follower.follow(letGo, atMs)).toBe(true)
      expect(follower.rotation).toBeLessThan(before)
      before = follower.rotation
    }
    expect(follower.follow(letGo, 1301)).toBe(false)
    expect(follower.rotation).toBe(REST)

    const calm = held()
    expect(calm.follower.follow({ ...calm.view, heldTurn: null, isAnimated: false }, 1001)).toBe(
      false,
    )
    expect(calm.follower.rotation).toBe(REST)
  })

  it('spins on from there without a jump, never backward, and rests where it was drawn @gesture.follow', () => {
    for (const turn of [0.6, 3.1, -3.1, 9]) {
      const follower = createFollower()
      const spin = spinOf(3)
      const start = spin.launch.startRotation
      follower.follow(
        { spin: null, restRotation: start, heldTurn: radians(turn) },
        spin.startedAtMs,
      )
      let before: number = follower.rotation
      for (let ms = 8; ms < SPIN_MS; ms += 8) {
        follower.follow({ spin, restRotation: start, heldTurn: null }, spin.startedAtMs + ms)
        const turned = (follower.rotation - before + FULL_TURN) % FULL_TURN
        expect(turned, `${turn}, ${ms} ms`).toBeLessThan(1)
        before = follower.rotation
      }
      follower.follow({ spin, restRotation: start }, spin.startedAtMs + SPIN_MS + 8)
      expect(follower.hasLanded).toBe(true)
      expect(follower.rotation).toBeCloseTo(spin.outcome.angle, 9)
    }
  })
})
