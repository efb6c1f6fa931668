// After a final winner, the next spin begins a new tournament.

import { describe, expect, it } from 'vitest'
import type { App } from '../../src/store/createApp'
import { activeSegments } from '../../src/wheel/segment'
import { withPreset } from '../../src/wheel/settings/changes'
import { shown } from '../sayings'
import { brokenRules } from './invariants'
import { fakeServices, openApp } from './services'

const state = (app: App) => app.store.getState()
const active = (app: App) => activeSegments(state(app).wheel.segments).map(({ text }) => text)
const lastToast = (app: App) => shown(state(app).toasts.at(-1))
const MESSAGE = 'A new tournament begins: all 5 options are back'

function settle(app: App) {
  app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
}

function spin(app: App) {
  expect(app.actions.requestSpin()).toBe(true)
  settle(app)
  return state(app).lastResult
}

/** Plays Yes, No, Maybe, Four and Five down to their final winner. */
function finish(app: App) {
  for (const text of ['Four', 'Five']) app.actions.addOption(text)
  app.actions.toggleElimination()
  for (let left = 4; left >= 2; left -= 1) expect(spin(app)?.remainingSegments).toBe(left)
  const result = spin(app)
  expect(result?.isFinalWinner).toBe(true)
  expect(active(app)).toHaveLength(2)
  return result
}

function finished() {
  const services = fakeServices({ words: [0.1, 0.5, 0.7] })
  const app = openApp(services)
  return { services, app, result: finish(app) }
}

describe('the spin after a final winner', () => {
  it('brings everybody back, clears the elimination history and turns at once, and says so', () => {
    const { app } = finished()
    app.actions.requestSpin()
    expect(state(app)).toMatchObject({
      phase: 'spinning',
      wheel: { eliminationHistory: [] },
      activeSpin: { outcome: { isFinalWinner: false, remainingSegments: 4 } },
    })
    expect(active(app)).toHaveLength(5)
    expect(lastToast(app)).toMatchObject({ message: MESSAGE, undo: { name: MESSAGE } })
    settle(app)
    expect(active(app)).toHaveLength(4)
    expect(state(app).wheel.eliminationHistory).toHaveLength(1)
    expect(state(app).lastResult).toMatchObject({ isFinalWinner: false, remainingSegments: 4 })
  })

  it('is announced: first who is back, then the spin', () => {
    const { app } = finished()
    const events: unknown[] = []
    app.store.subscribe(({ event }, before) => event !== before.event && events.push(event?.name))
    app.actions.requestSpin()
    expect(events).toEqual(['optionsRestored', 'spinStarted'])
  })

  it('leads to a final winner of everybody again', () => {
    const { app } = finished()
    for (let left = 4; left >= 2; left -= 1) expect(spin(app)?.remainingSegments).toBe(left)
    expect(spin(app)).toMatchObject({ isFinalWinner: true })
  })

  it('is the same after a reload, and in another tab', () => {
    const { services, app } = finished()
    const reloaded = openApp(services)
    expect(state(reloaded).phase).toBe('idle')
    reloaded.actions.requestSpin()
    expect(active(reloaded)).toHaveLength(5)
    app.persistence.syncFromStorage()
    expect(active(app)).toHaveLength(5)
  })

  it('takes in what was added or edited since', () => {
    const { app, result } = finished()
    app.actions.addOption('Six')
    app.actions.editOption(result?.winner.id ?? '', { text: 'Edited' })
    app.actions.requestSpin()
    expect(active(app)).toHaveLength(6)
    expect(active(app)).toEqual(expect.arrayContaining(['Six', 'Edited']))
  })

  it('begins one also where the mode was off in between, or results of other spins are newer', () => {
    const { app } = finished()
    app.actions.toggleElimination()
    spin(app)
    expect(active(app)).toHaveLength(2)
    app.actions.toggleElimination()
    app.actions.requestSpin()
    expect(active(app)).toHaveLength(5)
  })

  it('has nobody to bring back on a wheel of two, or after Restore All', () => {
    const app = openApp(fakeServices({ words: [0.1, 0.5] }))
    app.actions.removeOption(state(app).wheel.segments[0]?.id ?? '')
    app.actions.toggleElimination()
    expect(spin(app)?.isFinalWinner).toBe(true)
    app.actions.requestSpin()
    expect(shown(state(app).toasts).map(({ message }) => message)).not.toContain(
      'A new tournament begins: all 2 options are back',
    )
    const { app: other } = finished()
    other.actions.restoreOptions()
    spin(other)
    spin(other)
    expect(active(other)).toHaveLength(3)
    expect(state(other).toasts).toEqual([])
  })

  it('gives its result at once with the instant preset, and its toast stays', () => {
    const { app } = finished()
    app.actions.changeSettings((settings) => withPreset(settings, 'instant'))
    app.actions.requestSpin()
    expect(active(app)).toHaveLength(4)
    expect(lastToast(app)?.message).toBe(MESSAGE)
  })
})

