// Proves the wheel's measures: at the usual size, on a narrow window, and filling a screen.

import { describe, expect, it } from 'vitest'
import { runningSums } from '../../src/wheel/geometry'
import { lineHalfWidth, pegCount, pinCorners, wheelMetrics } from '../../src/wheel/metrics'
import { EVERY_LOOK } from '../support/everyLook'

const usual = wheelMetrics(350)

describe('the measures', () => {
  it('are those that the whole look is drawn with at the usual size', () => {
    expect(usual).toEqual({
      size: 350,
      bleed: 20,
      radius: 155,
      rimWidth: 11,
      hubRadius: 15,
      border: 2,
      winnerBorder: 4,
      pointerReach: 7,
      pointerLength: 30,
      pointerHeadRadius: 11.5,
      labelFont: 14,
    })
  })

  it('are all twice as large on a wheel of twice the size', () => {
    const doubled = Object.entries(usual).map(([name, value]) => [name, 2 * value])
    expect(wheelMetrics(700)).toEqual(Object.fromEntries(doubled))
  })

  it('are the same on a smaller wheel, but for its radius', () => {
    expect(wheelMetrics(280)).toEqual({ ...usual, size: 280, radius: 120 })
  })

  it('leave a disc where there is no room for one', () => {
    for (const size of [0, 4, 40]) expect(wheelMetrics(size).radius).toBeGreaterThan(0)
  })
})

it('pegs are evenly spread where options are not equally wide', () => {
  expect(pegCount(runningSums([1, 1000]))).toBe(72)
  expect(pegCount(runningSums(Array(500).fill(1).with(3, 2)))).toBe(72)
})

describe('the line between two options', () => {
  it('is as wide as the border at the rim, half of it to either side', () => {
    expect(lineHalfWidth(usual, 6, 155)).toBe(1)
  })

  it('never takes more than eight hundredths of the arc, all its reach together', () => {
    const arc = (2 * Math.PI * 20) / 100
    expect(2 * lineHalfWidth(usual, 100, 20)).toBeCloseTo(0.08 * arc, 12)
    expect(lineHalfWidth(usual, 100, 40)).toBeCloseTo(2 * lineHalfWidth(usual, 100, 20), 12)
  })

  it('is as thin as the narrower one allows', () => {
    expect(2 * lineHalfWidth(usual, 1001, 155)).toBeCloseTo(0.08 * ((2 * Math.PI * 155) / 1001), 12)
    expect(lineHalfWidth(usual, 1.001, 155)).toBe(1)
  })
})

it.each([
  [2, 24],
  [3, 24],
  [7, 21],
  [17, 17],
  [16, 32],
  [24, 24],
  [48, 48],
  [72, 72],
  [73, 72],
])('a wheel of %i options has %i pegs', (count, pegs) => {
  expect(pegCount(count)).toBe(pegs)
})

it.each(EVERY_LOOK)(
  'the pin of $name stays on its cap, and has its points @setting.look',
  (look) => {
    const corners = pinCorners(look)
    const distances = corners.map(([x, y]) => Math.hypot(x, y))
    expect(look.hubPin * Math.max(...distances)).toBeLessThan(look.hubCap)
    if (look.pinCleft > 0) return
    const farthest = distances.filter((distance) => distance > 1 - 1e-9)
    expect(farthest).toHaveLength(look.pinPoints || corners.length)
    const inner = 1 - (look.pinPoints && look.pinDepth)
    expect(Math.abs(Math.min(...distances) - inner)).toBeLessThan(0.02)
  },
)

it('a heart is as wide on both sides, cleft above and pointed below', () => {
  const corners = pinCorners({ pinPoints: 0, pinDepth: 0, pinCleft: 0.6 })
  const right = corners.filter(([x]) => x > 1e-9)
  const left = corners.filter(([x]) => x < -1e-9)
  expect(left).toHaveLength(right.length)
  expect(Math.max(...right.map(([x]) => x))).toBeCloseTo(-Math.min(...left.map(([x]) => x)), 9)
  const [cleft] = corners
  const top = Math.min(...corners.map(([, y]) => y))
  expect(top).toBeLessThan((cleft?.[1] ?? 0) - 0.2)
  const lowest = corners.toSorted(([, one], [, other]) => other - one)[0]
  expect(lowest?.[0]).toBeCloseTo(0, 9)
})
