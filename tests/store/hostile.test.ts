// Unexpected stored data, clock changes and failing subscribers cost the visitor nothing.

import { describe, expect, it } from 'vitest'
import { radians } from '../../src/wheel/angle'
import type { SpinResult } from '../../src/wheel/result'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { createWheel, recordResult, type Wheel } from '../../src/wheel/wheel'
import { shown, words } from '../sayings'
import { browser } from './browser'
import { fakeServices, openApp } from './services'
import { readStored, storedText } from './stored'

const KEY = 'wheel_current'
let ids = 0
const wheelOf = (...texts: string[]) => createWheel(texts, () => `h${ids++}`, 5)

function won(wheel: Wheel, change: Partial<SpinResult> = {}): SpinResult {
  const [winner] = wheel.segments
  if (!winner) throw new Error('No segment')
  return {
    id: `r${ids++}`,
    wheelId: wheel.id,
    winner,
    spinDuration: 4000,
    order: 7,
    timestamp: 7,
    angle: radians(0.1),
    isEliminationMode: false,
    isFinalWinner: false,
    remainingSegments: 2,
    ...change,
  }
}

function openOn(text: string) {
  const services = fakeServices()
  services.texts.set(KEY, text)
  const app = openApp(services)
  return { app, services, state: () => app.store.getState() }
}

describe('a stored value', () => {
  it.each([9e15, -9e15, 1e300, -1e300])('with the time %s can be shown as a date', (time) => {
    const wheel = wheelOf('Ann', 'Ben')
    const { wheel: read } = readStored(
      storedText({
        wheel: recordResult(
          { ...wheel, createdAt: time, lastUsed: time },
          won(wheel, { timestamp: time }),
        ),
      }),
    )
    for (const one of [read.createdAt, read.lastUsed, read.history[0]?.timestamp ?? Number.NaN]) {
      expect(() => new Date(one).toISOString()).not.toThrow()
    }
  })

  it('with an option twice among the originals can be restored, and read again', () => {
    const wheel = wheelOf('Ann', 'Ben', 'Cem')
    const [first, ...others] = wheel.segments
    if (!first) throw new Error('No segment')
    const eliminated = [{ ...first, eliminated: true }, ...others]
    const { app, services } = openOn(
      storedText({
        wheel: { ...wheel, segments: eliminated, originalSegments: [first, first, ...others] },
      }),
    )
    app.actions.restoreOptions()
    const { segments } = readStored(services.texts.get(KEY)).wheel
    expect(segments.map(({ text }) => text)).toEqual(['Ann', 'Ben', 'Cem'])
  })

  it('with two wheels of one id has both, each with its own results', () => {
    const wheel = recordResult(wheelOf('Ann', 'Ben'), won(wheelOf('Ann', 'Ben')))
    const twin = { wheel: { ...wheel, name: 'Twin' }, settings: DEFAULT_SETTINGS }
    const { state } = openOn(storedText({ wheel, ownWheels: [twin, twin] }))
    const wheels = [state().wheel, ...state().ownWheels.map((own) => own.wheel)]
    expect(wheels.map(({ name }) => name)).toEqual(['My Wheel', 'Twin', 'Twin'])
    expect(new Set(wheels.map(({ id }) => id)).size).toBe(3)
    for (const { id, history } of wheels.slice(1)) expect(history[0]?.wheelId).toBe(id)
  })

  it('with one result twice has it once, and a spin twice is settled once', () => {
    const wheel = wheelOf('Ann', 'Ben')
    const [result, spin] = [won(wheel), won(wheel)]
    const { state, services } = openOn(
      storedText({
        wheel: { ...wheel, history: [result, result] },
        pendingSpins: [spin, spin],
      }),
    )
    for (const ms of [1000, 100]) services.pass(ms)
    expect(
      state()
        .wheel.history.map(({ id }) => id)
        .toSorted(),
    ).toEqual([result.id, spin.id].toSorted())
    expect(state().pendingSpins).toEqual([])
  })

  it('with one own wheel that cannot be read is put aside, and the others are there', () => {
    const own = (name: string) => ({
      wheel: { ...wheelOf('Ann', 'Ben'), name },
      settings: DEFAULT_SETTINGS,
    })
    const text = storedText({ wheel: wheelOf('Cem', 'Dan'), ownWheels: [own('1st'), own('2nd')] })
    const { state, services } = openOn(text.replace('"name":"1st"', '"name":1'))
    expect(state().ownWheels.map(({ wheel }) => wheel.name)).toEqual(['2nd'])
    expect(services.texts.get(`${KEY}_unreadable`)).toContain('"name":1')
  })
})

it('a clock that was ahead once hides no later result', () => {
  let now = 1e12
  const app = openApp(fakeServices({ now: () => now }))
  const spin = () => {
    app.actions.requestSpin()
    app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
    return app.store.getState().lastResult?.id
  }
  for (let count = 0; count < 20; count += 1) spin()
  now = 1000
  expect(app.store.getState().wheel.history[0]?.id).not.toBe(spin())
  expect(app.store.getState().wheel.history[0]?.id).toBe(app.store.getState().lastResult?.id)
})

