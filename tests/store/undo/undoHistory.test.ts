// Undo and Redo of every change of the wheel, by id: what came since stays.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { App } from '../../../src/store/createApp'
import { withPictureAt } from '../../../src/wheel/decor'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { wheelOf } from '../../../src/wheel/wheel'
import { importLines } from '../../importLines'
import { shown, words } from '../../sayings'
import { brokenRules } from '../invariants'
import { fakeServices, openApp } from '../services'

const state = (app: App) => app.store.getState()
const texts = (app: App) => state(app).wheel.segments.map(({ text }) => text)
const done = (app: App) => shown(state(app).undoHistory.done).map(({ name }) => name)
const undone = (app: App) => shown(state(app).undoHistory.undone).map(({ name }) => name)
const idOf = (app: App, text: string) =>
  state(app).wheel.segments.find((one) => one.text === text)?.id ?? ''
const fresh = () => openApp(fakeServices())
/** What a step can change. */
const whole = (app: App) => {
  const { wheel, settings, link, lastResult, phase, restRotation } = state(app)
  return { wheel, settings, link, lastResult, phase, restRotation }
}

function spin(app: App) {
  expect(app.actions.requestSpin()).toBe(true)
  app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
  return state(app).lastResult
}

/** Every kind of change, each with what its step is called. */
const CHANGES: readonly [string, (app: App) => unknown][] = [
  ['Added “Fig”', ({ actions }) => actions.addOption('Fig')],
  ['Added 2 options', (app) => importLines(app, ['Ann', 'Ben'], { isReplacing: false })],
  ['Changed “Four” to “IV”', (app) => app.actions.editOption(idOf(app, 'Four'), { text: 'IV' })],
  [
    'Changed the color of “Four”',
    (app) => app.actions.editOption(idOf(app, 'Four'), { color: '#123456' }),
  ],
  ['Changed the colors', ({ actions }) => actions.choosePalette('#112233#ddeeff')],
  [
    'Fox',
    ({ actions }) =>
      actions.editList((wheel) => withPictureAt(wheel, 'hubPicture', '🦊'), words('Fox')),
  ],
  [
    'Sea',
    ({ actions }) =>
      actions.editList((wheel) => withPictureAt(wheel, 'background', '.abcdef'), words('Sea')),
  ],
  ['Removed “Four”', (app) => app.actions.removeOption(idOf(app, 'Four'))],
  ['Removed 2 options', (app) => app.actions.removeOptions([idOf(app, 'Four'), idOf(app, 'Five')])],
  ['Replaced 6 options with 2', (app) => importLines(app, ['Ann', 'Ben'], { isReplacing: true })],
  ['All eliminated options are back', ({ actions }) => actions.restoreOptions()],
  ['“Four” is absent today', (app) => app.actions.setAbsent([idOf(app, 'Four')], true)],
  [
    '2 options are absent today',
    (app) => app.actions.setAbsent([idOf(app, 'Four'), idOf(app, 'Five')], true),
  ],
  ['Weight of “Four”: 3', (app) => app.actions.setWeight(idOf(app, 'Four'), 3)],
  ['Weights count', ({ actions }) => actions.letWeightsCount(true)],
  ['1 picked option is back', ({ actions }) => actions.unpickAll()],
  ['Recent results cleared', ({ actions }) => actions.clearResults()],
  ['Elimination history cleared', ({ actions }) => actions.clearEliminations()],
  ['Named the wheel “Lunch”', ({ actions }) => actions.renameWheel('Lunch')],
  ['Reset to Yes, No and Maybe', ({ actions }) => actions.resetToDefault()],
  [
    'The wheel is now: Coin',
    ({ actions }) => actions.openTemplate(['Heads', 'Tails'], words('Coin')),
  ],
  [
    'Opened',
    ({ actions }) =>
      actions.openWheel(
        {
          wheel: wheelOf('Tea', state(other).wheel.segments, () => `w${wheels++}`, 7),
          settings: { ...DEFAULT_SETTINGS, eliminationMode: false },
        },
        { hash: '#a', isOpened: true },
        words('Opened'),
      ),
  ],
]
const other = fresh()
let wheels = 0

