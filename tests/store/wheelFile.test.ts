// A file holds the whole wheel, and opening it brings the whole wheel back. Nothing in a file is trusted.

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FILE_LENGTH } from '../../src/share/boundedJson'
import { wheelFile } from '../../src/share/file'
import { ShareError } from '../../src/share/payload'
import { readPayload } from '../../src/share/readPayload'
import type { App } from '../../src/store/createApp'
import { readFile as read } from '../../src/store/wheelFile'
import { withPictureAt } from '../../src/wheel/decor'
import { NO_STATISTICS } from '../../src/wheel/result'
import { activeSegments, MAX_SEGMENTS } from '../../src/wheel/segment'
import { withPreset, withSpinDuration, withSwitch } from '../../src/wheel/settings/changes'
import { DEFAULT_SETTINGS, type Settings } from '../../src/wheel/settings/settings'
import { createWheel, type Wheel } from '../../src/wheel/wheel'
import { shown, words } from '../sayings'
import { anyWheel } from '../share/anyWheel'
import { payloadOf } from '../share/wheels'
import { brokenRules } from './invariants'
import { fakeServices, openApp } from './services'

const NOW = 2_000_000
let ids = 0
const readFile = (text: string) => read(text, () => `new${ids++}`, NOW)
const state = (app: App) => app.store.getState()
const texts = (app: App) => state(app).wheel.segments.map(({ text }) => text)

function spin(app: App) {
  app.actions.requestSpin()
  app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
}

/** In the middle of a tournament of five, named, after a result without elimination. */
function played(change: (settings: Settings) => Settings = (same) => same) {
  const app = openApp(fakeServices({ words: [0.1, 0.5, 0.7] }))
  app.actions.renameWheel('Class 4b')
  for (const text of ['Four', 'Five']) app.actions.addOption(text)
  spin(app)
  app.actions.toggleElimination()
  app.actions.changeSettings(change)
  spin(app)
  spin(app)
  return app
}

const fileOf = (app: App) => wheelFile(state(app).wheel, state(app).settings, NOW)

/** Opens a file in a browser of another visitor. */
function opened(text: string, prepare: (app: App) => void = () => {}) {
  const services = fakeServices()
  const app = openApp(services)
  prepare(app)
  expect(app.actions.openFile(readFile(text))).toBe(true)
  expect(brokenRules(state(app))).toEqual([])
  // What was opened is stored as it is.
  expect(openApp(services).store.getState().wheel).toEqual(state(app).wheel)
  return app
}

/** A wheel without ids: those are new wherever it is opened. */
function withoutIds(wheel: Wheel) {
  const names = new Map<string, string>()
  const text = JSON.stringify({ ...wheel, id: 'wheel', clearedResults: [] }, (key, value) => {
    if (key === 'wheelId') return 'wheel'
    if (key === 'eliminated') return value || undefined
    if (key !== 'id' && key !== 'eliminatedByResult') return value
    if (!names.has(value)) names.set(value, `id${names.size}`)
    return names.get(value)
  })
  return JSON.parse(text)
}

