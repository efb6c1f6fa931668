// Performance Optimization: each switch changes what can be seen, and what is measured of the device is shown.

import type { Page } from 'playwright/test'
import type { Clock } from '../support/clock'
import { expect, gpuTest, test } from '../support/fixtures'
import { sceneWidth } from '../support/gpu'
import { distance } from '../support/pixels'
import { chooseStandardSize, distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { initEverywhere, sceneThread } from '../support/sceneThread'
import { openSettings, pretend, SettingsBlock } from '../support/settingsBlock'
import type { WheelPage } from '../support/wheelPage'

const PERFORMANCE = ['Advanced', 'Performance Optimization']

test('Save Battery: shorter times and spins on such a device @settings.performance', async ({
  page,
  main,
  clock,
}) => {
  const settings = await openSettings(page, { battery: 0.05, isCharging: false })
  await settings.unfold(...PERFORMANCE)
  await expect.poll(() => settings.time('--ui-time')).toBe('100ms')
  await expect(page.getByText(/Shortened to \d+% for this device/)).toBeVisible()
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(4100)
  await expect(main.moment).toContainText('Spin completed in 2.0 s')
  await settings.switch('Save Battery').click()
  expect(await settings.time('--ui-time')).toBe('200ms')
  await expect(page.getByText(/for this device/)).toBeHidden()
  await main.spinButton.click()
  await clock.advance(4100)
  await expect(main.moment).toContainText('Spin completed in 4.0 s')
})

for (const [drawing, testDrawing] of [
  ['in 2D', test],
  ['on the GPU', gpuTest],
] as const) {
  testDrawing(
    `Save Battery: a wheel ${drawing} draws 30 frames a second with little charge left @settings.performance @quality.frame-cap`,
    { tag: drawing === 'in 2D' ? [] : '@soak' },
    async ({ page, main, clock }) => {
      // Two hundred frames are much work for a software GPU, even of a small wheel.
      test.slow(drawing === 'on the GPU')
      await chooseStandardSize(page)
      await initEverywhere(page, countDrawnFrames)
      await pretend(page, { battery: 0.15, isCharging: false })
      await main.open()
      const settings = new SettingsBlock(page)
      await settings.open()
      await settings.unfold(...PERFORMANCE)
      const measured = page.getByLabel('Measured on this device')
      await expect(measured).toContainText('At most 30 a second during a spin')
      await clock.freeze()
      /** Frames drawn in a second of a screen of 60 Hz, from half a second after the launch. */
      const framesInSpin = async (seconds: string) => {
        await main.spinButton.click()
        await clock.advance(500, 1000 / 60)
        const before = await drawnFrames(page)
        await clock.advanceFrames(60, 1000 / 60)
        const drawn = (await drawnFrames(page)) - before
        // The rest in large steps.
        await clock.advance(2600)
        await expect(main.moment).toContainText(`Spin completed in ${seconds} s`)
        return drawn
      }
      expect(await framesInSpin('2.8')).toBe(30)
      await settings.switch('Save Battery').click()
      await expect(measured).toContainText('That of the screen')
      expect(await framesInSpin('4.0')).toBe(60)
    },
  )
}

/** Runs in each thread before its scripts: counts the frames drawn on the wheel's canvas. */
function countDrawnFrames(): void {
  const drawn = { frames: 0 }
  Reflect.set(globalThis, 'framesDrawn', drawn)
  const { clear } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.clear = function (mask) {
    drawn.frames += 1
    clear.call(this, mask)
  }
  if (typeof document === 'undefined') return
  const { clearRect } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.clearRect = function (...place) {
    if (this.canvas.closest('[data-wheel]')) drawn.frames += 1
    clearRect.apply(this, place)
  }
}

const drawnFrames = (page: Page) =>
  sceneThread(page).evaluate(
    () => (Reflect.get(globalThis, 'framesDrawn') as { frames: number }).frames,
  )

/** Runs in each thread before its scripts: remembers the canvases that are drawn on and never shown. */
function recordHiddenCanvases(): void {
  const drawn: { width: number }[] = []
  Reflect.set(globalThis, 'drawnCanvases', drawn)
  const { prototype } =
    globalThis.CanvasRenderingContext2D ?? globalThis.OffscreenCanvasRenderingContext2D
  const { fillText } = prototype
  prototype.fillText = function (...text) {
    const isShown = 'isConnected' in this.canvas && this.canvas.isConnected
    if (!isShown && drawn.at(-1) !== this.canvas) drawn.push(this.canvas)
    fillText.apply(this, text)
  }
}

/** Device pixels of the wheel's canvas, whatever draws it. */
async function wheelWidth(main: WheelPage): Promise<number> {
  const drawing = await main.wheel.getAttribute('data-drawing')
  if (drawing === 'scene') return sceneWidth(main.page)
  return main.wheel.locator('canvas').evaluate((node: HTMLCanvasElement) => node.width)
}

/** Of the canvas that the wheel's labels were drawn on last. */
const labelCanvasWidth = (page: Page) =>
  sceneThread(page).evaluate(
    () => (Reflect.get(globalThis, 'drawnCanvases') as { width: number }[]).at(-1)?.width ?? 0,
  )

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 3 })

  for (const [drawing, testDrawing] of [
    ['in 2D', test],
    ['on the GPU', gpuTest],
  ] as const) {
    testDrawing(
      `Adapt to This Device bounds the sharpness of a wheel ${drawing}, and of its labels more where memory is short @settings.performance @quality.label-resolution`,
      async ({ page, main }) => {
        await initEverywhere(page, recordHiddenCanvases)
        await pretend(page, { memoryGb: 2 })
        await chooseStandardSize(page)
        await main.open()
        const settings = new SettingsBlock(page)
        await settings.open()
        await settings.unfold(...PERFORMANCE)
        const width = () => wheelWidth(main)
        await expect.poll(width).toBe(2 * 390)
        const labels = await labelCanvasWidth(page)
        await settings.switch('Adapt to This Device').click()
        await expect.poll(width).toBe(3 * 390)
        await expect(page.getByText('3×, down to')).toBeVisible()
        // One and a half pixels to each CSS pixel become three.
        const ratio = (await labelCanvasWidth(page)) / labels
        expect(ratio).toBeGreaterThan(1.85)
        expect(ratio).toBeLessThan(2.15)
      },
    )
  }
})