/** A wheel that was played, with a link. */
function played(): App {
  const app = fresh()
  for (const text of ['Four', 'Five']) app.actions.addOption(text)
  app.actions.addOption('Six')
  app.actions.pick([idOf(app, 'Six')])
  app.actions.toggleElimination()
  spin(app)
  app.actions.setLink('#x')
  return app
}

describe('a step', () => {
  it.each(CHANGES)('“%s” is taken back and made again', (name, act) => {
    const app = played()
    const before = whole(app)
    const earlier = done(app).length
    act(app)
    expect(done(app).slice(earlier)).toEqual([name])
    const after = whole(app)
    expect(app.actions.undoStep()).toBe(true)
    expect(whole(app)).toEqual(before)
    expect(shown(state(app).event)).toEqual({ name: 'changeUndone', message: `Undone: ${name}` })
    expect(undone(app)).toEqual([name])
    expect(app.actions.redoStep()).toBe(true)
    expect(whole(app)).toMatchObject({ ...after, wheel: expect.anything() })
    expect({ ...after.wheel, clearedResults: [] }).toEqual({
      ...state(app).wheel,
      clearedResults: [],
    })
    expect(shown(state(app).event)).toEqual({ name: 'changeUndone', message: `Redone: ${name}` })
    app.actions.undoStep()
    expect(whole(app)).toEqual(before)
    expect(brokenRules(state(app))).toEqual([])
  })

  it('in any number leads back to the first state, and forth to the last', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...CHANGES), { minLength: 1, maxLength: 12 }),
        (changes) => {
          const app = played()
          for (let count = done(app).length; count > 0; count -= 1) app.actions.undoStep()
          for (let count = undone(app).length; count > 0; count -= 1) app.actions.redoStep()
          const before = whole(app)
          const earlier = done(app).length
          for (const [, act] of changes) act(app)
          const after = whole(app)
          while (done(app).length > earlier) app.actions.undoStep()
          expect(whole(app)).toEqual(before)
          while (undone(app).length > 0) app.actions.redoStep()
          expect(whole(app).wheel.segments).toEqual(after.wheel.segments)
          expect(whole(app).wheel.history).toEqual(after.wheel.history)
          expect(brokenRules(state(app))).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })

  it('of another kind than these is none: settings', () => {
    const app = fresh()
    app.actions.toggleSound()
    app.actions.resetSettings()
    expect(done(app)).toEqual([])
    expect(app.actions.undoStep()).toBe(false)
    expect(app.actions.redoStep()).toBe(false)
  })

  it('empties what was undone before', () => {
    const app = fresh()
    app.actions.addOption('Four')
    app.actions.addOption('Five')
    app.actions.undoStep()
    app.actions.addOption('Six')
    expect(done(app)).toEqual(['Added “Four”', 'Added “Six”'])
    expect(undone(app)).toEqual([])
  })

  it('waits while the wheel spins', () => {
    const app = fresh()
    app.actions.addOption('Four')
    app.actions.requestSpin()
    expect(app.actions.undoStep()).toBe(false)
    expect(app.actions.goToStep(null)).toBe(false)
    expect(texts(app)).toHaveLength(4)
  })
})

