// Storage that is full, forbidden or temporarily unavailable loses nothing that was stored, and the visitor is told.

import { describe, expect, it } from 'vitest'
import { safeStorage } from '../../src/platform/storage'
import { shown } from '../sayings'
import { fakeServices, openApp } from './services'

const WHEEL = 'wheel_current'
const COPIES = ['_unreadable', '_unreadable_2', '_unreadable_3'].map((end) => WHEEL + end)

/** A storage with a quota in characters of keys and texts, as in browsers. */
function limited(roomAtFirst = Number.POSITIVE_INFINITY) {
  const texts = new Map<string, string>()
  let room = roomAtFirst
  const size = () => [...texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  const storage = safeStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      const before = texts.get(key)
      texts.set(key, text)
      if (size() <= room) return
      if (before === undefined) texts.delete(key)
      else texts.set(key, before)
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key) => void texts.delete(key),
  }))
  return {
    texts,
    services: fakeServices({ storage }),
    setRoom(characters: number) {
      room = characters
    },
    /** Sets the room left, in characters. */
    leave(characters: number) {
      room = size() + characters
    },
  }
}

type App = ReturnType<typeof openApp>
const messages = (app: App) => shown(app.store.getState().toasts).map(({ message }) => message)
const storedOptions = (texts: Map<string, string>) =>
  JSON.parse(texts.get(WHEEL) ?? '').wheel.segments.map(({ text }: { text: string }) => text)

describe('a value that cannot be read', () => {
  it('never takes the place of an earlier one that was set aside; the oldest of four goes', () => {
    const { texts, services } = limited()
    for (const text of ['first', 'second', 'third', 'fourth']) {
      texts.set(WHEEL, text)
      openApp(services)
    }
    expect(COPIES.map((key) => texts.get(key))).toEqual(['fourth', 'third', 'second'])
  })

  it('is set aside once, however often the page is visited', () => {
    const { texts, services } = limited()
    for (const text of ['first', 'second', 'second', 'second', 'first']) {
      texts.set(WHEEL, text)
      openApp(services)
    }
    expect(COPIES.map((key) => texts.get(key))).toEqual(['second', 'first', undefined])
  })

  it('stays where it is while there is no room to set it aside, and that is said', () => {
    const { texts, services, leave } = limited()
    texts.set(WHEEL, 'unreadable '.repeat(50))
    leave(100)
    const app = openApp(services)
    app.actions.addOption('Fig')
    app.actions.requestSpin()
    services.pass(12_000)
    expect(texts.get(WHEEL)).toBe('unreadable '.repeat(50))
    expect([...texts.keys()]).toEqual([WHEEL])
    expect(messages(app)).toEqual([expect.stringContaining('no space to back it up')])
    expect(app.store.getState().wheel.history).toHaveLength(1)
  })

  it('for which there is no room costs none of those set aside before', () => {
    const { texts, services, leave } = limited()
    const old = ['1', '2', '3'].map((text) => text.repeat(20))
    COPIES.forEach((key, index) => void texts.set(key, old[index] as string))
    texts.set(WHEEL, 'x'.repeat(500))
    leave(100)
    for (let visit = 0; visit < 4; visit += 1) openApp(services)
    expect(COPIES.map((key) => texts.get(key))).toEqual(old)
    expect(texts.get(WHEEL)).toBe('x'.repeat(500))
  })

  it('comes from another tab and finds no room: it stays, and that is said', () => {
    const { texts, services, leave } = limited()
    const app = openApp(services)
    const look = app.persistence.syncFromStorage
    app.actions.addOption('Fig')
    texts.set(WHEEL, 'y'.repeat(500))
    leave(100)
    look()
    app.actions.addOption('Plum')
    expect(texts.get(WHEEL)).toBe('y'.repeat(500))
    expect(messages(app)).toEqual([expect.stringContaining('no space to back it up')])
  })
})

