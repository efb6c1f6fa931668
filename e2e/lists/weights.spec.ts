// Weights, let count and counting no more.

import { expect, test } from '../support/fixtures'
import type { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 1440, height: 900 } })

const weightOf = (main: WheelPage, text: string) =>
  main.page.getByRole('textbox', { name: `Weight of ${text}`, exact: true })
const item = (main: WheelPage) =>
  main.page.getByRole('button', { name: 'Weights Count', exact: true })

test('weights count at the press of one item, and no more at a second @weights.switch', async ({
  page,
  main,
}) => {
  await main.open()
  await expect(weightOf(main, 'Yes')).toHaveCount(0)
  await main.openMoreTools()
  await expect(item(main)).toHaveAttribute('aria-pressed', 'false')
  await item(main).click()
  await main.hasAnnounced('Weights count')
  await expect(weightOf(main, 'Yes')).toHaveValue('1')
  await main.openMoreTools()
  await expect(item(main)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')

  // The settings have the same switch, which waits for the end of a spin.
  await page.getByRole('tab', { name: 'Settings' }).click()
  const inSettings = page.getByRole('switch', { name: 'Weights Count' })
  await expect(inSettings).toBeChecked()
  await inSettings.uncheck()
  await main.hasAnnounced('Weights do not count')
  await page.getByRole('tab', { name: /^Options/ }).click()
  await expect(weightOf(main, 'Yes')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(weightOf(main, 'Yes')).toHaveValue('1')
})
