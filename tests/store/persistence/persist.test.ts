// Proves what is written under which key, what is taken up from other tabs, and what is left alone.

import { describe, expect, it } from 'vitest'
import { browser, type Tab, twoTabs } from '../browser'
import { fakeServices, openApp } from '../services'
import { readStored, storedText } from '../stored'
import { ownWheel, wheelNamed } from './shared'

const WHEEL = 'wheel_current'
const OWN = 'wheel_own'

const state = (tab: ReturnType<typeof openApp>) => tab.store.getState()
const texts = (tab: ReturnType<typeof openApp>) => state(tab).wheel.segments.map(({ text }) => text)
const lineageOf = (text: string | undefined) => readStored(text).lineage
const idOf = (tab: Tab, text: string) =>
  state(tab).wheel.segments.find((segment) => segment.text === text)?.id ?? ''

/** Services that note which keys are written. */
function noting() {
  const services = fakeServices()
  const { write } = services.storage
  const keys: string[] = []
  services.storage.write = (key, text) => {
    keys.push(key)
    return write(key, text)
  }
  return { services, keys }
}

/** What happens where two tabs write at the same moment: one write is made without knowing of the other, and stays. */
function overwritten(kept: Map<string, string>, first: () => void, second: () => void) {
  const before = kept.get(WHEEL) ?? ''
  first()
  const lost = kept.get(WHEEL)
  kept.set(WHEEL, before)
  second()
  return { lost, stays: kept.get(WHEEL) }
}

describe('a change', () => {
  it('is written under the keys that it concerns, and under no other', () => {
    const { services, keys } = noting()
    const app = openApp(services)
    const written = (act: () => void) => {
      keys.length = 0
      act()
      return keys
    }
    expect(written(() => app.actions.toggleSound())).toEqual([WHEEL])
    expect(written(() => app.actions.setTheme('dark'))).toEqual(['theme'])
    expect(written(() => app.actions.changePreferences({ areHapticsOn: false }))).toEqual([
      'user_preferences',
    ])
    app.actions.requestSpin()
    const { id = '' } = state(app).activeSpin?.outcome ?? {}
    expect(written(() => app.actions.settleSpin(id))).toEqual([WHEEL, 'wheel_history'])
    expect(services.texts.has(OWN)).toBe(false)
  })

  it('stores again whatever was cleared elsewhere', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.addOption('Fig')
    services.texts.clear()
    app.persistence.syncFromStorage()
    expect(services.texts.size).toBe(0)
    app.actions.setTheme('dark')
    expect(readStored(services.texts.get(WHEEL)).wheel.segments).toHaveLength(4)
  })

  it('that is refused is logged for the wheel and its results, and for nothing else', () => {
    const services = fakeServices({
      storage: { read: () => null, write: () => false, remove: () => false },
    })
    const app = openApp(services)
    app.actions.setTheme('dark')
    expect(services.warnings).toEqual([])
    app.actions.addOption('Fig')
    expect(services.warnings).toEqual(['Failed to save wheel data'])
  })

  it('made by whoever listens while another tab is taken up is stored as well', () => {
    const { open, services } = browser()
    const [one, other] = [open(), open()]
    other.store.subscribe(({ wheel, theme }) => {
      if (wheel.segments.length === 4 && theme !== 'dark') other.actions.setTheme('dark')
    })
    one.actions.addOption('Fig')
    other.look()
    expect(services.texts.get('theme')).toBe('dark')
  })
})

describe('what cannot be read', () => {
  it.each([
    ['user_preferences', 'Failed to load preferences'],
    [WHEEL, 'Failed to load wheel data'],
    [OWN, 'Failed to load wheel data'],
  ])('under %s is put aside and logged, and the page opens', (key, warning) => {
    const services = fakeServices()
    services.texts.set(key, 'nonsense')
    const app = openApp(services)
    expect(services.warnings).toEqual([warning])
    expect(services.texts.get(`${key}_unreadable`)).toBe('nonsense')
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe'])
  })
})

describe('a later version of the page', () => {
  it('is told of once, and from then on its key is neither read nor written', () => {
    const { open, services } = browser()
    const tab = open()
    tab.actions.addOption('Fig')
    const later = JSON.stringify({ version: 3, wheel: 'of another form' })
    services.texts.set(WHEEL, later)
    tab.look()
    expect(state(tab).toasts).toHaveLength(1)
    tab.actions.dismissToast(state(tab).toasts[0]?.id ?? '')
    tab.actions.addOption('Plum')
    expect(services.texts.get(WHEEL)).toBe(later)
    services.texts.set(WHEEL, storedText({ wheel: wheelNamed('older') }))
    tab.look()
    expect(state(tab).toasts).toEqual([])
    expect(texts(tab)).toContain('Plum')
  })
})

