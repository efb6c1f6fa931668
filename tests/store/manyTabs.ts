// A model of several tabs over one storage. Each tab has its own view of the storage, which receives the others' writes
// late and one by one, as between the processes of a real browser. The test draws every action, delivery, lock grant
// and refused write at random.

import fc from 'fast-check'
import { expect } from 'vitest'
import { wheelFile } from '../../src/share/file'
import { type App, createApp } from '../../src/store/createApp'
import {
  PREFERENCES_KEY,
  readPreferences,
  readWheels,
  WHEEL_KEY,
} from '../../src/store/persistence/schema'
import { sharedOf, wheelsOf } from '../../src/store/sharedState'
import type { AppState, SharedState } from '../../src/store/state'
import { readFile } from '../../src/store/wheelFile'
import { said } from '../../src/text/say'
import { recordedIn } from '../../src/wheel/mergeWheels'
import { NO_STATISTICS, type SpinResult, WHEEL_HISTORY_LIMIT } from '../../src/wheel/result'
import { withPreset } from '../../src/wheel/settings/changes'
import { DEFAULT_PREFERENCES } from '../../src/wheel/settings/settings'
import { canShare, type Wheel } from '../../src/wheel/wheel'
import { brokenRules } from './invariants'
import { DEVICE } from './services'

/** One step: an action, a tab, and a random number. */
export type Step = readonly [tab: number, deed: string, number: number]

interface Mutation {
  readonly key: string
  readonly text: string | null
  readonly by: Tab | null
}

interface Timer {
  readonly tab: Tab
  readonly dueMs: number
  readonly task: () => void
}

class Tab {
  readonly view = new Map<string, string>()
  /** Number of entries of the browser's log that this tab has received. */
  heard: number
  isOpen = true
  isForbidden = false
  isBlind = false
  /** Whether it has shown the warning about unsaved changes since everything was last stored. */
  hasTold = false
  app!: App

  constructor(readonly browser: Browser) {
    this.heard = browser.log.length
    for (const [key, text] of browser.storage) this.view.set(key, text)
  }

  get state() {
    return this.app.store.getState()
  }
  get shared() {
    return sharedOf(this.state)
  }

  write(key: string, text: string): boolean {
    const size = [...this.view].reduce((sum, [one, other]) => sum + one.length + other.length, 0)
    const grown = size - (this.view.get(key)?.length ?? -key.length) + text.length
    if (this.isForbidden || (grown > this.browser.room && grown > size)) return false
    expectReadable(key, text)
    this.view.set(key, text)
    this.browser.put(key, text, this)
    return true
  }

  /** Receives the next mutation. Returns whether there was one. */
  hear(): boolean {
    const { log } = this.browser
    const mutation = log[this.heard]
    if (!mutation) return false
    this.heard += 1
    // A tab sees its own writes at once; for a key that it has written since, its own text is the later one.
    const isOwnLater = log
      .slice(this.heard)
      .some((one) => one.by === this && one.key === mutation.key)
    if (mutation.by === this || isOwnLater) return true
    if (mutation.text === null) this.view.delete(mutation.key)
    else this.view.set(mutation.key, mutation.text)
    return true
  }

  look(): void {
    this.app.persistence.syncFromStorage()
  }
}

/** What is true of every draw, in whichever tabs. */
class DrawRules {
  /** As drawn, by spin. */
  private readonly verdicts = new Map<string, string>()
  private readonly told = new Map<Tab, Set<string>>()
  readonly toldAnywhere = new Set<string>()
  /** Spins of each wheel. */
  private readonly drawn = new Map<string, string[]>()
  private finals = new Set<string>()
  private rounds = new Set<string>()
  /** Ids of results, by wheel and order. */
  private readonly counted = new Map<string, string>()
  /** Whether every tab could read and store all the time. */
  areTabsWell = true

  constructor(readonly hasLocks: boolean) {}

