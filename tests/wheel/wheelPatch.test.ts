// What a step has changed of a wheel besides its options: results, eliminations, the name.

import { describe, expect, it } from 'vitest'
import { radians } from '../../src/wheel/angle'
import type { SpinResult } from '../../src/wheel/result'
import { activeSegments } from '../../src/wheel/segment'
import {
  addSegment,
  clearEliminationHistory,
  clearHistory,
  createWheel,
  recordResult,
  removeSegment,
  restoreAll,
  type Wheel,
} from '../../src/wheel/wheel'
import { applyWheelPatch, type WheelPatch, wheelPatchBetween } from '../../src/wheel/wheelPatch'

let ids = 0
const newId = () => `id${ids++}`
const START = createWheel(['A', 'B', 'C', 'D'], newId, 7)

function spun(wheel: Wheel, index: number): Wheel {
  return recordResult(wheel, {
    id: newId(),
    wheelId: wheel.id,
    winner: wheel.segments[index] as SpinResult['winner'],
    spinDuration: 4000,
    order: ids,
    timestamp: ids,
    angle: radians(0),
    isEliminationMode: true,
    isFinalWinner: false,
    remainingSegments: 3,
  })
}

/** Takes back what was done between two wheels, of a third. */
const undone = (now: Wheel, before: Wheel, after: Wheel) =>
  applyWheelPatch(now, wheelPatchBetween(after, before) as WheelPatch, false) as Wheel

describe('cleared results', () => {
  it('come back beside those that came since, newest first, each once', () => {
    const before = spun(spun(START, 0), 1)
    const cleared = clearHistory(before)
    const since = spun(cleared, 2)
    const back = undone(since, before, cleared)
    expect(back.history).toEqual([since.history[0], ...before.history])
    expect(back.clearedResults).toEqual([])
    expect(undone(back, before, cleared).history).toEqual(back.history)
  })

  it('are cleared again without those that came since', () => {
    const before = spun(START, 0)
    const since = spun(before, 1)
    const cleared = undone(since, clearHistory(before), before)
    expect(cleared.history).toEqual([since.history[0]])
    expect(cleared.clearedResults).toEqual([before.history[0]?.id])
  })

  it('leave others cleared, and are no more than twenty', () => {
    const before = { ...spun(START, 0), clearedResults: ['old'] }
    const cleared = clearHistory(before)
    expect(undone(cleared, before, cleared).clearedResults).toEqual(['old'])
    let since = cleared
    for (let count = 0; count < 20; count += 1) since = spun(since, 0)
    const back = undone(since, before, cleared)
    expect(back.history).toEqual(since.history)
  })
})

describe('restoring all', () => {
  const before = spun(spun(START, 0), 1)
  const whole = restoreAll(before)

  it('is taken back with the elimination history, and keeps what was changed since', () => {
    expect(undone(whole, before, whole)).toEqual(before)
    const since = addSegment(
      removeSegment(whole, whole.segments[2]?.id ?? '', true),
      'E',
      'e',
      true,
    )
    const back = undone(since, before, whole)
    expect(back.segments.map(({ text }) => text)).toEqual(['A', 'B', 'D', 'E'])
    expect(activeSegments(back.segments).map(({ text }) => text)).toEqual(['D', 'E'])
    expect(back.eliminationHistory).toEqual(before.eliminationHistory)
  })

  it('keeps an elimination since', () => {
    const back = undone(spun(whole, 3), before, whole)
    expect(activeSegments(back.segments).map(({ text }) => text)).toEqual(['C'])
    expect(back.eliminationHistory).toHaveLength(3)
  })

  it('where all others have been removed, says so, or leaves options on the wheel', () => {
    const rest = { ...whole, segments: whole.segments.slice(0, 2) }
    const patch = wheelPatchBetween(whole, before) as WheelPatch
    expect(applyWheelPatch(rest, patch, false)).toBeNull()
    expect(activeSegments(applyWheelPatch(rest, patch, true)?.segments ?? [])).toHaveLength(2)
  })
})

it('a cleared elimination history comes back beside eliminations since', () => {
  const before = spun(START, 0)
  const cleared = clearEliminationHistory(before)
  const since = spun(cleared, 1)
  const back = undone(since, before, cleared)
  expect(back.eliminationHistory).toEqual([
    ...since.eliminationHistory,
    ...before.eliminationHistory,
  ])
})

it('a name that was given since stays', () => {
  const named = { ...START, name: 'Lunch' }
  expect(undone(named, START, named).name).toBe(START.name)
  expect(undone({ ...named, name: 'Dinner' }, START, named).name).toBe('Dinner')
})

it('originals follow the options, or stay those of the tournament', () => {
  const four = addSegment(START, 'E', 'e', false)
  expect(undone(four, START, four).originalSegments).toEqual(START.segments)
  const inTournament = addSegment(START, 'E', 'e', true)
  expect(undone(inTournament, START, inTournament).originalSegments).toBe(START.originalSegments)
})
