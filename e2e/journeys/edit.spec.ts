// Editing options: what is typed and chosen is on the wheel.

import { expect, gpuTest, test } from '../support/fixtures'
import { distance, type Rgb, rgb } from '../support/pixels'
import { lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const FRUIT = [
  { text: 'Apple', color: '#c0392b' },
  { text: 'Pear', color: '#27ae60' },
  { text: 'Plum', color: '#8e44ad' },
]

test.use({ viewport: { width: 1180, height: 720 } })

test.beforeEach(async ({ page }) => {
  await storeWheel(page, FRUIT, lasting(500))
})

/** The wheel's color beside the middle of the topmost segment, where no letters are. */
async function topColor(main: WheelPage): Promise<Rgb> {
  const picture = await main.picture()
  const middle = picture.width / 2
  return picture.at(Math.round(middle + 22), Math.round(middle - 80))
}

gpuTest(
  'an edited text shows on the wheel as it is typed, and wins under its new name @option.row',
  async ({ page, main, clock }) => {
    await main.open()
    const clip = await main.box()
    const look = async () => (await page.screenshot({ clip })).toString('base64')
    const before = await look()
    await main.option(1).fill('Quince')
    await expect.poll(look).not.toBe(before)
    await main.option(2).fill('Quince 2')
    await main.option(3).fill('Quince 3')
    await main.option(3).press('Enter')
    await clock.freeze()
    await main.spinButton.click()
    await clock.advance(600)
    await expect(main.winnerHeading).toBeVisible()
    expect(await main.winner()).toContain('Quince')
    await expect(main.recent).toContainText('Quince')
  },
)

gpuTest('a chosen color is on the wheel and in the list', async ({ page, main }) => {
  await main.open()
  expect(distance(await topColor(main), rgb('#c0392b'))).toBeLessThan(8)
  await page.getByLabel('Color of Apple').fill('#1e90ff')
  await expect.poll(async () => distance(await topColor(main), rgb('#1e90ff'))).toBeLessThan(8)
  await page.reload()
  await expect(page.getByLabel('Color of Apple')).toHaveValue('#1e90ff')
})
