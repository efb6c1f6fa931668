// Which pixel ratio each frame is drawn at, from launch to rest, and when what was found out is reported.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAdaptivePixelRatio } from '../../../src/render/gpu/adaptivePixelRatio'
import type { LearnedRatio } from '../../../src/render/learnedRatio'
import { wheelMetrics } from '../../../src/wheel/metrics'
import { rendererQuality } from '../../../src/wheel/settings/rendererQuality'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { UNKNOWN_DEVICE } from '../../wheel/settings/unknownDevice'
import { spinOf } from '../states'

const QUALITY = rendererQuality(
  DEFAULT_SETTINGS.animationSpeed.performanceSettings,
  2,
  UNKNOWN_DEVICE,
)
const METRICS = wheelMetrics(350)
const AT_REST = { spin: null, quality: QUALITY, metrics: METRICS, learnedRatio: null }
const LEARNED: LearnedRatio = { ratio: 1, spinsLeft: 3, patience: 8 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function adaptive() {
  const sharpen = vi.fn()
  const learned = vi.fn<(learned: LearnedRatio | null) => void>()
  const ratio = createAdaptivePixelRatio(sharpen, learned)
  let nowMs = 1000
  /** The ratio of the last of some frames. */
  function frames(view: Parameters<typeof ratio.at>[0], count = 1, frameMs = 17): number {
    let last = 0
    for (let frame = 0; frame < count; frame += 1) {
      nowMs += frameMs
      vi.advanceTimersByTime(frameMs)
      last = ratio.at(view, nowMs)
    }
    return last
  }
  /** A spin that is too slow at first; the ratio that it finds. */
  function slowSpin(): number {
    frames(spinning(), 25, 40)
    const lower = frames(spinning(), 100)
    expect(lower).toBeLessThan(2)
    return lower
  }
  return { ...ratio, frames, slowSpin, sharpen, learned }
}

function spinning(id = 'spin1', learnedRatio: LearnedRatio | null = null) {
  const spin = spinOf(3)
  return {
    quality: QUALITY,
    metrics: METRICS,
    learnedRatio,
    spin: { ...spin, outcome: { ...spin.outcome, id } },
  }
}

it('is the full one at rest, where nothing waits for anything', () => {
  const { frames, sharpen, learned } = adaptive()
  expect(frames(AT_REST)).toBe(2)
  vi.runAllTimers()
  expect(sharpen).not.toHaveBeenCalled()
  expect(learned).not.toHaveBeenCalled()
})

it('stays that of the spin until nothing has been drawn for a while, and then it is reported', () => {
  const { frames, slowSpin, sharpen, learned } = adaptive()
  const lower = slowSpin()
  // The winner rises.
  expect(frames(AT_REST, 60)).toBe(lower)
  expect(sharpen).not.toHaveBeenCalled()
  expect(learned).not.toHaveBeenCalled()
  vi.advanceTimersByTime(150)
  expect(sharpen).toHaveBeenCalledTimes(1)
  expect(learned.mock.calls).toEqual([[{ ratio: lower, spinsLeft: 8, patience: 8 }]])
  expect(frames(AT_REST)).toBe(2)
})

it('is not raised where the full one held', () => {
  const { frames, sharpen, learned } = adaptive()
  expect(frames(spinning(), 100)).toBe(2)
  expect(frames(AT_REST)).toBe(2)
  vi.runAllTimers()
  expect(sharpen).not.toHaveBeenCalled()
  expect(learned).not.toHaveBeenCalled()
})

it('of a spin that follows at once is what the one before found, although nobody knows it yet', () => {
  const { frames, slowSpin, sharpen, learned } = adaptive()
  const lower = slowSpin()
  frames(AT_REST, 2)
  expect(frames(spinning('spin2'))).toBe(lower)
  vi.advanceTimersByTime(1000)
  expect(sharpen).not.toHaveBeenCalled()
  frames(AT_REST)
  vi.runAllTimers()
  expect(learned).toHaveBeenCalledTimes(1)
})

it('begins with what the view knows, from the first frame', () => {
  const { frames } = adaptive()
  frames(AT_REST)
  expect(frames(spinning('spin1', LEARNED))).toBe(1)
  // Another size, of which nothing is known: from the next spin on.
  frames({ ...AT_REST, learnedRatio: null })
  expect(frames(spinning('spin2'))).toBe(2)
})

it('is the full one for a spin that is not drawn', () => {
  const { frames } = adaptive()
  const spin = spinOf(3)
  const instant = { ...spin, launch: { ...spin.launch, durationMs: 0 } }
  expect(frames({ quality: QUALITY, metrics: METRICS, learnedRatio: LEARNED, spin: instant })).toBe(
    2,
  )
})

it('takes a long frame for a slow one, and not where the page was hidden meanwhile', () => {
  const { frames } = adaptive()
  let pauses = 0
  for (let times = 0; times < 20; times += 1) {
    pauses += 1
    expect(frames({ ...spinning(), pauses }, 1, 600)).toBe(2)
  }
  expect(frames({ ...spinning(), pauses }, 7, 600)).toBeLessThan(2)
})

it('obeys a setting that changes in the middle of a spin', () => {
  const { frames } = adaptive()
  const view = spinning('spin1', LEARNED)
  expect(frames(view)).toBe(1)
  expect(frames({ ...view, quality: { ...QUALITY, minPixelRatio: 2 } })).toBe(2)
})

it('stores nothing of a spin whose size changes under the size that it ends with', () => {
  const { frames, learned } = adaptive()
  const small = { metrics: wheelMetrics(200) }
  frames(spinning(), 25, 40)
  expect(frames(spinning(), 10)).toBeLessThan(2)
  // The whole screen is left in the middle of the spin; of the small wheel nothing is known.
  expect(frames({ ...spinning(), ...small }, 1)).toBe(2)
  frames({ ...AT_REST, ...small })
  vi.runAllTimers()
  expect(learned).not.toHaveBeenCalled()
})

it('has no timer left when the scene is closed', () => {
  const { frames, close, sharpen } = adaptive()
  frames(spinning('spin1', LEARNED))
  frames({ ...AT_REST, learnedRatio: LEARNED })
  close()
  vi.runAllTimers()
  expect(sharpen).not.toHaveBeenCalled()
})
