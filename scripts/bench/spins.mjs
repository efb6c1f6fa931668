// One spin, undisturbed: what the main thread does meanwhile, and what a frame of the wheel takes where it is drawn.

import { mainThread, pageProcess, threads, worked } from './counters.mjs'
import { framesOf, wait } from './realm.mjs'
import { aimAtSpin, restOf } from './visit.mjs'

/**
 * @typedef {object} Second one second of a spin
 * @property {number} taskMs
 * @property {number} scriptMs
 */

/**
 * @typedef {object} Spin
 * @property {'page' | 'worker'} home
 * @property {Second[]} seconds from the press on, those before the rest
 * @property {Second | null} rest the second with the rest in it
 * @property {{ page: number, worker: number } | null} cpu milliseconds of a processor in each second
 * @property {import('./pages/benchPage.ts').Frame[]} frames that were drawn
 */

const SECOND = 1000

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./visit.mjs').Visit} visit of a floor or the product
 * @param {{ isProduct: boolean, seconds: number }} how long to look
 * @returns {Promise<Spin>}
 */
export async function measureSpin(browser, { page, realm, check }, { isProduct, seconds }) {
  const press = isProduct
    ? await aimAtSpin(page)
    : () => page.evaluate(() => window.benchPage.spin())
  const pid = await pageProcess(browser, page)
  const count = await mainThread(page)
  await framesOf(realm)
  const before = await threads(browser)
  const counts = [await count()]
  const startedAt = performance.now()
  await press()
  /** @type {number[]} */
  const epochs = []
  for (let second = 1; second <= seconds; second += 1) {
    await wait(startedAt + second * SECOND - performance.now())
    counts.push(await count())
    epochs.push(performance.timeOrigin + performance.now())
  }
  const cpu = worked(before, await threads(browser), pid)
  const frames = (await framesOf(realm)).filter(({ draws }) => draws > 0)
  const restAt = (isProduct && (await restOf(page))) || Number.POSITIVE_INFINITY
  check()

  const all = counts.slice(1).map((count, index) => between(counts[index] ?? count, count))
  const turning = epochs.filter((epoch) => epoch < restAt).length
  return {
    home: realm.home,
    seconds: all.slice(0, turning),
    rest: all[turning] ?? null,
    cpu: cpu && { page: cpu.page / seconds, worker: cpu.worker / seconds },
    frames: frames.filter(({ startedAt }) => startedAt < restAt),
  }
}

/**
 * Per second of the browser's clock, because Node is not exactly on time.
 * @param {import('./counters.mjs').Count} start
 * @param {import('./counters.mjs').Count} end
 * @returns {Second}
 */
function between(start, end) {
  const seconds = (end.at - start.at) / SECOND
  return {
    taskMs: (end.taskMs - start.taskMs) / seconds,
    scriptMs: (end.scriptMs - start.scriptMs) / seconds,
  }
}
