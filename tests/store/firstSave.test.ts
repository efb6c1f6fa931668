// Persistent storage is requested once, after the visitor's first change, not on a mere visit.

import { expect, it } from 'vitest'
import { safeStorage } from '../../src/platform/storage'
import { afterFirstSave } from '../../src/store/persistence/startSync'
import { fakeServices, openApp } from './services'
import { readStored } from './stored'

function visit(services = fakeServices()) {
  const app = openApp(services)
  const visitor = { hasActed: false, asked: 0 }
  const wait = () =>
    afterFirstSave(
      app,
      () => visitor.hasActed,
      () => {
        visitor.asked += 1
      },
    )
  return { app, visitor, wait }
}

it('a save that the visit itself makes, and a deed that saves nothing, are no reason', () => {
  const { app, visitor, wait } = visit()
  app.actions.addOption('Fig')
  wait()
  app.actions.addOption('Plum')
  visitor.hasActed = true
  app.actions.openDialog('help')
  expect(visitor.asked).toBe(0)
})

it('the first save after a deed is one, and no later one', () => {
  const { app, visitor, wait } = visit()
  wait()
  visitor.hasActed = true
  app.actions.addOption('Fig')
  expect(visitor.asked).toBe(1)
  app.actions.addOption('Plum')
  expect(visitor.asked).toBe(1)
})

it('a deed that was kept before anyone waited is one', () => {
  const { app, visitor, wait } = visit()
  visitor.hasActed = true
  app.actions.addOption('Fig')
  wait()
  expect(visitor.asked).toBe(1)
  app.actions.addOption('Plum')
  expect(visitor.asked).toBe(1)
})

it('what the browser refused to keep is none', () => {
  const storage = safeStorage(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const { app, visitor, wait } = visit(fakeServices({ storage }))
  wait()
  visitor.hasActed = true
  app.actions.addOption('Fig')
  expect(visitor.asked).toBe(0)
})

it('a wheel that a draw begins on is stored, though nothing on it has changed', () => {
  const services = fakeServices()
  const app = openApp(services)
  const { wheel } = app.store.getState()
  expect(services.texts.has('wheel_current')).toBe(false)
  services.pass(5000)
  app.actions.storeWheel()
  app.persistence.flush()
  expect(app.store.getState().wheel).toEqual({ ...wheel, lastUsed: services.now() })
  expect(readStored(services.texts.get('wheel_current') ?? '').wheel.id).toBe(wheel.id)
})
