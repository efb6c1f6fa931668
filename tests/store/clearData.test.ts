// Clearing all saved data: nothing stores it again but the visitor, who can put it back until the page is left.

import { describe, expect, it } from 'vitest'
import { safeStorage } from '../../src/platform/storage'
import { clearSavedData } from '../../src/store/persistence/schema'
import { importLines } from '../importLines'
import { shown } from '../sayings'
import { browser, type Tab } from './browser'
import { fakeServices } from './services'

const KEYS = ['wheel_current', 'wheel_history', 'user_preferences'] as const
const heldTexts = (tab: Tab) => tab.store.getState().shownWheel?.segments.map(({ text }) => text)
const texts = (tab: Tab) => tab.store.getState().wheel.segments.map(({ text }) => text)
const messages = (tab: Tab) => shown(tab.store.getState().toasts).map(({ message }) => message)
const FIRST = ['Yes', 'No', 'Maybe']

/** A tab with an option, a result, settings, preferences and a theme of the visitor. */
function used(own = browser()) {
  const tab = own.open()
  tab.actions.addOption('Mine')
  tab.actions.toggleSound()
  tab.actions.changePreferences({ areHapticsOn: false })
  tab.actions.setTheme('dark')
  spin(tab)
  const saved = () => KEYS.filter((key) => own.texts.has(key))
  return { own, tab, saved }
}

function spin(tab: Tab): void {
  tab.actions.requestSpin()
  tab.actions.settleSpin(tab.store.getState().activeSpin?.outcome.id ?? '')
}

