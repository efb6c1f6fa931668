// Every view in two made-up languages, one with longer texts and one from right to left, in windows of every width and with
// text twice as large: nothing is cut off, lies over another or makes the page scroll sideways.

import type { Page } from 'playwright/test'
import { PAGES } from '../../scripts/vite/pageTable'
import { MADE_UP } from '../../src/languages/languages'
import { SPIN_DURATION } from '../../src/share/readPayload'
import { brokenLayout } from '../../tests/support/layout'
import { clippedTexts, tooWideElements } from '../../tests/support/reflow'
import { expect } from '../support/fixtures'
import { test as base } from '../support/madeUp'
import { setClock } from '../support/relays'
import { Site } from '../support/site'
import { NOON, openReplay, showStill, storeSpunWheel, VIEWS } from '../support/views'

/** Those that are offered can be tried too: `LANGUAGES=de,pl npm run e2e -- languages/layout`. */
const LANGUAGES = process.env.LANGUAGES?.split(',') ?? MADE_UP

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

const PICTURES = [
  ['options', { width: 1440, height: 900 }],
  ['draw-set-up', { width: 390, height: 844 }],
] as const

/** Once what follows the window has followed, and what moves has arrived. */
const MEASURE = `new Promise((done) => requestAnimationFrame(() => setTimeout(() => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime < Infinity) animation.finish()
  }
  done([
    ...(${tooWideElements})().slice(0, 3).map((one) => 'wide: ' + one),
    ...(${clippedTexts})().map((one) => 'cut: ' + one),
    ...(${brokenLayout})(),
  ])
})))`

const test = base.extend<object, { readonly shared: Site }>({
  // One for all: nothing changes it.
  shared: [
    async ({ madeUp }, use) => {
      const site = await Site.start(madeUp)
      await use(site)
      await site.end()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shared }, use) => {
    await use(shared.address)
  },
})

test.use({ reducedMotion: 'reduce' })
// In one worker, which builds once.
test.describe.configure({ mode: 'default' })

/** What is wrong with what is seen, in every window and with both sizes of text. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  const session = await page.context().newCDPSession(page)
  for (const percent of [100, 200]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } })
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport)
      const here = (await page.evaluate(MEASURE)) as string[]
      found.push(...here.map((one) => `${viewport.width}, ${percent} %: ${one}`))
    }
  }
  // The next test has the same page.
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  return found
}

const ALL_VIEWS: typeof VIEWS = {
  ...VIEWS,
  async presentation(page) {
    await page.keyboard.press('f')
    await expect(page.locator('[data-presenting]')).toBeAttached()
  },
  async 'replay-turning'(page, main) {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openReplay(page, SPIN_DURATION.max)
    await expect(main.spinningButton).toBeVisible()
  },
}

/** What is no fault: the first is the shadow of a wheel that fills the screen, the others two words and those that make them longer. */
const EXPECTED: Record<string, string> = {
  presentation: 'cut:',
  pictures: '[Çhööšê Phötöš öñê ţŵ]',
  'film-ready': '[Mákê Áñöthêr öñê ţ]',
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, { tag: '@soak' }, () => {
    test.use({ language })

    test.beforeEach(async ({ context }) => {
      // Without the line that leads to English.
      await context.addInitScript(() => {
        if (location.protocol === 'http:') localStorage.setItem('wheel_language', 'chosen')
      })
    })

    for (const [view, open] of Object.entries(ALL_VIEWS)) {
      test(`nothing is cut off or in the way: ${view}`, async ({ page, main, context }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await setClock(context, NOON)
        await storeSpunWheel(page)
        await main.open()
        await open(page, main)
        const found = await faults(page)
        const expected = EXPECTED[view]
        expect(found.filter((one) => !expected || !one.includes(expected))).toEqual([])
      })
    }

    // Of others there are no pictures here.
    for (const [view, viewport] of MADE_UP.includes(language) ? PICTURES : []) {
      test.describe(() => {
        test.use({ viewport })

        test(`this looks as it did: ${view}`, async ({ page, main, context }) => {
          await setClock(context, NOON)
          await showStill(page, main, view)
          await expect(page).toHaveScreenshot([language, `${view}.png`])
        })
      })
    }

    for (const { path } of PAGES) {
      test(`nothing is cut off or in the way: ${path}`, async ({ page }) => {
        await page.goto(path)
        expect(await faults(page)).toEqual([])
      })
    }
  })
}
