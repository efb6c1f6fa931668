// The site in more than one language: its addresses, the ways from one to another, and what is kept of them offline.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { allTexts, compiled } from '../../scripts/texts.mjs'
import { PAGES } from '../../scripts/vite/pageTable'
import { directionOf, LANGUAGES } from '../../src/languages/languages'
import { BASE, linkTo, wheelOf } from '../../tests/share/wheels'
import { expect } from '../support/fixtures'
import { distinctOptions, storeWheel } from '../support/savedWheels'
import { allowNoAnswer, firstVisit, test } from '../support/siteTest'

const texts = allTexts()
/** Such as the text `ui/results:markAs`. */
const said = (id: string) =>
  String(
    compiled(
      'de',
      texts.filter((text) => text.id === id),
    ).get(id),
  )
const LOCALES: Readonly<Record<string, RegExp>> = {
  en: /^en_US$/,
  ar: /^ar_EG$/,
  de: /^de_DE$/,
  'pt-BR': /^pt_BR$/,
  'zh-Hans': /^zh_CN$/,
}
const LINE = said('app/siteMessages:alsoHere')
const CLOSE = said('ui/kit:dismiss')

const line = (page: Page) => page.getByRole('link', { name: LINE })
const language = (page: Page) => page.evaluate(() => document.documentElement.lang)
const rows = (page: Page) => page.getByRole('grid').getByRole('row')
/** Their addresses are given to a broadcasting program: they are in no list, and cached once they were opened. */
const isForStreams = (file: string) => /(?:^|\/)(?:dock|overlay)\.html$/.test(file)
const chosen = (page: Page) => page.evaluate(() => localStorage.getItem('wheel_language'))

test('every page says its language, and names itself in the others, which name it', () => {
  const read = (file: string) => readFileSync(join('dist', file), 'utf8')
  const attributes = (html: string, pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, ...found]) => found)
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.includes('assets'),
  )
  const forStreams = files.filter(isForStreams)
  expect(forStreams).toHaveLength(LANGUAGES.length * 2)
  for (const file of forStreams) {
    const [folder = ''] = file.includes('/') ? file.split('/') : ['en']
    expect(read(file), file).toContain(`<html lang="${folder}"`)
  }
  const heads = new Map(
    files
      .filter((file) => !isForStreams(file))
      .map((file) => {
        const html = read(file)
        const [[lang, dir] = []] = attributes(html, /<html lang="([^"]+)"(?: dir="(\w+)")?/g)
        const [[canonical] = []] = attributes(html, /<link rel="canonical" href="([^"]+)"/g)
        const [[manifest = ''] = []] = attributes(html, /<link rel="manifest" href="([^"]+)"/g)
        const [[locale] = []] = attributes(html, /property="og:locale" content="([^"]+)"/g)
        const others = attributes(html, /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)
        return [file, { lang, dir, canonical, manifest, locale, others }] as const
      }),
  )
  expect(heads.size).toBe(LANGUAGES.length * (PAGES.length + 2))
  for (const [file, { lang = '', dir, canonical = '', manifest, locale, others }] of heads) {
    const folder = file.includes('/') ? file.split('/')[0] : 'en'
    expect([lang, dir], file).toEqual([folder, directionOf(lang) === 'rtl' ? 'rtl' : undefined])
    const [code] = lang.split('-')
    expect(locale ?? `${code}_ZZ`, file).toMatch(LOCALES[lang] ?? new RegExp(`^${code}_[A-Z]{2}$`))
    const { pathname } = new URL(canonical)
    expect(pathname.startsWith(lang === 'en' ? '/' : `/${lang}/`), file).toBe(true)
    expect(others.map(([code]) => code)).toEqual([...LANGUAGES, 'x-default'])
    expect(others).toContainEqual([lang, canonical])
    expect(others.at(-1)?.[1], file).toBe(others[0]?.[1])
    for (const [code, href = ''] of others.slice(0, -1)) {
      const other = [...heads.values()].find((head) => head.canonical === href)
      expect(other?.lang, `${file} in ${code}`).toBe(code)
      expect(other?.others, `${file} in ${code}`).toEqual(others)
    }
    const { lang: own, dir: way, id, scope, start_url } = JSON.parse(read(manifest))
    expect([own, way, id, scope]).toEqual([lang, dir ?? 'ltr', '/', '/'])
    expect(start_url).toBe(lang === 'en' ? '/' : `/${lang}/`)
  }
  const canonicals = new Set([...heads.values()].map(({ canonical }) => canonical))
  const listed = attributes(read('sitemap.xml'), /<loc>([^<]+)<\/loc>/g).flat()
  expect(listed.toSorted()).toEqual([...canonicals].toSorted())
})

