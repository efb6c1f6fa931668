// Every view in two made-up languages, one with longer texts and one from right to left, in windows of every width and with
// text twice as large: nothing is cut off, lies over another or makes the page scroll sideways.

import type { Page } from 'playwright/test'
import { brokenControls } from '../../tests/support/layout'
import { clippedTexts, tooWideElements } from '../../tests/support/reflow'
import { expect } from '../support/fixtures'
import { test } from '../support/madeUp'
import { setClock } from '../support/relays'
import { NOON, storeSpunWheel, VIEWS } from '../support/views'

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]
const PAGES = ['/about', '/how-to-use', '/examples', '/contact', '/check', '/privacy-policy']

test.use({ reducedMotion: 'reduce' })
// In one worker, which builds once.
test.describe.configure({ mode: 'default' })

/** What is wrong with what is seen, in every window and with both sizes of text. */
async function faults(page: Page, windows = WINDOWS): Promise<string[]> {
  const found: string[] = []
  const session = await page.context().newCDPSession(page)
  for (const viewport of windows) {
    await page.setViewportSize(viewport)
    for (const percent of [100, 200]) {
      const fontSizes = { standard: (16 * percent) / 100 }
      await session.send('Page.setFontSizes', { fontSizes })
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      const here = await Promise.all([
        page.evaluate(tooWideElements).then((all) => all.slice(0, 3).map((one) => `wide: ${one}`)),
        page.evaluate(clippedTexts).then((all) => all.map((one) => `cut: ${one}`)),
        page.evaluate(brokenControls),
      ])
      found.push(...here.flat().map((one) => `${viewport.width}, ${percent} %: ${one}`))
    }
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  return found
}

for (const language of ['en-XA', 'en-XB']) {
  test.describe(`in ${language}`, { tag: '@soak' }, () => {
    test.use({ language })

    test.beforeEach(async ({ context }) => {
      // Without the line that leads to English.
      await context.addInitScript(() => {
        if (location.protocol === 'http:') localStorage.setItem('wheel_language', 'chosen')
      })
    })

    for (const windows of [WINDOWS.slice(0, 3), WINDOWS.slice(3)]) {
      const [first = { width: 0, height: 0 }] = windows
      for (const [view, open] of Object.entries(VIEWS)) {
        test(`nothing is cut off from a width of ${first.width} on: ${view}`, async ({
          page,
          main,
          context,
        }) => {
          await page.setViewportSize(first)
          await setClock(context, NOON)
          await storeSpunWheel(page)
          await main.open()
          await open(page, main)
          expect(await faults(page, windows)).toEqual([])
        })
      }
    }

    for (const path of PAGES) {
      test(`nothing is cut off: ${path}`, async ({ page }) => {
        await page.goto(path)
        expect(await faults(page)).toEqual([])
      })
    }
  })
}
