// A clock that is wrong decides nothing: results are counted, and their times are only for reading.

import { describe, expect, it } from 'vitest'
import { wheelFile } from '../../../src/share/file'
import { readFile } from '../../../src/store/wheelFile'
import { WHEEL_HISTORY_LIMIT } from '../../../src/wheel/result'
import { activeSegments } from '../../../src/wheel/segment'
import { createWheel } from '../../../src/wheel/wheel'
import { type FakeServices, fakeServices, openApp } from '../services'

const DAY_MS = 86_400_000
/** A date after this was written: an earlier clock would itself be wrong. */
const TODAY_MS = Date.UTC(2027, 0, 15)

/** A page whose clock can be set. */
function open(ahead = 0) {
  const clock = { aheadMs: ahead }
  const base = fakeServices({ words: [0, 0.5, 0.4, 0.5, 0.8, 0.5] })
  const services: FakeServices = {
    ...base,
    now: () => TODAY_MS + base.now() + clock.aheadMs,
  }
  const app = openApp(services)
  const state = app.store.getState
  function spin(): void {
    app.actions.requestSpin()
    app.actions.settleSpin(state().activeSpin?.outcome.id ?? '')
    services.pass(10_000)
  }
  return { app, services, clock, state, spin }
}

describe('a clock that was ahead for one spin', () => {
  it('leaves the newest result first, also where the results were cleared in between', () => {
    const { app, clock, state, spin } = open(DAY_MS)
    spin()
    clock.aheadMs = 0
    spin()
    const [second, first] = state().wheel.history
    expect(second?.timestamp).toBeLessThan(first?.timestamp as number)
    expect(second?.order).toBeGreaterThan(first?.order as number)
    app.actions.clearResults()
    for (let count = 0; count < 24; count += 1) spin()
    const { history } = state().wheel
    expect(history).toHaveLength(WHEEL_HISTORY_LIMIT)
    expect(history.every(({ order }) => order > (second?.order as number))).toBe(true)
  })

  it('does not give a later result a time that was not', () => {
    const { clock, state, services, spin } = open(DAY_MS)
    spin()
    clock.aheadMs = 0
    const before = services.now()
    spin()
    expect(state().wheel.history[0]?.timestamp).toBe(before)
  })

  it('is forgotten by the next visit: no date lies ahead, and the order stays', () => {
    const { clock, state, services, spin } = open(DAY_MS)
    spin()
    clock.aheadMs = 0
    spin()
    const again = openApp(services).store.getState().wheel
    expect(again.history.map(({ id }) => id)).toEqual(state().wheel.history.map(({ id }) => id))
    for (const { timestamp } of again.history) expect(timestamp).toBeLessThanOrEqual(services.now())
    expect(again.lastUsed).toBeLessThanOrEqual(services.now())
  })

  it('does not keep a rule from setting winners aside', () => {
    const { app, clock, state, spin } = open(400 * DAY_MS)
    for (const text of ['Fig', 'Plum']) app.actions.addOption(text)
    spin()
    app.actions.chooseAfterWin('aside')
    clock.aheadMs = 0
    spin()
    const { wheel, lastResult } = state()
    const inPlay = activeSegments(wheel.segments).map(({ id }) => id)
    expect(inPlay).not.toContain(lastResult?.winner.id)
  })
})

