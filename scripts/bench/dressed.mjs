// What looks and pictures cost: the same wheel without them is beside each in every round. `npm run bench:looks`, or
// `npm run bench:looks -- neon 1000` for one look and one number of pictures.

import { build } from 'vite'
import { root } from '../install.mjs'
import { launch } from './browser.mjs'
import { heapBytes } from './heap.mjs'
import { spin } from './instruments.mjs'
import { benchOptions, useProduct } from './product.mjs'
import { wait, wheelRealm } from './realm.mjs'
import { buildPages, serveBuild } from './serve.mjs'
import { median, quantile, short, table } from './statistics.mjs'
import { open } from './visit.mjs'

/** @typedef {{ name: string, size: number, theme: string, hasPictures: boolean }} Wheel */
/** @typedef {{ shownMs: number, wholeMs: number, gapMs: number, slowMs: number, gpuMs: number, heap: number, gpu: number }} Sample */

const LOOKS =
  'paper walnut chalk neon glass pixel contrast fireworks snow hearts blossom sunshine pumpkin'
const COUNTS = '16 100 1000'
const LOOK_SIZE = 12
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const RATIO = 2
const VIEWPORT = { width: 1440, height: 900 }
const SPIN = { warmUp: 30, count: 120, limitMs: 9000 }
/** Longer than any measured part of it. */
const SPIN_MS = 10_000
/** Without another texture for so long, all pictures are on the wheel. */
const QUIET_MS = 1500

const chosen = process.argv.slice(2)
const unknown = chosen.filter((one) => !`${LOOKS} ${COUNTS}`.split(' ').includes(one))
if (unknown.length > 0) throw new Error(`Neither a look nor a number of pictures: ${unknown}`)
const asked = (/** @type {string} */ all) =>
  all.split(' ').filter((one) => chosen.length === 0 || chosen.includes(one))

/** @type {(size: number, theme?: string, hasPictures?: boolean) => Wheel} */
const wheel = (size, theme = 'default', hasPictures = false) => ({
  name: hasPictures ? `${size} pictures` : theme,
  size,
  theme,
  hasPictures,
})
/** Each group begins with what its others are compared with. */
const groups = [
  [wheel(LOOK_SIZE), ...asked(LOOKS).map((theme) => wheel(LOOK_SIZE, theme))],
  ...asked(COUNTS).map((count) => [wheel(Number(count)), wheel(Number(count), 'default', true)]),
].filter(({ length }) => length > 1)

process.chdir(root)
await build({ root, logLevel: 'warn' })
const pages = await buildPages()
const server = await serveBuild('dist', pages.folder)
const browser = await launch()

try {
  for (const group of groups) {
    /** @type {Map<Wheel, Sample[]>} */
    const samples = new Map(group.map((one) => [one, []]))
    for (let round = 0; round < ROUNDS; round += 1) {
      // In reverse order every other round, so that other load on the machine slows all of them alike.
      for (const one of round % 2 === 0 ? group : group.toReversed()) {
        samples.get(one)?.push(await measure(one))
      }
    }
    console.log(`\n${group[0]?.size} options, medians of ${ROUNDS} rounds, and times the first\n`)
    console.log(report(group, samples))
  }
} finally {
  await browser.close()
  server.close()
  pages.remove()
}

/** @param {Wheel} wheel @returns {Promise<Sample>} */
async function measure({ size, theme, hasPictures }) {
  const first = benchOptions(size, false)
  const how = { first, spinMs: SPIN_MS, isHeld: true, theme }
  const prepare = (/** @type {import('playwright').Page} */ page) =>
    page.addInitScript(useProduct, how)
  const { page, close, check } = await open(browser, server.url, RATIO, prepare, VIEWPORT)
  try {
    const scene = page.locator('[data-drawing="scene"]')
    await scene.waitFor()
    if (hasPictures) await choosePhotos(page, size)
    await page.reload()
    await scene.waitFor()
    const shownMs = await page.evaluate(() => performance.now())
    const realm = await wheelRealm(page)
    const wholeMs = await whole(page, realm)
    const gpuBefore = await gpuProcessMs()
    const frames = await spin(page, realm, SPIN)
    const gpuAfter = await gpuProcessMs()
    const gaps = frames.slice(1).map(({ at }, index) => at - (frames[index]?.at ?? at))
    const heap = await heapBytes(page)
    const gpu = await realm.evaluate(() => {
      const { instruments } = /** @type {Window} */ (/** @type {unknown} */ (globalThis))
      return [...instruments.gpuBytes.values()].reduce((sum, bytes) => sum + bytes, 0)
    })
    check()
    return {
      shownMs,
      wholeMs,
      gapMs: median(gaps),
      slowMs: quantile(gaps, 0.95),
      gpuMs: (gpuAfter - gpuBefore) / (SPIN.warmUp + frames.length),
      heap: heap.page + (heap.worker ?? 0),
      gpu,
    }
  } finally {
    await close()
  }
}

