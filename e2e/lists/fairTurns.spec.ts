// What a win does to later chances, and one press that undoes it.

import type { Page } from 'playwright/test'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { distinctOptions, keptWheel, storeWheel } from '../support/savedWheels'

const rule = (page: Page) => page.getByRole('combobox', { name: 'After winning' })
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Chances' }).first()

async function lastWinner(page: Page): Promise<string> {
  const { wheel } = await keptWheel(page)
  return wheel.history[0]?.winner.text ?? ''
}

test('a winner is half as likely for each win, and its row says so @turns.halved', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(6), { preset: 'instant' })
  await main.open()
  await main.openModes()
  await rule(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(rule(page)).toHaveValue('halved')
  await main.spinButton.click()
  const winner = await lastWinner(page)
  await main.hasAnnounced(`Winner: ${winner}. Now counts half.`)
  const row = main.row(winner)
  await expect(row.getByText('½', { exact: true })).toBeVisible()
  await expect(row.getByRole('textbox', { name: /^Option/ })).toHaveAccessibleDescription(
    'Now counts half',
  )
  await expect(main.options.getByText('½', { exact: true })).toHaveCount(1)
  await expect(main.options).toHaveCount(6)
  expect(await axeFaults(page)).toEqual([])
  await main.openModes()
  await reset(page).click()
  await expect(main.options.getByText('½', { exact: true })).toHaveCount(0)
  // From here on wins count again.
  await main.spinButton.click()
  await expect(main.options.getByText('½', { exact: true })).toHaveCount(1)
  await main.openPanel('Results')
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await main.openPanel('Options')
  await expect(main.options.getByText('½', { exact: true })).toHaveCount(0)
  await expect(main.toast('Recent results cleared, and chances reset')).toBeVisible()
})
