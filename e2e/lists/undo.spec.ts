// Undo and Redo: by button, by key and from the history, of every change of the wheel. A result stays.

import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 1440, height: 900 } })

function texts(main: WheelPage): Promise<string[]> {
  return main.options
    .getByRole('textbox', { name: /^Option \d+$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}

async function openWith(main: WheelPage, count: number, spinMs = 500): Promise<void> {
  await storeWheel(main.page, distinctOptions(count), lasting(spinMs))
  await main.open()
}

test('by keyboard alone, also from the empty field, and not while text is typed @undo.keyboard', async ({
  page,
  main,
}) => {
  await openWith(main, 5)
  await main.newOption.focus()
  await page.keyboard.type('Fig')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect.poll(() => texts(main)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5'])
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect.poll(() => texts(main)).toHaveLength(6)
  await page.keyboard.press('ControlOrMeta+Z')
  await page.keyboard.press('Control+Y')
  await expect.poll(() => texts(main)).toHaveLength(6)
  await main.hasAnnounced('Redone: Added “Fig”')
  await expect(main.newOption).toBeFocused()
  // The field's own Undo.
  await page.keyboard.type('Kiwi')
  await page.keyboard.press('ControlOrMeta+Z')
  expect(await texts(main)).toHaveLength(6)
  await expect(main.newOption).not.toHaveValue('Kiwi')
})