  /** The visitor has begun anew, or done something that is as good as that. */
  beginAnew(): void {
    this.finals = new Set()
    this.rounds = new Set()
  }

  check(tab: Tab, state: AppState, before: AppState): void {
    const { activeSpin, event } = state
    if (activeSpin && activeSpin !== before.activeSpin) {
      const { outcome, isElsewhere } = activeSpin
      const verdict = this.verdicts.get(outcome.id)
      if (isElsewhere) expect(verdictOf(outcome), 'what is shown was drawn').toBe(verdict)
      else this.draws(state, outcome)
    }
    if (event?.name !== 'spinSettled' || event === before.event) return
    const { result } = event
    const told = this.told.get(tab) ?? new Set()
    this.told.set(tab, told)
    expect(told.has(result.id), 'a winner is told once').toBe(false)
    told.add(result.id)
    this.toldAnywhere.add(result.id)
    const verdict = this.verdicts.get(result.id)
    expect(verdictOf(result), 'the same winner in every tab').toBe(verdict)
    if (!this.areTabsWell) return
    const place = `${result.wheelId} ${result.order}`
    const rival = this.counted.get(place) ?? result.id
    expect(rival, 'one result, and one final winner, of what was drawn from').toBe(result.id)
    this.counted.set(place, result.id)
  }

  private draws(state: AppState, outcome: SpinResult): void {
    const { id, wheelId, winner, isFinalWinner, isNoRepeats } = outcome
    expect(this.verdicts.has(id)).toBe(false)
    this.verdicts.set(id, verdictOf(outcome))
    const earlier = this.drawn.get(wheelId) ?? []
    this.drawn.set(wheelId, [...earlier, id])
    if (!this.areTabsWell || !this.hasLocks) return
    const known = recordedIn(state.wheel)
    const unknown = earlier.slice(-WHEEL_HISTORY_LIMIT).filter((one) => !known.has(one))
    expect(unknown, 'whoever draws knows all that was drawn before').toEqual([])
    const has = (mark: 'eliminated' | 'picked') => state.wheel.segments.some((one) => one[mark])
    // Two options are a whole tournament.
    if (!has('eliminated')) this.finals.delete(wheelId)
    if (!has('picked')) {
      this.rounds = new Set([...this.rounds].filter((one) => !one.startsWith(wheelId)))
    }
    if (isFinalWinner) {
      expect(this.finals.has(wheelId), 'one final winner a tournament').toBe(false)
      this.finals.add(wheelId)
    }
    if (isNoRepeats) {
      const turn = `${wheelId} ${winner.id}`
      expect(this.rounds.has(turn), 'nobody twice in a round').toBe(false)
      this.rounds.add(turn)
    }
  }
}

function verdictOf({ winner, isFinalWinner, remainingSegments, order }: SpinResult): string {
  return JSON.stringify([winner.id, winner.text, isFinalWinner, remainingSegments, order])
}

class Browser {
  readonly log: Mutation[] = []
  readonly storage = new Map<string, string>()
  readonly tabs: Tab[] = []
  readonly locks = new Map<string, Tab>()
  readonly lastHolders = new Map<string, Tab>()
  readonly rules: DrawRules
  timers: Timer[] = []
  room = Number.POSITIVE_INFINITY
  nowMs = 0
  /** What the computer's clock says more than the time that has passed. */
  clockMs: number
  ids = 0

  /** Spins that were ever begun. */
  readonly launched = new Set<string>()
  /** Results of tabs that were closed after a warning that they could not be stored. */
  excusedSpins = 0
  /** Spins that were ever taken back. */
  readonly takenBack = new Set<string>()
  /** Typed texts that no visitor has removed, changed or been warned about losing. */
  readonly texts = new Set<string>()
  /** Wheels that were spun. */
  readonly spun = new Set<string>()
  /** Whether a visitor was told about conflicts in several options at once. */
  areManyTold = false
  /** Whether the storage was cleared; then only the invariants still apply. */
  isCleared = false

