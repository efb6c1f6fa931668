// `npm run bench`: measures the product in Chromium beside the package spin-wheel and two floors, and writes the results
// to docs/performance.md. Not part of `npm test`, because times vary.

import { build } from 'vite'
import { launch } from './bench/browser.mjs'
import { checkPicture } from './bench/disc.mjs'
import { writeResults } from './bench/document.mjs'
import { heapBytes } from './bench/heap.mjs'
import { install, setOptions, spin } from './bench/instruments.mjs'
import { benchOptions, useProduct, weightedOptions } from './bench/product.mjs'
import { framesOf, isAtRest, wait, wheelRealm } from './bench/realm.mjs'
import { report } from './bench/report.mjs'
import { buildPages, serveBuild } from './bench/serve.mjs'
import { measureWork } from './bench/work.mjs'
import { root } from './install.mjs'

/** @typedef {import('./bench/report.mjs').Sample} Sample */
/** @typedef {Sample['what']} What */

const SIZES = [10, 100, 1000, 10_000]
const RATIOS = [1, 2]
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
/** Frames measured per round, after warm-up frames in which the engine still compiles; slow pages draw fewer. */
const SPIN = { warmUp: 60, count: 60, limitMs: 9000 }
/** Milliseconds until the highlight and the confetti are over, and how long the page must be idle afterwards. */
const CELEBRATION_MS = 8000
const IDLE_MS = 3000
const PATHS = {
  fiber: 'bench/fiber.html',
  fibers: 'bench/fiber.html?quads=4',
  webgl: 'bench/webgl.html',
  peer: 'bench/peer.html',
}
/** The wheel before the measured one; a spin longer than what is measured of it. */
const FIRST = { first: benchOptions(2, true), spinMs: 10_000, isHeld: true }

process.chdir(root)
await build({ root, logLevel: 'warn' })
const pages = await buildPages()
const server = await serveBuild('dist', pages.folder)
const browser = await launch()

try {
  /** @type {Sample[]} */
  const samples = []
  /** @type {import('./bench/work.mjs').Work[]} */
  const works = []
  for (let round = 0; round < ROUNDS; round += 1) {
    works.push(...(await measureWork(browser, server.url, round)))
    for (const size of SIZES) {
      for (const ratio of RATIOS) {
        // Side by side, in reverse order every other round, so that other load on the machine slows all of them alike.
        const order = /** @type {What[]} */ ([
          'fiber',
          'product',
          'weighted',
          'fibers',
          'webgl',
          'peer',
        ])
        for (const what of round % 2 === 0 ? order : order.toReversed()) {
          // Independent of the number of options and of the pixel ratio, so once is enough.
          if (what === 'webgl' && size !== SIZES[0]) continue
          // With few options, some have slices too thin for the colors to be checked.
          if (what === 'weighted' && size < 1000) continue
          const hasIdle = round === ROUNDS - 1 && what === 'product' && ratio === 1
          samples.push(await measure(what, size, ratio, round, hasIdle))
          console.log(inShort(samples.at(-1)))
        }
      }
    }
  }
  const text = report(samples, works, browser.version())
  console.log(text)
  writeResults('bench', text)
} finally {
  await browser.close()
  server.close()
  pages.remove()
}

/**
 * @param {What} what
 * @param {number} size
 * @param {number} ratio
 * @param {number} round
 * @param {boolean} hasIdle
 * @returns {Promise<Sample>}
 */
async function measure(what, size, ratio, round, hasIdle) {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 800 },
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
    const isProduct = what === 'product' || what === 'weighted'
    if (isProduct) await page.addInitScript(useProduct, FIRST)
    await page.goto(
      `${server.url}${isProduct ? '' : PATHS[/** @type {keyof typeof PATHS} */ (what)]}`,
    )
    if (isProduct) await page.locator('[data-drawing="scene"]').waitFor()
    // Wait for what the product loads after the first paint.
    if (isProduct) await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => window.benchPage && window.crossOriginIsolated)

    const options = what === 'weighted' ? weightedOptions(size) : benchOptions(size, false)
    const realm = await wheelRealm(page)
    const setMs = await setOptions(page, realm, options, isProduct)
    const isWheel = isProduct || what === 'peer'
    const colors = isWheel ? options.map(({ color }) => color) : ['#ff0000']
    const still = await checkPicture(page, isProduct ? 'product' : what, colors)

    const heap = await heapBytes(page)
    const memory = await realm.evaluate(() => {
      const { instruments } = /** @type {Window} */ (/** @type {unknown} */ (globalThis))
      return {
        gpuBytes: [...instruments.gpuBytes.values()].reduce((sum, bytes) => sum + bytes, 0),
        atlasBytes: instruments.largestCanvasBytes,
      }
    })
    const frames = await spin(page, realm, SPIN)
    const turning = await checkPicture(page, isProduct ? 'product' : what, null)
    if (isWheel && still === turning) throw new Error(`${what} of ${size} does not turn`)
    const idle = hasIdle ? await idleAfterSpin(page, realm) : null
    if (errors.length > 0) throw errors[0]
    return {
      what,
      size,
      ratio,
      round,
      setMs,
      frames,
      idle,
      heapBytes: heap.page + (heap.worker ?? 0),
      ...memory,
    }
  } finally {
    await context.close()
  }
}

/**
 * What is drawn when the spin and its celebration are over, in page and worker together.
 * @param {import('playwright').Page} page
 * @param {import('./bench/realm.mjs').Realm} realm
 */
async function idleAfterSpin(page, realm) {
  await isAtRest(page)
  await wait(CELEBRATION_MS)
  await Promise.all([framesOf(page), framesOf(realm)])
  await wait(IDLE_MS)
  const inPage = await framesOf(page)
  const frames = realm.home === 'page' ? inPage : [...inPage, ...(await framesOf(realm))]
  return { frames: frames.length, draws: frames.reduce((sum, { draws }) => sum + draws, 0) }
}

/** @param {Sample | undefined} sample */
function inShort(sample) {
  if (!sample) return ''
  const { round, what, size, ratio, setMs, frames } = sample
  const times = frames.map(({ ms }) => ms).sort((a, b) => a - b)
  const median = times[times.length >> 1]?.toFixed(2)
  return `round ${round + 1}: ${what}, ${size} at ${ratio}: ${frames.length} frames, ${median} ms, set ${setMs.toFixed(0)} ms`
}
