// The screens compared with pictures in the repository, which show that a change of styles moved something that nobody
// looked at. `npm run screens` takes the pictures again: look at those that have changed.

import type { Page } from 'playwright/test'
import { recordText } from '../../src/raffle/model/recordOut'
import { smallRecord } from '../../tests/raffle/model/draws'
import { expect, test } from '../support/fixtures'
import { setClock } from '../support/relays'
import {
  NOON,
  STILL,
  STREAM_VIEWS,
  showStill,
  storeSpunWheel,
  VIEWS,
  withoutGlow,
} from '../support/views'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const PROJECTOR = { width: 1920, height: 1080 }

test.use({ reducedMotion: 'reduce' })

for (const [name, viewport, colorScheme] of [
  ['desk-light', WIDE, 'light'],
  ['desk-dark', WIDE, 'dark'],
  ['phone-light', PHONE, 'light'],
  ['phone-dark', PHONE, 'dark'],
] as const) {
  test.describe(`on a screen of ${viewport.width} by ${viewport.height}, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test('the first visit and the winner look as they did', async ({ page, main }) => {
      await main.open()
      await withoutGlow(page)
      await expect(page).toHaveScreenshot(['first', `${name}.png`])
      await storeSpunWheel(page)
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await main.isReady()
      await showWinner(page)
      await withoutGlow(page)
      await expect(page).toHaveScreenshot(['won', `${name}.png`])
    })
  })
}

test.describe('on a projector', () => {
  test.use({ viewport: PROJECTOR, colorScheme: 'light' })

  test('a presentation with a winner looks as it did', async ({ page, main }) => {
    await storeSpunWheel(page)
    await main.open()
    await page.keyboard.press('f')
    await expect(page.locator('[data-presenting]')).toBeAttached()
    await page.keyboard.press('PageUp')
    await expect(main.moment).toBeVisible()
    await withoutGlow(page)
    await expect(page).toHaveScreenshot(['won', 'projector.png'])
  })
})

for (const [name, viewport, colorScheme] of [
  ['desk', WIDE, 'light'],
  ['phone', PHONE, 'dark'],
] as const) {
  test.describe(`on a screen of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, colorScheme })

    test.beforeEach(async ({ page, context }) => {
      await setClock(context, NOON)
      // Multiples of the numbers of options that are drawn from: always the first, and ids that differ.
      await page.addInitScript(() => {
        let count = 0
        crypto.getRandomValues = (words) => {
          if (words instanceof Uint32Array) words.set(words.map(() => 840 * ++count))
          return words
        }
      })
    })

    for (const view of Object.keys(VIEWS)) {
      test(`this looks as it did: ${view}`, async ({ page, main }) => {
        await showStill(page, main, view)
        // A link has the time when it was made, and the server's port.
        const written = page.getByText('127.0.0.1')
        const copied = page.locator('input[value*="127.0.0.1"]').filter({ visible: true })
        const code = page.getByRole('button', { name: /^QR code/ }).locator('svg')
        const mask = [code, written, copied]
        const folder = view in STREAM_VIEWS ? `${name}-stream` : name
        await expect(page).toHaveScreenshot([folder, `${view}.png`], { mask })
      })
    }

    for (const path of ['/about', '/how-to-use', '/contact', '/check', '/privacy-policy']) {
      test(`the page looks as it did: ${path}`, async ({ page }) => {
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        await withoutGlow(page)
        await expect(page).toHaveScreenshot([`${name}-pages`, `${path.slice(1)}.png`])
      })
    }

    test('a draw that was checked looks as it did', async ({ page }) => {
      await page.goto('/check')
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a File' }).click()
      const buffer = Buffer.from(recordText(await smallRecord()))
      await (await choosing).setFiles([{ name: 'a.json', mimeType: 'application/json', buffer }])
      await expect(page.getByRole('region', { name: 'What was drawn' })).toBeVisible()
      await withoutGlow(page, STILL)
      await expect(page).toHaveScreenshot([`${name}-pages`, 'checked.png'], { fullPage: true })
    })
  })
}

for (const language of ['de', 'ja', 'ar']) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test.beforeEach(async ({ page, context }) => {
      await setClock(context, NOON)
      // Without the line that leads to English.
      await page.addInitScript(() => {
        if (location.protocol === 'http:') localStorage.setItem('wheel_language', 'chosen')
      })
    })

    for (const [view, viewport, colorScheme] of [
      ['options', WIDE, 'light'],
      ['statistics', WIDE, 'dark'],
      ['settings', PHONE, 'light'],
      ['draw-set-up', PHONE, 'dark'],
    ] as const) {
      test.describe(() => {
        test.use({ viewport, colorScheme })

        test(`this looks as it did: ${view}`, async ({ page, main }) => {
          await showStill(page, main, view)
          await expect(page).toHaveScreenshot([language, `${view}.png`])
        })
      })
    }
  })
}

/** As a presentation does, and back again. */
async function showWinner(page: Page): Promise<void> {
  const presented = page.locator('[data-presenting]')
  await page.keyboard.press('f')
  await expect(presented).toBeAttached()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Escape')
  await expect(presented).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toBeVisible()
}