/** Photos of 512 pixels, dropped on the page as from a folder. @param {import('playwright').Page} page @param {number} count */
async function choosePhotos(page, count) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async (count) => {
    const canvas = new OffscreenCanvas(512, 512)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    const dropped = new DataTransfer()
    for (let index = 0; index < count; index += 1) {
      const colors = context.createLinearGradient(0, 0, 512, 512)
      colors.addColorStop(0, `hsl(${index * 37} 80% 60%)`)
      colors.addColorStop(1, `hsl(${index * 91} 70% 30%)`)
      context.fillStyle = colors
      context.fillRect(0, 0, 512, 512)
      context.fillStyle = 'white'
      context.font = '200px sans-serif'
      context.fillText(`${index}`, 40, 320)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
      dropped.items.add(new File([blob], `Option ${index + 1}.jpg`, { type: 'image/jpeg' }))
    }
    const drop = { dataTransfer: dropped, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new DragEvent('drop', drop))
  }, count)
  await page.getByRole('button', { name: /^Use / }).click({ timeout: 120_000 })
  // Until the browser has them on its disk.
  await wait(QUIET_MS)
}

/**
 * @param {import('playwright').Page} page
 * @param {import('./realm.mjs').Realm} realm
 * @returns {Promise<number>} milliseconds from the start of the page to the end of the frame with its last texture
 */
async function whole(page, realm) {
  const started = await page.evaluate(() => performance.timeOrigin)
  for (;;) {
    const { last, now } = await realm.evaluate(() => {
      const { instruments } = /** @type {Window} */ (/** @type {unknown} */ (globalThis))
      const sent = instruments.frames.filter(({ uploads }) => uploads > 0).at(-1)
      return {
        last: instruments.origin + (sent?.endedAt ?? 0),
        now: performance.timeOrigin + performance.now(),
      }
    })
    if (now - last > QUIET_MS) return last - started
    await wait(QUIET_MS / 10)
  }
}

/** Of a processor, in milliseconds so far: without a GPU, that is where a frame is drawn. */
async function gpuProcessMs() {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return 1000 * (processInfo.find(({ type }) => type === 'GPU')?.cpuTime ?? Number.NaN)
}

/** @param {readonly Wheel[]} group @param {ReadonlyMap<Wheel, readonly Sample[]>} samples */
function report(group, samples) {
  const of = (/** @type {Wheel} */ one, /** @type {keyof Sample} */ what) =>
    median((samples.get(one) ?? []).map((sample) => sample[what]))
  const [plain] = group
  const lines = group.map((one) => [
    one.name,
    .../** @type {const} */ ([
      ['shownMs', 1],
      ['wholeMs', 1],
      ['gapMs', 1],
      ['slowMs', 1],
      ['gpuMs', 1],
      ['heap', 2 ** 20],
      ['gpu', 2 ** 20],
    ]).map(([what, unit]) => {
      const value = of(one, what)
      return one === plain || !plain
        ? short(value / unit)
        : `${short(value / unit)} (${(value / of(plain, what)).toFixed(2)})`
    }),
  ])
  const heads = [
    'Wheel',
    'drawn after ms',
    'all of it ms',
    'frame ms',
    'slow frame ms',
    'GPU process ms a frame',
    'heap MB',
    'GPU memory MB',
  ]
  return table(heads, lines, 1)
}
