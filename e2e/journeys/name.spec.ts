// The wheel's name above it: given in place, and carried to the title, the file, the link and a presentation.

import type { Page } from 'playwright/test'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'

const field = (page: Page) => page.getByRole('textbox', { name: 'Wheel name', exact: true })

test('a name is given in place, and is still there after a reload @wheel.name', async ({
  page,
  main,
}) => {
  await main.open()
  await expect(page).toHaveTitle('Fairwheel')
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toHaveAttribute('placeholder', 'Name your wheel')
  await expect(page.getByText('Make decisions fun!')).toBeVisible()
  await field(page).click()
  // None of its letters is a shortcut, and Enter finishes without a spin.
  await page.keyboard.type('  Rest of class 4b ')
  await page.keyboard.press('Enter')
  await expect(main.wheel).toBeFocused()
  await expect(main.spinButton).toBeEnabled()
  await expect(field(page)).toHaveValue('Rest of class 4b')
  await expect(page).toHaveTitle('Rest of class 4b - Fairwheel')
  const { wheel, settings, dialog, phase } = await appState(page)
  expect(wheel.segments).toHaveLength(3)
  expect({ dialog, phase, sound: settings.soundEnabled }).toEqual({
    dialog: null,
    phase: 'idle',
    sound: true,
  })
  await page.reload()
  await expect(field(page)).toHaveValue('Rest of class 4b')
  await expect(page).toHaveTitle('Rest of class 4b - Fairwheel')
})

test('Escape takes a name back, leaving it keeps it, and a blank one is none @wheel.name', async ({
  page,
  main,
}) => {
  await main.open()
  await field(page).fill('Lunch')
  await main.newOption.focus()
  await expect(page).toHaveTitle('Lunch - Fairwheel')
  await field(page).fill('Dinner')
  await field(page).press('Escape')
  await expect(field(page)).toHaveValue('Lunch')
  await expect(main.wheel).toBeFocused()
  await field(page).fill('   ')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(page).toHaveTitle('Fairwheel')
  expect((await appState(page)).wheel.name).toBe('My Wheel')
})

test('a name ends at 50 characters, says so, and moves nothing on the page @wheel.name', async ({
  page,
  main,
}) => {
  await main.open()
  const before = await main.box()
  await field(page).fill('x'.repeat(60))
  await expect(field(page)).toHaveValue('x'.repeat(50))
  await expect(page.getByText('A name can have up to 50 characters.')).toBeVisible()
  expect(await main.box()).toEqual(before)
  await field(page).press('Enter')
  await expect(page.getByText('A name can have up to 50 characters.')).toBeHidden()
  expect(await main.box()).toEqual(before)
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})

test('a name that is being typed is not given to a wheel that is opened meanwhile', async ({
  page,
  main,
}) => {
  await main.open()
  await field(page).fill('Lunch')
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['{"name":"Games","segments":[{},{}]}'], 'games.json'))
    document.body.dispatchEvent(
      new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true }),
    )
  })
  await expect(main.toast('Opened "Games" with 2 options')).toBeVisible()
  await expect(field(page)).toHaveValue('Games')
  await main.newOption.focus()
  await expect(page).toHaveTitle('Games - Fairwheel')
})

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
