// The look on the GPU: what the view carries is what is drawn.

import type { Page } from 'playwright/test'
import { inkOf, viewOf } from '../../src/render/view'
import { contrastRatio, lightOf, luminance } from '../../src/wheel/colors/color'
import { DEFAULT_LOOK, type Look } from '../../src/wheel/look'
import { wheelMetrics } from '../../src/wheel/metrics'
import { rendererQuality } from '../../src/wheel/settings/rendererQuality'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { stateOf } from '../../tests/render/states'
import { EVERY_LOOK } from '../../tests/support/everyLook'
import { UNKNOWN_DEVICE } from '../../tests/wheel/settings/unknownDevice'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { distance, type Rgb, rgb, withoutDecoration } from '../support/pixels'
import {
  distinctOptions,
  lasting,
  type StoredOption,
  storeWheel,
  weighed,
} from '../support/savedWheels'
import { initEverywhere } from '../support/sceneThread'
import type { WheelPage } from '../support/wheelPage'
import { alwaysFirst } from './alwaysFirst'

test.use({ hasGpu: true })

declare global {
  var blackAtFirst: number
}

/** A script of the page, which arrives once it is released. */
async function hold(page: Page, script: string): Promise<{ release(): void }> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(new RegExp(`/${script}-[^/]*\\.js$`, 'i'), async (route) => {
    await isReleased
    await route.continue()
  })
  return { release: () => release() }
}

/** Its color beside a peg. */
async function rimOf(main: WheelPage): Promise<Rgb> {
  const { metrics } = await main.place()
  const picture = await main.picture()
  const ratio = picture.width / (metrics.size + 2 * metrics.bleed)
  const x = (metrics.radius + metrics.rimWidth / 2) * ratio
  return picture.at(Math.round(picture.width / 2 + x), Math.round(picture.width / 2 + 12 * ratio))
}

/** The color and the ink of each option in a look. */
function paintsOf(options: readonly StoredOption[], look: Look) {
  const segments = options.map((option, index) => ({ id: `${index}`, weight: 1, ...option }))
  const state = stateOf({ look, wheel: { segments, history: [] } })
  const quality = rendererQuality(
    DEFAULT_SETTINGS.animationSpeed.performanceSettings,
    1,
    UNKNOWN_DEVICE,
  )
  return viewOf(state, wheelMetrics(350), quality).segments.map((one) => ({
    color: one.color,
    ink: inkOf(one),
  }))
}

const hex = (color: Rgb) =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

test('the scene draws the look of its view @setting.look', async ({ page, main }) => {
  const { release } = await hold(page, 'scene')
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

/** Between the lines, where labels are; as shares of a slice and of the radius. */
const [ASIDE, INNER, OUTER] = [0.3, 0.35, 0.94]

for (const look of EVERY_LOOK) {
  test(`letters can be read on the slices that the GPU draws in the look ${look.name} @look.contrast`, {
    tag: look.name === 'glass' ? [] : '@soak',
  }, async ({ page, main }) => {
    // A dot leaves the slices free.
    const options = distinctOptions(12).map((option) => ({ ...option, text: '.' }))
    await storeWheel(page, options, {}, look.name)
    await main.open()
    await withoutDecoration(page)
    const { metrics } = await main.place()
    const picture = await main.picture()
    const ratio = picture.width / (metrics.size + 2 * metrics.bleed)
    const paints = paintsOf(options, look)
    const found = paints.map(({ ink }, index) => {
      const contrasts: number[] = []
      for (let step = 0; step < 400; step += 1) {
        const [across, outward] = [(step % 20) / 19 - 0.5, Math.floor(step / 20) / 19]
        // The first slice has its middle under the pointer.
        const angle = ((index + 2 * ASIDE * across) / options.length) * 2 * Math.PI
        const distance = (INNER + (OUTER - INNER) * outward) * metrics.radius * ratio
        const [x, y] = [Math.sin(angle) * distance, -Math.cos(angle) * distance]
        const seen = picture.at(
          Math.round(picture.width / 2 + x),
          Math.round(picture.width / 2 + y),
        )
        contrasts.push(contrastRatio(hex(seen), ink))
      }
      // The least of all but the dot's.
      return contrasts.sort((one, other) => one - other)[8] ?? 0
    })
    const colors = paints.map(({ color }) => color)
    expect(new Set(colors).size, 'colors').toBeGreaterThan(8)
    expect(
      Math.min(...found),
      JSON.stringify(found.map((one) => one.toFixed(1))),
    ).toBeGreaterThanOrEqual(4.5)
  })
}

test('in the look pixel every cell of the disc has the color of one option @setting.look', async ({
  page,
  main,
}) => {
  const options = distinctOptions(12).map((option) => ({ ...option, text: '.' }))
  await storeWheel(page, options, {}, 'pixel')
  await main.open()
  await withoutDecoration(page)
  const { metrics } = await main.place()
  const picture = await main.picture()
  const ratio = picture.width / (metrics.size + 2 * metrics.bleed)
  const look = EVERY_LOOK.find(({ name }) => name === 'pixel') ?? DEFAULT_LOOK
  const colors = paintsOf(options, look).map(({ color }) => rgb(color))
  const mixed: string[] = []
  for (let row = -32; row < 32; row += 1) {
    for (let column = -32; column < 32; column += 1) {
      const [x, y] = [(column + 0.5) / 40, (row + 0.5) / 40]
      const isOnDisc = Math.hypot(x, y) > 0.2 && Math.hypot(x, y) < 0.8
      const at = (share: number) => Math.round(picture.width / 2 + share * metrics.radius * ratio)
      const seen = picture.at(at(x), at(y))
      if (isOnDisc && !colors.some((color) => distance(color, seen) < 8)) mixed.push(`${seen}`)
    }
  }
  // The dots of the labels.
  expect(mixed.length, mixed.join(' ')).toBeLessThan(13)
})

test('in the look chalk 1,000 slices together are as dark as their colors: lines between them fade @setting.look', async ({
  page,
  main,
}) => {
  const options = distinctOptions(1000)
  await storeWheel(page, options, {}, 'chalk')
  await main.open()
  await withoutDecoration(page)
  const { metrics } = await main.place()
  const picture = await main.picture()
  const ratio = picture.width / (metrics.size + 2 * metrics.bleed)
  const look = EVERY_LOOK.find(({ name }) => name === 'chalk') ?? DEFAULT_LOOK
  const lightOfAll = (colors: readonly string[]) =>
    colors.reduce((sum, color) => sum + luminance(lightOf(color)), 0) / colors.length
  const seen: string[] = []
  // Below the hub and the lens, within the shadow of the rim.
  for (let step = 0; step < 2000; step += 1) {
    const angle = (0.3 + 0.4 * ((step % 100) / 99)) * 2 * Math.PI
    const distance = (0.3 + 0.4 * (Math.floor(step / 100) / 19)) * metrics.radius * ratio
    const [x, y] = [Math.sin(angle) * distance, -Math.cos(angle) * distance]
    seen.push(hex(picture.at(Math.round(picture.width / 2 + x), Math.round(picture.width / 2 + y))))
  }
  const own = lightOfAll(paintsOf(options, look).map(({ color }) => color))
  expect(lightOfAll(seen) / own).toBeGreaterThan(0.8)
  expect(lightOfAll(seen) / own).toBeLessThan(1.2)
})

test('a wheel that has a look shows it from its first picture, and the scene draws the same @look.first', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(6), {}, 'contrast')
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-wheel] canvas')
      const { width = 0, height = 0 } = canvas ?? {}
      const { data } = canvas?.getContext('2d')?.getImageData(0, 0, width, height) ?? {}
      if (!data) return
      observer.disconnect()
      const pixels = new Uint32Array(data.buffer)
      globalThis.blackAtFirst = pixels.filter((pixel) => pixel === 0xff000000).length
    }).observe(document, { childList: true, subtree: true })
  })
  const { release } = await hold(page, 'scene')
  await page.goto('/')
  await main.isDrawnBy('loading')
  // As it was painted before anything was shown; enamel has no black. The page is loaded before its look is.
  const blackAtFirst = () => page.evaluate(() => globalThis.blackAtFirst ?? 0)
  await expect.poll(blackAtFirst).toBeGreaterThan(1000)
  expect(await rimOf(main)).toEqual([0, 0, 0])
  release()
  await main.isDrawnBy('scene')
  expect(await rimOf(main)).toEqual([0, 0, 0])
})

