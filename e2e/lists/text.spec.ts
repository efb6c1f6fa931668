// The whole list as one text, and the commands that tidy it.

import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const fieldOf = (main: WheelPage) => main.page.getByRole('textbox', { name: 'Options as text' })

async function openText(main: WheelPage, count = 4): Promise<void> {
  await storeWheel(main.page, distinctOptions(count), lasting(500))
  await main.open()
  await main.choose('Edit as Text')
  await expect(fieldOf(main)).toBeFocused()
}

test('Ctrl+Enter applies and spins, and the text stays @list.text-spins', async ({
  page,
  main,
}) => {
  await openText(main)
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('Ann\nBen\nCem')
  await page.keyboard.press('Control+Enter')
  await expect(main.winnerHeading).toBeVisible()
  expect(['Ann', 'Ben', 'Cem']).toContain(await main.winner())
  await expect(fieldOf(main)).toHaveValue('Ann\nBen\nCem')
})
