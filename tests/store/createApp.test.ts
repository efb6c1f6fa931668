// Actions of the store: spins, editing, undo and adding many options.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advanceMotion, createMotion } from '../../src/spin/motion'
import type { App } from '../../src/store/createApp'
import { withinTurn } from '../../src/wheel/angle'
import { areAlike } from '../../src/wheel/colors/alike'
import { segmentUnderPointer } from '../../src/wheel/geometry'
import { activeSegments } from '../../src/wheel/segment'
import { DEFAULT_SETTINGS, type Settings } from '../../src/wheel/settings/settings'
import { createWheel } from '../../src/wheel/wheel'
import { shown } from '../sayings'
import { DEVICE, type FakeServices, fakeServices, lockManager, openApp } from './services'
import { readStored, storedText } from './stored'

const texts = (app: App) => app.store.getState().wheel.segments.map((segment) => segment.text)

function withSettings(services: FakeServices, change: (settings: Settings) => Settings) {
  const wheel = createWheel(['Yes', 'No', 'Maybe'], services.newId, services.now())
  const settings = change(DEFAULT_SETTINGS)
  services.texts.set('wheel_current', storedText({ wheel, settings }))
  return openApp(services)
}

const withPreset = (services: FakeServices, preset: 'instant' | 'fast') =>
  withSettings(services, (settings) => ({
    ...settings,
    animationSpeed: { ...settings.animationSpeed, preset },
  }))

function activeSpin(app: App) {
  const spin = app.store.getState().activeSpin
  if (!spin) throw new Error('No spin is under way')
  return spin
}

/** Of the specification, section 9, in an order in which none looks like the next: not taken from the code. */
const COLORS = [
  ...['#AB47BC', '#4ECDC4', '#FF6B6B', '#42A5F5', '#FFA726'],
  ...['#26A69A', '#EF5350', '#45B7D1', '#FFCA28', '#66BB6A'],
]

it.each([false, true])(
  "a quickly added option is 'New Option' in the color of the segment count, with weight 1 (eliminations: %s) @add.new-segment @menu.new-option",
  (isElimination) => {
    const app = openApp(fakeServices())
    if (isElimination) {
      app.actions.toggleElimination()
      app.actions.requestSpin()
      app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
    }
    for (let count = 3; count < 24; count += 1) {
      expect(app.actions.quickAddOption()).toBe(true)
      const { segments } = app.store.getState().wheel
      expect(segments).toHaveLength(count + 1)
      const { id, ...added } = segments[count] ?? {}
      // The first option and the one before it are beside it.
      const [first] = segments.filter(({ eliminated }) => !eliminated)
      const beside = [first?.color ?? '', segments[count - 1]?.color ?? '']
      const color = Array.from({ length: 10 }, (_, more) => COLORS[(count + more) % 10] ?? '').find(
        (one) => !beside.some((neighbor) => areAlike(one, neighbor)),
      )
      expect(added).toEqual({ text: 'New Option', color, weight: 1 })
      if (count < 5) expect(color).toBe(COLORS[count])
      expect(segments.filter((one) => one.id === id)).toHaveLength(1)
    }
  },
)

