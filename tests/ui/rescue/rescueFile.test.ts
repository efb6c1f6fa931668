// The file saved from a failed page loses nothing, and opens as a wheel if there is one. Two scripts write it: the
// rescue page, and public/start.js for a page that never started.

import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { readOwnStorage } from '../../../src/platform/storage'
import { MAX_FILE_LENGTH } from '../../../src/share/boundedJson'
import { readFile } from '../../../src/store/wheelFile'
import { messages } from '../../../src/ui/rescue/messages'
import { rescueFile } from '../../../src/ui/rescue/rescueFile'
import { MAX_SEGMENTS } from '../../../src/wheel/segment'

const segments = fc.array(
  fc.record({
    id: fc.uuid(),
    text: fc.stringMatching(/^[a-z]{1,20}$/),
    color: fc.constantFrom('#ff0000', '#00ff00'),
    weight: fc.integer({ min: 0, max: 9 }),
    eliminated: fc.boolean(),
    picked: fc.boolean(),
    absent: fc.boolean(),
    picture: fc.constantFrom(undefined, '🐶'),
  }),
  { minLength: 2, maxLength: 20 },
)
const settings = fc.record({
  soundEnabled: fc.boolean(),
  theme: fc.string(),
  eliminationMode: fc.boolean(),
  noRepeats: fc.boolean(),
  afterWin: fc.constantFrom('same', 'halved', 'aside'),
  asideSpins: fc.nat(19),
  confetti: fc.constantFrom('none', 'little', 'much'),
  confettiEmoji: fc.constantFrom('', '🎈'),
  soundSet: fc.constantFrom('classic', 'soft'),
  rushSound: fc.boolean(),
  winnerSound: fc.boolean(),
  eliminatedSound: fc.boolean(),
  ownSounds: fc.constantFrom(undefined, { tick: '', rush: '' }, { tick: '', rush: 'hash.name' }),
  picturePlace: fc.constantFrom('beside', 'filling'),
  showProbabilities: fc.boolean(),
  weightsCount: fc.boolean(),
  animationSpeed: fc.json(),
})
const wheel = fc.record(
  {
    name: fc.stringMatching(/^[a-z]{1,20}$/),
    segments,
    settings,
    absentOn: fc.string(),
    originalSegments: fc.constantFrom(null, []),
    turnsSince: fc.nat(),
    groups: fc.json(),
    palette: fc.constantFrom('', '#112233#ddeeff'),
    hubPicture: fc.constantFrom('🦊', ''),
    background: fc.constantFrom('.abcdef', ''),
    createdAt: fc.nat(),
  },
  { requiredKeys: ['name', 'segments'] },
)

const textOf = (...given: Parameters<typeof rescueFile>) => rescueFile(...given)?.text ?? ''
const read = (file: string) => readFile(file, () => 'new', 99).wheel
const textsIn = (file: string) => read(file).segments.map(({ text }) => text)

it('opens as the wheel in memory, with the options that were eliminated', () => {
  fc.assert(
    fc.property(wheel, (wheel) => {
      const file = textOf({ wheel_current: 'of yesterday' }, { wheel }, 7)
      expect(textsIn(file)).toEqual(wheel.segments.map(({ text }) => text))
      expect(read(file).name).toBe(wheel.name)
      expect(JSON.parse(file).created).toBe(7)
      const out = wheel.segments.filter(({ eliminated }) => eliminated).length
      const isAnyLeft = out < wheel.segments.length
      expect(read(file).segments.filter((one) => one.eliminated)).toHaveLength(isAnyLeft ? out : 0)
    }),
  )
})

it('opens as the kept wheel where there is none in memory', () => {
  fc.assert(
    fc.property(wheel, (wheel) => {
      const file = textOf({ wheel_current: JSON.stringify({ wheel }) }, null, 0)
      expect(textsIn(file)).toEqual(wheel.segments.map(({ text }) => text))
    }),
  )
})

