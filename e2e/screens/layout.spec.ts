// Layout at every window size: controls are in sight when needed, and stay put when something else appears.

import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import { distinctOptions, storeWheel } from '../support/savedWheels'
import { showSettings } from '../support/settingsBlock'

const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 320, height: 640 }
const DESKTOP = { width: 1440, height: 900 }

async function box(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await locator.boundingBox()
  if (!found) throw new Error('Not on the page')
  return found
}

/** The option that wins, because it is the only name on the wheel. */
async function storeName(page: Page, text: string): Promise<void> {
  const options = distinctOptions(3).map(({ color }) => ({ text, color }))
  await storeWheel(page, options, { preset: 'instant' })
}

test.describe('on a phone held sideways', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const viewport of [
    { width: 667, height: 375 },
    { width: 844, height: 390 },
    { width: 932, height: 430 },
  ]) {
    test(`of ${viewport.width} by ${viewport.height}, wheel, button and winner are seen at once`, async ({
      page,
      main,
    }) => {
      await page.setViewportSize(viewport)
      await storeName(page, 'Featherstonehaugh')
      await main.open()
      const wheel = await main.box()
      expect(wheel.width).toBe(350)
      await main.spinButton.tap()
      await expect(main.winnerHeading).toBeAttached()
      for (const button of await page.getByRole('banner').getByRole('button').all()) {
        await button.click({ trial: true })
      }
      const seen = [main.wheel, main.spinButton, main.moment.getByText('Featherstonehaugh')]
      for (const one of seen) await expect(one).toBeInViewport({ ratio: 1 })
      expect((await box(main.spinButton)).x).toBeGreaterThanOrEqual(wheel.x + wheel.width)
      expect(await main.box(), 'the wheel stays where it was').toEqual(wheel)
      expect(await page.evaluate(() => scrollY)).toBe(0)
      // The header stands beside the wheel, over nothing.
      const title = await box(page.getByRole('heading', { level: 1 }))
      expect(title.x).toBeGreaterThanOrEqual(wheel.x + wheel.width)
    })
  }
})

for (const viewport of [SMALL_PHONE, { width: 844, height: 390 }]) {
  test(`at ${viewport.width} by ${viewport.height} a final winner and its buttons are in sight`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await storeWheel(page, distinctOptions(2), { preset: 'instant' })
    await main.open()
    for (const button of await page.getByRole('banner').getByRole('button').all()) {
      await button.click({ trial: true })
    }
    await page.keyboard.press('e')
    await main.spinButton.click()
    await expect(main.moment.getByText('FINAL WINNER!')).toBeInViewport({ ratio: 1 })
    for (const name of ['Copy', 'Close']) {
      await main.moment.getByRole('button', { name }).click({ trial: true })
    }
  })
}

test('in a low window too, the presented wheel is whole', async ({ page, main }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await main.open()
  await page.keyboard.press('f')
  await expect(main.newOption).toBeHidden()
  await expect(main.wheel).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await main.box()).height).toBeGreaterThan(300)
})

test('in a window too low for both, the button stands below the wheel and not over it', async ({
  page,
  main,
}) => {
  // 1280 by 1024 at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await main.open()
  const wheel = await main.box()
  expect((await box(main.spinButton)).y).toBeGreaterThanOrEqual(wheel.y + wheel.height)
})

for (const viewport of [SMALL_PHONE, PHONE, DESKTOP]) {
  test(`at ${viewport.width} by ${viewport.height} nothing moves for elimination mode`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await main.open()
    const places = () => Promise.all([main.wheel, main.spinButton].map(box))
    const before = await places()
    await page.keyboard.press('e')
    const badge = page.getByText('ELIMINATION MODE (3 left)')
    await expect(badge).toBeVisible()
    const after = await places()
    for (const [index, place] of after.entries()) {
      expect(Math.abs(place.y - (before[index]?.y ?? 0))).toBeLessThan(0.5)
    }
  })

  test(`at ${viewport.width} by ${viewport.height} a winner's long word stays whole`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await storeName(page, 'Featherstonehaugh')
    await main.open()
    await main.spinButton.click()
    await expect(main.winnerHeading).toBeVisible()
    expect(await lines(main.moment.getByText('Featherstonehaugh'))).toBe(1)
  })
}

/** How many lines the text takes at an element's end. */
function lines(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const range = document.createRange()
    if (element.lastChild) range.selectNodeContents(element.lastChild)
    return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size
  })
}