describe('a time that is still to come, in what is stored', () => {
  const AHEAD_MS = 400 * DAY_MS

  /** A page that has spun, and what was stored then as a clock would have dated it that was ahead. */
  function dated() {
    const page = open()
    page.spin()
    const stored = JSON.parse(page.services.texts.get('wheel_current') as string)
    const at = page.services.now() + AHEAD_MS
    const [result] = stored.wheel.history
    const wheel = {
      ...stored.wheel,
      history: [{ ...result, timestamp: at }],
      lastUsed: at,
      createdAt: at,
    }
    return { ...page, stored, wheel, pending: { ...result, id: 'pending', timestamp: at } }
  }

  function timesIn({ store }: ReturnType<typeof open>['app']): number[] {
    const { wheel, ownWheels, pendingSpins } = store.getState()
    return [wheel, ...ownWheels.map((own) => own.wheel)]
      .flatMap(({ history, createdAt, lastUsed }) => [
        ...[createdAt, lastUsed],
        ...history.map(({ timestamp }) => timestamp),
      ])
      .concat(pendingSpins.map(({ timestamp }) => timestamp))
  }

  it('is past when the page is opened, and when another tab has stored it since', () => {
    const { app, services, stored, wheel, pending } = dated()
    const ownWheels = [{ ...wheel, id: 'other', history: [], clearedResults: [] }]
    services.texts.set(
      'wheel_current',
      JSON.stringify({ ...stored, revision: 'r', wheel, ownWheels, pendingSpins: [pending] }),
    )
    app.persistence.syncFromStorage()
    for (const page of [openApp(services), app]) {
      const { pendingSpins, ownWheels: others } = page.store.getState()
      expect([pendingSpins.length, others.length]).toEqual([1, 1])
      expect(Math.max(...timesIn(page))).toBeLessThanOrEqual(services.now())
    }
  })

  it('is past in the other wheels of the first version', () => {
    const { services, wheel } = dated()
    const old = { version: 1, wheels: [{ ...wheel, id: 'old' }] }
    services.texts.set('wheel_own', JSON.stringify(old))
    const app = openApp(services)
    expect(app.store.getState().ownWheels).toHaveLength(1)
    expect(Math.max(...timesIn(app))).toBeLessThanOrEqual(services.now())
  })

  it('is past in results without their wheel', () => {
    const { services, wheel } = dated()
    const entries = wheel.history
    services.texts.set('wheel_history', JSON.stringify({ version: 1, entries }))
    services.texts.delete('wheel_current')
    const app = openApp(services)
    expect(app.store.getState().wheel.history).toHaveLength(1)
    expect(Math.max(...timesIn(app))).toBeLessThanOrEqual(services.now())
  })
})

describe('a file', () => {
  const names = ['A', 'B', 'C', 'D']
  function filed(change: (file: Record<string, unknown>) => object) {
    const { app, services, state, spin } = open()
    for (const text of names) app.actions.addOption(text)
    for (let count = 0; count < 3; count += 1) spin()
    app.actions.chooseAfterWin('aside')
    spin()
    const { wheel, settings } = state()
    const text = JSON.stringify(change(JSON.parse(wheelFile(wheel, settings, services.now()))))
    let ids = 0
    return readFile(text, () => `f${ids++}`, services.now())
  }

  it('from a year to come has winners set aside from the next spin on', () => {
    const { wheel } = filed((file) => ({ ...file, turnsSince: Date.UTC(9999, 0, 1) }))
    expect(wheel.turnsSince).toBe(wheel.lastOrder)
  })

  it('keeps which results count for the chances, whatever it counted from', () => {
    const { wheel } = filed((file) => file)
    expect(wheel.history.map(({ order }) => order)).toEqual([4, 3, 2, 1])
    expect(wheel).toMatchObject({ turnsSince: 3, lastOrder: 4 })
  })

  it('with a result at the end of all calendars is opened, spun and stored', () => {
    const { app, services, state, spin } = open()
    const end = { timestamp: 8.64e15, order: Number.MAX_SAFE_INTEGER }
    const file = filed((whole) => ({
      ...whole,
      history: (whole.history as object[]).map((one) => ({ ...one, ...end })),
    }))
    app.actions.openFile(file)
    for (let count = 0; count < 3; count += 1) {
      spin()
      const [newest] = state().wheel.history
      expect(newest?.id).toBe(state().lastResult?.id)
      expect(() => new Date(newest?.timestamp as number).toISOString()).not.toThrow()
    }
    const idsOf = (page: typeof app) => page.store.getState().wheel.history.map(({ id }) => id)
    expect(idsOf(openApp(services))).toEqual(idsOf(app))
  })
})