describe('a spin', () => {
  it('is taken back with all that it has changed, and comes again @undo.spin', () => {
    for (const [, act] of CHANGES) {
      const app = played()
      act(app)
      app.actions.requestSpin()
      const { wheel, activeSpin } = state(app)
      app.actions.settleSpin(activeSpin?.outcome.id ?? '')
      const after = whole(app)
      const { winner, id = '' } = after.lastResult ?? {}
      expect(done(app).at(-1)).toBe(`Drew “${winner?.text}”`)
      expect(app.actions.undoSpin(id)).toBe(true)
      expect(state(app)).toMatchObject({ phase: 'idle', lastResult: null })
      expect(state(app).restRotation).toBe(activeSpin?.launch.startRotation)
      expect(state(app).wheel).toEqual({
        ...wheel,
        clearedResults: [id, ...wheel.clearedResults],
        lastOrder: after.wheel.lastOrder,
        lastUsed: after.wheel.lastUsed,
      })
      expect(shown(state(app).event)).toMatchObject({ message: `Undone: Drew “${winner?.text}”` })
      expect(brokenRules(state(app))).toEqual([])
      app.actions.redoStep()
      expect(whole(app)).toEqual(after)
      expect(brokenRules(state(app))).toEqual([])
    }
  })

  it('of no repeats picks nobody once it is taken back, and those that came since stay @undo.spin', () => {
    const app = openApp(fakeServices({ words: [0.1, 0.9] }))
    app.actions.chooseMode('noRepeats')
    const first = spin(app)
    const second = spin(app)
    expect(app.actions.undoSpin(first?.id ?? '')).toBe(true)
    const { wheel, phase, lastResult } = state(app)
    expect({ phase, lastResult }).toEqual({ phase: 'finished', lastResult: second })
    expect(wheel.history).toEqual([second])
    expect(wheel.statistics.totalSpins).toBe(1)
    const picked = wheel.segments.filter((one) => one.picked).map(({ id }) => id)
    expect(picked).toEqual([second?.winner.id])
    expect(app.actions.undoSpin(first?.id ?? '')).toBe(false)
  })

  it.each(CHANGES)(
    'that was taken back does not come back where what came after it is taken back too: %s @undo.spin',
    (_, change) => {
      const app = played()
      const id = spin(app)?.id ?? ''
      change(app)
      const later = done(app).length
      app.actions.undoSpin(id)
      if (done(app).length === later - 1) app.actions.undoStep()
      const { lastResult, wheel } = state(app)
      const left = [lastResult, ...wheel.history].map((result) => result?.id)
      expect(left).not.toContain(id)
      expect(wheel.eliminationHistory.map((one) => one.eliminatedByResult)).not.toContain(id)
      expect(brokenRules(state(app))).toEqual([])
    },
  )

  it('that is no longer shown, and one of another tab: nothing else goes @undo.spin', () => {
    const services = fakeServices()
    const [one, other] = [openApp(services), openApp(services)]
    const result = spin(one)
    one.actions.dismissResult()
    other.persistence.syncFromStorage()
    expect(other.actions.undoSpin(result?.id ?? '')).toBe(false)
    expect(one.actions.undoStep()).toBe(true)
    expect(state(one)).toMatchObject({ phase: 'idle', lastResult: null })
    one.persistence.flush()
    other.persistence.syncFromStorage()
    expect(state(other).wheel.history).toEqual([])
    expect(state(other).wheel.statistics.totalSpins).toBe(0)
  })

  it('is a step as long as its result is at hand, and takes no other with it @undo.spin', () => {
    const app = fresh()
    app.actions.addOption('Four')
    const first = spin(app)
    for (let count = 1; count < 25; count += 1) spin(app)
    expect(done(app)).toHaveLength(1 + 20)
    expect(app.actions.undoSpin(first?.id ?? '')).toBe(false)
    for (let count = 0; count < 21; count += 1) app.actions.undoStep()
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe'])
    expect(state(app).wheel.statistics.totalSpins).toBe(5)
    expect(brokenRules(state(app))).toEqual([])
  })

  it('of a prize is no step: its draw has a way of its own', () => {
    const app = fresh()
    const drawn = { id: 'result', drawId: 'draw', remainingSegments: 3, text: 'Yes' }
    const id = state(app).wheel.segments[0]?.id ?? ''
    app.actions.showSpin(id, 'Mug', undefined, drawn)
    app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
    expect(state(app).wheel.history).toHaveLength(1)
    expect(done(app)).toEqual([])
  })

  it('of a wheel that was set aside stays with it', () => {
    const app = fresh()
    app.actions.addOption('Four')
    spin(app)
    app.actions.resetToNumbers()
    app.actions.undoStep()
    expect(state(app).wheel.history).toHaveLength(1)
    expect(state(app).phase).toBe('finished')
  })

  it('of a new tournament that has gone on leaves its beginning as it is', () => {
    const app = played()
    for (let round = 0; round < 8 && !state(app).lastResult?.isFinalWinner; round += 1) spin(app)
    spin(app)
    expect(done(app).at(-2)).toMatch(/^A new tournament/)
    spin(app)
    const isSpin = (name: string) => name.startsWith('Drew')
    expect(done(app).filter((name) => !isSpin(name))).toEqual([
      'Added “Four”',
      'Added “Five”',
      'Added “Six”',
    ])
  })
})

