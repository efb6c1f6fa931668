// The app of the page is made once and for all, and so are its library and its desk. Here each visit has its own, behind
// the same names.

import { readDevice, watchDevice } from '../../../src/platform/device'
import { type App, createApp } from '../../../src/store/createApp'
import type { Services } from '../../../src/store/services'

interface Current {
  readonly app: App
  /** Nothing that it has scheduled happens any more. */
  end(): void
}

let services: Services | null = null
let current: Current | null = null
/** What this visit has made beside its app, by what stands for it. */
const made = new Map<object, object>()
/** Finds what something stands for in this visit. */
const standing = new WeakMap<object, () => object>()

export function replaceableApp(real: Services): App {
  services = real
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
  standing.set(app, currentApp)
  watchDevice(actions.setDevice)
  return app
}

/** Makes anew for each visit, when it is first used, what `create` makes once. */
export function perVisit<T extends (...args: never[]) => object>(create: T): T {
  const standIn: (...args: never[]) => object = (...args: object[]) => {
    const find = () => {
      // Of the real ones, so that what a visit leaves unfinished is done to no other.
      const one = made.get(stand) ?? create(...(args.map(ofThisVisit) as never[]))
      made.set(stand, one)
      return one
    }
    const stand: object = new Proxy({}, { get: (_, name) => Reflect.get(find(), name) })
    standing.set(stand, find)
    return stand
  }
  return standIn as T
}

/** Itself, or with the services that it has. */
function ofThisVisit(given: object): object {
  const real = (one: unknown) => standing.get(one as object)?.() ?? one
  if (standing.has(given)) return real(given) as object
  return Object.fromEntries(Object.entries(given).map(([name, one]) => [name, real(one)]))
}

export function currentApp(): App {
  current ??= startApp()
  return current.app
}

/** As a visit ends: what is not stored yet is. */
export function endApp(): void {
  made.clear()
  if (!current) return
  const { activeSpin } = current.app.store.getState()
  if (activeSpin) current.app.actions.settleSpin(activeSpin.outcome.id)
  current.app.persistence.flush()
  current.end()
  current = null
}

function startApp(): Current {
  if (!services) throw new Error('The app has no double')
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
