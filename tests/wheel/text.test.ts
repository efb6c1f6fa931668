// Texts are counted in characters as people see them, and shortening never splits one.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  directionOf,
  estimatedWidth,
  isBlank,
  isolated,
  limitText,
  splitCharacters,
  splitWords,
} from '../../src/wheel/text'
import { timesArithmetic } from '../timing'

const FAMILY = '👨‍👩‍👧‍👦'
const KISS = '👩🏻‍❤️‍💋‍👨🏿'
const WAVE = '👋🏽'
const FLAG = '🇧🇷'
const SCOTLAND = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
const ACCENTED = 'e\u0301'
const DEVANAGARI = 'नि'
const HANGUL = '\u1112\u1161\u11ab'
const KEYCAP = '1\ufe0f\u20e3'
const LONE_HIGH = '\ud83d'
const LONE_LOW = '\udc00'
const ZERO_WIDTH_JOINER = '\u200d'

const characters: [string, string][] = [
  ['a letter', 'a'],
  ['a family', FAMILY],
  ['a kiss with two skin tones', KISS],
  ['a hand with a skin tone', WAVE],
  ['a flag', FLAG],
  ['a flag of tags', SCOTLAND],
  ['a letter with a combining mark', ACCENTED],
  ['a Devanagari syllable', DEVANAGARI],
  ['a Hangul syllable in parts', HANGUL],
  ['a keycap', KEYCAP],
  ['a character outside the basic plane', '𝒳'],
  ['a lone high surrogate', LONE_HIGH],
]

/** Text from everyday letters to characters used in attacks. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...characters.map(([, character]) => character)),
      fc.constantFrom(LONE_LOW, ZERO_WIDTH_JOINER, '\u0301', '\ufe0f', '🇧', '\r\n', ' ', 'क्', '🏽'),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.integer({ min: 1, max: 40 }).map((marks) => `z${'\u0301'.repeat(marks)}`),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

describe('characters', () => {
  it.each(characters)('%s is one', (_, character) => {
    expect(splitCharacters(character)).toEqual([character])
  })

  it('put together again are the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(splitCharacters(text).join('')).toBe(text)
      }),
    )
  })
})

describe('a limited text', () => {
  it.each(characters)('keeps thirty of %s and drops the thirty-first whole', (_, character) => {
    expect(limitText(character.repeat(30), 30)).toBe(character.repeat(30))
    expect(limitText(character.repeat(31), 30)).toBe(character.repeat(30))
    expect(limitText(`${character.repeat(1000)}x`, 30)).toBe(character.repeat(30))
  })

  it.each(characters)('never keeps a part of %s', (_, character) => {
    expect(limitText(`ab${character}${character}cd`, 3)).toBe(`ab${character}`)
    expect(limitText(`ab${character}cd`, 2)).toBe('ab')
  })

  it.each([
    ['Maybe', 30, 'Maybe'],
    ['Maybe', 5, 'Maybe'],
    ['Maybe', 4, 'Mayb'],
    ['Maybe', 0, ''],
    ['', 30, ''],
    ['a\r\nb', 2, 'a\r\n'],
    ['🇧🇷🇧🇷🇧🇷', 2, '🇧🇷🇧🇷'],
  ])('%j of at most %i characters is %j', (text, max, limited) => {
    expect(limitText(text, max)).toBe(limited)
  })

  it('is the longest beginning of whole characters that the limit allows', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 50 }), (text, max) => {
        const whole = splitCharacters(text)
        const limited = limitText(text, max)
        const kept = splitCharacters(limited).length
        expect(kept).toBeLessThanOrEqual(max)
        expect(limited).toBe(whole.slice(0, kept).join(''))
        const next = whole[kept]
        // It ends early only before characters of absurdly many code units.
        const isFull = kept === max || next === undefined
        if (!isFull) expect(limited.length + next.length).toBeGreaterThan(16 * max)
      }),
      { numRuns: 5000 },
    )
  })

  it('is not limited further by the same limit', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 50 }), (text, max) => {
        const limited = limitText(text, max)
        expect(limitText(limited, max)).toBe(limited)
      }),
      { numRuns: 2000 },
    )
  })

  it('ends before a character of a million marks, at once', async () => {
    const monster = `z${'\u0301'.repeat(1_000_000)}`
    const cases = [monster, `Pizza ${monster}`, `${FAMILY}${monster}${FAMILY}`]
    const marks = `z${'\u0301'.repeat(5)}`.repeat(200_000)
    expect(cases.map((text) => limitText(text, 30))).toEqual(['', 'Pizza ', FAMILY])
    expect(limitText(marks, 30)).toHaveLength(180)
    const all = () => [...cases, marks].map((text) => limitText(text, 30))
    expect(await timesArithmetic(all)).toBeLessThan(0.5)
  })
})

describe('a blank text', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['tabs and line ends', '\t\r\n\v\f'],
    ['other spaces', '\u00a0\u2003\u3000\u2028'],
    ['zero-width spaces', '\u200b\u200b'],
    ['zero-width joiners', '\u200c\u200d'],
    ['a byte order mark', '\ufeff'],
    ['a word joiner', '\u2060'],
    ['marks of direction', '\u200e\u202e\u2066'],
    ['control characters', '\u0000\u0007\u009f'],
    ['soft hyphens', '\u00ad'],
    ['variation selectors', '\ufe0f\ufe0e'],
    ['a grapheme joiner', '\u034f'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['the empty braille cell', '\u2800'],
    ['tags without a flag', '\u{e0041}'],
    ['all of them mixed', ' \u200b\ufe0f\u3164\n'],
  ])('is one of %s', (_, text) => {
    expect(isBlank(text)).toBe(true)
  })

  it.each([
    ...characters,
    ['a full stop', '.'],
    ['a combining mark alone', '\u0301'],
    ['a letter among zero-width spaces', '\u200ba\u200b'],
    ['an emoji with a variation selector', '❤️'],
    ['a lone low surrogate', LONE_LOW],
  ])('is not one of %s', (_, text) => {
    expect(isBlank(text)).toBe(false)
  })
})

const FSI = '\u2068'
const PDI = '\u2069'
const HEBREW = 'שלום'
const OVERRIDE = '\u202e'
const POP = '\u202c'

/**
 * The position of each character according to the rules X1 to X8 of the Unicode Bidirectional Algorithm (UAX 9, with its
 * bound of 125 levels): how many isolates are round it, and after the last one whether anything is still open.
 */
