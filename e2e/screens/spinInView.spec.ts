// A spin is seen: the wheel is in view when it begins, whatever was open or wherever the page was.

import type { Page } from 'playwright/test'
import { appState } from '../support/appState'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const INSTANT = { preset: 'instant' } as const

const panel = (page: Page) => page.locator('[data-panel="options"]')

/** Whether the whole wheel, with the pointer above it, is in view and not under the docked button. */
async function isWheelInView(page: Page, main: WheelPage): Promise<boolean> {
  const { y, height } = await main.box()
  const bottom = await page.evaluate(() => {
    const dock = document.querySelector('[data-part="dock"]')
    const isDocked = dock && getComputedStyle(dock).position === 'fixed'
    return isDocked ? dock.getBoundingClientRect().top : innerHeight
  })
  return y >= 12 && y + height <= bottom
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [means, spin] of Object.entries({
    'the spin button': (main: WheelPage) => main.spinButton.click(),
    // The sheet has the focus when it opens.
    'a key': (main: WheelPage) => main.page.keyboard.press('Enter'),
  })) {
    test(`a spin by ${means} closes the open sheet @spin.in-view`, async ({ page, main }) => {
      await storeWheel(page, distinctOptions(30), lasting(10_000))
      await main.open()
      await page.getByRole('navigation', { name: 'Panels' }).getByText('Options').click()
      await expect(panel(page)).toBeInViewport()
      await spin(main)
      await expect(panel(page)).toBeHidden()
      await expect(main.spinningButton).toBeDisabled()
      expect(await isWheelInView(page, main)).toBe(true)
      // The focus is not lost with the sheet.
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')
    })
  }
})

test.describe('in a window that is too low', () => {
  for (const [width, height] of [
    [1024, 500],
    [390, 600],
  ] as const) {
    test(`the page at ${width}x${height} scrolls up to the wheel @spin.in-view`, async ({
      page,
      main,
    }) => {
      await page.setViewportSize({ width, height })
      await storeWheel(page, distinctOptions(30), lasting(10_000))
      await main.open()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      expect(await isWheelInView(page, main)).toBe(false)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await page.keyboard.press('Enter')
      await expect(main.spinningButton).toBeDisabled()
      await expect.poll(() => isWheelInView(page, main)).toBe(true)
    })
  }

  test('it is there at once where motion is reduced @spin.in-view', async ({ page, main }) => {
    await page.setViewportSize({ width: 1024, height: 500 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await storeWheel(page, distinctOptions(30))
    await main.open()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.keyboard.press('Enter')
    await expect(main.winnerHeading).toBeAttached()
    expect(await isWheelInView(page, main)).toBe(true)
  })
})

test('on a desk nothing moves, and the open settings stay @spin.in-view', async ({
  page,
  main,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await storeWheel(page, distinctOptions(4), INSTANT)
  await main.open()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const before = await main.box()
  await main.spinButton.click()
  await expect(main.winnerHeading).toBeVisible()
  expect((await appState(page)).panel).toBe('settings')
  expect(await main.box()).toEqual(before)
})