it('opens with every text, color and weight at any size, whatever else comes along', () => {
  const size = fc.oneof(fc.integer({ min: 2, max: MAX_SEGMENTS }), fc.constant(MAX_SEGMENTS))
  fc.assert(
    fc.property(size, fc.boolean(), fc.string(), (size, isShared, damaged) => {
      const { kept, state } = fullLife(size, isShared)
      const all = { ...kept, wheel_current_unreadable: damaged }
      for (const remembered of [state, null]) {
        const text = textOf(all, remembered, 0)
        const options = read(text).segments.map(({ text, color, weight }) => ({
          text,
          color,
          weight,
        }))
        expect(options).toEqual(optionsOf(size))
        expect(JSON.parse(text).kept).toEqual(all)
        expect(JSON.parse(JSON.parse(text).remembered)).toEqual(remembered)
      }
    }),
    { numRuns: 4 },
  )
})

it('opens where what comes along would make it too long to open', () => {
  const text = JSON.stringify('a'.repeat(MAX_FILE_LENGTH / 2))
  const state = fullLife(5, true).state
  const keptTooLong = textOf({ wheel_own: text, wheel_history: text }, state, 0)
  expect(textsIn(keptTooLong)).toHaveLength(5)
  expect(JSON.parse(JSON.parse(keptTooLong).remembered)).toEqual(state)
  const memoryTooLong = textOf({ wheel_own: 'kept' }, { ...state, text, more: text }, 0)
  expect(textsIn(memoryTooLong)).toHaveLength(5)
  expect(JSON.parse(memoryTooLong).kept).toEqual({ wheel_own: 'kept' })
  expect(textsIn(textOf({ a: text, b: text }, { ...state, text, more: text }, 0))).toHaveLength(5)
})

it('opens where the rest of what is in memory cannot be written', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const state: Record<string, unknown> = { ...fullLife(5, true).state, big: 1n }
  expect(textsIn(textOf(null, state, 0))).toHaveLength(5)
  state.itself = state
  expect(textsIn(textOf(null, state, 0))).toHaveLength(5)
})

it('has every kept text as it is, whatever state the rest is in', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const state = fc.oneof(fc.anything(), fc.record({ wheel: fc.anything() })).filter(isJson)
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.string()),
      fc.string(),
      state,
      (kept, text, state) => {
        const all = { ...kept, wheel_current: text }
        expect(JSON.parse(textOf(all, state, 0)).kept).toEqual(all)
      },
    ),
  )
})

it('is none where nothing is kept and nothing is in memory', () => {
  expect(rescueFile({}, null, 0)).toBe(null)
  expect(rescueFile(null, undefined, 0)).toBe(null)
})

it('is made of memory alone where nothing can be read', () => {
  const file = textOf(null, { wheel: { segments: [{ text: 'a' }, null, { text: 'b' }] } }, 0)
  expect(textsIn(file)).toEqual(expect.arrayContaining(['a', 'b']))
})

it('says whether a wheel opens from it, and takes the kept one where memory has none', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const kept = { wheel_current: JSON.stringify({ wheel: { segments: optionsOf(3) } }) }
  const one = { wheel: { segments: [{ text: 'alone' }] } }
  expect(textsIn(textOf(kept, one, 0))).toEqual(['alone'])
  const empty = { wheel: { segments: [] } }
  expect(rescueFile(kept, empty, 0)?.hasWheel).toBe(true)
  expect(textsIn(textOf(kept, empty, 0))).toHaveLength(3)
  for (const state of [empty, { wheel: null }, { wheel: { segments: 'none' } }]) {
    expect(rescueFile({ wheel_current: 'damaged' }, state, 0)?.hasWheel).toBe(false)
  }
})

const START = readFileSync('public/start.js', 'utf8')

it('is the same from the script that stands in for a page that never started', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const current = fc.oneof(
    wheel.map((wheel) => JSON.stringify({ wheel })),
    fc.nat(3).map((size) => JSON.stringify({ wheel: { segments: optionsOf(size) } })),
    fc.json(),
    fc.string(),
  )
  const key = fc.oneof(fc.constantFrom(...KEYS), fc.string())
  fc.assert(
    fc.property(
      fc.dictionary(key, fc.string(), { maxKeys: 9 }),
      fc.option(current, { nil: undefined }),
      fc.nat(),
      (others, current, now) => {
        const stored = { ...others, ...(current !== undefined && { wheel_current: current }) }
        const localStorage = storageOf(Object.entries(stored))
        vi.stubGlobal('localStorage', localStorage)
        const text = rescueFile(readOwnStorage(), null, now)?.text ?? null
        expect(savedByStart(localStorage, now)).toEqual(text)
      },
    ),
  )
})

