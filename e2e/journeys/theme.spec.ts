// The theme: chosen, stored, and applied before the first paint.

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'

const LIGHT_GROUND = 'rgb(246, 244, 251)'
const DARK_GROUND = 'rgb(19, 17, 28)'

const ground = (page: Page) =>
  page.locator(':root').evaluate((root) => getComputedStyle(root).backgroundColor)

/** The color that the browser's own bar takes. */
const bar = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

test('the toggle flips what is seen and stays with it @theme.stored @theme.toggle @theme.switcher-toggle', async ({
  page,
  main,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await main.choose('Switch to light theme')
  expect(await ground(page)).toBe(LIGHT_GROUND)
  expect(await bar(page)).toBe('#f6f4fb')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  await page.reload()
  await expect(page.getByText('Switch to dark theme')).toHaveCount(1)
  expect(await ground(page)).toBe(LIGHT_GROUND)
})

test('the chosen theme is there before the first paint, under a strict policy @theme.stored', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const policy = "default-src 'self'; script-src 'self'; style-src 'self'"
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    })
  })
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    // The body comes after everything in the head, and nothing is painted before it.
    const observer = new MutationObserver(() => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByText('Switch to light theme')).toHaveCount(1)
  expect(await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody)).toBe('dark')
  expect(await ground(page)).toBe(DARK_GROUND)
})
