// Tabs with a shared storage converge on the same wheel, do not disturb each other's spins, and lose no results.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TabLocks } from '../../src/platform/tabLocks'
import type { App } from '../../src/store/createApp'
import { withPreset } from '../../src/wheel/settings/changes'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { createWheel } from '../../src/wheel/wheel'
import { importLines } from '../importLines'
import { shown, words } from '../sayings'
import { browser, type Tab, twoTabs } from './browser'
import { brokenRules } from './invariants'
import { fakeServices, NO_LOCKS } from './services'
import { readStored } from './stored'

const WHEEL = 'wheel_current'

const state = (tab: App) => tab.store.getState()
const texts = (tab: App) => state(tab).wheel.segments.map(({ text }) => text)
const messages = (tab: App) => shown(state(tab).toasts).map(({ message }) => message)
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
    one.actions.openWheel(opened, { hash: '#a', isOpened: true }, words('Opened'))
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
    other.actions.showToast(words('Stays'), 'info')
    one.actions.addOption('Plum')
    other.look()
    expect(messages(other)).toEqual(['Removed “Yes”', 'Stays'])
    expect(texts(other)).toEqual(['No', 'Maybe', 'Fig', 'Plum'])
    other.actions.undo(state(other).toasts[0]?.id ?? '')
    expect(texts(other)).toEqual(['Yes', 'No', 'Maybe', 'Fig', 'Plum'])
  })

  it('says that a step was not taken back where the other tab has changed the same since', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    const [first] = state(one).wheel.segments
    one.actions.editOption(first?.id ?? '', { text: 'Yeah' })
    other.look()
    other.actions.editOption(first?.id ?? '', { text: 'Yep' })
    one.look()
    expect(one.actions.undoStep()).toBe(true)
    expect(texts(one)[0]).toBe('Yep')
    const message = 'Not undone, because it was changed since: Changed “Yes” to “Yeah”'
    expect(shown(state(one).event)).toEqual({ name: 'changeUndone', message })
    expect(messages(one)).toEqual([message])
  })

  it('says that the other tab has opened a different wheel, and where its own is', () => {
    const { open } = browser()
    const [one, other] = twoTabs({ open })
    // What a first visit shows is nobody's.
    one.actions.resetToNumbers()
    other.look()
    expect(messages(other)).toEqual([])
    other.actions.addOption('Fig')
    one.actions.resetToDefault()
    other.look()
    expect(messages(other)).toEqual([
      'Another tab opened a different wheel. The one you had is in “My Wheels”.',
    ])
    expect(messages(one)).not.toContain(messages(other)[0])
  })

  it('keeps its steps where the other tab has spun', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    other.actions.addOption('Fig')
    other.actions.resetToNumbers()
    one.actions.requestSpin()
    other.look()
    expect(other.actions.undoStep()).toBe(false)
    endSpin(one)
    expect(other.actions.undoStep()).toBe(true)
    expect(texts(other)).toContain('Fig')
  })

  it('goes on showing its own result, until another wheel takes the place of this one', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    const own = spin(other)
    one.actions.addOption('Fig')
    other.look()
    expect(state(other)).toMatchObject({ phase: 'finished', lastResult: own, isRevealing: false })
    expect(state(other)).toMatchObject({ restRotation: own.angle })
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
  it('ends its spin as it began, on the newest wheel', () => {
    const { open } = browser()
    const [one, other] = twoTabs({ open })
    other.deafen()
    one.actions.requestSpin()
    const { activeSpin, wheel } = state(one)
    other.actions.addOption('Fig')
    other.actions.toggleSound()
    one.look()
    expect(state(one)).toMatchObject({ phase: 'spinning', activeSpin })
    expect(state(one).shownWheel).toBe(wheel)
    const result = endSpin(one)
    expect(state(one)).toMatchObject({ phase: 'finished', lastResult: result })
    expect(texts(one)).toEqual(['Yes', 'No', 'Maybe', 'Fig'])
    expect(state(one).settings.soundEnabled).toBe(state(other).settings.soundEnabled)
    expect(historyOf(one)).toEqual([result.id])
    other.hear()
    expect(state(other).wheel).toEqual(state(one).wheel)
  })

  it('points at its winner on a wheel that has other options by then', () => {
    const services = fakeServices({ words: [0.4, 0.9] })
    const { open } = browser(services)
    const [one, other] = twoTabs({ open })
    other.deafen()
    one.actions.requestSpin()
    importLines(other, ['Fig', 'Plum', 'Pear'], { isReplacing: false })
    const { winner } = endSpin(one)
    // Until then it is seen on the wheel that was spun.
    services.pass(3000)
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
    const [one, other] = twoTabs({ open })
    other.deafen()
    one.actions.requestSpin()
    other.actions.addOption('Fig')
    one.actions.toggleSound()
    expect(stored(saved).wheel.segments).toHaveLength(4)
    expect(stored(saved).pendingSpins).toMatchObject([state(one).activeSpin?.outcome])
    other.hear()
    expect(texts(other)).toContain('Fig')
  })

  it('records its result on the wheel it was drawn on, though another one is on by then', () => {
    const { open, services } = browser()
    const [one, other] = [open(), open()]
    other.actions.addOption('Dave')
    other.actions.toggleElimination()
    one.look()
    other.deafen()
    one.actions.requestSpin()
    const wheelId = state(one).wheel.id
    other.actions.resetToNumbers()
    other.hear()
    const result = endSpin(one)
    // The winner is revealed on the wheel that was spun, before the other wheel is shown.
    const seen = state(one).shownWheel?.segments.map(({ text }) => text)
    expect(seen).toEqual(['Yes', 'No', 'Maybe', 'Dave'])
    expect(messages(one)).toEqual([
      `Another tab opened a different wheel. “${result.winner.text}” won on this one, and the result is saved with it.`,
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
    // Nobody on that wheel has won.
    expect(state(one)).toMatchObject({ phase: 'idle', lastResult: null })
  })

  it('has its result though nothing else was ever done to its wheel', () => {
    const { open, services } = browser()
    const one = open()
    one.actions.openWheel(linked(['Dave', 'Erin']), { hash: '#a', isOpened: true }, words('Opened'))
    const other = open()
    other.deafen()
    one.actions.requestSpin()
    other.actions.openWheel(
      linked(['Curry', 'Pho']),
      { hash: '#b', isOpened: true },
      words('Opened'),
    )
    const result = endSpin(one)
    services.pass(3000)
    other.hear()
    expect(texts(other)).toEqual(['Curry', 'Pho'])
    expect(state(other).wheel.history).toEqual([])
    expect(state(other).ownWheels.map(({ wheel }) => wheel.history)).toEqual([[result]])
  })

  it('does nothing to a wheel that is not on the screen', () => {
    const { open } = browser()
    const [one, other] = twoTabs({ open })
    other.deafen()
    one.actions.requestSpin()
    other.actions.resetToNumbers()
    other.hear()
    endSpin(one)
    // The first thing that is done only brings it on the screen.
    expect(one.actions.addOption('7')).toBe(false)
    expect(texts(one)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(one.actions.addOption('7')).toBe(true)
    expect(texts(one)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    other.look()
    expect(texts(other)).toEqual(texts(one))
  })
})

describe('a spin in another tab', () => {
  it('is shown here as it is there, to the same end, and its winner once', () => {
    const { open, services } = browser()
    const [one, other] = [open(), open()]
    spin(other)
    services.pass(4000)
    one.look()
    one.actions.requestSpin(700)
    services.pass(500)
    other.look()
    const { launch, startedAtMs, outcome } = state(one).activeSpin ?? {}
    expect(state(other)).toMatchObject({ phase: 'spinning', lastResult: null })
    expect(state(other).activeSpin).toEqual({ launch, startedAtMs, outcome, isElsewhere: true })
    // Nothing here changes what it was drawn from.
    expect(other.actions.requestSpin()).toBe(false)
    expect(other.actions.addOption('Fig')).toBe(false)
    const events: unknown[] = []
    other.store.subscribe(({ event }, before) => event !== before.event && events.push(event))
    endSpin(one)
    other.look()
    expect(state(other)).toMatchObject({ phase: 'finished', lastResult: state(one).lastResult })
    expect(state(other).restRotation).toBe(state(one).restRotation)
    other.actions.settleSpin(outcome?.id ?? '')
    expect(events).toEqual([
      { name: 'spinSettled', result: state(one).lastResult, isElsewhere: true },
    ])
    expect(state(other).wheel).toEqual(state(one).wheel)
    expect(messages(other)).toEqual([])
    expect(other.actions.requestSpin()).toBe(true)
  })

  it('may end here first: there it has ended too, with the same winner, counted once', () => {
    const { open } = browser()
    const [one, other] = [open(), open()]
    one.actions.toggleElimination()
    one.actions.requestSpin()
    other.look()
    const { id } = endSpin(other)
    one.look()
    expect(state(one)).toMatchObject({ phase: 'finished', lastResult: { id } })
    expect(shown(state(one).event)).not.toHaveProperty('isElsewhere')
    for (const tab of [one, other]) {
      expect(state(tab).wheel.statistics).toMatchObject({ totalSpins: 1, totalEliminations: 1 })
      expect(state(tab).pendingSpins).toEqual([])
    }
  })

  it('of which this one has not heard lets it draw nothing', () => {
    const { open, services } = browser()
    const [one, other] = twoTabs({ open })
    one.actions.toggleElimination()
    other.look()
    spin(one)
    other.look()
    services.pass(4000)
    other.deafen()
    one.actions.requestSpin()
    expect(other.actions.requestSpin()).toBe(false)
    expect(messages(other)).toEqual(['Another tab is drawing from this wheel.'])
    const final = endSpin(one)
    expect(final.isFinalWinner).toBe(true)
    other.hear()
    expect(state(other)).toMatchObject({ phase: 'idle', lastResult: null })
    expect(historyOf(other)).toEqual(historyOf(one))
    // The next tournament, of all three.
    other.actions.requestSpin()
    expect(state(other).activeSpin?.outcome).toMatchObject({
      isFinalWinner: false,
      remainingSegments: 2,
    })
  })

  it('has drawn nobody whom this one draws again in the round', () => {
    const { open } = browser(fakeServices({ words: [0] }))
    const [one, other] = [open(), open()]
    one.actions.chooseMode('noRepeats')
    other.look()
    const drawn = [one, other, one].map((tab) => spin(tab).winner.text)
    expect(drawn.toSorted()).toEqual(['Maybe', 'No', 'Yes'])
  })

  it('is one of two where there are no locks: both show the same of the two', () => {
    const { open } = browser(fakeServices({ words: [0, 0.5, 0.9, 0.5] }), NO_LOCKS)
    const [one, other] = twoTabs({ open })
    one.actions.toggleElimination()
    other.look()
    other.deafen()
    one.actions.requestSpin()
    other.actions.requestSpin()
    const drawn = [one, other].map((tab) => state(tab).activeSpin?.outcome.id)
    expect(new Set(drawn).size).toBe(2)
    one.look()
    other.hear()
    one.look()
    const [id] = drawn.toSorted()
    for (const tab of [one, other]) {
      expect(state(tab).activeSpin?.outcome.id).toBe(id)
      expect(state(tab).pendingSpins).toHaveLength(1)
    }
    endSpin(one)
    other.look()
    for (const tab of [one, other]) {
      expect(historyOf(tab)).toEqual([id])
      expect(state(tab).lastResult?.id).toBe(id)
    }
  })

  it.each([[['a', 'b']], [['b', 'a']]])(
    'of a draw comes before one with a later id, in whichever order they are stored: %s',
    (order) => {
      const { open, texts: saved } = browser(undefined, NO_LOCKS)
      const [one] = twoTabs({ open })
      spin(one)
      const [result] = state(one).wheel.history
      one.close()
      const pending = order.map((id, at) => ({
        ...result,
        id,
        order: 50 + at,
        drawId: `draw ${id}`,
      }))
      const text = saved.get(WHEEL) ?? ''
      saved.set(
        WHEEL,
        text.replace('"pendingSpins":[]', `"pendingSpins":${JSON.stringify(pending)}`),
      )
      const again = open()
      expect(state(again).activeSpin?.outcome.id).toBe('a')
      endSpin(again)
      expect(state(again).activeSpin?.outcome.id).toBe('b')
    },
  )

  describe('that ends at once, where there are no locks', () => {
    /** Two tabs at the last two of a tournament, with results at once, that do not hear each other any more. */
    function lastTwo() {
      const own = browser(fakeServices({ words: [0, 0.5, 0.9, 0.5] }), NO_LOCKS)
      const [one, other] = twoTabs(own)
      one.actions.changeSettings((settings) => withPreset(settings, 'instant'))
      one.actions.toggleElimination()
      one.actions.removeOption(state(one).wheel.segments[0]?.id ?? '')
      other.look()
      for (const tab of [one, other]) tab.deafen()
      return { ...own, one, other }
    }
    const finals = (tab: App) => state(tab).wheel.history.filter((one) => one.isFinalWinner)

    it('is one of two: no tournament has two final winners', () => {
      const { open, one, other, services } = lastTwo()
      one.actions.requestSpin()
      other.actions.requestSpin()
      services.pass(50)
      for (const tab of [one, other, one]) tab.hear()
      services.pass(5000)
      for (const tab of [one, other, open()]) {
        tab.look()
        expect(finals(tab)).toHaveLength(1)
        expect(state(tab).wheel.statistics.totalSpins).toBe(1)
      }
      expect(state(other).lastResult).toEqual(state(one).lastResult)
      expect(state(one).phase).toBe('finished')
    })

    it.each([0, 1])(
      'gives way to one that has a result, though heard of only then: %s',
      (first) => {
        const { open, one, other, services } = lastTwo()
        const [early, late] = first === 0 ? [one, other] : [other, one]
        early.actions.requestSpin()
        services.pass(99)
        late.actions.requestSpin()
        services.pass(50)
        const told = finals(early)
        expect(told).toHaveLength(1)
        late.hear()
        early.hear()
        services.pass(5000)
        for (const tab of [one, other, open()]) {
          tab.look()
          expect(finals(tab)).toEqual(told)
          expect(state(tab).wheel.statistics.totalSpins).toBe(1)
          expect(state(tab).pendingSpins).toEqual([])
        }
        expect(state(late)).toMatchObject({ phase: 'finished', lastResult: told[0] })
        expect(state(early)).toMatchObject({ phase: 'finished', lastResult: told[0] })
      },
    )

    it('is not counted by others, whose tab was closed before it could give way', () => {
      const { one, other, services } = lastTwo()
      one.actions.requestSpin()
      services.pass(99)
      other.actions.requestSpin()
      services.pass(50)
      other.close()
      one.hear()
      services.pass(20_000)
      one.look()
      expect(finals(one)).toHaveLength(1)
      expect(state(one).pendingSpins).toEqual([])
    })
  })

  it('passes its wheel on as soon as it ends, where the other tabs have long known how', () => {
    const released: unknown[] = []
    const locks: TabLocks = {
      areReal: true,
      claim: (_, granted) => granted((isKnown) => released.push(isKnown)),
      whenFree: () => () => {},
    }
    const { open, services } = browser(fakeServices(), locks)
    const one = open()
    one.actions.requestSpin()
    services.pass(4000)
    endSpin(one)
    expect(released).toEqual([true])
    one.actions.changeSettings((settings) => withPreset(settings, 'instant'))
    one.actions.requestSpin()
    // They have yet to hear of this one.
    expect(released).toEqual([true, false])
  })

  it('goes on here when that tab is closed, and is told once', () => {
    const { open, services } = browser()
    const [one, other] = [open(), open()]
    one.actions.toggleElimination()
    one.actions.requestSpin()
    const { outcome } = state(one).activeSpin ?? {}
    other.look()
    one.close()
    services.pass(9999)
    expect(state(other).phase).toBe('spinning')
    services.pass(2001)
    expect(historyOf(other)).toEqual([outcome?.id])
    expect(state(other)).toMatchObject({ phase: 'finished', lastResult: outcome })
    expect(state(open())).toMatchObject({ phase: 'idle', lastResult: outcome })
  })

  it('whose tab is closed is shown by the next that is opened, from where it is by then', () => {
    const { open, services } = browser()
    const one = open()
    one.actions.requestSpin()
    const { outcome, startedAtMs } = state(one).activeSpin ?? {}
    one.close()
    services.pass(1500)
    const next = open()
    expect(state(next).activeSpin).toMatchObject({ outcome, startedAtMs, isElsewhere: true })
    expect(endSpin(next)).toEqual(outcome)
    expect(historyOf(open())).toEqual([outcome?.id])
  })

  it('of a wheel that is not on here ends there, whatever becomes of its tab', () => {
    const { open, services } = browser()
    const [one, other] = twoTabs({ open })
    other.deafen()
    one.actions.requestSpin()
    const { outcome } = state(one).activeSpin ?? {}
    other.actions.resetToNumbers()
    one.look()
    one.close()
    other.hear()
    expect(state(other).phase).toBe('idle')
    // Its own tab has two seconds more than it needs at most.
    services.pass(11_999)
    expect(state(other).pendingSpins).toHaveLength(1)
    services.pass(1)
    const [own] = state(other).ownWheels
    expect(own?.wheel).toMatchObject({ id: outcome?.wheelId, history: [outcome] })
    expect(state(other)).toMatchObject({ phase: 'idle', pendingSpins: [] })
  })

  it('keeps nobody from opening another wheel here', () => {
    const { open, services } = browser()
    const [one, other] = twoTabs({ open })
    one.actions.requestSpin()
    const { outcome } = state(one).activeSpin ?? {}
    other.look()
    expect(other.actions.openWheel(linked(['Curry', 'Pho']), null, words('Opened'))).toBe(true)
    expect(state(other)).toMatchObject({ phase: 'idle', activeSpin: null, shownWheel: null })
    one.look()
    expect(endSpin(one)).toEqual(outcome)
    services.pass(15_000)
    other.look()
    expect(other.warnings).toEqual([])
    expect(texts(other)).toEqual(['Curry', 'Pho'])
    expect(state(other)).toMatchObject({ phase: 'idle', lastResult: null })
    const [own] = state(other).ownWheels
    expect(own?.wheel).toMatchObject({ id: outcome?.wheelId, history: [outcome] })
  })

  it('of an option that is no longer on the wheel here is not shown, and is no obstacle', () => {
    const { open } = browser(fakeServices({ words: [0, 0.5] }))
    const [one, other] = twoTabs({ open })
    one.actions.addOption('Fig')
    other.look()
    other.deafen()
    one.actions.requestSpin()
    const { outcome } = state(one).activeSpin ?? {}
    other.actions.removeOption(outcome?.winner.id ?? '')
    one.look()
    one.close()
    other.hear()
    expect(state(other).phase).toBe('idle')
    expect(other.actions.requestSpin()).toBe(true)
    const later = endSpin(other)
    expect(historyOf(other)).toEqual([later.id, outcome?.id])
  })

  it('says nothing of a wheel that is gone', () => {
    const { open, texts: saved, services } = browser()
    const one = open()
    spin(one)
    one.close()
    const gone = { ...stored(saved).wheel.history[0], id: 'lost', wheelId: 'gone' }
    const text = saved.get(WHEEL) ?? ''
    saved.set(WHEEL, text.replace('"pendingSpins":[]', `"pendingSpins":[${JSON.stringify(gone)}]`))
    const again = open()
    services.pass(15_000)
    const { history } = state(again).wheel
    expect(history).toHaveLength(1)
    const [lastResult] = history
    expect(state(again)).toMatchObject({ phase: 'idle', lastResult, pendingSpins: [] })
  })
})

describe('a spin that another tab takes back', () => {
  it('counts again with what comes back of it by a step that is taken back here', () => {
    const { open } = browser()
    const [one, other] = twoTabs({ open })
    one.actions.addOption('Fig')
    one.actions.toggleElimination()
    spin(one)
    other.actions.restoreOptions()
    one.actions.undoStep()
    one.look()
    expect(state(one).wheel.statistics).toMatchObject({ totalSpins: 0, totalEliminations: 0 })
    other.actions.undoStep()
    expect(state(other).wheel.eliminationHistory).toHaveLength(1)
    expect(state(other).wheel.statistics.totalEliminations).toBe(1)
    expect(brokenRules(state(other))).toEqual([])
  })

  it('counts again with its result, which was cleared here before', () => {
    const { open } = browser()
    const [one, other] = twoTabs({ open })
    const { id } = spin(one)
    other.actions.clearResults()
    one.look()
    one.actions.undoSpin(id)
    other.look()
    other.actions.undoStep()
    expect(historyOf(other)).toEqual([id])
    expect(state(other).wheel.statistics.totalSpins).toBe(1)
    expect(brokenRules(state(other))).toEqual([])
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
  'clears the results': ({ actions }) => actions.clearResults(),
  'brings a wheel back': ({ actions }) => actions.bringBackOwnWheel(),
  'hears of the others': (tab) => tab.look(),
  'lets a moment pass': ({ services }, number) => services.pass(number % 900),
}

function someId(tab: App, number: number): string {
  const { segments } = state(tab).wheel
  return segments[number % segments.length]?.id ?? ''
}

/** Actions that remove results on purpose. */
const FORGETTING = ['resets', 'clears the results', 'brings a wheel back']

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
            expect(state(tab)).toMatchObject({ pendingSpins: [] })
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
        const { history, clearedResults, statistics } = state(tabs[0] as Tab).wheel
        // Nothing is cleared here but spins that were taken back.
        const made = launched.size - clearedResults.length
        expect(statistics.totalSpins).toBe(made)
        expect(history).toHaveLength(Math.min(20, made))
      }),
      { numRuns: 300 },
    )
  })
})
