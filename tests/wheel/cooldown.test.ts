// Cooldown: wins halve the winner's weight, or set the winner aside, by the wheel's history alone.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawOutcome } from '../../src/spin/launch'
import { radians } from '../../src/wheel/angle'
import {
  backIn,
  halvedBeyondAll,
  halvingsOf,
  resetCooldown,
  spinsAside,
  withCooldown,
} from '../../src/wheel/cooldown'
import { totalOf, widthOf } from '../../src/wheel/geometry'
import { mergeWheels } from '../../src/wheel/mergeWheels'
import { restOn } from '../../src/wheel/resting'
import type { SpinResult } from '../../src/wheel/result'
import {
  activeSegments,
  isMarked,
  MARKS,
  MIN_SEGMENTS,
  type Segment,
  withMark,
} from '../../src/wheel/segment'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { arcsOf, drawWeights } from '../../src/wheel/weights'
import { clearHistory, createWheel, recordResult, type Wheel } from '../../src/wheel/wheel'
import { applyWheelPatch, wheelPatchBetween } from '../../src/wheel/wheelPatch'
import { wordsInOrder } from '../spin/words'

let ids = 0
const START = createWheel(['A', 'B', 'C', 'D', 'E'], () => `id${ids++}`, 7)
const HALVED = { ...DEFAULT_SETTINGS, afterWin: 'halved' } as const
const ASIDE = { ...DEFAULT_SETTINGS, afterWin: 'aside', asideSpins: 2 } as const
const active = (wheel: Wheel) => activeSegments(wheel.segments).map(({ text }) => text)
const weights = (wheel: Wheel, rules: typeof HALVED | typeof ASIDE = HALVED) =>
  drawWeights(wheel, rules, activeSegments(wheel.segments))

function won(wheel: Wheel, text: string): SpinResult {
  return {
    id: `result${ids++}`,
    wheelId: wheel.id,
    winner: wheel.segments.find((one) => one.text === text) as Segment,
    spinDuration: 4000,
    order: ids,
    timestamp: ids,
    angle: radians(0),
    isEliminationMode: false,
    isFinalWinner: false,
    remainingSegments: 5,
  }
}

const played = (texts: string, wheel = START) =>
  [...texts].reduce((one, text) => recordResult(one, won(one, text)), wheel)

/** A source that throws once its words are used up. */
function wordsThenEnd(bits: number, words: readonly number[]) {
  const left = words.values()
  return {
    bits,
    next() {
      const { value } = left.next()
      if (value === undefined) throw new Error('Used up')
      return value
    },
  }
}