describe('a storage that cannot be read', () => {
  it('is not written over while this tab is blind, and what others stored is merged afterwards', () => {
    const { open, services } = browser()
    const [one, other] = [open(), open()]
    one.actions.addOption('Fig')
    other.look()
    const { read } = services.storage
    other.actions.addOption('Plum')
    services.storage.read = () => undefined
    one.actions.addOption('Pear')
    expect(one.persistence.hasUnsaved()).toBe(true)
    expect(shown(one.store.getState().toasts.at(-1))?.message).toContain(
      'This browser cannot save your changes',
    )
    services.storage.read = read
    one.actions.toggleSound()
    const texts = readStored(services.texts.get(KEY)).wheel.segments.map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['Fig', 'Plum', 'Pear']))
  })

  it('from the start is not overwritten by a first visit', () => {
    const services = fakeServices()
    services.texts.set(KEY, storedText({ wheel: wheelOf('Mine', 'Too') }))
    const { read } = services.storage
    services.storage.read = () => undefined
    const app = openApp(services)
    app.actions.addOption('Fig')
    services.storage.read = read
    app.actions.addOption('Plum')
    const { wheel, ownWheels } = readStored(services.texts.get(KEY))
    const all = [wheel, ...ownWheels.map((own) => own.wheel)].flatMap(({ segments }) => segments)
    expect(all.map(({ text }) => text)).toEqual(expect.arrayContaining(['Mine', 'Fig', 'Plum']))
  })
})

it('a listener that throws once does not end the saving', () => {
  const { open, services } = browser()
  const [one, other] = [open(), open()]
  let hasThrown = false
  other.store.subscribe(() => {
    if (hasThrown) return
    hasThrown = true
    throw new Error('Once')
  })
  one.actions.addOption('Fig')
  expect(() => other.look()).toThrow('Once')
  other.actions.addOption('Plum')
  const texts = readStored(services.texts.get(KEY)).wheel.segments.map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining(['Fig', 'Plum']))
})

it('settings changed while storage refused stay with the wheel they were changed on', () => {
  const services = fakeServices()
  const { write } = services.storage
  const { open } = browser(services)
  const [one, other] = [open(), open()]
  one.actions.addOption('Mine')
  other.look()
  services.storage.write = () => false
  one.actions.toggleElimination()
  services.storage.write = write
  other.actions.openWheel(
    { wheel: wheelOf('Tea', 'Milk'), settings: DEFAULT_SETTINGS },
    { hash: '#a', isOpened: true },
    words('Opened'),
  )
  one.look()
  expect(one.store.getState().wheel.segments[0]?.text).toBe('Tea')
  expect(one.store.getState().settings.eliminationMode).toBe(false)
  expect(one.store.getState().ownWheels[0]?.settings.eliminationMode).toBe(true)
})

it('of several options changed in two tabs at once all the other versions are offered', () => {
  const services = fakeServices()
  const { write } = services.storage
  const { open } = browser(services)
  const [one, other] = [open(), open()]
  one.actions.addOption('Fig')
  other.look()
  const [first, second] = one.store.getState().wheel.segments.map(({ id }) => id)
  services.storage.write = () => false
  one.actions.editOption(first ?? '', { text: 'Anna' })
  one.actions.editOption(second ?? '', { color: '#111111' })
  services.storage.write = write
  other.actions.editOption(first ?? '', { text: 'Bert' })
  other.actions.editOption(second ?? '', { color: '#222222' })
  one.look()
  const [text, color] = one.store.getState().wheel.segments
  expect([text?.text, color?.color]).toEqual(['Bert', '#222222'])
  const toast = shown(one.store.getState().toasts.at(-1))
  expect(toast?.message).toBe('Two tabs changed the same 2 options. One version of each was saved.')
  toast?.action?.perform()
  expect(one.store.getState().wheel.segments.slice(0, 2)).toMatchObject([
    { text: 'Anna' },
    { color: '#111111' },
  ])
})

it('what is made of a wheel after it was opened is not lost by taking the opening back', () => {
  const app = openApp(fakeServices())
  const before = app.store.getState().wheel.id
  app.actions.openWheel(
    { wheel: wheelOf('Tea', 'Milk'), settings: DEFAULT_SETTINGS },
    { hash: '#a', isOpened: true },
    words('Opened'),
  )
  app.actions.addOption('Juice')
  app.actions.undo(app.store.getState().toasts.find(({ undo }) => undo)?.id ?? '')
  expect(app.store.getState().wheel.id).toBe(before)
  const [own] = app.store.getState().ownWheels
  expect(own?.wheel.segments.map(({ text }) => text)).toEqual(['Tea', 'Milk', 'Juice'])
})
