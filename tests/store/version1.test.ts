// Data stored by version 1 is migrated completely. That version wrote version1.json.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { activeSegments } from '../../src/wheel/segment'
import { fakeServices, openApp } from './services'
import { readStored } from './stored'

const stored: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(new URL('version1.json', import.meta.url), 'utf8'),
)

/** Opens the page with the stored data, some time later. */
function open(kind: string) {
  const services = fakeServices()
  services.pass(60_000)
  for (const [key, text] of Object.entries(stored[kind] ?? {})) services.texts.set(key, text)
  const app = openApp(services)
  for (const ms of [1000, 100]) services.pass(ms)
  return { services, app, state: () => app.store.getState(), old: stored[kind] ?? {} }
}

interface Timed {
  readonly timestamp: number
}

const wheelIn = (old: Record<string, string>) => JSON.parse(old.wheel_current ?? '').wheel

describe('what version 1 has stored', () => {
  it.each(Object.keys(stored))('is taken up without a complaint: %s', (kind) => {
    const { services, state, old } = open(kind)
    expect(services.warnings).toEqual([])
    expect(state().toasts).toEqual([])
    const wheel = wheelIn(old)
    expect(state().wheel.segments.map(({ id }) => id)).toEqual(
      wheel.segments.map(({ id }: { id: string }) => id),
    )
    // A setting that is newer than version 1 has its default.
    expect(state().settings).toMatchObject(wheel.settings)
    expect([...services.texts.keys()].filter((key) => key.includes('unreadable'))).toEqual([])
  })

  it('has its results, which now name their wheel', () => {
    const { state, old } = open('a tournament under way')
    const { history, eliminationHistory, statistics } = wheelIn(old)
    const { wheel, preferences, theme } = state()
    expect(wheel.history).toEqual(
      history.map((result: Timed) => ({
        ...result,
        wheelId: wheel.id,
        order: result.timestamp,
      })),
    )
    expect(wheel.eliminationHistory).toEqual(
      eliminationHistory.map((entry: Timed) => ({ ...entry, order: entry.timestamp })),
    )
    expect(wheel.statistics).toEqual(statistics)
    expect(activeSegments(wheel.segments)).toHaveLength(wheel.segments.length - 2)
    expect(preferences.areHapticsOn).toBe(false)
    expect(theme).toBe('dark')
  })

  it('has its spin, which is settled and shown', () => {
    const { state, old } = open('a spin under way')
    const { pendingSpin } = JSON.parse(old.wheel_current ?? '')
    expect(state()).toMatchObject({ phase: 'finished', lastResult: { id: pendingSpin.id } })
    expect(state().wheel.history[0]).toMatchObject(pendingSpin)
  })

  it('has its other wheels, each with an id of its own, and from now on under one key', () => {
    const { app, state, services, old } = open('a linked wheel and two own ones')
    const own = JSON.parse(old.wheel_own ?? '').wheels
    const texts = (wheels: readonly { segments: readonly { text: string }[] }[]) =>
      wheels.map(({ segments }) => segments.map(({ text }) => text))
    expect(texts(state().ownWheels.map(({ wheel }) => wheel))).toEqual(texts(own))
    const ids = [state().wheel.id, ...state().ownWheels.map(({ wheel }) => wheel.id)]
    expect(new Set(ids).size).toBe(3)
    app.actions.addOption('Later')
    // A page of version 1 that is still open takes that for a later version's, and leaves it alone.
    expect(services.texts.get('wheel_own')).toBe('{"version":2}')
    expect(readStored(services.texts.get('wheel_current')).ownWheels).toEqual(state().ownWheels)
    expect(openApp(services).store.getState().ownWheels).toEqual(state().ownWheels)
  })

  it('and cannot be read is put aside, and the other wheels are not lost with it', () => {
    const { services } = open('a linked wheel and two own ones')
    for (const [key, text] of Object.entries(stored['a linked wheel and two own ones'] ?? {})) {
      services.texts.set(key, text)
    }
    services.texts.set('wheel_current', 'nonsense')
    const app = openApp(services)
    expect(services.texts.get('wheel_current_unreadable')).toBe('nonsense')
    expect(app.store.getState().ownWheels).toHaveLength(2)
  })

  it('and can neither be read nor put aside is left as it is', () => {
    const services = fakeServices()
    services.texts.set('wheel_own', 'nonsense')
    const { write } = services.storage
    services.storage.write = (key, text) => !key.includes('unreadable') && write(key, text)
    const app = openApp(services)
    app.actions.addOption('Fig')
    expect(services.texts.get('wheel_own')).toBe('nonsense')
    expect(services.texts.has('wheel_current')).toBe(true)
  })
})
