// On a wheel whose weights count, the picture agrees with the words: after every spin the color under the pointer is the
// named winner's, however thin its slice.

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import { takePicture, withoutDecoration } from '../support/pixels'
import { lineUnderPointer, optionIn, optionUnderPointer } from '../support/pointedAt'
import { distinctOptions, lasting, type StoredOption, storeWheel } from '../support/savedWheels'

test.use({ hasGpu: true })

const SPINS = 50
/** Time for the winner's segment to rise, and for full colors to return after a fast spin. */
const RISE_MS = 1000

/** From 1 to 1,000, evenly on a logarithmic scale, large beside small. */
function weighed(count: number): StoredOption[] {
  return distinctOptions(count).map((option, index) => ({
    ...option,
    weight: Math.round(100 * 1000 ** (((index * 7) % count) / (count - 1))) / 100,
  }))
}

/** Every word of the random source is 0: it draws the first option. */
async function alwaysFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = (words) => {
      if (words instanceof Uint32Array) words.fill(0)
      return words
    }
  })
}

for (const count of [1000, 60, 22, 6]) {
  test(`with ${count} options of weights from 1 to 1,000 the winner's color is under the pointer, ${SPINS} times @weights.under-pointer`, async ({
    page,
    main,
    clock,
  }) => {
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
