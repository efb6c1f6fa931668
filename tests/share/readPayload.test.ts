// Shared data is untrusted: every fallback and every bound.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareMessages } from '../../src/share/messages'
import { ShareError } from '../../src/share/payload'
import { readPayload } from '../../src/share/readPayload'
import { isHexColor } from '../../src/wheel/colors/color'
import { MAX_SEGMENTS, optionText } from '../../src/wheel/segment'
import { shown } from '../sayings'

const TWO = [{ text: 'A' }, { text: 'B' }]
const first = (segment: unknown) => readPayload({ segments: [segment, ...TWO] }).segments[0]

describe('shared data that is almost empty', () => {
  it('takes every fallback @link.fallbacks', () => {
    expect(readPayload({ v: 1, segments: [{}, {}] })).toEqual({
      name: 'Shared Wheel',
      segments: [0, 1].map((index) => ({
        id: `shared-${index}`,
        text: `Option ${index + 1}`,
        color: '#3B82F6',
        weight: 1,
        eliminated: false,
      })),
      settings: {},
      created: null,
      isCustomName: false,
      isOtherVersion: false,
    })
  })

  it.each([
    null,
    undefined,
    1,
    'segments',
    [],
    {},
    { segments: null },
    { segments: {} },
    { segments: { length: 2, 0: {}, 1: {} } },
    { segments: 'AB' },
    { segments: [] },
    { segments: [null] },
    { segments: [{}, null] },
    { segments: ['A', 'B'] },
    { segments: Array.from({ length: MAX_SEGMENTS + 1 }, () => ({})) },
  ])('such as %j holds no segments @link.no-segments', (data) => {
    expect(() => readPayload(data)).toThrow(new ShareError('segments'))
    expect(shown(shareMessages.segments)).toBe('Invalid segments data')
  })

  it('may hold one segment @link.one-option', () => {
    expect(readPayload({ segments: [{ text: 'Alone' }] }).segments).toEqual([
      { id: 'shared-0', text: 'Alone', color: '#3B82F6', weight: 1, eliminated: false },
    ])
  })

  it('may hold as many segments as a wheel does', () => {
    const data = { segments: Array.from({ length: MAX_SEGMENTS }, () => ({})) }
    expect(readPayload(data).segments.at(-1)).toMatchObject({
      id: `shared-${MAX_SEGMENTS - 1}`,
      text: `Option ${MAX_SEGMENTS}`,
    })
  })
})

it.each([
  ['#112233#DDeeff', '#112233#DDeeff'],
  ['', undefined],
  ['#112233 red', undefined],
  ['#12345', undefined],
  ['#112233'.repeat(51), undefined],
  [['#112233'], undefined],
  [{ background: '#112233' }, undefined],
])('a palette of %j is %j', (palette, expected) => {
  expect(readPayload({ segments: [{}], palette }).palette).toBe(expected)
})

it.each([
  ['🦊', '🦊'],
  ['.1QcSHQRnh493V4dI', '.1QcSHQRnh493V4dI'],
  [`${'h'.repeat(43)}.1QcSHQRnh493V4dI`, '.1QcSHQRnh493V4dI'],
  ['🦊🦊', undefined],
  ['a', undefined],
  [`.${'a'.repeat(49)}`, undefined],
  ['.<script>', undefined],
  ['https://example.com/a.png', undefined],
  [['🦊'], undefined],
  [7, undefined],
])('a picture in the middle of %j is %j @pictures.hub', (hubPicture, expected) => {
  expect(readPayload({ segments: [{}], hubPicture }).hubPicture).toBe(expected)
})

it.each([
  [`${'h'.repeat(43)}.1QcSHQRnh493V4dI`, '.1QcSHQRnh493V4dI'],
  ['.1QcSHQRnh493V4dI', '.1QcSHQRnh493V4dI'],
  ['🦊', undefined],
  ['url(https://example.com/a.png)', undefined],
  [{ toString: '.abcdef' }, undefined],
])('a background of %j is %j @pictures.background', (background, expected) => {
  expect(readPayload({ segments: [{}], background }).background).toBe(expected)
})

