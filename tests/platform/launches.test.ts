import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Launch, takeLaunches } from '../../src/platform/received'

type Consumer = (launch: object) => void

let navigation = 'navigate'
const ORIGIN = 'https://wheel.example'
const file = { kind: 'file', name: 'a.csv', getFile: () => Promise.resolve(new File([], 'a.csv')) }

beforeEach(() => {
  navigation = 'navigate'
  vi.stubGlobal('location', new URL(`${ORIGIN}/`))
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { type: navigation } as unknown as PerformanceEntry,
  ])
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What is taken of launches that wait for the page, and of those that come later. */
function taken(waiting: readonly object[], later: readonly object[] = []): readonly Launch[] {
  const launches: Launch[] = []
  let consumer: Consumer = () => {}
  const setConsumer = (given: Consumer) => {
    consumer = given
    for (const one of waiting) given(one)
  }
  vi.stubGlobal('launchQueue', { setConsumer })
  takeLaunches((launch) => launches.push(launch))
  for (const one of later) consumer(one)
  return launches
}

it('takes links and files, of this site alone', () => {
  const launches = taken([
    { targetURL: `${ORIGIN}/#abc` },
    { targetURL: `${ORIGIN}/`, files: [file] },
    { targetURL: 'https://elsewhere.example/', files: [file] },
    { targetURL: 'no address' },
    { targetURL: null, files: [file] },
    {},
  ])
  expect(launches.map(({ url, files }) => [url.href, files])).toEqual([
    [`${ORIGIN}/#abc`, []],
    [`${ORIGIN}/`, [file]],
  ])
})

it('leaves folders alone', () => {
  const [launch] = taken([{ targetURL: ORIGIN, files: [{ kind: 'directory', name: 'a' }, file] }])
  expect(launch?.files).toEqual([file])
})

it('leaves shares to the worker, which leads the page on', () => {
  expect(taken([{ targetURL: `${ORIGIN}/open-shared` }])).toEqual([])
})

it('does not open again what a reloaded page is handed again', () => {
  navigation = 'reload'
  const launch = { targetURL: `${ORIGIN}/`, files: [file] }
  expect(taken([launch])).toEqual([])
  expect(taken([launch], [launch])).toHaveLength(1)
})

it('does nothing where there is no such API', () => {
  vi.stubGlobal('launchQueue', undefined)
  expect(() => takeLaunches(() => {})).not.toThrow()
})
