// Merging two tabs' versions of a wheel preserves the changes of both.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { radians } from '../../src/wheel/angle'
import { recordWinners } from '../../src/wheel/drawnWinners'
import { FIRST_GROUP_PLAN } from '../../src/wheel/groupPlan'
import { mergeWheels } from '../../src/wheel/mergeWheels'
import type { SpinResult } from '../../src/wheel/result'
import { activeSegments, type Segment } from '../../src/wheel/segment'
import {
  addSegment,
  clearEliminationHistory,
  clearHistory,
  createWheel,
  editSegment,
  recordResult,
  removeSegment,
  restoreAll,
  type Wheel,
} from '../../src/wheel/wheel'
import { applyWheelPatch, type WheelPatch, wheelPatchBetween } from '../../src/wheel/wheelPatch'

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
    order: timestamp,
    timestamp,
    angle: radians(0),
    isEliminationMode,
    isFinalWinner: false,
    remainingSegments: 3,
  }
}
/** With cleared results that Undo has brought back. */
const restored = (cleared: Wheel, history: readonly SpinResult[]) =>
  applyWheelPatch(
    cleared,
    wheelPatchBetween(cleared, { ...cleared, history }) as WheelPatch,
    false,
  ) as Wheel
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

  it('two options are enough: nothing removed comes back', () => {
    const three = removeSegment(base, idOf('Dave'), false)
    const mine = removeSegment(three, idOf('Ann'), false)
    const theirs = editSegment(three, idOf('Ben'), { text: 'Benno' }, false)
    expect(texts(mergeWheels(three, mine, theirs).wheel)).toEqual(['Benno', 'Cem'])
  })

  it('no fewer than two options are left by two removals', () => {
    const three = removeSegment(base, idOf('Dave'), false)
    const mine = removeSegment(three, idOf('Ann'), false)
    const theirs = removeSegment(three, idOf('Ben'), false)
    const { wheel } = mergeWheels(three, mine, theirs)
    expect(wheel.segments.length).toBeGreaterThanOrEqual(2)
  })

  it('no fewer than two that nothing keeps off the wheel are left by two removals', () => {
    const out = recordResult(base, won(base, 'Dave', true))
    const mine = removeSegment(out, idOf('Ann'), true)
    const theirs = removeSegment(out, idOf('Ben'), true)
    for (const { wheel } of [mergeWheels(out, mine, theirs), mergeWheels(out, theirs, mine)]) {
      expect(activeSegments(wheel.segments).length).toBeGreaterThanOrEqual(2)
    }
  })

  it('nor by a removal here and an elimination there', () => {
    const three = removeSegment(base, idOf('Dave'), true)
    const mine = removeSegment(three, idOf('Ann'), true)
    const theirs = recordResult(three, won(three, 'Ben', true))
    const { wheel } = mergeWheels(three, mine, theirs)
    expect(activeSegments(wheel.segments).map(({ text }) => text)).toEqual(['Ann', 'Cem'])
  })

  it('what is picked and removed stays so, however few are left of the round', () => {
    const picks = (wheel: Wheel, text: string) =>
      recordResult(wheel, { ...won(wheel, text), isNoRepeats: true })
    const round = picks(picks(base, 'Ann'), 'Ben')
    const mine = removeSegment(round, idOf('Ann'), false)
    const { wheel } = mergeWheels(round, mine, picks(round, 'Cem'))
    expect(texts(wheel)).toEqual(['Ben', 'Cem', 'Dave'])
  })

  it('every result is recorded and counted once, the newest first', () => {
    const both = won(base, 'Cem', false, 1500)
    const mine = recordResult(recordResult(base, both), won(base, 'Ann', false, 2000))
    const theirs = recordResult(recordResult(base, both), won(base, 'Ben', false, 1800))
    const wheel = merged(mine, theirs)
    expect(wheel.history.map(({ winner }) => winner.text)).toEqual(['Ann', 'Ben', 'Cem'])
    expect(wheel.statistics).toMatchObject({ totalSpins: 3, totalSpinTime: 12_000 })
  })

  it('what was drawn is not decided anew', () => {
    const three = removeSegment(base, idOf('Dave'), false)
    const mine = recordResult(three, won(three, 'Ann', true))
    const theirs = recordResult(three, won(three, 'Ben', true))
    const { wheel } = mergeWheels(three, mine, theirs)
    expect(wheel.history.map(({ isFinalWinner }) => isFinalWinner)).toEqual([false, false])
    expect(wheel.statistics).toMatchObject({ totalSpins: 2, totalEliminations: 2 })
  })

  it('whoever was not there for a prize stays marked, whichever tab knows of it', () => {
    const result: SpinResult = { ...won(base, 'Ann'), drawId: 'd', prize: 'Dinner' }
    const drawn = recordResult(base, result)
    const told = recordWinners(drawn, [], new Map([[result.id, 'notHere']]), {
      drawId: 'd',
      seq: 3,
    })
    const other = recordResult(drawn, won(drawn, 'Ben'))
    for (const [mine, theirs] of [
      [told, other],
      [other, told],
    ] as const) {
      const { history } = mergeWheels(drawn, mine, theirs).wheel
      expect(history.map(({ noShow }) => noShow)).toContain('notHere')
    }
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
    const mine = restored(cleared, old.history)
    const theirs = recordResult(cleared, won(base, 'Ben', false, 1800))
    for (const { wheel } of [
      mergeWheels(cleared, mine, theirs),
      mergeWheels(cleared, theirs, mine),
    ]) {
      expect(wheel.history.map(({ winner }) => winner.text)).toEqual(['Ben', 'Ann'])
      expect(wheel.statistics.totalSpins).toBe(2)
      expect(wheel.clearedResults).toEqual([])
    }
    const back = restored(cleared, old.history)
    expect(mergeWheels(cleared, mine, back).wheel.history).toEqual(old.history)
  })

  it('no more results are brought back than a wheel lists', () => {
    const results = Array.from({ length: 30 }, (_, at) => won(base, 'Ann', false, 2000 + at))
    const [first, second] = [results.slice(0, 15), results.slice(15)]
    const cleared = { ...base, clearedResults: first.map(({ id }) => id) }
    const mine = restored(cleared, first)
    const theirs = { ...cleared, history: second.toReversed() }
    const { history } = mergeWheels(cleared, mine, theirs).wheel
    expect(history).toHaveLength(20)
    expect(history[0]).toBe(results.at(-1))
  })
})

