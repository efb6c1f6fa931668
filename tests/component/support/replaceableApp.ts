// The app of the page is made once and for all. Here each test has one of its own behind the same name.

import { readDevice, watchDevice } from '../../../src/platform/device'
import type * as browserApp from '../../../src/store/browserApp'
import { type App, createApp } from '../../../src/store/createApp'
import type { Services } from '../../../src/store/services'

interface Current {
  readonly app: App
  /** Nothing that it has scheduled happens any more. */
  end(): void
}

let services: Services | null = null
let current: Current | null = null

export function replaceable(original: typeof browserApp): typeof browserApp {
  services = original.browserServices
  // Some modules take an action once, when they are loaded.
  const forwarders = new Map<string, unknown>()
  const actions = new Proxy({} as App['actions'], {
    get(_, name: keyof App['actions']) {
      const forward = (...args: unknown[]) =>
        (currentApp().actions[name] as (...args: unknown[]) => unknown)(...args)
      if (!forwarders.has(name)) forwarders.set(name, forward)
      return forwarders.get(name)
    },
  })
  const app = new Proxy({} as App, {
    get: (_, name: keyof App) => (name === 'actions' ? actions : currentApp()[name]),
  })
  watchDevice(actions.setDevice)
  return { ...original, app }
}

export function currentApp(): App {
  current ??= startApp()
  return current.app
}

/** As a visit ends: what is not stored yet is. */
export function endApp(): void {
  if (!current) return
  const { activeSpin } = current.app.store.getState()
  if (activeSpin) current.app.actions.settleSpin(activeSpin.outcome.id)
  current.app.persistence.flush()
  current.end()
  current = null
}

function startApp(): Current {
  if (!services) throw new Error('The app was not mocked')
  const timers = new Set<() => void>()
  const { schedule } = services
  const app = createApp(
    {
      ...services,
      schedule(task, delayMs) {
        const cancel = schedule(() => {
          timers.delete(cancel)
          task()
        }, delayMs)
        timers.add(cancel)
        return cancel
      },
    },
    readDevice(),
  )
  const end = () => {
    for (const cancel of timers) cancel()
  }
  return { app, end }
}
