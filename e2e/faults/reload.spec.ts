// A result survives a reload, a closed tab and a tab that gets no frames, and is counted once.

import type { Clock } from '../support/clock'
import { expect, gpuTest, test } from '../support/fixtures'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 390, height: 700 } })

/** Launches a spin of four seconds and leaves it after one; the winner that was drawn for it. */
async function spinHalfWay(main: WheelPage, clock: Clock): Promise<string> {
  await storeWheel(main.page, distinctOptions(6), lasting(4000))
  await main.open()
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(1000)
  const { pendingSpin, wheel } = await keptWheel(main.page)
  expect(wheel.history).toHaveLength(0)
  return pendingSpin?.winner.text ?? 'nobody'
}

async function showsOnce(main: WheelPage, winner: string): Promise<void> {
  await expect(main.winnerHeading).toBeVisible()
  expect(await main.winner()).toBe(winner)
  await expect(main.recent).toHaveCount(1)
  await expect(main.recent).toContainText(winner)
  const { pendingSpin, wheel } = await keptWheel(main.page)
  expect(pendingSpin).toBeNull()
  expect(wheel.history.map((result) => result.winner.text)).toEqual([winner])
  expect(wheel.statistics.totalSpins).toBe(1)
}

gpuTest(
  'a reload in the middle of a spin shows the winner that was drawn @mid-spin.reload',
  async ({ page, main, clock }) => {
    const winner = await spinHalfWay(main, clock)
    await page.reload()
    await showsOnce(main, winner)
    await expect(main.spinButton).toBeEnabled()

    await page.reload()
    await expect(main.recent).toHaveCount(1)
    await expect(main.recent).toContainText(winner)
  },
)

test('a tab closed in the middle of a spin shows the winner when it is opened again @mid-spin.closed', async ({
  page,
  context,
  main,
  clock,
}) => {
  const winner = await spinHalfWay(main, clock)
  await page.close()
  const reopened = new WheelPage(await context.newPage())
  await reopened.open()
  await showsOnce(reopened, winner)
})

test('a tab that gets no frames settles its spin by the safety timer, once @spin.safety-timer @error.spin-timeout @mid-spin.no-frames', async ({
  main,
  clock,
  messages,
}) => {
  messages.expect(/^warning: Spin timeout triggered - forcing completion$/)
  const winner = await spinHalfWay(main, clock)
  await clock.advanceWithoutFrames(8900)
  await expect(main.spinningButton).toBeDisabled()
  await clock.advanceWithoutFrames(200)
  await showsOnce(main, winner)

  // The frames come back, long after the spin.
  await clock.advance(2000)
  await showsOnce(main, winner)
  expect(messages.count(/Spin timeout/)).toBe(1)
})

gpuTest(
  'a tab that was asleep for an hour wakes up to its winner @mid-spin.asleep',
  async ({ main, clock }) => {
    const winner = await spinHalfWay(main, clock)
    // One frame, and before it an hour in which a sleeping computer ran nothing.
    await clock.skip(3_600_000)
    await clock.advanceFrames(2, 1000 / 60)
    await showsOnce(main, winner)
  },
)
