// The page's side of the worker that makes a film: what is tried again, and which fault it is.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FilmOrder, FromFilm } from '../../../src/render/film'
import { filmInWorker } from '../../../src/render/gpuHost/filmInWorker'
import type { FromScene } from '../../../src/render/workerMessages'

class FakeWorker extends EventTarget {
  readonly posted: unknown[] = []
  isTerminated = false
  constructor() {
    super()
    workers.push(this)
  }
  postMessage(message: unknown) {
    this.posted.push(message)
  }
  terminate() {
    this.isTerminated = true
  }
  say(data: FromFilm | FromScene) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  break(message?: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { message }))
  }
}

const order = { kind: 'film', title: null, plate: null } as unknown as FilmOrder
let workers: FakeWorker[] = []
let told: unknown[][]
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('location', new URL('https://wheel.example/'))
  workers = []
  told = []
  const tell =
    (name: string) =>
    (...values: unknown[]) =>
      told.push([name, ...values])
  end = filmInWorker(order, {
    onProgress: tell('progress'),
    onDone: tell('done'),
    onFailed: tell('failed'),
  })
})

afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seconds = (count: number) => vi.advanceTimersByTime(1000 * count)
const [first, second] = [0, 1].map((index) => () => workers[index] as FakeWorker) as [
  () => FakeWorker,
  () => FakeWorker,
]
const ended = () => workers.map(({ isTerminated }) => isTerminated)

it('the order is sent once the script is there, and each message puts the end of patience off', () => {
  seconds(59)
  expect(first().posted).toEqual([])
  first().say({ kind: 'loaded' })
  expect(first().posted).toEqual([order])
  seconds(59)
  first().say({ kind: 'progress', percent: 1 })
  seconds(59)
  expect(told).toEqual([['progress', 1]])
  seconds(1)
  expect(told[1]).toEqual(['failed', 'other', 'No progress within 60 s'])
  expect(ended()).toEqual([true])
})

it('a script that hangs is asked for once more, and the second has as long', () => {
  seconds(60)
  expect(ended()).toEqual([true, false])
  seconds(59)
  expect(told).toEqual([])
  second().say({ kind: 'loaded' })
  expect(second().posted).toEqual([order])
  second().say({ kind: 'progress', percent: 1 })
  expect(told).toEqual([['progress', 1]])
})

it('a script that breaks off is asked for once more, and the second has a clock of its own', () => {
  seconds(40)
  first().break()
  expect(ended()).toEqual([true, false])
  seconds(59)
  expect(told).toEqual([])
  expect(ended()).toEqual([true, false])
  seconds(1)
  expect(told).toEqual([['failed', 'notLoaded', 'No script within 60 s']])
  expect(ended()).toEqual([true, true])
})

it('what the first one still says is none of the second', () => {
  seconds(60)
  first().say({ kind: 'loaded' })
  first().break()
  expect(second().posted).toEqual([])
  expect(ended()).toEqual([true, false])
  expect(told).toEqual([])
})

it('a script that is there and fails is not asked for again', () => {
  first().break('Uncaught SyntaxError')
  expect(told).toEqual([['failed', 'other', 'Uncaught SyntaxError']])
  expect(ended()).toEqual([true])
})

it('a worker that breaks while it draws has failed, with or without a message', () => {
  first().say({ kind: 'loaded' })
  first().break()
  expect(told).toEqual([['failed', 'other', 'The worker has not started']])
  expect(ended()).toEqual([true])
})
