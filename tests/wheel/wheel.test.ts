// Every rule for changing a wheel: one by one, and over random sequences against a simple model.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { radians } from '../../src/wheel/angle'
import { areAlike } from '../../src/wheel/colors/alike'
import { isHexColor } from '../../src/wheel/colors/color'
import { PALETTE, paletteColor } from '../../src/wheel/colors/palette'
import { DEFAULT_OPTIONS } from '../../src/wheel/messages'
import { hasUntouchedOptions, isUntouchedPreset, NUMBER_OPTIONS } from '../../src/wheel/presets'
import type { SpinResult } from '../../src/wheel/result'
import { canSpin } from '../../src/wheel/rounds'
import { activeSegments, optionText, type Segment } from '../../src/wheel/segment'
import { isBlank, splitCharacters } from '../../src/wheel/text'
import {
  addSegment,
  addSegments,
  clearEliminationHistory,
  clearHistory,
  createWheel,
  editSegment,
  recordResult,
  removeSegment,
  restoreAll,
  type SegmentEdit,
  type Wheel,
  withPalette,
} from '../../src/wheel/wheel'

const NOW = 1_700_000_000_000

/** A frozen wheel with the ids a, b, c and so on. */
function wheelOf(options: readonly string[]): Wheel {
  let made = 0
  return frozen(createWheel(options, () => String.fromCharCode(97 + made++), NOW))
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

/** A finished spin that the segment of this id has won. */
function won(wheel: Wheel, winnerId: string, overrides: Partial<SpinResult> = {}): SpinResult {
  const winner = wheel.segments.find((segment) => segment.id === winnerId) as Segment
  return frozen({
    id: 'result-1',
    wheelId: wheel.id,
    winner,
    spinDuration: 4000,
    order: 5000,
    timestamp: NOW + 5000,
    angle: radians(1),
    isEliminationMode: false,
    isFinalWinner: false,
    remainingSegments: activeSegments(wheel.segments).length,
    ...overrides,
  })
}

function eliminated(wheel: Wheel, winnerId: string): Wheel {
  const result = won(wheel, winnerId, {
    id: `elimination of ${winnerId}`,
    isEliminationMode: true,
    remainingSegments: activeSegments(wheel.segments).length - 1,
  })
  return frozen(recordResult(wheel, result))
}

const newIdOf = (ids: string[]) => () => ids.shift() ?? 'none'
const texts = (segments: readonly Segment[]) => segments.map((segment) => segment.text)
const ids = (segments: readonly Segment[]) => segments.map((segment) => segment.id)

describe('a new wheel', () => {
  it('has the options in palette colors and no past @data.wheel @constant.options', () => {
    const wheel = wheelOf(DEFAULT_OPTIONS)
    const segments = [
      { id: 'a', text: 'Yes', color: '#AB47BC', weight: 1 },
      { id: 'b', text: 'No', color: '#4ECDC4', weight: 1 },
      { id: 'c', text: 'Maybe', color: '#FF6B6B', weight: 1 },
    ]
    expect(wheel).toEqual({
      id: 'wheel_1700000000000_d',
      name: 'My Wheel',
      segments,
      originalSegments: segments,
      history: [],
      clearedResults: [],
      eliminationHistory: [],
      statistics: { totalSpins: 0, totalEliminations: 0, totalSpinTime: 0 },
      lastOrder: 0,
      createdAt: NOW,
      lastUsed: NOW,
    })
  })

  it('of numbers has 1 to 6 @constant.options', () => {
    expect(texts(wheelOf(NUMBER_OPTIONS).segments)).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('takes the colors round the palette', () => {
    const colors = wheelOf(Array.from({ length: 23 }, String)).segments.map(({ color }) => color)
    expect(colors).toEqual(Array.from({ length: 23 }, (_, count) => paletteColor(count)))
  })
})

describe('adding an option', () => {
  it('puts it at the end, trimmed, in the next palette color, with weight 1 @add.new-segment', () => {
    const wheel = addSegment(wheelOf(DEFAULT_OPTIONS), '  Later ', 'new', false)
    expect(wheel.segments).toHaveLength(4)
    expect(wheel.segments[3]).toEqual({ id: 'new', text: 'Later', color: '#42A5F5', weight: 1 })
  })

  it('counts eliminated options for its color', () => {
    const wheel = addSegment(eliminated(wheelOf(DEFAULT_OPTIONS), 'a'), 'Later', 'new', true)
    expect(wheel.segments[3]?.color).toBe('#42A5F5')
  })

  it.each(['', '   ', '\n', '\u200b\u200d', '\ufe0f'])('typed as %j is ignored', (typed) => {
    const wheel = wheelOf(DEFAULT_OPTIONS)
    expect(addSegment(wheel, typed, 'new', false)).toBe(wheel)
  })

  it('keeps its first thirty characters', () => {
    const wheel = addSegment(wheelOf(DEFAULT_OPTIONS), '👨‍👩‍👧‍👦'.repeat(40), 'new', false)
    expect(wheel.segments[3]?.text).toBe('👨‍👩‍👧‍👦'.repeat(30))
  })

  it('is ignored on a wheel of 10,000', () => {
    const wheel = wheelOf(Array.from({ length: 9_999 }, String))
    const full = addSegment(wheel, 'the last', 'last', false)
    expect(full.segments).toHaveLength(10_000)
    expect(addSegment(full, 'one more', 'more', false)).toBe(full)
  })
})

describe('editing an option', () => {
  it.each<[string, SegmentEdit, Partial<Segment>]>([
    ['its text', { text: ' Of course ' }, { text: 'Of course' }],
    ['its color', { color: '#123abc' }, { color: '#123abc' }],
    ['both', { text: 'Sure', color: '#000000' }, { text: 'Sure', color: '#000000' }],
    ['its text, cut', { text: 'y'.repeat(31) }, { text: 'y'.repeat(30) }],
    ['its text but not a bad color', { text: 'Sure', color: 'red' }, { text: 'Sure' }],
    ['its color but not a blank text', { text: ' ', color: '#000000' }, { color: '#000000' }],
  ])('changes %s and nothing else', (_, edit, changed) => {
    const wheel = wheelOf(DEFAULT_OPTIONS)
    const after = editSegment(wheel, 'b', edit, false)
    const [a, b, c] = wheel.segments
    expect(after.segments).toEqual([a, { ...b, ...changed }, c])
    expect(after.segments[0]).toBe(a)
  })

  it.each<[string, string, SegmentEdit]>([
    ['nothing', 'b', {}],
    ['blank text', 'b', { text: '   ' }],
    ['invisible text', 'b', { text: '\u200b' }],
    ['the same text', 'b', { text: 'No' }],
    ['the same text with spaces', 'b', { text: ' No ' }],
    ['the same color', 'b', { color: '#4ECDC4' }],
    ['a named color', 'b', { color: 'red' }],
    ['a short color', 'b', { color: '#FFF' }],
    ['a color with more behind it', 'b', { color: '#123456;x:url(y)' }],
    ['an unknown option', 'z', { text: 'Sure', color: '#000000' }],
  ])('is ignored with %s', (_, id, edit) => {
    const wheel = wheelOf(DEFAULT_OPTIONS)
    expect(editSegment(wheel, id, edit, false)).toBe(wheel)
  })

  it('keeps its id, weight and elimination', () => {
    const wheel = eliminated(wheelOf(DEFAULT_OPTIONS), 'b')
    expect(editSegment(wheel, 'b', { text: 'Never' }, true).segments[1]).toEqual({
      ...wheel.segments[1],
      text: 'Never',
    })
  })
})

describe('removing an option', () => {
  it('leaves the others in order', () => {
    const wheel = removeSegment(wheelOf(NUMBER_OPTIONS), 'c', false)
    expect(texts(wheel.segments)).toEqual(['1', '2', '4', '5', '6'])
  })

  it('is ignored while two are on the wheel, whoever else is not @remove.two-left', () => {
    const two = removeSegment(wheelOf(DEFAULT_OPTIONS), 'a', false)
    expect(removeSegment(two, 'b', false)).toBe(two)
    const withEliminated = eliminated(wheelOf(DEFAULT_OPTIONS), 'a')
    expect(removeSegment(withEliminated, 'b', true)).toBe(withEliminated)
    expect(ids(removeSegment(withEliminated, 'a', true).segments)).toEqual(['b', 'c'])
    const [first, ...others] = wheelOf(DEFAULT_OPTIONS).segments
    for (const mark of ['picked', 'absent'] as const) {
      const wheel = { ...two, segments: [{ ...first, [mark]: true } as Segment, ...others] }
      expect(removeSegment(wheel, 'b', false)).toBe(wheel)
      expect(ids(removeSegment(wheel, 'a', false).segments)).toEqual(['b', 'c'])
    }
    // Who sits out is back as soon as the list is too short for it.
    const resting = { ...two, segments: [{ ...first, aside: true } as Segment, ...others] }
    expect(ids(removeSegment(resting, 'b', false).segments)).toEqual(['a', 'c'])
  })

  it('is ignored for an unknown option', () => {
    const wheel = wheelOf(DEFAULT_OPTIONS)
    expect(removeSegment(wheel, 'z', false)).toBe(wheel)
  })
})

describe('the original segments', () => {
  const changes: [string, (wheel: Wheel, isEliminationMode: boolean) => Wheel][] = [
    ['adding', (wheel, mode) => addSegment(wheel, 'Later', 'new', mode)],
    ['editing', (wheel, mode) => editSegment(wheel, 'a', { text: 'Sure' }, mode)],
    ['removing', (wheel, mode) => removeSegment(wheel, 'a', mode)],
  ]

  it.each(changes)(
    'follow %s outside elimination mode @data.original-segments @edit.originals',
    (_, change) => {
      const after = change(wheelOf(DEFAULT_OPTIONS), false)
      expect(after.originalSegments).toBe(after.segments)
    },
  )

  it.each(changes)(
    'stay through %s in elimination mode @data.original-segments @edit.originals',
    (_, change) => {
      const wheel = wheelOf(DEFAULT_OPTIONS)
      const after = change(wheel, true)
      expect(after.segments).not.toEqual(wheel.segments)
      expect(after.originalSegments).toBe(wheel.originalSegments)
    },
  )

  it.each(changes)('follow %s in elimination mode where there are none', (_, change) => {
    const after = change({ ...wheelOf(DEFAULT_OPTIONS), originalSegments: [] }, true)
    expect(after.originalSegments).toBe(after.segments)
  })

  it('stay through a spin and an elimination', () => {
    const wheel = wheelOf(DEFAULT_OPTIONS)
    expect(recordResult(wheel, won(wheel, 'a')).originalSegments).toBe(wheel.originalSegments)
    expect(eliminated(wheel, 'a').originalSegments).toBe(wheel.originalSegments)
  })
})

describe('a recorded result', () => {
  it('is the newest of the history, counted, and the time of last use @result.recorded', () => {
    const wheel = wheelOf(DEFAULT_OPTIONS)
    const [first, second] = [
      won(wheel, 'a'),
      won(wheel, 'c', { id: 'result-2', spinDuration: 1500 }),
    ]
    const after = recordResult(recordResult(wheel, first), second)
    expect(after.history).toEqual([second, first])
    expect(after.statistics).toEqual({ totalSpins: 2, totalEliminations: 0, totalSpinTime: 5500 })
    expect(after.lastUsed).toBe(NOW + 5000)
    expect(after.createdAt).toBe(NOW)
  })

  it('outside elimination mode eliminates nothing', () => {
    const wheel = wheelOf(DEFAULT_OPTIONS)
    const after = recordResult(wheel, won(wheel, 'a'))
    expect(after.segments).toBe(wheel.segments)
    expect(after.eliminationHistory).toEqual([])
  })

  it('is recorded once, however often its end is reported', () => {
    const wheel = wheelOf(DEFAULT_OPTIONS)
    const result = won(wheel, 'a', { isEliminationMode: true, remainingSegments: 2 })
    const other = won(wheel, 'b', { id: 'result-2' })
    const after = recordResult(recordResult(wheel, result), other)
    expect(recordResult(after, result)).toBe(after)
    expect(recordResult(after, { ...result, timestamp: NOW + 9000 })).toBe(after)
    expect(recordResult(after, other)).toBe(after)
  })

  it('pushes the oldest out after twenty, and all are counted @result.recorded', () => {
    let wheel = wheelOf(DEFAULT_OPTIONS)
    for (let spin = 1; spin <= 50; spin += 1) {
      wheel = recordResult(wheel, won(wheel, 'a', { id: `${spin}`, spinDuration: 1000 }))
    }
    expect(wheel.history.map((result) => result.id)).toEqual(
      Array.from({ length: 20 }, (_, index) => `${50 - index}`),
    )
    expect(wheel.statistics).toEqual({
      totalSpins: 50,
      totalEliminations: 0,
      totalSpinTime: 50_000,
    })
  })
})

describe('an elimination', () => {
  it('marks the winner, keeps it in the list and tells which result did it @data.elimination-entry', () => {
    const wheel = wheelOf(NUMBER_OPTIONS)
    const result = won(wheel, 'c', { isEliminationMode: true, remainingSegments: 5 })
    const after = recordResult(wheel, result)
    expect(ids(after.segments)).toEqual(ids(wheel.segments))
    expect(after.segments[2]).toEqual({ ...wheel.segments[2], eliminated: true })
    expect(texts(activeSegments(after.segments))).toEqual(['1', '2', '4', '5', '6'])
    expect(after.eliminationHistory).toEqual([
      {
        eliminatedSegment: wheel.segments[2],
        order: result.order,
        timestamp: result.timestamp,
        eliminatedByResult: 'result-1',
        remainingSegments: 5,
      },
    ])
    expect(after.statistics.totalEliminations).toBe(1)
  })

  it('is the newest of its history @data.elimination-entry', () => {
    const wheel = eliminated(eliminated(wheelOf(NUMBER_OPTIONS), 'c'), 'e')
    expect(wheel.eliminationHistory.map((entry) => entry.eliminatedSegment.text)).toEqual([
      '5',
      '3',
    ])
  })

  it('never happens to the final winner @elimination.final', () => {
    const wheel = eliminated(wheelOf(DEFAULT_OPTIONS), 'a')
    const result = won(wheel, 'b', {
      isEliminationMode: true,
      isFinalWinner: true,
      remainingSegments: 1,
    })
    const after = recordResult(wheel, result)
    expect(after.segments).toBe(wheel.segments)
    expect(after.eliminationHistory).toBe(wheel.eliminationHistory)
    expect(after.history[0]).toBe(result)
    expect(after.statistics).toEqual({ totalSpins: 2, totalEliminations: 1, totalSpinTime: 8000 })
  })
})

describe('clearing the history', () => {
  it('empties the results, not the eliminations and not what was counted @results.clear-rule', () => {
    const wheel = eliminated(wheelOf(DEFAULT_OPTIONS), 'a')
    const after = clearHistory(wheel)
    expect(after).toEqual({ ...wheel, history: [], clearedResults: [wheel.history[0]?.id] })
    expect(after.statistics.totalSpins).toBe(1)
  })

  it('is ignored when there is none', () => {
    const wheel = wheelOf(DEFAULT_OPTIONS)
    expect(clearHistory(wheel)).toBe(wheel)
  })
})

describe('adding several options', () => {
  it('adds those with something to see, in palette colors as they come', () => {
    const ids = ['x', 'y']
    const after = addSegments(wheelOf(DEFAULT_OPTIONS), [' Fig', '  ', 'Plum'], newIdOf(ids), false)
    expect(after.segments.slice(3)).toEqual([
      { id: 'x', text: 'Fig', color: paletteColor(3), weight: 1 },
      { id: 'y', text: 'Plum', color: paletteColor(4), weight: 1 },
    ])
    expect(ids).toEqual([])
  })

  it('adds as many as the wheel holds, and is ignored where that is none', () => {
    const wheel = wheelOf(DEFAULT_OPTIONS)
    const many = Array.from({ length: 10_001 }, (_, index) => `${index}`)
    const full = addSegments(wheel, many, () => 'x', false)
    expect(full.segments).toHaveLength(10_000)
    expect(full.segments.at(-1)?.text).toBe('9996')
    expect(addSegments(full, many, () => 'x', false)).toBe(full)
    expect(addSegments(wheel, [' '], () => 'x', false)).toBe(wheel)
  })
})

describe('the colors of new options', () => {
  const beside = (segments: readonly Segment[]) => {
    const round = activeSegments(segments).map(({ color }) => color)
    return round.map((color, index) => [color, round[(index + 1) % round.length]] as const)
  }

  it('are the next of the palette that look like no neighbor', () => {
    const ten = wheelOf(Array.from({ length: 10 }, String))
    const eleven = addSegment(ten, 'Later', 'later', false)
    // Purple is that of the first option, which is beside it, and teal looks like the green of the tenth to some.
    expect(eleven.segments.slice(0, 2).map(({ color }) => color)).toEqual(['#AB47BC', '#4ECDC4'])
    expect(eleven.segments.slice(9).map(({ color }) => color)).toEqual(['#66BB6A', '#FFCA28'])
    expect(wheelOf(Array.from({ length: 11 }, String)).segments.at(-1)?.color).toBe('#FFCA28')
  })

  it('differ from the active option before them, whatever is eliminated between', () => {
    const wheel = wheelOf(['Yes', 'No', 'Maybe', 'Never'])
    const edited = editSegment(wheel, 'c', { color: paletteColor(4).toLowerCase() }, false)
    const after = addSegment(eliminated(edited, 'd'), 'Later', 'new', true)
    expect(after.segments.at(-1)?.color).toBe(paletteColor(5))
    const restored = addSegment(edited, 'Later', 'new', true)
    expect(restored.segments.at(-1)?.color).toBe(paletteColor(4))
  })

  it('are of the palette that was chosen for the wheel', () => {
    const wheel = withPalette(wheelOf(DEFAULT_OPTIONS), '#112233#ddeeff#aa3300')
    const colors = addSegments(wheel, ['Never', 'Soon'], newIdOf(['x', 'y']), false).segments
    expect(colors.slice(3).map(({ color }) => color)).toEqual(['#112233', '#ddeeff'])
  })

  it('never stand beside one that looks like them, one by one or many at once @palette.neighbors', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 45 }),
        fc.array(fc.integer({ min: 0, max: 35 }), { maxLength: 12 }),
        (start, additions) => {
          let made = 0
          const newId = () => `id-${made++}`
          let wheel = createWheel(Array.from({ length: start }, String), newId, NOW)
          for (const count of [0, ...additions]) {
            const added = Array.from({ length: count }, (_, index) => `Option ${index}`)
            wheel = addSegments(wheel, added, newId, false)
            for (const [color, next] of beside(wheel.segments))
              expect(areAlike(color ?? '', next ?? ''), `${color} ${next}`).toBe(false)
            expect(wheel.segments.every(({ color }) => PALETTE.includes(color as never))).toBe(true)
          }
        },
      ),
    )
  })
})