describe('an option that both have changed', () => {
  const edited = (edit: Partial<Segment>): Wheel => ({
    ...base,
    segments: base.segments.map((one) => (one.text === 'Ben' ? { ...one, ...edit } : one)),
  })
  const both = (mine: Partial<Segment>, theirs: Partial<Segment>) => [
    mergeWheels(base, edited(mine), edited(theirs)),
    mergeWheels(base, edited(theirs), edited(mine)),
  ]

  it('has what either has changed of it', () => {
    for (const { wheel, conflicts } of both({ weight: 3, text: 'Benno' }, { color: '#123456' })) {
      expect(wheel.segments[1]).toMatchObject({ weight: 3, text: 'Benno', color: '#123456' })
      expect(conflicts).toEqual([])
    }
  })

  it('is no conflict where both have done the same', () => {
    for (const { wheel, conflicts } of both({ text: 'Benno' }, { text: 'Benno' })) {
      expect(wheel.segments[1]?.text).toBe('Benno')
      expect(conflicts).toEqual([])
    }
  })

  it.each<[string, Partial<Segment>, Partial<Segment>]>([
    ['text', { text: 'Benno' }, { text: 'Bella' }],
    ['color', { color: '#222222' }, { color: '#111111' }],
    ['weight', { weight: 3 }, { weight: 2 }],
    ['text and color', { text: 'Benno', color: '#222222' }, { text: 'Bella', color: '#111111' }],
  ])('has one %s in both tabs, and the other is told as it would have been', (_, mine, theirs) => {
    for (const { wheel, conflicts } of both(mine, theirs)) {
      expect(wheel.segments[1]).toEqual({ ...base.segments[1], ...mine })
      expect(conflicts).toEqual([
        {
          wheelId: base.id,
          merged: { ...base.segments[1], ...mine },
          dropped: { ...base.segments[1], ...theirs },
        },
      ])
    }
  })

  it('is out where either tab has taken it out, and back where either has brought it back', () => {
    for (const { wheel } of both({ text: 'Benno' }, { eliminated: true })) {
      expect(wheel.segments[1]).toMatchObject({ text: 'Benno', eliminated: true })
    }
    const out = edited({ eliminated: true })
    const restored = restoreAll(out)
    const grown = addSegment(out, 'Eve', newId(), true)
    for (const both of [mergeWheels(out, restored, grown), mergeWheels(out, grown, restored)]) {
      expect(texts(both.wheel)).toEqual([...texts(base), 'Eve'])
      expect(activeSegments(both.wheel.segments)).toHaveLength(5)
      expect(both.wheel.eliminationHistory).toEqual([])
    }
    const renamed = editSegment(out, idOf('Ben'), { text: 'Benno' }, false)
    for (const { wheel } of [
      mergeWheels(out, restored, renamed),
      mergeWheels(out, renamed, restored),
    ]) {
      expect(wheel.segments[1]?.text).toBe('Benno')
      expect(wheel.segments[1]?.eliminated ?? false).toBe(false)
    }
  })

  it('is in where either has said so in so many words', () => {
    for (const { wheel } of both({ text: 'Benno' }, { color: '#123456', eliminated: false })) {
      expect(wheel.segments[1]?.eliminated ?? false).toBe(false)
    }
  })

  it('is the object that the other tab has where it comes to the same', () => {
    const theirs = edited({ text: 'Benno' })
    const mine = { ...edited({ text: 'Benno' }), name: 'Lunch' }
    expect(mergeWheels(base, mine, theirs).wheel.segments[1]).toBe(theirs.segments[1])
    expect(mergeWheels(base, { ...base, name: 'Lunch' }, theirs).wheel.segments).toBe(
      theirs.segments,
    )
    const { wheel } = mergeWheels(base, edited({ text: 'Benno' }), { ...base, name: 'Lunch' })
    expect(wheel).toMatchObject({ name: 'Lunch', segments: theirs.segments })
  })
})

