// Where a tournament ends; across tabs too.

import { expect, it } from 'vitest'
import { radians } from '../../src/wheel/angle'
import { mergeWheels } from '../../src/wheel/mergeWheels'
import type { SpinResult } from '../../src/wheel/result'
import { countLeft, isTournamentOver } from '../../src/wheel/rounds'
import {
  addSegment,
  createWheel,
  recordResult,
  restoreAll,
  type Wheel,
} from '../../src/wheel/wheel'
import {
  applyWheelPatch,
  undoFirstSpin,
  type WheelPatch,
  wheelPatchBetween,
} from '../../src/wheel/wheelPatch'

let ids = 0
const START = createWheel(['A', 'B', 'C', 'D'], () => `id${ids++}`, 7)

function spun(wheel: Wheel, index: number, change: Partial<SpinResult> = {}): Wheel {
  const result: SpinResult = {
    id: `result${ids++}`,
    wheelId: wheel.id,
    winner: wheel.segments[index] as SpinResult['winner'],
    spinDuration: 4000,
    order: ids,
    timestamp: ids,
    angle: radians(0),
    isEliminationMode: true,
    isFinalWinner: false,
    remainingSegments: 3,
    ...change,
  }
  return recordResult(wheel, result)
}

const PLAYED = [0, 1].reduce((wheel, index) => spun(wheel, index), START)
const FINAL = spun(PLAYED, 2, { isFinalWinner: true })

it.each<[string, boolean, Wheel]>([
  ['a new wheel', false, START],
  ['one that is under way', false, PLAYED],
  ['one with its final winner', true, FINAL],
  ['one spun since without elimination', true, spun(FINAL, 3, { isEliminationMode: false })],
  ['one with an option added since', true, addSegment(FINAL, 'E', 'e', true)],
  ['one whose options are all back', false, restoreAll(FINAL)],
  ['the next one', false, spun(restoreAll(FINAL), 0)],
  ['one whose results were cleared', false, { ...FINAL, history: [] }],
])('of %s, it is %s that the tournament is over', (_, isOver, wheel) => {
  expect(isTournamentOver(wheel)).toBe(isOver)
})

it('after the final winner one is left, until the options are back', () => {
  const mode = { eliminationMode: true }
  const left = (wheel: Wheel, rule = mode) => countLeft(wheel, rule, null)
  expect([START, PLAYED, FINAL, restoreAll(FINAL)].map((wheel) => left(wheel))).toEqual([
    4, 2, 1, 4,
  ])
  expect(left(addSegment(FINAL, 'E', 'e', true))).toBe(1)
  expect(left(FINAL, { eliminationMode: false })).toBe(2)
  // Of two, nobody is ever out.
  const two = spun(
    createWheel(['A', 'B'], () => `id${ids++}`, 7),
    0,
    { isFinalWinner: true },
  )
  const [final = null] = two.history
  expect(final?.isFinalWinner).toBe(true)
  expect(countLeft(two, mode, final)).toBe(1)
  expect(countLeft(two, mode, null)).toBe(2)
  expect(countLeft(addSegment(two, 'C', 'c', true), mode, final)).toBe(3)
})

it('of two tabs, the one that undoes a new tournament and the other that adds an option agree', () => {
  const base = spun(restoreAll(FINAL), 3)
  const back = wheelPatchBetween(restoreAll(FINAL), FINAL) as WheelPatch
  const first = undoFirstSpin(base, base.history[0] as SpinResult)
  const mine = applyWheelPatch(first, back, false) as Wheel
  const theirs = addSegment(base, 'E', 'e', true)
  for (const [one, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const { wheel } = mergeWheels(base, one, other)
    expect(wheel.segments.map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(wheel.segments.map(({ eliminated }) => eliminated === true)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(wheel.history).toEqual(mine.history)
    expect(wheel.eliminationHistory).toEqual(FINAL.eliminationHistory)
  }
  expect(isTournamentOver(mine)).toBe(true)
})