describe('halved after winning', () => {
  it('an option counts half for each of its wins: the weights of the others double', () => {
    expect(weights(START)).toBeNull()
    expect(weights(played('B'))).toEqual([2, 1, 2, 2, 2])
    expect(weights(played('BB'))).toEqual([4, 1, 4, 4, 4])
    expect(weights(played('BBD'))).toEqual([4, 1, 4, 2, 4])
    expect(weights(played('ABCDE'))).toBeNull()
    expect([...halvingsOf(played('BBD'), HALVED).values()].toSorted()).toEqual([1, 2])
  })

  it('counts beside the weights, where those count, and alone where they do not', () => {
    const [a, ...others] = played('A').segments as [Segment, ...Segment[]]
    const wheel = { ...played('A'), segments: [{ ...a, weight: 3 }, ...others] }
    expect(weights(wheel)).toEqual([1, 2, 2, 2, 2])
    expect(drawWeights(wheel, { ...HALVED, weightsCount: true }, wheel.segments)).toEqual([
      300, 200, 200, 200, 200,
    ])
  })

  it('is said only of those that it makes less likely than others', () => {
    const said = (wheel: Wheel) =>
      wheel.segments.map(({ id }) => halvedBeyondAll(wheel, HALVED).get(id) ?? 0)
    expect(said(START)).toEqual([0, 0, 0, 0, 0])
    expect(said(played('BBD'))).toEqual([0, 2, 0, 1, 0])
    expect(said(played('ABCDE'))).toEqual([0, 0, 0, 0, 0])
    expect(said(played('ABCDEAAB'))).toEqual([2, 1, 0, 0, 0])
    // Who is not on the wheel is no measure for those who are.
    const [a, ...others] = played('BCDEE').segments as [Segment, ...Segment[]]
    const segments = [withMark(a, 'absent', true), ...others]
    expect(said({ ...played('BCDEE'), segments })).toEqual([0, 0, 0, 0, 1])
  })

  it('is over once 20 spins have followed: the history has no more', () => {
    expect(weights(played(`A${'B'.repeat(19)}`))).toEqual([
      2 ** 18,
      1,
      ...[19, 19, 19].map((k) => 2 ** k),
    ])
    expect(weights(played(`A${'B'.repeat(20)}`))?.[0]).toBe(2 ** 20)
  })

  it('counts only where winners stay on the wheel, and only wins of such spins', () => {
    const wheel = played('A')
    expect(weights({ ...wheel, history: [] })).toBeNull()
    for (const mode of ['eliminationMode', 'noRepeats']) {
      expect(drawWeights(wheel, { ...HALVED, [mode]: true }, wheel.segments)).toBeNull()
    }
    expect(drawWeights(wheel, DEFAULT_SETTINGS, wheel.segments)).toBeNull()
    const left = (fields: Partial<SpinResult>) => ({
      ...wheel,
      history: wheel.history.map((one) => ({ ...one, ...fields })),
    })
    expect(weights(left({ isEliminationMode: true }))).toBeNull()
    expect(weights(left({ isNoRepeats: true }))).toBeNull()
  })

  it('keeps the sum exact for the largest wheel of the largest weights', () => {
    const segments = Array.from({ length: 10_000 }, (_, index) => ({
      ...(START.segments[0] as Segment),
      id: `${index}`,
      weight: 1000,
    }))
    const history = Array.from({ length: 20 }, () => ({
      ...won(START, 'A'),
      winner: segments[0] as Segment,
    }))
    const arcs = arcsOf({ history }, { ...HALVED, weightsCount: true }, segments)
    expect(totalOf(arcs)).toBe(100_000 + 9999 * 100_000 * 2 ** 20)
    expect(totalOf(arcs)).toBeLessThan(2 ** 53)
    // The last of all numbers that can be drawn is the last option's, the first the first one's.
    const last = totalOf(arcs) - 1
    const words = [Math.floor(last / 2 ** 32), last % 2 ** 32, 0]
    expect(drawOutcome(arcs, wordsInOrder(32, words)).index).toBe(9999)
    expect(drawOutcome(arcs, wordsInOrder(32, [0, 99_999, 0])).index).toBe(0)
    expect(drawOutcome(arcs, wordsInOrder(32, [0, 100_000, 0])).index).toBe(1)
  })

  it('is drawn exactly: each option by as many words as its share, over all of them', () => {
    const wheel = played('AABC')
    const arcs = arcsOf(wheel, HALVED, wheel.segments)
    const total = totalOf(arcs)
    expect(total).toBe(1 + 2 + 2 + 4 + 4)
    for (const [bits, length] of [
      [4, 1],
      [8, 1],
      [3, 2],
      [2, 2],
    ] as const) {
      const wins = [0, 0, 0, 0, 0]
      for (let sequence = 0; sequence < 2 ** (bits * length); sequence += 1) {
        const words = [sequence >> bits, sequence % 2 ** bits].slice(2 - length)
        // The place within the segment takes another word.
        const source = wordsThenEnd(bits, [...words, 0])
        try {
          const { index } = drawOutcome(arcs, source)
          wins[index] = (wins[index] as number) + 1
        } catch {
          // Rejected: a further word would decide.
        }
      }
      const unit = wins[0] as number
      expect(unit).toBeGreaterThan(0)
      expect(wins).toEqual([1, 2, 2, 4, 4].map((share) => share * unit))
    }
  })

  it('gives the same object while nothing changes, and chances that sum up to 1', () => {
    const wheel = played('AAB')
    const arcs = arcsOf(wheel, HALVED, wheel.segments)
    expect(arcsOf({ ...wheel }, HALVED, wheel.segments)).toBe(arcs)
    expect(arcsOf(wheel, { ...HALVED, asideSpins: 9 }, wheel.segments)).toBe(arcs)
    expect(arcsOf(resetCooldown(wheel), HALVED, wheel.segments)).toBe(5)
    expect(arcsOf(wheel, HALVED, wheel.segments)).toEqual(arcs)
    const sum = wheel.segments.reduce((all, _, index) => all + widthOf(index, arcs), 0)
    expect(sum).toBeCloseTo(1, 12)
  })
})

