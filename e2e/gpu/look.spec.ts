// The look on the GPU: what the view carries is what is drawn.

import type { Look } from '../../src/wheel/look'
import { expect, test } from '../support/fixtures'
import { distance, rgb, withoutDecoration } from '../support/pixels'
import { distinctOptions, lasting, storeWheel, weighed } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'
import { alwaysFirst } from './alwaysFirst'

test.use({ hasGpu: true })

test('the scene draws the look of its view @setting.look', async ({ page, main }) => {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/scene-[^/]*\.js$/i, async (route) => {
    await isReleased
    await route.continue()
  })
  await storeWheel(page, distinctOptions(6))
  await page.goto('/')
  await main.isDrawnBy('loading')
  // Another look in the place of the default, before the scene has seen it.
  await page.evaluate(() => {
    const canvas = document.querySelector('[data-wheel] canvas')
    const key = Object.keys(canvas ?? {}).find((name) => name.startsWith('__reactFiber'))
    interface Fiber {
      readonly memoizedProps: { readonly view?: { readonly look: Look } } | null
      readonly return: Fiber | null
    }
    let fiber = Reflect.get(canvas ?? {}, key ?? '') as Fiber | null
    while (fiber && !fiber.memoizedProps?.view) fiber = fiber.return
    const only = (color: string) => ({ dark: color, light: color, flat: color })
    Object.assign(fiber?.memoizedProps?.view?.look ?? {}, {
      focusBorder: '#ff00ff',
      cap: only('#00ffff'),
      rim: only('#800000'),
      jewel: only('#00c800'),
      pointer: only('#ffff00'),
    })
  })
  release()
  await main.isDrawnBy('scene')
  await main.isReady()
  await main.wheel.focus()
  await page.keyboard.press('ArrowRight')
  const { metrics } = await main.place()
  const head = metrics.radius - metrics.pointerReach + metrics.pointerLength
  const places = {
    // Beside the glints, which are white in every look; x to the right and y up, from the middle.
    jewel: { x: 2, y: head - 3, color: '#00c800' },
    pointer: { x: 0, y: head - 0.75 * metrics.pointerHeadRadius, color: '#ffff00' },
    cap: { x: 6, y: -8, color: '#00ffff' },
    rim: { x: metrics.radius + 0.3 * metrics.rimWidth, y: 8, color: '#800000' },
  }
  await expect
    .poll(async () => {
      const picture = await main.picture()
      const middle = picture.width / 2
      return Object.entries(places).flatMap(([name, { x, y, color }]) => {
        const seen = picture.at(Math.round(middle + x), Math.round(middle - y))
        return distance(seen, rgb(color)) < 70 ? [] : [`${name}: ${seen}`]
      })
    })
    .toEqual([])
  /** Pixels in the color of the focus. */
  const focused = async () => {
    const picture = await main.picture()
    let count = 0
    for (let y = 0; y < picture.height; y += 1) {
      for (let x = 0; x < picture.width; x += 1) {
        if (distance(picture.at(x, y), rgb('#ff00ff')) < 30) count += 1
      }
    }
    return count
  }
  await expect.poll(focused).toBeGreaterThan(200)
})

// `npm run screens` takes these pictures again too.
for (const [name, options] of [
  ['6', distinctOptions(6)],
  ['100', distinctOptions(100)],
  ['6-weighed', weighed(6, 100)],
  ['100-weighed', weighed(100, 100)],
  ['1000-weighed', weighed(1000, 100)],
] as const) {
  test(`a wheel of ${name} looks as it did @setting.look`, async ({ page, main }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 420, height: 700 })
    await alwaysFirst(page)
    await storeWheel(page, options, { preset: 'instant' })
    await main.open()
    await withoutDecoration(page)
    await main.hideMoment()
    const { x, y, metrics } = await main.place()
    const reach = metrics.size / 2
    const clip = { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
    const looksAs = (state: string) =>
      expect.soft(page).toHaveScreenshot(['wheel', `${name}-${state}.png`], { clip })
    await looksAs('rest')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-part="winner"]')).toBeAttached()
    await page.emulateMedia({ colorScheme: 'dark' })
    await looksAs('winner-dark')
  })
}

/** Letters look slightly different with every version of a font; without them every shade of the wheel counts. */
const EVERY_SHADE = { threshold: 0.04, maxDiffPixels: 30, scale: 'device' } as const
const withoutLetters = (count: number) =>
  distinctOptions(count).map((option) => ({ ...option, text: '.' }))

/** From the pointer's head down to what is written below the wheel. */
async function wholeWheel(main: WheelPage) {
  const { x, y, metrics } = await main.place()
  const reach = metrics.size / 2 + metrics.bleed
  return { x: x - reach, y: y - reach, width: 2 * reach, height: metrics.size + metrics.bleed }
}

for (const drawing of ['flat', 'scene'] as const) {
  test.describe(`in the ${drawing} drawing`, () => {
    test.use({ hasGpu: drawing === 'scene', viewport: { width: 420, height: 700 } })
    // The pointer's jewel has few pixels.
    test.use({ deviceScaleFactor: 2 })

    for (const count of drawing === 'scene' ? [6, 1000] : [6]) {
      test(`of ${count} options rim, pegs, hub, pointer, focus and winner keep their light, shadows and edges @setting.look`, async ({
        page,
        main,
        clock,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await alwaysFirst(page)
        await storeWheel(page, withoutLetters(count), { preset: 'instant' })
        await main.open()
        await withoutDecoration(page)
        await main.hideMoment()
        const clip = await wholeWheel(main)
        const looksAs = (state: string) =>
          expect.soft(page).toHaveScreenshot(['wheel', `${drawing}-${count}-${state}.png`], {
            clip,
            ...EVERY_SHADE,
          })
        await main.wheel.focus()
        await page.keyboard.press('ArrowRight')
        await looksAs('focused')
        // So that the winner stays raised.
        await clock.freeze()
        await page.keyboard.press('Enter')
        await clock.advance(500)
        await expect(page.locator('[data-part="winner"]')).toBeAttached()
        await looksAs('won')
      })
    }

    test('a turning wheel keeps its blur and calm colors, and its pegs bend the pointer @setting.look', async ({
      page,
      main,
      clock,
    }) => {
      await alwaysFirst(page)
      await storeWheel(page, withoutLetters(6), lasting(2000))
      await main.open()
      await withoutDecoration(page)
      await clock.freeze()
      await page.keyboard.press('Enter')
      // The last border has just passed, and colors are half their own again.
      await clock.advanceFrames(68, 1000 / 60)
      const clip = await wholeWheel(main)
      await expect(page).toHaveScreenshot(['wheel', `${drawing}-turning.png`], {
        clip,
        ...EVERY_SHADE,
      })
    })
  })
}
