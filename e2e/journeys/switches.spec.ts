// The switches of the settings whose effect is in the wheel's picture, and a wheel of very many odds. The others are
// flipped in tests/component/journeys/switches.test.tsx, those of Performance Optimization in performance.spec.ts.

import type { Page } from 'playwright/test'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { expect, test } from '../support/fixtures'
import { distance, type Picture } from '../support/pixels'
import { hashOf } from '../support/savedWheels'
import { showSettings } from '../support/settingsBlock'
import type { WheelPage } from '../support/wheelPage'

const SECTIONS = ['Advanced', 'Animation Types & Accessibility', 'Performance Optimization']

/** How many pixels of two pictures differ visibly. */
function differing(one: Picture, other: Picture): number {
  let count = 0
  for (let y = 0; y < one.height; y += 1) {
    for (let x = 0; x < one.width; x += 1) {
      if (distance(one.at(x, y), other.at(x, y)) > 40) count += 1
    }
  }
  return count
}

async function openSettings(page: Page, main: WheelPage): Promise<void> {
  await main.open()
  await showAll(page)
}

async function showAll(page: Page): Promise<void> {
  await showSettings(page)
  for (const name of SECTIONS) await page.getByText(name, { exact: true }).click()
}

/** The list makes room for the settings while they are open. */
async function besideList(page: Page, look: () => Promise<void>): Promise<void> {
  await page.getByRole('tab', { name: /^Options/ }).click()
  await look()
  await showAll(page)
}

test('Show Odds does what it says @settings.every-switch', async ({ page, main }) => {
  const flip = () => page.getByRole('switch', { name: 'Show Odds', exact: true }).click()
  await openSettings(page, main)
  await page
    .getByRole('group', { name: 'Animation Speed', exact: true })
    .getByRole('radio', { name: 'Instant' })
    .check()
  const before = await main.picture()
  await flip()
  await besideList(page, async () => {
    await expect(main.options.getByText('33.3%', { exact: true })).toHaveCount(3)
    await expect(main.option(1)).toHaveAccessibleDescription('Chance to win: 1 in 3, 33.3%')
  })
  expect(differing(before, await main.picture())).toBeGreaterThan(100)
  await main.spinButton.click()
  await expect(main.moment.getByText('Chance: 1 in 3, 33.3%')).toBeVisible()
  await flip()
  await expect(main.moment.getByText(/^Chance/)).toHaveCount(0)
  await besideList(page, async () => {
    await expect(main.options).toHaveCount(3)
    await expect(main.options.getByText('33.3%')).toHaveCount(0)
    await expect(main.option(1)).toHaveAccessibleDescription('')
  })
})

test('High-Contrast Animations does what it says @settings.every-switch', async ({
  page,
  main,
}) => {
  await openSettings(page, main)
  const before = await main.picture()
  await page.getByRole('switch', { name: 'High-Contrast Animations', exact: true }).click()
  // A wheel of flat colors: nearly every pixel of it is stronger now.
  expect(differing(before, await main.picture())).toBeGreaterThan(30_000)
})

test('odds come with a link, and fit a narrow page with 10,000 options @setting.odds', async ({
  page,
  main,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const names = Array.from({ length: 10_000 }, (_, index) => `Option ${index + 1}`)
  const hash = await hashOf(names, { settings: { ...DEFAULT_SETTINGS, showProbabilities: true } })
  await page.goto(`/${hash}`)
  await main.isReady()
  await main.openPanel('Options')
  await expect(main.option(1)).toHaveAccessibleDescription('Chance to win: 1 in 10,000, 0.01%')
  const row = await main.options.first().boundingBox()
  expect(row?.height, 'the row is one line').toBeLessThan(50)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(320)
})
