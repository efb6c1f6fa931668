// The console of a visit stays empty: whatever stands there is a fault, or hides one.

import { withApp } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { DRIVER_STALL } from '../support/messages'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'

test.use({ hasGpu: true, hasWorker: true })

test('a visit with a spin and every dialog writes nothing to the console @console.clean', async ({
  page,
  context,
  main,
}) => {
  // A browser without a window refuses a presentation this.
  await context.grantPermissions(['screen-wake-lock'])
  const said: string[] = []
  page.on('console', (message) => {
    if (!DRIVER_STALL.test(message.text())) said.push(`${message.type()}: ${message.text()}`)
  })
  await storeWheel(page, distinctOptions(6), lasting(500))
  await main.open()
  const dialog = page.getByRole('dialog')
  const closeDialog = async () => {
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }

  await main.spinButton.click()
  await expect(main.winnerHeading).toBeVisible()

  await main.choose('Keyboard Help')
  await closeDialog()
  await page.getByRole('button', { name: 'Share Wheel' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Share Link' })).toHaveValue(/#./)
  await closeDialog()
  await withApp(page, ({ store }) => {
    const { wheel, settings, link } = store.getState()
    const blockedWheel = { wheel, settings, link, message: 'Opened' }
    Object(store).setState({ dialog: 'noRoom', blockedWheel })
  })
  await closeDialog()
  await main.wheel.click({ button: 'right' })
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByText('Performance Optimization').click()
  await page.getByRole('tab', { name: /^Options/ }).click()
  await page.getByRole('button', { name: 'Present' }).click()
  await expect(main.newOption).toBeHidden()
  await page.keyboard.press('f')
  await expect(main.newOption).toBeVisible()
  await page.reload()
  await main.isDrawnBy('scene')
  expect(said).toEqual([])
})
