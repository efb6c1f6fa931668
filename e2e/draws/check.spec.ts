// The page that checks records of draws: picked, dropped, pasted; whole, changed, cut off and no record at all.

import type { Locator, Page } from 'playwright/test'
import { end, markNoShow, press } from '../../src/raffle/model/raffle'
import type { RaffleState } from '../../src/raffle/model/raffleState'
import type { Entry, Scope } from '../../src/raffle/model/record'
import { recordText } from '../../src/raffle/model/recordOut'
import { announcementText, fingerprintOf } from '../../src/raffle/proof/announcement'
import {
  announcementOf,
  provenRecord,
  SIGNATURE,
  signatureOf,
  signed,
} from '../../tests/raffle/model/announced'
import { letters, recordOf } from '../../tests/raffle/model/draws'
import { cryptographicWords, wordsInOrder } from '../../tests/spin/words'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { allowNoAnswer, firstVisit, test as siteTest } from '../support/siteTest'

const zeros = wordsInOrder(32, [])
const pressing =
  (scope: Scope, source = zeros) =>
  (state: RaffleState) =>
    press(state, scope, source)
const gone = (place: number) => (state: RaffleState) =>
  markNoShow(state, { prize: 0, place }, 'notHere', zeros)

/** Eight letters, two prizes; D and B have the first in the end, C the second. */
const raffle = () =>
  recordOf({ texts: letters(8), prizes: [[2, 1], [1]], absent: [6] }, pressing('all'), gone(0), end)

const verdict = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const drawn = (page: Page) => page.getByRole('region', { name: 'What was drawn' })
const checks = (page: Page) => page.getByRole('region', { name: 'What was checked' })
const rows = (table: Locator) => table.locator('tbody tr')

async function open(page: Page): Promise<void> {
  await page.goto('/check')
  await page.waitForLoadState('networkidle')
}

async function pick(page: Page, text: string, name = 'raffle.json'): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a Record' }).click()
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  await (await choosing).setFiles([file])
}

test('a record is picked: each check in a sentence, what was drawn, and the fingerprints @draw.check', async ({
  page,
}) => {
  const entries = await raffle()
  await open(page)
  await watchShifts(page)
  await pick(page, recordText(entries))
  await expect(verdict(page)).toHaveText('This record is sound')
  // A screen reader says it.
  await expect(verdict(page)).toBeFocused()
  await expect(page.getByText('All 17 checks of its 5 entries have passed.')).toBeVisible()
  await expect(page.getByText('raffle.json')).toBeVisible()
  await expect(checks(page).getByRole('listitem')).toHaveCount(18)
  const chain = checks(page).getByRole('listitem').filter({ hasText: 'Chain' })
  await expect(chain).toContainText('Passed. Each of the 5 entries carries the hash')
  await expect(checks(page)).toContainText('The list of 8 options matches its fingerprint')

  const prize = drawn(page).getByRole('table', { name: 'Prize 1' })
  await expect(rows(prize)).toHaveText([/^1\s*D\s*was a reserve/, /^2\s*B/])
  await expect(rows(drawn(page).getByRole('table', { name: 'Prize 2' }))).toHaveText([/^1\s*C/])
  const noShows = drawn(page).getByRole('table', { name: 'No-shows' })
  await expect(rows(noShows).getByRole('cell')).toHaveText(['A Not here', 'Prize 1 place 1', 'D'])
  await expect(drawn(page)).toContainText('7 of 8 options')
  await expect(drawn(page)).toContainText('Europe/Berlin')
  const [begun] = entries
  await expect(drawn(page)).toContainText(begun?.kind === 'begun' ? begun.listHash : 'none')
  const not = page.getByRole('region', { name: 'What this does not show' })
  await expect(not.getByRole('listitem')).toHaveCount(4)
  await expect(not).toContainText('Whether those marked as not here or declined really were.')
  await expect(not.getByText(entries.at(-1)?.hash ?? 'none')).toBeVisible()
  expect(await shifts(page)).toBe(0)
})

