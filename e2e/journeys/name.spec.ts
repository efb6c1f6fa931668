// The wheel's name above it, carried to the title, the file, the link and a presentation.

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'

const field = (page: Page) => page.getByRole('textbox', { name: 'Wheel name', exact: true })

test('the name is the file’s, the link’s and the presentation’s @wheel.name', async ({
  page,
  main,
}) => {
  await main.open()
  await field(page).fill('Class 4b')
  await field(page).press('Enter')
  const download = page.waitForEvent('download')
  await main.openMoreTools()
  await page.getByRole('button', { name: 'Save to File' }).click()
  expect((await download).suggestedFilename()).toBe('Class-4b.fairwheel')

  await page.getByRole('button', { name: 'Share Wheel' }).click()
  const url = page.getByRole('textbox', { name: 'Share URL' })
  await expect(url).toHaveValue(/#/)
  const link = await url.inputValue()
  await page.keyboard.press('Escape')
  const other = await page.context().newPage()
  await other.goto(link)
  await expect(other).toHaveTitle('Class 4b - Fairwheel')
  await expect(field(other)).toHaveValue('Class 4b')
  await other.close()

  await page.keyboard.press('f')
  await expect(field(page)).toHaveCount(0)
  await expect(page.getByText('Class 4b', { exact: true })).toBeVisible()
})
