// Tabs with a shared storage converge on the same wheel, do not disturb each other's spins, and lose no results.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/settings/settings'
import type { App } from '../../src/store/createApp'
import { activeSegments } from '../../src/wheel/segment'
import { createWheel } from '../../src/wheel/wheel'
import { importLines } from '../importLines'
import { browser, type Tab } from './browser'
import { brokenRules } from './invariants'
import { fakeServices, openApp } from './services'
import { readStored } from './stored'

const WHEEL = 'wheel_current'

const state = (tab: App) => tab.store.getState()
const texts = (tab: App) => state(tab).wheel.segments.map(({ text }) => text)
const messages = (tab: App) => state(tab).toasts.map(({ message }) => message)
const historyOf = (tab: App) => state(tab).wheel.history.map(({ id }) => id)
const stored = (saved: Map<string, string>) => readStored(saved.get(WHEEL))

let ids = 0
const linked = (options: readonly string[]) => ({
  wheel: createWheel(options, () => `link${ids++}`, 7),
  settings: DEFAULT_SETTINGS,
})

function endSpin(tab: App) {
  const { outcome } = state(tab).activeSpin ?? {}
  if (!outcome) throw new Error('No spin is under way')
  tab.actions.settleSpin(outcome.id)
  return outcome
}

function spin(tab: App) {
  expect(tab.actions.requestSpin()).toBe(true)
  return endSpin(tab)
}

