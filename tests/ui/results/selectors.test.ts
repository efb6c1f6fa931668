// What the result panel and the statistics show, whatever there is.

import { expect, it } from 'vitest'
import { chancesInAll, hasHistory, withStored } from '../../../src/ui/results/shownResults'
import { fakeServices, openApp } from '../../store/services'

function spun() {
  const services = fakeServices()
  const app = openApp(services)
  const spin = () => {
    app.actions.requestSpin()
    app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
  }
  const isShown = () => hasHistory(app.store.getState())
  /** In a page that is opened now. */
  const isShownAnew = () => hasHistory(openApp(services).store.getState())
  return { app, spin, isShown, isShownAnew }
}

it('nothing at first, everything after a spin, and nothing once it is cleared: reloaded or not @statistics.panel @results.empty', () => {
  const { app, spin, isShown, isShownAnew } = spun()
  const expectBoth = (is: boolean) => expect([isShown(), isShownAnew()]).toEqual([is, is])
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
  const { app, spin, isShown, isShownAnew } = spun()
  app.actions.toggleElimination()
  spin()
  app.actions.clearResults()
  expect([isShown(), isShownAnew()]).toEqual([true, true])
  app.actions.clearEliminations()
  expect([isShown(), isShownAnew()]).toEqual([false, false])
})

it('what another tab clears is cleared here, with the result on screen', () => {
  const services = fakeServices()
  const [one, other] = [openApp(services), openApp(services)]
  one.actions.requestSpin()
  one.actions.settleSpin(one.store.getState().activeSpin?.outcome.id ?? '')
  other.actions.clearResults()
  one.persistence.syncFromStorage()
  expect(one.store.getState()).toMatchObject({ phase: 'idle', lastResult: null })
  expect(hasHistory(one.store.getState())).toBe(false)
})

it('says what was to be expected only where each option had the same chance each time @statistics.expected', () => {
  const { app, spin } = spun()
  const chances = () => {
    const { wheel, settings } = app.store.getState()
    const chanceOf = chancesInAll(wheel.history, wheel, settings)
    return chanceOf && wheel.segments.map(({ id }) => chanceOf(id))
  }
  for (let count = 0; count < 3; count += 1) spin()
  expect(chances()).toEqual([1 / 3, 1 / 3, 1 / 3])
  app.actions.addOption('Later')
  expect(chances()).toBeNull()
  app.actions.undoStep()
  expect(chances()).toEqual([1 / 3, 1 / 3, 1 / 3])
  app.actions.toggleElimination()
  spin()
  expect(chances()).toBeNull()
})

it('older results stand behind the last ones, without what was cleared or taken back @statistics.kept', () => {
  const { app, spin } = spun()
  const wheel = () => app.store.getState().wheel
  const orders = (...stored: Parameters<typeof withStored>[1][]) =>
    withStored(wheel().history, stored.flat(), wheel().clearedResults).map(({ order }) => order)
  spin()
  const [sample] = wheel().history
  if (!sample) throw new Error('Nothing was drawn')
  const older = [0, -1, -2].map((order) => ({ ...sample, id: `old${order}`, order }))
  expect(orders([sample], older)).toEqual([1, 0, -1, -2])
  spin()
  const last = wheel().history
  expect(orders([...last], older)).toEqual([2, 1, 0, -1, -2])
  app.actions.undoSpin(last[0]?.id ?? '')
  expect(orders([...last], older)).toEqual([1, 0, -1, -2])
  app.actions.clearResults()
  expect(orders([...last], older)).toEqual([])
  spin()
  // The library follows a moment later.
  expect(wheel().history).toHaveLength(1)
  expect(orders([...last], older)).toHaveLength(1)
})
