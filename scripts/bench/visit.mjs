// A page of the benchmark: the product of a build, or a floor, opened, at rest and ready to spin.

import { checkPicture } from './disc.mjs'
import { install } from './instruments.mjs'
import { benchOptions, useProduct } from './product.mjs'
import { wait, wheelRealm } from './realm.mjs'

/** Where each floor stands, and whether its drawing is on the page. */
export const FLOORS = /** @type {const} */ ({
  fiber: { path: 'bench/fiber.html', home: 'page' },
  fiberWorker: { path: 'bench/offscreen.html?worker=fiberWorker', home: 'worker' },
  webgl: { path: 'bench/webgl.html', home: 'page' },
  webglWorker: { path: 'bench/offscreen.html?worker=webglWorker', home: 'worker' },
  css: { path: 'bench/css.html', home: 'page' },
})

/**
 * @typedef {object} Build
 * @property {'before' | 'now'} name
 * @property {string} url ends with a slash
 */

/**
 * @typedef {object} Wanted
 * @property {number} size options
 * @property {number} ratio device pixels to a CSS pixel
 * @property {number} spinMs
 * @property {boolean} isHeld whether the product keeps its pixel ratio
 */

/**
 * @typedef {object} Visit
 * @property {import('playwright').Page} page
 * @property {import('./realm.mjs').Realm} realm
 * @property {() => Promise<void>} close
 * @property {() => void} check throws the first error of the page
 */

/** What the product does after the first paint, until nothing is left of it. */
const SETTLED_MS = 1500

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {number} ratio
 * @param {(page: import('playwright').Page) => Promise<unknown>} prepare before the page's first script
 */
export async function open(browser, url, ratio, prepare, viewport = { width: 1000, height: 800 }) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: ratio,
    // The instruments are injected into the page.
    bypassCSP: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    /** @type {unknown[]} */
    const errors = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript(install)
    await prepare(page)
    await page.goto(url)
    await page.waitForFunction(() => window.benchPage && window.crossOriginIsolated)
    const close = () => context.close()
    const check = () => {
      if (errors.length > 0) throw errors[0]
    }
    return { page, close, check }
  } catch (error) {
    await context.close()
    throw error
  }
}

/** @param {import('playwright').Browser} browser @param {Build} build @param {Wanted} wanted @returns {Promise<Visit>} */
export async function visitProduct(browser, build, { size, ratio, spinMs, isHeld }) {
  const first = benchOptions(size, false)
  const visit = await open(browser, build.url, ratio, (page) =>
    page.addInitScript(useProduct, { first, spinMs, isHeld }),
  )
  const { page, close } = visit
  try {
    await page.locator('[data-drawing="scene"]').waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchPhase)
    await wait(SETTLED_MS)
    const colors = first.map(({ color }) => color)
    await checkPicture(page, 'product', colors)
    return { ...visit, realm: await wheelRealm(page) }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url of any build; the floors stand beside each
 * @param {keyof typeof FLOORS} floor
 * @param {number} ratio
 * @returns {Promise<Visit>}
 * @throws where the floor is not drawn where it should be
 */
export async function visitFloor(browser, url, floor, ratio) {
  const { path, home } = FLOORS[floor]
  const visit = await open(browser, `${url}${path}`, ratio, async () => {})
  const realm = await wheelRealm(visit.page)
  if (realm.home === home) return { ...visit, realm }
  await visit.close()
  throw new Error(`The floor ${floor} draws on the ${realm.home}`)
}

/** Runs in the page: writes down when a spin begins and ends, and what is announced. */
function watchPhase() {
  window.benchPhases = []
  window.benchSpoken = []
  const spoken = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const { textContent } of addedNodes) window.benchSpoken.push(textContent ?? '')
    }
  })
  for (const region of document.querySelectorAll('[aria-live="polite"]')) {
    spoken.observe(region, { subtree: true, childList: true })
  }
  new MutationObserver((changes) => {
    const { target } = changes.at(-1) ?? {}
    const phase = target instanceof HTMLElement ? (target.dataset.phase ?? '') : ''
    const at = performance.timeOrigin + performance.now()
    window.benchPhases.push({ phase, at })
  }).observe(document, { subtree: true, attributeFilter: ['data-phase'] })
}

/**
 * Presses SPIN as a visitor does, so that sound is allowed, from where the mouse already is.
 * @param {import('playwright').Page} page
 * @returns {Promise<() => Promise<number>>} presses, and returns when, as an epoch in milliseconds
 */
export async function aimAtSpin(page) {
  const { x, y } = await page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')]
    const button = buttons.find(({ textContent }) => /^spin/i.test(textContent ?? ''))
    if (!button) throw new Error('There is no button to spin')
    const box = button.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  await page.mouse.move(x, y)
  await wait(500)
  return async () => {
    // The clock of Node and of the browser's pages is the machine's.
    const at = performance.timeOrigin + performance.now()
    await page.mouse.down()
    await page.mouse.up()
    return at
  }
}

/** When the latest spin ended, or nothing while it has not. @param {import('playwright').Page} page @returns {Promise<number | null>} */
export function restOf(page) {
  return page.evaluate(() => {
    const last = window.benchPhases.at(-1)
    return last && last.phase !== 'spinning' ? last.at : null
  })
}
