// A spin in one browser, seen again in another from its link.

import type { Browser, Page } from 'playwright/test'
import { appState } from '../support/appState'
import { copiedText, watchClipboard } from '../support/clipboard'
import { expect, test } from '../support/fixtures'
import { optionUnderPointer } from '../support/pointedAt'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(4)
const label = (page: Page) => page.locator('[data-part="replay"]')

interface Spun {
  readonly winner: string
  readonly url: string
}

/** Spins, and takes the spin's link from the share dialog. */
async function spin(page: Page, main: WheelPage): Promise<Spun> {
  await watchClipboard(page)
  await storeWheel(page, OPTIONS, lasting(600))
  await main.open()
  await main.spinButton.click()
  await expect(main.winnerHeading).toBeVisible()
  const winner = await main.winner()
  await page.getByRole('button', { name: 'Share Wheel' }).click()
  await page.getByRole('button', { name: 'Copy Replay Link' }).click()
  await expect(main.toast('Replay link copied to clipboard!')).toBeVisible()
  return { winner, url: await copiedText(page) }
}

async function openElsewhere(
  browser: Browser,
  url: string,
  reducedMotion: 'reduce' | 'no-preference' = 'no-preference',
): Promise<WheelPage> {
  const context = await browser.newContext({ reducedMotion })
  const elsewhere = new WheelPage(await context.newPage())
  await elsewhere.page.goto(url)
  return elsewhere
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a replay ends on the option that was drawn, and is nobody's own (motion: ${reducedMotion})`, async ({
    page,
    main,
    browser,
  }) => {
    const { winner, url } = await spin(page, main)
    const elsewhere = await openElsewhere(browser, url, reducedMotion)
    const { page: other } = elsewhere
    await expect(label(other)).toBeVisible()
    await expect(elsewhere.winnerHeading).toBeVisible()
    expect(await elsewhere.winner()).toBe(winner)
    await expect(elsewhere.moment).toContainText('Replay from')
    await elsewhere.moment.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => optionUnderPointer(elsewhere, OPTIONS)).toBe(winner)
    const { wheel, pendingSpins } = await appState(other)
    expect({ history: wheel.history, pendingSpins }).toEqual({ history: [], pendingSpins: [] })
    expect(wheel.statistics.totalSpins).toBe(0)

    // A reload goes on with the wheel, as after any link.
    await other.reload()
    await elsewhere.isReady()
    await expect(elsewhere.options).toHaveCount(OPTIONS.length)
    await expect(label(other)).toHaveCount(0)
    await elsewhere.spinButton.click()
    await expect(elsewhere.recent).toHaveCount(1)
    await other.context().close()
  })
}
