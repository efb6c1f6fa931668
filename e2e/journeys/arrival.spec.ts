// Page load: the wheel is there at once, nothing jumps, and no other site hears of the visit.

import { expect, test } from '../support/fixtures'
import { refuseWebGL } from '../support/gpu'
import { distance, type Rgb, rgb, takePicture } from '../support/pixels'
import { optionUnderPointer } from '../support/pointedAt'
import { chooseStandardSize, distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

test.use({ hasGpu: true })

const OPTIONS = distinctOptions(6)

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    test('the wheel is painted before the scene arrives, and nothing jumps from then on @wheel.loading', async ({
      page,
      main,
      clock,
    }) => {
      let deliver = () => {}
      const isAwaited = new Promise<void>((resolve) => {
        deliver = resolve
      })
      await page.route('**/assets/scene-*.js', async (route) => {
        await isAwaited
        await route.continue()
      })
      await storeWheel(page, OPTIONS, lasting(1500))
      await page.addInitScript(watchShifts)
      await main.open('loading')
      expect(await optionUnderPointer(main, OPTIONS)).toBe('A1')
      await expect(main.spinButton).toBeEnabled()
      const place = await main.box()

      deliver()
      await main.isDrawnBy('scene')
      expect(await optionUnderPointer(main, OPTIONS)).toBe('A1')
      expect(await main.box()).toEqual(place)

      await clock.freeze()
      await main.spinButton.click()
      await clock.advance(1000)
      expect(await main.box()).toEqual(place)
      await clock.advance(1000)
      await expect(main.winnerHeading).toBeVisible()
      expect(await main.box()).toEqual(place)
      expect(await page.evaluate(() => window.shifts)).toEqual([])
    })
  })
}

declare global {
  interface Window {
    shifts: string[]
  }
}

/** Runs in the page before any of its scripts: notes what the browser has seen move by itself. */
function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly sources: readonly {
      readonly node: Node | null
      readonly previousRect: DOMRectReadOnly
      readonly currentRect: DOMRectReadOnly
    }[]
  }
  window.shifts = []
  new PerformanceObserver((list) => {
    const sources = (list.getEntries() as Shift[]).flatMap((entry) => entry.sources)
    for (const { node, previousRect: from, currentRect: to } of sources) {
      // Another word in the same place is no jump; nor are the two pixels by which typefaces differ.
      const isSameThing = from.width === to.width && from.height === to.height
      const moved = Math.hypot(to.x - from.x, to.y - from.y)
      if (isSameThing && moved > 2) window.shifts.push(`${node?.textContent} by ${moved} px`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

test('a spin can be started before the scene has arrived', async ({ page, main, clock }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  let deliver = () => {}
  const isAwaited = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/scene-*.js', async (route) => {
    await isAwaited
    await route.continue()
  })
  await storeWheel(page, OPTIONS, lasting(10_000))
  await main.open('loading')
  await main.spinButton.click()
  deliver()
  await main.isDrawnBy('scene')
  await clock.freeze()
  await expect(main.spinningButton).toBeDisabled()
  await clock.advance(10_000)
  await expect(main.winnerHeading).toBeVisible()
  expect(await main.winner()).toBe(await optionUnderPointer(main, OPTIONS))
})

test('no request leaves the site while it loads, spins and is edited', async ({
  page,
  main,
  clock,
  baseURL,
}) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await clock.freeze()
  await main.newOption.fill('😀 Fig')
  await main.newOption.press('Enter')
  await main.option(1).fill('سلام')
  await page.getByRole('button', { name: 'Remove A2' }).click()
  await main.spinButton.click()
  await clock.advance(4000)
  await expect(main.winnerHeading).toBeVisible()
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin])
})

test('the wheel of standard size is 350 pixels wide, or 40 less than a narrow window @wheel.size', async ({
  page,
  main,
}) => {
  await chooseStandardSize(page)
  // Until the app has taken the place of the rendered screen, the wheel that is measured may go.
  await main.open()
  expect((await main.box()).width).toBe(350)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(async () => (await main.box()).width).toBe(280)
})

/** The middle of the spinner's upper arc, in CSS pixels above the wheel's middle: 54 px across, 3 px wide. */
const SPINNER_RADIUS = 25.5
const ACCENT = rgb('#5b45e0')

async function seenOnSpinner(main: WheelPage): Promise<Rgb> {
  const { x, y } = await main.place()
  const clip = { x: x - 1, y: y - SPINNER_RADIUS - 1, width: 2, height: 2 }
  return (await takePicture(main.page, clip)).at(1, 1)
}

for (const ends of ['the scene draws', 'there turns out to be no scene'] as const) {
  test(`a spinner is on the wheel until ${ends} @wheel.loading`, async ({ page, main }) => {
    // A spinner that stands still can be looked at.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    let deliver = () => {}
    const isAwaited = new Promise<void>((resolve) => {
      deliver = resolve
    })
    await page.route('**/assets/scene-*.js', async (route) => {
      await isAwaited
      await route.continue()
    })
    if (ends !== 'the scene draws') {
      await refuseWebGL(page)
    }
    await storeWheel(page, OPTIONS)
    await main.open('loading')
    expect(distance(await seenOnSpinner(main), ACCENT)).toBeLessThan(20)
    deliver()
    await main.isDrawnBy(ends === 'the scene draws' ? 'scene' : 'flat')
    expect(distance(await seenOnSpinner(main), ACCENT)).toBeGreaterThan(60)
  })
}

test('the spinner turns where motion is not reduced @wheel.loading', async ({ page, main }) => {
  await page.route('**/assets/scene-*.js', () => {})
  await storeWheel(page, OPTIONS)
  await main.open('loading')
  const turned = () =>
    main.wheel
      .locator('span')
      .last()
      .evaluate((spinner) => getComputedStyle(spinner).rotate)
  const before = await turned()
  await expect.poll(turned).not.toBe(before)
})