describe('clearing all saved data @storage.clear-all', () => {
  it('removes what could not be read, the log of what was shared and the language, and puts them back', () => {
    const { own, tab } = used()
    const other = own.open()
    const aside = ['wheel_current', 'wheel_history', 'user_preferences', 'wheel_own'].flatMap(
      (key) => ['_unreadable', '_unreadable_2', '_unreadable_3'].map((suffix) => key + suffix),
    )
    const keys = [...aside, 'wheel_analytics', 'wheel_language']
    const found = () => keys.map((key) => own.texts.get(key))
    for (const key of keys) own.texts.set(key, `Ann in ${key}`)
    const before = found()
    tab.actions.clearSavedData()
    expect([...own.texts.keys()].toSorted()).toEqual(['theme', 'wheel_cleared'])
    own.settle()
    tab.actions.clearSavedData()
    own.settle()
    other.actions.putBackSavedData()
    own.settle()
    expect(found()).toEqual(before)
  })

  it('waits for the end of a spin, and says so', () => {
    const { tab, saved } = used()
    tab.actions.requestSpin()
    expect(tab.actions.clearSavedData()).toBe(false)
    expect(saved()).toEqual(KEYS)
    expect(shown(tab.store.getState().toasts.at(-1))?.message).toBe(
      'The wheel is spinning. Clear your saved data when it has stopped.',
    )
  })

  it('removes the three keys, and this tab begins as on a first visit, but for its theme', () => {
    const { own, tab, saved } = used()
    own.texts.set('neighbor', 'stays')
    expect(saved()).toEqual(KEYS)
    expect(tab.actions.clearSavedData()).toBe(true)
    expect(saved()).toEqual([])
    expect([...own.texts.keys()].toSorted()).toEqual(
      ['neighbor', 'theme', 'wheel_cleared'].toSorted(),
    )
    const first = browser().open().store.getState()
    const state = tab.store.getState()
    expect(texts(tab)).toEqual(FIRST)
    expect(state.settings).toEqual(first.settings)
    expect(state.preferences).toEqual(first.preferences)
    expect(state.theme).toBe('dark')
    expect(state).toMatchObject({ phase: 'idle', lastResult: null, ownWheels: [], link: null })
    expect(state.wheel).toMatchObject({ history: [], statistics: { totalSpins: 0 } })
    expect(texts(own.open())).toEqual(FIRST)
  })

  it('is not undone by what waits to be written, the page being left, or other tabs', () => {
    const { own, tab, saved } = used()
    const other = own.open()
    // Edits of a large wheel wait half a second before they are stored.
    importLines(
      tab,
      Array.from({ length: 400 }, (_, index) => `Option ${index}`),
    )
    tab.actions.addOption('Waiting')
    expect(tab.persistence.hasUnsaved()).toBe(true)
    tab.actions.clearSavedData()
    own.services.pass(60_000)
    tab.persistence.flush()
    own.settle()
    other.persistence.flush()
    own.services.pass(60_000)
    expect(saved()).toEqual([])
    expect(texts(other)).toEqual(FIRST)
    expect(messages(other)).toEqual(['Your saved data was cleared in another tab.'])
    // What is made from now on is stored, in either tab, and is all there is.
    other.actions.addOption('New')
    own.settle()
    expect(texts(tab)).toEqual([...FIRST, 'New'])
    expect(own.open().store.getState()).toMatchObject({ ownWheels: [], wheel: { history: [] } })
    expect(texts(own.open())).toEqual([...FIRST, 'New'])
  })

  it('reaches a tab that slept, even after new data was stored, with changes that it could not store', () => {
    const own = browser()
    const { tab } = used(own)
    const { write } = own.services.storage
    const asleep = own.open()
    Object.assign(own.services.storage, { write: () => false })
    asleep.actions.addOption('Never stored')
    Object.assign(own.services.storage, { write })
    tab.actions.clearSavedData()
    tab.actions.addOption('New')
    asleep.look()
    asleep.persistence.flush()
    expect(texts(asleep)).toEqual([...FIRST, 'New'])
    expect(own.open().store.getState().ownWheels).toEqual([])
    // What it could not store is with what it can put back.
    asleep.actions.putBackSavedData()
    expect(texts(asleep)).toEqual([...FIRST, 'Mine', 'Never stored'])
  })

  it('does not take place in a tab that could not read the storage at first', () => {
    const { own, tab } = used()
    tab.actions.clearSavedData()
    const { read } = own.services.storage
    Object.assign(own.services.storage, { read: () => undefined })
    const late = own.open()
    late.actions.addOption('New')
    Object.assign(own.services.storage, { read })
    late.look()
    expect(texts(late)).toEqual([...FIRST, 'New'])
    expect(messages(late)).not.toContain('Your saved data was cleared in another tab.')
  })

  it('leaves an action alone that was meant for the cleared wheel', () => {
    const { own, tab } = used()
    const other = own.open()
    tab.actions.clearSavedData()
    expect(other.actions.addOption('Too late')).toBe(false)
    expect(texts(other)).toEqual(FIRST)
  })

  it('waits for the spin of this tab', () => {
    const { tab, saved } = used()
    tab.actions.requestSpin()
    expect(tab.actions.clearSavedData()).toBe(false)
    expect(saved()).toEqual(KEYS)
  })

  it('lets the spin of another tab end, whose result is stored nowhere', () => {
    const { own, tab, saved } = used()
    const other = own.open()
    tab.deafen()
    other.actions.requestSpin()
    const { outcome } = other.store.getState().activeSpin ?? {}
    tab.actions.clearSavedData()
    tab.hear()
    own.settle()
    expect(heldTexts(other)).toEqual([...FIRST, 'Mine'])
    other.actions.settleSpin(outcome?.id ?? '')
    expect(other.store.getState().lastResult).toMatchObject({ id: outcome?.id })
    expect(messages(other)).toEqual(['Your saved data was cleared in another tab.'])
    for (let tenth = 0; tenth < 200; tenth += 1) own.services.pass(100)
    own.settle()
    other.persistence.flush()
    expect(texts(other)).toEqual(FIRST)
    expect(saved()).toEqual([])
    const next = own.open().store.getState()
    expect([...next.wheel.history, ...next.pendingSpins]).toEqual([])
    // Put back, it is where it belongs.
    other.actions.putBackSavedData()
    for (let tenth = 0; tenth < 200; tenth += 1) own.services.pass(100)
    expect(other.store.getState().wheel.history.map(({ id }) => id)).toContain(outcome?.id)
  })

  it('tells where the browser refuses, and changes nothing', () => {
    const services = fakeServices()
    const own = browser(services)
    const { tab, saved } = used(own)
    Object.assign(services.storage, { remove: () => false })
    expect(tab.actions.clearSavedData()).toBe(false)
    expect(saved()).toEqual(KEYS)
    expect(texts(tab)).toEqual([...FIRST, 'Mine'])
    expect(messages(tab)).toContain('This browser does not let the page clear your saved data.')
  })
})

