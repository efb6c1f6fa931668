// The main thread's work for one step of a visitor with a large wheel, measured at two sizes.

import { benchOptions } from './product.mjs'

/**
 * One step at one size.
 * @typedef {object} Work
 * @property {string} step
 * @property {number} size options
 * @property {number} round
 * @property {number} ms of the main thread in scripts, styles and layout
 */

const SIZES = [100, 10_000]
/** Long enough for a large wheel to be stored and for all effects of a change. */
const SETTLED_MS = 1500
const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
/** A spin without animation ends at once. */
const SPEED = { enabledAnimations: { wheelSpin: false } }

/** @param {number} size */
function savedText(size) {
  const segments = benchOptions(size, false).map((option, index) => {
    return { id: `option${index}`, ...option, weight: 1 }
  })
  const settings = { eliminationMode: true, soundEnabled: false, animationSpeed: SPEED }
  const times = { createdAt: 1, lastUsed: 1 }
  const wheel = { id: 'w', name: 'W', segments, originalSegments: segments, settings, ...times }
  return JSON.stringify({ version: 1, wheel, link: null, pendingSpin: null })
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url of the main screen
 * @param {number} round
 * @returns {Promise<Work[]>}
 */
export async function measureWork(browser, url, round) {
  /** @type {Work[]} */
  const works = []
  for (const size of SIZES) {
    const own = await open(browser, url, savedText(size))
    const { page } = own
    /** @param {string} step @param {() => Promise<unknown>} take */
    const measure = async (step, take) => {
      works.push({ step, size, round, ms: await own.measure(take) })
    }
    // One warm-up run each, because the engine compiles code on its first run.
    await page.getByRole('textbox', { name: 'Option 2', exact: true }).press('End')
    await page.keyboard.type('s')
    await measure('a letter typed into an option', () => page.keyboard.type('t'))
    const remove = page.getByRole('button', { name: /^Remove / }).nth(4)
    await remove.click()
    await measure('an option removed', () => remove.click())
    const spin = page.getByRole('button', { name: /^SPIN/i }).first()
    await spin.click()
    await measure('an option drawn and eliminated', () => spin.click())
    await page.getByRole('button', { name: 'Share Wheel' }).click()
    const field = page.getByRole('textbox', { name: 'Share Link' })
    await field.and(page.locator('[value*="#"]')).waitFor()
    const { hash } = new URL(await field.inputValue())
    await page.context().close()

    const other = await open(browser, url, null)
    const ms = await other.measure(() =>
      other.page.evaluate((hash) => {
        location.hash = hash
      }, hash),
    )
    works.push({ step: 'a link opened', size, round, ms })
    const shown = await other.page
      .getByText(/^[\d,]+ options$/)
      .first()
      .textContent()
    if (shown !== `${size - 4} options`) throw new Error(`The link opened ${shown}`)
    await other.page.context().close()
  }
  return works
}

/**
 * A new page, with a function that measures a step in it.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string | null} saved
 */
async function open(browser, url, saved) {
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript((text) => {
    if (text && !localStorage.getItem('wheel_current')) localStorage.setItem('wheel_current', text)
  }, saved)
  await page.goto(url)
  await page.locator('[data-drawing="scene"]').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')

  /** Elapsed seconds. */
  async function worked() {
    const { metrics } = await session.send('Performance.getMetrics')
    const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
    return metrics.reduce((sum, { name, value }) => sum + (parts.includes(name) ? value : 0), 0)
  }

  /** @param {() => Promise<unknown>} take */
  async function measure(take) {
    await settled()
    const before = await worked()
    await take()
    await settled()
    return 1000 * ((await worked()) - before)
  }
  return { page, measure }
}
