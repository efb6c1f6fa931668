// What changes the list as a whole leaves those picked or absent what they are: members of the list.

import { expect, it } from 'vitest'
import { diffLines, textOf } from '../../src/lists/editText'
import { optionsDrawnFrom, resultOf, resultRows } from '../../src/lists/listOut'
import {
  removeDuplicates,
  removedBetween,
  removeEliminated,
  removeSegments,
} from '../../src/lists/tidy'
import { type Mark, withMark } from '../../src/wheel/segment'
import type { Wheel } from '../../src/wheel/wheel'
import { ids, wheelWith } from './sources'

const texts = ({ segments }: Wheel) => segments.map(({ text }) => text)
const marked = (wheel: Wheel, marks: Readonly<Record<number, Mark>>): Wheel => ({
  ...wheel,
  segments: wheel.segments.map((one, index) => {
    const mark = marks[index]
    return mark ? withMark(one, mark, true) : one
  }),
})
const idsAt = (wheel: Wheel, ...indexes: readonly number[]) =>
  new Set(indexes.map((index) => wheel.segments[index]?.id ?? ''))

it('removing the eliminated leaves them', () => {
  const wheel = marked(wheelWith('a', 'b', 'c'), { 0: 'picked', 1: 'eliminated', 2: 'absent' })
  expect(texts(removeEliminated(wheel, false))).toEqual(['a', 'c'])
})

it.each<Mark>(['picked', 'absent', 'eliminated'])(
  'of duplicates, the one that takes part stays rather than one that is %s',
  (mark) => {
    const wheel = marked(wheelWith('a', 'a', 'b', 'c'), { 0: mark })
    expect(removeDuplicates(wheel, false).segments).toEqual(wheel.segments.slice(1))
  },
)

it('removing several leaves two options, though only one of them may be active', () => {
  const wheel = marked(wheelWith('a', 'b', 'c', 'd'), { 0: 'picked', 1: 'picked', 2: 'absent' })
  const fewer = removeSegments(wheel, idsAt(wheel, 0, 1), false)
  expect(texts(fewer)).toEqual(['c', 'd'])
  expect(removedBetween(wheel, fewer).map(({ text }) => text)).toEqual(['a', 'b'])
  expect(removeSegments(wheel, idsAt(wheel, 0, 1, 2), false)).toBe(wheel)
})

it('a text may leave one active option of a round, but no wheel of one', () => {
  const { segments } = marked(wheelWith('a', 'b', 'c'), { 0: 'picked', 1: 'picked' })
  const edited = (text: string) => diffLines(segments, text, ids('new'))
  expect(edited('a\nc')).toMatchObject({ problem: null, removed: 1 })
  expect(edited('c').problem).toBe('tooFew')
  expect(edited(textOf({ segments })).segments).toEqual(segments)
})

it('results without repeats say so, and of how many they were drawn', () => {
  const [winner] = wheelWith('a', 'b').segments
  if (!winner) throw new Error('There is no winner')
  const entry = { eliminatedSegment: winner, order: 0, timestamp: 0, eliminatedByResult: 'r' }
  const result = {
    ...resultOf({ ...entry, remainingSegments: 4 }),
    isEliminationMode: false,
    isNoRepeats: true,
  }
  expect(optionsDrawnFrom(result)).toBe(5)
  expect(resultRows(1, 'UTC').next([result])[0]).toContain('No Repeats')
})
