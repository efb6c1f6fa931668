// A round without repeats: whoever is drawn rests until everyone was.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { radians } from '../../src/wheel/angle'
import { mergeWheels } from '../../src/wheel/mergeWheels'
import type { SpinResult } from '../../src/wheel/result'
import { canSpin, inNextRound, isRoundOver, pick, unpickAll } from '../../src/wheel/rounds'
import { activeSegments, type Mark, type Segment, withMark } from '../../src/wheel/segment'
import { createWheel, recordResult, type Wheel } from '../../src/wheel/wheel'

let ids = 0
const START = createWheel(['A', 'B', 'C', 'D'], () => `id${ids++}`, 7)
const idsOf = (...indexes: number[]) =>
  new Set(indexes.map((index) => START.segments[index]?.id ?? ''))
const active = (wheel: Wheel) => activeSegments(wheel.segments).map(({ text }) => text)
const marked = (wheel: Wheel, index: number, mark: Mark): Wheel => ({
  ...wheel,
  segments: wheel.segments.map((one, at) => (at === index ? withMark(one, mark, true) : one)),
})

function won(wheel: Wheel, index: number): SpinResult {
  return {
    id: `result${ids++}`,
    wheelId: wheel.id,
    winner: wheel.segments[index] as Segment,
    spinDuration: 4000,
    order: ids,
    timestamp: ids,
    angle: radians(0),
    isEliminationMode: false,
    isFinalWinner: false,
    isNoRepeats: true,
    remainingSegments: activeSegments(wheel.segments).length - 1,
  }
}

it('picks the winner of each spin, to the last, and eliminates nobody @mode.no-repeats', () => {
  let wheel = START
  for (const [index, left] of [
    [1, 3],
    [3, 2],
    [0, 1],
    [2, 0],
  ] as const) {
    wheel = recordResult(wheel, won(wheel, index))
    expect(active(wheel)).toHaveLength(left)
    expect(wheel.history[0]).toMatchObject({ remainingSegments: left, isFinalWinner: false })
  }
  expect(wheel.statistics).toMatchObject({ totalSpins: 4, totalEliminations: 0 })
  expect(wheel.eliminationHistory).toEqual([])
  expect(isRoundOver(wheel.segments)).toBe(true)
  expect(inNextRound(wheel.segments)).toHaveLength(4)
})

it('picks options by id, once, and begins anew with all of them', () => {
  const picked = pick(START, idsOf(0, 2))
  expect(active(picked)).toEqual(['B', 'D'])
  expect(pick(picked, idsOf(0, 2))).toBe(picked)
  expect(pick(START, new Set(['none']))).toBe(START)
  expect(unpickAll(picked)).toEqual(START)
  expect(unpickAll(START)).toBe(START)
})

it('stores no second list of originals for picks, and leaves those of a tournament alone', () => {
  const picked = pick(START, idsOf(0))
  expect(picked.originalSegments).toBe(picked.segments)
  const recorded = recordResult(START, won(START, 0))
  expect(recorded.originalSegments).toBe(recorded.segments)
  const playing = { ...START, originalSegments: [...START.segments] }
  expect(pick(playing, idsOf(0)).originalSegments).toBe(playing.originalSegments)
})

it.each<[string, boolean, boolean, Wheel]>([
  ['all', true, true, START],
  ['one, as the others are picked', false, true, pick(START, idsOf(0, 1, 2))],
  ['none, as all are picked', false, true, pick(START, idsOf(0, 1, 2, 3))],
  ['one of one', false, false, { ...START, segments: START.segments.slice(0, 1) }],
  [
    'none, as all are absent',
    false,
    false,
    { ...START, segments: START.segments.map((one) => withMark(one, 'absent', true)) },
  ],
  [
    'one, as the others are absent or eliminated',
    false,
    true,
    marked(marked(marked(START, 0, 'absent'), 1, 'absent'), 2, 'eliminated'),
  ],
])('with %s left, every spin counts: %s, without repeats: %s', (_, everySpin, noRepeats, wheel) => {
  expect(canSpin(wheel)).toBe(everySpin)
  expect(canSpin(wheel, true)).toBe(noRepeats)
})

it('is not over while one is left, nor where nobody could come back', () => {
  expect(isRoundOver(pick(START, idsOf(0, 1, 2)).segments)).toBe(false)
  const gone = marked(pick(START, idsOf(0, 1, 2)), 3, 'absent')
  expect(isRoundOver(gone.segments)).toBe(true)
  expect(inNextRound(gone.segments).map(({ text }) => text)).toEqual(['A', 'B', 'C'])
  const allGone = START.segments.map((one) => withMark(one, 'absent', true))
  expect(isRoundOver(allGone)).toBe(false)
})

it('of two tabs keeps the picks of both, and of both their results @mode.round-kept', () => {
  const mine = recordResult(START, won(START, 0))
  const theirs = recordResult(START, won(START, 1))
  for (const [one, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const { wheel } = mergeWheels(START, one, other)
    expect(active(wheel)).toEqual(['C', 'D'])
    expect(wheel.history).toHaveLength(2)
  }
})

it('of two tabs, one that begins anew and one that picks another agree on both', () => {
  const base = pick(START, idsOf(0, 1))
  const anew = unpickAll(base)
  const more = pick(base, idsOf(2))
  expect(active(mergeWheels(base, anew, more).wheel)).toEqual(['A', 'B', 'D'])
  expect(active(mergeWheels(base, more, anew).wheel)).toEqual(['A', 'B', 'D'])
})

it('of two tabs that both recorded a spin, the one that has begun anew since is right', () => {
  const result = won(START, 0)
  const mine = recordResult(START, result)
  const theirs = unpickAll(recordResult(START, result))
  expect(active(mergeWheels(START, mine, theirs).wheel)).toHaveLength(4)
})

it('merges any marks of two tabs the same way round and the other', () => {
  const MARKED = fc.array(
    fc.record({ eliminated: fc.boolean(), picked: fc.boolean(), absent: fc.boolean() }),
    { minLength: 4, maxLength: 4 },
  )
  const withMarks = (marks: readonly Record<Mark, boolean>[]): Wheel => ({
    ...START,
    absentOn: '2026-11-22',
    segments: START.segments.map((one, index) =>
      (['eliminated', 'picked', 'absent'] as const).reduce(
        (segment, mark) => withMark(segment, mark, marks[index]?.[mark] === true),
        one,
      ),
    ),
  })
  const view = (wheel: Wheel) =>
    wheel.segments.map((one) => [!!one.eliminated, !!one.picked, !!one.absent])
  fc.assert(
    fc.property(MARKED, MARKED, MARKED, (one, two, three) => {
      const [base, mine, theirs] = [withMarks(one), withMarks(two), withMarks(three)]
      const merged = view(mergeWheels(base, mine, theirs).wheel)
      expect(view(mergeWheels(base, theirs, mine).wheel)).toEqual(merged)
      const expected = view(base).map((marks, at) =>
        marks.map((was, mark) => {
          const [own, other] = [view(mine)[at]?.[mark], view(theirs)[at]?.[mark]]
          return own === was ? other : own
        }),
      )
      expect(merged).toEqual(expected)
    }),
  )
})