test('at 320 pixels every template is in reach, and a toast leaves what is below free', async ({
  page,
  main,
}) => {
  await page.setViewportSize(SMALL_PHONE)
  await main.open()
  await main.openTemplates()
  await page.getByRole('link', { name: 'More Examples' }).click({ trial: true })
  await page.getByRole('button', { name: 'Months' }).click()
  const toast = page.getByRole('region', { name: 'Messages' })
  await expect(toast.getByText('The wheel is now: Months')).toBeVisible()
  await main.openPanel('Options')
  await main.row('January').click({ trial: true })
})

test('at 320 pixels the header takes one row, and settings open with the top of the wheel in sight', async ({
  page,
  main,
}) => {
  await page.setViewportSize(SMALL_PHONE)
  await main.open()
  const logo = await box(page.getByRole('banner').locator('svg').first())
  const menu = await box(main.mainMenu)
  expect(Math.abs(logo.y + logo.height / 2 - (menu.y + menu.height / 2))).toBeLessThan(2)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showSettings(page)
  await expect(page.getByRole('switch', { name: 'Sound Effects' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Close Settings' })).toBeInViewport({ ratio: 1 })
  const sheet = await box(page.getByRole('region', { name: 'Settings', exact: true }))
  expect(sheet.y - (await main.box()).y).toBeGreaterThan(40)
})

for (const width of [1024, 1440, 1920]) {
  test(`in a window ${width} pixels wide the panel keeps its distance from the edges, and the wheel is in the middle of the rest`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await main.open()
    const logo = await box(page.getByRole('banner').locator('svg').first())
    const status = await box(page.getByRole('list', { name: 'Status' }))
    expect(Math.abs(logo.x - status.x)).toBeLessThan(1)
    const side = await box(page.getByRole('tablist').locator('..'))
    for (const gap of [900 - side.y - side.height, width - side.x - side.width]) {
      expect(Math.abs(gap - side.y)).toBeLessThan(1)
    }
    const wheel = await main.box()
    expect(Math.abs(wheel.x + wheel.width / 2 - side.x / 2)).toBeLessThan(1)
  })
}

for (const viewport of [{ width: 1024, height: 768 }, DESKTOP]) {
  test(`at ${viewport.width} by ${viewport.height} the list stays where it is when tools and counts come to its head`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await storeWheel(page, distinctOptions(28), { preset: 'instant' })
    await main.open()
    const before = await box(main.newOption)
    await main.chooseMode('No repeats')
    await main.spinButton.click()
    await expect(page.getByText('27 options, 1 picked')).toBeVisible()
    expect(await box(main.newOption)).toEqual(before)
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect(page.getByRole('button', { name: /^Redo/ }).first()).toBeVisible()
    expect(await box(main.newOption)).toEqual(before)
    // What it says of that is beside the wheel's pointer, not on the wheel's middle.
    const wheel = await main.box()
    const toast = await box(page.getByRole('region', { name: 'Messages' }).locator('> *').first())
    expect(toast.x).toBeGreaterThan(wheel.x + wheel.width / 2 + 20)
  })
}

test('from right to left a Latin name stands beside its color too', async ({ page, main }) => {
  await page.setViewportSize(DESKTOP)
  await main.open()
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const text = main.row('Yes').locator('[data-text]')
  expect(await text.evaluate((field) => getComputedStyle(field).textAlign)).toBe('right')
})

/** What a visitor sees that can be used, except for the rows of the list. */
function controlsInSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'button, input, select, textarea, summary, a[href], [role=tab], [tabindex="0"]',
      ),
    ]
    const isInSight = (one: HTMLElement) => {
      const { width, height, top, bottom } = one.getBoundingClientRect()
      return (
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 1 &&
        height > 1 &&
        bottom > 0 &&
        top < innerHeight &&
        !one.closest('[role=grid]')
      )
    }
    return controls.filter(isInSight).map((one) => one.ariaLabel || one.textContent || one.id)
  })
}

for (const [viewport, most] of [
  [DESKTOP, 14],
  [{ width: 1920, height: 1080 }, 14],
  [PHONE, 9],
] as const) {
  test(`at ${viewport.width} by ${viewport.height} a visitor sees ${most} controls at first, at most @page.first-sight`, async ({
    page,
    main,
  }) => {
    await page.setViewportSize(viewport)
    await main.open()
    const controls = await controlsInSight(page)
    expect(controls.length, controls.join(' | ')).toBeLessThanOrEqual(most)
    expect(controls).toContain('SPIN THE WHEEL!')
  })
}
