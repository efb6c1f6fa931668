// Merging two tabs' versions of a wheel preserves the changes of both.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { radians } from '../../src/wheel/angle'
import { mergeWheels } from '../../src/wheel/mergeWheels'
import type { SpinResult } from '../../src/wheel/result'
import { activeSegments, type Segment } from '../../src/wheel/segment'
import {
  addSegment,
  clearHistory,
  createWheel,
  editSegment,
  recordResult,
  removeSegment,
  restoreAll,
  restoreHistory,
  type Wheel,
} from '../../src/wheel/wheel'

let ids = 0
const newId = () => `new${ids++}`
const base = createWheel(
  ['Ann', 'Ben', 'Cem', 'Dave'],
  (
    () => () =>
      `a${ids++}`
  )(),
  1000,
)
const idOf = (text: string) => base.segments.find((one) => one.text === text)?.id ?? ''
const texts = (wheel: Wheel) => wheel.segments.map(({ text }) => text)

function won(wheel: Wheel, text: string, isEliminationMode = false, timestamp = 2000): SpinResult {
  return {
    id: newId(),
    wheelId: wheel.id,
    winner: wheel.segments.find((one) => one.text === text) as Segment,
    spinDuration: 4000,
    timestamp,
    angle: radians(0),
    isEliminationMode,
    isFinalWinner: false,
    remainingSegments: 3,
  }
}
const merged = (mine: Wheel, theirs: Wheel) => mergeWheels(base, mine, theirs).wheel

describe('of two versions of a wheel', () => {
  it('the one that was changed is taken where the other was not', () => {
    const changed = recordResult(addSegment(base, 'Eve', newId(), false), won(base, 'Ben'))
    expect(merged(changed, base)).toEqual(changed)
    expect(merged(base, changed)).toEqual(changed)
  })

  it('both additions stay, each behind what it was added to', () => {
    const mine = addSegment(base, 'Mine', newId(), false)
    const theirs = addSegment(base, 'Theirs', newId(), false)
    expect(texts(merged(mine, theirs))).toEqual(['Ann', 'Ben', 'Cem', 'Dave', 'Theirs', 'Mine'])
  })

  it('text and color of one option come from whoever changed them', () => {
    const mine = editSegment(base, idOf('Ben'), { text: 'Benno' }, false)
    const theirs = editSegment(base, idOf('Ben'), { color: '#123456' }, false)
    expect(merged(mine, theirs).segments[1]).toMatchObject({ text: 'Benno', color: '#123456' })
    expect(mergeWheels(base, mine, theirs).conflicts).toEqual([])
  })

  it('of two new texts one is kept, the same in both tabs, and the other is told', () => {
    const mine = editSegment(base, idOf('Ben'), { text: 'Benno' }, false)
    const theirs = editSegment(base, idOf('Ben'), { text: 'Benjamin' }, false)
    const here = mergeWheels(base, mine, theirs)
    const there = mergeWheels(base, theirs, mine)
    expect(texts(here.wheel)).toEqual(texts(there.wheel))
    expect(here.conflicts).toMatchObject([
      { wheelId: base.id, merged: { text: 'Benno' }, dropped: { text: 'Benjamin' } },
    ])
    expect(there.conflicts).toMatchObject([{ dropped: { text: 'Benjamin' } }])
  })

  it('a removal stays, unless the other tab has changed what was removed', () => {
    const mine = removeSegment(base, idOf('Ben'), false)
    expect(texts(merged(mine, addSegment(base, 'Eve', newId(), false)))).not.toContain('Ben')
    const theirs = editSegment(base, idOf('Ben'), { text: 'Benno' }, false)
    expect(texts(merged(mine, theirs))).toContain('Benno')
    expect(texts(merged(theirs, mine))).toContain('Benno')
  })

  it('no fewer than two options are left by two removals', () => {
    const three = removeSegment(base, idOf('Dave'), false)
    const mine = removeSegment(three, idOf('Ann'), false)
    const theirs = removeSegment(three, idOf('Ben'), false)
    const { wheel } = mergeWheels(three, mine, theirs)
    expect(wheel.segments.length).toBeGreaterThanOrEqual(2)
  })

  it('every result is recorded and counted once, the newest first', () => {
    const both = won(base, 'Cem', false, 1500)
    const mine = recordResult(recordResult(base, both), won(base, 'Ann', false, 2000))
    const theirs = recordResult(recordResult(base, both), won(base, 'Ben', false, 1800))
    const wheel = merged(mine, theirs)
    expect(wheel.history.map(({ winner }) => winner.text)).toEqual(['Ann', 'Ben', 'Cem'])
    expect(wheel.statistics).toMatchObject({ totalSpins: 3, totalSpinTime: 12_000 })
  })

  it('an elimination is decided by who takes part by then', () => {
    const three = removeSegment(base, idOf('Dave'), false)
    const mine = recordResult(three, won(three, 'Ann', true))
    const theirs = recordResult(three, won(three, 'Ben', true))
    const { wheel } = mergeWheels(three, mine, theirs)
    expect(activeSegments(wheel.segments).map(({ text }) => text)).toEqual(['Ann', 'Cem'])
    expect(wheel.history.find(({ winner }) => winner.text === 'Ann')?.isFinalWinner).toBe(true)
    expect(wheel.eliminationHistory).toHaveLength(1)
  })

  it('what was cleared stays cleared and counted, and what came since stays', () => {
    const old = recordResult(base, won(base, 'Ann', false, 1500))
    const mine = clearHistory(old)
    const theirs = recordResult(old, won(base, 'Ben', false, 1800))
    const { wheel } = mergeWheels(old, mine, theirs)
    expect(wheel.history.map(({ winner }) => winner.text)).toEqual(['Ben'])
    expect(wheel.statistics.totalSpins).toBe(2)
  })

  it('a result that was cleared here is not recorded again by a tab that was late', () => {
    const result = won(base, 'Ann')
    const mine = clearHistory(recordResult(base, result))
    expect(recordResult(mine, result)).toBe(mine)
    const theirs = recordResult(base, result)
    for (const wheel of [merged(mine, theirs), merged(theirs, mine)]) {
      expect(wheel.history).toEqual([])
      expect(wheel.statistics.totalSpins).toBe(1)
    }
  })

  it('results that were brought back come back', () => {
    const old = recordResult(base, won(base, 'Ann', false, 1500))
    const cleared = clearHistory(old)
    const mine = restoreHistory(cleared, old.history)
    const theirs = recordResult(cleared, won(base, 'Ben', false, 1800))
    for (const { wheel } of [
      mergeWheels(cleared, mine, theirs),
      mergeWheels(cleared, theirs, mine),
    ]) {
      expect(wheel.history.map(({ winner }) => winner.text)).toEqual(['Ben', 'Ann'])
      expect(wheel.statistics.totalSpins).toBe(2)
    }
  })
})

