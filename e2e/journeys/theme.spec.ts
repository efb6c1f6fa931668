// The theme: chosen in three ways, stored, applied before the first paint, and following the system.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { contrastRatio } from '../../src/wheel/palette'
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

test('the system is followed, live @theme.system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
  expect(await ground(page)).toBe(LIGHT_GROUND)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(DARK_GROUND)
  expect(await bar(page)).toBe('#13111c')
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  await expect(page.locator(':root')).not.toHaveAttribute('data-theme')
})

test('the toggle flips what is seen and stays with it @theme.stored @theme.toggle @theme.switcher-toggle', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(await ground(page)).toBe(LIGHT_GROUND)
  expect(await bar(page)).toBe('#f6f4fb')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
  expect(await ground(page)).toBe(LIGHT_GROUND)
})

test('the buttons choose among all three @theme.three @theme.switcher-buttons', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Show Settings' }).click()
  const theme = page.getByRole('group', { name: 'Theme' })
  await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked()
  await theme.getByRole('radio', { name: 'Dark' }).check()
  expect(await ground(page)).toBe(DARK_GROUND)
  await theme.getByRole('radio', { name: 'Light' }).check()
  expect(await ground(page)).toBe(LIGHT_GROUND)
  await theme.getByRole('radio', { name: 'System' }).check()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(DARK_GROUND)
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
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  expect(await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody)).toBe('dark')
  expect(await ground(page)).toBe(DARK_GROUND)
})

test('a stored word that is no theme is not taken for one @theme.unknown', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
  await expect(page.locator(':root')).not.toHaveAttribute('data-theme')
})

/** Every color that the themes define, by its name. */
const COLORS = [
  ...readFileSync('src/ui/kit/theme.css', 'utf8').matchAll(
    /^ {2}--([\w-]+): light-dark\(#\w+, #\w+\);/gm,
  ),
].map(([, name = '']) => name)
const BACKGROUNDS = ['ground', 'glow', 'card', 'field', 'win-ground']
/** Text on a background. */
const PAIRS = [
  ...['ground', 'card', 'field'].flatMap((under) => [
    ['ink', under],
    ['soft', under],
  ]),
  ...['win', 'warn', 'error', 'accent'].map((color) => [color, 'card']),
  ['accent-ink', 'accent'],
] as [string, string][]

/** The colors in force, as `#rrggbb`. */
const palette = (page: Page): Promise<Record<string, string>> =>
  page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement('p'))
    const hex = (value: string) =>
      `#${(value.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    const colors = names.map((name) => {
      probe.style.setProperty('color', `var(--${name})`)
      return [name, hex(getComputedStyle(probe).color)] as const
    })
    probe.remove()
    return Object.fromEntries(colors)
  }, COLORS)

/** Background and text of what is painted. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`There is no ${selector}`)
      const { backgroundColor, color } = getComputedStyle(element)
      return [backgroundColor, color]
    }
    return {
      page: of(':root'),
      card: of('[data-panel="options"]'),
      field: of('input[placeholder="Add New Option"]'),
    }
  })

test('light and dark each have their own palette and backgrounds @theme.palettes', async ({
  page,
}) => {
  expect(COLORS).toEqual(expect.arrayContaining([...BACKGROUNDS, ...PAIRS.flat()]))
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
  const [light, lightPage] = [await palette(page), await painted(page)]
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  const [dark, darkPage] = [await palette(page), await painted(page)]

  for (const name of COLORS) expect(dark[name], name).not.toBe(light[name])
  for (const name of BACKGROUNDS) {
    expect(contrastRatio(light[name] ?? '', '#000000'), `light ${name}`).toBeGreaterThan(14)
    expect(contrastRatio(dark[name] ?? '', '#ffffff'), `dark ${name}`).toBeGreaterThan(12)
  }
  for (const theme of [light, dark]) {
    expect(new Set(BACKGROUNDS.map((name) => theme[name])).size).toBe(BACKGROUNDS.length)
    for (const [color, under] of PAIRS) {
      const contrast = contrastRatio(theme[color] ?? '', theme[under] ?? '')
      expect(contrast, `${color} on ${under}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  const css = (hex = '') =>
    `rgb(${hex
      .match(/\w\w/g)
      ?.map((part) => Number.parseInt(part, 16))
      .join(', ')})`
  for (const [theme, seen] of [
    [light, lightPage],
    [dark, darkPage],
  ] as const) {
    expect(seen).toEqual({
      page: [css(theme.ground), css(theme.ink)],
      card: [css(theme.card), css(theme.ink)],
      field: [css(theme.field), css(theme.ink)],
    })
  }
})
