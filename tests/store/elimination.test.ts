// Elimination mode in the store.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { App } from '../../src/store/createApp'
import { activeSegments } from '../../src/wheel/segment'
import { shown } from '../sayings'
import { type FakeServices, fakeServices, openApp } from './services'

function tournament(words: readonly number[], options: readonly string[] = []) {
  const services = fakeServices({ words })
  const app = openApp(services)
  for (const option of options) app.actions.addOption(option)
  app.actions.toggleElimination()
  return { app, services }
}

function spin(app: App) {
  app.actions.requestSpin()
  const outcome = app.store.getState().activeSpin?.outcome
  if (!outcome) throw new Error('No spin is under way')
  app.actions.settleSpin(outcome.id)
  return outcome
}

const active = (app: App) => activeSegments(app.store.getState().wheel.segments)

it('every spin takes out its winner, until the last of two is the final winner @data.result @elimination.out @elimination.final', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 2, maxLength: 40 }),
      fc.integer({ min: 0, max: 9 }),
      (words, extra) => {
        const names = Array.from({ length: extra }, (_, index) => `More ${index}`)
        const { app } = tournament(words, names)
        const gone = new Set<string>()
        for (let left = active(app).length; left > 2; left -= 1) {
          const { winner, isFinalWinner, remainingSegments } = spin(app)
          expect(gone.has(winner.id)).toBe(false)
          gone.add(winner.id)
          expect(isFinalWinner).toBe(false)
          expect(remainingSegments).toBe(left - 1)
          expect(active(app)).toHaveLength(left - 1)
        }
        const last = spin(app)
        expect(last).toMatchObject({ isFinalWinner: true, remainingSegments: 1 })
        expect(gone.has(last.winner.id)).toBe(false)
        expect(active(app)).toHaveLength(2)
        expect(app.store.getState().wheel.eliminationHistory).toHaveLength(extra + 1)
      },
    ),
    { numRuns: 60 },
  )
})

it('restoring brings everybody back as they were and clears the elimination history @elimination.restore', () => {
  const { app } = tournament([0.1, 0.5], ['Four', 'Five'])
  const before = app.store.getState().wheel.segments
  spin(app)
  spin(app)
  app.actions.restoreOptions()
  expect(app.store.getState().wheel.segments).toEqual(before)
  expect(app.store.getState().wheel.eliminationHistory).toEqual([])
  expect(app.store.getState().wheel.statistics.totalEliminations).toBe(2)
})

it('restoring can be undone', () => {
  const { app } = tournament([0.1, 0.5], ['Four'])
  spin(app)
  const before = app.store.getState().wheel
  app.actions.restoreOptions()
  app.actions.undo(app.store.getState().toasts.at(-1)?.id ?? '')
  expect(app.store.getState().wheel).toEqual(before)
})

it('restoring loses nothing that was added or edited, and its undo loses nothing either @elimination.restore', () => {
  const { app } = tournament([0.1, 0.5], ['Four'])
  const texts = () => app.store.getState().wheel.segments.map(({ text }) => text)
  spin(app)
  app.actions.addOption('Five')
  const edited = app.store.getState().wheel.segments.find((one) => !one.eliminated)
  app.actions.editOption(edited?.id ?? '', { text: 'Edited' })
  const before = texts()
  expect(before).toEqual(expect.arrayContaining(['Edited', 'Five']))
  app.actions.restoreOptions()
  expect(texts()).toEqual(before)
  expect(active(app)).toHaveLength(5)
  const toast = shown(app.store.getState().toasts.at(-1))
  expect(toast?.message).toBe('All eliminated options are back')
  app.actions.addOption('Six')
  app.actions.undo(toast?.id ?? '')
  expect(texts()).toEqual([...before, 'Six'])
  expect(active(app)).toHaveLength(5)
  expect(app.store.getState().wheel.eliminationHistory).toHaveLength(1)
})

it.each(['resetToDefault', 'resetToNumbers'] as const)(
  '%s leaves the settings, and takes counts and histories with the old wheel @reset.replaces',
  (reset) => {
    const { app } = tournament([0.1, 0.5], ['Four'])
    app.actions.toggleSound()
    spin(app)
    spin(app)
    const { settings, wheel } = app.store.getState()
    app.actions[reset]()
    const state = app.store.getState()
    expect(state.settings).toEqual(settings)
    expect(state.settings).toMatchObject({ eliminationMode: true, soundEnabled: false })
    expect(state).toMatchObject({ phase: 'idle', lastResult: null })
    expect(state.wheel).toMatchObject({
      history: [],
      eliminationHistory: [],
      statistics: { totalSpins: 0, totalEliminations: 0, totalSpinTime: 0 },
    })
    expect(state.wheel.segments.some(({ eliminated }) => eliminated)).toBe(false)
    expect(state.event).toEqual({
      name: 'wheelReset',
      to: reset === 'resetToDefault' ? 'default' : 'numbers',
    })
    app.actions.bringBackOwnWheel()
    expect(app.store.getState().wheel).toEqual(wheel)
  },
)

it('clearing the elimination history leaves the eliminated out @elimination.clear', () => {
  const { app } = tournament([0.1, 0.5], ['Four'])
  spin(app)
  app.actions.clearEliminations()
  expect(app.store.getState().wheel.eliminationHistory).toEqual([])
  expect(active(app)).toHaveLength(3)
})

it('the mode cannot be switched while it spins @spin.locks-wheel', () => {
  const { app } = tournament([0.1, 0.5])
  app.actions.requestSpin()
  app.actions.toggleElimination()
  expect(app.store.getState().settings.eliminationMode).toBe(true)
})

it('a result stands out for three seconds, or until the next spin or change @winner.reveal-time', () => {
  const run = (then: (app: App, services: FakeServices) => void) => {
    const { app, services } = tournament([0.1, 0.5], ['Four'])
    spin(app)
    expect(app.store.getState().isRevealing).toBe(true)
    then(app, services)
    expect(app.store.getState().isRevealing).toBe(false)
  }
  run((app, services) => {
    services.pass(2999)
    expect(app.store.getState().isRevealing).toBe(true)
    services.pass(1)
  })
  run((app) => app.actions.requestSpin())
  run((app) => app.actions.addOption('Five'))
})
