// The library keeps records of draws: entry behind entry, beside what it already has.

import { openDB } from 'idb'
import { expect, it } from 'vitest'
import {
  createStores,
  DATABASE_NAME,
  type RaffleHead,
  STORES,
} from '../../../src/store/library/schema'
import { KEPT_MS } from '../../../src/store/library/wheels'
import { emptyDisk, libraryBrowser, ownWheel } from './library'

function openLibrary() {
  emptyDisk()
  const browser = libraryBrowser()
  return { ...browser, ...browser.openTab() }
}

const head = (drawId: string, more: Partial<RaffleHead> = {}): RaffleHead => {
  return { drawId, wheelId: 'w1', wheelName: 'Tea', begunAt: 1, places: 3, drawn: 0, ...more }
}
const entry = (seq: number, hash = `hash ${seq}`) => ({ seq, hash })

const FIRST = ['entries', 'wheels', 'results', 'clearings']

/** As earlier versions have made it. */
async function openOld(version: number, stores: readonly string[]) {
  return openDB(DATABASE_NAME, version, {
    upgrade(opened) {
      for (const name of stores) opened.createObjectStore(name)
    },
  })
}

it.each([
  [1, FIRST],
  [2, [...FIRST, 'draws', 'drawHeads', 'drawDesks']],
])(
  'a library of version %s keeps everything and has room for what came later',
  async (version, stores) => {
    const { library } = openLibrary()
    const old = await openOld(version, stores)
    await old.put('entries', { version: 1, id: 'w1', name: 'Tea', count: 2, usedAt: 5 }, 'w1')
    old.close()
    expect(await library.wheels.list()).toMatchObject({ value: { entries: [{ name: 'Tea' }] } })
    expect(await library.wheels.put([{ own: ownWheel('w1', 'Tea'), usedAt: 6 }])).toMatchObject({
      fault: null,
    })
    expect(await library.draws.heads('w1')).toEqual({ fault: null, value: [] })
    expect(await library.photos.put(new Map([['x', new Blob(['x'])]]))).toMatchObject({
      fault: null,
    })
    expect(await library.photos.size()).toEqual({ fault: null, value: { count: 1, bytes: 1 } })
  },
)

it('makes all stores at once, and none that is there', async () => {
  emptyDisk()
  for (const version of [3, 4]) {
    const database = await openDB(DATABASE_NAME, version, {
      upgrade: (opened, oldVersion) => createStores(opened as never, oldVersion),
    })
    expect([...database.objectStoreNames]).toEqual(STORES.toSorted())
    expect(STORES).toHaveLength(8)
    database.close()
  }
})

it('adds an entry only behind the one that it follows', async () => {
  const { library } = openLibrary()
  const { add } = library.draws
  const about = { head: head('d1'), known: [] }
  expect(await add({ ...about, entries: [entry(1)], after: null })).toMatchObject({
    value: 'added',
  })
  const second = { ...about, entries: [entry(2), entry(3)], after: entry(1) }
  expect(await add(second)).toMatchObject({ value: 'added' })
  expect(await add(second)).toMatchObject({ value: 'elsewhere' })
  const otherHash = { ...about, entries: [entry(4)], after: entry(3, 'another') }
  expect(await add(otherHash)).toMatchObject({ value: 'elsewhere' })
  const lost = { head: head('d2'), known: [], entries: [entry(4)], after: entry(3) }
  expect(await add(lost)).toMatchObject({ value: 'gone' })
  expect(await library.draws.entries('d1')).toMatchObject({
    value: [{ seq: 1 }, { seq: 2 }, { seq: 3 }],
  })
  expect(await library.draws.last('d1')).toMatchObject({ value: { seq: 3 } })
})

it('begins no second draw of a wheel that this tab does not know of', async () => {
  const { library } = openLibrary()
  const { add } = library.draws
  const first = { entries: [entry(1)], after: null, known: [] }
  await add({ ...first, head: head('d1') })
  expect(await add({ ...first, head: head('d2') })).toMatchObject({ value: 'elsewhere' })
  const known = { ...first, known: ['d1'] }
  expect(await add({ ...known, head: head('d3', { begunAt: 9 }) })).toMatchObject({
    value: 'added',
  })
  expect(await add({ ...first, head: head('d4', { wheelId: 'w2' }) })).toMatchObject({
    value: 'added',
  })
  expect(await library.draws.heads('w1')).toMatchObject({
    value: [{ drawId: 'd3' }, { drawId: 'd1' }],
  })
})

it('the draws of a wheel go with it, once nothing brings it back @draw.cleared', async () => {
  const { library, services } = openLibrary()
  for (const id of ['w1', 'w2']) {
    await library.wheels.put([{ own: ownWheel(id, id), usedAt: 1 }])
    const ofWheel = head(`d ${id}`, { wheelId: id })
    await library.draws.add({ head: ofWheel, entries: [entry(1)], after: null, known: [] })
    await library.draws.keepSetUp(id, { places: 3 })
  }
  await library.wheels.remove('w1')
  await library.tidy()
  expect(await library.draws.entries('d w1')).toMatchObject({ value: { length: 1 } })
  services.pass(KEPT_MS + 1)
  await library.tidy()
  expect(await library.draws.entries('d w1')).toMatchObject({ value: [] })
  expect(await library.draws.heads('w1')).toMatchObject({ value: [] })
  expect(await library.draws.setUp('w1')).toEqual({ fault: null, value: undefined })
  expect(await library.draws.entries('d w2')).toMatchObject({ value: { length: 1 } })
  expect(await library.draws.setUp('w2')).toMatchObject({ value: { places: 3 } })
})
