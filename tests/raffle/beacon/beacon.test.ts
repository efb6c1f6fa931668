// The page's side of the worker: whatever becomes of the worker, the page gets an answer.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkProofText, fetchRound, verifyRound } from '../../../src/raffle/beacon/beacon'
import type { FromBeacon, ToBeacon } from '../../../src/raffle/beacon/protocol'
import { QUICKNET } from '../../../src/raffle/proof/chain'

/** Stands in for the browser's: the test is the worker's script. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = []
  readonly asked: ToBeacon[] = []
  isEnded = false

  constructor(
    readonly url: string,
    readonly options: WorkerOptions,
  ) {
    super()
    FakeWorker.all.push(this)
  }
  postMessage(request: ToBeacon) {
    this.asked.push(request)
  }
  terminate() {
    this.isEnded = true
  }
  say(...messages: FromBeacon[]) {
    for (const data of messages) this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const WANTED = { chain: QUICKNET.hash, round: 1000 } as const
const FAILED = { kind: 'failed', why: 'worker', reports: [] }
const TROUBLE = { relay: 'https://a.example', problem: 'refused', status: 500 } as const

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  vi.stubGlobal('location', { href: 'https://wheel.example/', origin: 'https://wheel.example' })
  vi.stubGlobal('Worker', FakeWorker)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  FakeWorker.all.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function fetching(onTrouble?: () => void) {
  const giveUp = new AbortController()
  const fetched = fetchRound(WANTED, { signal: giveUp.signal, ...(onTrouble && { onTrouble }) })
  return { fetched, giveUp, worker: FakeWorker.all[0] as FakeWorker }
}

it('asks a worker of its own, and ends it', async () => {
  const onTrouble = vi.fn()
  const { fetched, worker } = fetching(onTrouble)
  expect(worker.options).toEqual({ type: 'module' })
  expect(worker.asked).toEqual([{ do: 'fetch', wanted: WANTED }])
  const found = {
    kind: 'found',
    round: 1000,
    signature: 'ab'.repeat(48),
    relay: 'https://b.example',
    reports: [TROUBLE],
  } as const
  worker.say({ kind: 'started' }, { kind: 'trouble', report: TROUBLE })
  expect(onTrouble).toHaveBeenCalledExactlyOnceWith(TROUBLE)
  expect(worker.isEnded).toBe(false)
  worker.say({ kind: 'fetched', fetched: found })
  expect(await fetched).toEqual(found)
  expect(worker.isEnded).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('says so where the worker does not start @proof.worker', async () => {
  const { fetched, worker } = fetching()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await fetched).toEqual(FAILED)
  expect(worker.isEnded).toBe(true)
})

it.each([
  ['to start', 20_000, () => fetching().fetched, false],
  ['to ask the relays', 90_000, () => fetching().fetched, true],
  ['to verify a signature', 30_000, () => verifyRound(QUICKNET.hash, 1000, 'ab'), true],
  ['to check a proof', 60_000, () => checkProofText('{}'), true],
])('the worker has its time %s, and is ended after it', async (_, ms, ask, isStarted) => {
  ask().catch(() => {})
  const [worker] = FakeWorker.all
  if (isStarted) worker?.say({ kind: 'started' })
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(worker?.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(worker?.isEnded).toBe(true)
})

it('says so where the worker never ends, with what it has said of the relays @proof.worker', async () => {
  const { fetched, worker } = fetching()
  worker.say({ kind: 'started' }, { kind: 'trouble', report: TROUBLE })
  await vi.advanceTimersByTimeAsync(90_000)
  expect(await fetched).toEqual({ ...FAILED, reports: [TROUBLE] })
})

it('says so where the worker cannot be loaded, breaks, or may not be made @proof.worker', async () => {
  const unloaded = fetching()
  const error = new Event('error', { cancelable: true })
  unloaded.worker.dispatchEvent(error)
  expect(error.defaultPrevented).toBe(true)
  expect(await unloaded.fetched).toEqual(FAILED)

  const broken = fetching()
  FakeWorker.all.at(-1)?.say({ kind: 'broken', cause: 'RangeError' })
  expect(await broken.fetched).toEqual(FAILED)

  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        throw new DOMException('Blocked', 'SecurityError')
      }
    },
  )
  expect(await fetching().fetched).toEqual(FAILED)
  vi.stubGlobal('Worker', undefined)
  expect(await fetching().fetched).toEqual(FAILED)
})

it('can be given up, before it begins too', async () => {
  const { fetched, giveUp, worker } = fetching()
  giveUp.abort()
  expect(await fetched).toEqual(FAILED)
  expect(worker.isEnded).toBe(true)
  expect(await fetchRound(WANTED, { signal: AbortSignal.abort() })).toEqual(FAILED)
  expect(FakeWorker.all).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
  expect(console.warn).not.toHaveBeenCalled()
})

it('starts no worker for a chain that it does not know', async () => {
  const wanted = { chain: '00'.repeat(32), round: 1 }
  const fetched = await fetchRound(wanted, { signal: new AbortController().signal })
  expect(fetched).toEqual({ kind: 'failed', why: 'unknownChain', reports: [] })
  expect(FakeWorker.all).toEqual([])
})

it('verifies and checks in a worker, and throws where there is none: that is no verdict', async () => {
  const verified = verifyRound(QUICKNET.hash, 1000, 'ab')
  const checked = checkProofText('{}')
  const [first, second] = FakeWorker.all
  expect(first?.asked).toEqual([
    { do: 'verify', chain: QUICKNET.hash, round: 1000, signature: 'ab' },
  ])
  expect(second?.asked).toEqual([{ do: 'check', text: '{}' }])
  const report = { checks: [], isProven: false, proof: null, randomness: null, assignment: null }
  first?.say({ kind: 'verified', isValid: true })
  second?.say({ kind: 'checked', report })
  expect(await verified).toBe(true)
  expect(await checked).toBe(report)

  const refused = expect(verifyRound(QUICKNET.hash, 1000, 'ab')).rejects.toThrow('does not start')
  const late = expect(checkProofText('{}')).rejects.toThrow('too long')
  FakeWorker.all[3]?.say({ kind: 'started' })
  await vi.advanceTimersByTimeAsync(60_000)
  await refused
  await late
})