describe('a result that other tabs have a say in', () => {
  const three = wheelOf(DEFAULT_OPTIONS)
  const elimination = { isEliminationMode: true, remainingSegments: 2 }

  it('is recorded as it was drawn, whoever is left by now', () => {
    const two = eliminated(three, 'a')
    const drawn = won(three, 'b', elimination)
    const after = recordResult(two, drawn)
    expect(after.history[0]).toBe(drawn)
    expect(after.eliminationHistory[0]?.eliminatedSegment.id).toBe('b')
    expect(after.statistics.totalEliminations).toBe(2)
    const final = won(three, 'b', { isEliminationMode: true, isFinalWinner: true })
    expect(recordResult(three, final).segments).toBe(three.segments)
  })

  it('takes nobody out whose winner is out by now', () => {
    const four = wheelOf(['1', '2', '3', '4'])
    const three = eliminated(four, 'a')
    const drawn = won(four, 'a', { isEliminationMode: true, remainingSegments: 3 })
    const after = recordResult(three, drawn)
    expect(after.segments).toBe(three.segments)
    expect(after.eliminationHistory).toBe(three.eliminationHistory)
    expect(after.history[0]).toBe(drawn)
  })

  it('stands where its time says, and is no reason to call the wheel used longer ago', () => {
    const [late, early] = [won(three, 'a'), won(three, 'b', { id: 'early', order: 1 })]
    const after = recordResult(recordResult(three, late), early)
    expect(after.history).toEqual([late, early])
    expect(after.lastUsed).toBe(late.timestamp)
  })

  it('is not recorded once it was cleared', () => {
    const result = won(three, 'a')
    const cleared = clearHistory(recordResult(three, result))
    expect(recordResult(cleared, result)).toBe(cleared)
  })
})