const deeds = fc.array(
  fc.tuple(
    fc.constantFrom('add', 'edit', 'remove', 'spin', 'eliminate', 'restore', 'clear'),
    fc.nat(9),
  ),
  { maxLength: 6 },
)

function done(list: readonly (readonly [string, number])[], from: number): Wheel {
  return list.reduce((wheel, [deed, number], index) => {
    const segment = wheel.segments[number % wheel.segments.length] as Segment
    const active = activeSegments(wheel.segments)
    const winner = active[number % active.length] as Segment
    if (deed === 'add') return addSegment(wheel, `N${from + index}`, newId(), false)
    if (deed === 'edit') return editSegment(wheel, segment.id, { text: `E${from + index}` }, false)
    if (deed === 'remove') return removeSegment(wheel, segment.id, false)
    if (deed === 'restore') return restoreAll(wheel)
    if (deed === 'clear') return clearHistory(wheel)
    return recordResult(wheel, won(wheel, winner.text, deed === 'eliminate', from + index))
  }, base)
}

it('whatever two tabs have done: ids stay distinct, no spin is lost or counted twice, both come to the same', () => {
  fc.assert(
    fc.property(deeds, deeds, (here, there) => {
      const mine = done(here, 2000)
      const theirs = done(there, 3000)
      const wheel = merged(mine, theirs)
      const other = merged(theirs, mine)
      expect(new Set(wheel.segments.map(({ id }) => id)).size).toBe(wheel.segments.length)
      expect(wheel.segments.length).toBeGreaterThanOrEqual(2)
      const spins = mine.statistics.totalSpins + theirs.statistics.totalSpins
      expect(wheel.statistics.totalSpins).toBe(spins)
      expect(other.statistics.totalSpins).toBe(spins)
      const byText = (one: Wheel) => texts(one).toSorted()
      if (mine.segments.length > 2 && theirs.segments.length > 2) {
        expect(byText(other)).toEqual(byText(wheel))
      }
      for (const text of [...texts(mine), ...texts(theirs)]) {
        if (text.startsWith('N')) expect(texts(wheel)).toContain(text)
      }
    }),
    { numRuns: 1000 },
  )
})