function explicitLevels(text: string) {
  const stack: { level: number; isIsolate: boolean }[] = [{ level: 0, isIsolate: false }]
  const last = () => stack.at(-1) as (typeof stack)[number]
  let [overflowIsolates, overflowEmbeddings, validIsolates] = [0, 0, 0]
  const depths: number[] = []
  const enter = (toOdd: boolean, isIsolate: boolean) => {
    const level = toOdd ? (last().level + 1) | 1 : (last().level + 2) & ~1
    if (level <= 125 && overflowIsolates === 0 && overflowEmbeddings === 0) {
      stack.push({ level, isIsolate })
      if (isIsolate) validIsolates += 1
    } else if (isIsolate) overflowIsolates += 1
    else if (overflowIsolates === 0) overflowEmbeddings += 1
  }
  for (const character of text) {
    depths.push(validIsolates + overflowIsolates)
    if ('\u202b\u202e'.includes(character)) enter(true, false)
    else if ('\u202a\u202d'.includes(character)) enter(false, false)
    else if (character === '\u2067') enter(true, true)
    else if ('\u2066\u2068'.includes(character)) enter(false, true)
    else if (character === PDI) {
      if (overflowIsolates > 0) overflowIsolates -= 1
      else if (validIsolates > 0) {
        overflowEmbeddings = 0
        while (!last().isIsolate) stack.pop()
        stack.pop()
        validIsolates -= 1
      }
    } else if (character === POP) {
      if (overflowIsolates === 0 && overflowEmbeddings > 0) overflowEmbeddings -= 1
      else if (overflowIsolates === 0 && !last().isIsolate && stack.length > 1) stack.pop()
    } else if ('\n\r\u001c\u001d\u001e\u0085\u2029'.includes(character)) {
      // A paragraph ends, and with it all that is open.
      stack.length = 1
      overflowIsolates = overflowEmbeddings = validIsolates = 0
    }
  }
  return { depths, isClosed: stack.length === 1 && overflowIsolates + overflowEmbeddings === 0 }
}

const steeredText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
      ),
      fc.constantFrom(HEBREW, 'مرحبا', 'abc', '12', ' ', '!', '\n', '\u2029', '\x1c'),
      fc.integer({ min: 60, max: 140 }).map((count) => '\u202b\u2067'.repeat(count)),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

