import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHARE_ACTION as ACTION_OF_SERVERS, NOT_RECEIVED } from '../../../scripts/headers.mjs'
import {
  forgotten,
  isShare,
  newShareId,
  RECEIVED_PATH,
  SHARE_ACTION,
} from '../../../src/app/worker/receive'

const ORIGIN = 'https://wheel.example'
const SHARE = {
  method: 'POST',
  mode: 'navigate',
  destination: 'document',
  url: `${ORIGIN}/open-shared`,
  referrer: '',
} as const

describe('a share', () => {
  it.each([
    ['without a referrer', {}],
    ['of an app', { referrer: 'android-app://com.example.notes/' }],
    ['of this site', { referrer: `${ORIGIN}/about` }],
    ['with a query', { url: `${ORIGIN}/open-shared?x` }],
    ['of no known client', { referrer: 'about:client' }],
  ])('%s is taken', (_, change) => expect(isShare({ ...SHARE, ...change }, ORIGIN)).toBe(true))

  it.each([
    ['that is only asked for', { method: 'GET' }],
    ['sent by a script', { mode: 'cors' }],
    ['sent by a script without an answer', { mode: 'no-cors' }],
    ['in a frame', { destination: 'iframe' }],
    ['to another path', { url: `${ORIGIN}/` }],
    ['to a path below', { url: `${ORIGIN}/open-shared/more` }],
    ['to another site', { url: 'https://other.example/open-shared' }],
    ['from another site', { referrer: 'https://other.example/' }],
    ['from another site without encryption', { referrer: 'http://other.example/' }],
    ['from a site whose name begins alike', { referrer: `${ORIGIN}.other.example/` }],
  ] as const)('%s is not', (_, change) =>
    expect(isShare({ ...SHARE, ...change }, ORIGIN)).toBe(false),
  )

  it('comes to the same address where there is no worker', () => {
    expect(ACTION_OF_SERVERS).toBe(SHARE_ACTION)
    expect(NOT_RECEIVED).toBe('/?received=none')
  })
})

describe('shares that wait', () => {
  const NOW = 1_800_000_000_000
  const at = (time: number) => RECEIVED_PATH + newShareId(time, 'x')
  const paths = (ages: readonly number[]) => ages.map((age) => at(NOW - age))

  it('are forgotten after ten minutes, or if they come from the future', () => {
    const [recent, old, future] = paths([600_000, 600_001, -600_001])
    expect(forgotten([recent, old, future] as string[], NOW)).toEqual([old, future])
  })

  it('are three at most, the newest', () => {
    const five = paths([1, 2, 3, 4, 5])
    expect(forgotten(five, NOW)).toEqual(five.slice(3))
    expect(forgotten(five, NOW, 1)).toEqual(five.slice(2))
    expect(forgotten(paths([4, 1, 5, 3, 2]), NOW)).toEqual(paths([4, 5]))
  })

  it('that cannot be read are forgotten', () => {
    expect(forgotten(['/received/', '/received/x', '/elsewhere'], NOW)).toHaveLength(3)
  })

  it('leave room for the new one, whatever there is', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -1e6, max: 1e6 })), (ages) => {
        const all = paths(ages)
        expect(all.length - forgotten(all, NOW, 1).length).toBeLessThanOrEqual(2)
      }),
    )
  })
})