test('links between pages stay in the language', async ({ page }) => {
  await page.goto('/de/')
  for (const path of ['/de/', ...PAGES.map(({ path }) => `/de${path}`)]) {
    await page.goto(path)
    const hrefs = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length, path).toBeGreaterThan(4)
    // The start screen's link only loads the page again.
    const left = hrefs.filter((href) => !/^\/de(\/|$)|^\/licenses\.txt$/.test(href))
    expect(
      left.filter((href) => href !== '/'),
      path,
    ).toEqual([])
  }
})

test('a visit loads the texts of its language and of no other', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/de/')
  await page
    .getByRole('button', { name: said('ui/commands/commands:COMMANDS.share.label') })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loaded = asked.flatMap((path) =>
    LANGUAGES.filter((code) => path.startsWith(`/assets/${code}-`)),
  )
  // Those of the page, and of the dialog.
  expect(loaded.length).toBeGreaterThan(1)
  expect([...new Set(loaded)]).toEqual(['de'])
})

test('an unknown address below a language shows the wheel in it', async ({ page, main }) => {
  for (const path of ['/de', '/de/nowhere', '/de/an/address/that/is/none']) {
    await page.goto(path)
    expect(await language(page), path).toBe('de')
    await expect(main.wheel.or(page.locator('[data-wheel]')).first()).toBeVisible()
  }
})

test.describe('in a browser of another language', () => {
  test.use({ locale: 'de' })

  test('one line leads to the same page, until a language was chosen', async ({ page }) => {
    await page.goto('/')
    await expect(line(page)).toHaveAttribute('hreflang', 'de')
    expect(await language(page)).toBe('en')
    await line(page).click()
    await expect(page).toHaveURL('/de/')
    expect(await chosen(page)).toBe('de')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/about')
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(line(page)).toBeHidden()
    expect(asked).not.toContain('/languages.json')
  })

  test('it goes away for good when it is closed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: CLOSE }).click()
    await expect(line(page)).toBeHidden()
    expect(await chosen(page)).toBe('en')
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(line(page)).toBeHidden()
  })

  test('an info page has it too, keeps its place, and closes it', async ({ page }) => {
    await page.goto('/privacy-policy#browser')
    await line(page).click()
    await expect(page).toHaveURL('/de/privacy-policy#browser')
    await page.evaluate(() => localStorage.clear())
    await page.goto('/about')
    await page.getByRole('button', { name: CLOSE }).click()
    await expect(line(page)).toBeHidden()
    expect(await chosen(page)).toBe('en')
  })

  for (const [width, height] of [
    [320, 640],
    [375, 667],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    test(`at ${width}x${height} it neither covers nor moves the wheel`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      let answer = () => {}
      const isWaited = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/languages.json', async (route) => {
        await isWaited
        await route.continue()
      })
      await page.goto('/')
      const box = async (selector: string) => {
        const found = await page.locator(selector).first().boundingBox()
        if (!found) throw new Error(`${selector} is not there`)
        return found
      }
      await page.waitForLoadState('load')
      const before = await box('[data-wheel]')
      answer()
      await expect(line(page)).toBeVisible()
      await page
        .locator('#language-line')
        .evaluate((shown) => Promise.all(shown.getAnimations().map((one) => one.finished)))
      const wheel = await box('[data-wheel]')
      expect(wheel).toEqual(before)
      const shown = await box('#language-line')
      // The disc is at the bottom of its box, and the pointer above its middle.
      const radius = wheel.width / 2
      const [x, y] = [wheel.x + radius, wheel.y + wheel.height - radius]
      const near = (at: number, from: number, length: number) =>
        Math.max(from, Math.min(at, from + length)) - at
      const [dx, dy] = [near(x, shown.x, shown.width), near(y, shown.y, shown.height)]
      const where = JSON.stringify({ shown, wheel })
      expect(Math.hypot(dx, dy), where).toBeGreaterThan(0.93 * radius)
      const isAtPointer = Math.abs(dx) < 20 && dy < 0 && shown.y + shown.height > wheel.y
      expect(isAtPointer, where).toBe(false)
    })
  }
})

test('in a browser of the page’s language nothing is offered', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/about']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(line(page)).toBeHidden()
  }
  expect(asked).not.toContain('/languages.json')
})