test.describe('on a screen that nobody has measured', () => {
  test.use({ isScreenKnown: false })

  /** Opens the page in a tab that is not seen before the clock stands still. */
  async function openUnseen(page: Page, main: WheelPage, clock: Clock): Promise<void> {
    await page.addInitScript(() => {
      let state = 'hidden'
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      addEventListener('seen', () => {
        state = 'visible'
        document.dispatchEvent(new Event('visibilitychange'))
      })
    })
    await pretend(page)
    await main.open()
    await clock.freeze()
    await page.evaluate(() => dispatchEvent(new Event('seen')))
  }

  const rateInSession = (page: Page) =>
    page.evaluate(() => sessionStorage.getItem('wheel_refresh_rate')?.split('@')[0])

  /** Lets the page measure: a pause of a second and some frames, which a slow screen has to show three times. */
  async function showFrames(clock: Clock, hertz: number, times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await clock.advanceWithoutFrames(1000)
      // The browser's own idle time is real.
      await expect.poll(async () => (await clock.pending()).frames).toBe(1)
      await clock.advanceFrames(25, 1000 / hertz)
    }
  }

  test('a slow one is measured by itself once nothing turns, and kept for the session @timing.refresh-rate', async ({
    page,
    main,
    clock,
  }) => {
    await openUnseen(page, main, clock)
    const settings = new SettingsBlock(page)
    await main.spinButton.click()
    await clock.advance(6900, 20)
    await expect(main.winnerHeading).toBeVisible()
    expect(await rateInSession(page)).toBeUndefined()
    await clock.advance(200, 20)
    await showFrames(clock, 50, 3)
    await expect.poll(() => settings.time('--css-time')).toBe('1250ms')
    expect(await rateInSession(page)).toBe('50')

    // No time passes here, so nothing can be measured.
    await page.reload()
    await expect.poll(() => settings.time('--css-time')).toBe('1250ms')
    await settings.open()
    await settings.unfold(...PERFORMANCE)
    await expect(page.getByLabel('Measured on this device')).toContainText('50 Hz')
    await settings.switch('Keep the Frame Rate').click()
    expect(await settings.time('--css-time')).toBe('1000ms')
    await expect(page.getByText(/^Always /)).toBeVisible()
  })

  test('the window moves to another one, which is measured too, and 59.94 Hz are 60 @timing.refresh-rate', async ({
    page,
    main,
    clock,
  }) => {
    await openUnseen(page, main, clock)
    const settings = new SettingsBlock(page)
    await showFrames(clock, 30, 3)
    await expect.poll(() => settings.time('--css-time')).toBe('1250ms')
    await page.evaluate(() => {
      Object.defineProperty(screen, 'availLeft', { value: 1920 })
      dispatchEvent(new Event('focus'))
    })
    await showFrames(clock, 59.94, 1)
    await expect.poll(() => settings.time('--css-time')).toBe('1000ms')
    expect(await rateInSession(page)).toBe('60')
  })
})

