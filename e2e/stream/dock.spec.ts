// The dock beside the main screen: two tabs of one wheel.

import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

const texts = (page: WheelPage) =>
  page.options.evaluateAll((rows) => rows.map((row) => row.ariaLabel))

test('a spin of the dock is seen on the page, with the same winner, and recorded once', async ({
  main,
  context,
}) => {
  await storeWheel(main.page, distinctOptions(5), lasting(1500))
  await main.open()
  const dock = new WheelPage(await context.newPage())
  await dock.page.setViewportSize({ width: 300, height: 600 })
  await dock.page.goto('/dock')
  await expect(dock.options).toHaveCount(5)
  await dock.spinButton.click()
  await main.page.bringToFront()
  await expect(main.winnerHeading).toBeVisible()
  const winner = await main.winner()
  await expect(dock.moment).toContainText(winner)
  await dock.hasAnnounced(`Winner: ${winner}`)
  const { wheel } = await keptWheel(main.page)
  expect(wheel.history.map((one) => one.winner.text)).toEqual([winner])
  expect(wheel.statistics.totalSpins).toBe(1)
})

test('edits of the list travel both ways', async ({ main, context }) => {
  await storeWheel(main.page, distinctOptions(3))
  await main.open()
  const dock = new WheelPage(await context.newPage())
  await dock.page.goto('/dock')
  await dock.newOption.fill('Fig')
  await dock.newOption.press('Enter')
  await expect.poll(() => texts(main)).toEqual(['A1', 'A2', 'A3', 'Fig'])
  await main.newOption.fill('Plum')
  await main.newOption.press('Enter')
  await expect.poll(() => texts(dock)).toEqual(['A1', 'A2', 'A3', 'Fig', 'Plum'])
  // A link leads out of the dock, which has no way back.
  await expect(dock.page.locator('base')).toHaveAttribute('target', '_blank')
})

test('is used whole in 300 pixels, and in 320 with text of twice the size', async ({
  main: dock,
}) => {
  const { page } = dock
  await storeWheel(page, distinctOptions(5), lasting(500))
  await page.setViewportSize({ width: 300, height: 600 })
  await page.goto('/dock')
  await dock.spinButton.click()
  await expect(dock.moment).toBeVisible()
  await expectNoSidewaysScroll(page)
  for (const name of ['Chat', 'Overlay', 'Open a Wheel', 'Settings']) {
    await page.locator('summary', { hasText: name }).click()
  }
  await expectNoSidewaysScroll(page)
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoSidewaysScroll(page)
  await expectNoClippedText(page)
  // Whatever is scrolled to, the big button stays.
  await page.getByRole('textbox', { name: 'Wheel Link' }).scrollIntoViewIfNeeded()
  await expect(dock.spinButton).toBeInViewport()
})
