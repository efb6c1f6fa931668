// The list of options is one stop for Tab, and has keys of its own.

import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 1440, height: 900 } })

function texts(main: WheelPage): Promise<string[]> {
  return main.options
    .getByRole('textbox', { name: /^Option \d+$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}

async function openWith(main: WheelPage, count: number): Promise<void> {
  await storeWheel(main.page, distinctOptions(count), lasting(500))
  await main.open()
}

test('the list is one stop for Tab, and arrows, Enter and Delete do the rest @list.keys', async ({
  page,
  main,
}) => {
  await openWith(main, 5)
  const { keyboard } = page
  await main.row('A1').focus()
  await keyboard.press('Tab')
  await expect(main.modeMenu).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(main.row('A1')).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowRight')
  await expect(page.getByLabel('Color of A2')).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByLabel('Color of A3')).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Mark A3 absent today' })).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Remove A3' })).toBeFocused()
  // From a control in a row too, Shift+Tab leaves the list.
  await keyboard.press('Shift+Tab')
  await expect(main.newOption).toBeFocused()
  await keyboard.press('Tab')
  await expect(main.row('A3')).toBeFocused()

  await keyboard.press('F2')
  await expect(main.option(3)).toBeFocused()
  await keyboard.press('Escape')
  await expect(main.row('A3')).toBeFocused()
  // What is typed on a row replaces its text, and is no shortcut.
  await keyboard.type('Rest')
  await expect(main.option(3)).toHaveValue('Rest')
  await keyboard.press('Escape')
  await expect(main.option(3)).toHaveValue('A3')
  await keyboard.press('Delete')
  await expect(main.row('A4')).toBeFocused()
  await keyboard.press('End')
  await keyboard.press('Delete')
  await expect(main.row('A4')).toBeFocused()
  expect(await texts(main)).toEqual(['A1', 'A2', 'A4'])
})
