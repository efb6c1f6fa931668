// Adaptive resolution: a machine that cannot keep up draws the spin with fewer pixels, within bounds and only if the
// settings allow it, and remembers with how many. The test clock makes the frames slow.

import type { Page } from 'playwright/test'
import { type AnimationSpeed, DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { withoutDecoration } from '../support/pixels'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { initEverywhere, sceneThread } from '../support/sceneThread'
import type { WheelPage } from '../support/wheelPage'

test.use({ hasGpu: true, viewport: { width: 240, height: 420 }, deviceScaleFactor: 2 })

const SMOOTH_MS = 1000 / 60
const SLOW_MS = 50

/** Device pixels of the canvas the scene draws into, along one side. */
const canvasSide = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('button canvas')]
        .map((canvas) => (canvas as HTMLCanvasElement).width)
        .at(-1) ?? 0,
  )

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

/** Lets time pass; the sides that the canvas has meanwhile, each change once. */
async function sidesIn(ms: number, frameMs: number, page: Page, clock: Clock): Promise<number[]> {
  const sides: number[] = []
  for (let passed = 0; passed < ms; passed += 3 * frameMs) {
    await clock.advanceFrames(3, frameMs)
    const side = await canvasSide(page)
    if (side !== sides.at(-1)) sides.push(side)
  }
  return sides
}

const learned = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wheel_pixel_ratios') ?? '[]'))

/** To the frame in which the wheel comes to rest. */
async function untilRest(main: WheelPage, clock: Clock): Promise<void> {
  for (let frame = 0; frame < 600 && (await main.winnerHeading.isHidden()); frame += 1) {
    await clock.advanceFrames(1, SMOOTH_MS)
  }
  await expect(main.winnerHeading).toBeVisible()
}

test('slow frames get fewer pixels in one step, not below the floor, and the wheel at rest gets all', async ({
  page,
  main,
  clock,
}) => {
  await store(page)
  const full = await spinFrozen(main, clock)
  const sides = await sidesIn(LEARNING_MS, SLOW_MS, page, clock)
  expect(sides).toEqual([full, expect.any(Number)])
  const side = sides[1] ?? 0
  expect(side).toBeLessThan(full)
  // Three quarters of a device pixel to a CSS pixel; the screen has two.
  expect(side).toBeGreaterThanOrEqual(Math.floor((0.75 / 2) * full))
  // From now on the machine holds its rate.
  expect(await sidesIn(6000, SMOOTH_MS, page, clock)).toEqual([side])
  await expect(main.spinningButton).toBeVisible()
  await clock.advance(5000, SMOOTH_MS)
  await expect(main.winnerHeading).toBeVisible()
  expect(await canvasSide(page)).toBe(full)
})

test('the winner rises before the wheel is sharp again', { tag: '@soak' }, async ({
  page,
  main,
  clock,
}) => {
  await store(page)
  const full = await spinFrozen(main, clock)
  await clock.advance(LEARNING_MS, SLOW_MS)
  const side = await canvasSide(page)
  expect(side).toBeLessThan(full)
  await untilRest(main, clock)
  expect(await sidesIn(400, SMOOTH_MS, page, clock)).toEqual([side])
  expect(await sidesIn(UNTIL_STILL_MS, SMOOTH_MS, page, clock)).toEqual([side, full])
})

test('the next spin begins with what the first one found, and so does the next visit', {
  tag: '@soak',
}, async ({ page, main, clock }) => {
  await store(page)
  const full = await spinFrozen(main, clock)
  await clock.advance(LEARNING_MS, SLOW_MS)
  const side = await canvasSide(page)
  expect(side).toBeLessThan(full)
  await clock.advance(8000 + UNTIL_STILL_MS, SMOOTH_MS)
  expect(await canvasSide(page)).toBe(full)
  expect(await learned(page)).toHaveLength(1)

  await test.step('the next spin', async () => {
    await main.spinButton.click()
    expect(await sidesIn(7500, SMOOTH_MS, page, clock)).toEqual([side])
    await expect(main.spinningButton).toBeVisible()
    await clock.advance(UNTIL_STILL_MS, SMOOTH_MS)
    expect(await canvasSide(page)).toBe(full)
  })

  await test.step('the next visit', async () => {
    expect(await spinFrozen(main, clock)).toBe(full)
    expect(await sidesIn(7500, SMOOTH_MS, page, clock)).toEqual([side])
    await expect(main.spinningButton).toBeVisible()
    await untilRest(main, clock)
  })

  await test.step('a wheel of another size begins with all its pixels', async () => {
    await page.setViewportSize({ width: 320, height: 560 })
    const larger = await spinFrozen(main, clock)
    expect(larger).toBeGreaterThan(full)
    expect(await sidesIn(500, SMOOTH_MS, page, clock)).toEqual([larger])
  })
})

test('what is stored and makes no sense is ignored', async ({ page, main, clock }) => {
  await page.addInitScript(() => {
    localStorage.setItem('wheel_pixel_ratios', '[["480,0.75,2,60,high-performance",-1,0,8]]')
  })
  await store(page)
  const full = await spinFrozen(main, clock)
  expect(full).toBe(480)
  expect(await sidesIn(500, SMOOTH_MS, page, clock)).toEqual([full])
})

test('what is stored for this wheel is kept within the bounds', async ({ page, main, clock }) => {
  await page.addInitScript(() => {
    localStorage.setItem('wheel_pixel_ratios', '[["480,0.75,2,60,high-performance",0.1,8,8]]')
  })
  await store(page)
  const full = await spinFrozen(main, clock)
  expect(await sidesIn(500, SMOOTH_MS, page, clock)).toEqual([(0.75 / 2) * full])
})

test('smooth frames are drawn with all pixels, and every one of them at 144 a second', {
  tag: '@soak',
}, async ({ page, main, clock }) => {
  await initEverywhere(page, () => {
    const { clear } = WebGL2RenderingContext.prototype
    Object.assign(globalThis, { cleared: 0 })
    WebGL2RenderingContext.prototype.clear = function (mask) {
      Object.assign(globalThis, { cleared: Number(Reflect.get(globalThis, 'cleared')) + 1 })
      clear.call(this, mask)
    }
  })
  await store(page)
  const full = await spinFrozen(main, clock)
  await clock.advanceFrames(10, 1000 / 144)
  const cleared = () => sceneThread(page).evaluate(() => Number(Reflect.get(globalThis, 'cleared')))
  const before = await cleared()
  await clock.advanceFrames(144, 1000 / 144)
  const drawn = (await cleared()) - before
  expect(drawn).toBe(144)
  expect(await canvasSide(page)).toBe(full)
  await clock.advance(8000 + UNTIL_STILL_MS, SMOOTH_MS)
  await expect(main.winnerHeading).toBeVisible()
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
