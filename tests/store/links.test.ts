// Opening a shared wheel never loses the visitor's own.

import { describe, expect, it } from 'vitest'
import { readPayload } from '../../src/share/readPayload'
import type { App } from '../../src/store/createApp'
import type { WheelLink } from '../../src/store/state'
import { readFile } from '../../src/store/wheelFile'
import { withPictureAt } from '../../src/wheel/decor'
import { photoText } from '../../src/wheel/picture'
import { withPreset, withSpinDuration } from '../../src/wheel/settings/changes'
import type { Settings } from '../../src/wheel/settings/settings'
import { createWheel } from '../../src/wheel/wheel'
import { shown, words } from '../sayings'
import { brokenRules } from './invariants'
import { fakeServices, openApp } from './services'

const texts = (app: App) => app.store.getState().wheel.segments.map(({ text }) => text)
const link = (hash: string): WheelLink => ({ hash, isOpened: true })

function open(app: App, hash: string, ...options: string[]) {
  const wheel = createWheel(options, () => `${hash}${Math.trunc(ids++)}`, 7)
  const { settings } = app.store.getState()
  return app.actions.openWheel({ wheel, settings }, link(hash), words(`Opened ${hash}`))
}
let ids = 0

describe('a wheel from a link', () => {
  it('takes the place of the own one, which is kept and comes back', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.addOption('Mine')
    const own = app.store.getState().wheel
    open(app, '#a', 'Tea', 'Milk')
    expect(texts(app)).toEqual(['Tea', 'Milk'])
    expect(app.store.getState()).toMatchObject({ phase: 'idle', link: link('#a') })
    const again = openApp(services)
    expect(texts(again)).toEqual(['Tea', 'Milk'])
    expect(again.store.getState().link).toEqual(link('#a'))
    again.actions.bringBackOwnWheel()
    expect(again.store.getState().wheel).toEqual(own)
    expect(again.store.getState()).toMatchObject({ link: null, ownWheels: [] })
    expect(brokenRules(again.store.getState())).toEqual([])
  })

  it('brings its palette, for the options that are added to it', () => {
    const app = openApp(fakeServices())
    const segments = [{ color: '#112233' }, { color: '#ddeeff' }]
    app.actions.openShared(readPayload({ segments, palette: '#112233#ddeeff#00aa55' }), '#a')
    app.actions.addOption('Later')
    expect(app.store.getState().wheel.segments.map(({ color }) => color)).toEqual([
      '#112233',
      '#ddeeff',
      '#00aa55',
    ])
    app.actions.openShared(readPayload({ segments }), '#b')
    expect(app.store.getState().wheel).not.toHaveProperty('palette')
  })

  it('can be undone at once, with its settings @link.toast', () => {
    const app = openApp(fakeServices())
    const before = app.store.getState()
    open(app, '#a', 'Tea', 'Milk')
    expect(app.store.getState().toasts.at(-1)).toMatchObject({ durationMs: 5000, type: 'info' })
    app.actions.undo(app.store.getState().toasts.at(-1)?.id ?? '')
    expect(app.store.getState().wheel).toBe(before.wheel)
  })

  it('leaves nothing to keep of a wheel that a button makes', () => {
    const app = openApp(fakeServices())
    open(app, '#a', 'Tea', 'Milk')
    expect(app.store.getState().ownWheels).toEqual([])
    const before = app.store.getState()
    expect(app.actions.bringBackOwnWheel()).toBe(false)
    expect(app.store.getState()).toBe(before)
    app.actions.resetToNumbers()
    open(app, '#b', 'Tea', 'Milk')
    expect(app.store.getState().ownWheels).toEqual([])
  })

  it('that was not changed is not kept for the next one; once changed, it is the own one', () => {
    const app = openApp(fakeServices())
    app.actions.addOption('Mine')
    open(app, '#a', 'Tea', 'Milk')
    open(app, '#b', 'Red', 'Blue')
    expect(app.store.getState().ownWheels).toHaveLength(1)
    app.actions.addOption('Green')
    expect(app.store.getState().link).toBeNull()
    open(app, '#c', 'Hot', 'Cold')
    expect(app.store.getState().ownWheels).toHaveLength(2)
    app.actions.bringBackOwnWheel()
    expect(texts(app)).toEqual(['Red', 'Blue', 'Green'])
    app.actions.bringBackOwnWheel()
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe', 'Mine'])
    // Round and round: none of them is dropped for another.
    app.actions.bringBackOwnWheel()
    expect(texts(app)).toEqual(['Red', 'Blue', 'Green'])
  })

  it('that was shared by the visitor is the own one', () => {
    const app = openApp(fakeServices())
    app.actions.addOption('Mine')
    app.actions.setLink('#mine')
    open(app, '#a', 'Tea', 'Milk')
    expect(app.store.getState().ownWheels).toHaveLength(1)
  })

  it('keeps all of the own ones, the last one first', () => {
    const services = fakeServices()
    const app = openApp(services)
    for (const name of ['1st', '2nd', '3rd', '4th']) {
      open(app, `#${name}`, 'Tea', 'Milk')
      app.actions.addOption(name)
    }
    open(app, '#last', 'Tea', 'Milk')
    const { ownWheels } = openApp(services).store.getState()
    expect(ownWheels.map(({ wheel }) => wheel.segments.at(-1)?.text)).toEqual([
      '4th',
      '3rd',
      '2nd',
      '1st',
    ])
  })

  it('waits while the wheel spins', () => {
    const app = openApp(fakeServices())
    app.actions.requestSpin()
    expect(open(app, '#a', 'Tea', 'Milk')).toBe(false)
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe'])
  })
})