describe('a shared segment', () => {
  it.each([
    ['Pizza', 'Pizza'],
    ['  Pizza\n', 'Pizza'],
    ['x'.repeat(31), 'x'.repeat(30)],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a\u0000b', 'a\u0000b'],
    ['a\u202eb', 'a\u202eb'],
    ['\ud83d', '\ud83d'],
    ['__proto__', '__proto__'],
    ['', 'Option 1'],
    [' \u200b\u202e', 'Option 1'],
    [`z${'\u0301'.repeat(1000)}`, 'Option 1'],
    [null, 'Option 1'],
    [7, 'Option 1'],
    [['Pizza'], 'Option 1'],
    [{ toString: 'Pizza' }, 'Option 1'],
  ])('with the text %j has the text %j', (text, expected) => {
    expect(first({ text })?.text).toBe(expected)
  })

  it.each([
    ['#abcdef', '#abcdef'],
    ['#ABCDEF', '#ABCDEF'],
    ['#abc', '#3B82F6'],
    ['red', '#3B82F6'],
    ['url(https://evil.example/)', '#3B82F6'],
    ['#abcdef;background:url(x)', '#3B82F6'],
    ['#abcdef\n', '#3B82F6'],
    [0xabcdef, '#3B82F6'],
    [null, '#3B82F6'],
    [['#abcdef'], '#3B82F6'],
  ])('with the color %j has the color %j', (color, expected) => {
    expect(first({ color })?.color).toBe(expected)
  })

  it.each([
    [2.5, 2.5],
    [0, 0],
    [-5, 0],
    [1e6, 1e6],
    [1e300, 1e6],
    [Number.POSITIVE_INFINITY, 1],
    [Number.NaN, 1],
    ['5', 1],
    [null, 1],
    [[2], 1],
  ])('with the weight %j has the weight %j', (weight, expected) => {
    expect(first({ weight })?.weight).toBe(expected)
  })

  it('brings nothing else along', () => {
    const segment = { text: 'A', id: 'mine', eliminated: true, onClick: 'evil', extra: {} }
    expect(first(segment)).toEqual({
      id: 'shared-0',
      text: 'A',
      color: '#3B82F6',
      weight: 1,
      eliminated: false,
    })
  })
})

describe('shared settings', () => {
  const settings = (value: unknown) => readPayload({ segments: TWO, settings: value }).settings

  it.each([
    [{ spinDuration: 5000 }, { spinDuration: 5000 }],
    [{ spinDuration: 0 }, { spinDuration: 500 }],
    [{ spinDuration: -1e9 }, { spinDuration: 500 }],
    [{ spinDuration: 1e9 }, { spinDuration: 10_000 }],
    [{ spinDuration: '5000' }, {}],
    [{ spinDuration: Number.NaN }, {}],
    [{ soundEnabled: false }, { soundEnabled: false }],
    [{ soundEnabled: 0 }, {}],
    [{ soundEnabled: null }, {}],
    [{ theme: 'ocean' }, { theme: 'ocean' }],
    [{ theme: 'x'.repeat(65) }, {}],
    [{ theme: {} }, {}],
    [
      { eliminationMode: true, showProbabilities: true },
      { eliminationMode: true, showProbabilities: true },
    ],
    [{ eliminationMode: 'yes', showProbabilities: true }, { showProbabilities: true }],
    [{ weightsCount: true }, { weightsCount: true }],
    [{ weightsCount: 1 }, {}],
    [{ weightsCount: 'true' }, {}],
    [{ noRepeats: true }, { noRepeats: true }],
    [{ noRepeats: 1 }, {}],
    [
      { afterWin: 'aside', asideSpins: 5 },
      { afterWin: 'aside', asideSpins: 5 },
    ],
    [
      { confetti: 'much', confettiEmoji: '🎈👨‍👩‍👧‍👦🎉🎊❤️⭐' },
      { confetti: 'much', confettiEmoji: '🎈👨‍👩‍👧‍👦🎉🎊❤️' },
    ],
    [{ confetti: 'more', confettiEmoji: 'a\u0301'.repeat(41) }, {}],
    [{ confetti: ['none'], confettiEmoji: 7 }, {}],
    [
      { soundSet: 'wood', rushSound: false, winnerSound: false, eliminatedSound: false },
      { soundSet: 'wood', rushSound: false, winnerSound: false, eliminatedSound: false },
    ],
    [{ picturePlace: 'instead' }, { picturePlace: 'instead' }],
    [{ picturePlace: 'toString' }, {}],
    [{ soundSet: 'constructor', rushSound: 0, winnerSound: 'no', eliminatedSound: null }, {}],
    [{ afterWin: 'toString', asideSpins: 99 }, { asideSpins: 19 }],
    [{ afterWin: ['halved'], asideSpins: '5' }, {}],
    [{ animationSpeed: { preset: 'fast' }, constructor: 1 }, {}],
    ['fast', {}],
    [null, {}],
    [[], {}],
  ])('of %j are %j', (given, expected) => {
    expect(settings(given)).toEqual(expected)
  })
})

