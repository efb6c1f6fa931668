// A result survives a reload, a closed tab and a tab that gets no frames, and is counted once.

import type { Clock } from '../support/clock'
import { expect, gpuTest, test } from '../support/fixtures'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 1000, height: 700 } })

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

test('a wheel that gets no frames is settled a second after its duration, quietly and once @spin.wheel-timeout @mid-spin.no-frames', async ({
  main,
  clock,
}) => {
  const winner = await spinHalfWay(main, clock)
  await clock.advanceWithoutFrames(3900)
  await expect(main.spinningButton).toBeDisabled()
  await clock.advanceWithoutFrames(200)
  await showsOnce(main, winner)

  // The main timer would have been due, and the frames come back.
  await clock.advanceWithoutFrames(6000)
  await clock.advance(2000)
  await showsOnce(main, winner)
})

test('a device shortens a spin, and its safety timeout with it @spin.wheel-timeout', async ({
  page,
  main,
  clock,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 })
  })
  await main.open()
  await clock.freeze()
  await main.spinButton.click()
  // Four fifths of 4 s, and a second.
  await clock.advanceWithoutFrames(4190)
  await expect(main.spinningButton).toBeDisabled()
  await clock.advanceWithoutFrames(20)
  await expect(main.moment).toContainText('Spin completed in 3.2 s')
})

test('frames almost a second apart still bring the wheel to rest before its result is told @spin.wheel-timeout', async ({
  main,
  clock,
}) => {
  const winner = await spinHalfWay(main, clock)
  await clock.advanceFrames(3, 990)
  await clock.advanceWithoutFrames(980)
  // 4.95 s after the launch, just before the frame in which it is seen at rest.
  await expect(main.spinningButton).toBeDisabled()
  await clock.advanceFrames(1, 10)
  await showsOnce(main, winner)
})

test('the main safety timer, a second after a spin of 10 s, says so and settles it once @spin.safety-timer @error.spin-timeout', async ({
  main,
  clock,
  messages,
}) => {
  messages.expect(/^warning: Spin timeout triggered - forcing completion$/)
  await storeWheel(main.page, distinctOptions(6), lasting(10_000))
  await main.open()
  await clock.freeze()
  await main.spinButton.click()
  const { pendingSpin } = await keptWheel(main.page)
  await clock.advanceWithoutFrames(10_990)
  await expect(main.spinningButton).toBeDisabled()
  await clock.advanceWithoutFrames(20)
  await showsOnce(main, pendingSpin?.winner.text ?? 'nobody')
  await clock.advance(2000)
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