describe('a file', () => {
  it('brings the whole wheel back: eliminated options, results, counts, originals, name and dates', () => {
    const before = played()
    const app = opened(fileOf(before))
    expect(withoutIds(state(app).wheel)).toEqual(withoutIds(state(before).wheel))
    expect(state(app).wheel.history).toHaveLength(3)
    expect(state(app).wheel.eliminationHistory).toHaveLength(2)
    expect(activeSegments(state(app).wheel.segments)).toHaveLength(3)
    const message = 'Opened "Class 4b" with 5 options (2 eliminated)'
    expect(shown(state(app).toasts.at(-1))?.message).toBe(message)
    expect(shown(state(app).event)).toEqual({ name: 'wheelOpened', message })
  })

  it('brings the palette back, and what cannot be one is none', () => {
    const before = played()
    before.actions.choosePalette('#112233#ddeeff')
    const text = fileOf(before)
    expect(state(opened(text)).wheel.palette).toBe('#112233#ddeeff')
    const other = opened(text.replace('#112233#ddeeff', '#112233 red'))
    expect(state(other).wheel).not.toHaveProperty('palette')
    expect(state(other).wheel.segments[0]?.color).toBe('#112233')
  })

  it('brings the picture in the middle back with its hash, and what cannot be one is none @pictures.hub', () => {
    const before = played()
    const photo = `${'h'.repeat(43)}.1QcSHQRnh493V4dI`
    before.actions.editList((wheel) => withPictureAt(wheel, 'hubPicture', photo), words('Hub'))
    const text = fileOf(before)
    expect(state(opened(text)).wheel.hubPicture).toBe(photo)
    const other = opened(text.replace(photo, 'https://example.com/a.png'))
    expect(state(other).wheel).not.toHaveProperty('hubPicture')
  })

  it('opens in a tournament that goes on: Restore All brings back everybody', () => {
    const app = opened(fileOf(played()))
    app.actions.restoreOptions()
    expect(activeSegments(state(app).wheel.segments)).toHaveLength(5)
    const going = opened(fileOf(played()))
    spin(going)
    spin(going)
    expect(state(going).lastResult?.isFinalWinner).toBe(true)
    const finished = opened(fileOf(going))
    finished.actions.requestSpin()
    expect(activeSegments(state(finished).wheel.segments)).toHaveLength(5)
  })

  it.each<[string, (settings: Settings) => Settings]>([
    ['a preset', (settings) => withPreset(settings, 'slow')],
    ['a duration', (settings) => withSpinDuration(settings, 6000)],
    ['confetti', (settings) => ({ ...settings, confetti: 'much', confettiEmoji: '🎈' })],
    ['no sound', (settings) => ({ ...settings, soundEnabled: false, showProbabilities: true })],
    [
      'switches',
      (settings) =>
        withSwitch(
          withSwitch(settings, 'enabledAnimations', 'resultDisplay', false),
          'performanceSettings',
          'gpuAcceleration',
          false,
        ),
    ],
  ])('brings the settings back: %s', (_, change) => {
    const before = played(change)
    const { spinDuration: __, ...settings } = state(before).settings
    expect(state(opened(fileOf(before))).settings).toMatchObject(settings)
  })

  it('turns on protection from motion, and never off', () => {
    const calm = (settings: Settings) =>
      withSwitch(settings, 'accessibilitySettings', 'reduceMotionMode', true)
    const wild = (settings: Settings) =>
      withSwitch(settings, 'accessibilitySettings', 'respectMotionPreference', false)
    const { accessibilitySettings } = state(opened(fileOf(played(calm)))).settings.animationSpeed
    expect(accessibilitySettings).toMatchObject({ reduceMotionMode: true })
    const app = opened(fileOf(played(wild)), ({ actions }) => actions.changeSettings(calm))
    expect(state(app).settings.animationSpeed.accessibilitySettings).toMatchObject({
      reduceMotionMode: true,
      respectMotionPreference: true,
    })
  })

  it('opens beside the wheel that it was saved from, and twice, without an id in common', () => {
    const app = played()
    const text = fileOf(app)
    app.actions.openFile(readFile(text))
    app.actions.openFile(readFile(text))
    const wheels = [state(app).wheel, ...state(app).ownWheels.map(({ wheel }) => wheel)]
    expect(wheels).toHaveLength(3)
    const all = wheels.flatMap(({ id, segments, history }) => [
      id,
      ...segments.map((one) => one.id),
      ...history.map((one) => one.id),
    ])
    expect(new Set(all).size).toBe(all.length)
    for (const { id, history } of wheels) {
      expect(history.every(({ wheelId }) => wheelId === id)).toBe(true)
    }
  })

  it('keeps ids short, however often the wheel is saved and opened', () => {
    let text = fileOf(played())
    for (let round = 0; round < 20; round += 1) text = fileOf(opened(text))
    expect(opened(text).store.getState().wheel.history).toHaveLength(3)
  })

  it('can be undone', () => {
    const app = openApp(fakeServices())
    const { wheel, settings } = state(app)
    app.actions.openFile(readFile(fileOf(played())))
    app.actions.undo(state(app).toasts.at(-1)?.id ?? '')
    expect(state(app)).toMatchObject({ wheel, settings })
  })

  it('can be read by a person, and opens after an edit', () => {
    const text = fileOf(played())
    expect(text).toMatch(/^\{\n {2}"v": 1,\n {2}"name": "Class 4b",\n {2}"segments": \[\n.*\}\n$/s)
    const edited = text
      .replace('"text": "Four"', '"text": "Vier"')
      .replace('"segments": [', '"segments": [ { "text": "New" },')
    const app = opened(edited)
    expect(texts(app)).toEqual(['New', 'Yes', 'No', 'Maybe', 'Vier', 'Five'])
    expect(activeSegments(state(app).wheel.segments)).toHaveLength(4)
    expect(state(app).wheel.history).toHaveLength(3)
  })

  it('is what a link’s reader can read too, with everybody in', () => {
    const { segments, settings } = readPayload(JSON.parse(fileOf(played())))
    expect(segments).toHaveLength(5)
    expect(settings).toMatchObject({ eliminationMode: true })
    expect(settings.spinDuration).toBeUndefined()
  })
})

describe('a file of an earlier version', () => {
  it('opens as the wheel that was saved, whatever it holds, and leaves the speed as it is', () => {
    fc.assert(
      fc.property(anyWheel, (wheel) => {
        const payload = payloadOf(wheel)
        const { wheel: found, settings, animationSpeed } = readFile(JSON.stringify(payload))
        expect(found.name).toBe(payload.name ?? 'Shared Wheel')
        expect(found.segments.map(({ text, color, weight }) => ({ text, color, weight }))).toEqual(
          payload.segments.map(({ text, color, weight = 1 }) => ({ text, color, weight })),
        )
        expect({ settings, animationSpeed }).toEqual({
          settings: payload.settings,
          animationSpeed: null,
        })
        expect(found).toMatchObject({ history: [], statistics: NO_STATISTICS, createdAt: NOW })
      }),
      { numRuns: 300 },
    )
    const slow = ({ actions }: App) =>
      actions.changeSettings((settings) => withPreset(settings, 'slow'))
    const text = '{"v":1,"name":"Lunch","segments":[{"text":"A"},{"text":"B"}]}'
    expect(state(opened(text, slow)).settings.animationSpeed.preset).toBe('slow')
  })

  it('opens as it did', () => {
    const { shared } = JSON.parse(
      readFileSync(new URL('version2.json', import.meta.url), 'utf8'),
    ) as { shared: Record<string, { file: string; opens: { name: string; segments: object[] } }> }
    for (const { file, opens } of Object.values(shared)) {
      const { wheel } = readFile(file)
      expect(wheel.name).toBe(opens.name)
      expect(wheel.segments).toHaveLength(opens.segments.length)
    }
  })
})

describe('of a file that was not saved here', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', 'Yes\nNo'],
    ['half a file', fileOf(played()).slice(0, 60)],
    ['millions of lists', `[${'[],'.repeat(1_000_000)}[]]`],
    ['67 million characters', `${' '.repeat(2 ** 26)}{"segments":[{},{}]}`],
  ])('%s holds no wheel', (_, text) => {
    expect(() => readFile(text)).toThrow(new ShareError('file'))
  })

  it('no segments, or none that are, are no wheel', () => {
    for (const text of ['{"v":1}', '{"segments":[]}', '{"segments":[1]}', 'null', '[]', '7']) {
      expect(() => readFile(text)).toThrow(new ShareError('segments'))
    }
  })

  it('a later version opens, with a byte order mark and properties of others @link.later-version', () => {
    const text = `\ufeff{ "v": 2, "pointer": {}, "segments": [{ "text": "A", "icon": "star" }] }`
    expect(readFile(text).wheel.segments).toMatchObject([{ text: 'A' }])
  })

  it('anything opens as a wheel that may be, or is refused', () => {
    const damage = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(null, -1, 1e300, '', [], {}))
    const path = fc.array(fc.nat(30), { minLength: 1, maxLength: 5 })
    const text = fileOf(played())
    fc.assert(
      fc.property(fc.array(fc.tuple(path, damage), { minLength: 1, maxLength: 4 }), (changes) => {
        const data = JSON.parse(text)
        for (const [steps, value] of changes) replaceAt(data, steps, value)
        const app = openApp(fakeServices())
        try {
          app.actions.openFile(readFile(JSON.stringify(data)))
        } catch (error) {
          expect(error).toBeInstanceOf(ShareError)
          return
        }
        const rules = brokenRules(state(app)).filter((one) => !one.startsWith('the number of opt'))
        expect(rules).toEqual([])
        const { wheel } = state(app)
        expect(activeSegments(wheel.segments).length).toBeGreaterThan(0)
        for (const { timestamp } of [...wheel.history, ...wheel.eliminationHistory]) {
          expect(timestamp).toBeLessThanOrEqual(NOW)
        }
      }),
      { numRuns: 1500 },
    )
  })

  it('one in which everybody is eliminated opens with everybody in', () => {
    const text = '{"segments":[{"text":"A","eliminated":true},{"text":"B","eliminated":true}]}'
    expect(activeSegments(readFile(text).wheel.segments)).toHaveLength(2)
  })

  it('ids of the chat stay, as the chat knows its viewers by them: each once, and none that is no such id', () => {
    const ids = ['chat_twitch_7', 'chat_twitch_7', 'chat_', `chat_${'x'.repeat(51)}`, 'chat_a b']
    const segments = ids.map((id) => ({ id, text: 'Anna' }))
    const text = JSON.stringify({ segments, originalSegments: [segments[0]] })
    const { wheel } = readFile(text)
    const found = wheel.segments.map(({ id }) => id)
    expect(found.filter((id) => ids.includes(id))).toEqual(['chat_twitch_7'])
    expect(new Set(found).size).toBe(5)
    expect(wheel.originalSegments.map(({ id }) => id)).toEqual(['chat_twitch_7'])
  })

  it('ids that are missing, not texts or not distinct are made new', () => {
    const segments = [{ id: 'a' }, { id: 'a' }, { id: 7 }, {}, { id: 'x'.repeat(99) }]
    const { wheel } = readFile(JSON.stringify({ segments }))
    expect(new Set(wheel.segments.map(({ id }) => id)).size).toBe(5)
  })
})