describe('options that one tab has put in', () => {
  const inserted = (text: string, index: number, wheel = base) =>
    ({
      ...wheel,
      segments: wheel.segments.toSpliced(index, 0, {
        ...(base.segments[0] as Segment),
        id: newId(),
        text,
      }),
    }) satisfies Wheel

  it.each([
    [0, ['Mine', 'Ann', 'Ben', 'Cem', 'Dave', 'Theirs']],
    [2, ['Ann', 'Ben', 'Mine', 'Cem', 'Dave', 'Theirs']],
    [4, ['Ann', 'Ben', 'Cem', 'Dave', 'Theirs', 'Mine']],
  ])('at place %i stand where they were put: %j', (index, expected) => {
    const theirs = addSegment(base, 'Theirs', newId(), false)
    expect(texts(merged(inserted('Mine', index), theirs))).toEqual(expected)
  })

  it('stay together, in their order', () => {
    const mine = inserted('Second', 1, inserted('First', 0))
    const theirs = addSegment(base, 'Theirs', newId(), false)
    expect(texts(merged(mine, theirs)).slice(0, 3)).toEqual(['First', 'Second', 'Ann'])
  })

  it('in place of one that looks the same are the ones that stay', () => {
    const mine = addSegment(removeSegment(base, idOf('Dave'), false), 'Dave', 'fresh', false)
    const theirs = addSegment(base, 'Theirs', newId(), false)
    for (const wheel of [merged(mine, theirs), merged(theirs, mine)]) {
      const daves = wheel.segments.filter(({ text }) => text === 'Dave')
      expect(daves.map(({ id }) => id)).toEqual(['fresh'])
    }
  })

  it('in place of all others follow those that the other tab has changed', () => {
    const mine = { ...base, segments: createWheel(['X', 'Y'], newId, 1).segments }
    const edited = editSegment(base, idOf('Ann'), { text: 'Anna' }, false)
    expect(texts(merged(mine, edited))).toEqual(['Anna', 'X', 'Y'])
  })

  it('and those of the other tab all stay where the two have never agreed on anything', () => {
    const nothing = { ...base, segments: [], originalSegments: [] }
    const [mine, theirs] = [
      addSegment(base, 'Mine', newId(), false),
      {
        ...addSegment(base, 'Theirs', newId(), false),
      },
    ]
    const { wheel, conflicts } = mergeWheels(nothing, mine, theirs)
    expect(texts(wheel)).toEqual(['Ann', 'Ben', 'Cem', 'Dave', 'Theirs', 'Mine'])
    expect(conflicts).toEqual([])
  })

  it('stay where all others are gone from the other tab', () => {
    const mine = inserted('Mine', 0)
    const theirs = { ...base, segments: [won(base, 'Ann').winner, won(base, 'Ben').winner] }
    expect(texts(merged(mine, theirs))).toEqual(['Mine', 'Ann', 'Ben'])
  })

  it('are left out where there is no room for all of them', () => {
    const withMany = (name: string): Wheel => {
      const many = Array.from({ length: 6000 }, (_, index) => ({
        ...(base.segments[0] as Segment),
        id: `${name}${index}`,
      }))
      return { ...base, segments: [...base.segments, ...many] }
    }
    const [mine, theirs] = [withMany('mine'), withMany('theirs')]
    const { segments } = merged(mine, theirs)
    expect(segments).toHaveLength(10_000)
    expect(segments.slice(0, theirs.segments.length)).toEqual(theirs.segments)
  })
})

