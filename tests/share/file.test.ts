// What a file has of a wheel: all that is stored, and nothing that says only what is usual.

import { describe, expect, it } from 'vitest'
import { parseFile, wheelFields, writeFile } from '../../src/share/file'
import { ShareError } from '../../src/share/payload'

const segment = { id: 'a', text: 'Ann', color: '#ff0000', weight: 2 }
const settings = {
  soundEnabled: true,
  theme: 'classic',
  eliminationMode: false,
  showProbabilities: false,
  animationSpeed: { preset: 'fast' },
}
const wheel = {
  name: 'Lunch',
  segments: [segment],
  originalSegments: null,
  history: [1],
  eliminationHistory: [2],
  statistics: { totalSpins: 3 },
  createdAt: 4,
  lastUsed: 5,
}
const usual = {
  ...settings,
  noRepeats: false,
  afterWin: 'same',
  asideSpins: 5,
  weightsCount: false,
  confetti: 'little',
  confettiEmoji: '',
  soundSet: 'classic',
  rushSound: true,
  winnerSound: true,
  eliminatedSound: true,
  ownSounds: { tick: '', rush: '' },
  picturePlace: 'beside',
}
const fieldsOf = (of: object, more: object = {}) =>
  wheelFields({ ...wheel, ...of }, { ...usual, ...more })

describe('a wheel in a file', () => {
  it('has what every wheel has, and nothing that is as usual', () => {
    const { weight: _, ...plain } = segment
    const said = { ...plain, weight: 1, eliminated: false, picked: false, absent: false }
    expect(fieldsOf({ id: 'w', segments: [said], restRotation: 1 })).toStrictEqual({
      ...wheel,
      segments: [plain],
      settings,
    })
  })

  it.each([
    [{ weight: 0 }],
    [{ eliminated: true }],
    [{ picked: true }],
    [{ absent: true }],
    [{ picture: '🐶' }],
  ])('has of an option that it is %j', (said) => {
    const segments = [{ ...segment, ...said }]
    expect(fieldsOf({ segments: [{ ...segments[0], more: 1 }] })).toStrictEqual({
      ...wheel,
      segments,
      settings,
    })
  })

  it.each([
    [{ noRepeats: true }],
    [{ weightsCount: true }],
    [{ confetti: 'none' }],
    [{ soundSet: 'soft' }],
    [{ rushSound: false }],
    [{ winnerSound: false }],
    [{ eliminatedSound: false }],
    [{ ownSounds: { tick: '', rush: 'hash.name' } }],
    [{ picturePlace: 'filling' }],
    [{ confettiEmoji: '🎈' }],
    [{ afterWin: 'aside', asideSpins: 7 }],
  ])('has of its settings %j', (said) => {
    expect(fieldsOf({}, { ...said, spinDuration: 9 })).toStrictEqual({
      ...wheel,
      settings: { ...settings, ...said },
    })
  })

  it.each([
    [{ absentOn: '2026-11-28' }],
    [{ turnsSince: 6 }],
    [{ groups: [] }],
    [{ palette: '#112233' }],
    [{ hubPicture: '🦊' }],
    [{ background: '.abcdef' }],
  ])('has %j where there is such a thing', (said) => {
    expect(fieldsOf(said)).toStrictEqual({ ...wheel, settings, ...said })
  })

  it('has its options twice only where they differ from those at the start', () => {
    const { segments } = wheel
    expect(fieldsOf({ segments, originalSegments: segments })?.originalSegments).toBe(null)
    expect(fieldsOf({ originalSegments: [] })?.originalSegments).toEqual([])
  })

  it('is none without options, and is saved whatever else it is without', () => {
    for (const none of [null, undefined, 7, {}, { segments: [] }, { segments: { length: 1 } }]) {
      expect(wheelFields(none, settings)).toBe(null)
    }
    for (const without of [null, undefined, 'none']) {
      const saved = wheelFields({ segments: [null, 7, segment] }, without)
      expect(JSON.parse(JSON.stringify(saved))).toEqual({
        segments: [{}, {}, segment],
        settings: {},
      })
    }
  })
})

describe('the text of a file', () => {
  it('is that of the first content that can be opened, or else of the last', () => {
    const tooMany = { values: Array.from({ length: 400_001 }, () => 0) }
    const parsed = (...contents: Parameters<typeof writeFile>[1]) =>
      parseFile(writeFile(7, contents))
    expect(parsed({ name: 'A', created: 1 }, { name: 'B' })).toEqual({
      v: 1,
      name: 'A',
      created: 7,
    })
    expect(parsed({ big: 1n }, tooMany, { name: 'B' })).toEqual({ v: 1, name: 'B', created: 7 })
    const last = JSON.parse(
      writeFile(7, [
        { name: 'A', ...tooMany },
        { name: 'B', ...tooMany },
      ]),
    )
    expect(last).toEqual({ v: 1, name: 'B', ...tooMany, created: 7 })
  })

  it('has lines that people can read, and opens with a byte order mark', () => {
    const text = writeFile(7, [{ name: 'A' }])
    expect(text).toBe('{\n  "v": 1,\n  "name": "A",\n  "created": 7\n}\n')
    expect(parseFile(`\ufeff${text}`)).toEqual({ v: 1, name: 'A', created: 7 })
    expect(() => parseFile(`${text}\ufeff`)).toThrow(new ShareError('file'))
  })
})
