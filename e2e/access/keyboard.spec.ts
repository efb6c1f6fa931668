// The segment that the keyboard has moved to, as it is drawn.

import { expect, test } from '../support/fixtures'
import { nearest, rgb } from '../support/pixels'
import { sceneThread } from '../support/sceneThread'

// Spins without waiting for them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ main }) => {
  await main.open()
})

test.describe('with a GPU', () => {
  test.use({ hasGpu: true })

  test('focus and winner together take at most seven draw calls @winner.highlight', async ({
    page,
    main,
  }) => {
    await main.spinButton.click()
    await expect(main.winnerHeading).toBeVisible()
    await sceneThread(page).evaluate(() => {
      const draws = { now: 0, most: 0 }
      Object.assign(globalThis, { draws })
      for (const name of ['drawElements', 'drawArrays'] as const) {
        const draw = WebGL2RenderingContext.prototype[name]
        Object.assign(WebGL2RenderingContext.prototype, {
          [name](this: WebGL2RenderingContext, ...args: never[]) {
            if (draws.now === 0) {
              requestAnimationFrame(() => {
                draws.now = 0
              })
            }
            draws.now += 1
            draws.most = Math.max(draws.most, draws.now)
            return (draw as (...args: never[]) => void).apply(this, args)
          },
        })
      }
    })
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const most = () =>
      sceneThread(page).evaluate(
        () => (globalThis as unknown as { draws: { most: number } }).draws.most,
      )
    // The winner's upright label is one of them.
    await expect.poll(most).toBe(7)
  })
})

for (const drawing of ['scene', 'flat'] as const) {
  test.describe(`in the ${drawing} drawing`, () => {
    test.use({ hasGpu: drawing === 'scene' })

    test(`the focused segment has a border on the wheel`, async ({ page, main }) => {
      await main.isDrawnBy(drawing)
      /** How much of the line between the first segment and the second has the border's color. */
      const border = async () => {
        const picture = await main.picture()
        const { metrics } = await main.place()
        const middle = picture.width / 2
        const across = (distance: number) =>
          [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].some((side) => {
            // At rest the first of three ends a sixth of a turn clockwise from the top.
            const angle = Math.PI / 3 + side / distance
            const [x, y] = [Math.sin(angle) * distance, -Math.cos(angle) * distance]
            return nearest(picture.at(Math.round(middle + x), Math.round(middle + y)), COLORS) === 0
          })
        const radii = Array.from({ length: 10 }, (_, step) => 40 + 8 * step)
        expect(metrics.radius).toBeGreaterThan(125)
        return radii.filter(across).length
      }
      const COLORS = ['#5b45e0', '#ab47bc', '#4ecdc4', '#ff6b6b', '#ffffff', '#000000'].map(rgb)
      expect(await border()).toBe(0)
      await page.keyboard.press('ArrowRight')
      await expect.poll(border).toBe(10)
      await page.keyboard.press('Escape')
      await expect.poll(border).toBe(0)
    })
  })
}