describe('a stored count beyond all that was ever counted', () => {
  const END = 2 ** 53 - 1
  type Stored = { wheel: { history: { order: number }[] }; pendingSpins: object[] }

  /** Opens what was stored of three results after a change of it. */
  function reopened(change: (stored: Stored) => object) {
    const page = open()
    page.app.actions.addOption('Fig')
    for (let count = 0; count < 3; count += 1) page.spin()
    const before = page.state().wheel.history.map(({ id }) => id)
    const stored = JSON.parse(page.services.texts.get('wheel_current') as string)
    page.services.texts.set('wheel_current', JSON.stringify(change(stored)))
    const app = openApp(page.services)
    const state = app.store.getState
    function spin(): void {
      app.actions.requestSpin()
      app.actions.settleSpin(state().activeSpin?.outcome.id ?? '')
      page.services.pass(10_000)
    }
    return { services: page.services, app, state, spin, before }
  }

  it.each<[string, (stored: Stored) => object]>([
    ['turnsSince', (stored) => ({ ...stored, wheel: { ...stored.wheel, turnsSince: END } })],
    ['lastOrder', (stored) => ({ ...stored, wheel: { ...stored.wheel, lastOrder: END } })],
    [
      'order of results',
      (stored) => {
        const history = stored.wheel.history.map((one) => ({ ...one, order: END - 3 + one.order }))
        return { ...stored, wheel: { ...stored.wheel, history } }
      },
    ],
    [
      'order of a spin that goes on',
      (stored) => {
        const pending = { ...stored.wheel.history[0], id: 'pending', order: END, timestamp: 0 }
        return { ...stored, pendingSpins: [pending] }
      },
    ],
  ])('in the %s does not end the counting', (_, change) => {
    const { services, app, state, spin, before } = reopened(change)
    services.pass(20_000)
    expect(state().wheel.history.map(({ id }) => id)).toEqual(expect.arrayContaining(before))
    for (let count = 0; count < 3; count += 1) spin()
    app.actions.chooseAfterWin('halved')
    app.actions.resetChances()
    spin()
    const { wheel } = openApp(services).store.getState()
    const orders = wheel.history.map(({ order }) => order)
    expect(wheel.history.slice(-3).map(({ id }) => id)).toEqual(before)
    expect(new Set(orders).size).toBe(orders.length)
    // Only the spin since the chances were reset counts for them.
    expect(orders.filter((order) => order > (wheel.turnsSince ?? 0))).toHaveLength(1)
  })

  it('in results without their wheel does not end the counting', () => {
    const { services } = reopened((stored) => stored)
    const copy = JSON.parse(services.texts.get('wheel_history') as string)
    const entries = copy.entries.map((one: object) => ({ ...one, order: END }))
    services.texts.set('wheel_history', JSON.stringify({ ...copy, entries }))
    services.texts.delete('wheel_current')
    const { actions, store } = openApp(services)
    for (let count = 0; count < 3; count += 1) {
      actions.requestSpin()
      actions.settleSpin(store.getState().activeSpin?.outcome.id ?? '')
    }
    const newest = store.getState().wheel.history.slice(0, 4)
    expect(new Set(newest.map(({ order }) => order)).size).toBe(4)
  })
})

describe('a wheel of a version that sorted results by their times', () => {
  it('goes on counting from there, beyond the newest of them and beyond what was cleared', () => {
    const { services, state, spin } = open()
    spin()
    const stored = JSON.parse(services.texts.get('wheel_current') as string)
    const ahead = services.now() + 400 * DAY_MS
    const { lastOrder: _, ...wheel } = stored.wheel
    const [{ order: __, ...newest }] = wheel.history
    const old = { ...wheel, history: [{ ...newest, timestamp: ahead }], lastUsed: ahead }
    services.texts.set('wheel_current', JSON.stringify({ ...stored, wheel: old }))
    const again = openApp(services)
    expect(again.store.getState().wheel.history[0]?.order).toBe(ahead)
    again.actions.clearResults()
    again.actions.requestSpin()
    again.actions.settleSpin(again.store.getState().activeSpin?.outcome.id ?? '')
    expect(again.store.getState().wheel.history[0]?.order).toBe(ahead + 1)
    expect(state().wheel.history[0]?.order).toBe(1)
  })

  it('has a wheel that was never spun count from one', () => {
    expect(createWheel(['A', 'B'], () => 'x', TODAY_MS).lastOrder).toBe(0)
  })
})
