// The winner's moment: what can be done next.

import { expect, test } from '../support/fixtures'
import { distinctOptions, storeWheel } from '../support/savedWheels'

test('is closed, keeps its result, and the next key spins again', async ({ page, main }) => {
  await storeWheel(page, distinctOptions(4), { preset: 'instant' })
  await main.open()
  await main.spinButton.click()
  const winner = await main.winner()
  await main.moment.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(main.moment).toHaveCount(0)
  await expect(main.wheel).toBeFocused()
  await expect(main.recent).toHaveText([new RegExp(winner)])
  await page.keyboard.press('Space')
  await expect(main.winnerHeading).toBeVisible()
  await expect(main.recent).toHaveCount(2)
})
