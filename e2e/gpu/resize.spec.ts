// Resizing clears a canvas. Every change of the drawing buffer's size, by a slow spin or by the window, happens
// within the frame that redraws it, so the wheel is never blank.

import { expect, test } from '../support/fixtures'
import { chooseStandardSize, distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { initEverywhere, sceneThread } from '../support/sceneThread'
import type { WheelPage } from '../support/wheelPage'

test.use({ hasGpu: true, viewport: { width: 390, height: 700 }, deviceScaleFactor: 2 })

interface BufferWatch {
  /** Widths that the scene's canvas has had at the end of a frame, each once in a row. */
  readonly widths: number[]
  /** Times its size was set where no frame was being drawn. */
  outside: number
  /** Frames that left it without a wheel. */
  blank: number
}

/** Runs in each thread before any of its scripts: knows when a frame is being drawn. */
function watchFrames(): void {
  const frames = { isWithin: false, after: null as (() => void) | null }
  Object.assign(globalThis, { watchedFrames: frames })
  const real = globalThis.requestAnimationFrame
  globalThis.requestAnimationFrame = (callback) =>
    real((time) => {
      frames.isWithin = true
      try {
        callback(time)
      } finally {
        frames.isWithin = false
        frames.after?.()
      }
    })
}

async function watchBuffer(main: WheelPage): Promise<void> {
  await sceneThread(main.page).evaluate(() => {
    const { watchedFrames: frames } = globalThis as unknown as {
      watchedFrames: { isWithin: boolean; after: (() => void) | null }
    }
    const gl = globalThis.gpu.at(-1)?.context
    if (!gl) throw new Error('There is no scene')
    const { canvas } = gl
    const watch: BufferWatch = { widths: [canvas.width], outside: 0, blank: 0 }
    Object.assign(globalThis, { watch })
    let isEmptied = false
    for (const side of ['width', 'height'] as const) {
      const real = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(canvas), side)
      Object.defineProperty(canvas, side, {
        get: () => real?.get?.call(canvas),
        set(pixels: number) {
          isEmptied = true
          if (!frames.isWithin) watch.outside += 1
          real?.set?.call(canvas, pixels)
        },
      })
    }
    frames.after = () => {
      if (!isEmptied) return
      isEmptied = false
      watch.widths.push(canvas.width)
      const pixel = new Uint8Array(4)
      const [x, y] = [Math.floor(canvas.width / 2), Math.floor(0.7 * canvas.height)]
      gl.readPixels(x, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
      if (pixel[3] !== 255) watch.blank += 1
    }
  })
}

async function watched(main: WheelPage): Promise<BufferWatch> {
  return sceneThread(main.page).evaluate(
    () => (globalThis as unknown as { watch: BufferWatch }).watch,
  )
}

test.beforeEach(async ({ page, clock, main }) => {
  await chooseStandardSize(page)
  await storeWheel(page, distinctOptions(6), lasting(4000))
  await initEverywhere(page, watchFrames)
  await main.open()
  await clock.freeze()
  await clock.advance(500)
  await watchBuffer(main)
})

test('a spin too slow for its pixels gets fewer, and all of them back at the end', {
  tag: '@soak',
}, async ({ main, clock }) => {
  await main.spinButton.click()
  // Twenty frames a second, and sixty once there are fewer pixels.
  await clock.advance(1000, 50)
  await clock.advance(2900, 1000 / 60)
  const { widths } = await watched(main)
  const [full = 0] = widths
  expect(Math.min(...widths)).toBeLessThan(full)
  expect(widths.at(-1)).toBeLessThan(full)
  await clock.advance(300, 50)
  await expect(main.winnerHeading).toBeVisible()
  // Until nothing moves.
  await clock.advance(2500, 50)
  const { outside, blank, widths: all } = await watched(main)
  expect(all.at(-1)).toBe(full)
  expect({ outside, blank }).toEqual({ outside: 0, blank: 0 })
})

test('a window of another size, and the whole screen', async ({ page, main, clock }) => {
  const widthBecomes = (fits: (width: number) => boolean) =>
    expect
      .poll(async () => {
        await clock.advanceFrames(1, 1000 / 60)
        const { widths } = await watched(main)
        return fits(widths.at(-1) ?? 0)
      })
      .toBe(true)
  await page.setViewportSize({ width: 330, height: 700 })
  // 290 pixels of wheel, 20 more on either side, two for each.
  await widthBecomes((width) => width === 660)
  await page.setViewportSize({ width: 960, height: 700 })
  await widthBecomes((width) => width === 780)
  await page.keyboard.press('f')
  await expect(main.newOption).toBeHidden()
  await widthBecomes((width) => width > 1200)
  await page.keyboard.press('f')
  await expect(main.newOption).toBeVisible()
  await widthBecomes((width) => width === 780)
  const { outside, blank } = await watched(main)
  expect({ outside, blank }).toEqual({ outside: 0, blank: 0 })
})
