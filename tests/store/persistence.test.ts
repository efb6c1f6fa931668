// Stored data is restored, unreadable data is quarantined, and a browser without storage can still spin.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeStorage } from '../../src/platform/storage'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { createWheel } from '../../src/wheel/wheel'
import { fakeServices, openApp } from './services'
import { readStored, storedText } from './stored'

const KEY = 'wheel_current'

function savedText(change: (saved: ReturnType<typeof parts>) => void = () => {}): string {
  const saved = parts()
  change(saved)
  return JSON.stringify(saved)
}

function parts() {
  let ids = 0
  const wheel = createWheel(['Ann', 'Ben', 'Cem'], () => `id${ids++}`, 5)
  const text = storedText({ wheel })
  // biome-ignore lint/suspicious/noExplicitAny: the tests put anything anywhere
  return JSON.parse(text) as any
}

it('a wheel that a draw begins on is stored, though nothing on it has changed', () => {
  const services = fakeServices()
  const app = openApp(services)
  const { wheel } = app.store.getState()
  expect(services.texts.has(KEY)).toBe(false)
  services.pass(5000)
  app.actions.storeWheel()
  app.persistence.flush()
  expect(app.store.getState().wheel).toEqual({ ...wheel, lastUsed: services.now() })
  expect(readStored(services.texts.get(KEY) ?? '').wheel.id).toBe(wheel.id)
})