describe('an idle tab', () => {
  it('takes up the wheel, its settings and its link, the own wheels, the preferences and the theme', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    one.actions.addOption('Fig')
    one.actions.toggleSound()
    one.actions.changePreferences({ areHapticsOn: false })
    one.actions.setTheme('dark')
    const opened = { wheel: { ...state(one).wheel, id: 'another' }, settings: state(one).settings }
    one.actions.openWheel(opened, { hash: '#a', isOpened: true }, 'Opened')
    other.look()
    for (const part of [
      'wheel',
      'settings',
      'link',
      'ownWheels',
      'preferences',
      'theme',
    ] as const) {
      expect(state(other)[part], part).toEqual(state(one)[part])
    }
    expect(state(other).ownWheels).toHaveLength(1)
  })

  it('writes nothing back, and neither does the other', () => {
    const { open } = browser()
    const [one, other, third] = [open(), open(), open()]
    one.actions.addOption('Fig')
    spin(one)
    const writes = one.writes()
    for (const tab of [other, third, one, other, third]) tab.look()
    expect(texts(third)).toContain('Fig')
    expect([one.writes(), other.writes(), third.writes()]).toEqual([writes, 0, 0])
  })

  it('keeps its way back, which leaves alone what the other tab did', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    other.actions.addOption('Fig')
    other.actions.removeOption(state(other).wheel.segments[0]?.id ?? '')
    other.actions.showToast('Stays', 'info')
    one.actions.addOption('Plum')
    other.look()
    expect(messages(other)).toEqual(['Removed “Yes”', 'Stays'])
    expect(texts(other)).toEqual(['No', 'Maybe', 'Fig', 'Plum'])
    other.actions.undo(state(other).toasts[0]?.id ?? '')
    expect(texts(other)).toEqual(['Yes', 'No', 'Maybe', 'Fig', 'Plum'])
  })

  it('keeps its way back where the other tab has only launched a spin', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    other.actions.addOption('Fig')
    other.actions.resetToNumbers()
    one.actions.requestSpin()
    other.look()
    other.actions.undo(state(other).toasts[0]?.id ?? '')
    expect(texts(other)).toContain('Fig')
  })

  it('shows a result of the other tab in its history, once it is settled, and not as its own', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    one.actions.requestSpin()
    other.look()
    expect(state(other)).toMatchObject({ phase: 'idle', lastResult: null })
    expect(historyOf(other)).toEqual([])
    const { id } = endSpin(one)
    other.look()
    expect(historyOf(other)).toEqual([id])
    expect(state(other)).toMatchObject({ phase: 'idle', lastResult: null })
  })

  it('goes on showing its own result, until another wheel takes the place of this one', () => {
    const { open, services } = browser()
    const [one, other] = [open(), open()]
    const own = spin(other)
    one.actions.addOption('Fig')
    other.look()
    expect(state(other)).toMatchObject({ phase: 'finished', lastResult: own, isRevealing: false })
    services.pass(10)
    spin(one)
    other.look()
    expect(state(other)).toMatchObject({ phase: 'finished', restRotation: own.angle })
    expect(historyOf(other)).toEqual(historyOf(one))
    one.actions.resetToNumbers()
    other.look()
    const { restRotation } = state(one)
    expect(state(other)).toMatchObject({ phase: 'idle', lastResult: null, restRotation })
  })

  it("loses the keyboard's place only with the option that it is on", () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    one.actions.addOption('Fig')
    other.look()
    other.actions.focusSegment(1)
    const { focusedId } = state(other)
    one.actions.addOption('Plum')
    other.look()
    expect(state(other).focusedId).toBe(focusedId)
    one.actions.removeOption(focusedId ?? '')
    other.look()
    expect(state(other).focusedId).toBeNull()
  })

  it('begins its own change with the newest, though it has heard of nothing', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    one.actions.addOption('Fig')
    const { id } = spin(one)
    other.actions.addOption('Plum')
    expect(texts(other)).toEqual(['Yes', 'No', 'Maybe', 'Fig', 'Plum'])
    expect(historyOf(other)).toEqual([id])
  })

  it('keeps what it has when everything is cleared, and keeps it again with the next change', () => {
    const { open, texts: saved } = browser()
    const [one, other] = [open(), open()]
    one.actions.addOption('Fig')
    other.look()
    saved.clear()
    other.look()
    expect(texts(other)).toContain('Fig')
    other.actions.addOption('Plum')
    expect(stored(saved).wheel.segments.map(({ text }) => text)).toEqual(texts(other))
    expect(other.warnings).toEqual([])
  })

  it('ignores a value that cannot be read, says so in the console once, and sets it aside', () => {
    const { open, texts: saved } = browser()
    const tab = open()
    tab.actions.addOption('Fig')
    saved.set(WHEEL, 'not json {')
    tab.look()
    tab.look()
    expect(texts(tab)).toContain('Fig')
    expect(tab.warnings).toEqual(['Failed to load wheel data'])
    tab.actions.addOption('Plum')
    expect(stored(saved).wheel.segments).toHaveLength(5)
    expect(saved.get(`${WHEEL}_unreadable`)).toBe('not json {')
  })

  it('does not mind a theme that is none', () => {
    const { open, texts: saved } = browser()
    const tab = open()
    tab.actions.setTheme('dark')
    saved.set('theme', 'pink')
    tab.look()
    expect(state(tab).theme).toBe('dark')
  })

  it.each([WHEEL, 'user_preferences'])(
    'leaves a later version under %s alone, and asks to be loaded again',
    (key) => {
      const { open, texts: saved } = browser()
      const tab = open()
      const later = JSON.stringify({ version: 3, wheel: {} })
      saved.set(key, later)
      tab.look()
      const before = texts(tab)
      tab.actions.addOption('Fig')
      tab.actions.resetToNumbers()
      tab.actions.changePreferences({ areHapticsOn: false })
      spin(tab)
      expect(before).toEqual(['Yes', 'No', 'Maybe'])
      expect(saved.get(key)).toBe(later)
      expect(saved.has(`${key}_unreadable`)).toBe(false)
      // The history goes with the wheel that it is of.
      expect(saved.has('wheel_history')).toBe(key !== WHEEL)
      expect(messages(tab).filter((text) => text.startsWith('A newer version'))).toHaveLength(1)
    },
  )

  it('takes damage for damage, and not for a later version', () => {
    const { open, texts: saved } = browser()
    const tab = open()
    saved.set(WHEEL, '{"version":"3"}')
    tab.look()
    expect(messages(tab)).toEqual([])
    expect(tab.warnings).toHaveLength(1)
  })
})