describe('set aside after winning', () => {
  it('who has won the last spins is off the wheel, each for as many', () => {
    let wheel = START
    for (const [winner, left] of [
      ['A', 'BCDE'],
      ['B', 'CDE'],
      ['C', 'ADE'],
      ['A', 'BDE'],
    ] as const) {
      wheel = withCooldown(played(winner, wheel), ASIDE)
      expect(active(wheel).join('')).toBe(left)
    }
    const [a, , c] = wheel.segments
    expect(backIn(wheel, ASIDE)).toEqual(
      new Map([
        [a?.id, 2],
        [c?.id, 1],
      ]),
    )
  })

  it('who has won in another mode is not, though that spin counts for the others', () => {
    const spun = played('ABC')
    const [newest, ...others] = spun.history
    const wheel = {
      ...spun,
      history: [{ ...(newest as SpinResult), isNoRepeats: true }, ...others],
    }
    expect(active(withCooldown(wheel, ASIDE))).toEqual(['A', 'C', 'D', 'E'])
  })

  it('leaves two to draw, the newest winners out', () => {
    const rule = { ...ASIDE, asideSpins: 19 }
    const wheel = withCooldown(played('ABCD'), rule)
    expect(active(wheel)).toEqual(['A', 'E'])
    expect(spinsAside(wheel.segments, rule)).toBe(3)
    expect([...backIn(wheel, rule).values()]).toEqual([3, 2, 1])
    const two = createWheel(['A', 'B'], () => `two${ids++}`, 7)
    expect(active(withCooldown(played('A', two), rule))).toEqual(['A', 'B'])
  })

  it('nobody is where the rule does not count: others, once it has changed, are back', () => {
    const wheel = withCooldown(played('AB'), ASIDE)
    expect(active(wheel)).toHaveLength(3)
    const others = [
      { ...ASIDE, afterWin: 'same' },
      HALVED,
      { ...ASIDE, noRepeats: true },
      { ...ASIDE, eliminationMode: true },
    ] as const
    for (const rule of others) expect(active(withCooldown(wheel, rule))).toHaveLength(5)
    expect(withCooldown(wheel, ASIDE)).toBe(wheel)
    expect(withCooldown(START, ASIDE)).toBe(START)
  })

  it('the options stay the objects that they were, and the originals those of the wheel', () => {
    const wheel = withCooldown(played('A'), ASIDE)
    expect(wheel.segments[1]).toBe(START.segments[1])
    expect(wheel.originalSegments).toBe(wheel.segments)
    expect(withCooldown(wheel, HALVED).segments[0]).toEqual(START.segments[0])
  })

  it('of a tournament’s start that is another list nobody is', () => {
    const { segments } = withCooldown(played('A'), ASIDE)
    const wheel = withCooldown({ ...played('A'), originalSegments: [...segments] }, ASIDE)
    expect(active(wheel)).toHaveLength(4)
    expect(activeSegments(wheel.originalSegments)).toHaveLength(5)
  })

  it('a shown winner that sits out is still under the pointer', () => {
    const wheel = withCooldown(played('C'), ASIDE)
    const [result] = wheel.history
    const angle = restOn(START, ASIDE, result as SpinResult)
    expect(restOn(wheel, ASIDE, { ...(result as SpinResult), angle })).toBe(angle)
  })

  it('whatever has happened: two are left where two are here, and doing it again changes nothing', () => {
    const anyMark = fc.record({ at: fc.nat(5), mark: fc.constantFrom(...MARKS) })
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { maxLength: 25 }),
        fc.array(anyMark, { maxLength: 5 }),
        fc.integer({ min: 1, max: 19 }),
        (winners, marks, asideSpins) => {
          const rule = { ...ASIDE, asideSpins }
          const spun = played(winners.join(''))
          const segments = spun.segments.map((one, index) =>
            marks.reduce(
              (all, { at, mark }) => (at === index ? withMark(all, mark, true) : all),
              one,
            ),
          )
          const wheel = withCooldown({ ...spun, segments }, rule)
          expect(withCooldown(wheel, rule)).toBe(wheel)
          const here = wheel.segments.filter((one) => !isMarked(one)).length
          const left = active(wheel).length
          expect(left).toBeGreaterThanOrEqual(Math.min(here, MIN_SEGMENTS))
          // Each is back as soon as said, if nobody of those who sit out wins.
          for (const [id, spins] of backIn(wheel, rule)) {
            expect(spins).toBeGreaterThan(0)
            expect(spins).toBeLessThanOrEqual(asideSpins)
            const winner = activeSegments(wheel.segments)[0]?.text
            const later = (count: number) =>
              withCooldown(played((winner ?? '').repeat(count), wheel), rule)
            const isAside = (one: Wheel) => one.segments.some((s) => s.id === id && s.aside)
            if (winner === undefined) continue
            expect(isAside(later(spins - 1))).toBe(true)
            expect(isAside(later(spins))).toBe(false)
          }
        },
      ),
    )
  })
})