describe('what was cleared @storage.put-back', () => {
  it('is put back as it was, and stored again', () => {
    const { own, tab, saved } = used()
    const before = tab.store.getState()
    tab.actions.clearSavedData()
    expect(tab.actions.putBackSavedData()).toBe(true)
    const { wheel, settings, preferences, ownWheels, clearedData } = tab.store.getState()
    expect({ wheel, settings, preferences, ownWheels }).toEqual({
      wheel: before.wheel,
      settings: before.settings,
      preferences: before.preferences,
      ownWheels: before.ownWheels,
    })
    expect(clearedData).toBeNull()
    expect(tab.actions.putBackSavedData()).toBe(false)
    expect(saved()).toEqual(expect.arrayContaining(['wheel_current', 'user_preferences']))
    expect(own.open().store.getState().wheel).toEqual(before.wheel)
  })

  it('leaves the wheel made since as one to go back to', () => {
    const { tab } = used()
    tab.actions.clearSavedData()
    tab.actions.addOption('New')
    tab.actions.putBackSavedData()
    expect(texts(tab)).toEqual([...FIRST, 'Mine'])
    tab.actions.bringBackOwnWheel()
    expect(texts(tab)).toEqual([...FIRST, 'New'])
  })

  it('by one tab is back in all, and no other offers to put it back once more', () => {
    const { own, tab } = used()
    const other = own.open()
    tab.actions.clearSavedData()
    own.settle()
    expect(other.store.getState().clearedData).not.toBeNull()
    tab.actions.putBackSavedData()
    own.settle()
    expect(texts(other)).toEqual([...FIRST, 'Mine'])
    expect(other.store.getState().clearedData).toBeNull()
  })

  it('is still there after clearing once more, in every tab', () => {
    const { own, tab } = used()
    const other = own.open()
    tab.actions.clearSavedData()
    own.settle()
    tab.actions.clearSavedData()
    own.settle()
    expect(other.actions.putBackSavedData()).toBe(true)
    own.settle()
    for (const one of [tab, other]) {
      expect(texts(one)).toEqual([...FIRST, 'Mine'])
      expect(one.store.getState().settings.soundEnabled).toBe(false)
      expect(one.store.getState().clearedData).toBeNull()
    }
  })

  it('comes back beside what was made and cleared since', () => {
    const { tab } = used()
    tab.actions.clearSavedData()
    tab.actions.addOption('New')
    tab.actions.clearSavedData()
    tab.actions.putBackSavedData()
    expect(texts(tab)).toEqual([...FIRST, 'New'])
    tab.actions.bringBackOwnWheel()
    expect(texts(tab)).toEqual([...FIRST, 'Mine'])
    expect(tab.store.getState().wheel.history).toHaveLength(1)
  })

  it('is offered no longer by a toast once it is back', () => {
    const { own, tab } = used()
    const other = own.open()
    tab.actions.clearSavedData()
    own.settle()
    expect(messages(other)).toEqual(['Your saved data was cleared in another tab.'])
    tab.actions.putBackSavedData()
    own.settle()
    expect(messages(tab)).toEqual(['Your saved data is back'])
    expect(messages(other)).toEqual([])
  })

  it('is gone once the page is left', () => {
    const { own, tab } = used()
    tab.actions.clearSavedData()
    const next = own.open()
    expect(next.actions.putBackSavedData()).toBe(false)
    expect(texts(next)).toEqual(FIRST)
  })

  it('is put back after a spin, not in the middle of it', () => {
    const { tab } = used()
    tab.actions.clearSavedData()
    tab.actions.requestSpin()
    expect(tab.actions.putBackSavedData()).toBe(false)
    expect(tab.store.getState().clearedData).not.toBeNull()
    tab.actions.settleSpin(tab.store.getState().activeSpin?.outcome.id ?? '')
    expect(tab.actions.putBackSavedData()).toBe(true)
  })
})

describe('the function behind it', () => {
  it('removes what is left of an earlier version too, and works where the storage is full', () => {
    const kept = new Map<string, string>(
      [...KEYS, 'wheel_own', 'theme'].map((key) => [key, 'x'.repeat(100)]),
    )
    const size = () => [...kept.values()].join('').length
    const storage = safeStorage(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem(key, text) {
        if (size() + text.length > 500) throw new DOMException('full', 'QuotaExceededError')
        kept.set(key, text)
      },
      removeItem: (key) => void kept.delete(key),
    }))
    expect(clearSavedData(storage, 'mark')).toBe(true)
    expect([...kept.keys()]).toEqual(['theme', 'wheel_cleared'])
  })

  it('says so where the browser forbids it', () => {
    const forbidden = safeStorage(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(clearSavedData(forbidden, 'mark')).toBe(false)
  })
})
