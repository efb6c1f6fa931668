// On a wheel whose weights count, the picture agrees with the words: after every spin the color under the pointer is the
// named winner's, however thin its slice, and a wide one leaves the lens readable.

import { lensFor } from '../../src/wheel/labels/lens'
import type { WheelMetrics } from '../../src/wheel/metrics'
import { expect, test } from '../support/fixtures'
import { distance, type Picture, takePicture, withoutDecoration } from '../support/pixels'
import { lineUnderPointer, optionIn, optionUnderPointer } from '../support/pointedAt'
import {
  distinctOptions,
  lasting,
  type StoredOption,
  savedText,
  storeText,
  storeWheel,
  weighed,
} from '../support/savedWheels'
import { alwaysFirst } from './alwaysFirst'

test.use({ hasGpu: true })

const SPINS = 50
/** Time for the winner's segment to rise, and for full colors to return after a fast spin. */
const RISE_MS = 1000

for (const count of [1000, 60, 22, 6]) {
  test(`with ${count} options of weights from 1 to 1,000 the winner's color is under the pointer, ${SPINS} times @weights.under-pointer`, {
    tag: '@soak',
  }, async ({ page, main, clock }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: count > 20 ? 390 : 240, height: 600 })
    const options = weighed(count)
    await storeWheel(page, options, lasting(500))
    await main.open()
    await withoutDecoration(page)
    await clock.freeze()
    for (let spin = 1; spin <= SPINS; spin += 1) {
      await test.step(`spin ${spin}`, async () => {
        await page.keyboard.press('Enter')
        await clock.advance(500, spin === 1 ? 1000 / 60 : 125)
        await clock.advance(RISE_MS, 250)
        const winner = await main.winner()
        const index = options.findIndex(({ text }) => text === winner)
        // Of more than a hundred, colors come again.
        const seen = await optionUnderPointer(main, options.slice(0, 100))
        expect(seen, 'under the pointer').toBe(options[index % 100]?.text)
      })
    }
  })
}

test('a winner too thin to see stands out in its own color, under the pointer @weights.thin', async ({
  page,
  main,
  clock,
}) => {
  const [one, other] = distinctOptions(2) as [StoredOption, StoredOption]
  const options = [
    { ...one, weight: 1 },
    { ...other, weight: 1000 },
  ]
  await storeWheel(page, options, lasting(500))
  await alwaysFirst(page)
  await main.open()
  await withoutDecoration(page)
  await clock.freeze()
  await page.keyboard.press('Enter')
  await clock.advance(500, 125)
  await clock.advance(RISE_MS, 250)
  expect(await main.winner()).toBe(one.text)
  const line = lineUnderPointer(await main.place())
  expect(optionIn(await takePicture(page, { ...line, height: 20 }), options)).toBe(one.text)
})

/** Many thin slices, five of them in the lens, and on both sides of those a wide one that reaches under it. */
function besideLens(wideText: string): StoredOption[] {
  const count = 60
  const wide = [3, count - 3]
  return distinctOptions(count).map((option, index) =>
    wide.includes(index) ? { ...option, text: wideText, weight: 30 } : { ...option, weight: 1 },
  )
}

/** How many pixels within the frame of the lens differ between two pictures of a wheel. */
function differencesInLens(
  [one, other]: readonly [Picture, Picture],
  metrics: WheelMetrics,
  count: number,
): number {
  const lens = lensFor(metrics, count)
  if (!lens) throw new Error('There is no lens')
  const ratio = one.width / (2 * (metrics.size / 2 + metrics.bleed))
  const middle = one.width / 2
  let differences = 0
  for (let y = 0; y < middle; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      const [right, up] = [(x + 0.5 - middle) / ratio, (middle - y - 0.5) / ratio]
      const [far, angle] = [Math.hypot(right, up), Math.abs(Math.atan2(right, up))]
      const isInside = far > lens.innerRadius + 2 && far < metrics.radius - 2
      if (!isInside || (lens.halfAngle - angle) * far < 2) continue
      if (distance(one.at(x, y), other.at(x, y)) > 12) differences += 1
    }
  }
  return differences
}

for (const pixelRatio of [1, 2]) {
  test.describe(`beside the lens, at pixel ratio ${pixelRatio}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: pixelRatio })

    test('a wide slice is not seen over it, neither its label nor its focus @weights.over-lens', async ({
      page,
      main,
    }) => {
      const short = besideLens('.')
      await storeText(page, savedText(short))
      await main.open()
      await withoutDecoration(page)
      const { metrics } = await main.place()
      const without = await main.picture()
      await page.evaluate(
        (text) => {
          localStorage.setItem('wheel_current', text)
          // As when another tab has kept it.
          dispatchEvent(new Event('storage'))
        },
        savedText(besideLens('Heavyweight')),
      )
      const differences = async () =>
        differencesInLens([without, await main.picture()], metrics, short.length)
      /** Of the whole wheel, so that the picture is known to be another one. */
      const changed = async () => {
        const now = await main.picture()
        let pixels = 0
        for (let y = 0; y < now.height; y += 1) {
          for (let x = 0; x < now.width; x += 1) {
            if (distance(without.at(x, y), now.at(x, y)) > 60) pixels += 1
          }
        }
        return pixels
      }
      await expect.poll(changed).toBeGreaterThan(400)
      expect(await differences(), 'labels over the lens').toBe(0)

      const labels = await changed()
      await main.wheel.focus()
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
      await expect.poll(changed).toBeGreaterThan(labels + 400)
      // It is drawn a step at a time, and the first ones are in the lens.
      await expect.poll(differences, 'the focus over the lens').toBe(0)
      await page.keyboard.press('ArrowLeft')
      await expect.poll(differences, 'the focus in the lens').toBeGreaterThan(200)
    })
  })
}
