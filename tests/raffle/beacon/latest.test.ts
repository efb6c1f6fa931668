// The latest round, which shows that the time is not earlier: whose word counts.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QUICKNET } from '../../../src/raffle/proof/chain'
import { ask, never, outcome, ROUND, says, signatureOf, status, useFakeTime } from './fakeRelays'

beforeEach(useFakeTime)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is asked of all relays at once', async () => {
  const { fetched, asked, order } = ask({ a: () => says(ROUND), b: () => says(ROUND) }, 'latest')
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', round: ROUND })
  expect(order()).toBe('ab')
  expect(asked[0]?.url).toBe(`https://a.example/${QUICKNET.hash}/public/latest`)
  expect(asked[1]?.atMs).toBe(0)
})

it('is that of the one honest relay where all others repeat an old one @proof.clock', async () => {
  const relays = { a: () => says(7), b: () => says(7), c: () => says(ROUND), d: () => says(900) }
  const { fetched } = ask(relays, 'latest')
  expect(await outcome(fetched)).toMatchObject({
    kind: 'found',
    round: ROUND,
    relay: 'https://c.example',
  })
})

it('does not wait long for those that hang', async () => {
  const began = Date.now()
  const { fetched, asked, troubles } = ask(
    { a: never, b: () => says(ROUND), c: () => status(500) },
    'latest',
  )
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', relay: 'https://b.example' })
  expect(Date.now() - began).toBeLessThan(2000)
  expect(asked[0]?.init.signal?.aborted).toBe(true)
  expect(troubles).toEqual([{ relay: 'https://c.example', problem: 'refused', status: 500 }])
})

it('is waited for where all are slow', async () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 3000, says(ROUND)))
  const { fetched } = ask({ a: never, b: slow }, 'latest')
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', relay: 'https://b.example' })
})

it('is the newest of those that come within a second and a half', async () => {
  const after = (ms: number, round: number) => () =>
    new Promise<Response>((resolve) => setTimeout(resolve, ms, says(round)))
  const { fetched } = ask(
    { a: () => says(7), b: after(1400, ROUND), c: after(1600, ROUND + 1) },
    'latest',
  )
  expect(await outcome(fetched)).toMatchObject({ round: ROUND, relay: 'https://b.example' })
})

it('must be signed as well', async () => {
  const { fetched } = ask({ a: () => says(ROUND, signatureOf(7)) }, 'latest')
  expect(await outcome(fetched)).toMatchObject({ kind: 'failed', why: 'forged' })
})
