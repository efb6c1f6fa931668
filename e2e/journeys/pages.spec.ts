// The info pages: by link, by reload and by keyboard, on phone and desktop, in light and dark.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { PAGES } from '../../scripts/vite/pageTable'
import { streamPageAt } from '../../scripts/vite/streamPages'
import { LANGUAGES } from '../../src/languages/languages'
import { isApp } from '../../src/pages/apps'
import { EXAMPLES, exampleHref } from '../../src/pages/examples/examples'
import { appState } from '../support/appState'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'

/** Where the path of a page begins with a language. */
const IN_A_LANGUAGE = new RegExp(`^/(?:${LANGUAGES.slice(1).join('|')})(?=/)`)

const ALL = PAGES
const PATHS: readonly string[] = ALL.map(({ path }) => path)
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const footerLink = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`)
/** Its scripts run. */
const isReady = (page: Page) => page.waitForLoadState('networkidle')

test('a picture has its place before it has come', async ({ page }) => {
  await page.setViewportSize(PHONE)
  // Never answered.
  await page.route('**/pictures/**', () => {})
  await page.goto('/how-to-use')
  await expect(heading(page)).toBeVisible()
  // One without a height counts as not visible; the style sheet hides those of the other theme.
  const shapes = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter((image) => getComputedStyle(image).display !== 'none')
        .map((image) => [
          image.clientHeight / image.clientWidth,
          Number(image.getAttribute('height')) / Number(image.getAttribute('width')),
        ]),
    )
  for (const [shown, own = 0] of shapes) expect(shown).toBeCloseTo(own, 1)
  expect(shapes.length).toBeGreaterThan(4)
})

test('How to Use names the settings that it does not show at once', async ({ page }) => {
  await page.goto('/how-to-use')
  const main = page.getByRole('main')
  for (const name of ['Weights Count', 'Show Odds', 'Clear Saved Data']) {
    await expect(main).toContainText(name)
  }
})

for (const viewport of [PHONE, DESK]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport })

    test('every page is whole, by link and by reload @route.unknown @page.whole @page.footer', {
      tag: viewport === PHONE ? [] : '@soak',
    }, async ({ page }) => {
      test.slow()
      await page.goto('/privacy-policy')
      await isReady(page)
      for (const { path, title, description } of ALL) {
        await test.step(path, async () => {
          await footerLink(page, path).click()
          await expect(page).toHaveURL(path)
          await expect(heading(page)).toHaveText(title)
          await expect(page).toHaveTitle(`${title} - Fairwheel`)
          expect(await page.evaluate(() => scrollY)).toBe(0)
          expect(await axeFaults(page)).toEqual([])
          await page.reload()
          await isReady(page)
          await expect(heading(page)).toHaveText(title)
          await expect(page).toHaveTitle(`${title} - Fairwheel`)
          const meta = page.locator('meta[name="description"]')
          await expect(meta).toHaveAttribute('content', description)
        })
      }
    })
  })
}

test.describe('by keyboard', () => {
  test('on a desk: past the navigation, and to another page', async ({ page }) => {
    await page.goto('/about')
    await isReady(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Spin the wheel' })).toBeFocused()

    for (const { href, name } of [
      { href: '/terms', name: 'Terms of Service' },
      { href: '/examples', name: 'Examples' },
    ]) {
      await footerLink(page, href).press('Enter')
      await expect(heading(page)).toHaveText(name)
      await expect(heading(page)).toBeFocused()
    }
  })

  test('on a phone: the menu opens, goes away with Escape and leads on @page.navigation', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/about')
    await isReady(page)
    const menu = page.getByRole('navigation', { name: 'Main' })
    const button = page.getByRole('button', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await button.press('Enter')
    await expect(menu).toBeVisible()
    expect(await axeFaults(page), 'the open menu').toEqual([])
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'About' })).toBeFocused()
    await menu.getByRole('link', { name: 'Examples' }).press('Enter')
    await expect(heading(page)).toHaveText('Examples')
    await expect(menu).toBeHidden()
    await expect(heading(page)).toBeFocused()
  })
})

test('Back finds the place again, Forward too, also after a reload', async ({ page }) => {
  const scrollTop = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/terms')
  await isReady(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.locator('main a[href="/contact"]').first().dispatchEvent('click')
  await expect(heading(page)).toHaveText('Contact')
  expect(await scrollTop()).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Terms of Service')
  await expect(page).toHaveTitle('Terms of Service - Fairwheel')
  await expect.poll(scrollTop).toBe(900)
  await page.goForward()
  await expect(heading(page)).toHaveText('Contact')
  await expect.poll(scrollTop).toBe(0)
  await page.reload()
  await isReady(page)
  await page.goBack()
  await expect(heading(page)).toHaveText('Terms of Service')
  await expect.poll(scrollTop).toBe(900)
})

test('a page of text loads no React, and one on which something happens does', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const hasReact = () => scripts.some((url) => url.includes('/react-'))
  for (const { path } of ALL.filter(({ name }) => !isApp(name))) {
    await page.goto(path)
    await isReady(page)
    expect(hasReact(), path).toBe(false)
  }
  expect(scripts.length).toBeGreaterThan(0)
  await page.goto('/contact')
  await isReady(page)
  expect(hasReact()).toBe(true)
})

test('what is bundled is named with its licenses, a press away and kept for offline use', async ({
  page,
  request,
  messages,
}) => {
  // A text names no icon, so the browser asks for one where there is none.
  messages.allow(/Failed to load resource.*404/)
  await page.goto('/about')
  await isReady(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Open Source Licenses' }).click()
  await expect(page).toHaveURL('/licenses.txt')
  const text = (await page.locator('body').textContent()) ?? ''
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  // What they bring along, and what the worker is made of, too.
  for (const name of [...Object.keys(dependencies), 'scheduler', 'workbox-precaching']) {
    expect(text, name).toContain(`\n${name} `)
  }
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).toContain('©')
  const [, ...parts] = text.split(/^-{72}$/m)
  for (const part of parts) expect(part.length, part).toBeGreaterThan(400)
  expect(await (await request.get('/sw.js')).text()).toContain('licenses.txt')
})

test('a page is found at its address with a slash at the end, and stays at the one without', async ({
  page,
}) => {
  for (const { path, title } of ALL) {
    await page.goto(`${path}/?from=mail#content`)
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveURL(`${path}?from=mail#content`)
  }
  await page.goto('/about/')
  const current = page.locator('[aria-current="page"]:not([hreflang])')
  await expect(current).toHaveAttribute('href', '/about')
})

