// Asking the relays: what each fault costs, and that none of them is believed.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cryptoWords } from '../../../src/platform/entropy'
import type { RelayReport } from '../../../src/raffle/beacon/protocol'
import { askRelays } from '../../../src/raffle/beacon/relays'
import { QUICKNET } from '../../../src/raffle/proof/chain'
import { verifySignature } from '../../../src/raffle/proof/verifySignature'
import { signRound } from '../proof/testChain'
import {
  ask,
  isSigned,
  json,
  NAMES,
  never,
  outcome,
  type Relay,
  ROUND,
  SIGNATURE,
  says,
  signatureOf,
  status,
  useFakeTime,
} from './fakeRelays'

beforeEach(useFakeTime)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks one relay for the round, and says nothing of the visitor', async () => {
  const { fetched, asked, troubles } = ask({ a: () => says(ROUND), b: () => says(ROUND) })
  expect(await outcome(fetched)).toEqual({
    kind: 'found',
    round: ROUND,
    signature: signatureOf(ROUND),
    relay: 'https://a.example',
    reports: [],
  })
  expect(troubles).toEqual([])
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url).toBe(`https://a.example/${QUICKNET.hash}/public/1000`)
  expect(asked[0]?.init).toMatchObject({
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'error',
  })
  expect(asked[0]?.init.headers).toBeUndefined()
})

/** What one relay does, and what is said of it. */
const FAULTS: Record<string, [Relay, RelayReport['problem'], number | null]> = {
  'forges the signature': [() => says(ROUND, signatureOf(7)), 'forged', 200],
  'answers with another round': [() => says(ROUND - 1), 'forged', 200],
  'answers 404': [() => status(404), 'notYet', 404],
  'answers 425': [() => status(425), 'notYet', 425],
  'answers 500': [() => status(500), 'refused', 500],
  'answers 429': [() => status(429), 'refused', 429],
  'is unreachable': [() => Promise.reject(new TypeError('Failed to fetch')), 'unreachable', null],
  hangs: [never, 'unreachable', null],
  'hangs in its answer': [
    ({ signal }) => {
      const body = new ReadableStream({
        start: (one) => signal?.addEventListener('abort', () => one.error(signal.reason)),
      })
      return new Response(body)
    },
    'unreachable',
    200,
  ],
  'breaks off': [
    () => new Response(new ReadableStream({ start: (one) => one.error(new TypeError('gone')) })),
    'unreachable',
    200,
  ],
  'answers no JSON': [() => new Response('<html>Sign in</html>'), 'unreadable', 200],
  'answers nothing': [() => new Response(null), 'unreadable', 200],
  'answers null': [() => json(null), 'unreadable', 200],
  'answers a list': [() => json([ROUND]), 'unreadable', 200],
  'leaves the signature out': [() => json({ round: ROUND }), 'unreadable', 200],
  'shortens the signature': [() => says(ROUND, signatureOf(ROUND).slice(2)), 'unreadable', 200],
  'writes the signature in capitals': [
    () => says(ROUND, signatureOf(ROUND).toUpperCase()),
    'unreadable',
    200,
  ],
  'gives the round as text': [
    () => json({ round: '1000', signature: signatureOf(ROUND) }),
    'unreadable',
    200,
  ],
  'gives round 0': [() => says(0), 'unreadable', 200],
  'gives half a round': [() => says(999.5), 'unreadable', 200],
  'answers too much': [
    () => json({ round: ROUND, signature: signatureOf(ROUND), more: 'x'.repeat(4096) }),
    'unreadable',
    200,
  ],
}

describe.each(Object.entries(FAULTS))('a relay that %s', (fault, [relay, problem, code]) => {
  it('is passed over and named @proof.relays', async () => {
    const { fetched, troubles, order } = ask({ a: relay, b: never, c: () => says(ROUND) })
    const result = await outcome(fetched)
    expect(result).toMatchObject({ kind: 'found', relay: 'https://c.example' })
    expect(order()).toBe('abc')
    // One that hangs was still waited for.
    const report = { relay: 'https://a.example', problem, status: code }
    expect(troubles).toEqual(fault.startsWith('hangs') ? [] : [report])
    expect(result.reports).toEqual(troubles)
  })

  it('is not all there is: it is asked four times, and then said to have no round', async () => {
    const { fetched, asked } = ask({ a: relay })
    const why = problem === 'forged' || problem === 'notYet' ? problem : 'unreachable'
    const report = { relay: 'https://a.example', problem, status: code }
    expect(await outcome(fetched)).toEqual({ kind: 'failed', why, reports: Array(4).fill(report) })
    expect(asked).toHaveLength(4)
  })
})

it('of an answer without an end it reads a few kilobytes', async () => {
  let sent = 0
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(stream) {
          sent += 1024
          stream.enqueue(new Uint8Array(1024).fill(32))
        },
      }),
    )
  const { fetched } = ask({ a: endless, b: () => says(ROUND) })
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', relay: 'https://b.example' })
  expect(sent).toBeLessThan(10_000)
})

