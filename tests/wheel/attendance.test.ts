// Who is absent today is here again tomorrow.

import { expect, it } from 'vitest'
import { endAbsences, setAbsent } from '../../src/wheel/attendance'
import { mergeWheels } from '../../src/wheel/mergeWheels'
import { activeSegments } from '../../src/wheel/segment'
import { createWheel, type Wheel } from '../../src/wheel/wheel'
import { applyWheelPatch, type WheelPatch, wheelPatchBetween } from '../../src/wheel/wheelPatch'

let ids = 0
const START = createWheel(['A', 'B', 'C', 'D'], () => `id${ids++}`, 7)
const [DAY, NEXT] = ['2026-11-22', '2026-11-23']
const idsOf = (...indexes: number[]) =>
  new Set(indexes.map((index) => START.segments[index]?.id ?? ''))
const active = (wheel: Wheel) => activeSegments(wheel.segments).map(({ text }) => text)
const away = setAbsent(START, idsOf(0, 1), true, DAY)

it('marks options as absent on a day, and the last one who is here again takes the day away', () => {
  expect(active(away)).toEqual(['C', 'D'])
  expect(away.absentOn).toBe(DAY)
  expect(away.originalSegments).toBe(away.segments)
  const one = setAbsent(away, idsOf(0), false, DAY)
  expect(active(one)).toEqual(['A', 'C', 'D'])
  expect(one.absentOn).toBe(DAY)
  expect(setAbsent(one, idsOf(1), false, DAY)).toEqual(START)
})

it('changes nothing where all are as they are to be', () => {
  expect(setAbsent(away, idsOf(0), true, DAY)).toBe(away)
  expect(setAbsent(START, idsOf(0), false, DAY)).toBe(START)
})

it('is over on a later day, and not where the clock was set back @absent.next-day', () => {
  expect(endAbsences(away, DAY)).toBe(away)
  expect(endAbsences(away, '2026-11-21')).toBe(away)
  expect(endAbsences(away, NEXT)).toEqual(START)
  expect(endAbsences(START, NEXT)).toBe(START)
})

it('of another day does not count with those of today', () => {
  const today = setAbsent(away, idsOf(2), true, NEXT)
  expect(active(today)).toEqual(['A', 'B', 'D'])
  expect(today.absentOn).toBe(NEXT)
})

it('keeps picks and eliminations as they are', () => {
  const [first, ...rest] = START.segments
  const marked = { ...START, segments: [{ ...first, picked: true, eliminated: true }, ...rest] }
  const wheel = marked as Wheel
  expect(endAbsences(setAbsent(wheel, idsOf(0), true, DAY), NEXT)).toEqual(wheel)
})

it('is undone and made again with its day', () => {
  const patch = wheelPatchBetween(away, START) as WheelPatch
  expect(applyWheelPatch(away, patch, false)).toEqual(START)
  const again = wheelPatchBetween(START, away) as WheelPatch
  expect(applyWheelPatch(START, again, false)).toEqual(away)
})

it('can be undone of everyone, though nobody is left then', () => {
  const none = setAbsent(START, idsOf(0, 1, 2, 3), true, DAY)
  const back = wheelPatchBetween(START, none) as WheelPatch
  expect(applyWheelPatch(START, back, false)).toEqual(none)
})

it('of two tabs counts the later day, and those of both', () => {
  const mine = setAbsent(START, idsOf(0), true, DAY)
  const theirs = setAbsent(START, idsOf(1), true, NEXT)
  for (const { wheel } of [mergeWheels(START, mine, theirs), mergeWheels(START, theirs, mine)]) {
    expect(wheel.absentOn).toBe(NEXT)
    expect(active(wheel)).toEqual(['C', 'D'])
  }
  const back = setAbsent(mine, idsOf(0), false, DAY)
  expect(mergeWheels(mine, back, { ...mine, name: 'N' }).wheel).toEqual({ ...START, name: 'N' })
})