test('a draw that is bound to a beacon says so, with its round and its fingerprint @proof.check', async ({
  page,
}) => {
  const choices = { texts: letters(8), prizes: [[2, 1], [1]] } as const
  const text = recordText(await provenRecord(choices, signed(), pressing('all'), gone(0), end))
  await open(page)
  await watchShifts(page)
  await pick(page, text)
  await expect(verdict(page)).toHaveText('This record is sound')
  await expect(page.getByText('All 22 checks of its 6 entries have passed.')).toBeVisible()
  await expect(checks(page)).toContainText('its signature matches the public key of the beacon')
  const shows = page.getByRole('region', { name: 'What this shows' })
  await expect(shows).toContainText('the random number of round 1000 of the public beacon quicknet')
  const fingerprint = fingerprintOf(announcementText(announcementOf(choices)))
  const not = page.getByRole('region', { name: 'What this does not show' })
  await expect(not.getByText(fingerprint)).toBeVisible()
  await expect(not).toContainText('Whether the draw was announced before')
  await expect(drawn(page)).toContainText(SIGNATURE)
  expect(await shifts(page)).toBe(0)
  await expectNoSidewaysScroll(page)
  expect(await axeFaults(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectNoClippedText(page)

  await pick(page, text.replaceAll(SIGNATURE, signatureOf(1)))
  await expect(verdict(page)).toHaveText('This record is not sound')
  await expect(checks(page)).toContainText('Failed. The random number is not genuine')
  await pick(page, recordText(await raffle()))
  await expect(not).toContainText('the draw was not bound to a public beacon')
})

test('a changed record is told as one, and where it was changed, when it is dropped @draw.forged', async ({
  page,
  main,
}) => {
  const text = recordText(await raffle())
  await open(page)
  const forged = text.replace('"winner":1}', '"winner":5}')
  expect(forged).not.toBe(text)
  await main.drop([{ name: 'forged.json', content: forged }])
  await expect(verdict(page)).toHaveText('This record is not sound')
  const first = checks(page).getByRole('listitem').first()
  await expect(first).toContainText('Hashes')
  await expect(first).toContainText('Failed. An entry was changed')
  await expect(first).toContainText('Found in entry 2.')
  await expect(drawn(page)).toContainText('It has failed checks.')
  await expect(drawn(page).getByRole('button', { name: 'Print Results' })).toBeHidden()

  await main.drop([
    { name: 'a.json', content: text },
    { name: 'b.json', content: text },
  ])
  await expect(page.getByText('Those were 2 files. Drop one record at a time.')).toBeVisible()
  await main.drop([{ name: 'whole.json', content: text }])
  await expect(verdict(page)).toHaveText('This record is sound')
  await expect(page.getByText('Those were 2 files')).toBeHidden()
})

test('a record is pasted: into the field, or anywhere; one without an end may be cut off @draw.cut-off', async ({
  page,
  main,
}) => {
  const whole = await raffle()
  const text = recordText(whole.slice(0, -1))
  await open(page)
  const field = page.getByRole('textbox', { name: 'Or paste its text here' })
  await main.paste(text, field)
  await expect(verdict(page)).toHaveText('This record is sound')
  await expect(page.getByText('The record has no end: the draw has not ended yet')).toBeVisible()
  await expect(field).toHaveValue('')
  await main.paste(recordText(whole))
  await expect(page.getByText('All 17 checks of its 5 entries')).toBeVisible()
  await main.paste('Hello')
  await expect(verdict(page)).toHaveText('This record is sound')
  await field.fill('Hello')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(verdict(page)).toHaveText('This is not a record that can be checked')
  await expect(page.getByText('It is not JSON, as records are.')).toBeVisible()
  await expect(field).toHaveValue('Hello')
})

test('what is no record, or of another version, is told as that @draw.no-record', async ({
  page,
}) => {
  await open(page)
  for (const [text, said] of [
    ['{"version":2}', 'It is JSON, but not the record of a draw that Fairwheel saved.'],
    ['{"format":"fairwheel-draw","version":4}', 'It was saved by another version of Fairwheel.'],
    ['['.repeat(2_000_000), 'It is larger than the record of any draw.'],
    ['', 'It is not JSON, as records are.'],
  ] as const) {
    await pick(page, text)
    await expect(page.getByText(said)).toBeVisible()
    await expect(verdict(page)).toBeFocused()
  }
})

test('a page without HTTPS says that it cannot check @draw.insecure', async ({ page }) => {
  // The address of a test is the machine's own, which counts as secure: its worker is made one of such a page.
  await page.route('**/record.worker-*.js', async (route) => {
    const response = await route.fetch()
    const without = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });"
    await route.fulfill({ response, body: without + (await response.text()) })
  })
  await open(page)
  await pick(page, recordText(await raffle()))
  await expect(verdict(page)).toHaveText('The record could not be checked')
  await expect(page.getByText('begins with “https”')).toBeVisible()
})

test('a check whose worker is gone says that it did not work, and the next one works @draw.check-worker', async ({
  page,
  messages,
}) => {
  messages.allow(/Failed to check a record|Failed to load resource/)
  await page.route('**/record.worker-*.js', (route) => route.abort())
  await open(page)
  const text = recordText(await raffle())
  await pick(page, text)
  await expect(verdict(page)).toHaveText('The record could not be checked')
  await expect(page.getByText('Something went wrong. Reload the page')).toBeVisible()
  await page.unroute('**/record.worker-*.js')
  await pick(page, text)
  await expect(verdict(page)).toHaveText('This record is sound')
})