test('a surface that cannot be loaded leaves the wheel plain, and it turns @look.first', async ({
  page,
  main,
  messages,
}) => {
  messages.allow(/Failed to load the surface/)
  await page.route(/\/wood-[^/]*\.js$/i, (route) => route.abort())
  await storeWheel(page, distinctOptions(6), lasting(500), 'walnut')
  await main.open()
  await main.isDrawnBy('scene')
  await main.spinButton.click()
  await expect(page.locator('[data-part="winner"]')).toBeAttached()
})

// `npm run screens` takes these pictures again too.
for (const [name, options] of [
  ['6', distinctOptions(6)],
  ['100', distinctOptions(100)],
  ['6-weighed', weighed(6, 100)],
  ['100-weighed', weighed(100, 100)],
  ['1000-weighed', weighed(1000, 100)],
] as const) {
  test(`a wheel of ${name} looks as it did @setting.look`, async ({ page, main, clock }) => {
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
    await winAndStayRaised(page, clock)
    await page.emulateMedia({ colorScheme: 'dark' })
    await looksAs('winner-dark')
  })
}

/** A winner is raised for a few seconds, which a picture may take on a slow machine. */
async function winAndStayRaised(page: Page, clock: Clock): Promise<void> {
  await clock.freeze()
  await page.keyboard.press('Enter')
  await clock.advance(500)
  await expect(page.locator('[data-part="winner"]')).toBeAttached()
}

/**
 * Letters look slightly different with every version of a font. In a worker Chromium also draws them, by chance, for a
 * pixel ratio of 1 or for the one that the test sets. Without them every shade of the wheel counts.
 */
const EVERY_SHADE = { threshold: 0.04, maxDiffPixels: 30, scale: 'device' } as const

/** Runs in the page and in its workers, before their scripts. */
function drawNoLetters(): void {
  for (const name of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D']) {
    const context = Reflect.get(globalThis, name) as { prototype: object } | undefined
    if (context) Object.assign(context.prototype, { fillText() {} })
  }
}

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
        await initEverywhere(page, drawNoLetters)
        await storeWheel(page, distinctOptions(count), { preset: 'instant' })
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
        await winAndStayRaised(page, clock)
        await looksAs('won')
      })
    }

    test('a turning wheel keeps its blur and calm colors, and its pegs bend the pointer @setting.look', async ({
      page,
      main,
      clock,
    }) => {
      await alwaysFirst(page)
      await initEverywhere(page, drawNoLetters)
      await storeWheel(page, distinctOptions(6), lasting(2000))
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