describe('restoring all options', () => {
  it('brings them back as they were before eliminations, and forgets these', () => {
    const wheel = wheelOf(NUMBER_OPTIONS)
    const after = restoreAll(eliminated(eliminated(wheel, 'c'), 'e'))
    expect(after.segments).toEqual(wheel.segments)
    expect(after.segments[2]).not.toHaveProperty('eliminated')
    expect(after.originalSegments).toBe(after.segments)
    expect(after.eliminationHistory).toEqual([])
  })

  /** Added, edited, the color changed, and removed, while options are out. */
  const changed = (wheel: Wheel, mode: boolean) => {
    const added = addSegment(wheel, '7', 'x', mode)
    const edited = editSegment(added, 'a', { text: 'One', color: '#123456' }, mode)
    return removeSegment(edited, 'b', mode)
  }

  it.each([true, false])(
    'keeps what was added, edited or removed while options were out (elimination mode: %s) @elimination.restore',
    (mode) => {
      const after = restoreAll(changed(eliminated(wheelOf(NUMBER_OPTIONS), 'c'), mode))
      expect(texts(after.segments)).toEqual(['One', '3', '4', '5', '6', '7'])
      expect(after.segments[0]).toMatchObject({ color: '#123456' })
      expect(after.segments.some((segment) => segment.eliminated)).toBe(false)
      expect(after.originalSegments).toBe(after.segments)
    },
  )

  it('keeps an edit of the eliminated option itself', () => {
    const wheel = editSegment(
      eliminated(wheelOf(NUMBER_OPTIONS), 'c'),
      'c',
      { text: 'Three' },
      true,
    )
    expect(texts(restoreAll(wheel).segments)).toEqual(['1', '2', 'Three', '4', '5', '6'])
  })

  it('needs no originals', () => {
    const wheel = { ...eliminated(wheelOf(NUMBER_OPTIONS), 'c'), originalSegments: [] }
    expect(texts(activeSegments(restoreAll(wheel).segments))).toEqual([...NUMBER_OPTIONS])
  })

  it('is ignored where nobody is out and nobody was', () => {
    const wheel = wheelOf(NUMBER_OPTIONS)
    expect(restoreAll(wheel)).toBe(wheel)
    const { eliminationHistory } = eliminated(wheel, 'c')
    expect(restoreAll({ ...wheel, eliminationHistory }).eliminationHistory).toEqual([])
  })
})