describe('changes that follow one another', () => {
  it('of one text or color are one step, until a moment has passed', () => {
    const services = fakeServices()
    const app = openApp(services)
    for (const text of ['Yea', 'Yeah', 'Yeah!']) app.actions.editOption('id0', { text })
    expect(done(app)).toEqual(['Changed “Yes” to “Yeah!”'])
    for (const color of ['#111111', '#222222']) app.actions.editOption('id0', { color })
    services.pass(1999)
    app.actions.editOption('id0', { color: '#2a2a2a' })
    expect(done(app)).toHaveLength(2)
    services.pass(2000)
    app.actions.editOption('id0', { color: '#333333' })
    app.actions.editOption('id1', { color: '#333333' })
    expect(done(app)).toHaveLength(4)
    for (let count = 0; count < 3; count += 1) app.actions.undoStep()
    expect(state(app).wheel.segments[0]).toMatchObject({ text: 'Yeah!', color: '#AB47BC' })
    app.actions.undoStep()
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe'])
  })

  it('and end where they began are no step', () => {
    const app = fresh()
    app.actions.editOption('id0', { text: 'Yea' })
    app.actions.editOption('id0', { text: 'Yes' })
    expect(done(app)).toEqual([])
  })

  it('remove one after another within a toast are one step; with another between them, two', () => {
    const app = fresh()
    for (const text of ['Four', 'Five', 'Six']) app.actions.addOption(text)
    const before = state(app).wheel.segments
    for (const text of ['Five', 'Yes', 'Four']) app.actions.removeOption(idOf(app, text))
    expect(done(app).slice(3)).toEqual(['Removed 3 options'])
    app.actions.undoStep()
    expect(state(app).wheel.segments).toEqual(before)
    app.actions.redoStep()
    expect(texts(app)).toEqual(['No', 'Maybe', 'Six'])
    app.actions.editOption(idOf(app, 'No'), { text: 'Never' })
    app.actions.removeOption(idOf(app, 'Six'))
    expect(done(app).slice(4)).toEqual(['Changed “No” to “Never”', 'Removed “Six”'])
  })

  it('type over what Quick Add has added are one step with it, and none if it is taken back', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.quickAddOption()
    const id = idOf(app, 'New Option')
    services.pass(60_000)
    for (const text of ['F', 'Fi', 'Fig']) app.actions.editOption(id, { text })
    expect(done(app)).toEqual(['Added “Fig”'])
    app.actions.undoStep()
    expect(texts(app)).toHaveLength(3)
    app.actions.redoStep()
    expect(texts(app)[3]).toBe('Fig')
    app.actions.quickAddOption()
    app.actions.takeBackQuickAdd()
    expect(done(app)).toEqual(['Added “Fig”'])
  })
})

