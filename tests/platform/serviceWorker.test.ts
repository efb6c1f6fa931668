// What the page asks its worker and its server for. The browser tests of offline visits cover the real ones.

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followServiceWorker } from '../../src/platform/serviceWorker'

const HOUR_MS = 3_600_000

/** What the server answers for the worker's file. */
let answer: () => Promise<Response>
let nowMs: number
let log: string[]
let cacheNames: string[]
let page: EventTarget & { visibilityState: DocumentVisibilityState }
let container: EventTarget & { controller: object | null; register(): Promise<EventTarget> }
let registration: EventTarget & Record<'active' | 'waiting' | 'installing', Worker | null>

const script = () =>
  Promise.resolve(new Response('', { headers: { 'content-type': 'text/javascript' } }))
const watcher = {
  onWaiting: (takeOver: () => void) => {
    log.push('waiting')
    takeOver()
  },
  onTakenOver: () => void log.push('taken over'),
}
const follow = () => followServiceWorker(watcher)

class Worker extends EventTarget {
  state = 'installing'
  postMessage({ type }: { type: string }) {
    log.push(type)
  }
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

beforeEach(() => {
  answer = script
  nowMs = 0
  log = []
  cacheNames = ['fairwheel-1', 'fairwheel-received', 'someone-elses']
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  registration = Object.assign(new EventTarget(), {
    active: null,
    waiting: null,
    installing: null,
    update: async () => void log.push('update'),
    unregister: async () => void log.push('unregister'),
  })
  container = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration,
    getRegistration: async () => registration,
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', new URL('https://wheel.example/'))
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('fetch', () => answer())
  vi.stubGlobal('caches', {
    keys: async () => cacheNames,
    async delete(name: string) {
      cacheNames = cacheNames.filter((one) => one !== name)
    },
  })
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

async function see(visibilityState: DocumentVisibilityState): Promise<void> {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve))
}

it('an open page looks for a new version when it is seen again, once an hour at most', async () => {
  await follow()
  nowMs = HOUR_MS - 1
  await see('visible')
  expect(log).toEqual([])
  nowMs = HOUR_MS + 1
  await see('hidden')
  expect(log).toEqual([])
  await see('visible')
  await see('visible')
  expect(log).toEqual(['update'])
  nowMs = 2 * HOUR_MS + 2
  await see('visible')
  expect(log).toEqual(['update', 'update'])
})

it('a page whose worker is withdrawn while it is open takes the worker off', async () => {
  await follow()
  answer = async () => new Response('', { status: 404 })
  nowMs = HOUR_MS + 1
  await see('visible')
  expect(log).toEqual(['unregister'])
})

describe('the worker', () => {
  const page200 = () =>
    Promise.resolve(new Response('', { headers: { 'content-type': 'text/html' } }))
  const status = (code: number) => async () => new Response('', { status: code })

  it.each([
    ['is missing', 'wheel.example', status(404), true],
    ['is gone', 'wheel.example', status(410), true],
    ['is not to be had just now', 'wheel.example', status(503), false],
    ['is not ours to ask for', 'wheel.example', status(403), false],
    ['cannot be reached', 'wheel.example', () => Promise.reject(new TypeError('Offline')), false],
    ['is a page of somebody else', 'wheel.example', page200, false],
    ['is a page on this machine', 'localhost', page200, true],
    ['is a page on this machine by number', '127.0.0.1', page200, true],
    ['is a page on this machine by long number', '[::1]', page200, true],
    ['is a script on this machine', 'localhost', script, false],
    ['is an error on this machine', 'localhost', status(500), false],
  ])('that %s is taken off, with its caches alone, or stays', async (_, host, given, isOff) => {
    vi.stubGlobal('location', new URL(`https://${host}/`))
    answer = given
    await follow()
    expect(log).toEqual(isOff ? ['unregister'] : [])
    expect(cacheNames).toEqual(
      isOff ? ['someone-elses'] : ['fairwheel-1', 'fairwheel-received', 'someone-elses'],
    )
  })
})

it.each([
  ['the first worker that takes a page is no new version', null, ['taken over']],
  [
    'a worker that takes a page from another one is a new version',
    {},
    ['taken over', 'taken over'],
  ],
])('%s', async (_, controller, told) => {
  container.controller = controller
  await follow()
  container.dispatchEvent(new Event('controllerchange'))
  container.dispatchEvent(new Event('controllerchange'))
  expect(log).toEqual(told)
})

describe('a new version', () => {
  const OFFERED = ['waiting', 'SKIP_WAITING']

  it('that waits already, or waits later, is offered; the first worker never is', async () => {
    const [first, waiting, second] = [new Worker(), new Worker(), new Worker()]
    registration.installing = first
    await follow()
    first.become('installed')
    expect(log).toEqual([])
    registration.active = first
    registration.installing = second
    registration.dispatchEvent(new Event('updatefound'))
    second.become('activating')
    expect(log).toEqual([])
    second.become('installed')
    expect(log).toEqual(OFFERED)
    registration.waiting = waiting
    await follow()
    expect(log).toEqual([...OFFERED, ...OFFERED])
  })
})

it('that everything is stored is told to the page, and no other message', async () => {
  const told: string[] = []
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => told.push(type))
  await follow()
  for (const type of ['OTHER', 'SYNC_COMPLETE']) {
    container.dispatchEvent(Object.assign(new Event('message'), { data: { type } }))
  }
  expect(told).toEqual(['sw-sync-complete'])
})

it('a browser without workers, or that refuses one, is no failure', async () => {
  vi.stubGlobal('navigator', {})
  await follow()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  container.register = () => Promise.reject(new Error('No'))
  vi.stubGlobal('navigator', { serviceWorker: container })
  await follow()
  expect(warn).toHaveBeenCalledOnce()
})