describe('an isolated text', () => {
  it.each([
    ...characters,
    ['nothing', ''],
    ['words', 'Pizza night (2)'],
    ['a heart', '❤️'],
    ['Vietnamese', 'Ệ Ổ'],
    ['Thai', 'ปู่ที่นี่'],
    ['Devanagari', 'क्ष्म्यै'],
    ['Japanese', '寿司'],
    ['presentation forms that are no letters', '︽﹏'],
    ['stacked marks', 'Z\u0301\u0302\u0303\u0304'],
  ])('is as it was where it is %s', (_, text) => {
    expect(isolated(text)).toBe(text)
  })

  it.each([
    ['Hebrew', HEBREW],
    ['Arabic', 'مرحبا'],
    ['Arabic letters in their old forms', '\ufe8d'],
    ['Syriac', 'ܐ'],
    ['Adlam', '𞤀'],
    ['Hebrew within English', `the ${HEBREW} wheel`],
    ['a mark of direction', 'a\u200f'],
  ])('stands in an isolate of its own where it is %s', (_, text) => {
    expect(isolated(text)).toBe(FSI + text + PDI)
  })

  it.each([
    ['an override', `a${OVERRIDE}bc`, `a${OVERRIDE}bc`],
    ['a closed override', `${OVERRIDE}bc${POP}d`, `${OVERRIDE}bc${POP}d`],
    ['an end without a beginning', `${PDI}a${OVERRIDE}b`, `a${OVERRIDE}b`],
    ['a beginning without an end', '\u2067abc', `\u2067abc${PDI}`],
    ['a whole isolate', `\u2067abc${PDI}d`, `\u2067abc${PDI}d`],
    ['an end too many', `\u2067a${PDI}${PDI}b`, `\u2067a${PDI}b`],
    ['lines', `${HEBREW}\n${HEBREW}\u2029!`, `${HEBREW} ${HEBREW} !`],
  ])('keeps what it can of %s', (_, text, inside) => {
    expect(isolated(text)).toBe(FSI + inside + PDI)
  })

  it('has no effect on what stands round it, by the rules of Unicode', () => {
    fc.assert(
      fc.property(steeredText, steeredText, (one, other) => {
        const parts = ['Won: ', isolated(one), '. Lost: ', isolated(other), '!']
        const { depths, isClosed } = explicitLevels(parts.join(''))
        let at = 0
        for (const [index, part] of parts.entries()) {
          const length = Array.from(part).length
          const inside = depths.slice(at, at + length)
          at += length
          if (index % 2 === 0) expect(inside).toEqual(inside.map(() => 0))
          // All but the sign that begins it; a text that needs no isolate has none.
          else if (part.startsWith(FSI)) expect(Math.min(...inside.slice(1))).toBeGreaterThan(0)
          else expect(part).not.toMatch(/[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}]/u)
        }
        expect(isClosed).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  it('says the same letters in the same order', () => {
    const visible = (text: string) => text.replaceAll(/[\p{Bidi_Control}\p{Cc}\p{Z}]/gu, '')
    fc.assert(
      fc.property(fc.oneof(steeredText, anyText), (text) => {
        expect(visible(isolated(text))).toBe(visible(text))
      }),
    )
  })
})

describe('the direction of a text', () => {
  it.each([
    ['Pizza', 'ltr'],
    [HEBREW, 'rtl'],
    [`1. ${HEBREW} and`, 'rtl'],
    [`and ${HEBREW}`, 'ltr'],
    [`${OVERRIDE}abc`, 'ltr'],
    ['123 !', 'ltr'],
    ['', 'ltr'],
  ])('of %j is %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction)
  })
})

it.each([
  ['maybe', 3],
  ['たぶん', 3],
  ['7項目', 2.6],
  ['', 0],
])('%j is about %d font sizes wide', (text, width) => {
  expect(estimatedWidth(text)).toBeCloseTo(width, 9)
})

describe('words', () => {
  const wordsOf = (text: string) => splitWords(text).map(({ text, space }) => space + text)

  it.each([
    ['Hugh Hughes', [' Hugh', ' Hughes']],
    ['Al-Rashid', [' Al-Rashid']],
    ['don’t  (stop)', [' don’t', ' (stop)']],
    ['C++ 50% 3.5', [' C++', ' 50%', ' 3.5']],
    ['東京Tower', [' 東京Tower']],
    ['「東京」、大阪', [' 「東京」、', '大阪']],
    ['🍕🍔 👨‍👩‍👧‍👦🇧🇷', [' 🍕', '🍔', ' 👨‍👩‍👧‍👦', '🇧🇷']],
    ['ภาษาไทย', [' ภาษา', 'ไทย']],
  ])('%s are %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected)
  })

  it('keep every character, whole and in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const found = splitWords(text).map((word) => word.text)
        expect(found.join('')).toBe(text.replaceAll(/\s+/g, ''))
        const spaced = splitWords(text.trim())
          .map(({ text: word, space }, index) => (index === 0 ? word : space + word))
          .join('')
        expect(spaced).toBe(text.trim().replaceAll(/\s+/g, ' '))
      }),
    )
  })
})
