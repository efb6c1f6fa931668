// The settings, changed as a visitor changes them. performance.spec.ts has those about the device.

import { expect, test } from '../support/fixtures'
import { openSettings } from '../support/settingsBlock'

test('a part that cannot be loaded says so, the page goes on, and the next press tries again', async ({
  page,
  main,
  messages,
}) => {
  messages.expect(/^warning: Failed to load a part of the page/)
  messages.allow(/Failed to load resource/)
  await page.route(/RaffleDesk.*\.js/, (route) => route.abort())
  await page.goto('/')
  await main.choose('Draw Prizes')
  await expect(page.getByRole('alert')).toHaveText(/could not be loaded/)
  await page.unrouteAll()
  await main.choose('Draw Prizes')
  await expect(page.getByRole('button', { name: 'Start Drawing' })).toBeVisible()
})

test('sound and elimination mode: by switch and by key @settings.switches @settings.elimination-text', async ({
  page,
  main,
}) => {
  const settings = await openSettings(page)
  for (const [name, key, field] of [
    ['Sound Effects', 's', 'soundEnabled'],
    ['Elimination Mode', 'e', 'eliminationMode'],
  ] as const) {
    const before =
      (await settings.kept().catch(() => undefined))?.[field] ?? field === 'soundEnabled'
    await settings.switch(name).click()
    await expect(settings.switch(name)).toBeChecked({ checked: !before })
    expect((await settings.kept())[field]).toBe(!before)
    await main.wheel.focus()
    await page.keyboard.press(key)
    await expect(settings.switch(name)).toBeChecked({ checked: before })
  }
  await expect(
    page.getByText('Remove winning option after each spin until one remains'),
  ).toBeVisible()
})