describe('a file of 10,000 options', () => {
  const large = (text: (index: number) => string): Wheel => {
    const names = Array.from({ length: MAX_SEGMENTS }, (_, index) => text(index))
    const start = createWheel(names, () => `id${ids++}`, 7)
    const segments = start.segments.map((one, at) => ({ ...one, weight: 2, eliminated: at > 1 }))
    const eliminationHistory = segments.map((eliminatedSegment, index) => ({
      eliminatedSegment,
      order: index,
      timestamp: index,
      eliminatedByResult: `result${index}`,
      remainingSegments: index,
    }))
    return { ...start, segments, eliminationHistory }
  }

  it('holds all of them three times: in the list, at the start of the tournament, and eliminated', () => {
    const wheel = large((index) => `Name ${index}`)
    const text = wheelFile(wheel, DEFAULT_SETTINGS, NOW)
    const { wheel: found } = readFile(text)
    expect(found.segments.filter(({ eliminated }) => eliminated)).toHaveLength(MAX_SEGMENTS - 2)
    expect(found.originalSegments).toHaveLength(MAX_SEGMENTS)
    expect(found.eliminationHistory).toHaveLength(MAX_SEGMENTS)
  })

  it('whose texts need the longest escapes has the list, with who is eliminated', () => {
    const wheel = large(() => `a${'\udc00'.repeat(14)}`.repeat(2))
    const text = wheelFile(wheel, DEFAULT_SETTINGS, NOW)
    expect(text.length).toBeLessThanOrEqual(MAX_FILE_LENGTH)
    const { segments } = readFile(text).wheel
    expect(segments.filter(({ eliminated }) => eliminated)).toHaveLength(MAX_SEGMENTS - 2)
    expect(segments[0]?.text).toBe(wheel.segments[0]?.text)
  })
})

/** Replaces a value somewhere inside the data. */
function replaceAt(data: unknown, steps: readonly number[], value: unknown): void {
  let at = data as Record<string, unknown>
  for (const [depth, step] of steps.entries()) {
    const keys = Object.keys(at)
    const key = keys[step % Math.max(1, keys.length)]
    if (key === undefined) return
    const next = at[key]
    if (depth === steps.length - 1 || typeof next !== 'object' || next === null) {
      at[key] = value
      return
    }
    at = next as Record<string, unknown>
  }
}
