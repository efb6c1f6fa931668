// `npm run bench`: measures the product in Chromium beside the package spin-wheel and two floors, and writes the results
// to docs/performance.md. Not part of `npm test`, because times vary.

import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { checkPicture } from './bench/disc.mjs'
import { install, setOptions, spin } from './bench/instruments.mjs'
import { benchOptions, useProduct } from './bench/product.mjs'
import { END, report, START } from './bench/report.mjs'
import { measureWork } from './bench/work.mjs'
import { findOrInstallChromium, SOFTWARE_GL, SOFTWARE_PAGE } from './chromium.mjs'
import { securityHeaders } from './headers.mjs'
import { root } from './install.mjs'

/** @typedef {import('./bench/report.mjs').Sample} Sample */
/** @typedef {Sample['what']} What */

const SIZES = [10, 100, 1000, 10_000]
const RATIOS = [1, 2]
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
/** Frames measured per round, after warm-up frames in which the engine still compiles; slow pages draw fewer. */
const SPIN = { warmUp: 60, count: 60, limitMs: 12_000 }
/** Milliseconds until the highlight and the confetti are over, and how long the page must be idle afterwards. */
const CELEBRATION_MS = 8000
const IDLE_MS = 3000
const PAGES = /** @type {const} */ ({
  fiber: 'fiberPage.tsx',
  fibers: 'fiberPage.tsx',
  webgl: 'webglPage.ts',
  peer: 'peerPage.ts',
})
const FILE = 'docs/performance.md'
const TYPES = /** @type {Record<string, string>} */ ({
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
})

process.chdir(root)
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
await build({ root, logLevel: 'warn' })
for (const [name, file] of Object.entries(PAGES)) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: join(root, 'scripts/bench', file),
        output: { entryFileNames: `${name}.js` },
      },
    },
  })
  const page = `<!doctype html><meta charset="utf-8"><title>${name}</title>
<style>body { margin: 20px } #place { width: 350px; height: 350px }</style>
<div id="place"></div><script type="module" src="/bench/${name}.js"></script>`
  writeFileSync(join(folder, `${name}.html`), page)
}
const server = await serve()
const address = server.address()
const port = typeof address === 'object' ? address?.port : 0
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: [...SOFTWARE_GL, ...SOFTWARE_PAGE, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})

try {
  /** @type {Sample[]} */
  const samples = []
  /** @type {import('./bench/work.mjs').Work[]} */
  const works = []
  for (let round = 0; round < ROUNDS; round += 1) {
    works.push(...(await measureWork(browser, `http://127.0.0.1:${port}/`, round)))
    for (const size of SIZES) {
      for (const ratio of RATIOS) {
        // Side by side, in reverse order every other round, so that other load on the machine slows all of them alike.
        const order = /** @type {What[]} */ (['fiber', 'product', 'fibers', 'webgl', 'peer'])
        for (const what of round % 2 === 0 ? order : order.toReversed()) {
          // Independent of the number of options and of the pixel ratio, so once is enough.
          if (what === 'webgl' && size !== SIZES[0]) continue
          const hasIdle = round === ROUNDS - 1 && what === 'product' && ratio === 1
          samples.push(await measure(what, size, ratio, round, hasIdle))
          console.log(inShort(samples.at(-1)))
        }
      }
    }
  }
  const text = report(samples, works, browser.version())
  console.log(text)
  const before = readFileSync(FILE, 'utf8')
  const [start, end] = [before.indexOf(START) + START.length, before.indexOf(END)]
  if (end < start) throw new Error(`${FILE} has lost the marks between which the results stand`)
  writeFileSync(FILE, `${before.slice(0, start)}\n\n${text}\n\n${before.slice(end)}`)
} finally {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true })
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
    const isProduct = what === 'product'
    if (isProduct) await page.addInitScript(useProduct, benchOptions(2, true))
    const query = what === 'fibers' ? '?quads=4' : ''
    await page.goto(`http://127.0.0.1:${port}/${isProduct ? '' : `bench/${what}.html${query}`}`)
    if (isProduct) await page.locator('[data-drawing="scene"]').waitFor()
    // Wait for what the product loads after the first paint.
    if (isProduct) await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => window.benchPage && window.crossOriginIsolated)

    const options = benchOptions(size, false)
    const setMs = await page.evaluate(setOptions, { options, hasUploads: isProduct })
    const isWheel = isProduct || what === 'peer'
    const colors = isWheel ? options.map(({ color }) => color) : ['#ff0000']
    const still = await checkPicture(page, what, colors)

    const session = await context.newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const memory = await page.evaluate(() => ({
      gpuBytes: [...window.instruments.gpuBytes.values()].reduce((sum, bytes) => sum + bytes, 0),
      atlasBytes: window.instruments.largestCanvasBytes,
    }))
    const frames = await page.evaluate(spin, SPIN)
    const turning = await checkPicture(page, what, null)
    if (isWheel && still === turning) throw new Error(`${what} of ${size} does not turn`)
    const idle = hasIdle ? await idleAfterSpin(page) : null
    if (errors.length > 0) throw errors[0]
    return { what, size, ratio, round, setMs, frames, idle, heapBytes: usedSize, ...memory }
  } finally {
    await context.close()
  }
}

/** What happens when the spin and its celebration are over. @param {import('playwright').Page} page */
function idleAfterSpin(page) {
  return page.evaluate(
    async ({ celebrationMs, idleMs }) => {
      const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms))
      const isSpinning = () => document.body.textContent?.includes('Spinning...')
      while (isSpinning()) await wait(200)
      await wait(celebrationMs)
      window.instruments.frames = []
      await wait(idleMs)
      const { frames } = window.instruments
      return { frames: frames.length, draws: frames.reduce((sum, { draws }) => sum + draws, 0) }
    },
    { celebrationMs: CELEBRATION_MS, idleMs: IDLE_MS },
  )
}

/** @param {Sample | undefined} sample */
function inShort(sample) {
  if (!sample) return ''
  const { round, what, size, ratio, setMs, frames } = sample
  const times = frames.map(({ ms }) => ms).sort((a, b) => a - b)
  const median = times[times.length >> 1]?.toFixed(2)
  return `round ${round + 1}: ${what}, ${size} at ${ratio}: ${frames.length} frames, ${median} ms, set ${setMs.toFixed(0)} ms`
}

/** The headers of a real server, plus cross-origin isolation, which makes the page's clock precise to 5 µs instead of 100. */
async function serve() {
  const headers = {
    ...securityHeaders(null),
    'Cross-Origin-Embedder-Policy': 'require-corp',
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname === '/' ? '/index.html' : pathname
    const isBench = path.startsWith('/bench/')
    const file = isBench ? join(folder, path.slice('/bench/'.length)) : join('dist', path)
    if (!extname(file) || !existsSync(file)) return response.writeHead(404).end()
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { ...headers, 'content-type': type })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  return server
}
