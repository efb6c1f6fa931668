// Without a GPU, or after losing it, the same wheel turns to the same winner.

import { expect, gpuTest, test } from '../support/fixtures'
import { giveGpuBack, loseGpu } from '../support/gpu'
import { optionUnderPointer } from '../support/pointedAt'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(6)

test.use({ viewport: { width: 1000, height: 700 } })

test.beforeEach(async ({ page }) => {
  await storeWheel(page, OPTIONS, lasting(1500))
})

async function namesTheOptionUnderPointer(main: WheelPage): Promise<void> {
  await expect(main.winnerHeading).toBeVisible()
  expect(await main.winner()).toBe(await optionUnderPointer(main, OPTIONS))
}

test('without WebGL the wheel is drawn flat and every spin names what is under the pointer @error.no-webgl @gpu.no-webgl', async ({
  page,
  main,
  clock,
}) => {
  await main.open()
  await clock.freeze()
  // The first segment's middle is at the top.
  expect(await optionUnderPointer(main, OPTIONS)).toBe('A1')
  for (let spin = 1; spin <= 10; spin += 1) {
    await test.step(`spin ${spin}`, async () => {
      await page.keyboard.press('Enter')
      await clock.advanceFrames(89, 1000 / 60)
      await expect(main.spinningButton).toBeDisabled()
      await clock.advanceFrames(2, 1000 / 60)
      await expect(main.winnerHeading).toBeVisible()
      // A fast wheel's colors come back within half a second.
      await clock.advance(500)
      await namesTheOptionUnderPointer(main)
    })
  }
  // The result stands out for three seconds.
  await clock.advance(4000)
  // Once the database has answered, which stores results.
  await expect.poll(() => clock.pending()).toEqual({ frames: 0, timers: 0 })
})

test('without WebGL the picture does move while it spins', async ({ page, main, clock }) => {
  await main.open('flat')
  await clock.freeze()
  await page.keyboard.press('Enter')
  const seen = new Set<string>()
  for (let look = 0; look < 12; look += 1) {
    await clock.advanceFrames(1, 1000 / 60)
    const picture = await main.picture()
    seen.add(picture.at(Math.round(picture.width / 2), Math.round(picture.height / 4)).join())
  }
  expect(seen.size).toBeGreaterThan(2)
})

gpuTest(
  'a scene that cannot be loaded leaves the flat wheel, and it works @gpu.no-code',
  async ({ page, main, clock, messages }) => {
    messages.expect(/^warning: Failed to load a part of the page/)
    messages.allow(/^error: (Failed to load resource|TypeError: Failed to fetch)/)
    await page.route('**/assets/scene-*.js', (route) => route.abort())
    await main.open('flat')
    await clock.freeze()
    await main.spinButton.click()
    await clock.advance(1600)
    await namesTheOptionUnderPointer(main)
  },
)

gpuTest(
  'a context lost in the middle of a spin costs neither the result nor the picture',
  async ({ page, main, clock }) => {
    await main.open()
    await clock.freeze()
    await main.spinButton.click()
    await clock.advance(700)
    const { pendingSpin } = await keptWheel(page)
    await loseGpu(page)
    await main.isDrawnBy('flat')
    await expect(main.spinningButton).toBeDisabled()
    await clock.advance(900)
    await namesTheOptionUnderPointer(main)
    expect(await main.winner()).toBe(pendingSpin?.winner.text)
    await expect(main.recent).toHaveCount(1)

    await giveGpuBack(page)
    // The browser restores it in its own time; the scene then needs a frame or two of the page's.
    await expect
      .poll(async () => {
        await clock.advanceFrames(1, 1000 / 60)
        return main.wheel.getAttribute('data-drawing')
      })
      .toBe('scene')
    await clock.advance(1000)
    await namesTheOptionUnderPointer(main)
    await main.spinButton.click()
    await clock.advance(2600)
    await namesTheOptionUnderPointer(main)
    await expect(main.recent).toHaveCount(2)
  },
)
