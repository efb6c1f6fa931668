// A picture stays on its slice, and the text stays beside it.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureOutline } from '../../src/render/pictures/pictureSheet'
import { runningSums } from '../../src/wheel/geometry'
import { labelsEnd } from '../../src/wheel/labels/labelRoom'
import { LENS_COUNT, lensFor } from '../../src/wheel/labels/lens'
import { CORNER, pictureRoom } from '../../src/wheel/labels/pictureRoom'
import { layoutWheel, pictureFlashes, roomInLens } from '../../src/wheel/labels/wheelLabels'
import { wheelMetrics } from '../../src/wheel/metrics'
import { extent } from './ink'

const sizes = fc.constantFrom(280, 350, 700, 1080)
const perTurns = fc.oneof(
  fc.integer({ min: 2, max: 60 }),
  fc.double({ min: 1, max: 60, noNaN: true }),
)
const places = fc.constantFrom('beside' as const, 'instead' as const)

/** The farthest points of a square with rounded corners. */
function corners({ distance, size }: { distance: number; size: number }) {
  const from = (0.5 - CORNER) * size
  return [-1, 1].flatMap((right) =>
    [-1, 1].flatMap((up) =>
      Array.from({ length: 8 }, (_, step) => {
        const angle = (step / 8) * 2 * Math.PI
        return {
          right: right * from + CORNER * size * Math.cos(angle),
          out: distance + up * from + CORNER * size * Math.sin(angle),
        }
      }),
    ),
  )
}

