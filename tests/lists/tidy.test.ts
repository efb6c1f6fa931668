import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from '../../src/lists/duplicates'
import {
  duplicates,
  mostRepeats,
  numberOptions,
  recolorOptions,
  removeDuplicates,
  removeEliminated,
  repeatOptions,
  shuffleOptions,
  sortOptions,
} from '../../src/lists/tidy'
import { drawIndex } from '../../src/spin/random'
import { activeSegments, optionText } from '../../src/wheel/segment'
import type { Wheel } from '../../src/wheel/wheel'
import { ids, wheelWith } from './sources'

const texts = ({ segments }: Wheel) => segments.map(({ text }) => text)
const out = (wheel: Wheel, ...indexes: readonly number[]): Wheel => ({
  ...wheel,
  segments: wheel.segments.map((segment, index) =>
    indexes.includes(index) ? { ...segment, eliminated: true } : segment,
  ),
})

describe('sorting', () => {
  it('puts numbers and accents where people expect them', () => {
    const wheel = wheelWith('Zoe', 'Room 10', 'Ärger', 'Room 2', 'Anna', 'anna', 'Éva', 'Emil')
    const sorted = ['anna', 'Anna', 'Ärger', 'Emil', 'Éva', 'Room 2', 'Room 10', 'Zoe']
    expect(texts(sortOptions(wheel, 'ascending', false))).toEqual(sorted)
    expect(texts(sortOptions(wheel, 'descending', false))).toEqual(sorted.toReversed())
  })

  it('is stable, takes what an option has with it, and does nothing twice', () => {
    const wheel = out(wheelWith('b', 'a', 'b'), 0)
    const sorted = sortOptions(wheel, 'ascending', false)
    expect(sorted.segments).toEqual([wheel.segments[1], wheel.segments[0], wheel.segments[2]])
    expect(sortOptions(sorted, 'ascending', false)).toBe(sorted)
    const down = sortOptions(wheel, 'descending', false)
    expect(down.segments.map(({ id }) => id)).toEqual(['old1', 'old3', 'old2'])
  })
})

describe('coloring several', () => {
  it('changes their color alone, and keeps the other options as they are', () => {
    const wheel = out(wheelWith('a', 'b', 'c'), 1)
    const [one, other, third] = wheel.segments
    const ids = new Set([other?.id ?? '', third?.id ?? '', 'unknown'])
    const colored = recolorOptions(wheel, ids, '#123456', false)
    expect(colored.segments[0]).toBe(one)
    expect(colored.segments.slice(1)).toEqual([
      { ...other, color: '#123456' },
      { ...third, color: '#123456' },
    ])
    expect(recolorOptions(colored, ids, '#123456', false)).toBe(colored)
    expect(recolorOptions(wheel, ids, 'red', false)).toBe(wheel)
  })
})

describe('shuffling', () => {
  it('gives every order for one sequence of draws', () => {
    const wheel = wheelWith('a', 'b', 'c')
    const orders = new Set<string>()
    for (const first of [0, 1, 2]) {
      for (const second of [0, 1]) {
        const draws = [first, second]
        orders.add(texts(shuffleOptions(wheel, () => draws.shift() ?? 0, false)).join(''))
      }
    }
    expect(orders.size).toBe(6)
  })

  it('loses nobody', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(2 ** 32 - 1)), (words) => {
        const wheel = wheelWith('a', 'b', 'c', 'd', 'e')
        const source = { bits: 32, next: () => words.next().value }
        const shuffled = shuffleOptions(wheel, (count) => drawIndex(count, source), false)
        expect(new Set(shuffled.segments)).toEqual(new Set(wheel.segments))
      }),
    )
  })
})

describe('the same name', () => {
  it.each([
    ...['Anna\u200b', 'An\u00adna', 'Anna\u2060', '\ufeffAnna', '\u202eAnna', 'Anna\u0001'],
    ...['Anna\ufe0e', 'Anna\ufe0f', 'An\u034fna', 'Anna\u180b', 'Anna\u17b4', 'Anna\u{e0100}'],
    ...['Anna\u3164', '\u115fAnna', 'Anna\uffa0', 'Anna\u2800', 'Anna\u00a0', 'Ａｎｎａ'],
  ])('is Anna, whatever cannot be seen: %j', (twin) => {
    expect(nameKey(twin)).toBe('Anna')
  })

  it.each([
    'Zoe\u0308 Li',
    'Zoë  Li',
    'Zoë\u2003Li',
    'Zoë\u2800Li',
    'Zoë\u3164 Li',
    'Zo\u200bë Li',
  ])('has one blank, however wide: %j', (twin) => {
    expect(nameKey(twin)).toBe('Zoë Li')
  })

  it('is none that looks different', () => {
    const flags = ['\u{e0065}\u{e006e}\u{e0067}', '\u{e0073}\u{e0063}\u{e0074}', ''].map(
      (tags) => `🏴${tags && `\u{e0067}\u{e0062}${tags}\u{e007f}`}`,
    )
    const names = [
      'Anna',
      'anna',
      'Ánna',
      'An na',
      '1 11',
      '11 1',
      '👩\u200d👩\u200d👧',
      '👩👩👧',
      ...flags,
    ]
    expect(new Set(names.map(nameKey)).size).toBe(names.length)
    expect(nameKey('❤\ufe0f\u200d🔥')).toBe('❤\u200d🔥')
    expect(nameKey('A\u200d\u{e0065}')).toBe('A')
  })

  it('has the same key again, and so have texts that are the same for Unicode', () => {
    const unit = fc.oneof(
      fc.constantFrom('a', ' ', '\u200d', '\u0301', '\u034f', '\u3164', '👩', '\u2800', 'ﬁ'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 8 }), (text) => {
        const key = nameKey(text)
        expect(nameKey(key)).toBe(key)
        for (const form of ['NFC', 'NFD'] as const) expect(nameKey(text.normalize(form))).toBe(key)
      }),
    )
  })
})

