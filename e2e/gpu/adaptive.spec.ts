// Adaptive resolution: a machine that cannot keep up draws the spin with fewer pixels, within bounds and only if the
// settings allow it, and remembers with how many. The test clock makes the frames slow.

import type { Page } from 'playwright/test'
import type { AnimationSpeed } from '../../src/settings/settings'
import { DEFAULT_SETTINGS } from '../../src/settings/settings'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { withoutDecoration } from '../support/pixels'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

test.use({ hasGpu: true, viewport: { width: 240, height: 420 }, deviceScaleFactor: 2 })

const SMOOTH_MS = 1000 / 60
const SLOW_MS = 50

/** Device pixels of the canvas the scene draws into, along one side. */
const canvasSide = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('canvas')].at(-1)?.width ?? 0)

async function store(
  page: Page,
  changed: Partial<AnimationSpeed['performanceSettings']> = {},
): Promise<void> {
  const performanceSettings = {
    ...DEFAULT_SETTINGS.animationSpeed.performanceSettings,
    // The spin is to last as long here as it is set to.
    devicePerformanceScaling: false,
    ...changed,
  }
  await storeWheel(page, distinctOptions(6), { ...lasting(8000), performanceSettings })
}

/** Opens the page and begins a spin under the test's clock; the canvas's side before it. */
async function spinFrozen(main: WheelPage, clock: Clock): Promise<number> {
  await main.open()
  await withoutDecoration(main.page)
  await clock.freeze()
  const full = await canvasSide(main.page)
  await main.spinButton.click()
  return full
}

/** Enough for two measurements of slow frames, and the frames before them that do not count. */
const LEARNING_MS = 20 * SLOW_MS
/** From the rest on: the winner has risen, nothing moves, and the wheel is sharp. */
const UNTIL_STILL_MS = 2500

/** Adds a note of each change of the canvas's side to the page. */
async function noteSides(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const width = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'width')
    Object.assign(window, { sides: [] })
    Object.defineProperty(HTMLCanvasElement.prototype, 'width', {
      ...width,
      set(this: HTMLCanvasElement, side: number) {
        const isChange = this.isConnected && this.width !== side && this.closest('button') !== null
        if (isChange) (Reflect.get(window, 'sides') as number[]).push(side)
        width?.set?.call(this, side)
      },
    })
  })
}

/** The sides that the scene's canvas has got since the last call. */
const newSides = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'sides') as number[]).splice(0))

const learned = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wheel_pixel_ratios') ?? '[]'))

/** Lets a spin of eight seconds that has just begun end, in frames of that length. */
async function finish(main: WheelPage, clock: Clock, frameMs: number): Promise<void> {
  await clock.advance(8500, frameMs)
  await expect(main.winnerHeading).toBeVisible()
}

test('slow frames get fewer pixels in one step, not below the floor, and the wheel at rest gets all', async ({
  page,
  main,
  clock,
}) => {
  await noteSides(page)
  await store(page)
  const full = await spinFrozen(main, clock)
  await newSides(page)
  await clock.advance(LEARNING_MS, SLOW_MS)
  const [side = 0, ...others] = await newSides(page)
  expect(others).toEqual([])
  expect(side).toBeLessThan(full)
  // Three quarters of a device pixel to a CSS pixel; the screen has two.
  expect(side).toBeGreaterThanOrEqual(Math.floor((0.75 / 2) * full))
  // From now on the machine holds its rate.
  await finish(main, clock, SMOOTH_MS)
  expect(await newSides(page)).toEqual([])
  expect(await canvasSide(page)).toBe(side)
  await clock.advance(UNTIL_STILL_MS, SMOOTH_MS)
  expect(await newSides(page)).toEqual([full])
})