test.describe('with a GPU', () => {
  test.use({ hasGpu: true })

  test('Full GPU Power: edges with and without pixels of a color between @settings.performance', async ({
    page,
    main,
  }) => {
    await storeWheel(page, distinctOptions(3))
    const settings = await openSettings(page)
    await main.isDrawnBy('scene')
    await settings.unfold(...PERFORMANCE)
    /** Of a row of pixels across the line between the first two segments, those unlike both beside them. */
    const pixelsBetween = async () => {
      const { metrics } = await main.place()
      const picture = await main.picture()
      const [middle, away] = [picture.width / 2, 0.6 * metrics.radius]
      const x = Math.round(middle + away * Math.sin(Math.PI / 3))
      const y = Math.round(middle - away * Math.cos(Math.PI / 3))
      const isUnlike = (one: number, other: number) =>
        distance(picture.at(x + one, y), picture.at(x + other, y)) > 24
      const row = Array.from({ length: 17 }, (_, step) => step - 8)
      return row.filter((at) => isUnlike(at, at - 1) && isUnlike(at, at + 1)).length
    }
    /** What the page has asked the browser for. */
    const power = () =>
      sceneThread(page).evaluate(
        () => globalThis.gpu.at(-1)?.context.getContextAttributes()?.powerPreference,
      )
    expect(await pixelsBetween()).toBeGreaterThan(0)
    expect(await power()).toBe('high-performance')
    await settings.switch('Full GPU Power').click()
    await expect.poll(pixelsBetween).toBe(0)
    await main.isDrawnBy('scene')
    expect(await power()).toBe('low-power')
  })

  test('Keep the Frame Rate: slow frames are drawn with fewer pixels, or with all @settings.performance', async ({
    page,
    main,
    clock,
  }) => {
    await page.setViewportSize({ width: 240, height: 420 })
    await storeWheel(page, distinctOptions(6), lasting(8000))
    await pretend(page)
    await main.open()
    const settings = new SettingsBlock(page)
    await clock.freeze()
    const width = () => sceneWidth(page)
    const full = await width()
    /** Halfway through a spin with 20 frames a second, and 60 once it has fewer pixels. */
    const widthInSpin = async () => {
      await main.spinButton.click()
      await clock.advance(1000, 50)
      await clock.advance(2000, 1000 / 60)
      await expect(main.spinningButton).toBeVisible()
      const seen = await width()
      await clock.advance(6000, 100)
      await expect(main.spinButton).toBeVisible()
      expect(await width()).toBe(full)
      return seen
    }
    expect(await widthInSpin()).toBeLessThan(full)
    await settings.open()
    await settings.unfold(...PERFORMANCE)
    await settings.switch('Keep the Frame Rate').click()
    // In so low a window they cover the button.
    await settings.button('Close Settings').click()
    expect(await widthInSpin()).toBe(full)
  })
})

test('what was measured of the device is shown @settings.performance @device.online', async ({
  page,
  context,
}) => {
  const settings = await openSettings(page, {
    battery: 0.42,
    isCharging: false,
    network: '3g',
    cores: 4,
  })
  await settings.unfold(...PERFORMANCE)
  const measured = page.getByLabel('Measured on this device')
  for (const words of ['42%, not charging', '3g, online', '8 GB', '0.72×']) {
    await expect(measured).toContainText(words)
  }
  await expect(measured).toContainText(/\d+ Hz/)
  await expect(page.locator('body')).toHaveClass('online')
  await context.setOffline(true)
  await expect(measured).toContainText('3g, offline')
  await expect(page.locator('body')).toHaveClass('offline')
})