describe('a tab that spins', () => {
  it('ends its spin as it began, on the newest wheel, and says that this was changed', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    one.actions.requestSpin()
    const { activeSpin, wheel } = state(one)
    other.actions.addOption('Fig')
    other.actions.toggleSound()
    one.look()
    expect(state(one)).toMatchObject({ phase: 'spinning', activeSpin })
    expect(state(one).wheel).toBe(wheel)
    const result = endSpin(one)
    expect(state(one)).toMatchObject({ phase: 'finished', lastResult: result, remoteWheel: null })
    expect(texts(one)).toEqual(['Yes', 'No', 'Maybe', 'Fig'])
    expect(state(one).settings.soundEnabled).toBe(state(other).settings.soundEnabled)
    expect(historyOf(one)).toEqual([result.id])
    expect(messages(one)).toEqual([
      'The wheel was changed in another tab while it was spinning here.',
    ])
    other.look()
    expect(state(other).wheel).toEqual(state(one).wheel)
  })

  it('says so where weights count by then, so that its slices are not those of the draw', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    other.actions.setWeight(state(other).wheel.segments[0]?.id ?? '', 40)
    one.look()
    one.actions.requestSpin()
    other.actions.letWeightsCount(true)
    one.look()
    endSpin(one)
    expect(messages(one)).toEqual([
      'The wheel was changed in another tab while it was spinning here.',
    ])
    // Where the weights are the same for all, nothing has changed to see.
    other.look()
    other.actions.setWeight(state(other).wheel.segments[0]?.id ?? '', 1)
    one.look()
    one.actions.requestSpin()
    other.actions.letWeightsCount(false)
    one.look()
    endSpin(one)
    expect(messages(one)).toHaveLength(1)
  })

  it('knows nothing of a change that the other tab has taken back by then', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    one.actions.requestSpin()
    other.actions.addOption('Fig')
    one.look()
    other.actions.removeOption(state(other).wheel.segments[3]?.id ?? '')
    one.look()
    endSpin(one)
    expect(texts(one)).toEqual(['Yes', 'No', 'Maybe'])
    expect(messages(one)).toEqual([])
  })

  it('points at its winner on a wheel that has other options by then', () => {
    const { open } = browser(fakeServices({ words: [0.4, 0.9] }))
    const [one, other] = [open(), open()]
    one.actions.requestSpin()
    importLines(other, ['Fig', 'Plum', 'Pear'], { isReplacing: false })
    const { winner } = endSpin(one)
    const { wheel, restRotation } = state(one)
    const passed = 1 - restRotation / (2 * Math.PI)
    expect(wheel.segments[Math.floor(passed * wheel.segments.length)]?.id).toBe(winner.id)
  })

  it('stays exactly where it rests if only its settings were changed, and says nothing', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    one.actions.requestSpin()
    other.actions.toggleSound()
    const { angle } = endSpin(one)
    expect(state(one).restRotation).toBe(angle)
    expect(messages(one)).toEqual([])
  })

  it('does not overwrite the other wheel by a setting that is changed meanwhile', () => {
    const { open, texts: saved } = browser()
    const [one, other] = [open(), open()]
    one.actions.requestSpin()
    other.actions.addOption('Fig')
    one.actions.toggleSound()
    expect(stored(saved).wheel.segments).toHaveLength(4)
    expect(stored(saved).pendingSpins).toEqual([state(one).activeSpin?.outcome])
    other.look()
    expect(texts(other)).toContain('Fig')
  })

  it('records its result on the wheel it was drawn on, though another one is on by then', () => {
    const { open, services } = browser()
    const [one, other] = [open(), open()]
    other.actions.addOption('Dave')
    other.actions.toggleElimination()
    one.look()
    one.actions.requestSpin()
    const wheelId = state(one).wheel.id
    other.actions.resetToNumbers()
    const result = endSpin(one)
    // The winner is revealed on the wheel that was spun, before the other wheel is shown.
    expect(texts(one)).toEqual(['Yes', 'No', 'Maybe', 'Dave'])
    expect(messages(one)).toEqual([
      'Another tab opened a different wheel. This result is saved with the wheel it was spun on.',
    ])
    services.pass(3000)
    for (const tab of [one, other]) {
      tab.look()
      expect(texts(tab)).toEqual(['1', '2', '3', '4', '5', '6'])
      expect(state(tab).wheel).toMatchObject({ history: [], eliminationHistory: [] })
      const [own] = state(tab).ownWheels
      expect(own?.wheel).toMatchObject({ id: wheelId, history: [result] })
      expect(own?.wheel.segments.filter(({ eliminated }) => eliminated)).toHaveLength(1)
    }
    expect(state(one)).toMatchObject({ phase: 'finished', lastResult: result })
  })

  it('has its result though nothing else was ever done to its wheel', () => {
    const { open, services } = browser()
    const one = open()
    one.actions.openWheel(linked(['Dave', 'Erin']), { hash: '#a', isOpened: true }, 'Opened')
    const other = open()
    one.actions.requestSpin()
    other.actions.openWheel(linked(['Curry', 'Pho']), { hash: '#b', isOpened: true }, 'Opened')
    const result = endSpin(one)
    services.pass(3000)
    other.look()
    expect(texts(other)).toEqual(['Curry', 'Pho'])
    expect(state(other).wheel.history).toEqual([])
    expect(state(other).ownWheels.map(({ wheel }) => wheel.history)).toEqual([[result]])
  })

  it('does nothing to a wheel that is not on the screen', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    one.actions.requestSpin()
    other.actions.resetToNumbers()
    endSpin(one)
    // The first thing that is done only brings it on the screen.
    expect(one.actions.addOption('7')).toBe(false)
    expect(texts(one)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(one.actions.addOption('7')).toBe(true)
    expect(texts(one)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    other.look()
    expect(texts(other)).toEqual(texts(one))
  })

  it('and another one at once: both results are recorded, newest first, and both tabs agree', () => {
    const { open, services } = browser()
    const [one, other, third] = [open(), open(), open()]
    one.actions.requestSpin()
    services.pass(10)
    other.actions.requestSpin()
    const last = endSpin(other)
    const first = endSpin(one)
    for (const tab of [other, third]) tab.look()
    for (const tab of [one, other, third]) {
      expect(historyOf(tab)).toEqual([last.id, first.id])
      expect(state(tab).wheel.statistics.totalSpins).toBe(2)
      expect(messages(tab)).toEqual([])
    }
    expect(state(one).lastResult).toEqual(first)
    expect(state(one).wheel.lastUsed).toBe(last.timestamp)
    expect(state(third).pendingSpins).toEqual([])
  })

  it('and another one at once eliminate both their winners, and the last drawn is told first', () => {
    const { open, services } = browser(fakeServices({ words: [0, 0.5, 0.9, 0.5] }))
    const [one, other] = [open(), open()]
    one.actions.addOption('Fig')
    one.actions.toggleElimination()
    one.actions.requestSpin()
    services.pass(10)
    other.actions.requestSpin()
    const winners = [endSpin(other), endSpin(one)].map(({ winner }) => winner.text)
    const { eliminationHistory, segments } = state(one).wheel
    expect(eliminationHistory.map((entry) => entry.eliminatedSegment.text)).toEqual(winners)
    expect(segments.filter((segment) => segment.eliminated)).toHaveLength(2)
  })

  it('eliminates nobody twice', () => {
    const { open } = browser(fakeServices({ words: [0, 0.5] }))
    const [one, other] = [open(), open()]
    one.actions.toggleElimination()
    other.look()
    one.actions.requestSpin()
    other.actions.requestSpin()
    expect(endSpin(other).winner.id).toBe(endSpin(one).winner.id)
    expect(state(one).wheel.eliminationHistory).toHaveLength(1)
    expect(state(one).wheel.statistics).toMatchObject({ totalSpins: 2, totalEliminations: 1 })
  })

  it('and is closed: its winner comes back, though others have changed the wheel and spun since', () => {
    const { open, services } = browser()
    const [one, other] = [open(), open()]
    one.actions.requestSpin()
    const lost = state(one).activeSpin?.outcome
    services.pass(10)
    one.close()
    other.actions.addOption('Fig')
    const later = spin(other)
    const again = open()
    expect(historyOf(again)).toEqual([later.id, lost?.id])
    // It is too old to be shown as though it were just now.
    expect(state(again)).toMatchObject({ phase: 'idle', lastResult: null })
    other.look()
    expect(historyOf(other)).toEqual(historyOf(again))
    expect(state(other).pendingSpins).toEqual([])
    expect(historyOf(open())).toEqual(historyOf(again))
  })

  it('and is closed beside another one that spins: the winners of both come back', () => {
    const { open, services } = browser()
    const [one, other] = [open(), open()]
    one.actions.requestSpin()
    services.pass(10)
    other.actions.requestSpin()
    const ids = [other, one].map((tab) => state(tab).activeSpin?.outcome.id)
    one.close()
    other.close()
    const again = open()
    expect(historyOf(again)).toEqual(ids)
    expect(state(again).lastResult?.id).toBe(ids[0])
    expect(stored(services.texts)).toMatchObject({
      pendingSpins: [],
      abandonedResult: { isSeen: true },
    })
  })

  it('is not taken for one that is gone: a new tab neither tells its winner nor counts it', () => {
    const { open } = browser()
    const one = open()
    one.actions.requestSpin()
    const early = open()
    expect(state(early)).toMatchObject({ phase: 'idle', lastResult: null })
    expect(historyOf(early)).toEqual([])
    early.actions.clearResults()
    endSpin(one)
    early.look()
    expect(state(early).wheel.statistics.totalSpins).toBe(1)
    early.actions.clearResults()
    expect(open().store.getState().wheel).toMatchObject({
      history: [],
      statistics: { totalSpins: 1 },
    })
  })

  it('is not taken for one that is gone while its lock is on its way, whatever its age', () => {
    const asked: string[] = []
    const whenFree = (name: string) => {
      asked.push(name)
      return () => {}
    }
    const services = fakeServices({ locks: { hold: () => () => {}, whenFree } })
    const [one, other] = [openApp(services), openApp(services)]
    one.actions.requestSpin()
    services.pass(2000)
    other.persistence.syncFromStorage()
    services.pass(999)
    expect(asked).toEqual([])
    services.pass(1)
    expect(asked).toHaveLength(1)
  })

  it('and is closed: an open tab records its winner at once, and the next visitor is shown it, once', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    one.actions.toggleElimination()
    one.actions.requestSpin()
    const outcome = state(one).activeSpin?.outcome
    other.look()
    one.close()
    expect(historyOf(other)).toEqual([outcome?.id])
    expect(state(other).wheel.eliminationHistory).toHaveLength(1)
    expect(state(other).lastResult).toBeNull()
    const again = open()
    expect(state(again)).toMatchObject({ phase: 'finished', lastResult: { id: outcome?.id } })
    expect(state(open()).lastResult).toBeNull()
  })

  it('and is closed: its result is not undone with what another tab did to the wheel before', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    one.actions.requestSpin()
    other.look()
    other.actions.resetToNumbers()
    const offer = state(other).toasts.find(({ undo }) => undo)?.id ?? ''
    one.close()
    other.actions.undo(offer)
    other.actions.bringBackOwnWheel()
    const wheels = [state(other).wheel, ...state(other).ownWheels.map(({ wheel }) => wheel)]
    expect(wheels.reduce((sum, { statistics }) => sum + statistics.totalSpins, 0)).toBe(1)
  })

  it('and is closed, its wheel gone from storage: the result is kept and shown all the same', () => {
    const { open, texts: saved } = browser()
    const one = open()
    one.actions.addOption('Dave')
    spin(one)
    one.close()
    const lost = { ...stored(saved).wheel.history[0], id: 'lost', wheelId: 'gone' }
    saved.set(
      WHEEL,
      (saved.get(WHEEL) ?? '').replace(
        '"pendingSpins":[]',
        `"pendingSpins":[${JSON.stringify(lost)}]`,
      ),
    )
    const again = open()
    expect(state(again).strayResults.map(({ id }) => id)).toEqual(['lost'])
    expect(state(again)).toMatchObject({ phase: 'finished', lastResult: { id: 'lost' } })
    expect(state(open()).strayResults).toHaveLength(1)
  })

  it('of the last three in elimination mode beside another: two are left, and the second is final', () => {
    const { open, services } = browser(fakeServices({ words: [0, 0.5, 0.9, 0.5] }))
    const [one, other] = [open(), open()]
    one.actions.toggleElimination()
    one.actions.requestSpin()
    services.pass(10)
    other.actions.requestSpin()
    endSpin(one)
    endSpin(other)
    const { wheel, lastResult } = state(other)
    expect(activeSegments(wheel.segments)).toHaveLength(2)
    expect(lastResult).toMatchObject({ isFinalWinner: true, remainingSegments: 1 })
    expect(wheel.history[0]).toEqual(lastResult)
    expect(activeSegments(wheel.segments).map(({ id }) => id)).toContain(lastResult?.winner.id)
  })
})

