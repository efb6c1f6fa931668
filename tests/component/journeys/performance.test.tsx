// Performance Optimization: what the product makes of the device, and what it shows of it.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clock } from '../support/clock'
import { replace } from '../support/device'
import { main } from '../support/main'
import { openSettings, settings } from '../support/settingsBlock'

async function unfoldPerformance(): Promise<void> {
  await openSettings()
  await settings.unfold('Advanced', 'Performance Optimization')
}

const uiTime = () => settings.time('--ui-time')

for (const [name, device, shortened, spin] of [
  ['Save Data', { connection: { effectiveType: '2g' } }, '120ms', '2.4 s'],
  ['Adapt to This Device', { deviceMemory: 1, hardwareConcurrency: 8 }, '140ms', '2.8 s'],
] as const) {
  test(`${name}: shorter times and spins on such a device @settings.performance`, async () => {
    const strong = { connection: { effectiveType: '4g' } }
    for (const [fact, value] of Object.entries({ ...strong, ...device })) {
      replace(navigator, fact as keyof Navigator, value)
    }
    await unfoldPerformance()
    await expect.poll(uiTime).toBe(shortened)
    await expect.element(page.getByText(/Shortened to \d+% for this device/)).toBeVisible()
    clock.freeze()
    await main.spinButton.click()
    await clock.advance(4100)
    await expect.element(main.moment).toHaveTextContent(`Spin completed in ${spin}`)
    await page.getByRole('switch', { name, exact: true }).click()
    expect(uiTime()).toBe('200ms')
    await expect.element(page.getByText(/for this device/)).not.toBeInTheDocument()
    await main.spinButton.click()
    await clock.advance(4100)
    await expect.element(main.moment).toHaveTextContent('Spin completed in 4.0 s')
  })
}

test('the device is read again when the tab is seen again @device.tab-seen', async () => {
  await unfoldPerformance()
  const measured = page.getByLabelText('Measured on this device')
  await expect.element(measured).toHaveTextContent('8 GB')
  replace(navigator, 'deviceMemory' as keyof Navigator, 2)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(measured).toHaveTextContent('2 GB')
})
