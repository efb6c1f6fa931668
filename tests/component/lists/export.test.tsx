// Results on their way out: as a file, copied, and by the keyboard alone.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions } from '../../../e2e/support/savedWheels'
import { cellsOf } from '../../support/csv'
import { axeFaults } from '../support/axe'
import { replace, saved } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { expectNoSidewaysScroll } from '../support/reflow'
import { open, state, storeWheel } from '../support/screen'

const exportMenu = (name: string) => page.css(`summary[aria-label="Export ${name}"]`)

async function spinOnce(): Promise<void> {
  const spins = () => state().wheel.statistics.totalSpins
  const before = spins()
  await main.spinButton.click()
  await expect.poll(spins).toBe(before + 1)
}

test('eliminations come out by themselves @export.eliminations', async () => {
  storeWheel(distinctOptions(5), { preset: 'instant' })
  await open()
  await press('e')
  for (let spin = 0; spin < 2; spin += 1) await spinOnce()
  await main.openPanel('Results')
  await main.results.getByText('Elimination History').click()
  await exportMenu('Elimination History').click()
  const { name, text } = await saved(() =>
    page.getByRole('button', { name: 'Download CSV' }).click(),
  )
  expect(name).toMatch(/^My-Wheel-eliminations-/)
  expect(cellsOf(text).map((row) => [row[0], row[1], row[4], row[5]])).toEqual([
    ['No.', 'Of', 'Drawn From', 'Mode'],
    ['2', '2', '4', 'Elimination'],
    ['1', '2', '5', 'Elimination'],
  ])
})

test('a browser that does not let the page copy says so @export.refused', async () => {
  replace(navigator, 'clipboard', undefined)
  replace(document, 'execCommand', () => false)
  storeWheel(distinctOptions(5), { preset: 'instant' })
  await open()
  await spinOnce()
  await main.openPanel('Results')
  await exportMenu('Recent Results').click()
  await main.results.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.element(main.toast('This browser did not let the page copy.')).toBeVisible()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 640],
] as const) {
  describe(`at ${width} pixels`, () => {
    test('the keyboard alone does it, and keeps its place @export.keyboard', async () => {
      await page.viewport(width, height)
      storeWheel(distinctOptions(5), { preset: 'instant' })
      await open()
      for (let spin = 0; spin < 6; spin += 1) await spinOnce()
      await main.openPanel('Results')
      const menu = exportMenu('Recent Results')
      await menu.focus()
      await press('Enter')
      await press('Tab')
      await press('Tab')
      await press('Tab')
      const print = main.results.getByRole('button', { name: 'Print' })
      await expect.element(print).toHaveFocus()
      await expect.element(print).toBeInViewport()
      expect(await axeFaults()).toEqual([])
      expectNoSidewaysScroll()
      await press('Shift+Tab')
      await press('Shift+Tab')
      await press('Enter')
      await expect.element(main.toast('Copied 6 results')).toBeVisible()
      await expect.element(menu).toHaveFocus()

      await main.results.getByRole('button', { name: 'All 6 Results' }).click()

      await exportMenu('All Results').click()
      const dialog = page.getByRole('dialog', { name: 'All Results' })
      const printAll = dialog.getByRole('button', { name: 'Print' })
      await expect.element(printAll).toBeInViewport({ ratio: 0.999 })
      expect(await axeFaults()).toEqual([])
      // The menu first, whose button has the focus then, and then the dialog.
      await press('Tab')
      await expect.element(exportMenu('All Results')).not.toHaveFocus()
      await press('Escape')
      await expect.element(printAll).not.toBeInTheDocument()
      await expect.element(exportMenu('All Results')).toHaveFocus()
      await expect.element(dialog).toBeVisible()
      await press('Escape')
      await expect.element(dialog).not.toBeInTheDocument()
    })
  })
}
