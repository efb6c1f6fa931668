// Forbidden storage and a device that cannot be read: the wheel still turns. tests/component/faults/faults.test.tsx has storage
// that is damaged, hostile or full.

import { expect, gpuTest, test } from '../support/fixtures'
import { distance, rgb } from '../support/pixels'
import { distinctOptions, lasting, savedText, storeText } from '../support/savedWheels'

test.use({ viewport: { width: 1000, height: 700 } })

const GOOD = savedText(distinctOptions(3), lasting(500))

gpuTest(
  'a color that is none becomes the fallback color, in the list and on the wheel',
  async ({ page, main }) => {
    const saved = JSON.parse(GOOD)
    Object.assign(saved.wheel.segments[0], { color: 'red; background: url(//evil.example)' })
    await storeText(page, JSON.stringify(saved))
    await main.open()
    await expect(page.getByLabel('Color of A1')).toHaveValue('#3b82f6')
    const picture = await main.picture()
    const middle = picture.width / 2
    const seen = picture.at(Math.round(middle + 22), Math.round(middle - 80))
    expect(distance(seen, rgb('#3b82f6'))).toBeLessThan(8)
  },
)

test('with forbidden storage @storage.forbidden the wheel turns, and one message says that nothing is kept @error.save-and-load @error.storage-toast', async ({
  page,
  main,
  clock,
  messages,
}) => {
  messages.expect(/^warning: Failed to save wheel data$/)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await main.open()
  await expect(main.toast(/./)).toHaveCount(0)
  await clock.freeze()
  for (const spin of [1, 2]) {
    await main.spinButton.click()
    await expect(main.spinningButton).toBeDisabled()
    await expect(main.toast('This browser cannot save your changes')).toHaveCount(
      spin === 1 ? 1 : 0,
    )
    await clock.advance(4000)
    await expect(main.winnerHeading).toBeVisible()
    await clock.advance(4000)
    await expect(main.recent).toHaveCount(spin)
  }
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await expect(main.option(4)).toHaveValue('Fig')
  await expect(main.toast('This browser cannot save your changes')).toHaveCount(0)
})

test('a browser without any storage still takes a message and turns the wheel', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^warning: Failed to save wheel data$/)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { value: null })
    }
  })
  await page.goto('/contact')
  const message = page.getByRole('textbox', { name: /Message/ })
  await message.fill('Hello')
  await expect(message).toHaveValue('Hello')
  await main.open()
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await expect(main.option(4)).toHaveValue('Fig')
  await expect(main.toast('This browser cannot save your changes')).toHaveCount(1)
})

test('a battery that cannot be read costs nothing @error.device', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^warning: Failed to initialize device capabilities/)
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      getBattery: () => Promise.reject(new Error('No battery')),
    })
  })
  await main.open()
  await expect.poll(() => messages.count(/device capabilities/)).toBe(1)
  await expect(main.spinButton).toBeEnabled()
})
