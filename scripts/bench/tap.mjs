// The first tap on a slow phone: SPIN is tapped as soon as the first paint is there.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runLighthouse } from './lighthouse.mjs'
import { wait } from './realm.mjs'

/**
 * Milliseconds; `null` where it did not happen.
 * @typedef {object} Tap
 * @property {number} paintMs the first paint, from the start of the visit
 * @property {number} buttonMs when SPIN was there to be tapped, from the start of the visit
 * @property {number | null} answeredMs from the tap to the first paint with a change on the screen's part that was tapped
 * @property {number | null} eventMs the same by the browser's Event Timing: to the next paint, whatever it shows
 * @property {number | null} spunMs from the tap until the wheel is said to spin
 */

/**
 * @typedef {object} Load Lighthouse's scores of one visit
 * @property {string} path
 * @property {number} score of 100
 * @property {number} firstPaintMs
 * @property {number} largestPaintMs
 * @property {number} blockingMs
 * @property {number} shift
 */

/** Lighthouse's phone and its network as DevTools applies them, because the tap happens in real time. */
const PHONE = { width: 412, height: 823 }
const PIXELS = 1.75
const SLOWDOWN = 4
const KILOBIT = 1024 / 8
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * KILOBIT,
  uploadThroughput: 675 * KILOBIT,
}
const LIMIT_MS = 30_000
/** Event Timing is reported late. */
const REPORTED_MS = 1500
/** Shorter events are not timed. */
const UNTIMED_MS = 16
const POLL_MS = 250
const INFO_PAGE = 'about'

/** @param {import('playwright').Browser} browser @param {import('./visit.mjs').Build} build @returns {Promise<Tap>} */
export async function measureTap(browser, build) {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: PIXELS,
    isMobile: true,
    hasTouch: true,
    bypassCSP: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    /** @type {Promise<{ x: number, y: number }>} */
    const isSeen = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('There is no button to spin')), LIMIT_MS).unref()
      void page.exposeFunction('benchSeen', resolve)
    })
    // Whoever waits for it hears of it; after another failure nobody does.
    isSeen.catch(() => {})
    await page.addInitScript(watchTap)
    void page.goto(build.url).catch(() => {})
    const touchPoints = [await isSeen]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const startedAt = performance.now()
    const read = () => page.evaluate(() => window.benchTap)
    while ((await read()).spunAt === null && performance.now() - startedAt < LIMIT_MS) {
      await wait(POLL_MS)
    }
    await wait(REPORTED_MS)
    const tap = await read()
    if (tap.tappedAt === null) throw new Error('The tap has not arrived')
    const since = (/** @type {number | null} */ at) => at && at - Number(tap.tappedAt)
    return {
      paintMs: tap.paintAt ?? Number.NaN,
      buttonMs: tap.buttonAt ?? Number.NaN,
      // What the tap's own task changes is in the paint that the browser has timed, and a busy page learns of it late.
      answeredMs: tap.isAtOnce ? (tap.eventMs ?? UNTIMED_MS) : since(tap.answeredAt),
      eventMs: tap.eventMs,
      spunMs: since(tap.spunAt),
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page before its scripts. */
function watchTap() {
  /** @type {Window['benchTap']} */
  const tap = {
    ...{ paintAt: null, buttonAt: null, tappedAt: null },
    ...{ answeredAt: null, isAtOnce: false, eventMs: null, spunAt: null },
  }
  window.benchTap = tap
  const findButton = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) =>
      /^spin/i.test(textContent ?? ''),
    )
  /** @param {() => void} done after the next paint */
  const afterPaint = (done) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = done
      port2.postMessage(null)
    })

  function look() {
    if (tap.paintAt === null || tap.buttonAt !== null) return
    const box = findButton()?.getBoundingClientRect()
    if (!box?.width) return
    tap.buttonAt = performance.now()
    window.benchSeen({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }

  // What says that a tap has arrived: something on the button; or an attribute of the page as a whole, but only in the
  // tap's own task, because a page that starts sets some anyway.
  let isChanged = false
  let isTapping = false
  addEventListener(
    'click',
    () => {
      isTapping = true
      setTimeout(() => {
        isTapping = false
      })
    },
    { capture: true },
  )
  new MutationObserver((changes) => {
    look()
    if (tap.tappedAt === null || tap.spunAt !== null) return
    const root = document.documentElement
    const isAnswer = changes.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement
      const isButton = /^spin/i.test(element?.closest('button')?.textContent ?? '')
      return isButton || (isTapping && target === root)
    })
    if (isAnswer && !isChanged) {
      isChanged = true
      tap.isAtOnce = isTapping
      afterPaint(() => {
        tap.answeredAt = performance.now()
      })
    }
    if (document.querySelector('[data-phase="spinning"]')) {
      afterPaint(() => {
        tap.spunAt ??= performance.now()
        tap.answeredAt ??= tap.spunAt
      })
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  new PerformanceObserver((list) => {
    tap.paintAt ??= list.getEntries()[0]?.startTime ?? null
    look()
  }).observe({ type: 'paint', buffered: true })
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      tap.tappedAt ??= timeStamp
    },
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration } = /** @type {PerformanceEventTiming} */ (entry)
      if (interactionId > 0) tap.eventMs = Math.max(tap.eventMs ?? 0, duration)
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    }),
  )
}

/**
 * The main screen as often as it is told, and one info page once.
 * @param {import('./visit.mjs').Build} build
 * @param {string} folder for the reports
 * @param {number} visits
 * @returns {Promise<Load[] | null>} nothing where Lighthouse cannot be had
 */
export async function measureLoads(build, folder, visits) {
  /** @type {Load[]} */
  const loads = []
  const paths = [...Array.from({ length: visits }, () => ''), INFO_PAGE]
  try {
    for (const path of paths) {
      const report = join(folder, 'lighthouse.json')
      writeFileSync(report, '')
      const { categories, audits } = await runLighthouse(`${build.url}${path}`, report, [
        'performance',
      ])
      const read = (/** @type {string} */ audit) => audits[audit].numericValue
      loads.push({
        path: `/${path}`,
        score: Math.round(100 * categories.performance.score),
        firstPaintMs: read('first-contentful-paint'),
        largestPaintMs: read('largest-contentful-paint'),
        blockingMs: read('total-blocking-time'),
        shift: read('cumulative-layout-shift'),
      })
    }
    return loads
  } catch (error) {
    console.warn('Lighthouse cannot be had:', error)
    return null
  }
}
