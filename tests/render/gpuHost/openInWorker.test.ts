// The page's side of the worker that draws: what it takes for a worker that is gone, and when it asks.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openInWorker } from '../../../src/render/gpuHost/openInWorker'
import type { SceneEvents, WheelRenderer } from '../../../src/render/renderer'
import { viewOf, type WheelView } from '../../../src/render/view'
import type { FromScene, ToScene } from '../../../src/render/workerMessages'
import { radians } from '../../../src/wheel/angle'
import { wheelMetrics } from '../../../src/wheel/metrics'
import { rendererQuality } from '../../../src/wheel/settings/rendererQuality'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { UNKNOWN_DEVICE } from '../../wheel/settings/unknownDevice'
import { spinOf, stateOf } from '../states'

class FakeWorker extends EventTarget {
  readonly posted: ToScene<unknown>[] = []
  isTerminated = false
  constructor() {
    super()
    worker = this
  }
  postMessage(message: ToScene<unknown>) {
    this.posted.push(message)
  }
  terminate() {
    this.isTerminated = true
  }
}

const QUALITY = rendererQuality(
  DEFAULT_SETTINGS.animationSpeed.performanceSettings,
  1,
  UNKNOWN_DEVICE,
)
const resting = viewOf(stateOf(), wheelMetrics(350), QUALITY)
const turning: WheelView = { ...resting, spin: spinOf(3) }
const canvas = { transferControlToOffscreen: () => ({}) } as HTMLCanvasElement

let worker: FakeWorker
let told: unknown[][]
let scene: WheelRenderer

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('location', new URL('https://wheel.example/'))
  told = []
  const tell =
    (name: string) =>
    (...values: unknown[]) =>
      told.push([name, ...values])
  const events: SceneEvents = {
    onUnsupported: tell('unsupported'),
    onFailed: tell('failed'),
    onLost: tell('lost'),
    onRatioLearned: tell('ratioLearned'),
    onRest: tell('rest'),
    onShown: tell('shown'),
  }
  scene = openInWorker(canvas, QUALITY, events)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const say = (message: FromScene) =>
  worker.dispatchEvent(Object.assign(new Event('message'), { data: message }))
const kinds = () => worker.posted.splice(0).map(({ kind }) => kind)
const seconds = (count: number) => vi.advanceTimersByTime(1000 * count)

it('what the worker says reaches the page, each as itself', () => {
  say({ kind: 'shown', isShown: true })
  say({ kind: 'rest', spinId: 'one' })
  say({ kind: 'ratioLearned', learned: null })
  say({ kind: 'lost' })
  say({ kind: 'unsupported' })
  say({ kind: 'failed', cause: 'No shader' })
  expect(told).toEqual([
    ['shown', true],
    ['rest', 'one'],
    ['ratioLearned', null],
    ['lost'],
    ['unsupported'],
    ['failed', 'No shader'],
  ])
})

it('the worker is given the canvas, then views, of which only what has changed', () => {
  scene.show(resting)
  scene.show({ ...resting, restRotation: radians(2) })
  const [open, first, next] = worker.posted
  expect(open).toMatchObject({ kind: 'open', quality: QUALITY })
  expect(first).toMatchObject({ kind: 'show', change: resting })
  expect(next).toMatchObject({ kind: 'show', change: { restRotation: 2 } })
  expect(Object.keys((next as { change: object }).change)).toEqual(['restRotation'])
})

it('it is asked for a sign of life every second while the wheel turns, and once after another change', () => {
  scene.show(turning)
  seconds(3)
  // Not before it has been loaded.
  expect(kinds()).toEqual(['open', 'show'])
  say({ kind: 'loaded' })
  for (let second = 0; second < 20; second += 1) {
    seconds(1)
    expect(kinds()).toEqual(['ping'])
    say({ kind: 'pong' })
  }
  scene.show(resting)
  seconds(1)
  say({ kind: 'pong' })
  expect(kinds()).toEqual(['show', 'ping'])
  seconds(10)
  expect(kinds()).toEqual([])
  expect(told).toEqual([])
})

it.each([
  ['before its first picture', 30, false],
  ['once it has shown one', 5, true],
])('%s it is gone when %i signs in a row have not come', (_, most, isShown) => {
  say({ kind: 'loaded' })
  scene.show(turning)
  if (isShown) say({ kind: 'shown', isShown })
  told.length = 0
  seconds(most - 1)
  // One is enough.
  say({ kind: 'pong' })
  seconds(most)
  expect(told).toEqual([])
  seconds(1)
  expect(told).toEqual([['failed', `The worker has not answered for ${most} s`]])
  seconds(60)
  expect(told).toHaveLength(1)
})

it('an error is a worker that this browser cannot run, or one that failed once it was loaded', () => {
  const fail = () => {
    const error = Object.assign(new Event('error', { cancelable: true }), { message: 'No' })
    worker.dispatchEvent(error)
    // Not the page's own.
    expect(error.defaultPrevented).toBe(true)
  }
  fail()
  say({ kind: 'loaded' })
  fail()
  expect(told).toEqual([['unsupported'], ['failed', 'No']])
  scene.close()
  fail()
  expect(told).toHaveLength(2)
})

it('closed, it ends its worker, and neither asks nor tells anything more', () => {
  say({ kind: 'loaded' })
  scene.show(turning)
  scene.close()
  expect(worker.isTerminated).toBe(true)
  expect(told).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  say({ kind: 'lost' })
  expect(told).toEqual([])
})

it('closed while its picture is on the screen, it says that it is not there anymore', () => {
  say({ kind: 'shown', isShown: true })
  scene.close()
  expect(told).toEqual([
    ['shown', true],
    ['shown', false],
  ])
})
