// Ready lists: numbers from one to another.

import { appState } from '../support/appState'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { distinctOptions, storeWheel } from '../support/savedWheels'

test('a wheel of numbers takes the place of the own wheel, which Undo brings back @list.numbers', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(4))
  await main.open()
  const texts = async () => (await appState(page)).wheel.segments.map(({ text }) => text)
  await main.openTemplates()
  await page.getByRole('button', { name: 'Numbers…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Numbers' })
  const from = dialog.getByRole('spinbutton', { name: 'From' })
  const to = dialog.getByRole('spinbutton', { name: 'To' })
  await expect(from).toBeFocused()
  await expect(dialog.getByRole('status').first()).toContainText('100 numbers: 1, 2, …, 100.')
  await page.keyboard.type('5')
  await to.fill('20000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('A wheel has at most 10,000 numbers.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await to.fill('')
  await expect(dialog.getByText('Type two whole numbers.')).toBeVisible()
  await to.fill('3')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await main.hasAnnounced('The wheel is now: Numbers 5 to 3')
  expect(await texts()).toEqual(['5', '4', '3'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  expect(await texts()).toEqual(['A1', 'A2', 'A3', 'A4'])
})
