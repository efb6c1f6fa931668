import { describe, expect, it } from 'vitest'
import { firstSeen, seenAfter } from '../../src/stream/latestResult'
import type { SpinResult } from '../../src/wheel/result'
import type { Wheel } from '../../src/wheel/wheel'

const result = (order: number, wheelId = 'w') => ({ id: `r${order}`, wheelId, order }) as SpinResult
const state = (
  history: readonly SpinResult[],
  phase: 'idle' | 'spinning' | 'finished' = 'idle',
  lastResult: SpinResult | null = null,
  id = 'w',
) => ({ wheel: { id, history } as Wheel, phase, lastResult })

const [old, next, later] = [result(1), result(2), result(3)] as const
const opened = firstSeen(state([old]))

describe('the result to show', () => {
  it('is none as the page is opened, whatever was won before', () => {
    expect(opened.result).toBeNull()
    expect(seenAfter(opened, state([old]))).toBe(opened)
    expect(firstSeen(state([])).result).toBeNull()
  })

  it('is that of a spin that has ended while the page was loaded', () => {
    const loaded = state([next, old], 'finished', next)
    const first = firstSeen(loaded)
    expect(first.result).toBe(next)
    expect(seenAfter(first, loaded)).toBe(first)
    expect(seenAfter(first, state([next, old]))).toBe(first)
  })

  it('is none of a winner who has not come, and is up to date with its wheel', () => {
    const won = seenAfter(opened, state([next, old], 'finished', next))
    const gone: SpinResult = { ...next, noShow: 'notHere' }
    const after = seenAfter(won, state([gone, old], 'finished', gone))
    expect(after.result).toBeNull()
    expect(seenAfter(after, state([gone, old]))).toBe(after)
    expect(seenAfter(after, state([later, gone, old])).result).toBe(later)
    const renamed = { ...next, prize: 'A cup' } as unknown as SpinResult
    expect(seenAfter(won, state([renamed, old])).result).toBe(renamed)
  })

  it('is none during a spin, and then its winner', () => {
    const won = seenAfter(opened, state([next, old], 'finished', next))
    expect(won.result).toBe(next)
    expect(seenAfter(won, state([next, old], 'finished', next))).toBe(won)
    expect(seenAfter(won, state([next, old], 'spinning')).result).toBeNull()
  })

  it('is that of a spin that was over at once in another tab, after one that was followed too', () => {
    expect(seenAfter(opened, state([next, old])).result).toBe(next)
    const won = seenAfter(opened, state([next, old], 'finished', next))
    expect(seenAfter(won, state([later, next, old], 'finished', next)).result).toBe(later)
  })

  it('goes with the result that is taken back, and the one before does not come again', () => {
    const won = seenAfter(opened, state([next, old], 'finished', next))
    const undone = seenAfter(won, state([old]))
    expect(undone.result).toBeNull()
    expect(seenAfter(undone, state([old]))).toBe(undone)
    expect(seenAfter(undone, state([later, old])).result).toBe(later)
  })

  it('stays that of a wheel that was replaced in mid-spin, and goes with the reveal', () => {
    const won = seenAfter(opened, state([], 'finished', next, 'other'))
    expect(won.result).toBe(next)
    const other = result(9, 'other')
    const after = seenAfter(won, state([other], 'idle', other, 'other'))
    expect(after).toEqual({ wheelId: 'other', order: 9, result: null })
  })
})