describe('a spin', () => {
  it('starts from Yes, No and Maybe and is idle', () => {
    const app = openApp(fakeServices())
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe'])
    expect(app.store.getState()).toMatchObject({
      phase: 'idle',
      activeSpin: null,
      lastResult: null,
    })
  })

  it('is decided and kept before anything moves', () => {
    const services = fakeServices({ words: [0.5, 0.5] })
    const app = openApp(services)
    expect(app.actions.requestSpin()).toBe(true)
    const { outcome } = activeSpin(app)
    expect(app.store.getState().phase).toBe('spinning')
    expect(readStored(services.texts.get('wheel_current')).pendingSpins).toMatchObject([outcome])
  })

  it('names the segment that the simulation leaves under the pointer', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.integer({ min: 0, max: 40 }),
        (word, fraction, extra) => {
          const app = openApp(fakeServices({ words: [word, fraction] }))
          for (let index = 0; index < extra; index += 1) app.actions.addOption(`Option ${index}`)
          app.actions.requestSpin()
          const { launch, outcome } = activeSpin(app)
          const motion = createMotion(launch)
          advanceMotion(motion, launch.durationMs)
          const active = activeSegments(app.store.getState().wheel.segments)
          const shown = active[segmentUnderPointer(motion.rotation, active.length)]
          expect(shown?.id).toBe(outcome.winner.id)
          expect(withinTurn(motion.rotation)).toBe(outcome.angle)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('is settled once, whoever reports its end and however often', () => {
    const app = openApp(fakeServices())
    app.actions.requestSpin()
    const { outcome } = activeSpin(app)
    app.actions.settleSpin('another spin')
    expect(app.store.getState().phase).toBe('spinning')
    app.actions.settleSpin(outcome.id)
    const settled = app.store.getState()
    app.actions.settleSpin(outcome.id)
    expect(app.store.getState()).toBe(settled)
    expect(settled).toMatchObject({ phase: 'finished', activeSpin: null, lastResult: outcome })
    expect(settled.wheel.history).toEqual([outcome])
    expect(settled.wheel.statistics.totalSpins).toBe(1)
    expect(settled.restRotation).toBe(outcome.angle)
  })

  it('has every field of a result @data.result', () => {
    const services = fakeServices()
    const app = openApp(services)
    const { wheel } = app.store.getState()
    app.actions.requestSpin()
    app.actions.settleSpin(activeSpin(app).outcome.id)
    const { lastResult } = app.store.getState()
    expect(lastResult).toEqual({
      id: expect.any(String),
      wheelId: wheel.id,
      winner: expect.toBeOneOf([...wheel.segments]),
      spinDuration: 4000,
      order: 1,
      timestamp: services.now(),
      angle: expect.any(Number),
      isEliminationMode: false,
      isFinalWinner: false,
      remainingSegments: 3,
      chance: 1 / 3,
    })
  })

  it('has the chance that its winner had, also where the winner is then out @setting.odds', () => {
    const services = fakeServices()
    const app = withSettings(services, (settings) => ({ ...settings, eliminationMode: true }))
    for (const active of [3, 2]) {
      app.actions.requestSpin()
      app.actions.settleSpin(activeSpin(app).outcome.id)
      expect(app.store.getState().lastResult?.chance).toBe(1 / active)
    }
    // Stored with it, for a page that is opened again.
    services.pass(1000)
    const [last, first] = readStored(services.texts.get('wheel_current') ?? '').wheel.history
    expect([first?.chance, last?.chance]).toEqual([1 / 3, 1 / 2])
  })

  it('cannot start while another is under way @spin.starts', () => {
    const app = openApp(fakeServices())
    app.actions.requestSpin()
    const before = app.store.getState()
    expect(app.actions.requestSpin()).toBe(false)
    expect(app.store.getState()).toBe(before)
  })

  it('starts the next one from where the last one came to rest', () => {
    const app = openApp(fakeServices({ words: [0.9, 0.3] }))
    app.actions.requestSpin()
    const first = activeSpin(app).outcome
    app.actions.settleSpin(first.id)
    app.actions.requestSpin()
    expect(activeSpin(app).launch.startRotation).toBe(first.angle)
    expect(app.store.getState().lastResult).toBeNull()
  })

  it('gives its result at once with the instant preset @spin.instant', () => {
    const app = withPreset(fakeServices(), 'instant')
    app.actions.requestSpin()
    expect(app.store.getState().phase).toBe('finished')
    expect(app.store.getState().lastResult?.spinDuration).toBe(0)
  })

  it('gives its result after 100 ms under reduced motion @spin.reduced-motion', () => {
    const services = fakeServices()
    const app = openApp(services, { ...DEVICE, prefersReducedMotion: true })
    app.actions.requestSpin()
    services.pass(99)
    expect(app.store.getState().phase).toBe('spinning')
    services.pass(1)
    expect(app.store.getState().phase).toBe('finished')
    expect(services.warnings).toEqual([])
  })

  it('that nothing draws is ended after 10 s with its own winner and a warning @spin.safety-timer @error.spin-timeout', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.requestSpin()
    const { outcome } = activeSpin(app)
    services.pass(9999)
    expect(app.store.getState().phase).toBe('spinning')
    services.pass(1)
    expect(app.store.getState()).toMatchObject({ phase: 'finished', lastResult: outcome })
    expect(services.warnings).toEqual(['Spin timeout triggered - forcing completion'])
  })

  it('longer than that is only ended a second after its duration @spin.safety-long', () => {
    const services = fakeServices()
    const app = withSettings(services, (settings) => ({
      ...settings,
      animationSpeed: {
        ...settings.animationSpeed,
        preset: 'custom',
        customSpinDuration: 10_000,
      },
    }))
    app.actions.requestSpin()
    services.pass(10_999)
    expect(app.store.getState().phase).toBe('spinning')
    services.pass(1)
    expect(app.store.getState().phase).toBe('finished')
  })

  it('leaves no timer behind once it is settled', () => {
    const services = fakeServices()
    const app = openApp(services)
    app.actions.requestSpin()
    expect(services.pendingTimers()).toBe(1)
    app.actions.settleSpin(activeSpin(app).outcome.id)
    // What is left ends the result's three seconds.
    services.pass(3000)
    expect(services.pendingTimers()).toBe(0)
  })

  it('survives a reload: it goes on where it is by then, and its winner is shown, once', () => {
    const services = fakeServices({ words: [0.4, 0.2] })
    const before = openApp(services)
    before.actions.requestSpin(300)
    const { outcome, launch, startedAtMs } = activeSpin(before)
    services.pass(1000)
    const after = openApp({ ...services, locks: lockManager().of({}) })
    expect(activeSpin(after)).toEqual({ outcome, launch, startedAtMs, isElsewhere: true })
    after.actions.settleSpin(outcome.id)
    expect(after.store.getState()).toMatchObject({ phase: 'finished', lastResult: outcome })
    expect(after.store.getState().wheel.history).toEqual([outcome])
    const later = openApp(services)
    expect(later.store.getState()).toMatchObject({ phase: 'idle', lastResult: outcome })
    expect(later.store.getState().wheel.history).toEqual([outcome])
    expect(later.store.getState().wheel.statistics.totalSpins).toBe(1)
  })

  it('that would have ended while no page was open has ended when the next opens', () => {
    const services = fakeServices({ words: [0.4, 0.2] })
    const before = openApp(services)
    before.actions.requestSpin()
    const { outcome } = activeSpin(before)
    const texts = new Map(services.texts)
    services.pass(60_000)
    for (const [key, text] of texts) services.texts.set(key, text)
    const { phase, lastResult, restRotation } = openApp(services).store.getState()
    expect({ phase, lastResult }).toEqual({ phase: 'finished', lastResult: outcome })
    expect(restRotation).toBe(outcome.angle)
  })

  it('needs two active options and says so @spin.starts', () => {
    const services = fakeServices()
    const wheel = createWheel(['Yes', 'No', 'Maybe'], services.newId, services.now())
    const segments = wheel.segments.map((one, index) =>
      index === 0 ? one : { ...one, eliminated: true },
    )
    services.texts.set('wheel_current', storedText({ wheel: { ...wheel, segments } }))
    const app = openApp(services)
    expect(app.actions.requestSpin()).toBe(false)
    expect(shown(app.store.getState().toasts.at(-1))?.message).toBe(
      'Add at least 2 options to spin',
    )
  })

  it('in elimination mode removes the winner until two are left, and then names the final winner', () => {
    const services = fakeServices()
    const app = withSettings(services, (settings) => ({ ...settings, eliminationMode: true }))
    const spin = () => {
      app.actions.requestSpin()
      const { outcome } = activeSpin(app)
      app.actions.settleSpin(outcome.id)
      return outcome
    }
    const first = spin()
    expect(first).toMatchObject({ isFinalWinner: false, remainingSegments: 2 })
    const second = spin()
    expect(second).toMatchObject({ isFinalWinner: true, remainingSegments: 1 })
    const { segments, eliminationHistory } = app.store.getState().wheel
    expect(segments.filter((one) => one.eliminated).map((one) => one.id)).toEqual([first.winner.id])
    expect(eliminationHistory).toHaveLength(1)
  })
})

describe('while the wheel spins', () => {
  it.each([
    ['adding', (app: App) => app.actions.addOption('Later')],
    ['quick adding', (app: App) => app.actions.quickAddOption()],
    ['editing', (app: App) => app.actions.editOption('id0', { text: 'Other' })],
    ['removing', (app: App) => app.actions.removeOption('id0')],
    ['resetting', (app: App) => app.actions.resetToDefault()],
    ['resetting to numbers', (app: App) => app.actions.resetToNumbers()],
    ['clearing', (app: App) => app.actions.clearResults()],
  ])('%s is ignored @spin.locks-wheel', (_, act) => {
    const app = openApp(fakeServices())
    app.actions.requestSpin()
    const before = app.store.getState()
    expect(act(app)).toBe(false)
    expect(app.store.getState()).toBe(before)
  })
})

describe('a change', () => {
  it('can be undone with everything it took away', () => {
    const app = openApp(fakeServices())
    app.actions.requestSpin()
    app.actions.settleSpin(activeSpin(app).outcome.id)
    const before = app.store.getState().wheel
    app.actions.resetToNumbers()
    expect(texts(app)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(app.store.getState()).toMatchObject({ phase: 'idle', lastResult: null })
    const toast = app.store.getState().toasts.at(-1)
    app.actions.undo(toast?.id ?? '')
    expect(app.store.getState().wheel).toBe(before)
    expect(app.store.getState()).toMatchObject({ phase: 'finished', lastResult: before.history[0] })
    expect(shown(app.store.getState().toasts)).toMatchObject([{ undoLabel: 'Redo' }])
  })

  it('that was undone can be made again, and undone again', () => {
    const app = openApp(fakeServices())
    const undo = () => app.actions.undo(app.store.getState().toasts.at(-1)?.id ?? '')
    app.actions.resetToNumbers()
    app.actions.addOption('Seven')
    undo()
    expect(texts(app)).toEqual(
      ['Yes', 'No', 'Maybe', '1', '2', '3', '4', '5', '6', 'Seven'].slice(0, 3),
    )
    undo()
    expect(texts(app)).toEqual(['1', '2', '3', '4', '5', '6', 'Seven'])
    undo()
    expect(texts(app)).toEqual(['Yes', 'No', 'Maybe'])
  })

  it('that removed several options in a row gives them back where they stood, and keeps what came since', () => {
    const app = openApp(fakeServices())
    app.actions.addOption('Four')
    app.actions.addOption('Five')
    for (const id of ['id0', 'id2']) app.actions.removeOption(id)
    expect(shown(app.store.getState().toasts)).toMatchObject([{ message: 'Removed 2 options' }])
    app.actions.addOption('Later')
    app.actions.editOption('id1', { text: 'Never' })
    app.actions.undo(app.store.getState().toasts.at(-1)?.id ?? '')
    expect(texts(app)).toEqual(['Yes', 'Never', 'Maybe', 'Four', 'Five', 'Later'])
  })

  it('of the histories is taken back without touching the result', () => {
    const app = openApp(fakeServices())
    app.actions.requestSpin()
    app.actions.settleSpin(activeSpin(app).outcome.id)
    const { lastResult, wheel } = app.store.getState()
    app.actions.clearResults()
    app.actions.addOption('Four')
    app.actions.undo(app.store.getState().toasts.at(-1)?.id ?? '')
    expect(app.store.getState()).toMatchObject({ phase: 'finished', lastResult })
    expect(app.store.getState().wheel.history).toEqual(wheel.history)
    expect(texts(app)).toHaveLength(4)
  })

  it('cannot be undone once another spin has been launched', () => {
    const app = openApp(fakeServices())
    app.actions.removeOption('id2')
    const toast = app.store.getState().toasts.at(-1)
    app.actions.requestSpin()
    app.actions.undo(toast?.id ?? '')
    expect(app.store.getState().phase).toBe('spinning')
    expect(texts(app)).toEqual(['Yes', 'No'])
  })

  it('keeps the settings when the wheel is reset', () => {
    const app = withPreset(fakeServices(), 'fast')
    app.actions.resetToDefault()
    expect(app.store.getState().settings.animationSpeed.preset).toBe('fast')
  })

  it('is ignored when it breaks a rule', () => {
    const app = openApp(fakeServices())
    expect(app.actions.addOption('   ')).toBe(false)
    expect(app.actions.editOption('id0', { text: ' ' })).toBe(false)
    expect(app.actions.editOption('id0', { color: 'red' })).toBe(false)
    expect(app.actions.removeOption('nobody')).toBe(false)
    app.actions.removeOption('id0')
    expect(app.actions.removeOption('id1')).toBe(false)
    expect(texts(app)).toEqual(['No', 'Maybe'])
  })
})

it('a new wheel has rules of its own; how it looks and sounds stays, and so does the wheel before', () => {
  const app = openApp(fakeServices())
  const { addOption, changeSettings, chooseMode, chooseAfterWin, newWheel, bringBackOwnWheel } =
    app.actions
  addOption('Kiwi')
  chooseMode('noRepeats')
  chooseAfterWin('halved')
  changeSettings((all) => ({
    ...all,
    weightsCount: true,
    soundEnabled: false,
    showProbabilities: true,
    theme: 'own',
  }))
  const before = app.store.getState().settings
  expect(newWheel()).toBe(true)
  const { noRepeats, eliminationMode, afterWin, weightsCount } = DEFAULT_SETTINGS
  const own = { noRepeats, eliminationMode, afterWin, weightsCount }
  expect(app.store.getState().settings).toEqual({ ...before, ...own })
  bringBackOwnWheel()
  expect(app.store.getState().settings).toEqual(before)
})
