// A spin in whose middle the main thread is blocked: the frames that the wheel draws meanwhile, and where it ends.

import { colorUnderPointer } from './disc.mjs'
import { benchOptions } from './product.mjs'
import { framesOf, isAtRest, wait } from './realm.mjs'
import { aimAtSpin, visitProduct } from './visit.mjs'

/**
 * @typedef {object} Blocked
 * @property {'page' | 'worker'} home
 * @property {number} free frames drawn in as long a time with the thread free: before and after, the mean
 * @property {number} blocked frames drawn while it was blocked
 * @property {string} announced the winner
 * @property {string} pointed the option whose color is under the pointer at the rest
 */

const SPIN_MS = 10_000
const BLOCK = { afterMs: 4000, ms: 2000 }
/** Between the free stretches and the blocked one, in which a backlog is worked off. */
const GAP_MS = 300
/** Until the winner's section has risen. */
const RISEN_MS = 1500
/** One option for each color. */
const OPTIONS = benchOptions(6, false)

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./visit.mjs').Build} build
 * @param {number} ratio
 * @returns {Promise<Blocked>}
 */
export async function measureBlocked(browser, build, ratio) {
  const wanted = { size: OPTIONS.length, ratio, spinMs: SPIN_MS, isHeld: true }
  const { page, realm, close, check } = await visitProduct(browser, build, wanted)
  try {
    const press = await aimAtSpin(page)
    await framesOf(realm)
    await press()
    await wait(BLOCK.afterMs)
    const [from, to] = await page.evaluate((ms) => {
      const from = performance.now()
      while (performance.now() - from < ms);
      return [performance.timeOrigin + from, performance.timeOrigin + performance.now()]
    }, BLOCK.ms)
    await wait(GAP_MS + BLOCK.ms)
    const frames = (await framesOf(realm)).filter(({ draws }) => draws > 0)
    const within = (/** @type {number} */ start) =>
      frames.filter(({ endedAt }) => endedAt >= start && endedAt < start + BLOCK.ms).length
    const free = (within(from - GAP_MS - BLOCK.ms) + within(to + GAP_MS)) / 2
    await isAtRest(page)
    await wait(RISEN_MS)
    const spoken = await page.evaluate(() => window.benchSpoken.join(' '))
    const announced = /Winner:.*?(Option \d+)/.exec(spoken)?.[1] ?? 'nobody'
    const color = await colorUnderPointer(
      page,
      OPTIONS.map(({ color }) => color),
    )
    const pointed = OPTIONS.find((option) => option.color === color)?.text ?? 'nothing'
    check()
    return { home: realm.home, free, blocked: within(from), announced, pointed }
  } finally {
    await close()
  }
}
