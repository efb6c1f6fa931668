import { beforeEach, expect, it } from 'vitest'
import type { Library } from '../../../src/store/library/library'
import { allResults } from '../../../src/ui/library/allResults'
import { radians } from '../../../src/wheel/angle'
import type { SpinResult } from '../../../src/wheel/result'
import { shown } from '../../sayings'
import { emptyDisk, libraryBrowser } from '../../store/library/library'

beforeEach(emptyDisk)

const result = (number: number): SpinResult => ({
  id: `spin${number}`,
  wheelId: 'wheel_1',
  winner: { id: 'a', text: `Name ${number}`, color: '#123456', weight: 1 },
  spinDuration: 0,
  order: 1000 + number,
  timestamp: 1000 + number,
  angle: radians(0),
  isEliminationMode: false,
  isFinalWinner: false,
  remainingSegments: 3,
})

type Results = Library['results']

it('hands over every result once, newest first, in pages, without those drawn meanwhile', async () => {
  const { results } = libraryBrowser().openTab().library
  await results.record(Array.from({ length: 1234 }, (_, index) => result(index)))
  await results.record([{ ...result(5000), wheelId: 'wheel_2' }])
  const ids: string[] = []
  const sizes: number[] = []
  const fault = await allResults(results, 'wheel_1', 'Class').each((part, total) => {
    expect(total).toBe(1234)
    ids.push(...part.map(({ id }) => id))
    sizes.push(part.length)
    if (sizes.length === 1) void results.record([result(2000)])
  })
  expect(fault).toBeNull()
  expect(ids).toEqual(Array.from({ length: 1234 }, (_, index) => `spin${1233 - index}`))
  expect(sizes).toEqual([500, 500, 234])
})

it('says why, where a page of them cannot be read', async () => {
  const { results } = libraryBrowser().openTab().library
  await results.record(Array.from({ length: 600 }, (_, index) => result(index)))
  const page: Results['page'] = (wheelId, limit, from) =>
    from
      ? Promise.resolve({ fault: 'failed', cause: new Error('gone') })
      : results.page(wheelId, limit, from)
  const fault = await allResults({ page }, 'wheel_1', 'Class').each(() => {})
  expect(shown(fault)).toMatch(/\w/)
})