describe('a wheel of one option from a link @link.one-option', () => {
  function openOne() {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.openShared(readPayload({ name: 'One', segments: [{ text: 'Alone' }] }), '#a')
    return { services, app }
  }

  it('opens and says so, cannot be spun until there are two, and says what it needs', () => {
    const { app } = openOne()
    const message = () => shown(app.store.getState().toasts.at(-1))?.message
    expect(message()).toBe('Loaded shared wheel: "One" with 1 option')
    expect(shown(app.store.getState().toasts.at(-1))?.detail).toBe('Add at least 2 options to spin')
    expect(app.actions.requestSpin()).toBe(false)
    expect(message()).toBe('Add at least 2 options to spin')
    app.actions.removeOption(app.store.getState().wheel.segments[0]?.id ?? '')
    expect(texts(app)).toEqual(['Alone'])
    app.actions.quickAddOption()
    expect(app.actions.requestSpin()).toBe(true)
  })

  it('is the same after a reload, with whatever was changed', () => {
    const { services, app } = openOne()
    const [alone] = app.store.getState().wheel.segments
    app.actions.editOption(alone?.id ?? '', { text: 'Still alone' })
    const again = openApp(services)
    expect(again.store.getState().wheel).toEqual(app.store.getState().wheel)
    expect(services.warnings).toEqual([])
  })
})

describe('the spin duration of a link', () => {
  const arrivesAs = (settings: object, before = (settings: Settings) => settings) => {
    const app = openApp(fakeServices())
    app.actions.changeSettings(before)
    app.actions.openShared(readPayload({ segments: [{}, {}], settings }), '#a')
    const { spinDuration, animationSpeed } = app.store.getState().settings
    const { preset, customSpinDuration } = animationSpeed
    return { spinDuration, preset, customSpinDuration }
  }

  it.each([500, 3000, 1234, 6000, 10_000])('of %d ms arrives as it left @link.duration', (ms) => {
    const expected = { spinDuration: ms, preset: 'custom', customSpinDuration: ms }
    expect(arrivesAs({ spinDuration: ms })).toEqual(expected)
    expect(arrivesAs({ spinDuration: ms }, (own) => withPreset(own, 'fast'))).toEqual(expected)
  })

  it('that has none leaves the visitor theirs @link.duration', () => {
    expect(arrivesAs({}, (own) => withPreset(own, 'fast'))).toMatchObject({ preset: 'fast' })
    const custom = { preset: 'custom', customSpinDuration: 6000 }
    expect(arrivesAs({}, (own) => withSpinDuration(own, 6000))).toMatchObject(custom)
  })
})

describe('the sound of a shared wheel', () => {
  const isOn = (own: boolean, settings: object) => {
    const app = openApp(fakeServices())
    app.actions.changeSettings((before) => ({ ...before, soundEnabled: own }))
    app.actions.openShared(readPayload({ segments: [{}, {}], settings }), '#a')
    const byLink = app.store.getState().settings.soundEnabled
    app.actions.undo(app.store.getState().toasts.at(-1)?.id ?? '')
    expect(app.store.getState().settings.soundEnabled).toBe(own)
    const file = JSON.stringify({
      segments: [{}, {}],
      settings: { ...settings, animationSpeed: {} },
    })
    app.actions.openFile(readFile(file, () => 'new', 7))
    expect(app.store.getState().settings.soundEnabled).toBe(byLink)
    return byLink
  }

  it('is off where the visitor or the link has turned it off', () => {
    for (const settings of [{}, { soundEnabled: true }]) {
      expect(isOn(true, settings)).toBe(true)
      expect(isOn(false, settings)).toBe(false)
    }
    expect(isOn(true, { soundEnabled: false })).toBe(false)
  })
})

describe('the link of a wheel', () => {
  it('is no longer its link once an option is another', () => {
    const app = openApp(fakeServices())
    for (const act of [
      () => app.actions.addOption('More'),
      () => app.actions.editOption('id0', { text: 'Other' }),
      () => app.actions.editOption('id0', { color: '#123456' }),
      () => app.actions.removeOption('id0'),
      () => app.actions.resetToDefault(),
    ]) {
      app.actions.setLink('#x')
      expect(app.store.getState().link).toEqual({ hash: '#x', isOpened: false })
      act()
      expect(app.store.getState().link).toBeNull()
    }
  })

  it.each(['hubPicture', 'background'] as const)(
    'is no longer its link with a %s, and again once that is undone',
    (place) => {
      const app = openApp(fakeServices())
      app.actions.setLink('#x')
      const picture = photoText('h'.repeat(43), 'preview_')
      app.actions.editList((wheel) => withPictureAt(wheel, place, picture), words('Added'))
      expect(app.store.getState().link).toBeNull()
      app.actions.undoStep()
      expect(app.store.getState().link).toMatchObject({ hash: '#x' })
      app.actions.redoStep()
      expect(app.store.getState().link).toBeNull()
    },
  )

  it('outlives a spin, an elimination and its restoration', () => {
    const app = openApp(fakeServices())
    app.actions.toggleElimination()
    app.actions.setLink('#x')
    app.actions.requestSpin()
    app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
    app.actions.restoreOptions()
    expect(app.store.getState().link?.hash).toBe('#x')
  })

  it('a reset keeps a wheel that was made with care', () => {
    const app = openApp(fakeServices())
    app.actions.addOption('Mine')
    app.actions.resetToDefault()
    app.actions.bringBackOwnWheel()
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe', 'Mine'])
  })
})
