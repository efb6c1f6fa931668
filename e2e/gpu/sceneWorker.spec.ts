// The scene in its worker: the wheel turns while the page is busy, and what happens to the worker costs no result.

import type { Page } from 'playwright/test'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { loseGpu } from '../support/gpu'
import { distance, nearest, type Picture, rgb, withoutDecoration } from '../support/pixels'
import { optionUnderPointer } from '../support/pointedAt'
import {
  chooseStandardSize,
  distinctOptions,
  keptWheel,
  lasting,
  storeWheel,
} from '../support/savedWheels'
import { initEverywhere, sceneThread, sceneWorker } from '../support/sceneThread'
import type { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(6)
const WORKER = '**/assets/scene.worker-*.js'

test.use({ hasGpu: true, viewport: { width: 1000, height: 700 } })

/** Frames that the worker has drawn. */
const framesDrawn = (page: Page) =>
  sceneThread(page).evaluate(() => Reflect.get(globalThis, 'framesDrawn') as number)

/** Runs in each thread before its scripts. */
function countFrames(): void {
  Reflect.set(globalThis, 'framesDrawn', 0)
  const { clear } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.clear = function (mask) {
    Reflect.set(globalThis, 'framesDrawn', Reflect.get(globalThis, 'framesDrawn') + 1)
    clear.call(this, mask)
  }
}

/** The spin that turns ends with the drawn winner, named and under the pointer. */
async function spinEndsOn(main: WheelPage): Promise<void> {
  // On a slow machine it may have ended by now.
  const { pendingSpin, wheel } = await keptWheel(main.page)
  const drawn = pendingSpin ?? wheel.history[0]
  await expect(main.winnerHeading).toBeVisible()
  const winner = await main.winner()
  expect(winner).toBe(drawn?.winner.text)
  // Colors come back after a fast spin.
  await expect.poll(() => optionUnderPointer(main, OPTIONS).catch(() => '')).toBe(winner)
}

test('the wheel is drawn in a worker, and the page does not load what draws it @scene.in-worker', async ({
  page,
  main,
}) => {
  await storeWheel(page, OPTIONS)
  await main.open()
  expect(sceneWorker(page)).toBeDefined()
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/scene-[^/]*\.js$/.test(name))
      .map((entry) => (entry as PerformanceResourceTiming).decodedBodySize),
  )
  expect(Math.max(...sizes)).toBeLessThan(10_000)
  expect(await optionUnderPointer(main, OPTIONS)).toBe('A1')
})

test('the wheel goes on turning while the page is busy, and ends where it must @scene.page-busy', async ({
  page,
  main,
}) => {
  await initEverywhere(page, countFrames)
  await storeWheel(page, OPTIONS, lasting(8000))
  await main.open()
  await main.spinButton.click()
  await expect.poll(() => framesDrawn(page)).toBeGreaterThan(10)
  const worker = sceneThread(page)
  const before = await framesDrawn(page)
  // The worker itself says what it had drawn when the page came back.
  const during = worker.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3500))
    return Reflect.get(globalThis, 'framesDrawn') as number
  })
  await page.evaluate(() => {
    const end = performance.now() + 4000
    while (performance.now() < end);
  })
  expect((await during) - before).toBeGreaterThan(10)
  await spinEndsOn(main)
})

test('a worker that cannot be loaded leaves the scene to the page @gpu.worker-missing', async ({
  page,
  main,
  messages,
}) => {
  messages.allow(/^error: Failed to load resource/)
  await page.route(WORKER, (route) => route.abort())
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open('scene')
  expect(sceneWorker(page)).toBeUndefined()
  await main.spinButton.click()
  await spinEndsOn(main)
})

test('a worker without WebGL leaves the scene to the page @gpu.worker-no-webgl', async ({
  page,
  main,
}) => {
  await initEverywhere(page, () => {
    if (typeof document === 'undefined') OffscreenCanvas.prototype.getContext = () => null
  })
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open('scene')
  await main.spinButton.click()
  await spinEndsOn(main)
})

/** What the page keeps of its worker, to end it as the system would. */
async function keepWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, ...args: [unknown]) {
      Reflect.set(globalThis, 'lastWorker', this)
      postMessage.apply(this, args)
    }
  })
}