test('the menu leads to each language in its own name, and the wheel of a link comes along', async ({
  page,
  main,
}) => {
  const link = await linkTo(wheelOf(['Tea', 'Coffee', 'Water', 'Juice', 'Milk']))
  await storeWheel(page, distinctOptions(3), { preset: 'instant' })
  await page.goto(`/${link.slice(BASE.length)}`)
  await expect(main.options).toHaveCount(5)
  await main.spinButton.click()
  await expect(main.recent).toHaveCount(1)
  await main.mainMenu.click()
  await page
    .locator('summary')
    .filter({ hasText: /^Language$/ })
    .click()
  const links = page.locator('header a[hreflang]')
  await expect(links).toHaveCount(LANGUAGES.length)
  await expect(links.first()).toHaveText('English')
  await expect(links.first()).toHaveAttribute('aria-current', 'page')
  await expect(links.filter({ hasText: 'Deutsch' })).toHaveAttribute('lang', 'de')
  await links.filter({ hasText: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/')
  await expect(rows(page)).toHaveCount(5)
  expect(await chosen(page)).toBe('de')
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('wheel_current') ?? ''))
  expect(kept.wheel.history).toHaveLength(1)
})

test('the link of a wheel has no language, and opens in that of the page', async ({ page }) => {
  await page.goto('/de/')
  await page
    .getByRole('button', { name: said('ui/commands/commands:COMMANDS.share.label') })
    .first()
    .click()
  const field = page.getByRole('textbox', { name: said('ui/share:url'), exact: true })
  await expect(field).toHaveValue(/#./)
  const { origin } = new URL(page.url())
  const shared = await field.inputValue()
  expect(shared.startsWith(`${origin}/#`)).toBe(true)
  const link = await linkTo(wheelOf(['Tea', 'Coffee', 'Water', 'Juice', 'Milk']))
  await page.goto(`/de/${link.slice(BASE.length)}`)
  await expect(rows(page)).toHaveCount(5)
  expect(await language(page)).toBe('de')
})

test('the footer of a page leads to it in each language', async ({ page }) => {
  await page.goto('/ar/about')
  const links = page.getByRole('contentinfo').locator('a[hreflang]')
  await expect(links).toHaveCount(LANGUAGES.length)
  await expect(links.filter({ hasText: 'العربية' })).toHaveAttribute('aria-current', 'page')
  await links.first().click()
  await expect(page).toHaveURL('/about')
  expect(await chosen(page)).toBe('en')
})

test.describe('without a network', () => {
  test.use({ hasWorker: true })

  const kept = (page: Page) =>
    page.evaluate(async () => {
      const cache = await caches.open('fairwheel-files')
      return (await cache.keys()).map(({ url }) => new URL(url).pathname)
    })
  const isIn = (language: string) => (path: string) =>
    path.startsWith(`/${language}/`) || path.startsWith(`/assets/${language}-`)

  test('the language of the first visit and English are there, and no other', async ({
    page,
    site,
    messages,
  }) => {
    allowNoAnswer(messages)
    await firstVisit(page, '/de/')
    const paths = await kept(page)
    expect(paths.some(isIn('de'))).toBe(true)
    expect(paths.filter(isIn('ar'))).toEqual([])
    await site.switchOff()
    for (const [path, expected] of [
      ['/de/', 'de'],
      ['/de/about', 'de'],
      ['/de/an/address/that/is/none', 'de'],
      ['/', 'en'],
      ['/about', 'en'],
    ] as const) {
      await page.goto(path)
      expect(await language(page), path).toBe(expected)
    }
    await page.goto('/de/')
    await expect(rows(page)).toHaveCount(3)
  })

  test('a language that is visited later is there from then on', async ({
    page,
    site,
    messages,
  }) => {
    allowNoAnswer(messages)
    await firstVisit(page)
    expect((await kept(page)).filter(isIn('ar'))).toEqual([])
    await page.goto('/ar/')
    const files = readdirSync('dist/ar').map((file) => `/ar/${file}`)
    const scripts = readdirSync('dist/assets').map((file) => `/assets/${file}`)
    const pages = files.filter((file) => file.endsWith('.html') && !isForStreams(file))
    const all = [...pages, ...scripts.filter(isIn('ar'))]
    await expect
      .poll(async () => {
        const now = await kept(page)
        return all.filter((file) => !now.includes(file))
      })
      .toEqual([])
    await site.switchOff()
    await page.goto('/ar/terms')
    expect(await language(page)).toBe('ar')
    await page.goto('/ar/')
    await expect(rows(page)).toHaveCount(3)
  })
})
