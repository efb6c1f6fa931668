// A round without repeats: whoever is drawn rests until everyone was.

import type { Page } from 'playwright/test'
import type { Clock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const OPTIONS = distinctOptions(4)

const picked = async (page: Page) => {
  const { wheel } = await keptWheel(page)
  return wheel.segments.filter((one) => one.picked).map(({ text }) => text)
}

async function spin(page: Page, main: WheelPage, clock: Clock): Promise<string> {
  await main.wheel.focus()
  await page.keyboard.press('Space')
  await expect(main.spinningButton).toBeDisabled()
  await clock.advance(600)
  await expect(main.winnerHeading).toBeVisible()
  return main.winner()
}

test('New Round brings all back and keeps the focus in the list, and Undo takes it back @mode.new-round', async ({
  page,
  main,
  clock,
}) => {
  await storeWheel(page, OPTIONS, lasting(500))
  await main.open()
  await clock.freeze()
  await main.chooseMode('No repeats')
  const winner = await spin(page, main, clock)
  await page.getByRole('button', { name: 'New Round' }).press('Enter')
  await expect(main.optionList).toBeFocused()
  await expect(main.options).toHaveCount(4)
  await main.hasAnnounced('1 picked option is back')
  await page.keyboard.press('Control+z')
  await expect(main.row(winner)).toHaveCount(0)
  expect(await picked(page)).toEqual([winner])
})