describe('the rest of a wheel', () => {
  it('has the groups that were set up for it, or of two the same in both tabs', () => {
    const grouped = (size: number) => ({ ...base, groups: { ...FIRST_GROUP_PLAN, size } })
    const sizeOf = (wheel: Wheel) => wheel.groups?.size
    expect(sizeOf(merged(grouped(3), base))).toBe(3)
    expect(sizeOf(merged(base, grouped(3)))).toBe(3)
    expect(sizeOf(merged(base, base))).toBeUndefined()
    expect(sizeOf(merged(grouped(3), grouped(5)))).toBe(sizeOf(merged(grouped(5), grouped(3))))
  })

  it('has the palette that was chosen for it, or of two the same in both tabs', () => {
    const colored = (palette: string) => ({ ...base, palette })
    expect(merged(colored('#112233'), base).palette).toBe('#112233')
    expect(merged(base, colored('#112233')).palette).toBe('#112233')
    expect(merged(base, base)).not.toHaveProperty('palette')
    const both = [colored('#112233'), colored('#ddeeff')] as const
    expect(merged(both[0], both[1]).palette).toBe(merged(both[1], both[0]).palette)
  })

  it('has the picture in its middle that was chosen for it, or of two the same in both tabs', () => {
    const hub = (hubPicture: string) => ({ ...base, hubPicture })
    expect(merged(hub('🦊'), base).hubPicture).toBe('🦊')
    expect(merged(base, hub('🦊')).hubPicture).toBe('🦊')
    expect(merged(base, base)).not.toHaveProperty('hubPicture')
    const [fox, dog] = [hub('🦊'), hub('🐶')]
    expect(merged(fox, dog).hubPicture).toBe(merged(dog, fox).hubPicture)
    const others = { ...base, palette: '#112233', background: '.abcdef' }
    const { palette, background } = others
    expect(merged(fox, others)).toMatchObject({ hubPicture: '🦊', palette, background })
  })

  it('has the name that was given to it, or of two the same in both tabs', () => {
    const named = (name: string) => ({ ...base, name })
    expect(merged(named('Lunch'), base).name).toBe('Lunch')
    expect(merged(base, named('Lunch')).name).toBe('Lunch')
    expect(merged(named('Lunch'), named('Dinner')).name).toBe('Lunch')
    expect(merged(named('Dinner'), named('Lunch')).name).toBe('Lunch')
  })

  it('was last used when either was', () => {
    const [early, late] = [
      { ...base, lastUsed: 3000 },
      { ...base, lastUsed: 4000 },
    ]
    expect(merged(early, late).lastUsed).toBe(4000)
    expect(merged(late, early).lastUsed).toBe(4000)
  })

  it('with a single option, and both changed, has the changes of both @link.one-option', () => {
    const alone = { ...base, segments: base.segments.slice(0, 1) }
    const [option] = alone.segments as [Segment]
    const mine = editSegment(alone, option.id, { text: 'Anna' }, true)
    const theirs = editSegment(alone, option.id, { color: '#123456' }, true)
    const { segments } = mergeWheels(alone, mine, theirs).wheel
    expect(segments).toEqual([{ ...option, text: 'Anna', color: '#123456' }])
    const grown = addSegment(alone, 'Eve', newId(), false)
    expect(texts(mergeWheels(alone, mine, grown).wheel)).toEqual(['Anna', 'Eve'])
  })

  it('has the originals of both', () => {
    const mine = addSegment(base, 'Mine', newId(), false)
    const theirs = addSegment(base, 'Theirs', newId(), false)
    const { originalSegments } = merged(mine, theirs)
    expect(originalSegments.map(({ text }) => text)).toEqual([...texts(base), 'Theirs', 'Mine'])
  })
})

