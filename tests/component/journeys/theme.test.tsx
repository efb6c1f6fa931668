// The theme: chosen or the system's, and the colors of both.

import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import indexPage from '../../../index.html?raw'
import themeStyles from '../../../src/ui/kit/theme.css?raw'
import { contrastRatio } from '../../../src/wheel/colors/color'
import { hex, themeColor } from '../support/colors'
import { emulateMedia } from '../support/device'
import { main } from '../support/main'
import { open } from '../support/screen'
import { check } from '../support/settingsBlock'

const LIGHT_GROUND = 'rgb(246, 244, 251)'
const DARK_GROUND = 'rgb(19, 17, 28)'

const root = document.documentElement
const toDark = page.getByRole('button', { name: 'Switch to dark theme' })
const ground = () => getComputedStyle(root).backgroundColor

/** The color that the browser's own bar takes. */
const bar = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
    ({ media }) => matchMedia(media).matches,
  )?.content

beforeEach(() => emulateMedia({ colorScheme: 'light' }))

test('the system is followed, live @theme.system', async () => {
  const { head } = new DOMParser().parseFromString(indexPage, 'text/html')
  for (const meta of head.querySelectorAll('meta[name="theme-color"]')) {
    document.head.append(meta)
    onTestFinished(() => meta.remove())
  }
  await open()
  await main.openMainMenu()
  await expect.element(toDark).toBeVisible()
  expect(ground()).toBe(LIGHT_GROUND)
  await emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe(DARK_GROUND)
  expect(bar()).toBe('#13111c')
  await expect.element(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
  expect(root.hasAttribute('data-theme')).toBe(false)
})

test('the buttons choose among all three @theme.three @theme.switcher-buttons', async () => {
  await open()
  await page.getByRole('tab', { name: 'Settings' }).click()
  const theme = page.getByRole('group', { name: 'Theme' })
  await expect.element(theme.getByRole('radio', { name: 'System' })).toBeChecked()
  await check(theme.getByRole('radio', { name: 'Dark' }))
  expect(ground()).toBe(DARK_GROUND)
  await check(theme.getByRole('radio', { name: 'Light' }))
  expect(ground()).toBe(LIGHT_GROUND)
  await check(theme.getByRole('radio', { name: 'System' }))
  await emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe(DARK_GROUND)
})

test('a stored word that is no theme is not taken for one @theme.unknown', async () => {
  localStorage.setItem('theme', 'sepia')
  await open()
  await main.openMainMenu()
  await expect.element(toDark).toBeVisible()
  expect(root.hasAttribute('data-theme')).toBe(false)
})

/** Every color that the themes define, by its name. */
const COLORS = [...themeStyles.matchAll(/^ {2}--([\w-]+): light-dark\(#\w+, #\w+\);/gm)].map(
  ([, name = '']) => name,
)
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
function palette(): Record<string, string> {
  return Object.fromEntries(COLORS.map((name) => [name, hex(themeColor(name))]))
}

/** Background and text of what is painted. */
function painted() {
  const of = (selector: string) => {
    const element = document.querySelector(selector)
    if (!element) throw new Error(`There is no ${selector}`)
    const { backgroundColor, color } = getComputedStyle(element)
    return [backgroundColor, color]
  }
  return {
    page: of(':root'),
    card: of(':has(> [role="tablist"])'),
    field: of('input[placeholder="Add New Option"]'),
  }
}

test('light and dark each have their own palette and backgrounds @theme.palettes', async () => {
  expect(COLORS).toEqual(expect.arrayContaining([...BACKGROUNDS, ...PAIRS.flat()]))
  await open()
  await main.openMainMenu()
  await expect.element(toDark).toBeVisible()
  const [light, lightPage] = [palette(), painted()]
  await toDark.click()
  const [dark, darkPage] = [palette(), painted()]

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
