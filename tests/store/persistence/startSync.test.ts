// Proves when the open page looks at what other tabs stored, and when it stores what waits.

import { expect, it, vi } from 'vitest'
import { startSync } from '../../../src/store/persistence/startSync'
import { fakeServices, openApp } from '../services'

const browser = vi.hoisted(() => ({
  leave: () => {},
  change: () => {},
  stopped: [] as string[],
  asked: 0,
}))

vi.mock('../../../src/platform/leaving', () => ({
  watchLeaving(leave: () => void) {
    browser.leave = leave
    return () => browser.stopped.push('leaving')
  },
}))
vi.mock('../../../src/platform/otherTabs', () => ({
  watchOtherTabs(change: () => void) {
    browser.change = change
    return () => browser.stopped.push('other tabs')
  },
}))
vi.mock('../../../src/platform/persistentStorage', () => ({
  hasVisitorActed: () => true,
  async askForPersistentStorage() {
    browser.asked += 1
  },
}))

const texts = (app: ReturnType<typeof openApp>) =>
  app.store.getState().wheel.segments.map(({ text }) => text)

it('an open page reads what others stored, writes what waits, and asks for lasting storage once', () => {
  const services = fakeServices()
  const [app, other] = [openApp(services), openApp(services)]
  other.actions.addOption('Before')
  const stop = startSync(app)
  expect(texts(app)).toContain('Before')

  other.actions.addOption('Since')
  browser.change()
  expect(texts(app)).toContain('Since')
  expect(browser.asked).toBe(0)

  // A large wheel is not written at once.
  app.actions.addOptions(Array.from({ length: 400 }, (_, index) => `N${index}`))
  const [first] = app.store.getState().wheel.segments
  for (const [wait, text] of [
    [browser.leave, 'Left'],
    [browser.change, 'Changed'],
  ] as const) {
    app.actions.editOption(first?.id ?? '', { text })
    expect(app.persistence.hasUnsaved()).toBe(true)
    wait()
    expect(app.persistence.hasUnsaved()).toBe(false)
  }
  expect(browser.asked).toBe(1)

  stop()
  expect(browser.stopped).toEqual(['leaving', 'other tabs'])
})