const FAULTS: readonly (readonly [string, string, (page: Page) => Promise<unknown>, RegExp])[] = [
  [
    'throws',
    '@gpu.worker-throws',
    (page) =>
      sceneThread(page).evaluate(() => {
        setTimeout(() => {
          throw new Error('Out of order')
        })
      }),
    /Out of order/,
  ],
  [
    'hangs',
    '@gpu.worker-hangs',
    async (page) => {
      // It never answers this either.
      void sceneThread(page)
        .evaluate(() => {
          for (;;);
        })
        .catch(() => {})
    },
    /The worker has not answered for 5 s/,
  ],
  [
    'is killed',
    '@gpu.worker-killed',
    (page) =>
      page.evaluate(() => {
        // Not by the product, which would know.
        Worker.prototype.terminate.call(Reflect.get(globalThis, 'lastWorker'))
      }),
    /The worker has not answered for 5 s/,
  ],
]

for (const [what, id, fault, cause] of FAULTS) {
  test(`a worker that ${what} in the middle of a spin costs nothing but its own picture ${id}`, {
    tag: what === 'is killed' ? [] : '@soak',
  }, async ({ page, main, messages }) => {
    messages.expect(/^warning: The GPU drawing failed/)
    messages.expect(cause)
    await keepWorkers(page)
    await storeWheel(page, OPTIONS, lasting(9000))
    await main.open()
    await main.spinButton.click()
    await expect(main.spinningButton).toBeDisabled()
    await fault(page)
    await main.isDrawnBy('flat')
    // It takes over while the wheel still turns.
    await expect(main.spinningButton).toBeDisabled()
    await spinEndsOn(main)
    await main.isDrawnBy('flat')
  })
}

/** Which option's color is seen at each of 180 places between hub and labels. */
function round({ width, at }: Picture, radius: number): number[] {
  const colors = OPTIONS.map(({ color }) => rgb(color))
  return Array.from({ length: 180 }, (_, step) => {
    const angle = (step / 180) * 2 * Math.PI
    const [x, y] = [Math.sin(angle) * radius, -Math.cos(angle) * radius]
    return nearest(at(Math.round(width / 2 + x), Math.round(width / 2 + y)), colors)
  })
}

/** Lets the wheel turn until it is slow enough to be seen without blur. */
async function turnSlowly(main: WheelPage, clock: Clock): Promise<void> {
  await main.spinButton.click()
  await clock.advance(3500, 1000 / 60)
  await expect(main.spinningButton).toBeDisabled()
}

test('the 2D wheel takes over at the same angle @scene.same-angle', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, OPTIONS, lasting(4000))
  await main.open()
  await withoutDecoration(page)
  await clock.freeze()
  await turnSlowly(main, clock)
  const { metrics } = await main.place()
  const inScene = round(await main.picture(), 0.3 * metrics.radius)
  await loseGpu(page)
  await main.isDrawnBy('flat')
  const in2d = round(await main.picture(), 0.3 * metrics.radius)
  // A segment has 30 places.
  expect(new Set(inScene).size).toBe(6)
  const unlike = inScene.filter((option, step) => option !== in2d[step])
  // One place at each of the six lines.
  expect(unlike.length).toBeLessThanOrEqual(6)
})

test('labels look the same from the worker and from the page @scene.same-labels', async ({
  page,
  main,
}) => {
  const texts = ['Pizza 🍕', 'شاورما', '拉麵', 'Smørrebrød', 'ไข่เจียว', 'Crème brûlée']
  await chooseStandardSize(page)
  await storeWheel(
    page,
    OPTIONS.map((option, index) => ({ ...option, text: texts[index] ?? '' })),
  )
  await main.open()
  await withoutDecoration(page)
  const fromWorker = await main.picture()
  expect(sceneWorker(page)).toBeDefined()
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
  })
  await main.open()
  await withoutDecoration(page)
  expect(sceneWorker(page)).toBeUndefined()
  const fromPage = await main.picture()
  let [unlike, letters] = [0, 0]
  for (let y = 0; y < fromPage.height; y += 1) {
    for (let x = 0; x < fromPage.width; x += 1) {
      const pixel = fromPage.at(x, y)
      if (Math.max(...pixel) < 60) letters += 1
      if (distance(pixel, fromWorker.at(x, y)) > 12) unlike += 1
    }
  }
  // There is something to be unlike in.
  expect(letters).toBeGreaterThan(1000)
  expect(unlike).toBe(0)
})
