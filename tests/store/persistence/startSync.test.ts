// When the open page looks at what other tabs stored, and when it stores what waits.

import { afterEach, expect, it, vi } from 'vitest'
import { startSync } from '../../../src/store/persistence/startSync'
import { importLines } from '../../importLines'
import { fakeServices, openApp } from '../services'

afterEach(() => vi.unstubAllGlobals())

/** The events of a page that a visitor has already clicked on, and how often it asked for lasting storage. */
function openPage() {
  const page = new EventTarget()
  const asked = { times: 0 }
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', {
    userActivation: { hasBeenActive: true },
    storage: {
      persisted: async () => false,
      async persist() {
        asked.times += 1
        return true
      },
    },
  })
  return { asked, happens: (event: string) => page.dispatchEvent(new Event(event)) }
}

const texts = (app: ReturnType<typeof openApp>) =>
  app.store.getState().wheel.segments.map(({ text }) => text)

it('an open page reads what others stored, writes what waits, and asks for lasting storage once', async () => {
  const { asked, happens } = openPage()
  const services = fakeServices()
  const [app, other] = [openApp(services), openApp(services)]
  other.actions.addOption('Before')
  const stop = startSync(app)
  expect(texts(app)).toContain('Before')

  other.actions.addOption('Since')
  happens('storage')
  expect(texts(app)).toContain('Since')

  // A large wheel is not written at once.
  importLines(
    app,
    Array.from({ length: 400 }, (_, index) => `N${index}`),
  )
  const [first] = app.store.getState().wheel.segments
  for (const event of ['pagehide', 'storage']) {
    app.actions.editOption(first?.id ?? '', { text: event })
    expect(app.persistence.hasUnsaved()).toBe(true)
    happens(event)
    expect(app.persistence.hasUnsaved()).toBe(false)
  }
  await expect.poll(() => asked.times).toBe(1)

  // A tab that is seen again on another day.
  app.actions.setAbsent([first?.id ?? ''], true)
  services.pass(86_400_000)
  happens('storage')
  expect(app.store.getState().wheel.absentOn).toBeUndefined()

  stop()
  app.actions.editOption(first?.id ?? '', { text: 'Stopped' })
  for (const event of ['pagehide', 'storage']) happens(event)
  expect(app.persistence.hasUnsaved()).toBe(true)
  expect(asked.times).toBe(1)
})
