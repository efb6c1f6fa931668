// Proves that a tab finds the newest state that it shares with another one, and only where their texts have diverged.

import { describe, expect, it } from 'vitest'
import { trackLineage } from '../../../src/store/persistence/lineage'
import { type Lineage, MAX_ANCESTORS, NO_LINEAGE } from '../../../src/store/persistence/schema'
import { ownWheel, sharedState } from './shared'

const initial = sharedState()
/** A state that is told from others by when its wheel was opened. */
const stateAt = (openedAt: number) => sharedState({ openedAt })

function write(tab: ReturnType<typeof trackLineage>, shared = initial): Lineage {
  const lineage = tab.next()
  tab.written(lineage, shared)
  return lineage
}

describe('a text', () => {
  it('has a revision that no other has, and names those before it, newest first', () => {
    const [one, other] = [trackLineage('one', initial), trackLineage('other', initial)]
    expect(write(one)).toEqual({ revision: 'one.0', ancestors: ['none'] })
    const second = write(one)
    expect(second).toEqual({ revision: 'one.1', ancestors: ['one.0', 'none'] })
    other.read(second, initial, false)
    expect(other.next()).toEqual({
      revision: 'other.0',
      ancestors: ['one.1', 'one.0', 'none'],
    })
  })

  it('names no more of them than is agreed', () => {
    const tab = trackLineage('tab', initial)
    for (let count = 0; count < 40; count += 1) write(tab)
    expect(tab.next().ancestors).toHaveLength(MAX_ANCESTORS)
    expect(tab.next().ancestors[0]).toBe('tab.39')
  })
})

describe('there is nothing to merge with', () => {
  it('in a tab that has written nothing', () => {
    const [one, other] = [trackLineage('one', initial), trackLineage('other', initial)]
    expect(one.commonAncestor(write(other))).toBeUndefined()
    // A write that was lost is merged by the tab that made it.
    const third = trackLineage('third', initial)
    one.read(write(third), initial, false)
    expect(one.commonAncestor(write(other))).toBeUndefined()
  })

  it('where the other tab knew of the last write', () => {
    const [one, other] = [trackLineage('one', initial), trackLineage('other', initial)]
    other.read(write(one), initial, false)
    expect(one.commonAncestor(write(other))).toBeUndefined()
    expect(one.commonAncestor(write(other))).toBeUndefined()
  })

  it('where the other tab goes on from a text with which this one was merged already', () => {
    const [one, other] = [trackLineage('one', initial), trackLineage('other', initial)]
    write(one)
    const theirs = write(other)
    one.read(theirs, initial, true)
    expect(one.commonAncestor(write(other))).toBeUndefined()
  })

  it('where no text is known to both', () => {
    const tab = trackLineage('tab', initial)
    write(tab)
    expect(tab.commonAncestor({ revision: 'strange', ancestors: ['stranger'] })).toBeUndefined()
  })
})

describe('where another tab wrote without knowing of the last write here', () => {
  it('the newest state that both have seen is found', () => {
    const [one, other] = [trackLineage('one', initial), trackLineage('other', initial)]
    other.read(write(one, stateAt(1)), stateAt(1), false)
    other.read(write(one, stateAt(2)), stateAt(2), false)
    write(one, stateAt(3))
    expect(one.commonAncestor(write(other))).toEqual(stateAt(2))
  })

  it('it is what a first visit finds, if neither had seen anything else', () => {
    const [one, other] = [trackLineage('one', initial), trackLineage('other', initial)]
    write(one, stateAt(1))
    expect(one.commonAncestor(write(other, stateAt(2)))).toEqual(initial)
    expect(trackLineage('third', initial).commonAncestor(NO_LINEAGE)).toBeUndefined()
  })

  it('each wheel is as it was when both last knew it', () => {
    const [one, other] = [trackLineage('one', initial), trackLineage('other', initial)]
    const [old, newer] = [ownWheel('put aside'), ownWheel('put aside')]
    for (const ownWheels of [[old], [newer], []]) {
      other.read(write(one, sharedState({ ownWheels })), sharedState({ ownWheels }), false)
    }
    write(one)
    const found = one.commonAncestor(write(other))
    expect(found?.wheel.id).toBe('current')
    expect(found?.ownWheels).toHaveLength(1)
    expect(found?.ownWheels[0]?.wheel).toBe(newer.wheel)
  })

  it('what both wrote is known to whoever reads the merge', () => {
    const [one, other] = [trackLineage('one', initial), trackLineage('other', initial)]
    const [mine, theirs] = [write(one), write(other)]
    one.read(theirs, initial, true)
    const merge = write(one)
    expect(merge.ancestors).toEqual(expect.arrayContaining([mine.revision, theirs.revision]))
    expect(new Set(merge.ancestors).size).toBe(merge.ancestors.length)
    expect(merge.ancestors).not.toContain(merge.revision)
    expect(other.commonAncestor(merge)).toBeUndefined()
  })

  it('a text that is read again after a write of its own is named once', () => {
    const [one, other] = [trackLineage('one', initial), trackLineage('other', initial)]
    const theirs = write(other)
    one.read(theirs, initial, false)
    const mine = write(one)
    one.read(theirs, initial, true)
    expect(one.next().ancestors).toEqual([theirs.revision, 'none', mine.revision])
  })

  it('a merge of two long lines still names the newest of both', () => {
    const [one, other] = [trackLineage('one', initial), trackLineage('other', initial)]
    for (let count = 0; count < 30; count += 1) {
      write(one)
      write(other)
    }
    one.read(other.next(), initial, true)
    const { ancestors } = one.next()
    expect(ancestors).toHaveLength(MAX_ANCESTORS)
    expect(ancestors).toEqual(expect.arrayContaining(['one.29', 'other.30', 'other.29']))
  })
})

it('only so many states are remembered, the newest of them', () => {
  const tab = trackLineage('tab', initial)
  const revisions = Array.from({ length: 30 }, (_, count) => write(tab, stateAt(count)).revision)
  write(tab)
  const known = revisions.filter((one) => tab.commonAncestor({ revision: 'x', ancestors: [one] }))
  expect(known).toEqual(revisions.slice(-23))
})
