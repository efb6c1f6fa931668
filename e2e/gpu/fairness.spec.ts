// The picture agrees with the words: after every spin the color under the pointer is the named winner's.

import { expect, test } from '../support/fixtures'
import { withoutDecoration } from '../support/pixels'
import { optionUnderPointer } from '../support/pointedAt'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'

test.use({ hasGpu: true })

const SPINS = 20
/** Time for the winner's segment to rise, and for full colors to return after a fast spin. */
const RISE_MS = 1000

// The slowest first, so that it does not run alone at the end.
for (const count of [100, 17, 6, 3, 2]) {
  test(`with ${count} options the winner's color is under the pointer, ${SPINS} times @winner.under-pointer`, {
    tag: count === 17 ? [] : '@soak',
  }, async ({ page, main, clock }) => {
    test.setTimeout(120_000)
    // A small wheel costs less to draw without a GPU; thin segments need a large one.
    await page.setViewportSize({ width: count > 20 ? 390 : 240, height: 420 })
    const options = distinctOptions(count)
    await storeWheel(page, options, lasting(500))
    await main.open()
    await withoutDecoration(page)
    await clock.freeze()
    const winners = new Set<string>()

    for (let spin = 1; spin <= SPINS; spin += 1) {
      await test.step(`spin ${spin}`, async () => {
        await page.keyboard.press('Enter')
        // Once at the rate of a usual screen, then in few frames to save time.
        await clock.advance(500, spin === 1 ? 1000 / 60 : 125)
        await clock.advance(RISE_MS, 250)
        const pointedAt = await optionUnderPointer(main, options)
        expect(await main.winner(), 'named by the result panel').toBe(pointedAt)
        winners.add(pointedAt)
      })
    }

    // 20 fair spins of two options agree once in 5e5 runs of this test.
    expect(winners.size).toBeGreaterThan(1)
  })
}
