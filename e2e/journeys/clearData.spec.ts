// Clearing all saved data from the settings.

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import { distinctOptions, savedText } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

const KEYS = ['wheel_current', 'wheel_history', 'user_preferences']

const savedKeys = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), KEYS)

/** The list makes room for the settings while they are open. */
const wheelOf = (page: Page, options: number) =>
  page.getByRole('button', { name: `Wheel with ${options} options` })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Clear Saved Data' })
const clearButton = (page: Page) => page.getByRole('button', { name: 'Clear Saved Data…' })
const putBackButton = (page: Page) => page.getByRole('button', { name: 'Put Saved Data Back' })

/** A wheel of five options with one result, shortcuts off, and the dark theme. Once: nothing brings it back. */
async function useIt(page: Page, main: WheelPage): Promise<void> {
  await page.goto('/about')
  await page.evaluate(
    (text) => {
      localStorage.setItem('wheel_current', text)
      localStorage.setItem('theme', 'dark')
    },
    savedText(distinctOptions(5), { preset: 'instant' }),
  )
  await main.open()
  await main.spinButton.click()
  await expect(main.winnerHeading).toBeVisible()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Single-Key Shortcuts' }).click()
  await expect.poll(() => savedKeys(page)).toEqual(KEYS)
}

async function clear(page: Page): Promise<void> {
  await clearButton(page).click()
  await dialog(page).getByRole('button', { name: 'Clear Saved Data', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

test('leaves nothing: on this page, in another tab, and after a reload @storage.clear-all', async ({
  page,
  main,
  context,
}) => {
  await useIt(page, main)
  const other = new WheelPage(await context.newPage())
  await other.open()
  await expect(other.options).toHaveCount(5)
  await clear(page)
  await expect(main.toast('Saved data cleared')).toBeVisible()
  await expect(clearButton(page)).toBeFocused()
  await expect(wheelOf(page, 3)).toBeVisible()
  await expect(main.results).toContainText('No results yet')
  await expect(page.getByRole('radio', { name: 'Normal' }).first()).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Single-Key Shortcuts' })).toBeChecked()

  await expect(other.options).toHaveCount(3)
  await expect(other.toast('Your saved data was cleared in another tab.')).toBeVisible()
  // What both would store on leaving, they no longer have.
  for (const one of [page, other.page]) {
    await one.evaluate(() => {
      dispatchEvent(new Event('blur'))
      dispatchEvent(new Event('pagehide'))
    })
  }
  expect(await savedKeys(page)).toEqual([])
  await other.page.close()
  await page.reload()
  await main.isReady()
  await expect(main.option(1)).toHaveValue('Yes')
  await expect(main.options).toHaveCount(3)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await savedKeys(page)).toEqual([])
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(clearButton(page)).toBeVisible()
  await expect(putBackButton(page)).toHaveCount(0)
})
