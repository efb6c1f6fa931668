// The latest round, which is a clock: whose word counts.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QUICKNET, timeOfRoundMs } from '../../src/proof/chain'
import { ask, never, outcome, ROUND, says, signatureOf, status, useFakeTime } from './fakeRelays'

beforeEach(useFakeTime)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('is believed where it fits the clock', async () => {
  const { fetched, asked } = ask({ a: () => says(ROUND), b: never }, 'latest')
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', round: ROUND })
  expect(asked.map(({ url }) => url)).toEqual([`https://a.example/${QUICKNET.hash}/public/latest`])
})

it('is not an old one that a relay repeats', async () => {
  const { fetched } = ask({ a: () => says(7), b: () => says(ROUND) }, 'latest')
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', round: ROUND })
})

const WRONG = { now: () => timeOfRoundMs(QUICKNET, ROUND) + 3_600_000 }

it('is what two relays agree on where the clock is wrong, the newer of the two', async () => {
  const relays = { a: () => says(ROUND - 1), b: () => says(ROUND), c: never }
  const { fetched, order } = ask(relays, 'latest', WRONG)
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', round: ROUND })
  expect(order()).toBe('ab')
})

it('is the newest that there is where they disagree', async () => {
  const relays = {
    a: () => says(7),
    b: () => says(ROUND),
    c: () => says(90),
    d: () => status(500),
  }
  const { fetched, order } = ask(relays, 'latest', WRONG)
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', relay: 'https://b.example' })
  expect(order()).toBe('abcd')
})

it('must be signed as well', async () => {
  const { fetched } = ask({ a: () => says(ROUND, signatureOf(7)) }, 'latest')
  expect(await outcome(fetched)).toMatchObject({ kind: 'failed', why: 'forged' })
})
