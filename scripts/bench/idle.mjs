// A wheel at rest: what still runs on the page and in its worker, how soon a new wheel is shown, and the heaps.

import { pageProcess, threads, worked } from './counters.mjs'
import { heapBytes } from './heap.mjs'
import { setOptions } from './instruments.mjs'
import { benchOptions } from './product.mjs'
import { framesOf, isAtRest, wait } from './realm.mjs'
import { aimAtSpin, visitProduct } from './visit.mjs'

/**
 * @typedef {object} Idle
 * @property {'page' | 'worker'} home
 * @property {Record<number, number>} setMs to the first frame that shows as many options
 * @property {{ page: number, worker: number | null }} heap bytes with the largest of these wheels
 * @property {number} frames on the page and in the worker
 * @property {number} wakes of the worker, by timers and messages
 * @property {{ page: number, worker: number } | null} cpu milliseconds
 */

/** At first each size once, for the engine to compile. */
const SIZES = [1000, 10_000, 1000, 10_000]
const SPIN_MS = 3000
/** Until highlight and confetti are over, and how long the page must be idle. */
const CELEBRATION_MS = 8000
const IDLE_MS = 3000

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./visit.mjs').Build} build
 * @returns {Promise<Idle>}
 */
export async function measureIdle(browser, build) {
  const wanted = { size: 10, ratio: 1, spinMs: SPIN_MS, isHeld: false }
  const { page, realm, close, check } = await visitProduct(browser, build, wanted)
  try {
    /** @type {Record<number, number>} */
    const setMs = {}
    for (const size of SIZES) {
      await framesOf(realm)
      setMs[size] = await setOptions(page, realm, benchOptions(size, false), true)
      await wait(1000)
    }
    const heap = await heapBytes(page)
    const press = await aimAtSpin(page)
    await press()
    await wait(SPIN_MS)
    await isAtRest(page)
    await wait(CELEBRATION_MS)

    const pid = await pageProcess(browser, page)
    const wakesOf = () => realm.evaluate(() => /** @type {any} */ (globalThis).instruments.wakes)
    await Promise.all([framesOf(page), framesOf(realm)])
    const wakes = await wakesOf()
    const before = await threads(browser)
    await wait(IDLE_MS)
    const cpu = worked(before, await threads(browser), pid)
    const inPage = await framesOf(page)
    const inWorker = realm.home === 'worker' ? await framesOf(realm) : []
    check()
    return {
      home: realm.home,
      setMs,
      heap,
      frames: inPage.length + inWorker.length,
      wakes: (await wakesOf()) - wakes,
      cpu,
    }
  } finally {
    await close()
  }
}
