// A patch leads from one list of options to another and back, and holds only what differs.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyGently,
  applyPatch,
  type Patch,
  patchBetween,
  patchSize,
} from '../../src/wheel/listPatch'
import { MAX_SEGMENTS, type Segment } from '../../src/wheel/segment'
import { timesArithmetic } from '../timing'

const option = (id: number, text = `T${id}`, eliminated = false): Segment => ({
  id: `o${id}`,
  text,
  color: '#123456',
  weight: 1,
  ...(eliminated && { eliminated }),
})
const list = (...ids: number[]) => ids.map((id) => option(id))
const many = (count: number) => Array.from({ length: count }, (_, id) => option(id))
const idsOf = (segments: readonly Segment[] | null) => segments?.map(({ id }) => id)
const between = (from: readonly Segment[], to: readonly Segment[]) =>
  patchBetween(from, to) as Patch
/** The patch that leads back. */
const inversePatch = ({ from, to, changed }: Patch): Patch => ({
  from: to,
  to: from,
  changed: changed.map(([one, other]) => [other, one]),
})

const LIST = fc
  .uniqueArray(fc.nat(12), { minLength: 2, maxLength: 10 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean(), fc.subarray(['picked', 'absent']))
          .map(([text, isOut, marks]) => ({
            ...option(id, text, isOut),
            ...Object.fromEntries(marks.map((mark) => [mark, true])),
          })),
      ),
    ),
  )
  .filter((segments) => segments.some(({ eliminated }) => !eliminated))

/** Every option that a value refers to, once. */
function held(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return found
  if ('id' in value && 'text' in value) return found.add(value)
  for (const part of Object.values(value)) held(part, found)
  return found
}

describe('a patch between two lists', () => {
  it('leads from the one to the other and back, whatever they are', () => {
    fc.assert(
      fc.property(LIST, LIST, (from, to) => {
        const patch = patchBetween(from, to)
        if (!patch) return expect(to).toEqual(from)
        expect(applyPatch(from, patch)).toEqual(to)
        expect(applyPatch(to, inversePatch(patch))).toEqual(from)
      }),
      { numRuns: 1000 },
    )
  })

  it('brings back the very objects that were there', () => {
    const [a, b, c] = list(1, 2, 3) as [Segment, Segment, Segment]
    const from = [a, b, c]
    const to = [c, { ...a, text: 'New' }]
    const back = applyPatch(to, inversePatch(between(from, to)))
    expect(back?.every((segment, index) => segment === from[index])).toBe(true)
  })

  it('is none where nothing differs that could be seen', () => {
    expect(patchBetween(list(1, 2), list(1, 2))).toBeNull()
    const isBack = [{ ...option(1), eliminated: false }, option(2)]
    expect(patchBetween(list(1, 2), isBack)).toBeNull()
  })

  it('holds only what differs', () => {
    const from = many(10_000)
    const to = from.map((one, index) => (index === 5000 ? { ...one, text: 'New' } : one))
    expect([...held(between(from, to))]).toEqual([from[5000], to[5000]])
    expect(patchSize(between(from, to))).toBe(2)
    const without = from.filter((_, index) => index !== 77)
    expect([...held(between(from, without))]).toEqual([from[77]])
    expect(held(between(from, from.toReversed())).size).toBe(0)
    expect(patchSize(between(from, from.toReversed()))).toBe(20_000 / 16)
  })

  it('leaves every option that it does not name the same object', () => {
    const from = many(1000)
    const to = from.toSpliced(10, 1, { ...(from[10] as Segment), color: '#000000' })
    const back = applyPatch(to, inversePatch(between(from, to)))
    expect(back?.every((segment, index) => segment === from[index])).toBe(true)
  })

  it('of 10,000 options is made and applied in a moment', async () => {
    const from = many(10_000)
    const to = [...from.toReversed().filter((_, index) => index % 2), ...list(20_000, 20_001)]
    const thereAndBack = () => {
      const patch = between(from, to)
      return [applyPatch(from, patch), applyPatch(to, inversePatch(patch))].map(idsOf)
    }
    expect(thereAndBack()).toEqual([idsOf(to), idsOf(from)])
    expect(await timesArithmetic(thereAndBack)).toBeLessThan(20)
  })
})

describe('on a list that was changed since', () => {
  it('an elimination stays, unless the patch is about it', () => {
    const from = list(1, 2, 3)
    const to = [option(1, 'New'), option(2), option(3)]
    const now = to.map((one) => ({ ...one, eliminated: one.id === 'o1' }))
    expect(applyPatch(now, inversePatch(between(from, to)))).toMatchObject([
      { text: 'T1', eliminated: true },
      { text: 'T2' },
      { text: 'T3' },
    ])
  })

  it('every change since of another option stays, at its place', () => {
    fc.assert(
      fc.property(LIST, LIST, fc.nat(9), fc.nat(10), (from, to, edited, place) => {
        const patch = patchBetween(from, to)
        fc.pre(patch !== null && from.length >= 2)
        const since = to.map((one, index) =>
          index === edited % to.length ? { ...one, weight: 7 } : one,
        )
        const now = since.toSpliced(Math.min(place, to.length), 0, option(99))
        const back = applyPatch(now, inversePatch(patch)) ?? []
        expect(back).toContainEqual(option(99))
        expect(back.filter(({ id }) => id !== 'o99').map(({ id }) => id)).toEqual(idsOf(from))
        const touched = to[edited % to.length]?.id
        const mine = back.find(({ id }) => id === touched)
        if (mine) expect(mine.weight).toBe(7)
      }),
    )
  })

  it('what was removed comes back behind the option that it followed', () => {
    const from = list(1, 2, 3, 4)
    const patch = inversePatch(between(from, list(1, 4)))
    expect(idsOf(applyPatch(list(9, 4, 8, 1), patch))).toEqual(['o9', 'o4', 'o8', 'o1', 'o2', 'o3'])
    // Where that is gone, at the old place.
    expect(idsOf(applyPatch(list(9, 8, 7), patch))).toEqual(['o9', 'o2', 'o3', 'o8', 'o7'])
  })

  it('a text that was changed since stays', () => {
    const patch = between(list(1, 2), [option(1, 'New'), option(2)])
    const now = [option(1, 'Other'), option(2)]
    expect(applyPatch(now, patch)).toBe(now)
  })

  it('nothing comes back twice, or beyond the limit of a wheel', () => {
    const patch = inversePatch(between(list(1, 2, 3), list(1, 2)))
    const now = list(1, 2, 3)
    expect(applyPatch(now, patch)).toBe(now)
    const full = many(MAX_SEGMENTS + 4).slice(4)
    expect(applyPatch(full, patch)).toBe(full)
  })
})

describe('where too few options would be left', () => {
  it('a patch says so, and applied gently removes none', () => {
    const patch = inversePatch(between(list(1, 2), [option(1, 'New'), option(2), option(3)]))
    const now = [option(1, 'New'), option(3)]
    expect(applyPatch(now, patch)).toBeNull()
    expect(applyGently(now, patch)).toEqual(list(1, 3))
  })

  it('eliminates none', () => {
    const from = [option(1, 'T1', true), option(2, 'T2', true), option(3)]
    const patch = inversePatch(between(from, list(1, 2, 3)))
    expect(applyPatch(list(1, 2), patch)).toBeNull()
    expect(applyGently(list(1, 2), patch)).toEqual(list(1, 2))
  })

  it('leads back to a wheel of one option, which a link can have', () => {
    const patch = inversePatch(between(list(1), list(1, 2)))
    expect(applyPatch(list(1, 2), patch)).toEqual(list(1))
  })
})
