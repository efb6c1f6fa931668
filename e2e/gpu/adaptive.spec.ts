// Adaptive resolution: a machine that cannot keep up draws the spin with fewer pixels, within bounds and only if the
// settings allow it. The test clock makes the frames slow.

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

test('slow frames are drawn with fewer pixels, not below the floor, and the wheel at rest with all', async ({
  page,
  main,
  clock,
}) => {
  await store(page)
  const full = await spinFrozen(main, clock)
  const sides: number[] = []
  for (let second = 0; second < 4; second += 1) {
    await clock.advance(1000, SLOW_MS)
    sides.push(await canvasSide(page))
  }
  await expect(main.spinningButton).toBeVisible()
  expect(sides.at(-1)).toBeLessThan(full)
  // Three quarters of a device pixel to a CSS pixel; the screen has two.
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(Math.floor((0.75 / 2) * full))
  // The resolution only goes down.
  expect(sides).toEqual([...sides].sort((a, b) => b - a))
  await clock.advance(5000, 100)
  await expect(main.winnerHeading).toBeVisible()
  expect(await canvasSide(page)).toBe(full)
})

test('a spin that becomes smooth again becomes sharp again', async ({ page, main, clock }) => {
  await store(page)
  const full = await spinFrozen(main, clock)
  await clock.advance(1500, SLOW_MS)
  const slow = await canvasSide(page)
  expect(slow).toBeLessThan(full)
  await clock.advance(1500, SMOOTH_MS)
  await expect(main.spinningButton).toBeVisible()
  expect(await canvasSide(page)).toBeGreaterThan(slow)
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
