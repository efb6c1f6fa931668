// A spin on the GPU lasts as long as it is set to, at any frame rate, and turns the wheel far enough to watch. Both
// renderers follow the same spin: tests/component/journeys/duration.test.tsx watches those between the shortest and the longest.

import { changesIn, halvesSeenWhile, TWO_OPTIONS } from '../support/eye'
import { expect, gpuTest, test } from '../support/fixtures'
import { withoutDecoration } from '../support/pixels'
import { lasting, storeWheel } from '../support/savedWheels'

const DURATIONS_MS = [500, 10_000]
const RATES_HZ = [30, 60, 144]

for (const durationMs of DURATIONS_MS) {
  gpuTest(
    `a spin of ${durationMs} ms ends within two frames of it at 30, 60 and 144 Hz`,
    async ({ page, main, clock }) => {
      // Thousands of frames: the smaller the wheel, the less each costs without a GPU.
      await page.setViewportSize({ width: 140, height: 420 })
      await storeWheel(page, TWO_OPTIONS, lasting(durationMs))
      await main.open()
      await withoutDecoration(page)
      await clock.freeze()
      for (const rate of RATES_HZ) {
        await test.step(`${rate} Hz`, async () => {
          const frameMs = 1000 / rate
          // A duration of whole frames ends with the last of them.
          const framesBefore = Math.ceil(durationMs / frameMs - 1e-6) - 1
          await page.keyboard.press('Enter')
          await clock.advanceFrames(framesBefore, frameMs)
          await expect(main.spinningButton).toBeDisabled()
          await expect(main.winnerHeading).toBeHidden()
          await clock.advanceFrames(2, frameMs)
          await expect(main.spinButton).toBeEnabled()
          const seconds = (durationMs / 1000).toFixed(1)
          await expect(main.moment).toContainText(`Spin completed in ${seconds} s`)
        })
      }
    },
  )
}

/** Looks at the wheel in each spin: more than a dozen at each turn, even where it is fastest. */
const LOOKS = 500
const LOOKS_AT_ONCE = 50

for (const durationMs of DURATIONS_MS) {
  gpuTest(
    `a spin of ${durationMs} ms turns the wheel more than twice`,
    async ({ page, main, clock }) => {
      await page.setViewportSize({ width: 240, height: 420 })
      await storeWheel(page, TWO_OPTIONS, lasting(durationMs))
      await main.open()
      await withoutDecoration(page)
      await clock.freeze()
      await page.keyboard.press('Enter')
      const halves: number[] = []
      let changes = 0
      // Two changes are a full turn; more than four are more than two turns.
      for (let looks = 0; looks < LOOKS && changes <= 4; looks += LOOKS_AT_ONCE) {
        const seen = await halvesSeenWhile(page, () =>
          clock.advanceFrames(LOOKS_AT_ONCE, durationMs / LOOKS),
        )
        halves.push(...seen)
        changes = changesIn(halves)
      }
      expect(changes).toBeGreaterThan(4)
    },
  )
}
