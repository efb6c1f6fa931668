// Clearing all saved data from the settings, and putting it back.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions } from '../../../e2e/support/savedWheels'
import { axeFaults } from '../support/axe'
import { press } from '../support/locators'
import { main } from '../support/main'
import { open, storeWheel } from '../support/screen'

const KEYS = ['wheel_current', 'wheel_history', 'user_preferences']

const savedKeys = () => KEYS.filter((key) => localStorage.getItem(key) !== null)

/** The list makes room for the settings while they are open. */
const wheelOf = (options: number) =>
  page.getByRole('button', { name: `Wheel with ${options} options` })
const dialog = page.getByRole('dialog', { name: 'Clear Saved Data' })
const clearButton = page.getByRole('button', { name: 'Clear Saved Data…' })
const putBackButton = page.getByRole('button', { name: 'Put Saved Data Back' })

/** A wheel of five options with one result, shortcuts off, and the dark theme. */
async function useIt(): Promise<void> {
  storeWheel(distinctOptions(5), { preset: 'instant' })
  localStorage.setItem('theme', 'dark')
  await open()
  await main.spinButton.click()
  await expect.element(main.winnerHeading).toBeVisible()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Single-Key Shortcuts' }).click()
  await expect.poll(savedKeys).toEqual(KEYS)
}

test('says what it removes, and removes nothing until it is told to @storage.clear-all', async () => {
  await useIt()
  await clearButton.click()
  await expect
    .poll(() => dialog.getByRole('listitem').texts())
    .toEqual([
      'All wheels in My Wheels: 1 wheel',
      'All pictures and sounds you have added',
      'All results, draws, eliminations and statistics',
      'All settings, including wheel size, shortcuts and vibration, and the palettes you have kept',
      'Copies of saved data that could not be read, and the log of what you shared',
    ])
  await expect.element(dialog).toHaveTextContent('The theme stays')
  expect(await axeFaults()).toEqual([])
  await dialog.getByRole('button', { name: 'Keep Everything' }).click()
  await expect.element(clearButton).toHaveFocus()
  await expect.element(wheelOf(5)).toBeVisible()
  await expect.element(putBackButton).not.toBeInTheDocument()
  expect(savedKeys()).toEqual(KEYS)
})

test('can be put back until the page is left, by keyboard alone @storage.put-back', async () => {
  await useIt()
  await clearButton.click()
  await dialog.getByRole('button', { name: 'Clear Saved Data', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await press('Tab')
  await expect.element(putBackButton).toHaveFocus()
  await press('Enter')
  await expect.element(putBackButton).not.toBeInTheDocument()
  await expect.element(clearButton).toHaveFocus()
  await expect.element(main.toast('Your saved data is back')).toBeVisible()
  await expect.element(wheelOf(5)).toBeVisible()
  await expect.element(main.recent).toHaveLength(1)
  await expect.element(page.getByRole('switch', { name: 'Single-Key Shortcuts' })).not.toBeChecked()
  await open()
  await expect.element(main.options).toHaveLength(5)
  await expect.element(main.recent).toHaveLength(1)
})
