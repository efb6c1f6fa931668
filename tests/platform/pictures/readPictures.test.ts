// The page's side of the worker: whatever becomes of the worker, each file gets an answer, or none once nobody waits.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answer, Request } from '../../../src/platform/pictures/picture.worker'
import { type PictureRead, readPictures } from '../../../src/platform/pictures/readPictures'

/** Stands in for the browser's: the test is the worker's script. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = []
  readonly asked: Blob[] = []
  isEnded = false

  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  postMessage({ file }: Request) {
    this.asked.push(file)
  }
  terminate() {
    this.isEnded = true
  }
  async answer(data: Answer) {
    this.dispatchEvent(new MessageEvent('message', { data }))
    await vi.advanceTimersByTimeAsync(0)
  }
}

const FILES = ['a', 'b', 'c'].map((text) => new Blob([text]))
const DAMAGED = { refusal: 'damaged' } as const
const FAILED = { refusal: 'failed' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'https://wheel.example/', origin: 'https://wheel.example' })
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.all.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function reading(files = FILES, onRead = () => {}) {
  const giveUp = new AbortController()
  const reads: (readonly [index: number, read: PictureRead])[] = []
  const ended = vi.fn()
  const report = (index: number, read: PictureRead) => {
    reads.push([index, read])
    onRead()
  }
  const done = readPictures(files, report, giveUp.signal).then(ended)
  return { done, ended, reads, giveUp, worker: FakeWorker.all[0] as FakeWorker }
}

it('gives one worker one file at a time, and ends it after the last', async () => {
  const { done, reads, worker } = reading()
  expect(worker.asked).toEqual(FILES.slice(0, 1))
  await worker.answer(DAMAGED)
  expect(worker.asked).toEqual(FILES.slice(0, 2))
  const bytes = new TextEncoder().encode('picture').buffer
  await worker.answer({ hash: 'h', preview: 'p', bytes, type: 'image/webp' })
  await worker.answer({ refusal: 'svg' })
  await done
  expect(reads).toEqual([
    [0, DAMAGED],
    [1, { hash: 'h', preview: 'p', blob: expect.any(Blob) }],
    [2, { refusal: 'svg' }],
  ])
  const blobs = reads.flatMap(([, read]) => (read.refusal ? [] : [read.blob]))
  expect(blobs.map(({ type }) => type)).toEqual(['image/webp'])
  expect(await blobs[0]?.text()).toBe('picture')
  expect(FakeWorker.all).toEqual([worker])
  expect(worker.isEnded).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('goes on in a fresh worker where one breaks', async () => {
  const { done, reads, worker } = reading()
  const error = new Event('error', { cancelable: true })
  worker.dispatchEvent(error)
  await vi.advanceTimersByTimeAsync(0)
  expect(error.defaultPrevented).toBe(true)
  expect(worker.isEnded).toBe(true)
  const fresh = FakeWorker.all[1] as FakeWorker
  expect(fresh.asked).toEqual(FILES.slice(1, 2))
  // It has ended, but may have answered before.
  await worker.answer({ refusal: 'svg' })
  await fresh.answer(DAMAGED)
  await fresh.answer(DAMAGED)
  await done
  expect(reads).toEqual([
    [0, FAILED],
    [1, DAMAGED],
    [2, DAMAGED],
  ])
})

it('each file has thirty seconds', async () => {
  const { done, reads, worker } = reading()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(worker.isEnded).toBe(false)
  await worker.answer(DAMAGED)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(worker.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(worker.isEnded).toBe(true)
  const fresh = FakeWorker.all[1] as FakeWorker
  expect(fresh.asked).toEqual(FILES.slice(2))
  await vi.advanceTimersByTimeAsync(30_000)
  await done
  expect(reads).toEqual([
    [0, DAMAGED],
    [1, FAILED],
    [2, FAILED],
  ])
  expect(fresh.isEnded).toBe(true)
})

it('given up, it ends at once and reports nothing more', async () => {
  const { ended, reads, giveUp, worker } = reading()
  await worker.answer(DAMAGED)
  giveUp.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(ended).toHaveBeenCalled()
  expect(worker.isEnded).toBe(true)
  // What it had answered already is of no interest.
  await worker.answer(DAMAGED)
  expect(reads).toEqual([[0, DAMAGED]])
  expect(FakeWorker.all).toEqual([worker])
  expect(vi.getTimerCount()).toBe(0)
})

it('can be given up by what is told of a picture, and before it begins', async () => {
  const { done, reads, giveUp, worker } = reading(FILES, () => giveUp.abort())
  await worker.answer(DAMAGED)
  await done
  expect(reads).toHaveLength(1)
  expect(worker.asked).toHaveLength(1)
  expect(worker.isEnded).toBe(true)

  await readPictures(FILES, () => expect.unreachable(), AbortSignal.abort())
  await readPictures([], () => expect.unreachable(), new AbortController().signal)
  expect(FakeWorker.all).toHaveLength(1)
})