describe('duplicates', () => {
  it('leave the first of each text', () => {
    const wheel = wheelWith('Anna', 'Ben', 'Anna', 'anna', 'Zoe\u0308', 'Zoë', 'Ben\u200b')
    expect(removeDuplicates(wheel, false).segments.map(({ id }) => id)).toEqual([
      'old1',
      'old2',
      'old4',
      'old5',
    ])
    expect(duplicates(wheel.segments)).toEqual(new Set(['old3', 'old6', 'old7']))
  })

  it('leave the active one', () => {
    const wheel = out(wheelWith('Anna', 'Ben', 'Anna', 'Cem'), 0)
    expect(removeDuplicates(wheel, false).segments.map(({ id }) => id)).toEqual([
      'old2',
      'old3',
      'old4',
    ])
  })

  it('leave two active options', () => {
    expect(texts(removeDuplicates(wheelWith('A', 'A', 'A'), false))).toEqual(['A', 'A'])
    const wheel = wheelWith('A', 'B')
    expect(removeDuplicates(wheel, false)).toBe(wheel)
  })
})

describe('the eliminated', () => {
  it('are removed', () => {
    expect(texts(removeEliminated(out(wheelWith('a', 'b', 'c'), 1), false))).toEqual(['a', 'c'])
  })

  it('stay where nobody is out, or too few are in', () => {
    const whole = wheelWith('a', 'b')
    expect(removeEliminated(whole, false)).toBe(whole)
    const one = out(whole, 0)
    expect(removeEliminated(one, false)).toBe(one)
  })
})

describe('numbering', () => {
  it('puts the number before, once', () => {
    const numbered = numberOptions(wheelWith('Anna', 'Ben', '100 m'), false)
    expect(texts(numbered)).toEqual(['1 Anna', '2 Ben', '3 100 m'])
    expect(numberOptions(numbered, false)).toBe(numbered)
    const [anna, ben, run] = numbered.segments
    const reversed = { ...numbered, segments: [run, ben, anna].flatMap((one) => one ?? []) }
    expect(texts(numberOptions(reversed, false))).toEqual(['1 100 m', '2 Ben', '3 Anna'])
  })

  it('leaves numbers that belong to the names', () => {
    for (const names of [
      ['100 m', '200 m'],
      ['1 a', '5 b'],
      ['1 a', '2 b', '2 c'],
      ['Room 1 a', 'Room 2 b'],
    ]) {
      const numbered = names.map((name, index) => `${index + 1} ${name}`)
      expect(texts(numberOptions(wheelWith(...names), false))).toEqual(numbered)
    }
    const dozen = numberOptions(wheelWith(...'abcdefghijkl'), false)
    expect(texts(dozen)[11]).toBe('12 l')
    expect(numberOptions(dozen, false)).toBe(dozen)
  })

  it('keeps texts within their limit', () => {
    const [, second] = texts(numberOptions(wheelWith('a', 'x'.repeat(30)), false))
    expect(second).toBe(`2 ${'x'.repeat(28)}`)
  })
})

describe('repeating', () => {
  it('repeats the whole list', () => {
    const wheel = out(wheelWith('a', 'b', 'c'), 1)
    const repeated = repeatOptions(wheel, 3, ids('copy'), false)
    expect(texts(repeated).join('')).toBe('abcabcabc')
    expect(repeated.segments.map(({ eliminated }) => eliminated ?? false)).toEqual(
      Array.from({ length: 9 }, (_, index) => index % 3 === 1),
    )
    expect(new Set(repeated.segments.map(({ id }) => id)).size).toBe(9)
  })

  it('has no effect where there is no room for all', () => {
    const wheel = wheelWith(...Array.from({ length: 4000 }, (_, index) => `${index}`))
    expect(mostRepeats(wheel)).toBe(2)
    for (const times of [1, 3, 2.5, 11, Number.NaN]) {
      expect(repeatOptions(wheel, times, ids('copy'), false)).toBe(wheel)
    }
    expect(mostRepeats(wheelWith('a', 'b'))).toBe(10)
  })
})

it('nothing leaves fewer than two active options, or a text too long', () => {
  const wheels = fc
    .array(fc.tuple(fc.constantFrom('a', 'b', '1 a', '2 b', 'x'.repeat(30)), fc.boolean()), {
      minLength: 2,
      maxLength: 12,
    })
    .map((options) => {
      const wheel = wheelWith(...options.map(([text]) => text))
      return out(
        wheel,
        ...options.flatMap(([, isOut], index) => (isOut && index > 1 ? [index] : [])),
      )
    })
  fc.assert(
    fc.property(wheels, (wheel) => {
      for (const after of [
        sortOptions(wheel, 'ascending', true),
        shuffleOptions(wheel, () => 0, true),
        removeDuplicates(wheel, true),
        removeEliminated(wheel, true),
        numberOptions(wheel, true),
        repeatOptions(wheel, 2, ids('copy'), true),
      ]) {
        expect(activeSegments(after.segments).length).toBeGreaterThanOrEqual(2)
        expect(after.originalSegments).toBe(wheel.originalSegments)
        for (const { text } of after.segments) expect(optionText(text)).toBe(text)
      }
    }),
  )
})
