// What the result panel and the statistics show, whatever there is.

import { expect, it } from 'vitest'
import { hasHistory, hasResults } from '../../../src/ui/results/selectors'
import { fakeServices, openApp } from '../../store/services'

function spun() {
  const services = fakeServices()
  const app = openApp(services)
  const spin = () => {
    app.actions.requestSpin()
    app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
  }
  const shown = () => ({
    results: hasResults(app.store.getState()),
    statistics: hasHistory(app.store.getState()),
  })
  /** What a page that is opened now shows. */
  const reloaded = () => {
    const state = openApp(services).store.getState()
    return { results: hasResults(state), statistics: hasHistory(state) }
  }
  return { app, spin, shown, reloaded }
}

it('nothing at first, everything after a spin, and nothing once it is cleared: reloaded or not @statistics.panel @results.empty', () => {
  const { app, spin, shown, reloaded } = spun()
  const expectBoth = (is: boolean) => {
    expect(shown()).toEqual({ results: is, statistics: is })
    expect(reloaded()).toEqual(shown())
  }
  expectBoth(false)
  spin()
  expectBoth(true)
  app.actions.clearResults()
  expectBoth(false)
  app.actions.undo(app.store.getState().toasts.at(-1)?.id ?? '')
  expectBoth(true)
  expect(app.store.getState()).toMatchObject({ phase: 'finished', lastResult: {} })
  app.actions.clearResults()
  spin()
  expectBoth(true)
  expect(app.store.getState().wheel.statistics.totalSpins).toBe(2)
})

it('eliminations alone are history @statistics.panel', () => {
  const { app, spin, shown, reloaded } = spun()
  app.actions.toggleElimination()
  spin()
  app.actions.clearResults()
  expect(shown()).toEqual({ results: true, statistics: true })
  expect(reloaded()).toEqual(shown())
  app.actions.clearEliminations()
  expect(shown()).toEqual({ results: false, statistics: false })
  expect(reloaded()).toEqual(shown())
})

it('what another tab clears is cleared here, with the result on screen', () => {
  const services = fakeServices()
  const [one, other] = [openApp(services), openApp(services)]
  one.actions.requestSpin()
  one.actions.settleSpin(one.store.getState().activeSpin?.outcome.id ?? '')
  other.actions.clearResults()
  one.persistence.syncFromStorage()
  expect(one.store.getState()).toMatchObject({ phase: 'idle', lastResult: null })
  expect(hasResults(one.store.getState())).toBe(false)
})
