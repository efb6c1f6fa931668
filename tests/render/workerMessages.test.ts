// What is posted to the scene's worker: the changes of a view add up to the view, and times arrive on its clock.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { WheelView } from '../../src/render/view'
import { changeBetween, clockShift, onOtherClock } from '../../src/render/workerMessages'

const SEGMENTS = [[{ id: 'a' }], [{ id: 'b' }, { id: 'c' }]]
const SPINS = [null, { launch: {}, startedAtMs: 1000, outcome: { id: 'one', angle: 1 } }]

/** Views that share some of their parts, as those of one visit do. */
const views = fc.array(
  fc
    .record({
      segments: fc.constantFrom(...SEGMENTS),
      spin: fc.constantFrom(...SPINS),
      winnerIndex: fc.constantFrom(null, 0, 1),
      restRotation: fc.constantFrom(0, 1.5, Number.NaN),
      isRevealing: fc.boolean(),
    })
    .map((fields) => fields as unknown as WheelView),
  { minLength: 1 },
)

it('the changes, applied one after another, give the last view', () => {
  fc.assert(
    fc.property(views, (all) => {
      let before: WheelView | null = null
      let received = {} as WheelView
      for (const view of all) {
        const { segments } = received
        received = { ...received, ...changeBetween(before, view) }
        // A list that has not changed is not posted, and stays the same object: textures depend on it.
        if (before?.segments === view.segments) expect(received.segments).toBe(segments)
        before = view
      }
      expect(received).toEqual(all.at(-1))
    }),
  )
})

it('only what is another object is posted', () => {
  const [segments] = SEGMENTS
  const before = { segments, spin: null, winnerIndex: 1 } as unknown as WheelView
  expect(changeBetween(before, { ...before })).toEqual({})
  expect(changeBetween(before, { ...before, winnerIndex: null })).toEqual({ winnerIndex: null })
  expect(changeBetween(null, before)).toBe(before)
})

it('times are moved to the other clock, everything else stays the same object', () => {
  const launch = {}
  const change = {
    spin: { launch, startedAtMs: 1000, outcome: { id: 'one', angle: 1 } },
    segments: SEGMENTS[0],
  } as never
  const moved = onOtherClock(change, -250)
  expect(moved.spin?.startedAtMs).toBe(750)
  expect(moved.spin?.launch).toBe(launch)
  expect(moved.segments).toBe(SEGMENTS[0])
  expect(onOtherClock({ spin: null }, 99)).toEqual({ spin: null })
  expect(onOtherClock({ winnerIndex: 2 }, 99)).toEqual({ winnerIndex: 2 })
})

it('origins tell the shift between two clocks, unless the computer has slept between their starts', () => {
  // The worker began 250.25 ms after the page.
  const page = { originMs: 1_700_000_000_000.125, nowMs: 1_700_000_000_000 }
  const worker = { originMs: 1_700_000_000_250.375, nowMs: 1_700_000_000_250 }
  expect(clockShift(page, worker)).toBeCloseTo(-250.25, 3)
  // Its own origin was told after an hour of sleep, in which neither clock ran.
  const hour = 3_600_000
  const asleep = { page: hour, worker: 0 }
  expect(
    clockShift(
      { ...page, nowMs: page.nowMs + asleep.page },
      { originMs: worker.originMs + hour, nowMs: worker.nowMs + hour },
    ),
  ).toBeCloseTo(-250, 3)
})
