// Confetti: how long it flies, how many pieces, and what it leaves behind.

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import { distinctOptions, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

declare global {
  interface Window {
    /** Animation frames asked for. */
    frameCount: number
  }
}

/** A page whose spins are over at once. */
async function open(page: Page): Promise<void> {
  await storeWheel(page, distinctOptions(3), { preset: 'instant' })
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame
    window.frameCount = 0
    window.requestAnimationFrame = (callback) => {
      window.frameCount += 1
      return frame.call(window, callback)
    }
  })
  await page.goto('/')
  await new WheelPage(page).isReady()
}

// Each call of Playwright's clock leaves a script with the context, which fails in a page that has the clock no more.
test.use({ reuseContext: false })

const spinButton = (page: Page) => new WheelPage(page).spinButton
const confetti = (page: Page) => page.locator('body > canvas')

test.describe('confetti', () => {
  test('flies for three seconds, lets clicks through, and leaves the page idle @confetti.duration', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const loaded = page.waitForResponse((response) => /\/confetti-[^/]+\.js$/.test(response.url()))
    await spinButton(page).click()
    await expect(page.locator('[data-part="winner"]')).toBeVisible()
    // Its code comes in real time, and would miss the frames of this clock.
    await page.evaluate((url) => import(url), (await loaded).url())
    // The first frames are the winner's.
    await page.clock.runFor(20)
    await expect(confetti(page)).toHaveCount(0)
    await page.clock.runFor(80)
    await expect(confetti(page)).toHaveCount(1)
    await expect(confetti(page)).toHaveAttribute('aria-hidden', 'true')
    await expect(confetti(page)).toHaveCSS('pointer-events', 'none')
    expect(await confetti(page).getAttribute('style')).toBeNull()
    await page.clock.runFor(400)
    const painted = await confetti(page).evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
      return pixels?.data.some((value) => value > 0)
    })
    expect(painted).toBe(true)
    await page.clock.runFor(2499)
    await expect(confetti(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(confetti(page)).toHaveCount(0)

    // What the scene still has to draw of the winner settling down.
    await page.clock.runFor(3000)
    const frames = await page.evaluate(() => window.frameCount)
    await page.clock.runFor(3000)
    expect(await page.evaluate(() => window.frameCount)).toBe(frames)
  })

  test('draws 20 pieces, for three seconds and no longer @confetti.pieces @confetti.duration', async ({
    page,
  }) => {
    await page.clock.install()
    // Pieces drawn in each frame of the canvas that lies over the page, and when.
    await page.addInitScript(() => {
      const frames: { atMs: number; pieces: number }[] = []
      Object.assign(window, { confettiFrames: frames })
      const { prototype } = CanvasRenderingContext2D
      const { clearRect, fill } = prototype
      const isConfetti = ({ canvas }: CanvasRenderingContext2D) =>
        canvas.parentElement === document.body
      prototype.clearRect = function (...args) {
        if (isConfetti(this)) frames.push({ atMs: performance.now(), pieces: 0 })
        clearRect.apply(this, args)
      }
      prototype.fill = function (this: CanvasRenderingContext2D, ...args: never[]) {
        const frame = frames.at(-1)
        if (frame && isConfetti(this)) frame.pieces += 1
        Reflect.apply(fill, this, args)
      } as typeof prototype.fill
    })
    await open(page)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await spinButton(page).click()
    // Its code comes in real time.
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return confetti(page).count()
      })
      .toBe(1)
    await page.clock.runFor(6000)
    const drawn = await page.evaluate(() => {
      const { confettiFrames } = window as unknown as {
        confettiFrames: { atMs: number; pieces: number }[]
      }
      return confettiFrames.filter(({ pieces }) => pieces > 0)
    })
    // All of them to the end: they fade out, and none falls out of the frames that are drawn.
    expect(new Set(drawn.map(({ pieces }) => pieces))).toEqual(new Set([20]))
    const lastedMs = (drawn.at(-1)?.atMs ?? 0) - (drawn[0]?.atMs ?? 0)
    expect(lastedMs).toBeGreaterThan(2800)
    expect(lastedMs).toBeLessThanOrEqual(3000)
  })
})