  constructor(
    readonly words: readonly number[],
    startMs: number,
    readonly hasLocks: boolean,
  ) {
    this.clockMs = startMs
    this.rules = new DrawRules(hasLocks)
  }

  put(key: string, text: string | null, by: Tab | null): void {
    if (text === null) this.storage.delete(key)
    else this.storage.set(key, text)
    this.log.push({ key, text, by })
  }

  open(): Tab {
    const tab = new Tab(this)
    let draws = this.tabs.length
    tab.app = createApp(
      {
        random: {
          bits: 32,
          next: () => Math.floor((this.words[draws++ % this.words.length] ?? 0) * 2 ** 32),
        },
        newId: () => `i${this.ids++}`,
        now: () => this.nowMs + this.clockMs,
        monotonicNow: () => this.nowMs,
        schedule: (task, delayMs) => {
          const timer: Timer = { tab, task, dueMs: this.nowMs + delayMs }
          this.timers.push(timer)
          return () => {
            this.timers = this.timers.filter((one) => one !== timer)
          }
        },
        storage: {
          read: (key) => (tab.isBlind ? undefined : (tab.view.get(key) ?? null)),
          write: (key, text) => tab.write(key, text),
          // Nobody clears saved data here; the storage as a whole may be cleared.
          remove: () => false,
        },
        locks: {
          areReal: this.hasLocks,
          claim: (name, granted, refused) => {
            if (!this.hasLocks) return granted(() => {})
            const holder = this.locks.get(name)
            if (holder && holder !== tab) return refused()
            this.locks.set(name, tab)
            // What its last holder has stored has reached every tab by the time that the lock is passed on.
            const last = this.lastHolders.get(name)
            if (last && last !== tab) this.letAllHear()
            this.lastHolders.set(name, tab)
            granted((isKnown) => {
              if (this.locks.get(name) === tab) this.locks.delete(name)
              // At once: only what it had stored before time passed.
              if (isKnown) this.lastHolders.delete(name)
            })
          },
          whenFree: () => () => {},
        },
        warn: () => {},
      },
      DEVICE,
    )
    tab.app.persistence.rehydrate()
    tab.app.store.subscribe((state, before) => {
      this.rules.check(tab, state, before)
      // It has given way to a spin that it could not know of.
      const own = before.activeSpin
      if (own && !own.isElsewhere && state.activeSpin && state.activeSpin.outcome !== own.outcome) {
        this.excusedSpins += 1
      }
      const spin = state.activeSpin?.outcome
      if (spin && !this.launched.has(spin.id)) {
        this.launched.add(spin.id)
        this.spun.add(spin.wheelId)
      }
      if (state.toasts === before.toasts) return
      for (const toast of state.toasts) {
        if (before.toasts.includes(toast)) continue
        if (said(toast.message).startsWith('This browser cannot save your changes'))
          tab.hasTold = true
        if (!said(toast.message).startsWith('Two tabs changed')) continue
        const offered = /^Use “(.*)”$/.exec(toast.action ? said(toast.action.label) : '')?.[1]
        if (offered === undefined) this.areManyTold = true
        else this.texts.delete(offered)
      }
    })
    this.tabs.push(tab)
    return tab
  }

  pass(ms: number): void {
    // What was stored before is heard by then; where there are no locks, all that keeps two tabs apart is that.
    if (this.locks.size > 0 || !this.hasLocks) this.letAllHear()
    this.nowMs += ms
    for (;;) {
      const due = this.timers.filter(({ dueMs }) => dueMs <= this.nowMs)
      const [first] = due.toSorted((one, other) => one.dueMs - other.dueMs)
      if (!first) return
      this.timers = this.timers.filter((one) => one !== first)
      if (first.tab.isOpen) first.task()
    }
  }