describe('choosing a palette', () => {
  const palette = '#112233#ddeeff#aa3300'

  it('colors every option by its place, whoever is out, and nothing else @palette.choice', () => {
    const before = eliminated(wheelOf(['Yes', 'No', 'Maybe', 'Never']), 'b')
    const after = withPalette(before, palette)
    expect(after.palette).toBe(palette)
    expect(after.segments.map(({ color }) => color)).toEqual([
      ...['#112233', '#ddeeff', '#aa3300', '#ddeeff'],
    ])
    const colorless = (segments: readonly Segment[]) => segments.map(({ color: _, ...one }) => one)
    expect(colorless(after.segments)).toEqual(colorless(before.segments))
    expect({ ...after, palette, segments: [], originalSegments: [] }).toEqual({
      ...before,
      palette,
      segments: [],
      originalSegments: [],
    })
  })

  it('colors those at the start of the tournament alike, and leaves alone whoever is gone since', () => {
    const started = wheelOf(['Yes', 'No', 'Maybe', 'Never'])
    const edited = removeSegment(started, 'c', true)
    const { originalSegments, segments } = withPalette(edited, palette)
    expect(segments.map(({ color }) => color)).toEqual(['#112233', '#ddeeff', '#aa3300'])
    expect(originalSegments.map(({ color }) => color)).toEqual([
      ...['#112233', '#ddeeff', '#FF6B6B', '#aa3300'],
    ])
    const plain = withPalette(started, palette)
    expect(plain.originalSegments).toBe(plain.segments)
  })

  it('goes back to the colors of the specification', () => {
    const before = wheelOf(DEFAULT_OPTIONS)
    const back = withPalette(withPalette(before, palette), '')
    expect(back).toStrictEqual(before)
  })
})