describe('a picture on a slice', () => {
  it('is clear of the edges, the hub and the pointer, however wide the slice is', () => {
    fc.assert(
      fc.property(sizes, perTurns, places, (wheel, perTurn, place) => {
        const metrics = wheelMetrics(wheel)
        const room = pictureRoom(metrics, perTurn, place)
        if (!room) return
        expect(room.size).toBeGreaterThanOrEqual(14)
        const halfAngle = Math.PI / Math.max(perTurn, 2)
        for (const { right, out } of corners(room)) {
          const toEdge = out * Math.sin(halfAngle) - Math.abs(right) * Math.cos(halfAngle)
          expect(toEdge).toBeGreaterThan(metrics.border / 2)
          const far = Math.hypot(right, out)
          expect(far).toBeLessThanOrEqual(labelsEnd(metrics) + 1e-6)
          expect(far).toBeGreaterThan(metrics.hubRadius)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('is larger in the place of the text than beside it', () => {
    for (const perTurn of [2, 3, 8, 16, 30]) {
      const sizeOf = (place: 'beside' | 'instead') =>
        pictureRoom(wheelMetrics(700), perTurn, place)?.size ?? 0
      expect(sizeOf('instead')).toBeGreaterThanOrEqual(sizeOf('beside'))
    }
    const [beside, instead] = (['beside', 'instead'] as const).map(
      (place) => pictureRoom(wheelMetrics(700), 6, place)?.size ?? 0,
    )
    expect(instead).toBeGreaterThan(1.5 * (beside ?? 0))
  })

  it('is not drawn where nobody could see what it shows', () => {
    expect(pictureRoom(wheelMetrics(350), 200, 'beside')).toBeNull()
    expect(pictureRoom(wheelMetrics(350), 200, 'instead')).toBeNull()
    expect(pictureRoom(wheelMetrics(350), 200, 'filling')).toBeNull()
    expect(pictureRoom(wheelMetrics(350), 20, 'filling')).not.toBeNull()
  })

  it('that fills its slice covers it to the lines beside it, and nothing else', () => {
    fc.assert(
      fc.property(sizes, perTurns, (wheel, perTurn) => {
        const metrics = wheelMetrics(wheel)
        const room = pictureRoom(metrics, perTurn, 'filling')
        if (!room) return
        const halfAngle = Math.PI / perTurn
        const outline = pictureOutline(room, metrics)
        const rim = outline.filter(([right, out]) => Math.hypot(right, out) > 0.99 * metrics.radius)
        const angles = rim.map(([right, out]) => Math.atan2(right, out))
        const most = Math.max(...angles.map(Math.abs))
        expect(most).toBeLessThan(halfAngle)
        expect((halfAngle - most) * metrics.radius).toBeLessThan(2 * metrics.border)
        for (const [right, out] of outline) {
          expect(Math.hypot(right, out)).toBeLessThanOrEqual(metrics.radius + 1e-6)
          expect(Math.abs(Math.atan2(right, out))).toBeLessThan(halfAngle)
          // The square reaches as far, beyond the hub.
          if (Math.hypot(right, out) < metrics.hubRadius) continue
          expect(Math.abs(right)).toBeLessThanOrEqual(room.size / 2 + 1e-6)
          expect(Math.abs(out - room.distance)).toBeLessThanOrEqual(room.size / 2 + 1e-6)
        }
      }),
    )
  })
})

describe('the labels of a wheel with pictures', () => {
  const names = ['Ava', 'Benjamin Okonkwo', 'Chloé', 'Li', 'Emma Fitzgerald', 'Noah']
  const laidOut = (
    place: 'beside' | 'instead' | 'filling',
    has = (_: number) => true,
    size = 700,
  ) => layoutWheel(names, names.length, () => null, wheelMetrics(size), extent, { place, has })

  it('end before the picture beside them', () => {
    const { layouts, pictures } = laidOut('beside')
    expect(pictures).toHaveLength(names.length)
    for (const [index, [label]] of layouts.entries()) {
      const picture = pictures[index]
      expect(label?.isShortened).toBe(false)
      expect(label?.end).toBeLessThan((picture?.distance ?? 0) - (picture?.size ?? 0) / 2)
    }
  })

  it.each(['instead', 'filling'] as const)('give way to the picture: %s', (place) => {
    const { layouts, pictures, lens } = laidOut(place, (index) => index !== 1)
    expect(layouts.map(({ length }) => length)).toEqual([0, 1, 0, 0, 0, 0])
    expect(pictures.map((one) => one !== null)).toEqual([true, false, true, true, true, true])
    expect(lens).toBeNull()
    const all = laidOut(place)
    expect(all.layouts).toEqual([])
    expect(all.pictures).toHaveLength(names.length)
  })

  it('are as without, where no option has one', () => {
    const { pictures, ...others } = laidOut('instead', () => false)
    expect(pictures).toEqual([])
    const { pictures: _, ...plain } = layoutWheel(
      ...([names, names.length, () => null, wheelMetrics(700), extent] as const),
    )
    expect(others).toEqual(plain)
  })

  it('keep the lens where some slices have neither, whatever a wide one shows', () => {
    const thin = Array.from({ length: 100 }, (_, index) => `Option ${index + 1}`)
    const arcs = runningSums([200, ...thin.map(() => 1)])
    const pictured = { place: 'instead' as const, has: (index: number) => index === 0 }
    const texts = ['Wide', ...thin]
    const { lens, pictures } = layoutWheel(
      ...([texts, arcs, () => null, wheelMetrics(350), extent, pictured] as const),
    )
    expect(pictures[0]).not.toBeNull()
    expect(lens).not.toBeNull()
  })

  it('have a lens where the pictures are too small to be seen, with both in it', () => {
    const many = Array.from({ length: 150 }, (_, index) => `Option ${index + 1}`)
    const metrics = wheelMetrics(350)
    const pictured = { place: 'instead' as const, has: () => true }
    const { lens } = layoutWheel(many, many.length, () => null, metrics, extent, pictured)
    expect(lens).toEqual(lensFor(metrics, many.length))
    if (!lens) throw new Error('No lens')
    const { picture, text } = roomInLens(metrics, lens, true)
    expect(picture?.size).toBeGreaterThan(14)
    expect(labelsEnd(text)).toBeLessThan((picture?.distance ?? 0) - (picture?.size ?? 0) / 2)
    expect(roomInLens(metrics, lens, false).picture).toBeNull()
    expect(LENS_COUNT).toBe(24)
  })
})

const laid = { layouts: [], lens: null, largeness: 1, lettersPassing: 1 }

describe('the flashes that pictures may be', () => {
  const room = { distance: 100, size: 30, halfAngle: null }
  const flashes = (
    rooms: readonly (typeof room | null)[],
    arcs: Parameters<typeof pictureFlashes>[1],
  ) => pictureFlashes({ ...laid, pictures: rooms }, arcs)

  it('are none without pictures, and at least one for each', () => {
    expect(flashes([], 5)).toBe(0)
    expect(flashes([null, null], 2)).toBe(0)
    for (const count of [2, 8, 30]) {
      const many = flashes(Array(count).fill(room), count)
      expect(many).toBeGreaterThanOrEqual(count)
      expect(many).toBeLessThanOrEqual(count + 4)
    }
  })

  it('are as many as where they stand close together, and twice as many where they fill their slices', () => {
    // Twelve on an eighth of the turn, beside one wide slice.
    const arcs = runningSums([84, ...Array<number>(12).fill(1)])
    const rooms = [null, ...Array(12).fill(room)]
    expect(flashes(rooms, arcs)).toBe(48)
    const filled = rooms.map((one) => one && { ...one, halfAngle: 0.1 })
    expect(pictureFlashes({ ...laid, pictures: filled }, arcs)).toBe(96)
  })
})
