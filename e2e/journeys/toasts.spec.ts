// Messages: how long they stay, and how long they take to leave.

import type { Locator } from 'playwright/test'
import { showToast } from '../support/appState'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'

const STAY_MS = 4000

test('a message stays while the pointer is on it, and four seconds more', async ({
  page,
  main,
  clock,
}) => {
  await main.open()
  await clock.freeze()
  await showToast(page, 'Hello', 'info')
  await main.toast('Hello').hover()
  await clock.advanceWithoutFrames(20_000)
  await page.mouse.move(5, 5)
  await leavesIn(300, main.toast('Hello'), clock)
})

/** A message whose time begins now stays to the millisecond, and leaves to the millisecond, as its styles show it. */
async function leavesIn(leaveMs: number, toast: Locator, clock: Clock): Promise<void> {
  const box = toast.locator('xpath=..')
  const transitionMs = () =>
    box.evaluate((one) => 1000 * Number.parseFloat(getComputedStyle(one).transitionDuration))
  await clock.advanceWithoutFrames(0)
  expect(await transitionMs(), 'its transition').toBe(leaveMs)
  await clock.advanceWithoutFrames(STAY_MS - 1)
  await expect(box).not.toHaveAttribute('data-leaving')
  await clock.advanceWithoutFrames(1)
  if (leaveMs > 0) {
    await expect(box).toHaveAttribute('data-leaving')
    await clock.advanceWithoutFrames(leaveMs - 1)
    await expect(box).toHaveCount(1)
  }
  await clock.advanceWithoutFrames(1)
  await expect(box).toHaveCount(0)
}