test('an address that is none shows the wheel @route.unknown', async ({ page, main }) => {
  for (const path of ['/nowhere', '/about/team', '/contact.php']) {
    await page.goto(path)
    await expect(main.spinButton).toBeVisible()
  }
})

test('each example opens as a wheel with its options @example.wheels @example.more @example.custom', async ({
  page,
  main,
}) => {
  await page.goto('/examples')
  const cards = page.getByRole('main').locator('li:has(h2)')
  await expect(cards).toHaveCount(8)
  await expect(cards.filter({ hasText: 'Contest Winner' })).toContainText('+2 more')
  await expect(page.getByText(/\+\d+ more/)).toHaveCount(1)
  const hrefs = await page
    .getByRole('link', { name: /^Try This Wheel/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs).toEqual(EXAMPLES.map(exampleHref))
  for (const [index, { name, options }] of EXAMPLES.entries()) {
    await page.goto(hrefs[index] ?? '')
    // Two neighbors may have as many options, so the list alone does not tell that the link is read.
    await expect.poll(async () => (await appState(page)).wheel.name).toBe(name)
    const { wheel } = await appState(page)
    expect(wheel.segments.map(({ text }) => text)).toEqual(options)
    await expect(main.options).toHaveCount(options.length)
  }
  await page.goto('/examples')
  await page.getByRole('link', { name: 'Create Custom Wheel' }).click()
  await expect(main.spinButton).toBeVisible()
})

test.describe('as they are written at build time', () => {
  test.use({ javaScriptEnabled: false })

  test('they hold their text, and nothing inline', async ({ page, request }) => {
    for (const { path, title } of ALL) {
      await page.goto(path)
      await expect(heading(page)).toHaveText(title)
      const text = await page.getByRole('main').textContent()
      expect(text?.length, path).toBeGreaterThan(500)
      const html = await (await request.get(path)).text()
      expect(html, `${path}: inline scripts and styles`).not.toMatch(
        /<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/,
      )
    }
  })

  test('the legal statements are there @page.legal', async ({ page }) => {
    for (const [path, statements] of [
      ['/terms', ['100 USD', '24 hours to 30 days', 'Delaware', 'for 30 days', 'arbitration']],
      ['/privacy-policy', ['Last updated', 'may show ads', 'may use analytics', 'COPPA']],
      ['/contact', ['24 hours', '30 days']],
    ] as const) {
      await page.goto(path)
      for (const statement of statements) {
        await expect(page.getByRole('main')).toContainText(statement)
      }
    }
  })

  test('every link, picture and script in them leads somewhere', async ({ page, request }) => {
    const seen = new Set<string>()
    for (const path of ['/', ...PATHS]) {
      await page.goto(path)
      const found = await page
        .locator('[href], [src]')
        .evaluateAll((elements) =>
          elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src')),
        )
      for (const link of found) if (link) seen.add(new URL(link, page.url()).href)
      const anchors = found.filter((link) => link?.startsWith('#'))
      for (const anchor of anchors) await expect(page.locator(anchor ?? '')).toHaveCount(1)
    }
    const { origin } = new URL(page.url())
    const internal = new Set(
      [...seen].filter((url) => url.startsWith(origin)).map((url) => url.split('#')[0] ?? ''),
    )
    expect(internal.size).toBeGreaterThan(30)
    for (const url of internal) {
      const { pathname } = new URL(url)
      const response = await request.get(url)
      expect(response.status(), url).toBe(200)
      // What is missing is answered with the main screen.
      const inEnglish = pathname.replace(IN_A_LANGUAGE, '')
      const isPage = inEnglish === '/' || PATHS.includes(inEnglish) || !!streamPageAt(inEnglish)
      expect(response.headers()['content-type']?.startsWith('text/html'), url).toBe(isPage)
    }
  })

  test('search engines and previews read the same table', async ({ request }) => {
    const text = async (path: string) => (await request.get(path)).text()
    const home = 'https://fairwheel.example'
    const sitemap = await text('/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    const english = listed.filter((url) => !IN_A_LANGUAGE.test(url?.slice(home.length) ?? ''))
    expect(english).toEqual(['/', ...PATHS].map((path) => home + path))
    expect(listed).toHaveLength(LANGUAGES.length * english.length)
    expect(await text('/robots.txt')).toContain(`Sitemap: ${home}/sitemap.xml`)
    for (const path of ['/', ...PATHS]) {
      const html = await text(path)
      expect(html).toContain(`<link rel="canonical" href="${home}${path}">`)
      expect(html).toContain(`<meta property="og:url" content="${home}${path}">`)
      expect(html).toContain(`<meta property="og:image" content="${home}/preview.png">`)
      expect(html.match(/<title>/g)).toHaveLength(1)
      expect(html.match(/name="description"/g)).toHaveLength(1)
    }
    const picture = await (await request.get('/preview.png')).body()
    // Width and height in the header of a PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  })
})

for (const [kind, width, fontSize] of [
  ['320 pixels', 320, '100%'],
  ['320 pixels with text of twice the size', 320, '200%'],
  ['a desk with text of twice the size', 1280, '200%'],
] as const) {
  test(`no page is scrolled sideways: ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    for (const path of PATHS) {
      await page.goto(path)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, fontSize)
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        if (scrollWidth <= clientWidth) return []
        return Array.from(document.querySelectorAll('body *'))
          .filter((element) => element.getBoundingClientRect().right > clientWidth)
          .map((element) => `${element.localName} ${element.textContent?.slice(0, 40)}`)
      })
      expect(tooWide, path).toEqual([])
    }
  })
}