test('450 winners of 500 are checked and shown, 20 of a prize at first @draw.many', async ({
  page,
}) => {
  const entries = await recordOf(
    {
      texts: letters(500),
      prizes: [[400, 20], ...Array.from({ length: 50 }, (): [number] => [1])],
    },
    pressing('all', cryptographicWords(32)),
    end,
  )
  await open(page)
  await pick(page, recordText(entries))
  await expect(verdict(page)).toHaveText('This record is sound')
  const first = drawn(page).getByRole('table', { name: 'Prize 1', exact: true })
  await expect(rows(first)).toHaveCount(20)
  const all = drawn(page).getByRole('button', { name: 'Show all 400' })
  await all.press('Enter')
  await expect(rows(first)).toHaveCount(400)
  const fewer = drawn(page).getByRole('button', { name: 'Show fewer' })
  await expect(fewer).toBeFocused()
  await fewer.press('Enter')
  await expect(rows(first)).toHaveCount(20)
  await expect(drawn(page).getByRole('heading', { name: 'Prize 13 1 place' })).toBeHidden()
  await drawn(page).getByRole('button', { name: 'Show all 51 prizes' }).click()
  await expect(drawn(page).getByRole('heading', { name: 'Prize 51 1 place' })).toBeVisible()
})

test('the results are printed as a sheet in place of the page, which comes back @draw.sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const sheet = document.querySelector('body > section')
      Object.assign(window, { printed: sheet?.textContent, printedTitle: document.title })
    }
  })
  const entries = await raffle()
  await open(page)
  await pick(page, recordText(entries))
  await drawn(page).getByRole('button', { name: 'Print Results' }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBeTruthy()
  const text = String(await page.evaluate(() => Reflect.get(window, 'printed')))
  for (const part of [
    'Raffle',
    'Prize 1',
    'was a reserve',
    'No-shows',
    'Not here',
    'Europe/Berlin',
    'Fairwheel 1.2.3',
    entries.at(-1)?.hash ?? 'none',
    `can be checked at ${new URL('/check', page.url())}`,
  ]) {
    expect(text).toContain(part)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'printedTitle'))).toBe('Raffle')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body > section')).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(verdict(page)).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(page.locator('body > section')).toHaveCount(0)
  await expect(page).toHaveTitle('Check a Draw - Fairwheel')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, and all fits 320 pixels, also with large text: ${colorScheme} @draw.check-access`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await open(page)
    const whole = await raffle()
    for (const entries of [whole, forge(whole)]) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await pick(page, recordText(entries))
      await expect(verdict(page)).toBeFocused()
      expect(await axeFaults(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(':root { font-size: 200% !important }')
        document.adoptedStyleSheets = [sheet]
      })
      await expectNoSidewaysScroll(page)
      await expectNoClippedText(page)
      await page.evaluate(() => {
        document.adoptedStyleSheets = []
      })
    }
  })
}

test('by keyboard alone @draw.check-keyboard', async ({ page }) => {
  const buffer = Buffer.from(recordText(await raffle()))
  // From now on: a key is pressed as soon as it is asked for.
  page.on('filechooser', (chooser) =>
    chooser.setFiles([{ name: 'a.json', mimeType: 'application/json', buffer }]),
  )
  await open(page)
  const button = page.getByRole('button', { name: 'Choose a Record' })
  await button.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Or paste its text here' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // There is nothing to check yet.
  await expect(page.getByRole('textbox', { name: 'Or paste its text here' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(drawn(page).getByRole('button', { name: 'Print Results' })).toBeFocused()
})

siteTest.describe('without a network', () => {
  siteTest.use({ hasWorker: true })

  siteTest(
    'a record is checked and printed @draw.check-offline',
    async ({ page, site, messages }) => {
      allowNoAnswer(messages)
      await page.addInitScript(() => {
        window.print = () => Object.assign(window, { hasPrinted: true })
      })
      await firstVisit(page, '/check')
      await page.waitForFunction(() => 'isSynced' in window)
      await site.switchOff()
      await page.reload()
      await pick(page, recordText(await raffle()))
      await expect(verdict(page)).toHaveText('This record is sound')
      await drawn(page).getByRole('button', { name: 'Print Results' }).click()
      await page.waitForFunction(() => 'hasPrinted' in window)
      const bound = await provenRecord({ texts: letters(3), prizes: [[1]] }, signed())
      await pick(page, recordText(bound))
      await expect(page.getByText('All 14 checks of its 2 entries have passed.')).toBeVisible()
    },
  )
})

/** Another time for the first press. */
function forge(entries: readonly Entry[]): readonly Entry[] {
  return entries.map((entry) => (entry.kind === 'drawn' ? { ...entry, at: entry.at + 1 } : entry))
}

async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value })
      }
    }).observe({ type: 'layout-shift' })
  })
}

/** The sum of all shifts of the layout since, also of those that follow an input. */
async function shifts(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
  )
  return page.evaluate(() => Reflect.get(window, 'shifted'))
}
