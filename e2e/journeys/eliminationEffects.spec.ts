// An eliminated option leaves the wheel: its segment narrows, and its neighbors close the gap.

import { LOOKS } from '../../src/wheel/look'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { appState } from '../support/appState'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { distance, type Rgb, rgb, withoutDecoration } from '../support/pixels'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const COUNT = 6
const OPTIONS = distinctOptions(COUNT)
const STEPS = 1440
/** Degrees by which lines make a segment look narrower. */
const LINES = 4
/** And by which its border and bevel make the winner look so, and the border its neighbors. */
const BORDERS = 14

function lit(color: Rgb): Rgb {
  const [red, green, blue] = color.map((one) => one + (255 - one) * LOOKS.default.winnerOverlay)
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** How far a width may seem to be from what it is, where `out` is the winner. */
function slack(index: number, out: number): number {
  const apart = Math.abs(index - out)
  return Math.min(apart, COUNT - apart) <= 1 ? BORDERS : LINES
}

/** How many degrees of the wheel have each option's color, lit as a winner's or not. */
async function degrees(main: WheelPage): Promise<number[]> {
  const { metrics } = await main.place()
  const picture = await main.picture()
  const middle = picture.width / 2
  // Nearer to the hub than the short labels.
  const far = 0.55 * metrics.radius
  const found = OPTIONS.map(() => 0)
  for (let step = 0; step < STEPS; step += 1) {
    const angle = (step / STEPS) * 2 * Math.PI
    const [x, y] = [middle + far * Math.sin(angle), middle - far * Math.cos(angle)]
    const pixel = picture.at(Math.floor(x), Math.floor(y))
    const index = OPTIONS.findIndex(({ color }) => {
      const own = rgb(color)
      return Math.min(distance(pixel, own), distance(pixel, lit(own))) < 10
    })
    if (index >= 0) found[index] = (found[index] ?? 0) + 360 / STEPS
  }
  return found
}

/** Spins, and lets the time of the reveal pass, up to the last frame before its end. */
async function spinAndReveal(main: WheelPage, clock: Clock): Promise<number> {
  await clock.freeze()
  await main.page.keyboard.press('e')
  await main.page.keyboard.press('Enter')
  await clock.advance(600, 50)
  const { lastResult, leaving } = await appState(main.page)
  expect(leaving).toBeNull()
  await clock.advance(2900, 50)
  return OPTIONS.findIndex(({ text }) => text === lastResult?.winner.text)
}

for (const drawing of ['flat', 'scene'] as const) {
  test.describe(`in the ${drawing} drawing`, () => {
    test.use({ hasGpu: drawing === 'scene', viewport: { width: 800, height: 700 } })

    test('an eliminated option narrows until its neighbors have closed the gap @elimination.effects', async ({
      page,
      main,
      clock,
    }) => {
      await storeWheel(page, OPTIONS, lasting(500))
      await main.open()
      await withoutDecoration(page)
      const out = await spinAndReveal(main, clock)
      for (const [index, width] of (await degrees(main)).entries()) {
        expect(Math.abs(width - 360 / COUNT)).toBeLessThan(slack(index, out))
      }

      let { leaving } = await appState(page)
      for (let frame = 0; !leaving && frame < 4; frame += 1) {
        await clock.advanceFrames(1, 50)
        leaving = (await appState(page)).leaving
      }
      const now = await page.evaluate(() => performance.now())
      const { startedAtMs = 0, durationMs = 0 } = leaving ?? {}
      expect(durationMs).toBe(300)
      await clock.advanceFrames(1, startedAtMs + durationMs / 2 - now)
      // Half of the one that leaves, and all of the others.
      const usual = 360 / (COUNT - 0.5)
      for (const [index, width] of (await degrees(main)).entries()) {
        const expected = index === out ? usual / 2 : usual
        expect(Math.abs(width - expected), OPTIONS[index]?.text).toBeLessThan(slack(index, out))
      }

      await clock.advance(200, 50)
      expect((await appState(page)).leaving).toBeNull()
      for (const [index, width] of (await degrees(main)).entries()) {
        if (index === out) expect(width).toBe(0)
        else expect(Math.abs(width - 360 / (COUNT - 1))).toBeLessThan(LINES)
      }
      // The winner has come down, so that nothing needs another frame.
      await clock.advance(3000, 100)
      expect((await clock.pending()).frames).toBe(0)
    })

    test('with Elimination Effects off it is gone at once @elimination.effects', async ({
      page,
      main,
      clock,
    }) => {
      const { enabledAnimations } = DEFAULT_SETTINGS.animationSpeed
      await storeWheel(page, OPTIONS, {
        ...lasting(500),
        enabledAnimations: { ...enabledAnimations, eliminationEffects: false },
      })
      await main.open()
      await withoutDecoration(page)
      const out = await spinAndReveal(main, clock)
      let { isRevealing } = await appState(page)
      for (let frame = 0; isRevealing && frame < 4; frame += 1) {
        await clock.advanceFrames(1, 50)
        isRevealing = (await appState(page)).isRevealing
      }
      expect(isRevealing).toBe(false)
      const widths = await degrees(main)
      expect(widths[out]).toBe(0)
      for (const width of widths.toSpliced(out, 1)) {
        expect(Math.abs(width - 360 / (COUNT - 1))).toBeLessThan(LINES)
      }
    })
  })
}
