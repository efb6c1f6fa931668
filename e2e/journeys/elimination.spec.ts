// Elimination mode: the badge, the box, the lists, and restoring options.

import { expect, test } from '../support/fixtures'
import { distinctOptions, storeWheel } from '../support/savedWheels'

const OUT = 6

test('counts down on the wheel, in the box and in the lists, and gives everybody back @badge.elimination @elimination.box @elimination.list @elimination.history', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(8), { preset: 'instant' })
  await main.open()
  await page.keyboard.press('e')
  const badge = page.getByText(/^ELIMINATION MODE/)
  await expect(badge).toHaveText('ELIMINATION MODE (8 left)')
  const box = (name: RegExp) =>
    page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
  await expect(page.getByRole('button', { name: 'Restore All' })).toBeDisabled()
  const eliminated = page.getByRole('list', { name: 'Eliminated Options' }).getByRole('listitem')
  for (let out = 1; out <= OUT; out += 1) {
    await main.spinButton.click()
    await expect(badge).toHaveText(`ELIMINATION MODE (${8 - out} left)`)
    await expect(eliminated).toHaveCount(out)
  }
  // Two stay to draw from.
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
  await expect(eliminated.first()).toContainText('ELIMINATED')
  await expect(box(/^active$/)).toHaveText('2')
  await expect(box(/^eliminated$/)).toHaveText('6')
  await expect(box(/^eliminations$/)).toHaveText('6')

  await expect(main.recent.first()).toContainText('ELIMINATED')
  const history = page.getByRole('list', { name: 'Elimination History' })
  await expect(history).toHaveCount(0)
  await main.openPanel('Results')
  await page.getByText('Elimination History', { exact: true }).click()
  await expect(history.getByRole('listitem')).toHaveCount(5)
  await expect(main.results.getByText('last 5 of 6').first()).toBeVisible()
  await expect(history.getByRole('time').first()).toHaveText(/\d/)
  await page.getByRole('button', { name: 'Clear Elimination History' }).click()
  await expect(history).toHaveCount(0)
  await main.openPanel('Options')
  await expect(eliminated).toHaveCount(OUT)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await main.openPanel('Results')
  await page.getByText('Elimination History', { exact: true }).click()
  await expect(history.getByRole('listitem')).toHaveCount(5)

  await main.openPanel('Options')
  await page.getByRole('button', { name: 'Restore All' }).click()
  await expect(badge).toHaveText('ELIMINATION MODE (8 left)')
  await expect(main.options).toHaveCount(8)
  await expect(history).toHaveCount(0)
  await page.keyboard.press('e')
  await expect(badge).toHaveCount(0)
})
