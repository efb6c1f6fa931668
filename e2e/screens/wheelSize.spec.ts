// Wheel Size: as large as the layout has room for, or Standard.

import type { Page } from 'playwright/test'
import { expect, gpuTest, test } from '../support/fixtures'
import { sceneWidth } from '../support/gpu'
import { optionUnderPointer } from '../support/pointedAt'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { showSettings } from '../support/settingsBlock'
import type { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(8)

const width = async (main: WheelPage) => (await main.box()).width
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('is chosen in the settings, at once and for the next visit @wheel.large', async ({
  page,
  main,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await main.open()
  const filling = await width(main)
  expect(filling).toBeGreaterThan(600)
  await showSettings(page)
  const choice = page.getByRole('group', { name: 'Wheel Size' })
  await expect(choice.getByRole('radio', { name: 'Fill' })).toBeChecked()
  await choice.getByText('Standard').click()
  await expect.poll(() => width(main)).toBe(350)
  await page.reload()
  await main.isReady()
  expect(await width(main)).toBe(350)
  await showSettings(page)
  await choice.getByText('Fill').click()
  await expect.poll(() => width(main)).toBe(filling)
})

/** In percent of the window. */
for (const [viewport, least] of [
  [{ width: 1440, height: 900 }, 20],
  [{ width: 1920, height: 1080 }, 22],
  [{ width: 2560, height: 1440 }, 24],
  [{ width: 3840, height: 2160 }, 24],
  [{ width: 1280, height: 720 }, 17],
  [{ width: 1024, height: 768 }, 18],
  [{ width: 768, height: 1024 }, 30],
  [{ width: 390, height: 844 }, 26],
  [{ width: 430, height: 932 }, 26],
  // 1440 by 900 at a zoom of 150 %.
  [{ width: 960, height: 600 }, 16],
] as const) {
  test(`at ${viewport.width} by ${viewport.height} the wheel covers ${least} % of the window at least, and its button is in sight @wheel.large`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await storeWheel(page, OPTIONS)
    await main.open()
    const wheel = await main.box()
    const { radius, rimWidth } = (await main.place()).metrics
    const share = (Math.PI * (radius + rimWidth) ** 2) / (viewport.width * viewport.height)
    expect(100 * share).toBeGreaterThanOrEqual(least)
    await expect(main.wheel).toBeInViewport({ ratio: 1 })
    await expect(main.spinButton).toBeInViewport({ ratio: 1 })
    const button = await main.spinButton.boundingBox()
    expect(button?.y).toBeGreaterThan(wheel.y + wheel.height)
    expect(await overflow(page)).toBe(0)
    // Clear of the panel beside it.
    if (viewport.width < 900) return
    const add = await main.newOption.boundingBox()
    expect(add?.x).toBeGreaterThan(wheel.x + wheel.width)
  })
}

for (const viewport of [
  { width: 320, height: 640 },
  // 1280 by 1024 and 1440 by 900 at a zoom of 400 %.
  { width: 320, height: 256 },
  { width: 360, height: 225 },
  // A phone held sideways.
  { width: 844, height: 390 },
]) {
  test(`at ${viewport.width} by ${viewport.height} there is no more room than for the standard one @wheel.large`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await main.open()
    expect(await width(main)).toBe(Math.min(350, viewport.width - 40))
    expect(await overflow(page)).toBe(0)
  })
}

for (const [kind, sizeTest, drawing] of [
  ['in 2D', test, 'flat'],
  ['on the GPU', gpuTest, 'scene'],
] as const) {
  sizeTest(
    `the wheel is drawn ${kind} in its own pixels, follows the window, and points at its winner @wheel.large`,
    async ({ page, main, clock }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await storeWheel(page, OPTIONS, lasting(500))
      await main.open(drawing)
      const pixels = () =>
        drawing === 'scene'
          ? sceneWidth(page)
          : main.wheel.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)
      const drawn = async () => {
        const { metrics } = await main.place()
        const side = metrics.size + 2 * metrics.bleed
        // The pointer's head and the winner's glow are beyond the wheel's own square.
        const canvas = await main.wheel.locator('canvas').boundingBox()
        const sides = [await pixels(), canvas?.width ?? 0, canvas?.height ?? 0]
        return sides.every((one) => Math.abs(one - side) <= 1)
      }
      expect(await width(main)).toBeGreaterThan(600)
      await expect.poll(drawn).toBe(true)
      await page.setViewportSize({ width: 1200, height: 640 })
      await expect.poll(() => width(main)).toBeLessThan(410)
      await expect.poll(drawn).toBe(true)
      await page.setViewportSize({ width: 1024, height: 700 })
      await expect.poll(() => width(main)).toBeGreaterThan(430)
      await expect.poll(drawn).toBe(true)

      await clock.freeze()
      await page.keyboard.press('Enter')
      await clock.advance(600)
      await clock.advance(4000, 250)
      expect(await optionUnderPointer(main, OPTIONS)).toBe(await main.winner())
    },
  )
}
