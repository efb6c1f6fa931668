import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type DeviceModule = typeof import('../../src/platform/device')

/** Media queries of this device that hold. */
let holding: Set<string>
let queries: Map<string, EventTarget & { matches: boolean }>
let page: EventTarget & { visibilityState: DocumentVisibilityState }
let view: EventTarget
let device: DeviceModule

const has = (feature: string) => [...holding].some((one) => feature.includes(one))

beforeEach(async () => {
  holding = new Set()
  queries = new Map()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const })
  view = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  vi.stubGlobal('navigator', { onLine: true, hardwareConcurrency: 0 })
  vi.stubGlobal('matchMedia', (text: string) => {
    const query = queries.get(text) ?? Object.assign(new EventTarget(), { matches: false })
    queries.set(text, query)
    query.matches = has(text)
    return query
  })
  vi.resetModules()
  device = await import('../../src/platform/device')
})

afterEach(() => vi.unstubAllGlobals())

/** The system changes what it wants. */
function change(feature: string): void {
  holding.add(feature)
  for (const [text, query] of queries) {
    if (text.includes(feature)) query.dispatchEvent(new Event('change'))
  }
}

it('what a browser does not tell is left out, and only what is touched can vibrate', () => {
  const facts = { isOnline: true, prefersReducedMotion: false, prefersDark: false }
  expect(device.readDevice()).toEqual({ ...facts, canVibrate: false })
  Object.assign(navigator, { vibrate: () => true, hardwareConcurrency: 4, deviceMemory: 2 })
  expect(device.readDevice()).toEqual({ ...facts, canVibrate: false, cores: 4, memoryGb: 2 })
  holding.add('any-pointer: coarse')
  expect(device.readDevice().canVibrate).toBe(true)
  expect(device.setRefreshRate(120).refreshRate).toBe(120)
  expect(device.readDevice().refreshRate).toBe(120)
})

it('less motion, a dark theme, the network and the battery are followed while the page is open', async () => {
  const battery = Object.assign(new EventTarget(), { level: 0.5, charging: true })
  const connection = Object.assign(new EventTarget(), { effectiveType: '4g' })
  Object.assign(navigator, { connection, getBattery: async () => battery })
  const changed = vi.fn()
  device.watchDevice(changed)
  await expect.poll(() => changed).toHaveBeenCalledOnce()
  expect(changed).toHaveBeenLastCalledWith(
    expect.objectContaining({ batteryLevel: 0.5, isCharging: true, networkType: '4g' }),
  )
  const follows = (happens: () => void, fact: object) => {
    const before = changed.mock.calls.length
    happens()
    expect(changed).toHaveBeenCalledTimes(before + 1)
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining(fact))
  }
  follows(() => change('reduced-motion'), { prefersReducedMotion: true, prefersDark: false })
  follows(() => change('color-scheme: dark'), { prefersDark: true })
  follows(
    () => {
      Object.assign(navigator, { onLine: false })
      view.dispatchEvent(new Event('offline'))
    },
    { isOnline: false },
  )
  follows(
    () => {
      Object.assign(navigator, { onLine: true })
      view.dispatchEvent(new Event('online'))
    },
    { isOnline: true },
  )
  follows(
    () => {
      connection.effectiveType = '2g'
      connection.dispatchEvent(new Event('change'))
    },
    { networkType: '2g' },
  )
  follows(
    () => {
      battery.level = 0.1
      battery.dispatchEvent(new Event('levelchange'))
    },
    { batteryLevel: 0.1 },
  )
  follows(
    () => {
      battery.charging = false
      battery.dispatchEvent(new Event('chargingchange'))
    },
    { isCharging: false },
  )
  // A tab that slept may not have been told.
  follows(() => page.dispatchEvent(new Event('visibilitychange')), { batteryLevel: 0.1 })
  page.visibilityState = 'hidden'
  const before = changed.mock.calls.length
  page.dispatchEvent(new Event('visibilitychange'))
  expect(changed).toHaveBeenCalledTimes(before)
})

it('the density of the screen is followed from one screen to the next, until the end', () => {
  const changed = vi.fn()
  vi.stubGlobal('devicePixelRatio', 1)
  const stop = device.onPixelRatioChange(changed)
  const move = (from: number, to: number) => {
    vi.stubGlobal('devicePixelRatio', to)
    queries.get(`(resolution: ${from}dppx)`)?.dispatchEvent(new Event('change'))
  }
  move(1, 2)
  expect(changed).toHaveBeenCalledTimes(1)
  expect(device.pixelRatio()).toBe(2)
  move(2, 1.5)
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  move(1.5, 1)
  expect(changed).toHaveBeenCalledTimes(2)
})