describe('eliminations', () => {
  const out = recordResult(base, won(base, 'Ann', true, 1500))
  const entries = (wheel: Wheel) =>
    wheel.eliminationHistory.map((one) => one.eliminatedSegment.text)

  it('of both tabs are listed, newest first, and counted', () => {
    const mine = recordResult(out, won(base, 'Ben', true, 1700))
    const theirs = recordResult(out, won(base, 'Cem', true, 1600))
    for (const { wheel } of [mergeWheels(out, mine, theirs), mergeWheels(out, theirs, mine)]) {
      expect(entries(wheel).slice(-1)).toEqual(['Ann'])
      expect(wheel.statistics).toMatchObject({ totalSpins: 3 })
    }
    expect(entries(mergeWheels(out, mine, theirs).wheel)).toEqual(['Ben', 'Cem', 'Ann'])
  })

  it('that one tab has cleared are no longer listed, and who is out stays out', () => {
    const mine = clearEliminationHistory(out)
    const theirs = recordResult(out, won(base, 'Ben', true, 1700))
    for (const { wheel } of [mergeWheels(out, mine, theirs), mergeWheels(out, theirs, mine)]) {
      expect(entries(wheel)).toEqual(['Ben'])
      expect(texts({ ...wheel, segments: activeSegments(wheel.segments) })).toEqual(['Cem', 'Dave'])
    }
  })

  it('that one tab has brought back into its list are listed again', () => {
    const cleared = clearEliminationHistory(out)
    const theirs = recordResult(cleared, won(base, 'Ben', true, 1700))
    expect(entries(mergeWheels(cleared, out, theirs).wheel)).toEqual(['Ben', 'Ann'])
    expect(entries(mergeWheels(cleared, theirs, out).wheel)).toEqual(['Ben', 'Ann'])
  })

  it('are the very same list where this tab has done nothing to it', () => {
    const mine = addSegment(out, 'Eve', newId(), false)
    const theirs = editSegment(out, idOf('Ben'), { text: 'Benno' }, false)
    expect(mergeWheels(out, mine, theirs).wheel.eliminationHistory).toBe(theirs.eliminationHistory)
  })

  it('stay though their results are no longer listed', () => {
    const cleared = clearHistory(recordResult(base, won(base, 'Ann', true, 1700)))
    const mine = recordResult(cleared, won(cleared, 'Ben', false, 1800))
    const theirs = addSegment(base, 'Eve', newId(), false)
    for (const wheel of [merged(mine, theirs), merged(theirs, mine)]) {
      expect(wheel.segments[0]).toMatchObject({ text: 'Ann', eliminated: true })
    }
  })

  it('of options that were out before stay, whoever wins', () => {
    const mine = recordResult(out, won(out, 'Ann', false, 1700))
    const theirs = addSegment(out, 'Eve', newId(), false)
    expect(mergeWheels(out, mine, theirs).wheel.segments[0]?.eliminated).toBe(true)
  })
})