describe('a spin that is under way here', () => {
  it('is not over, whatever other tabs have stored', () => {
    const { open, services } = browser()
    const tab = open()
    tab.actions.requestSpin()
    const { outcome } = state(tab).activeSpin ?? {}
    const stored = JSON.parse(services.texts.get(WHEEL) ?? '')
    const other = { ...stored, revision: 'other.0', ancestors: [stored.revision] }
    services.texts.set(WHEEL, JSON.stringify({ ...other, pendingSpins: [] }))
    tab.look()
    expect(state(tab).pendingSpins).toMatchObject([outcome])
    tab.actions.settleSpin(outcome?.id ?? '')
    expect(state(tab).wheel.history).toEqual([outcome])
    expect(state(tab).pendingSpins).toEqual([])
  })

  it('is not pending again where another tab has changed something after it was over', () => {
    const { open } = browser()
    const [one, other] = twoTabs({ open })
    other.deafen()
    one.actions.requestSpin()
    other.actions.addOption('Fig')
    one.look()
    one.actions.settleSpin(state(one).activeSpin?.outcome.id ?? '')
    other.hear()
    other.deafen()
    one.actions.requestSpin()
    other.actions.addOption('Plum')
    one.look()
    expect(state(one).pendingSpins).toMatchObject([state(one).activeSpin?.outcome])
    expect(state(one).pendingSpins).toHaveLength(1)
  })
})

describe('two tabs that write at the same moment', () => {
  it('both have both changes, and the text of the merge names the texts of both', () => {
    const { open, services } = browser()
    const [one, other] = [open(), open()]
    one.actions.addOption('Fig')
    other.look()
    const { lost, stays } = overwritten(
      services.texts,
      () => one.actions.addOption('Plum'),
      () => other.actions.addOption('Pear'),
    )
    one.look()
    const merge = services.texts.get(WHEEL)
    expect(lineageOf(merge).ancestors).toEqual(
      expect.arrayContaining([lineageOf(lost).revision, lineageOf(stays).revision]),
    )
    const writes = other.writes()
    other.look()
    one.look()
    for (const tab of [one, other]) {
      expect(texts(tab).toSorted()).toEqual(['Fig', 'Maybe', 'No', 'Pear', 'Plum', 'Yes'])
    }
    expect(other.writes()).toBe(writes)
    expect(services.texts.get(WHEEL)).toBe(merge)
  })

  it('and keep missing each other agree in the end: they keep what either of them has', () => {
    const { open, services } = browser()
    const tab = open()
    tab.actions.addOption('Fig')
    const shared = JSON.parse(services.texts.get(WHEEL) ?? '')
    tab.actions.removeOption(idOf(tab, 'No'))
    const found = Array.from({ length: 5 }, (_, count) => {
      // Another tab has written once more without having seen what this one wrote.
      const deaf = { revision: `deaf.${count}`, ancestors: [shared.revision] }
      services.texts.set(WHEEL, JSON.stringify({ ...shared, ...deaf, openedAt: count }))
      tab.look()
      return texts(tab).includes('No')
    })
    expect(found).toEqual([false, false, false, true, true])
  })

  it('a tab goes on from the text that it has loaded', () => {
    const { open, services } = browser()
    open().actions.addOption('Fig')
    const { revision } = lineageOf(services.texts.get(WHEEL))
    open().actions.addOption('Plum')
    expect(lineageOf(services.texts.get(WHEEL)).ancestors[0]).toBe(revision)
  })
})

describe('the other wheels of version 1', () => {
  const old = (...names: string[]) =>
    JSON.stringify({
      version: 1,
      wheels: names.map((name) => {
        const { wheel, settings } = ownWheel(name)
        return { ...wheel, settings }
      }),
    })
  const names = (app: ReturnType<typeof openApp>) =>
    state(app).ownWheels.map((own) => own.wheel.name)

  it('are stored with the rest at the first change, and read from there without a complaint', () => {
    const services = fakeServices()
    services.texts.set(OWN, old('one', 'other'))
    const app = openApp(services)
    expect(names(app)).toEqual(['one', 'other'])
    app.actions.addOption('Fig')
    expect(names(openApp(services))).toEqual(['one', 'other'])
    expect(services.warnings).toEqual([])
    expect([...services.texts.keys()].filter((key) => key.includes('unreadable'))).toEqual([])
  })

  it('are there once, though the old key could not be given up', () => {
    const services = fakeServices()
    services.texts.set(OWN, old('one', 'other'))
    const { write } = services.storage
    services.storage.write = (key, text) => key !== OWN && write(key, text)
    openApp(services).actions.addOption('Fig')
    const { services: again, keys } = noting()
    for (const [key, text] of services.texts) again.texts.set(key, text)
    const app = openApp(again)
    expect(names(app)).toEqual(['one', 'other'])
    expect(keys).toEqual([])
  })

  it('are joined by those that a page of version 1 stores meanwhile', () => {
    const services = fakeServices()
    services.texts.set(OWN, old('one'))
    const app = openApp(services)
    services.texts.set(OWN, old('one', 'other'))
    app.actions.addOption('Fig')
    expect(names(app).toSorted()).toEqual(['one', 'other'])
  })
})