describe('a storage that is full after it has worked', () => {
  it('is said once, keeps what it had, and is used again as soon as there is room', () => {
    const { texts, services, leave, setRoom } = limited()
    const app = openApp(services)
    app.actions.addOption('Fig')
    app.actions.setTheme('dark')
    leave(0)
    app.actions.addOption('Plum')
    expect(messages(app)).toEqual([
      expect.stringContaining('This browser cannot save your changes'),
    ])
    app.actions.dismissToast(app.store.getState().toasts[0]?.id ?? '')
    app.actions.setTheme('light')
    app.actions.setTheme('system')
    expect(storedOptions(texts)).toEqual(['Yes', 'No', 'Maybe', 'Fig'])
    expect(messages(app)).toEqual([])
    // Any change retries the failed write, not only a change of the same value.
    setRoom(Number.POSITIVE_INFINITY)
    app.actions.changePreferences({ areHapticsOn: false })
    expect(storedOptions(texts)).toEqual(['Yes', 'No', 'Maybe', 'Fig', 'Plum'])
    expect(texts.get('theme')).toBe('system')
  })

  it('is said again when it is full a second time', () => {
    const { services, leave, setRoom } = limited()
    const app = openApp(services)
    app.actions.addOption('Fig')
    for (const option of ['Plum', 'Pear']) {
      leave(0)
      app.actions.addOption(option)
      expect(messages(app)).toHaveLength(1)
      app.actions.dismissToast(app.store.getState().toasts[0]?.id ?? '')
      setRoom(Number.POSITIVE_INFINITY)
      app.actions.toggleSound()
    }
  })

  it('is no reason to give up what the visitor has done here for an older wheel', () => {
    const { texts, services, leave } = limited()
    const app = openApp(services)
    const look = app.persistence.syncFromStorage
    app.actions.addOption('Fig')
    leave(0)
    app.actions.addOption('Plum')
    texts.set(WHEEL, (texts.get(WHEEL) ?? '').replace('Fig', 'Gif'))
    look()
    expect(app.store.getState().wheel.segments.map(({ text }) => text)).toContain('Plum')
  })
})

it.each([
  [
    'forbidden',
    () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  ],
  ['taken away', () => null as unknown as Storage],
])(
  'a storage that is %s while the page is open costs no spin and nothing on the wheel',
  (_, gone) => {
    const { texts } = limited()
    let open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => ({
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
      removeItem: (key) => void texts.delete(key),
    })
    const services = fakeServices({ storage: safeStorage(() => open()) })
    const app = openApp(services)
    const look = app.persistence.syncFromStorage
    app.actions.addOption('Fig')
    open = gone
    look()
    app.actions.requestSpin()
    services.pass(12_000)
    app.actions.addOption('Plum')
    expect(app.store.getState()).toMatchObject({ phase: 'finished' })
    expect(app.store.getState().wheel.segments).toHaveLength(5)
    expect(messages(app)).toEqual([
      expect.stringContaining('This browser cannot save your changes'),
    ])
  },
)

describe('a wheel that there is no room for beside the own one', () => {
  const long = {
    name: 'Raffle',
    segments: Array.from({ length: 200 }, (_, index) => ({
      id: `shared-${index}`,
      text: `Option number ${index}`,
      color: '#123456',
      weight: 1,
    })),
    settings: {},
    created: null,
    isCustomName: false,
    isOtherVersion: false,
  }

  function blocked() {
    const storage = limited()
    const app = openApp(storage.services)
    app.actions.addOption('Mine')
    storage.leave(5000)
    expect(app.actions.openShared(long, '#a')).toBe(false)
    return { ...storage, app, state: () => app.store.getState() }
  }

  it('is asked about before it is opened, and nothing has changed until then', () => {
    const { app, texts, state } = blocked()
    expect(state()).toMatchObject({ dialog: 'noRoom', blockedWheel: { wheel: { name: 'Raffle' } } })
    expect(state().wheel.segments.at(-1)?.text).toBe('Mine')
    expect(storedOptions(texts)).toContain('Mine')
    app.actions.closeDialog()
    expect(state()).toMatchObject({ dialog: null, blockedWheel: null })
    expect(messages(app)).toEqual([])
  })

  it('can be opened all the same: the own one stays stored, and what is not is told', () => {
    const { app, texts, state, services, setRoom } = blocked()
    app.actions.openBlockedWheel()
    expect(state().wheel.name).toBe('Raffle')
    expect(storedOptions(texts)).toContain('Mine')
    expect(messages(app)).toContainEqual(
      expect.stringContaining('This browser cannot save your changes'),
    )
    // As if the page had been closed.
    expect(openApp(services).store.getState().wheel.segments.at(-1)?.text).toBe('Mine')
    setRoom(Number.POSITIVE_INFINITY)
    app.actions.toggleSound()
    expect(storedOptions(texts)).toContain('Option number 0')
    expect(openApp(services).store.getState().ownWheels).toHaveLength(1)
  })

  it('is opened without a question by a first visit that may store nothing', () => {
    for (const fault of [{ read: () => null }, { read: () => undefined }]) {
      const services = fakeServices({
        storage: { ...fault, write: () => false, remove: () => false },
      })
      const app = openApp(services)
      expect(app.actions.openShared(long, '#a')).toBe(true)
      expect(messages(app)).toContainEqual(
        expect.stringContaining('This browser cannot save your changes'),
      )
    }
  })

  it('is opened without a question where nothing can be stored at all: that was told', () => {
    const { services, setRoom } = limited()
    setRoom(0)
    const app = openApp(services)
    app.actions.addOption('Mine')
    expect(app.actions.openShared(long, '#a')).toBe(true)
    app.actions.bringBackOwnWheel()
    expect(app.store.getState().wheel.segments.at(-1)?.text).toBe('Mine')
  })
})