describe('spins that are no longer listed', () => {
  const spun = (wheel: Wheel, count: number, isElimination = false) =>
    Array.from({ length: count }, (_, at) => won(wheel, 'Ann', isElimination, 3000 + at)).reduce(
      recordResult,
      wheel,
    )

  it('are counted all the same, with the time they took', () => {
    const mine = spun(base, 25)
    const theirs = recordResult(base, won(base, 'Ben', false, 2500))
    for (const wheel of [merged(mine, theirs), merged(theirs, mine)]) {
      expect(wheel.statistics).toEqual({
        totalSpins: 26,
        totalEliminations: 0,
        totalSpinTime: 26 * 4000,
      })
      expect(wheel.history).toHaveLength(20)
    }
  })

  it('are counted with the eliminations that they made', () => {
    const first = recordResult(base, won(base, 'Ben', true, 2900))
    const mine = clearHistory(spun(first, 3))
    const theirs = recordResult(base, won(base, 'Cem', false, 2500))
    for (const wheel of [merged(mine, theirs), merged(theirs, mine)]) {
      expect(wheel.statistics).toEqual({
        totalSpins: 5,
        totalEliminations: 1,
        totalSpinTime: 20_000,
      })
    }
  })

  it('are counted beside those that are, be they eliminations or not', () => {
    const six = addSegment(addSegment(base, 'Eve', newId(), false), 'Finn', newId(), false)
    const before = recordResult(six, won(six, 'Finn', true, 1500))
    const unlisted = recordResult(before, won(six, 'Ann', true, 2900))
    const spins = Array.from({ length: 19 }, (_, at) => won(six, 'Cem', false, 3000 + at))
    const mine = recordResult(spins.reduce(recordResult, unlisted), won(six, 'Ben', true, 4000))
    const theirs = recordResult(before, won(six, 'Dave', false, 2500))
    for (const { wheel } of [
      mergeWheels(before, mine, theirs),
      mergeWheels(before, theirs, mine),
    ]) {
      expect(wheel.statistics).toEqual({
        totalSpins: 23,
        totalEliminations: 3,
        totalSpinTime: 23 * 4000,
      })
    }
  })

  it('that the other tab has listed are counted once', () => {
    const results = ['Ann', 'Ben'].map((text, at) => won(base, text, false, 2000 + at))
    const both = results.reduce(recordResult, base)
    const mine = clearHistory(both)
    for (const wheel of [merged(mine, both), merged(both, mine)]) {
      expect(wheel.statistics).toMatchObject({ totalSpins: 2, totalSpinTime: 8000 })
      expect(wheel.history).toEqual([])
      expect(wheel.clearedResults).toHaveLength(2)
    }
  })

  it('are remembered as cleared, as many as a wheel remembers', () => {
    const cleared = (name: string) => ({
      ...base,
      clearedResults: Array.from({ length: 25 }, (_, at) => `${name}${at}`),
    })
    const { clearedResults } = merged(cleared('mine'), cleared('theirs'))
    expect(clearedResults).toHaveLength(40)
    expect(clearedResults[0]).toBe('mine0')
    expect(clearedResults[25]).toBe('theirs0')
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
    const winner = active[number % active.length]
    if (deed === 'add') return addSegment(wheel, `N${from + index}`, newId(), false)
    if (deed === 'edit') return editSegment(wheel, segment.id, { text: `E${from + index}` }, false)
    if (deed === 'remove') return removeSegment(wheel, segment.id, false)
    if (deed === 'restore') return restoreAll(wheel)
    if (deed === 'clear') return clearHistory(wheel)
    // With every other option eliminated, removing the last active one leaves none to win.
    if (!winner) return wheel
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
    {
      numRuns: 1000,
      examples: [
        [
          [
            ['eliminate', 0],
            ['eliminate', 4],
            ['remove', 5],
            ['remove', 8],
            ['eliminate', 0],
          ],
          [],
        ],
      ],
    },
  )
})