describe('Undo of a new tournament', () => {
  it('waits for the result, and is offered after it', () => {
    const { app } = finished()
    app.actions.requestSpin()
    const toast = state(app).toasts.at(-1)
    const { wheel } = state(app)
    app.actions.undo(toast?.id ?? '')
    expect(state(app)).toMatchObject({ phase: 'spinning', wheel })
    settle(app)
    expect(state(app).toasts).toContain(toast)
  })

  it.each([0.05, 0.3, 0.5, 0.7, 0.95])(
    'puts the finished one back as it was, whoever was drawn (%d), and keeps the result as one that eliminated nobody',
    (word) => {
      const services = fakeServices({ words: [0.1, 0.5, 0.7, 0.2, word] })
      const app = openApp(services)
      finish(app)
      const { wheel, lastResult, restRotation } = state(app)
      const drawn = spin(app)
      app.actions.undo(lastToast(app)?.id ?? '')
      const after = state(app)
      expect(after).toMatchObject({ phase: 'finished', lastResult, restRotation })
      expect(brokenRules(after)).toEqual([])
      const { history, statistics, ...others } = after.wheel
      expect(others.segments.map((one) => one.eliminated ?? false)).toEqual(
        wheel.segments.map((one) => one.eliminated ?? false),
      )
      expect(others.eliminationHistory).toEqual(wheel.eliminationHistory)
      expect(history).toEqual([
        { ...drawn, isEliminationMode: false, remainingSegments: 5 },
        ...wheel.history,
      ])
      expect(statistics.totalSpins).toBe(wheel.statistics.totalSpins + 1)
      expect(openApp(services).store.getState().wheel).toEqual(after.wheel)
      // The tournament is over as before, so the next spin begins a new one.
      app.actions.requestSpin()
      expect(active(app)).toHaveLength(5)
    },
  )

  it('can itself be undone', () => {
    const { app } = finished()
    spin(app)
    const { wheel } = state(app)
    app.actions.undo(lastToast(app)?.id ?? '')
    expect(lastToast(app)?.undoLabel).toBe('Redo')
    app.actions.undo(lastToast(app)?.id ?? '')
    expect(state(app).wheel).toEqual(wheel)
  })

  it('keeps what was added, edited and cleared since, and is gone with the next spin', () => {
    const { app } = finished()
    spin(app)
    const toast = lastToast(app)
    app.actions.addOption('Six')
    app.actions.clearResults()
    app.actions.undo(toast?.id ?? '')
    expect(active(app)).toHaveLength(3)
    expect(active(app)).toContain('Six')
    expect(state(app).wheel.history).toEqual([])
    expect(brokenRules(state(app))).toEqual([])

    const { app: other } = finished()
    spin(other)
    spin(other)
    expect(state(other).toasts.filter(({ undo }) => undo)).toEqual([])
  })
})
