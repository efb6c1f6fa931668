// Results in the library: page by page from the newest, with who was not there, and cleared until they are brought back.

import { beforeEach, expect, it } from 'vitest'
import { emptyDisk, libraryBrowser, ownWheel, putRaw, resultOf } from './library'

beforeEach(emptyDisk)

const own = ownWheel('w', 'Tea')
const other = ownWheel('v', 'Milk')

async function opened(...times: readonly number[]) {
  const both = libraryBrowser()
  const { results } = both.openTab().library
  await results.record([...times.map((time) => resultOf(own, time)), resultOf(other, 2)])
  const page = async (limit = 9, from?: Parameters<typeof results.page>[2], id = 'w') => {
    const outcome = await results.page(id, limit, from)
    if (outcome.fault !== null) throw outcome.cause
    const { results: found, ...about } = outcome.value
    return { ...about, times: found.map(({ timestamp }) => timestamp) }
  }
  return { ...both, results, page }
}

it('come in pages, the newest first, and each says how many there are and what cannot be read', async () => {
  const { page } = await opened(1, 2, 3, 5)
  await putRaw('results', ['w', 4, 'x'], { what: 'ever' })
  const first = await page(2)
  expect(first).toMatchObject({ times: [5], unread: 1, total: 5, next: ['w', 3, 'result-3'] })
  const second = await page(2, first.next ?? undefined)
  expect(second).toMatchObject({ times: [3, 2], unread: 0, total: 5, next: ['w', 1, 'result-1'] })
  const last = await page(2, second.next ?? undefined)
  expect(last).toEqual({ times: [1], unread: 0, total: 5, next: null })
})

it('that are there stay as they are', async () => {
  const { results, page } = await opened(1)
  await results.record([{ ...resultOf(own, 1), spinDuration: 7 }, resultOf(own, 2)])
  const outcome = await results.page('w', 9)
  expect(outcome).toMatchObject({ value: { results: [{}, { spinDuration: 1000 }] } })
  await results.remove([resultOf(own, 1)])
  expect((await page()).times).toEqual([2])
})

it('say of each who was not there, and of no other wheel', async () => {
  const { results } = await opened(1, 2, 3)
  await results.markNoShows(
    'w',
    new Map([
      ['result-3', 'notHere'],
      ['result-1', 'declined'],
      ['gone', 'declined'],
    ]),
  )
  const marks = async (id: string) => {
    const outcome = await results.page(id, 9)
    return outcome.fault === null ? outcome.value.results.map(({ noShow }) => noShow) : []
  }
  expect(await marks('w')).toEqual(['notHere', undefined, 'declined'])
  expect(await marks('v')).toEqual([undefined])
})

it('are hidden up to an order, brought back, and gone once others are cleared', async () => {
  const { results, page } = await opened(1, 2, 3, 4)
  await results.clear('w', 2)
  expect(await page()).toMatchObject({ times: [4, 3], total: 2, next: null })
  // What is hidden already is not brought back by less.
  await results.clear('w', 1)
  expect((await page()).times).toEqual([4, 3])
  await results.bringBack('w')
  expect((await page()).times).toEqual([4, 3, 2, 1])
  await results.clear('w', 2)
  await results.clear('w', 3)
  expect((await page()).times).toEqual([4])
  await results.bringBack('w')
  expect((await page()).times).toEqual([4, 3])
  expect((await page(9, undefined, 'v')).times).toEqual([2])
})