  close(tab: Tab, isCrash: boolean): void {
    // No tab is closed within the milliseconds in which its last write and another's meet.
    this.letAllHear()
    if (!isCrash) tab.app.persistence.flush()
    this.letAllHear()
    if (tab.app.persistence.hasUnsaved()) this.excuse(tab)
    tab.isOpen = false
    this.tabs.splice(this.tabs.indexOf(tab), 1)
    this.timers = this.timers.filter((timer) => timer.tab !== tab)
    for (const [name, holder] of this.locks) if (holder === tab) this.locks.delete(name)
  }

  /** Delivers all mutations, including those that the deliveries cause. */
  letAllHear(): void {
    for (let round = 0; round < 100; round += 1) {
      const before = this.log.length
      for (const tab of this.tabs) {
        while (tab.hear()) tab.look()
        tab.look()
      }
      if (this.log.length === before) return
    }
    expect.fail('the tabs never stop answering each other')
  }

  /** Unsaved changes of a closed tab are lost, as its visitor was warned. */
  private excuse(tab: Tab): void {
    expect(tab.hasTold, 'what is not stored is told').toBe(true)
    const stored = storedState(this.storage)
    const known = [stored, ...this.tabs.filter((one) => one !== tab).map(({ shared }) => shared)]
    const has = (id: string) => known.some((shared) => shared && hasSpin(shared, id))
    this.excusedSpins += spinsIn(tab.shared).filter((id) => !has(id)).length
    // Of more results than a history holds, only the number is known.
    this.excusedSpins += Math.max(0, totalOf(tab.shared) - spinsIn(tab.shared).length)
    const others = new Set(known.flatMap((shared) => (shared ? textsOf(shared) : [])))
    for (const text of textsOf(tab.shared)) if (!others.has(text)) this.texts.delete(text)
    for (const { wheel } of wheelsOf(tab.shared)) {
      const isKnown = known.some((shared) => shared && hasSpun(shared, wheel.id))
      if (!isKnown) this.spun.delete(wheel.id)
    }
  }

  clearEverything(): void {
    for (const key of [...this.storage.keys()]) this.put(key, null, null)
    this.isCleared = true
  }
}

const textsOf = (shared: SharedState) =>
  wheelsOf(shared).flatMap(({ wheel }) => wheel.segments.map(({ text }) => text))
const wheelIds = (shared: SharedState) => wheelsOf(shared).map(({ wheel }) => wheel.id)
const spinsIn = (shared: SharedState) => [
  ...wheelsOf(shared).flatMap(({ wheel }) => wheel.history.map(({ id }) => id)),
  ...shared.pendingSpins.map(({ id }) => id),
]
const hasSpun = (shared: SharedState, id: string) =>
  wheelsOf(shared).some(({ wheel }) => wheel.id === id && wheel.statistics.totalSpins > 0) ||
  shared.pendingSpins.some(({ wheelId }) => wheelId === id)
const hasSpin = (shared: SharedState, id: string) => spinsIn(shared).includes(id)
/** A spin may be among the steps. */
function counting(act: (tab: Tab) => unknown): Deed {
  return (tab, _, browser) => {
    act(tab)
    for (const { resultId } of tab.state.undoHistory.undone) {
      if (resultId !== undefined) browser.takenBack.add(resultId)
    }
  }
}

const totalOf = (shared: SharedState) =>
  wheelsOf(shared).reduce((sum, { wheel }) => sum + wheel.statistics.totalSpins, 0) +
  shared.pendingSpins.length

function storedState(storage: ReadonlyMap<string, string>): SharedState | null {
  const text = storage.get(WHEEL_KEY)
  if (text === undefined) return null
  return {
    ...readWheels(text),
    preferences: DEFAULT_PREFERENCES,
    theme: 'system',
  }
}

function expectReadable(key: string, text: string): void {
  if (key === WHEEL_KEY) readWheels(text, () => expect.fail('a wheel is unreadable'))
  else if (key === PREFERENCES_KEY) readPreferences(text)
}

