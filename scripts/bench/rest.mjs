// Spins as a visitor has them, one after another, at twice the pixels: the longest frame up to three seconds after the
// rest, when everybody looks.

import { framesOf, wait } from './realm.mjs'
import { aimAtSpin, restOf, visitFloor, visitProduct } from './visit.mjs'

/** @typedef {import('./pages/benchPage.ts').Frame} Frame */

/**
 * @typedef {object} Climax
 * @property {number} spin counted from 1; of a floor 0
 * @property {number} size options; of a floor 0
 * @property {'page' | 'worker'} home
 * @property {number} fps frames that the wheel draws in a second while it turns
 * @property {number} longestMs the longest wait for a frame where the wheel is drawn
 * @property {number} pageMs the same on the page
 * @property {number} taskMs the longest task of the main thread; 0 if none exceeds 50 ms
 */

const RATIO = 2
const SPIN_MS = 4000
const AFTER_MS = 3000
/** From the end of a measurement to the next press. */
const PAUSE_MS = 2000
const POLL_MS = 200
const SPINS = 3

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./visit.mjs').Build} build
 * @param {number} size options
 * @returns {Promise<Climax[]>} one for each spin
 */
export async function measureRest(browser, build, size) {
  const wanted = { size, ratio: RATIO, spinMs: SPIN_MS, isHeld: false }
  const { page, realm, close, check } = await visitProduct(browser, build, wanted)
  try {
    await page.evaluate(watchTasks)
    /** @type {Climax[]} */
    const climaxes = []
    for (let spin = 1; spin <= SPINS; spin += 1) {
      const press = await aimAtSpin(page)
      await Promise.all([framesOf(realm), framesOf(page)])
      const pressedAt = await press()
      await wait(SPIN_MS)
      /** @type {number | null} */
      let restAt = null
      while (restAt === null) {
        await wait(POLL_MS)
        restAt = await restOf(page)
      }
      const until = restAt + AFTER_MS
      await wait(until - performance.timeOrigin - performance.now() + POLL_MS)
      const frames = await framesOf(realm)
      const pageFrames = realm.home === 'page' ? frames : await framesOf(page)
      const isWithin = (/** @type {number} */ at) => at >= pressedAt && at <= until
      const tasks = await page.evaluate(() => window.benchTasks.splice(0))
      const turning = frames.filter(
        ({ draws, endedAt }) => draws > 0 && endedAt >= pressedAt && endedAt <= Number(restAt),
      )
      climaxes.push({
        spin,
        size,
        home: realm.home,
        fps: turning.length / ((restAt - pressedAt) / 1000),
        longestMs: longest(frames, isWithin),
        pageMs: longest(pageFrames, isWithin),
        taskMs: Math.max(0, ...tasks.filter(({ at }) => isWithin(at)).map(({ ms }) => ms)),
      })
      check()
      await wait(PAUSE_MS)
    }
    return climaxes
  } finally {
    await close()
  }
}

/**
 * Raw WebGL on a canvas of the same size, for as long.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {'webgl' | 'webglWorker'} floor
 * @returns {Promise<Climax>}
 */
export async function measureRaw(browser, url, floor) {
  const { page, realm, close } = await visitFloor(browser, url, floor, RATIO)
  try {
    await page.evaluate(watchTasks)
    await framesOf(realm)
    await page.evaluate(() => window.benchPage.spin())
    const startedAt = performance.timeOrigin + performance.now()
    await wait(SPIN_MS + AFTER_MS)
    const endedAt = performance.timeOrigin + performance.now()
    const isWithin = (/** @type {number} */ at) => at >= startedAt && at <= endedAt
    const frames = (await framesOf(realm)).filter(({ endedAt }) => isWithin(endedAt))
    const pageFrames = realm.home === 'page' ? frames : await framesOf(page)
    const tasks = await page.evaluate(() => window.benchTasks.splice(0))
    return {
      spin: 0,
      size: 0,
      home: realm.home,
      fps: frames.length / ((endedAt - startedAt) / 1000),
      longestMs: longest(frames, isWithin),
      pageMs: longest(pageFrames, isWithin),
      taskMs: Math.max(0, ...tasks.map(({ ms }) => ms)),
    }
  } finally {
    await close()
  }
}

/**
 * The longest time from one frame to the next. Where nothing asks for a frame none is missed: then it counts from the
 * moment at which the next one was asked for.
 * @param {readonly Frame[]} frames
 * @param {(at: number) => boolean} isWithin
 */
function longest(frames, isWithin) {
  const gaps = frames.map((frame, index) => {
    const before = frames[index - 1]
    const isAskedInTurn = before && frame.askedAt <= before.endedAt
    return frame.startedAt - (isAskedInTurn ? before.startedAt : frame.askedAt)
  })
  return Math.max(0, ...gaps.filter((_, index) => isWithin(frames[index]?.startedAt ?? 0)))
}

/** Runs in the page: writes down tasks of the main thread over 50 ms. */
function watchTasks() {
  window.benchTasks = []
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.benchTasks.push({ at: performance.timeOrigin + startTime, ms: duration })
    }
  }).observe({ type: 'longtask' })
}
