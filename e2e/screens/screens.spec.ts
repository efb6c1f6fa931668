// The screens compared with pictures in the repository, which show that a change of styles moved something that nobody
// looked at. `npm run screens` takes the pictures again: look at those that have changed.

import type { Page } from 'playwright/test'
import { recordText } from '../../src/raffle/model/recordOut'
import { radians } from '../../src/wheel/angle'
import { PALETTE } from '../../src/wheel/palette'
import { smallRecord } from '../../tests/raffle/model/draws'
import { readStored, storedText } from '../../tests/store/stored'
import { showToast, withApp } from '../support/appState'
import { Desk } from '../support/desk'
import { expect, test } from '../support/fixtures'
import { setClock } from '../support/relays'
import { savedText, storeText } from '../support/savedWheels'
import { showSettings, unfoldSettings } from '../support/settingsBlock'
import type { WheelPage } from '../support/wheelPage'

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

/** What is seen of the page once it was opened, with the wheel of eight names. */
const VIEWS: Record<string, (page: Page, main: WheelPage) => Promise<unknown>> = {
  async options(page, main) {
    await main.openPanel('Options')
    await withApp(page, ({ actions, store }) => {
      const [amelia, oliver] = store.getState().wheel.segments
      actions.setAbsent([amelia?.id ?? ''], true)
      actions.changeSettings((settings) => ({ ...settings, weightsCount: true, showOdds: true }))
      actions.setWeight(oliver?.id ?? '', 2.5)
    })
    await main.options.nth(3).hover({ position: { x: 70, y: 12 } })
  },
  async selected(_page, main) {
    await main.openPanel('Options')
    await main.choose('Select Several')
    await main.options.first().click({ position: { x: 70, y: 12 } })
  },
  async eliminated(page, main) {
    await withApp(page, ({ actions }) => actions.chooseMode('elimination'))
    await main.spinButton.click()
    await expect(main.moment.getByRole('heading', { name: 'Eliminated!' })).toBeVisible()
    if (await page.getByRole('tab').first().isVisible()) await main.openPanel('Options')
  },
  async 'edit-list'(_page, main) {
    await main.openPanel('Options')
    await main.openMoreTools()
  },
  async 'edit-text'(_page, main) {
    await main.openPanel('Options')
    await main.choose('Edit as Text')
  },
  async modes(_page, main) {
    await main.openPanel('Options')
    await main.openModes()
  },
  async draws(_page, main) {
    await main.openPanel('Options')
    await main.openDrawMenu()
  },
  'start-from': (_page, main) => main.openTemplates(),
  menu: (_page, main) => main.openMainMenu(),
  results: (_page, main) => main.openPanel('Results'),
  async statistics(page, main) {
    await main.openPanel('Results')
    await page.getByText('Statistics', { exact: true }).click()
  },
  async settings(page) {
    await showSettings(page)
    await unfoldSettings(page)
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 2400 })
  },
  share: (page) => withApp(page, ({ actions }) => actions.openDialog('share')),
  help: (page) => withApp(page, ({ actions }) => actions.openDialog('help')),
  library: (page) => withApp(page, ({ actions }) => actions.openDialog('library')),
  async groups(_page, main) {
    await main.openPanel('Options')
    await main.choose('Make Groups…')
  },
  async import(_page, main) {
    await main.paste('Name\tTickets\nZoe\t3\nYusuf\t1\nZoe\t2')
    await expect(main.importButton).toBeVisible()
  },
  async toasts(page) {
    for (const kind of ['info', 'success', 'warning', 'error'] as const) {
      await showToast(page, `This is ${kind}.`, kind, {
        isLasting: true,
        detail: 'What stands below it is longer, so that it takes more than one line on a phone.',
      })
    }
  },
  async 'draw-set-up'(page, main) {
    await main.openPanel('Options')
    const desk = new Desk(page)
    await desk.open()
    await main.paste('3x Mug\nBook', desk.name(1))
  },
  async draw(page, main) {
    await main.openPanel('Options')
    const desk = new Desk(page)
    await desk.beginWith(['Mug', 2], ['Book', 1, 1])
    await desk.drawRest()
    await expect(desk.cards).toHaveCount(2)
  },
}

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

    for (const [view, open] of Object.entries(VIEWS)) {
      test(`this looks as it did: ${view}`, async ({ page, main }) => {
        await storeSpunWheel(page)
        await main.open()
        await withoutGlow(page, STILL)
        await page.mouse.move(0, 0)
        await open(page, main)
        // A link has the time when it was made, and the server's port.
        const link = page.getByText('127.0.0.1')
        const code = page.getByRole('button', { name: /^QR code/ }).locator('svg')
        const mask = [code, link, page.locator('input[readonly]')]
        await expect(page).toHaveScreenshot([name, `${view}.png`], { mask })
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

/** What moved a moment ago is drawn a little differently. The wheel has pictures of its own. */
const STILL = `
  [data-wheel] { opacity: 0 !important }
  *, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }`

/** Its gradient would be most of each file. */
async function withoutGlow(page: Page, also = ''): Promise<void> {
  await page.evaluate((also) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`body, #root > * { background-image: none !important } ${also}`)
    document.adoptedStyleSheets.push(sheet)
  }, also)
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
