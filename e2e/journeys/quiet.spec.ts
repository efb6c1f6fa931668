// No wasted work: React is idle while the wheel turns, and everything is idle once it stops.

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import { countResults } from '../support/keptResults'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { initEverywhere, sceneThread } from '../support/sceneThread'

test.use({ hasGpu: true, viewport: { width: 330, height: 700 } })

interface Activity {
  /** What changed in the document. */
  readonly mutations: readonly string[]
  /** Trees that React has committed, the page's and the scene's. */
  readonly commits: number
  readonly messages: number
  readonly timers: number
  readonly frames: number
  /** WebGL draw calls in each frame. */
  readonly draws: readonly number[]
  readonly animations: number
}

declare global {
  /** Of one thread. */
  var activity: { mutations: string[]; commits: number; draws: number[]; drawn: number }
}

/** What the page and the scene's worker do while `moves` moves their clock. */
async function activityWhile(page: Page, moves: () => Promise<void>): Promise<Activity> {
  const scene = sceneThread(page)
  await page.evaluate(beginWatch)
  await scene.evaluate(beginWatch)
  await moves()
  const ofPage = await page.evaluate(endWatch)
  const ofScene = await scene.evaluate(endWatch)
  const animations = await page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  )
  return {
    mutations: ofPage.mutations,
    commits: ofPage.commits + ofScene.commits,
    messages: ofPage.messages + ofScene.messages,
    timers: ofPage.timers + ofScene.timers,
    frames: ofPage.frames + ofScene.frames,
    draws: ofScene.draws,
    animations,
  }
}

function beginWatch(): void {
  Object.assign(globalThis.testClock.asked, { frames: 0, timers: 0, messages: 0 })
  Object.assign(globalThis.activity, { mutations: [], commits: 0, draws: [], drawn: 0 })
  globalThis.testClock.afterFrame = () => {
    globalThis.activity.draws.push(globalThis.activity.drawn)
    globalThis.activity.drawn = 0
  }
}

function endWatch() {
  return { ...globalThis.activity, ...globalThis.testClock.asked }
}

test.beforeEach(async ({ page, clock, main }) => {
  await initEverywhere(page, watchActivity)
  await storeWheel(page, distinctOptions(100), lasting(2500))
  await main.open()
  await clock.freeze()
})

test('while the wheel turns nothing happens but six draw calls a frame at most', async ({
  page,
  main,
  clock,
}) => {
  const frames = 70
  const starting = await activityWhile(page, async () => {
    await main.spinButton.click()
    // The words for a screen reader are taken away again after a second.
    await clock.advance(1100, 1000 / 60)
  })
  // The watch itself works: the start of a spin does commit and change the page.
  expect(starting.commits).toBeGreaterThan(0)
  expect(starting.mutations.length).toBeGreaterThan(0)

  const turning = await activityWhile(page, () => clock.advanceFrames(frames, 1000 / 60))
  await expect(main.spinningButton).toBeDisabled()
  expect(turning.mutations).toEqual([])
  expect(turning.commits).toBe(0)
  expect(turning.messages).toBe(0)
  expect(turning.timers).toBe(0)
  expect(turning.frames).toBe(frames)
  expect(turning.draws).toHaveLength(frames)
  expect(Math.min(...turning.draws)).toBeGreaterThan(0)
  expect(Math.max(...turning.draws)).toBeLessThanOrEqual(6)
})

const STILL = {
  mutations: [],
  commits: 0,
  messages: 0,
  timers: 0,
  frames: 0,
  draws: Array.from({ length: 20 }, () => 0),
  animations: 0,
}

test('a page that nobody touches draws no frame and starts no timer', async ({
  page,
  main,
  clock,
}) => {
  await test.step('before the first spin', async () => {
    // The GPU's programs compile in real time, and the page looks every 20 ms whether they have.
    await expect
      .poll(async () => {
        await clock.advance(3000)
        return clock.pending()
      })
      .toEqual({ frames: 0, timers: 0 })
    expect(await activityWhile(page, () => clock.advance(2000))).toEqual(STILL)
  })
  await test.step('after a spin, when the highlight has settled', async () => {
    await main.spinButton.click()
    await clock.advance(2600)
    await expect(main.winnerHeading).toBeVisible()
    // The result stands out for three seconds, and then comes down.
    await clock.advance(7000)
    await expect.poll(() => runningAnimations(page)).toBe(0)
    // The library's code comes and its database stores the result in real time.
    await expect
      .poll(async () => {
        await clock.advance(1000)
        return page.evaluate(countResults)
      })
      .toBe(1)
    await expect.poll(() => clock.pending()).toEqual({ frames: 0, timers: 0 })
    expect(await activityWhile(page, () => clock.advance(2000))).toEqual(STILL)
  })
})

function runningAnimations(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter((one) => one.playState === 'running').length,
  )
}

/** Runs in each thread before any of its scripts. */
function watchActivity(): void {
  const activity = { mutations: [] as string[], commits: 0, draws: [] as number[], drawn: 0 }
  Object.assign(globalThis, {
    activity,
    // Where React reports each commit to its developer tools.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot() {
        activity.commits += 1
      },
      onCommitFiberUnmount() {},
    },
  })
  if (typeof document !== 'undefined') {
    new MutationObserver((records) => {
      for (const { type, target, attributeName } of records) {
        activity.mutations.push([type, target.nodeName, attributeName].join(' '))
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  }
  const { prototype } = WebGL2RenderingContext
  for (const name of [
    'drawElements',
    'drawArrays',
    'drawElementsInstanced',
    'drawArraysInstanced',
    'drawRangeElements',
  ] as const) {
    const real = prototype[name] as (...args: unknown[]) => void
    prototype[name] = function (this: WebGL2RenderingContext, ...args: unknown[]) {
      activity.drawn += 1
      real.apply(this, args)
    }
  }
}