type Deed = (tab: Tab, number: number) => void

const DEEDS: Record<string, Deed> = {
  spins: ({ actions }) => actions.requestSpin(),
  'lets its spin end': (tab) => state(tab).activeSpin && endSpin(tab),
  adds: ({ actions }, number) => actions.addOption(`Option ${number}`),
  edits: (tab, number) => tab.actions.editOption(someId(tab, number), { text: `Text ${number}` }),
  removes: (tab, number) => tab.actions.removeOption(someId(tab, number)),
  resets: ({ actions }) => actions.resetToNumbers(),
  restores: ({ actions }) => actions.restoreOptions(),
  'switches elimination': ({ actions }) => actions.toggleElimination(),
  'switches sound': ({ actions }) => actions.toggleSound(),
  'chooses a theme': ({ actions }, number) => actions.setTheme(number % 2 ? 'dark' : 'light'),
  'focuses the next': ({ actions }) => actions.focusSegment(1),
  'undoes something': (tab) => tab.actions.undo(state(tab).toasts.at(-1)?.id ?? ''),
  'takes a step back': ({ actions }) => actions.undoStep(),
  'makes a step again': ({ actions }) => actions.redoStep(),
  'brings a wheel back': ({ actions }) => actions.bringBackOwnWheel(),
  'hears of the others': (tab) => tab.look(),
  'lets a moment pass': ({ services }, number) => services.pass(number % 900),
}