test('the winner rises before the wheel is sharp again', async ({ page, main, clock }) => {
  await store(page)
  const full = await spinFrozen(main, clock)
  await clock.advance(LEARNING_MS, SLOW_MS)
  const side = await canvasSide(page)
  expect(side).toBeLessThan(full)
  // To the frame of rest.
  for (let frame = 0; frame < 600 && (await main.winnerHeading.isHidden()); frame += 1) {
    await clock.advanceFrames(1, SMOOTH_MS)
  }
  await expect(main.winnerHeading).toBeVisible()
  await clock.advance(200, SMOOTH_MS)
  expect(await canvasSide(page)).toBe(side)
  await clock.advance(UNTIL_STILL_MS, SMOOTH_MS)
  expect(await canvasSide(page)).toBe(full)
})

test('the next spin begins with what the first one found, and so does the next visit', async ({
  page,
  main,
  clock,
}) => {
  await noteSides(page)
  await store(page)
  const full = await spinFrozen(main, clock)
  await clock.advance(LEARNING_MS, SLOW_MS)
  const side = await canvasSide(page)
  expect(side).toBeLessThan(full)
  await finish(main, clock, SMOOTH_MS)
  await clock.advance(UNTIL_STILL_MS, SMOOTH_MS)
  expect(await learned(page)).toHaveLength(1)
  await newSides(page)

  await test.step('the next spin', async () => {
    await main.spinButton.click()
    await clock.advanceFrames(2, SMOOTH_MS)
    expect(await newSides(page)).toEqual([side])
    await finish(main, clock, SMOOTH_MS)
    await clock.advance(UNTIL_STILL_MS, SMOOTH_MS)
    expect(await newSides(page)).toEqual([full])
  })

  await test.step('the next visit', async () => {
    await spinFrozen(main, clock)
    await newSides(page)
    await clock.advanceFrames(2, SMOOTH_MS)
    expect(await newSides(page)).toEqual([side])
    await finish(main, clock, SMOOTH_MS)
    expect(await newSides(page)).toEqual([])
  })

  await test.step('a wheel of another size begins with all its pixels', async () => {
    await page.setViewportSize({ width: 320, height: 560 })
    const larger = await spinFrozen(main, clock)
    expect(larger).toBeGreaterThan(full)
    await clock.advance(500, SMOOTH_MS)
    expect(await canvasSide(page)).toBe(larger)
  })
})

test('what is stored and makes no sense is ignored', async ({ page, main, clock }) => {
  await page.addInitScript(() => {
    localStorage.setItem('wheel_pixel_ratios', '[["560,0.75,2,60,high-performance",-1,0,1e9]]')
  })
  await store(page)
  const full = await spinFrozen(main, clock)
  await clock.advance(500, SMOOTH_MS)
  expect(await canvasSide(page)).toBe(full)
})

test('smooth frames are drawn with all pixels, and every one of them at 144 a second', async ({
  page,
  main,
  clock,
}) => {
  await page.addInitScript(() => {
    const { clear } = WebGL2RenderingContext.prototype
    Object.assign(window, { cleared: 0 })
    WebGL2RenderingContext.prototype.clear = function (mask) {
      Object.assign(window, { cleared: Number(Reflect.get(window, 'cleared')) + 1 })
      clear.call(this, mask)
    }
  })
  await store(page)
  const full = await spinFrozen(main, clock)
  await clock.advanceFrames(10, 1000 / 144)
  const before = await page.evaluate(() => Number(Reflect.get(window, 'cleared')))
  await clock.advanceFrames(144, 1000 / 144)
  const drawn = (await page.evaluate(() => Number(Reflect.get(window, 'cleared')))) - before
  expect(drawn).toBe(144)
  expect(await canvasSide(page)).toBe(full)
  await finish(main, clock, SMOOTH_MS)
  expect(await learned(page)).toEqual([])
})

test('with Keep the Frame Rate off slow frames keep all their pixels', async ({
  page,
  main,
  clock,
}) => {
  await store(page, { frameRateOptimization: false })
  const full = await spinFrozen(main, clock)
  await clock.advance(2000, SLOW_MS)
  await expect(main.spinningButton).toBeVisible()
  expect(await canvasSide(page)).toBe(full)
})
