// A few screens compared with pictures in the repository, with tolerance for another machine's fonts. They show that a
// change of styles moved something that nobody looked at. `npm run screens` takes the pictures again.

import type { Page } from 'playwright/test'
import { radians } from '../../src/wheel/angle'
import { PALETTE } from '../../src/wheel/palette'
import { readStored, storedText } from '../../tests/store/stored'
import { expect, test } from '../support/fixtures'
import { savedText, storeText } from '../support/savedWheels'

const NAMES = ['Amelia', 'Oliver', 'Isla', 'George', 'Ava', 'Noah', 'Mia', 'Arthur']
const NOON = Date.UTC(2026, 0, 5, 12)

/** A wheel of eight names that has been spun four times. Show Last Result then shows the same winner every time. */
async function storeSpunWheel(page: Page): Promise<void> {
  const options = NAMES.map((text, index) => ({ text, color: PALETTE[index] ?? '' }))
  const stored = readStored(savedText(options))
  const { segments } = stored.wheel
  const history = [2, 5, 0, 3].flatMap((index, position) => {
    const winner = segments[index]
    if (!winner) return []
    return {
      id: `result${position}`,
      wheelId: stored.wheel.id,
      winner,
      spinDuration: 4000,
      order: 100 - position,
      timestamp: NOON - position * 60_000,
      // The middle of the winner's slice at the pointer.
      angle: radians((2 * Math.PI * (segments.length - index - 0.5)) / segments.length),
      isEliminationMode: false,
      isFinalWinner: false,
      remainingSegments: segments.length,
      chance: 1 / segments.length,
    }
  })
  const statistics = { totalSpins: 4, totalEliminations: 0, totalSpinTime: 16_000 }
  const wheel = { ...stored.wheel, name: 'Class 4B', history, statistics, createdAt: NOON }
  await storeText(page, storedText({ ...stored, wheel }))
}

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
      await expect(page).toHaveScreenshot(`${name}-first.png`)
      await storeSpunWheel(page)
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await main.isReady()
      await showWinner(page)
      await withoutGlow(page)
      await expect(page).toHaveScreenshot(`${name}-won.png`)
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
    await expect(page).toHaveScreenshot('projector-won.png')
  })
})

/** Its gradient would be most of each file. */
async function withoutGlow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#root > * { background-image: none !important }')
    document.adoptedStyleSheets.push(sheet)
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