it('is announced in the same words by that script', () => {
  const { savedWheel, savedRemains, nothingToSave, saveFailed } = messages
  for (const text of [savedWheel, savedRemains, nothingToSave, saveFailed]) {
    expect(START).toContain(text)
  }
})

it('is written in syntax that the oldest browsers read', () => {
  expect(START).not.toMatch(/=>|`|\b(?:const|let|class|async|await)\b|\?\.|\?\?|\.\.\./)
})

/** The site's keys, and similar keys of others. */
const KEYS = [
  'wheel_history',
  'wheel_current_unreadable',
  'user_preferences',
  'theme',
  'contact_draft',
  'pwa-install-dismissed',
  'reloaded_for',
  'themes',
  'my_wheel_',
  'contact_drafts',
  'reloaded_for_good',
]

function storageOf(entries: [string, string][]) {
  return {
    length: entries.length,
    key: (index: number) => entries[index]?.[0] ?? null,
    getItem: (key: string) => entries.find(([name]) => name === key)?.[1] ?? null,
  }
}

/** The file that public/start.js saves in a browser with this storage; `null` for none. */
function savedByStart(localStorage: object, now: number): string | null {
  const saved: string[] = []
  const listeners: Record<string, () => void> = {}
  const element = (id: string) => ({
    id,
    hidden: false,
    style: {},
    setAttribute() {},
    getAttribute: () => null,
    click() {},
    contains: () => true,
    addEventListener: (_: string, listener: () => void) => {
      listeners[id] = listener
    },
  })
  runInNewContext(START, {
    document: {
      getElementById: element,
      querySelectorAll: () => [],
      createElement: () => ({ ...element('new'), noModule: true }),
      body: { contains: () => true, appendChild() {}, removeChild() {} },
    },
    addEventListener() {},
    setTimeout() {},
    location: {},
    console: { warn() {} },
    Date: { now: () => now },
    Blob: class {
      constructor(parts: string[]) {
        saved.push(parts.join(''))
      }
    },
    URL: { createObjectURL: () => 'blob:', revokeObjectURL() {} },
    localStorage,
  })
  listeners['start-save']?.()
  return saved[0] ?? null
}

function optionsOf(size: number) {
  return Array.from({ length: size }, (_, index) => ({
    text: `Option ${index} "é" 🎡`,
    color: `#${(index % 4096).toString(16).padStart(6, '0')}`,
    weight: (index % 7) + 0.5,
  }))
}

/** A wheel after a long tournament: results, what was eliminated, and the visitor's other wheels. */
function fullLife(size: number, isShared: boolean) {
  const segments = optionsOf(size).map((one, index) => ({
    ...one,
    id: `option${index}`,
    ...(index % 2 === 1 && { eliminated: true }),
  }))
  const wheel = {
    name: 'A long life',
    segments,
    originalSegments: isShared ? segments : segments.map((one) => ({ ...one })),
    history: segments.slice(0, 20).map((winner, id) => ({ id, winner, timestamp: id })),
    eliminationHistory: segments.map((segment, round) => ({ round, segment })),
  }
  const ownWheels = [wheel, wheel, wheel].map((wheel) => ({ wheel, settings: {} }))
  return {
    state: { wheel, ownWheels, phase: 'idle' },
    kept: {
      wheel_current: JSON.stringify({ version: 2, wheel: { ...wheel, originalSegments: null } }),
      wheel_own: JSON.stringify(ownWheels),
      user_preferences: '{"version":1}',
    },
  }
}

/** What holds itself or big integers has no form in JSON to compare with. */
function isJson(value: unknown): boolean {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false
  }
}