describe('clearing the eliminations', () => {
  it('forgets them, leaves out who is out, and is ignored where there are none', () => {
    const wheel = eliminated(wheelOf(NUMBER_OPTIONS), 'c')
    expect(clearEliminationHistory(wheel)).toEqual({ ...wheel, eliminationHistory: [] })
    expect(clearEliminationHistory(wheelOf(NUMBER_OPTIONS)).eliminationHistory).toEqual([])
    const none = wheelOf(NUMBER_OPTIONS)
    expect(clearEliminationHistory(none)).toBe(none)
  })
})

describe('a preset that nobody has touched', () => {
  const preset = wheelOf(DEFAULT_OPTIONS)

  it('is either of the two that a button makes, also in the colors of earlier versions', () => {
    expect(isUntouchedPreset(preset)).toBe(true)
    const earlier = preset.segments.map((one, place) => ({ ...one, color: PALETTE[place] ?? '' }))
    expect(isUntouchedPreset({ ...preset, segments: earlier })).toBe(true)
    expect(isUntouchedPreset(wheelOf(NUMBER_OPTIONS))).toBe(true)
  })

  it.each<[string, Wheel]>([
    ['spun', { ...preset, statistics: { ...preset.statistics, totalSpins: 1 } }],
    ['named', { ...preset, name: 'Lunch' }],
    ['of other options', wheelOf(['Yes', 'No', 'Never'])],
    ['of fewer options', wheelOf(['Yes', 'No'])],
    ['of more options', wheelOf([...DEFAULT_OPTIONS, 'Never'])],
    ['with an option out', eliminatedOnly(preset)],
    ['in another color', editSegment(preset, 'b', { color: '#000000' }, false)],
    ['in another palette', withPalette(preset, '#112233#ddeeff')],
  ])('is none that is %s', (_, wheel) => {
    expect(isUntouchedPreset(wheel)).toBe(false)
  })

  it('has untouched options in a palette of its own too, so that a list replaces them', () => {
    expect(hasUntouchedOptions(withPalette(preset, '#112233#ddeeff'))).toBe(true)
  })

  function eliminatedOnly(wheel: Wheel): Wheel {
    const [first, ...others] = wheel.segments
    return { ...wheel, segments: [{ ...(first as Segment), eliminated: true }, ...others] }
  }
})