function someId(tab: App, number: number): string {
  const { segments } = state(tab).wheel
  return segments[number % segments.length]?.id ?? ''
}

/** Actions that remove results on purpose. */
const FORGETTING = ['resets', 'brings a wheel back']

function runDeeds(
  deeds: readonly (readonly [number, string, number])[],
  words: readonly number[],
  tabCount: number,
) {
  const { open, settle, services, launched } = browser(fakeServices({ words }))
  // The wheel of a first visit is not shared before it is changed.
  open().actions.addOption('Fig')
  const tabs = Array.from({ length: tabCount }, open)
  for (const [which, name, number] of deeds) {
    const tab = tabs[which % tabCount] as Tab
    DEEDS[name]?.(tab, number)
    expect(brokenRules(state(tab)), name).toEqual([])
  }
  services.pass(12_000)
  // What is shown of a result gives way to the newest.
  services.pass(3000)
  settle()
  return { tabs, services, launched }
}

const WORDS = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), {
  minLength: 3,
  maxLength: 9,
})

function deedsOf(names: readonly string[]) {
  const deed = fc.tuple(fc.nat(2), fc.constantFrom(...names), fc.nat(5000))
  return fc.array(deed, { minLength: 10, maxLength: 80 })
}

describe('tabs, whatever is done in them and whenever they hear of it', () => {
  it('end on the same wheel', () => {
    fc.assert(
      fc.property(
        deedsOf(Object.keys(DEEDS)),
        WORDS,
        fc.integer({ min: 2, max: 3 }),
        (...given) => {
          const { tabs, services } = runDeeds(...given)
          const [first] = tabs
          for (const tab of tabs) {
            for (const part of ['wheel', 'settings', 'link', 'ownWheels', 'theme'] as const) {
              expect(state(tab)[part], part).toEqual(state(first as Tab)[part])
            }
            expect(state(tab)).toMatchObject({ remoteWheel: null, pendingSpins: [] })
            expect(brokenRules(state(tab))).toEqual([])
          }
          expect(stored(services.texts).wheel).toEqual(state(first as Tab).wheel)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('record every spin once', () => {
    const names = Object.keys(DEEDS).filter((name) => !FORGETTING.includes(name))
    fc.assert(
      fc.property(deedsOf(names), WORDS, fc.integer({ min: 2, max: 3 }), (...given) => {
        const { tabs, launched } = runDeeds(...given)
        const { history, statistics } = state(tabs[0] as Tab).wheel
        expect(statistics.totalSpins).toBe(launched.size)
        expect(history).toHaveLength(Math.min(20, launched.size))
      }),
      { numRuns: 300 },
    )
  })
})
