// Persistent storage is requested once, after the visitor's first change, not on a mere visit.

import { expect, it } from 'vitest'
import { safeStorage } from '../../src/platform/storage'
import { afterFirstSave } from '../../src/store/persistence/startSync'
import { fakeServices, openApp } from './services'

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
