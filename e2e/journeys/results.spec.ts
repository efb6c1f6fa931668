// Results: where they lead at first, and what a reload leaves of them.

import { expect, test } from '../support/fixtures'
import { distinctOptions, storeWheel } from '../support/savedWheels'

test('before the first spin the examples are one press away @results.empty', async ({
  page,
  main,
}) => {
  await main.open()
  await main.openPanel('Results')
  await expect(main.results.getByText('No results yet')).toBeInViewport()
  await main.results.getByRole('link', { name: 'See the examples' }).click()
  await expect(page.getByRole('link', { name: 'Try This Wheel' }).first()).toBeVisible()
})

test('cleared results are the same before a reload and after it @results.empty @statistics.panel @results.clear-rule', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(5), { preset: 'instant' })
  await main.open()
  await main.openPanel('Results')
  const headings = main.results.getByRole('heading')
  await main.spinButton.click()
  await expect(headings).toHaveText(['Recent Results', 'Statistics'])
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await expect(headings).toHaveText(['No results yet'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(headings).toHaveText(['Recent Results', 'Statistics'])
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await page.reload()
  await main.isReady()
  await main.openPanel('Results')
  await expect(headings).toHaveText(['No results yet'])

  // Eliminations alone are history too.
  await page.keyboard.press('e')
  await main.spinButton.click()
  await page.getByRole('button', { name: 'Clear Recent Results' }).click()
  await expect(headings).toHaveText(['Elimination History', 'Statistics'])
  await page.reload()
  await main.isReady()
  await main.openPanel('Results')
  await expect(headings).toHaveText(['Elimination History', 'Statistics'])
})
