// What the page makes of a worker that checks records, and of one that fails.

import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CheckReport } from '../../src/pages/check/record/report'
import { raffle } from './check/proofs'

vi.resetModules()
vi.doMock('../../src/pages/check/record/record.worker.ts?worker&url', () => ({
  default: '/check.js',
}))
vi.doMock('../../src/pages/check/frozen/proof.worker.ts?worker&url', () => ({
  default: '/make.js',
}))
const { checkInWorker, makeInWorker } = await import('../../src/pages/workers')
afterAll(() => {
  vi.doUnmock('../../src/pages/check/record/record.worker.ts?worker&url')
  vi.resetModules()
})

const REPORT: CheckReport = { kind: 'noRecord', why: 'notJson' }

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = []
  asked: unknown[] = []
  isTerminated = false

  constructor(readonly url: string) {
    super()
    FakeWorker.made.push(this)
  }
  postMessage(request: unknown) {
    this.asked.push(request)
  }
  terminate() {
    this.isTerminated = true
  }
  answer(data: CheckReport | string) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
const never = new AbortController().signal
const worker = () => FakeWorker.made.at(-1) as FakeWorker

beforeEach(() => {
  FakeWorker.made = []
  warn.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('location', new URL('https://wheel.example/check'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
afterAll(() => warn.mockRestore())

it('hands the record to a worker, and what that finds to the page', async () => {
  const request = { text: '{}' }
  const checking = checkInWorker(request, never)
  expect(worker().url).toBe('/check.js')
  expect(worker().asked).toEqual([request])
  worker().answer(REPORT)
  expect(await checking).toEqual(REPORT)
  expect(worker().isTerminated).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('says that it took too long, after a minute', async () => {
  const checking = checkInWorker({ text: '' }, never)
  vi.advanceTimersByTime(59_999)
  expect(worker().isTerminated).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await checking).toEqual({ kind: 'notChecked', why: 'tooSlow' })
  expect(worker().isTerminated).toBe(true)
})

it('says that it failed where the worker does, or there is none', async () => {
  const checking = checkInWorker({ text: '' }, never)
  worker().dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
  expect(await checking).toEqual({ kind: 'notChecked', why: 'failed' })
  vi.stubGlobal('Worker', undefined)
  expect(await checkInWorker({ text: '' }, never)).toEqual({ kind: 'notChecked', why: 'failed' })
  expect(warn).toHaveBeenCalledTimes(2)
})

it('stops the worker of a record that nobody waits for any more', async () => {
  const controller = new AbortController()
  void checkInWorker({ text: '' }, controller.signal)
  controller.abort()
  expect(worker().isTerminated).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('has a proof made by another worker, which has a minute too', async () => {
  const making = { announcement: raffle(), signature: 'ab' }
  const made = makeInWorker(making, never)
  expect(worker().url).toBe('/make.js')
  expect(worker().asked).toEqual([making])
  worker().answer('proof')
  expect(await made).toBe('proof')
  const late = expect(makeInWorker(making, never)).rejects.toThrow('too long')
  vi.advanceTimersByTime(59_999)
  expect(worker().isTerminated).toBe(false)
  vi.advanceTimersByTime(1)
  await late
  expect(worker().isTerminated).toBe(true)
})
