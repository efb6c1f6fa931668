// The wheel's name: given in place, kept, and shared by all tabs.

import { expect, it } from 'vitest'
import type { App } from '../../src/store/createApp'
import { words } from '../sayings'
import { browser, twoTabs } from './browser'
import { fakeServices, openApp } from './services'

const state = (app: App) => app.store.getState()
const nameOf = (app: App) => state(app).wheel.name

function fresh() {
  const services = fakeServices()
  return { services, app: openApp(services) }
}

it.each([
  ['  Class 4b ', 'Class 4b'],
  ['x'.repeat(51), 'x'.repeat(50)],
  ['👨‍👩‍👧‍👦'.repeat(51), '👨‍👩‍👧‍👦'.repeat(50)],
  ['', 'My Wheel'],
  [' \u200b', 'My Wheel'],
])('a wheel renamed to %j is called %j, also after a reload', (typed, name) => {
  const { services, app } = fresh()
  app.actions.renameWheel('Before')
  expect(app.actions.renameWheel(typed)).toBe(true)
  expect(nameOf(app)).toBe(name)
  expect(nameOf(openApp(services))).toBe(name)
  expect(app.actions.renameWheel(typed)).toBe(false)
})

it('a name drops a link, which has the old one, and makes the wheel the visitor’s own', () => {
  const { app } = fresh()
  app.actions.openWheel(state(app), { hash: '#a', isOpened: true }, words('Opened'))
  app.actions.renameWheel('Lunch')
  expect(state(app).link).toBeNull()
  app.actions.resetToNumbers()
  expect(nameOf(app)).toBe('My Wheel')
  expect(state(app).ownWheels[0]?.wheel.name).toBe('Lunch')
  app.actions.bringBackOwnWheel()
  expect(nameOf(app)).toBe('Lunch')
})

it('undoing and redoing an earlier change leaves the name as it now is', () => {
  const { app } = fresh()
  const last = () => state(app).toasts.at(-1)?.id ?? ''
  app.actions.removeOption(state(app).wheel.segments[0]?.id ?? '')
  app.actions.renameWheel('Lunch')
  app.actions.undo(last())
  expect(state(app).wheel).toMatchObject({ name: 'Lunch', segments: { length: 3 } })
  app.actions.renameWheel('Dinner')
  app.actions.undo(last())
  expect(state(app).wheel).toMatchObject({ name: 'Dinner', segments: { length: 2 } })
})

it('undoing a reset brings the old wheel back under its own name, and the named new one is not lost', () => {
  const { app } = fresh()
  app.actions.renameWheel('Lunch')
  app.actions.resetToNumbers()
  app.actions.renameWheel('Dice')
  app.actions.undo(state(app).toasts.at(-1)?.id ?? '')
  expect(nameOf(app)).toBe('Lunch')
  expect(state(app).ownWheels.map(({ wheel }) => wheel.name)).toEqual(['Dice'])
})

it('a wheel can be renamed while it spins, and the result is recorded on it @spin.locks-wheel', () => {
  const { services, app } = fresh()
  app.actions.requestSpin()
  app.actions.renameWheel('Lunch')
  expect(state(app).phase).toBe('spinning')
  app.actions.settleSpin(state(app).activeSpin?.outcome.id ?? '')
  expect(state(app).wheel).toMatchObject({ name: 'Lunch', history: { length: 1 } })
  expect(openApp(services).store.getState().wheel).toEqual(state(app).wheel)
})

it('of two tabs, each keeps what the other did while one gave a name', () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  one.actions.renameWheel('Lunch')
  other.actions.addOption('Fig')
  one.look()
  for (const tab of [one, other]) {
    expect(nameOf(tab)).toBe('Lunch')
    expect(state(tab).wheel.segments.at(-1)?.text).toBe('Fig')
  }
})

it('a name given during a spin reaches the wheel that another tab has changed meanwhile', () => {
  const { open } = browser()
  const [one, other] = twoTabs({ open })
  other.deafen()
  one.actions.requestSpin()
  other.actions.addOption('Fig')
  one.look()
  one.actions.renameWheel('Lunch')
  one.actions.settleSpin(state(one).activeSpin?.outcome.id ?? '')
  other.hear()
  for (const tab of [one, other]) {
    expect(state(tab).wheel).toMatchObject({ name: 'Lunch', segments: { length: 4 } })
  }
})