describe('a saved wheel', () => {
  it('comes back as it was, after every change', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.addOption('  Perhaps  ')
    app.actions.editOption('id0', { text: 'Yes!', color: '#123456' })
    app.actions.requestSpin()
    const { activeSpin } = app.store.getState()
    app.actions.settleSpin(activeSpin?.outcome.id ?? '')
    app.actions.removeOption('id1')
    const again = openApp(services)
    expect(again.store.getState().wheel).toEqual(app.store.getState().wheel)
    expect(again.store.getState().settings).toEqual(app.store.getState().settings)
  })

  it('has the options it began with, be they still the same or not', () => {
    const first = parts().wheel.segments[0]
    for (const field of [
      {},
      { text: 'Dan' },
      { color: '#123456' },
      { eliminated: true },
      { id: 'x' },
    ]) {
      const text = savedText(({ wheel }) => {
        wheel.originalSegments = [{ ...first, ...field }, ...wheel.segments.slice(1)]
      })
      const { segments, originalSegments } = readStored(text).wheel
      expect(segments[0]).toEqual(first)
      expect(originalSegments[0]).toEqual({ ...first, ...field })
      expect(originalSegments[1]).toEqual(segments[1])
    }
    // What is the same is stored and read once.
    expect(JSON.parse(savedText()).wheel.originalSegments).toBeNull()
    const { segments, originalSegments } = readStored(savedText()).wheel
    expect(originalSegments).toBe(segments)
  })

  it('keeps the last ten results under the history key @storage.history', () => {
    const services = fakeServices()
    const app = openApp(services)
    for (let spin = 0; spin < 12; spin += 1) {
      app.actions.requestSpin()
      app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
    }
    const { version, entries } = JSON.parse(services.texts.get('wheel_history') ?? '')
    expect(version).toBe(1)
    expect(entries).toHaveLength(10)
    const { history } = app.store.getState().wheel
    expect(entries).toEqual(history.slice(0, 10))
    expect(Object.keys(entries[0]).slice(0, 2)).toEqual(['winner', 'timestamp'])
    expect(app.store.getState().wheel.history).toHaveLength(12)
  })

  it.each([
    ['no JSON', 'not json {'],
    ['nothing', ''],
    ['another type', '42'],
    ['null', 'null'],
    [
      'a later version',
      savedText((saved) => {
        saved.version = 3
      }),
    ],
    [
      'no segments',
      savedText((saved) => {
        delete saved.wheel.segments
      }),
    ],
    [
      'segments that are no list',
      savedText((saved) => {
        saved.wheel.segments = {}
      }),
    ],
    [
      'two segments of one id',
      savedText((saved) => {
        saved.wheel.segments[1].id = 'id0'
      }),
    ],
    [
      'a blank text',
      savedText((saved) => {
        saved.wheel.segments[1].text = ' \u200b '
      }),
    ],
    [
      'a text that is none',
      savedText((saved) => {
        saved.wheel.segments[1].text = ['x']
      }),
    ],
    [
      'too many segments',
      savedText((saved) => {
        saved.wheel.segments = Array.from({ length: 10_001 }, (_, index) => ({
          id: `s${index}`,
          text: 'x',
          color: '#123456',
          weight: 1,
        }))
      }),
    ],
  ])('that holds %s is set aside, and the default one is used', (_, text) => {
    const services = fakeServices()
    services.texts.set(KEY, text)
    const app = openApp(services)
    expect(app.store.getState().wheel.segments.map((one) => one.text)).toEqual([
      'Yes',
      'No',
      'Maybe',
    ])
    expect(services.texts.get(`${KEY}_unreadable`)).toBe(text)
    expect(services.warnings).toEqual(['Failed to load wheel data'])
    expect(app.store.getState().toasts).toHaveLength(1)
  })

  it.each([
    [
      'a color that is none',
      (saved: ReturnType<typeof parts>) => {
        saved.wheel.segments[0].color = 'red;x'
      },
    ],
    [
      'a weight that is none',
      (saved: ReturnType<typeof parts>) => {
        saved.wheel.segments[0].weight = -1
      },
    ],
    [
      'settings that are none',
      (saved: ReturnType<typeof parts>) => {
        saved.wheel.settings = 'x'
      },
    ],
    [
      'a history that is none',
      (saved: ReturnType<typeof parts>) => {
        saved.wheel.history = [{}]
      },
    ],
    [
      'a pending spin that is none',
      (saved: ReturnType<typeof parts>) => {
        saved.pendingSpins = 7
      },
    ],
  ])('with %s keeps its options', (_, change) => {
    const saved = readStored(savedText(change))
    expect(saved.wheel.segments.map((one) => one.text)).toEqual(['Ann', 'Ben', 'Cem'])
  })

  it('gives an option without a readable color the fallback color', () => {
    const text = savedText((saved) => {
      saved.wheel.segments[0].color = 'url(x)'
    })
    expect(readStored(text).wheel.segments[0]?.color).toBe('#3B82F6')
  })

  it('takes the default for each setting that is missing, out of range or of another type', () => {
    const text = savedText((saved) => {
      saved.wheel.settings = {
        soundEnabled: false,
        spinDuration: 'long',
        animationSpeed: {
          preset: 'warp',
          customSpinDuration: 1e9,
          enabledAnimations: { wheelSpin: false, uiTransitions: 'yes' },
          performanceSettings: null,
        },
      }
    })
    const { settings } = readStored(text)
    expect(settings).toEqual({
      ...DEFAULT_SETTINGS,
      soundEnabled: false,
      animationSpeed: {
        ...DEFAULT_SETTINGS.animationSpeed,
        enabledAnimations: {
          ...DEFAULT_SETTINGS.animationSpeed.enabledAnimations,
          wheelSpin: false,
        },
      },
    })
  })

  it('never lets a stored prototype into the settings', () => {
    const text = savedText((saved) => {
      saved.wheel.settings = JSON.parse(
        '{"animationSpeed":{"enabledAnimations":{"__proto__":{"wheelSpin":false}}}}',
      )
    })
    expect(readStored(text).settings.animationSpeed.enabledAnimations.wheelSpin).toBe(true)
  })

  it('of any text never throws out of the store and never loses what it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const services = fakeServices()
        services.texts.set(KEY, text)
        openApp(services)
        expect(services.texts.get(`${KEY}_unreadable`)).toBe(text)
      }),
    )
  })
})

describe('a storage that fails', () => {
  const broken = safeStorage(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })

  it('gives the default wheel, spins as ever and says so once', () => {
    const services = fakeServices({ storage: broken })
    const app = openApp(services)
    expect(app.store.getState().toasts).toEqual([])
    app.actions.requestSpin()
    app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
    app.actions.addOption('More')
    expect(app.store.getState().phase).toBe('finished')
    expect(app.store.getState().wheel.segments).toHaveLength(4)
    expect(app.store.getState().toasts).toHaveLength(1)
    expect(services.warnings).toContain('Failed to save wheel data')
  })

  it('that is full keeps what it had', () => {
    const texts = new Map([['wheel_current', savedText()]])
    const full = safeStorage(() => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: (key) => void texts.delete(key),
    }))
    const app = openApp(fakeServices({ storage: full }))
    app.actions.addOption('Dan')
    expect(app.store.getState().wheel.segments.map((one) => one.text)).toContain('Dan')
    expect(texts.get('wheel_current')).toBe(savedText())
    expect(app.store.getState().toasts).toHaveLength(1)
  })
})