describe('the step of a toast', () => {
  it('is the one in the history, and leaves the line when it is taken', () => {
    const app = fresh()
    app.actions.addOption('Four')
    app.actions.removeOption('id0')
    const [toast] = state(app).toasts
    app.actions.editOption('id1', { text: 'Never' })
    app.actions.undo(toast?.id ?? '')
    expect(texts(app)).toEqual(['Yes', 'Never', 'Maybe', 'Four'])
    expect(done(app)).toEqual(['Added “Four”', 'Changed “No” to “Never”'])
    expect(undone(app)).toEqual(['Removed “Yes”'])
    expect(shown(state(app).toasts)).toMatchObject([
      { message: 'Undone: Removed “Yes”', undoLabel: 'Redo' },
    ])
    app.actions.undo(state(app).toasts[0]?.id ?? '')
    expect(texts(app)).toEqual(['Never', 'Maybe', 'Four'])
    expect(done(app).at(-1)).toBe('Removed “Yes”')
  })

  it('brings the sound back that was removed, whichever other one has come since @sound.own', () => {
    const app = fresh()
    const { chooseSounds, showToast, undo } = app.actions
    const choose = (change: object) => {
      const from = state(app).settings
      chooseSounds({ ownSounds: { ...from.ownSounds, ...change } })
      return { from: state(app).settings, to: from }
    }
    choose({ tick: 'click', winner: 'bell' })
    const settings = choose({ winner: '' })
    const change = { kind: 'settings', settings } as const
    const step = { id: 'removed', name: words('Removed'), change, size: 0 }
    showToast(words('Removed'), 'info', { undo: step })
    choose({ tick: 'wood', rush: 'wind' })
    app.actions.changeSettings((now) => ({ ...now, soundSet: 'harp' }))
    undo(state(app).toasts.at(-1)?.id ?? '')
    expect(state(app).settings).toMatchObject({
      soundSet: 'harp',
      ownSounds: { tick: 'wood', rush: 'wind', winner: 'bell', eliminated: '' },
    })

    // One that came in its place stays.
    choose({ winner: 'gong' })
    showToast(words('Removed'), 'info', { undo: step })
    undo(state(app).toasts.at(-1)?.id ?? '')
    expect(state(app).settings.ownSounds.winner).toBe('gong')
  })

  it('is offered the other way round once the keyboard has taken it', () => {
    const app = fresh()
    app.actions.removeOption('id0')
    app.actions.undoStep()
    expect(shown(state(app).toasts)).toMatchObject([
      { message: 'Undone: Removed “Yes”', undoLabel: 'Redo' },
    ])
  })
})

describe('going to a step', () => {
  it('takes back all after it, or makes again all down to it, and says how many', () => {
    const app = fresh()
    for (const text of ['Four', 'Five', 'Six', 'Seven']) app.actions.addOption(text)
    const ids = state(app).undoHistory.done.map(({ id }) => id)
    expect(app.actions.goToStep(ids[0] ?? '')).toBe(true)
    expect(texts(app).slice(3)).toEqual(['Four'])
    expect(shown(state(app).event)).toEqual({ name: 'changeUndone', message: 'Undone: 3 steps' })
    app.actions.goToStep(ids[2] ?? '')
    expect(texts(app).slice(3)).toEqual(['Four', 'Five', 'Six'])
    expect(shown(state(app).event)).toEqual({ name: 'changeUndone', message: 'Redone: 2 steps' })
    app.actions.goToStep(null)
    expect(texts(app)).toHaveLength(3)
    app.actions.goToStep(ids[3] ?? '')
    expect(texts(app)).toHaveLength(7)
    expect(app.actions.goToStep(ids[3] ?? '')).toBe(false)
    expect(app.actions.goToStep('nobody')).toBe(false)
  })
})