describe('beginning anew', () => {
  it('forgets the wins before, not those after, and changes nothing the second time', () => {
    const wheel = resetCooldown(played('AB'))
    expect(weights(wheel)).toBeNull()
    expect(withCooldown(wheel, ASIDE).segments).toEqual(START.segments)
    expect(resetCooldown(wheel)).toBe(wheel)
    expect(resetCooldown(START)).toBe(START)
    expect(weights(played('C', wheel))).toEqual([2, 2, 1, 2, 2])
    expect(wheel.history).toHaveLength(2)
  })

  it('is what clearing the results does too', () => {
    expect(weights(clearHistory(played('AB')))).toBeNull()
  })

  it('can be taken back, unless it was done again since', () => {
    const wheel = played('AB')
    const begun = resetCooldown(wheel)
    const back = wheelPatchBetween(begun, wheel)
    expect(back).not.toBeNull()
    if (!back) return
    const undone = applyWheelPatch(begun, back, false) as Wheel
    expect(weights(undone)).toEqual(weights(wheel))
    const again = resetCooldown(played('C', begun))
    expect(applyWheelPatch(again, back, false)).toBe(again)
    const forth = wheelPatchBetween(undone, begun)
    expect(forth && applyWheelPatch(undone, forth, false)?.turnsSince).toBe(begun.turnsSince)
  })

  it('in one of two tabs counts in both; of both, the later', () => {
    const base = played('AB')
    const begun = resetCooldown(base)
    const spun = played('C', base)
    const later = resetCooldown(played('D', base))
    for (const [mine, theirs, turnsSince] of [
      [begun, spun, begun.turnsSince],
      [spun, begun, begun.turnsSince],
      [begun, later, later.turnsSince],
      [later, begun, later.turnsSince],
      [base, spun, undefined],
    ] as const) {
      expect(mergeWheels(base, mine, theirs).wheel.turnsSince).toBe(turnsSince)
    }
    // Taken back in one tab.
    const undone = { ...begun, turnsSince: 0 }
    expect(mergeWheels(begun, undone, begun).wheel.turnsSince).toBe(0)
    expect(mergeWheels(begun, begun, undone).wheel.turnsSince).toBe(0)
  })
})
