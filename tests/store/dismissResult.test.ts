// Closing the winner's moment: the result leaves the screen, not the history. What waits for the moment's end comes.

import { expect, it } from 'vitest'
import { whenSeen } from '../../src/store/whenIdle'
import { withCustomTiming } from '../../src/wheel/settings/changes'
import { browser } from './browser'
import { fakeServices, openApp } from './services'

function spun() {
  const services = fakeServices()
  const app = openApp(services)
  app.actions.requestSpin()
  app.actions.settleSpin(app.store.getState().activeSpin?.outcome.id ?? '')
  return { services, app, state: () => app.store.getState() }
}

it('keeps the winner under the pointer @winner.stays', () => {
  const { app, state } = spun()
  const { restRotation, wheel, lastResult } = state()
  app.actions.dismissResult()
  expect(state()).toMatchObject({ phase: 'idle', lastResult, isRevealing: false })
  expect(state()).toMatchObject({ restRotation, wheel })
  expect(state().wheel.history).toHaveLength(1)
})

it('shows what another tab opened meanwhile', () => {
  const { open } = browser()
  const [app, other] = [open(), open()]
  const state = () => app.store.getState()
  other.deafen()
  app.actions.requestSpin()
  other.actions.resetToNumbers()
  app.actions.settleSpin(state().activeSpin?.outcome.id ?? '')
  // The winner is seen on the wheel that was spun.
  expect(state().shownWheel?.segments).toHaveLength(3)
  app.actions.dismissResult()
  expect(state()).toMatchObject({ phase: 'idle', lastResult: null, shownWheel: null })
  expect(state().wheel.segments).toHaveLength(6)
})

it('comes by itself after three seconds', () => {
  const { services, state } = spun()
  services.pass(2999)
  expect(state()).toMatchObject({ phase: 'finished', isRevealing: true })
  services.pass(1)
  expect(state()).toMatchObject({ isRevealing: false })
})

it.each([
  [4000, 10_000],
  [10_000, 11_000],
])('a spin of %i ms that nothing ends is over after %i ms', (spinMs, lastMs) => {
  const services = fakeServices()
  const app = openApp(services)
  app.actions.changeSettings((settings) => withCustomTiming(settings, 'customSpinDuration', spinMs))
  app.actions.requestSpin()
  services.pass(lastMs - 1)
  expect(app.store.getState().phase).toBe('spinning')
  services.pass(1)
  expect(app.store.getState().phase).toBe('finished')
})

it('does nothing before the wheel stands still', () => {
  const { app, state } = spun()
  app.actions.requestSpin()
  const before = state()
  app.actions.dismissResult()
  expect(state()).toBe(before)
})

it('is waited for, also by what came only when the winner was already shown', async () => {
  const { app } = spun()
  let isIdle = false
  const waiting = whenSeen(app.store).then(() => {
    isIdle = true
  })
  await Promise.resolve()
  expect(isIdle).toBe(false)
  app.actions.dismissResult()
  await waiting
})