describe('the history', () => {
  it('holds 500 steps', () => {
    const app = fresh()
    for (let index = 0; index < 510; index += 1) app.actions.renameWheel(`Name ${index}`)
    expect(done(app)).toHaveLength(500)
    expect(done(app)[0]).toBe('Named the wheel “Name 10”')
    app.actions.goToStep(null)
    expect(undone(app)).toHaveLength(500)
    expect(state(app).wheel.name).toBe('Name 9')
  })

  it('refers to about 500 options after 500 edits of 10,000, not to 5,000,000', () => {
    const app = fresh()
    importLines(
      app,
      Array.from({ length: 10_000 }, (_, index) => `Option ${index}`),
      { isReplacing: true },
    )
    const earlier = new Set(state(app).undoHistory.done)
    for (let index = 0; index < 500; index += 1) {
      const id = state(app).wheel.segments[index * 20]?.id ?? ''
      app.actions.editOption(id, { text: `New ${index}` })
    }
    const { segments } = state(app).wheel
    const onWheel = new Set<unknown>(segments)
    const steps = state(app).undoHistory.done.filter((step) => !earlier.has(step))
    expect(steps).toHaveLength(500)
    const { options, lists } = held(steps)
    expect(options.size).toBeLessThanOrEqual(1000)
    // What the wheel does not have anyway.
    expect([...options].filter((option) => !onWheel.has(option))).toHaveLength(500)
    expect(Math.max(...lists)).toBeLessThan(3)
  })

  it('holds no more than 100,000 options, and always the last step', () => {
    const app = fresh()
    const lines = Array.from({ length: 10_000 }, (_, index) => `Option ${index}`)
    for (let round = 0; round < 20; round += 1) importLines(app, lines, { isReplacing: true })
    const { done: steps } = state(app).undoHistory
    expect(steps.length).toBeGreaterThan(3)
    expect(steps.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(100_000)
  })

  it('holds twenty other wheels, however few options they have', () => {
    const app = fresh()
    for (let round = 0; round < 25; round += 1) {
      app.actions.openTemplate([`Heads ${round}`, 'Tails'], words('Coin'))
    }
    expect(done(app)).toEqual(Array(20).fill('The wheel is now: Coin'))
  })

  it('is empty once saved data was cleared, and once it was put back', () => {
    const app = fresh()
    app.actions.addOption('Four')
    app.actions.clearSavedData()
    expect(done(app)).toEqual([])
    app.actions.addOption('Five')
    app.actions.putBackSavedData()
    expect(done(app)).toEqual([])
    expect(texts(app)).toContain('Four')
  })
})

describe('in two tabs', () => {
  function twoTabs() {
    const services = fakeServices()
    const one = openApp(services)
    one.actions.addOption('Four')
    const two = openApp(services)
    return { one, two, look: (app: App) => app.persistence.syncFromStorage() }
  }

  it('a change of the other to the same wheel stays, and so do the steps', () => {
    const { one, two, look } = twoTabs()
    one.actions.removeOption('id0')
    const toast = state(one).toasts[0]
    two.actions.addOption('Five')
    two.actions.editOption(idOf(two, 'No'), { text: 'Never' })
    look(one)
    expect(state(one).toasts).toContain(toast)
    one.actions.undoStep()
    expect(texts(one)).toEqual(['Yes', 'Never', 'Maybe', 'Four', 'Five'])
    one.actions.undoStep()
    expect(texts(one)).toEqual(['Yes', 'Never', 'Maybe', 'Five'])
  })

  it('never leave fewer than two options together', () => {
    const { one, two, look } = twoTabs()
    one.actions.addOption('Five')
    look(two)
    for (const text of ['Yes', 'No', 'Maybe']) two.actions.removeOption(idOf(two, text))
    look(one)
    one.actions.undoStep()
    one.actions.undoStep()
    expect(texts(one)).toHaveLength(2)
    expect(brokenRules(state(one))).toEqual([])
  })

  it('another wheel from the other empties the history, with the toasts that offer it', () => {
    const { one, two, look } = twoTabs()
    one.actions.removeOption('id0')
    two.actions.resetToNumbers()
    look(one)
    expect(done(one)).toEqual([])
    expect(state(one).toasts.filter(({ undo }) => undo)).toEqual([])
    expect(one.actions.undoStep()).toBe(false)
  })
})

/** All options that a value refers to, and the lengths of its lists. */
function held(value: unknown) {
  const options = new Set<unknown>()
  const lists: number[] = [0]
  const seen = new Set<unknown>()
  function look(part: unknown): void {
    if (typeof part !== 'object' || part === null || seen.has(part)) return
    seen.add(part)
    if (Array.isArray(part)) lists.push(part.length)
    if ('color' in part) options.add(part)
    else for (const inner of Object.values(part)) look(inner)
  }
  for (const step of value as readonly unknown[]) look(step)
  return { options, lists }
}