it('verifies with the curve: the same bytes of another chain, or of another round, are forged', async () => {
  const relays = {
    a: () => says(ROUND, signRound(ROUND)),
    b: () => says(ROUND + 1, SIGNATURE),
    c: () => says(ROUND, SIGNATURE.replace('b44', 'b45')),
    d: () => says(ROUND, SIGNATURE),
  }
  const { fetched, troubles } = ask(relays, ROUND, { verify: verifySignature })
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', signature: SIGNATURE })
  expect(troubles.map(({ problem }) => problem)).toEqual(['forged', 'forged', 'forged'])
})

it('three that disagree are none, and one that tells the truth is enough @proof.relays', async () => {
  const lies = [1, 2, 3].map((lie) => () => says(ROUND, signatureOf(lie)))
  const [a = never, b = never, c = never] = lies
  const alone = ask({ a, b, c })
  expect(await outcome(alone.fetched)).toMatchObject({ kind: 'failed', why: 'forged' })
  expect(alone.asked).toHaveLength(12)
  const { fetched } = ask({ a, b, c, d: () => says(ROUND) })
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', relay: 'https://d.example' })
})

it('that the round is not there yet counts for more than lies and silence', async () => {
  const relays = {
    a: () => says(ROUND, signatureOf(1)),
    b: () => status(425),
    c: () => status(500),
  }
  expect(await outcome(ask(relays).fetched)).toMatchObject({ kind: 'failed', why: 'notYet' })
})

it('a round that comes late is found in a later turn, after a break that grows and varies', async () => {
  let answers = 0
  const late = () => (++answers > 3 ? says(ROUND) : status(404))
  const { fetched, asked } = ask({ a: late })
  expect(await outcome(fetched)).toMatchObject({ kind: 'found' })
  const [first = 0, ...later] = asked.map(({ atMs }) => atMs)
  expect(first).toBe(0)
  const breaks = later.map((atMs, index) => atMs - (asked[index]?.atMs ?? 0))
  for (const [index, ms] of breaks.entries()) {
    expect(ms / 2 ** index).toBeGreaterThanOrEqual(500)
    expect(ms / 2 ** index).toBeLessThanOrEqual(1500)
  }
  // Of equal jitter: the random source of the test moves on.
  expect(new Set(breaks.map((ms, index) => ms / 2 ** index)).size).toBe(3)
})

it('does not wait for one that hangs before it asks the next, and then lets go of it', async () => {
  const { fetched, asked, troubles } = ask({ a: never, b: () => says(ROUND) })
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', relay: 'https://b.example' })
  expect(asked[1]?.atMs).toBe(1500)
  expect(asked[0]?.init.signal?.aborted).toBe(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(troubles).toEqual([])
})

it('takes the answer of one that was slow', async () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 3000, says(ROUND)))
  const { fetched } = ask({ a: slow, b: never, c: never })
  expect(await outcome(fetched)).toMatchObject({ kind: 'found', relay: 'https://a.example' })
})

it.each([
  [4900, 'found'],
  [5100, 'failed'],
])(
  'one relay alone has five seconds for its answer, longer than a round takes (%d ms)',
  async (ms, kind) => {
    const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, ms, says(ROUND)))
    const { fetched, asked } = ask({ a: slow })
    expect(await outcome(fetched)).toMatchObject({ kind })
    expect(asked).toHaveLength(kind === 'found' ? 1 : 4)
  },
)

it.each([
  [4096, 'found'],
  [4097, 'failed'],
])('an answer of %d bytes is %s', async (bytes, kind) => {
  const long = () =>
    new Response(JSON.stringify({ round: ROUND, signature: signatureOf(ROUND) }).padEnd(bytes))
  expect(await outcome(ask({ a: long }).fetched)).toMatchObject({ kind })
})

it('ends within a minute where all hang, after sixteen requests @proof.relays', async () => {
  const began = Date.now()
  const { fetched, asked } = ask({ a: never, b: never, c: never, d: never })
  expect(await outcome(fetched)).toMatchObject({ kind: 'failed', why: 'unreachable' })
  expect(asked).toHaveLength(16)
  expect(Date.now() - began).toBeLessThan(60_000)
})

it('asks nobody for a chain that it does not know', async () => {
  const { fetched, asked } = ask({ a: () => says(ROUND) }, ROUND, { chain: '00'.repeat(32) })
  expect(await outcome(fetched)).toEqual({ kind: 'failed', why: 'unknownChain', reports: [] })
  expect(asked).toEqual([])
})

it('begins with each of the relays as often', async () => {
  const firsts = new Map<string, number>()
  for (let run = 0; run < 4000; run += 1) {
    const { relay } = (await askRelays({ chain: QUICKNET.hash, round: ROUND }, () => {}, {
      relays: [...NAMES],
      verify: isSigned,
      random: () => cryptoWords.next() / 2 ** 32,
      fetch: async () => says(ROUND),
    })) as { relay: string }
    firsts.set(relay, (firsts.get(relay) ?? 0) + 1)
  }
  // Six standard deviations.
  for (const name of NAMES) expect(Math.abs((firsts.get(name) ?? 0) - 1000)).toBeLessThan(165)
})
