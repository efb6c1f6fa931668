import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEW_OPTION_TEXT } from '../../src/wheel/messages'
import {
  activeSegments,
  MAX_OPTION_TEXT,
  MAX_SEGMENTS,
  MIN_SEGMENTS,
  neighborsOf,
  optionText,
  type Segment,
} from '../../src/wheel/segment'
import { isBlank, splitCharacters } from '../../src/wheel/text'
import { timesArithmetic } from '../timing'

describe('the limits', () => {
  it('are those of the specification @constant.limits', () => {
    expect(MAX_OPTION_TEXT).toBe(30)
    expect(MIN_SEGMENTS).toBe(2)
    expect(MAX_SEGMENTS).toBe(10_000)
    expect(NEW_OPTION_TEXT).toBe('New Option')
  })
})

describe('an option text', () => {
  it.each([
    ['Yes', 'Yes'],
    ['  Yes \n', 'Yes'],
    ['two words', 'two words'],
    ['x'.repeat(31), 'x'.repeat(30)],
    [`${' '.repeat(40)}Yes`, 'Yes'],
    // Cut after the thirtieth character, which is a space.
    [`${'x'.repeat(29)} y`, 'x'.repeat(29)],
    ['👨‍👩‍👧‍👦'.repeat(31), '👨‍👩‍👧‍👦'.repeat(30)],
    ['~1~', '~1~'],
    ['<b>', '<b>'],
  ])('typed as %j is stored as %j', (typed, stored) => {
    expect(optionText(typed)).toBe(stored)
  })

  it.each(['', ' ', '\n\t', '\u200b', ' \u200d ', '\ufeff', '\u3164', '\ufe0f'])(
    'typed as %j is refused @text.not-blank',
    (typed) => {
      expect(optionText(typed)).toBeUndefined()
    },
  )

  it('shows something, is trimmed, has at most 30 characters and is stored as itself @text.not-blank', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const stored = optionText(typed)
        if (stored === undefined) return
        expect(isBlank(stored)).toBe(false)
        expect(stored).toBe(stored.trim())
        expect(splitCharacters(stored).length).toBeLessThanOrEqual(30)
        expect(typed).toContain(stored)
        expect(optionText(stored)).toBe(stored)
      }),
      { numRuns: 2000 },
    )
  })

  it('of a million characters is stored at once', async () => {
    const monster = ` ${'ab'.repeat(500_000)} `
    expect(optionText(monster)).toBe('ab'.repeat(15))
    expect(await timesArithmetic(() => optionText(monster))).toBeLessThan(0.1)
  })
})

describe('active segments', () => {
  const segment = (id: string, eliminated?: boolean): Segment => ({
    id,
    text: id,
    color: '#3B82F6',
    weight: 1,
    ...(eliminated === undefined ? {} : { eliminated }),
  })

  it('are the ones that are not eliminated, in order', () => {
    const [a, b, c, d] = [segment('a'), segment('b', true), segment('c', false), segment('d', true)]
    expect(activeSegments([a, b, c, d])).toEqual([a, c])
    expect(activeSegments([b, d])).toEqual([])
  })

  it('are the very same list when nothing is eliminated', () => {
    const segments = [segment('a'), segment('b', false)]
    expect(activeSegments(segments)).toBe(segments)
  })
})

describe('the neighbors of a winner @presentation.neighbors', () => {
  const round = (ids: string): Segment[] =>
    ids.split(' ').map((id) => ({
      id: id.replace(/[()]/g, ''),
      text: id,
      color: '#336699',
      weight: 1,
      ...(id.startsWith('(') && { eliminated: true }),
    }))
  const named = (ids: string, winner: string) =>
    neighborsOf(round(ids), winner)?.map(({ id }) => id)

  it('stand before and after it, round the circle', () => {
    expect(named('a b c d', 'b')).toEqual(['a', 'c'])
    expect(named('a b c d', 'a')).toEqual(['d', 'b'])
    expect(named('a b c d', 'd')).toEqual(['c', 'a'])
  })

  it('are those that it was eliminated between', () => {
    expect(named('a (b) (c) d', 'c')).toEqual(['a', 'd'])
    expect(named('(a) b c (d) e', 'd')).toEqual(['c', 'e'])
  })

  it('are none where one option is on both sides, or the winner is not on the wheel', () => {
    expect(neighborsOf(round('a b'), 'a')).toBeNull()
    expect(neighborsOf(round('a (b) c'), 'a')).toBeNull()
    expect(neighborsOf(round('a b c'), 'x')).toBeNull()
  })
})