describe('a spin', () => {
  it('needs two options that are not eliminated', () => {
    const three = wheelOf(DEFAULT_OPTIONS)
    const two = eliminated(three, 'a')
    const [, , last] = three.segments
    const one = {
      ...three,
      segments: two.segments.map((segment) => ({ ...segment, eliminated: segment !== last })),
    }
    expect([canSpin(three), canSpin(two), canSpin(one)]).toEqual([true, true, false])
    expect(canSpin({ ...three, segments: [] })).toBe(false)
  })
})

describe('a wheel through any history', () => {
  const anyTyped = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '  ',
      '\u200b',
      'New Option',
      'Yes',
      'x'.repeat(31),
      '🇧🇷'.repeat(31),
      ' No ',
    ),
  )
  const anyColor = fc.oneof(
    fc.constantFrom('#000000', '#FF6B6B', '#fFfFfF', 'red', '#FFF', '#1234567', '#FFF\n', ''),
    fc.string(),
  )
  const place = fc.nat({ max: 12 })
  const mode = fc.boolean()
  const anyChange = fc.oneof(
    fc.record({ does: fc.constant('add' as const), typed: anyTyped, mode }),
    fc.record({
      does: fc.constant('edit' as const),
      place,
      edit: fc.record({ text: anyTyped, color: anyColor }, { requiredKeys: [] }),
      mode,
    }),
    fc.record({ does: fc.constant('remove' as const), place, mode }),
    fc.record({ does: fc.constant('spin' as const), place, spinDuration: fc.nat(10_000), mode }),
    fc.record({ does: fc.constant('repeat' as const), place }),
    fc.record({ does: fc.constant('clear' as const) }),
  )

  /** A wheel in its simplest form. */
  interface Model {
    segments: { id: string; text: string; color: string; isOut: boolean }[]
    originals: { id: string; text: string; color: string; isOut: boolean }[]
    history: string[]
    eliminations: string[]
    spins: number
    spinTime: number
  }

  const plain = (segments: readonly Segment[]) =>
    segments.map(({ id, text, color, eliminated: isOut }) => ({
      id,
      text,
      color,
      isOut: isOut === true,
    }))

  const modelOf = (wheel: Wheel): Model => ({
    segments: plain(wheel.segments),
    originals: plain(wheel.originalSegments),
    history: wheel.history.map((result) => result.id),
    eliminations: wheel.eliminationHistory.map((entry) => entry.eliminatedSegment.id),
    spins: wheel.statistics.totalSpins,
    spinTime: wheel.statistics.totalSpinTime,
  })

  /** The color of the palette for an option added now: its number's, or the next that looks like no neighbor. */
  function colorFor(segments: Model['segments']): string {
    const active = segments.filter(({ isOut }) => !isOut)
    const taken = [active.at(-1)?.color ?? '', active[0]?.color ?? '']
    const inOrder = Array.from({ length: 10 }, (_, more) => paletteColor(segments.length + more))
    const free = inOrder.find((color) => !taken.some((neighbor) => areAlike(color, neighbor)))
    return free ?? paletteColor(segments.length)
  }

  it('obeys every rule and agrees with the model', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 60, size: 'max' }), (changes) => {
        let wheel = wheelOf(DEFAULT_OPTIONS)
        const model = modelOf(wheel)
        let eliminations = 0
        for (const [step, change] of changes.entries()) {
          const before = wheel
          let isIgnored = false
          const edited = (isMode: boolean) => {
            if (!isMode) model.originals = model.segments.map((segment) => ({ ...segment }))
          }
          if (change.does === 'add') {
            const text = optionText(change.typed)
            const color = colorFor(model.segments)
            isIgnored = text === undefined
            if (text !== undefined) {
              model.segments.push({ id: `new-${step}`, text, color, isOut: false })
              edited(change.mode)
            }
            wheel = addSegment(wheel, change.typed, `new-${step}`, change.mode)
          } else if (change.does === 'edit') {
            const target = model.segments[change.place]
            const text = optionText(change.edit.text ?? '') ?? target?.text
            const color = /^#[0-9a-fA-F]{6}$/.test(change.edit.color ?? '')
              ? change.edit.color
              : target?.color
            isIgnored = !target || (text === target.text && color === target.color)
            if (!isIgnored) {
              Object.assign(target as object, { text, color })
              edited(change.mode)
            }
            wheel = editSegment(wheel, target?.id ?? 'unknown', change.edit, change.mode)
          } else if (change.does === 'remove') {
            const target = model.segments[change.place]
            const others = target?.isOut
              ? model.segments
              : model.segments.filter((one) => !one.isOut)
            isIgnored = !target || others.length <= 2
            if (!isIgnored) {
              model.segments.splice(change.place, 1)
              edited(change.mode)
            }
            wheel = removeSegment(wheel, target?.id ?? 'unknown', change.mode)
          } else if (change.does === 'spin') {
            const active = model.segments.filter((segment) => !segment.isOut)
            expect(canSpin(wheel)).toBe(active.length >= 2)
            const winner = active[change.place % Math.max(1, active.length)]
            if (active.length < 2 || !winner) continue
            const isFinalWinner = change.mode && active.length === 2
            const result = won(wheel, winner.id, {
              id: `spin-${step}`,
              spinDuration: change.spinDuration,
              order: step,
              timestamp: NOW + step,
              isEliminationMode: change.mode,
              isFinalWinner,
              remainingSegments: active.length - (change.mode ? 1 : 0),
            })
            model.history = [result.id, ...model.history].slice(0, 20)
            model.spins += 1
            model.spinTime += change.spinDuration
            if (change.mode && !isFinalWinner) {
              winner.isOut = true
              model.eliminations.unshift(winner.id)
              eliminations += 1
            }
            wheel = recordResult(wheel, result)
            expect(wheel.lastUsed).toBe(NOW + step)
          } else if (change.does === 'repeat') {
            const known = wheel.history[change.place]
            isIgnored = true
            if (known) wheel = recordResult(wheel, { ...known })
          } else {
            isIgnored = model.history.length === 0
            model.history = []
            wheel = clearHistory(wheel)
          }

          if (isIgnored) expect(wheel).toBe(before)
          else expect(wheel).not.toBe(before)
          frozen(wheel)
          expect(modelOf(wheel)).toEqual(model)
          expect(wheel.statistics.totalEliminations).toBe(eliminations)
          expect(wheel.segments.length).toBeGreaterThanOrEqual(2)
          expect(new Set(ids(wheel.segments)).size).toBe(wheel.segments.length)
          expect(wheel.history.length).toBeLessThanOrEqual(20)
          expect(wheel.segments.every(({ color }) => isHexColor(color))).toBe(true)
          for (const text of texts(wheel.segments)) {
            expect(isBlank(text)).toBe(false)
            expect(splitCharacters(text).length).toBeLessThanOrEqual(30)
          }
        }
      }),
      { numRuns: 400 },
    )
  })
})