type Deed = (tab: Tab, number: number, browser: Browser) => void

const someId = (tab: Tab, number: number) => {
  const { segments } = tab.state.wheel
  return segments[number % segments.length]?.id ?? ''
}

let typed = 0

/** The visitor's actions in a tab. What they remove was removed on purpose. */
const DEEDS: Record<string, Deed> = {
  spins: ({ app }) => app.actions.requestSpin(),
  'lets its spin end': (tab, _, browser) => {
    // A spin lasts long enough for that.
    if (!browser.hasLocks) browser.letAllHear()
    tab.app.actions.settleSpin(tab.state.activeSpin?.outcome.id ?? '')
  },
  adds: ({ app }, _, { texts }) => {
    const text = `T${typed++}`
    if (app.actions.addOption(text)) texts.add(text)
  },
  edits: (tab, number, { texts }) => {
    const text = `T${typed++}`
    if (tab.app.actions.editOption(someId(tab, number), { text })) texts.add(text)
  },
  recolors: (tab, number) =>
    tab.app.actions.editOption(someId(tab, number), {
      color: `#${String(number % 1e6).padStart(6, '0')}`,
    }),
  removes: (tab, number) => tab.app.actions.removeOption(someId(tab, number)),
  renames: ({ app }, number) => app.actions.renameWheel(`Name ${number % 7}`),
  'resets to words': ({ app }) => app.actions.resetToDefault(),
  'resets to numbers': ({ app }) => app.actions.resetToNumbers(),
  'restores all': ({ app }) => app.actions.restoreOptions(),
  'opens a link': ({ app }, number) =>
    app.actions.openShared(
      {
        name: 'Lunch',
        segments: Array.from({ length: 2 + (number % 3) }, (_, index) => ({
          id: `shared-${index}`,
          text: `L${typed++}`,
          color: '#123456',
          weight: 1,
          eliminated: false,
        })),
        settings: { eliminationMode: number % 2 === 0 },
        created: null,
        isCustomName: false,
        isOtherVersion: false,
      },
      `#${number}`,
    ),
  'opens a file': ({ app, state }) => {
    const { wheel, settings } = state
    // An empty wheel cannot be saved.
    if (!canShare(wheel)) return
    // Its results would count as spins that nobody made.
    const unspun = { ...wheel, history: [], eliminationHistory: [], statistics: NO_STATISTICS }
    const name = `f${typed++}`
    app.actions.openFile(readFile(wheelFile(unspun, settings, 0), () => name, 0))
  },
  'opens it anyway': ({ app }) => app.actions.openBlockedWheel(),
  'begins a new wheel': ({ app }) => app.actions.newWheel(),
  'goes back to an own wheel': ({ app }) => app.actions.bringBackOwnWheel(),
  'undoes something': counting(({ app, state }) => app.actions.undo(state.toasts.at(-1)?.id ?? '')),
  'takes a step back': counting(({ app }) => app.actions.undoStep()),
  'makes a step again': counting(({ app }) => app.actions.redoStep()),
  'clears results': ({ app }) => app.actions.clearResults(),
  'clears eliminations': ({ app }) => app.actions.clearEliminations(),
  'switches elimination': ({ app }) => app.actions.toggleElimination(),
  'chooses no repeats': ({ app }) => app.actions.chooseMode('noRepeats'),
  'begins the round anew': ({ app }) => app.actions.unpickAll(),
  picks: (tab, number) => tab.app.actions.pick([someId(tab, number), someId(tab, number + 1)]),
  'marks someone absent': (tab, number) => tab.app.actions.setAbsent([someId(tab, number)], true),
  'marks everyone here': ({ app, state }) =>
    app.actions.setAbsent(
      state.wheel.segments.map(({ id }) => id),
      false,
    ),
  'chooses a speed': ({ app }, number) =>
    app.actions.changeSettings((settings) =>
      withPreset(settings, number % 2 ? 'normal' : 'instant'),
    ),
  'switches sound': ({ app }) => app.actions.toggleSound(),
  'chooses a theme': ({ app }, number) => app.actions.setTheme(number % 2 ? 'dark' : 'light'),
  'changes a preference': ({ app }, number) =>
    app.actions.changePreferences({ areHapticsOn: number % 2 === 0 }),
}