it.each([
  [{ created: 5 }, { created: 5 }],
  [{ created: -5 }, { created: 0 }],
  [{ created: 1e300 }, { created: 8.64e15 }],
  [{ created: 'today' }, { created: null }],
  [{ custom: true }, { isCustomName: true }],
  [{ custom: 1 }, { isCustomName: false }],
  [{ v: 2 }, { isOtherVersion: true }],
  [{ v: '1' }, { isOtherVersion: true }],
  [{ name: 'Lunch' }, { name: 'Lunch' }],
  [{ name: ' ' }, { name: 'Shared Wheel' }],
  [{ name: {} }, { name: 'Shared Wheel' }],
  [{ name: 'x'.repeat(51) }, { name: 'x'.repeat(50) }],
])('%j is read as %j', (given, expected) => {
  expect(readPayload({ v: 1, segments: TWO, ...given })).toMatchObject(expected)
})

it('a link brings emoji and previews of photos, and no other picture', () => {
  const preview = '1QcSHQRnh493V4dIh4eXh1h4kJUI'
  const given = ['🐶', `.${preview}`, `${'h'.repeat(43)}.${preview}`, 'a', '🐶🐶', {}, null]
  const segments = given.map((picture) => ({ text: 'A', color: '#112233', picture }))
  const read = readPayload({ v: 1, segments }).segments.map(({ picture }) => picture)
  const none = [undefined, undefined, undefined, undefined]
  expect(read).toEqual(['🐶', `.${preview}`, `.${preview}`, ...none])
})

it('any JSON is a wheel that the app can hold, or an error of ours, and never touches a prototype', () => {
  const key = fc.constantFrom(
    'v',
    'name',
    'segments',
    'text',
    'color',
    'weight',
    'settings',
    'theme',
    '__proto__',
    'constructor',
  )
  const { node } = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie('node'), { minLength: 2, maxLength: 4 }),
      fc
        .array(fc.tuple(key, tie('node')), { maxLength: 6 })
        .map((pairs) =>
          JSON.parse(
            `{${pairs.map(([k, value]) => `${JSON.stringify(k)}:${JSON.stringify(value ?? null)}`).join(',')}}`,
          ),
        ),
    ),
  }))
  let tried = 0
  let opened = 0
  fc.assert(
    fc.property(fc.array(node), fc.boolean(), node, (segments, isList, other) => {
      tried += 1
      const data = JSON.parse(
        `{"segments":${JSON.stringify(isList ? segments : other)},"__proto__":{"text":"evil","soundEnabled":false},"settings":${JSON.stringify(other ?? null)}}`,
      )
      try {
        const wheel = readPayload(data)
        opened += 1
        for (const segment of wheel.segments) {
          expect(optionText(segment.text)).toBe(segment.text)
          expect(isHexColor(segment.color)).toBe(true)
          expect(segment.weight >= 0 && segment.weight <= 1e6).toBe(true)
        }
      } catch (error) {
        if (!(error instanceof ShareError)) throw error
      }
    }),
    { numRuns: 1500 },
  )
  expect(opened / tried).toBeGreaterThan(1 / 30)
  expect(({} as { text?: string }).text).toBeUndefined()
})
