// Quick edits of a large wheel become one write, and nothing is lost: a spin, another tab and leaving the page find
// everything stored.

import { describe, expect, it } from 'vitest'
import { type App, isEditOfLargeWheel } from '../../src/store/createApp'
import type { AppState } from '../../src/store/state'
import { createWheel } from '../../src/wheel/wheel'
import { importLines } from '../importLines'
import { browser } from './browser'
import { type FakeServices, fakeServices, openApp } from './services'
import { readStored } from './stored'

const KEY = 'wheel_current'
const MANY = Array.from({ length: 400 }, (_, index) => `N${index + 1}`)

/** An app that counts writes of the wheel, with these options added to the default three. */
function openCounted(options: readonly string[], services = fakeServices()) {
  let writes = 0
  const { storage } = services
  const app = openApp({
    ...services,
    storage: {
      ...storage,
      write(key, text) {
        if (key === KEY) writes += 1
        return storage.write(key, text)
      },
    },
  })
  importLines(app, options)
  app.persistence.flush()
  writes = 0
  return { app, services, write: app.persistence.flush, writes: () => writes }
}

const storedIn = (services: FakeServices) => readStored(services.texts.get(KEY))
const firstText = (services: FakeServices) => storedIn(services).wheel.segments[0]?.text

function type(app: App, text: string): void {
  const [first] = app.store.getState().wheel.segments
  for (let end = 1; end <= text.length; end += 1) {
    app.actions.editOption(first?.id ?? '', { text: text.slice(0, end) })
  }
}

describe('a large wheel', () => {
  it('is written once for many quick changes, half a second after the first', () => {
    const { app, services, writes } = openCounted(MANY)
    type(app, 'Quince')
    services.pass(499)
    expect(writes()).toBe(0)
    type(app, 'Medlar')
    services.pass(1)
    expect(writes()).toBe(1)
    expect(firstText(services)).toBe('Medlar')
    services.pass(10_000)
    expect(writes()).toBe(1)
    type(app, 'Sloe')
    services.pass(500)
    expect(writes()).toBe(2)
    expect(firstText(services)).toBe('Sloe')
  })

  it('is written as the page is left, and not again', () => {
    const { app, services, write, writes } = openCounted(MANY)
    type(app, 'Quince')
    write()
    expect(firstText(services)).toBe('Quince')
    services.pass(1000)
    write()
    expect(writes()).toBe(1)
  })

  it('is kept with the outcome before its spin moves, and what is chosen meanwhile when it ends', () => {
    const { app, services, writes } = openCounted(MANY)
    type(app, 'Quince')
    app.actions.requestSpin()
    const outcome = app.store.getState().activeSpin?.outcome
    expect(writes()).toBe(1)
    expect(storedIn(services).pendingSpins).toMatchObject([outcome])
    expect(firstText(services)).toBe('Quince')
    app.actions.toggleSound()
    services.pass(1000)
    expect(writes()).toBe(1)
    app.actions.settleSpin(outcome?.id ?? '')
    expect(writes()).toBe(2)
    expect(storedIn(services).settings.soundEnabled).toBe(false)
    expect(storedIn(services).wheel.history).toEqual([outcome])
  })

  it('that another takes the place of is not written over it', () => {
    const { app, services, writes } = openCounted(MANY)
    type(app, 'Quince')
    app.actions.resetToDefault()
    expect(writes()).toBe(1)
    services.pass(1000)
    expect(writes()).toBe(1)
    expect(storedIn(services).wheel.segments).toHaveLength(3)
    const [own] = storedIn(services).ownWheels
    expect(own?.wheel.segments[0]?.text).toBe('Quince')
  })

  it('has the result that another tab has kept while a change waited, and the change', () => {
    const { one, other, services } = twoTabs()
    type(one, 'Quince')
    other.actions.requestSpin()
    const { outcome } = other.store.getState().activeSpin ?? {}
    other.actions.settleSpin(outcome?.id ?? '')
    services.pass(500)
    other.look()
    for (const tab of [one, other]) {
      const { wheel } = tab.store.getState()
      expect(wheel.segments[0]?.text).toBe('Quince')
      expect(wheel.history.map(({ id }) => id)).toEqual([outcome?.id])
    }
  })

  it('keeps the spin that another tab has begun while a change waited', () => {
    const { one, other, services } = twoTabs()
    type(one, 'Quince')
    other.actions.requestSpin()
    one.persistence.flush()
    expect(storedIn(services).pendingSpins).toMatchObject([
      other.store.getState().activeSpin?.outcome,
    ])
    expect(firstText(services)).toBe('Quince')
  })

  function twoTabs() {
    const services = fakeServices()
    openCounted(MANY, services)
    const { open } = browser(services)
    return { one: open(), other: open(), services }
  }
})

it('a small wheel is written at every change', () => {
  const { app, services, writes } = openCounted([])
  type(app, 'Quince')
  expect(writes()).toBe(6)
  expect(firstText(services)).toBe('Quince')
})

describe('a small edit of a large wheel', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `N${index}`)
  const wheelOf = (count: number) => createWheel(many(count), () => 'x', 1)
  const { store } = openApp(fakeServices())
  const before: AppState = { ...store.getState(), wheel: wheelOf(301) }
  const edited: AppState = { ...before, wheel: { ...before.wheel, name: 'Edited' } }

  it.each<[string, Partial<AppState>]>([
    ['its options', {}],
    ['its settings', { wheel: before.wheel, settings: { ...before.settings } }],
    ['its link', { wheel: before.wheel, link: { hash: '#a', isOpened: false } }],
  ])('changes %s', (_, change) => {
    expect(isEditOfLargeWheel({ ...edited, ...change }, before)).toBe(true)
  })

  it.each<[string, Partial<AppState>]>([
    ['nothing of it', { wheel: before.wheel, theme: 'dark' }],
    ['the wheel for another', { wheel: { ...edited.wheel, id: 'another' } }],
    ['its results', { wheel: { ...edited.wheel, history: [] } }],
    ['the spins under way', { pendingSpins: [] }],
    ['the other wheels', { ownWheels: [] }],
  ])('is none that changes %s', (_, change) => {
    expect(isEditOfLargeWheel({ ...edited, ...change }, before)).toBe(false)
  })

  it.each([
    [300, 300, [], false],
    [301, 301, [], true],
    [200, 0, [101], true],
    [200, 0, [100], false],
    [150, 151, [], true],
  ])(
    'is one of %i options, %i others before eliminations and %j on other wheels: %s',
    (...given) => {
      const [count, originals, others, isLarge] = given
      const wheel = wheelOf(count)
      const originalSegments = originals === count ? wheel.segments : wheelOf(originals).segments
      const ownWheels = others.map((own) => ({ wheel: wheelOf(own), settings: before.settings }))
      const small = { ...before, ownWheels, wheel: { ...wheel, originalSegments } }
      const after = { ...small, wheel: { ...small.wheel, name: 'Edited' } }
      expect(isEditOfLargeWheel(after, small)).toBe(isLarge)
    },
  )
})