/** What the browser does. */
const EVENTS: Record<string, Deed> = {
  'hears of one write': (tab) => {
    if (tab.hear()) tab.look()
  },
  'hears of everything': (tab) => {
    while (tab.hear());
    tab.look()
  },
  'is told to store what waits': (tab) => tab.app.persistence.flush(),
  'lets a moment pass': (_, number, browser) => browser.pass(number % 900),
  'lets a while pass': (_, __, browser) => browser.pass(12_000),
  'has its clock changed': (_, number, browser) => {
    browser.clockMs += (number - 2500) * 1000
  },
  'is closed': (tab, _, browser) => browser.tabs.length > 1 && browser.close(tab, false),
  crashes: (tab, _, browser) => browser.tabs.length > 1 && browser.close(tab, true),
  'is one more': (_, __, browser) => browser.tabs.length < 4 && browser.open(),
  'may store nothing': (tab, _, browser) => {
    // Nor is that in the milliseconds in which two writes meet.
    browser.letAllHear()
    tab.isForbidden = true
    tab.isBlind = true
  },
  'may read nothing': (tab, _, browser) => {
    browser.letAllHear()
    tab.isBlind = true
  },
  'may read and store again': (tab) => {
    tab.isForbidden = false
    tab.isBlind = false
  },
  'has a full disk': (_, number, browser) => {
    const size = [...browser.storage].reduce(
      (sum, [key, text]) => sum + key.length + text.length,
      0,
    )
    browser.room = size + (number % 2000)
  },
  'has room again': (_, __, browser) => {
    browser.room = Number.POSITIVE_INFINITY
  },
  'is cleared by its visitor': (_, number, browser) =>
    number % 10 === 0 && browser.clearEverything(),
}

/** After these, who has won before and who is out may be drawn again. */
const BEGIN_ANEW = new Set([
  'restores all',
  'undoes something',
  'takes a step back',
  'makes a step again',
  'clears results',
  'begins the round anew',
  'picks',
  'switches elimination',
  'chooses no repeats',
])

/** Whoever cannot read does not know, and whoever cannot store does not tell. */
const IMPAIR = new Set([
  'may store nothing',
  'may read nothing',
  'has a full disk',
  'is cleared by its visitor',
])

export const STEPS = fc.array(
  fc.tuple(
    fc.nat(3),
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...Object.keys(DEEDS)) },
      { weight: 2, arbitrary: fc.constantFrom(...Object.keys(EVENTS)) },
      {
        weight: 2,
        arbitrary: fc.constantFrom('hears of one write', 'spins', 'adds', 'opens a link'),
      },
    ),
    fc.nat(5000),
  ),
  { minLength: 5, maxLength: 40 },
)

export const WORDS = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), {
  minLength: 3,
  maxLength: 9,
})

/** Mutations that a tab has not received yet. */
const MAX_LAG = 12

/** Runs the steps, lets everything settle, and checks that nothing was lost. */
export function runTabs(
  steps: readonly Step[],
  words: readonly number[],
  tabCount: number,
  hasLocks = true,
): void {
  const browser = new Browser(words, words.length % 2 ? 1_000_000 : -1_000_000, hasLocks)
  for (let index = 0; index < tabCount; index += 1) browser.open()
  for (const [which, name, number] of steps) {
    const tab = browser.tabs[which % browser.tabs.length] as Tab
    const deed = DEEDS[name]
    if (BEGIN_ANEW.has(name)) browser.rules.beginAnew()
    if (IMPAIR.has(name)) browser.rules.areTabsWell = false
    if (deed) act(browser, tab, deed, number)
    else EVENTS[name]?.(tab, number, browser)
    for (const one of browser.tabs) {
      // Writes are delivered within milliseconds.
      while (browser.log.length - one.heard > MAX_LAG) if (one.hear()) one.look()
      expectSound(one, name)
    }
  }
  comeToRest(browser)
  expectNothingLost(browser)
}

