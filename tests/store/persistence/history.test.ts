// The history key: the last ten results, which outlast a wheel that is missing or cannot be read.

import { describe, expect, it } from 'vitest'
import { brokenRules } from '../invariants'
import { fakeServices, openApp } from '../services'

const KEY = 'wheel_history'
const WHEEL = 'wheel_current'
const FAILED = 'Failed to load wheel history'

/** What is stored after some spins, the first in elimination mode. */
function spunTimes(count: number) {
  const services = fakeServices()
  const app = openApp(services)
  app.actions.addOption('Mine')
  app.actions.toggleElimination()
  for (let spin = 0; spin < count; spin += 1) {
    services.pass(1000)
    app.actions.requestSpin()
    app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
    if (spin === 0) app.actions.toggleElimination()
  }
  return { services, before: app.store.getState().wheel }
}

describe('the results under the history key @error.history', () => {
  it.each([
    ['is missing', (texts: Map<string, string>) => texts.delete(WHEEL)],
    ['cannot be read', (texts: Map<string, string>) => texts.set(WHEEL, 'damaged')],
  ])('are shown again where the wheel %s, and are stored again', (_, lose) => {
    const { services, before } = spunTimes(3)
    lose(services.texts)
    const app = openApp(services)
    const { wheel } = app.store.getState()
    expect(wheel.segments.map(({ text }) => text)).toEqual(['Yes', 'No', 'Maybe'])
    expect(wheel.history).toEqual(before.history.map((one) => ({ ...one, wheelId: wheel.id })))
    expect(wheel.statistics).toEqual(before.statistics)
    expect(brokenRules(app.store.getState())).toEqual([])
    expect(services.warnings).not.toContain(FAILED)
    app.actions.toggleSound()
    expect(openApp(services).store.getState().wheel.history).toEqual(wheel.history)
  })

  it('are left alone where there is a wheel', () => {
    const { services, before } = spunTimes(12)
    expect(openApp(services).store.getState().wheel.history).toEqual(before.history)
    services.texts.delete(WHEEL)
    const { history } = openApp(services).store.getState().wheel
    expect(history.map(({ id }) => id)).toEqual(before.history.slice(0, 10).map(({ id }) => id))
  })

  it('are not stored before the wheel, or another tab would count them for a wheel of its own', () => {
    const services = fakeServices()
    const { storage } = services
    const isRefused = (key: string) => key === WHEEL
    const app = openApp({
      ...services,
      storage: { ...storage, write: (key, text) => !isRefused(key) && storage.write(key, text) },
    })
    app.actions.requestSpin()
    app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
    expect(services.texts.has(KEY)).toBe(false)
    expect(openApp(services).store.getState().wheel.history).toEqual([])
  })

  it('are only logged where they alone cannot be stored', () => {
    const services = fakeServices()
    const { storage } = services
    const app = openApp({
      ...services,
      storage: { ...storage, write: (key, text) => key !== KEY && storage.write(key, text) },
    })
    app.actions.requestSpin()
    app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
    expect(services.warnings).toContain('Failed to save wheel history')
    expect(app.store.getState().toasts).toEqual([])
    expect(openApp(services).store.getState().wheel.history).toHaveLength(1)
  })

  it('may be no more than winners and times, and those that are none are left out', () => {
    const services = fakeServices()
    const winner = { id: 'a', text: 'Pho', color: '#123456', weight: 1 }
    const entries = [
      { winner, timestamp: 1000 },
      { winner: { ...winner, text: '' }, timestamp: 2000 },
      { winner: 'Pho', timestamp: 2500 },
      { winner, timestamp: 3000 },
    ]
    services.texts.set(KEY, JSON.stringify({ version: 1, entries }))
    const { wheel } = openApp(services).store.getState()
    expect(wheel.history.map(({ timestamp }) => timestamp)).toEqual([3000, 1000])
    expect(wheel.history[0]).toMatchObject({
      winner,
      wheelId: wheel.id,
      spinDuration: 0,
      angle: 0,
      isEliminationMode: false,
      isFinalWinner: false,
      remainingSegments: 0,
    })
    expect(wheel.statistics.totalSpins).toBe(2)
  })

  it.each([
    'damaged',
    '7',
    'null',
    '{}',
    '{"version":2,"entries":[]}',
    '{"version":1,"entries":7}',
  ])('that cannot be read (%s) are told in the console, kept aside, and cost nothing', (text) => {
    for (const hasWheel of [true, false]) {
      const { services, before } = spunTimes(1)
      services.texts.set(KEY, text)
      if (!hasWheel) services.texts.delete(WHEEL)
      const app = openApp(services)
      expect(services.warnings).toEqual([FAILED])
      expect(services.texts.get(`${KEY}_unreadable`)).toBe(text)
      expect(app.store.getState().wheel.history).toEqual(hasWheel ? before.history : [])
      expect(app.store.getState().toasts).toEqual([])
    }
  })

  it('are not overwritten where there is no room to keep what cannot be read', () => {
    const { services } = spunTimes(1)
    services.texts.set(KEY, 'damaged')
    const { write } = services.storage
    Object.assign(services.storage, {
      write: (key: string, text: string) => !key.endsWith('_unreadable') && write(key, text),
    })
    const app = openApp(services)
    app.actions.requestSpin()
    app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
    expect(services.texts.get(KEY)).toBe('damaged')
  })
})
