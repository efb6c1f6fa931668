// The wheel's name in the header, carried to the title, the file, the link and a presentation.

import { expect, test } from '../support/fixtures'
import { WheelPage } from '../support/wheelPage'

test('the name is the file’s, the link’s and the presentation’s @wheel.name', async ({
  page,
  main,
}) => {
  await main.open()
  await main.rename('Class 4b')
  const download = page.waitForEvent('download')
  await main.choose('Save to File')
  expect((await download).suggestedFilename()).toBe('Class-4b.fairwheel')

  await page.getByRole('button', { name: 'Share Wheel' }).click()
  const url = page.getByRole('textbox', { name: 'Share Link' })
  await expect(url).toHaveValue(/#/)
  const link = await url.inputValue()
  await page.keyboard.press('Escape')
  const other = await page.context().newPage()
  await other.goto(link)
  await expect(other).toHaveTitle('Class 4b - Fairwheel')
  await expect(new WheelPage(other).wheelMenu).toHaveText('Class 4b')
  await other.close()

  await page.keyboard.press('f')
  await expect(main.wheelMenu).toBeHidden()
  await expect(page.locator('p[data-part="wheel-name"]')).toHaveText('Class 4b')
})