function act(browser: Browser, tab: Tab, deed: Deed, number: number): void {
  // The state loaded first was not made by this tab.
  tab.look()
  const before = textsOf(tab.shared)
  deed(tab, number, browser)
  const after = new Set(textsOf(tab.shared))
  for (const text of before) if (!after.has(text)) browser.texts.delete(text)
}

function expectSound(tab: Tab, name: string): void {
  const { state, app } = tab
  const rules = brokenRules(state)
  if (rules.length > 0) expect.fail(`${name}: ${rules.join(', ')}`)
  const isUnsaved = app.persistence.hasUnsaved()
  if (!isUnsaved) tab.hasTold = false
  const { shared } = tab
  const ids = spinsIn(shared)
  expect(new Set(ids).size, `${name}: each result once`).toBe(ids.length)
  for (const { wheel } of wheelsOf(shared)) expectOwnResults(wheel)
  expect(new Set(wheelIds(shared)).size, `${name}: each wheel once`).toBe(wheelIds(shared).length)
}

function expectOwnResults(wheel: Wheel): void {
  for (const { wheelId } of wheel.history) expect(wheelId).toBe(wheel.id)
}

function comeToRest(browser: Browser): void {
  browser.room = Number.POSITIVE_INFINITY
  for (const tab of browser.tabs) {
    tab.isForbidden = false
    tab.isBlind = false
  }
  let quietRounds = 0
  for (let round = 0; round < 60; round += 1) {
    const before = browser.log.length
    browser.pass(12_000)
    browser.pass(3000)
    browser.letAllHear()
    for (const tab of browser.tabs) tab.app.persistence.flush()
    browser.letAllHear()
    // A delivery in one round can begin a wait in the next.
    quietRounds = browser.log.length === before ? quietRounds + 1 : 0
    if (quietRounds === 2) return
  }
  expect.fail('the tabs never come to rest')
}

function expectNothingLost(browser: Browser): void {
  const [first] = browser.tabs as [Tab, ...Tab[]]
  // The wheel of a first visit is not shared before it is changed.
  if (!browser.storage.has(WHEEL_KEY)) return
  for (const tab of browser.tabs) {
    expect(tab.app.persistence.hasUnsaved()).toBe(false)
    // What was cleared and is still in a tab is stored again with its next change.
    if (!browser.isCleared) expect(tab.shared, 'all tabs agree').toEqual(first.shared)
  }
  // A new page loads the same state that the tabs had.
  const { shared } = first
  expect(shared.pendingSpins).toEqual([])
  const total = totalOf(shared)
  expect(total, 'no spin is counted twice').toBeLessThanOrEqual(browser.launched.size)
  if (browser.isCleared) return
  const stored = storedState(browser.storage) as SharedState
  expect(stored.wheel).toEqual(shared.wheel)
  expect(stored.ownWheels).toEqual(shared.ownWheels)
  // Where there are no locks, of two spins that begin at the same moment one gives way, and is told nowhere.
  const { size } = browser.hasLocks ? browser.launched : browser.rules.toldAnywhere
  expect(total, 'no spin is lost').toBeGreaterThanOrEqual(
    size - browser.excusedSpins - browser.takenBack.size,
  )
  const texts = new Set(textsOf(shared))
  const lost = [...browser.texts].filter((text) => !texts.has(text))
  if (!browser.areManyTold) expect(lost, 'no option is lost').toEqual([])
  const known = wheelIds(shared)
  const gone = [...browser.spun].filter((id) => !known.includes(id))
  expect(gone, 'no wheel is lost').toEqual([])
}
