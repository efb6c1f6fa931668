// Results and lists on their way out: copied, as files, on paper.

import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright/test'
import { optionText } from '../../src/wheel/segment'
import { cellsOf } from '../../tests/support/csv'
import { realLines } from '../../tests/support/realNames'
import { appState } from '../support/appState'
import { copiedText, watchClipboard } from '../support/clipboard'
import { expect, test } from '../support/fixtures'
import { fillResults } from '../support/keptResults'
import { distinctOptions, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'
import { watchPauses } from './pauses'

const LINES = realLines()
const TEXTS = LINES.flatMap((line) => optionText(line) ?? [])

const exportMenu = (page: Page, name: string) =>
  page.locator(`summary[aria-label="Export ${name}"]`)
const sheet = (page: Page) => page.locator('body > section').filter({ has: page.locator('table') })

async function download(page: Page, item: string): Promise<{ name: string; text: string }> {
  const arriving: Promise<Download> = page.waitForEvent('download')
  await page.getByRole('button', { name: item }).filter({ visible: true }).click()
  const file = await arriving
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

const saidOnWheel = async (main: WheelPage) =>
  (await appState(main.page)).wheel.segments.map(({ text, color, weight, eliminated = false }) => ({
    text,
    color,
    weight,
    eliminated,
  }))

async function spinOnce(main: WheelPage): Promise<void> {
  const spins = async () => (await appState(main.page)).wheel.statistics.totalSpins
  const before = await spins()
  await main.spinButton.click()
  await expect.poll(spins).toBe(before + 1)
}

/** In place of the print dialog. */
async function withoutPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () =>
      void Object.assign(window, { prints: Number(Reflect.get(window, 'prints') ?? 0) + 1 })
  })
}

async function printed(page: Page, times = 1): Promise<void> {
  const prints = () => page.evaluate(() => Reflect.get(window, 'prints'))
  // A busy machine takes long over 10,000 results.
  await expect.poll(prints, { timeout: 40_000 }).toBe(times)
}

test('10,000 names go in, one is drawn, and the file has all of them and reads as the same list @export.whole', {
  tag: '@soak',
}, async ({ page, main }) => {
  await storeWheel(page, distinctOptions(3), { preset: 'instant' })
  await main.open()
  await main.choose('Import')
  await main.paste(
    LINES.join('\n'),
    main.importDialog.getByRole('textbox', { name: 'Paste or type a list' }),
  )
  await main.importDialog.getByRole('radio', { name: 'Replace Them' }).check()
  await main.importButton.click()
  await expect(main.importDialog).toBeHidden()
  await page.keyboard.press('e')
  await spinOnce(main)
  await main.openMoreTools()
  const { name, text } = await download(page, 'Download CSV')
  expect(name).toMatch(/^My-Wheel-options-\d{4}-\d\d-\d\d\.csv$/)
  await expect(main.toast(`Saved ${TEXTS.length} options to a file`)).toBeVisible()

  const [header, ...rows] = cellsOf(text)
  expect(header).toEqual(['Option', 'Color', 'Weight', 'State'])
  const texts = rows.map(([cell = '']) => cell)
  expect(texts.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  expect(texts.map((cell) => cell.replace(/^'(?='*[=+\-@])/, '')).toSorted()).toEqual(
    TEXTS.toSorted(),
  )
  const before = await saidOnWheel(main)
  expect(before.filter(({ eliminated }) => eliminated)).toHaveLength(1)
  expect(rows.filter(([, , , state]) => state === 'Eliminated')).toHaveLength(1)

  await main.openMoreTools()
  await page.getByRole('button', { name: 'Shuffle', exact: true }).click()
  await main.drop([{ name, content: text }])
  await main.importDialog.getByRole('radio', { name: 'Replace Them' }).check()
  await main.importButton.click()
  await expect(main.importDialog).toBeHidden()
  expect(await saidOnWheel(main)).toEqual(before)
})

test('all of 10,000 kept results come out, and the page stays alive @export.all-results', {
  tag: '@soak',
}, async ({ page, main }) => {
  test.slow()
  await storeWheel(page, distinctOptions(5), { preset: 'instant' })
  await main.open()
  await main.choose('My Wheels')
  await expect(page.getByRole('dialog', { name: 'My Wheels' }).getByText('1 wheel')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(fillResults, 9994)
  for (let spin = 0; spin < 6; spin += 1) await spinOnce(main)
  await main.openPanel('Results')
  await main.results.getByRole('button', { name: /^All \d+ Results$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'All Results' })
  await expect(dialog.getByRole('status').first()).toHaveText('1–50 of 10000')
  await exportMenu(page, 'All Results').click()
  const longestSaving = await watchPauses(page)
  const { name, text } = await download(page, 'Download CSV')
  expect(name).toMatch(/^My-Wheel-results-\d{4}-\d\d-\d\d\.csv$/)
  await expect(main.toast('Saved 10,000 results to a file')).toBeVisible()
  expect(await longestSaving()).toBeLessThan(0.3)
  const [header, ...rows] = cellsOf(text)
  expect(header).toEqual(['No.', 'Of', 'Winner', 'Time', 'Drawn From', 'Mode', 'Spin ID'])
  expect(rows.map(([number]) => number)).toEqual(rows.map((_, index) => `${10_000 - index}`))
  expect(new Set(rows.map((row) => row[6])).size).toBe(10_000)
  expect(rows.at(-1)).toEqual(
    expect.arrayContaining(['1', '10000', 'Old 0', '3', 'Normal', 'old0']),
  )
  const times = rows.map(([, , , time = '']) => time)
  const isTime = /^\d{4}-\d\d-\d\dT[\d:]{8}[+-]\d\d:\d\d$/
  expect(times.filter((time) => !isTime.test(time))).toEqual([])

  await withoutPrintingNow(page)
  await exportMenu(page, 'All Results').click()
  const longestPrinting = await watchPauses(page)
  await dialog.getByRole('button', { name: 'Print' }).click()
  await printed(page)
  expect(await longestPrinting()).toBeLessThan(0.2)
  await expect(sheet(page).locator('tbody tr')).toHaveCount(10_000)
})

async function withoutPrintingNow(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => void Object.assign(window, { prints: 1 })
  })
}

test('a sheet has the results and nothing else, light on every paper, and goes when it is done @export.print', async ({
  page,
  main,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await withoutPrinting(page)
  await storeWheel(page, distinctOptions(8), { preset: 'instant' })
  await main.open()
  await page.keyboard.press('e')
  for (let spin = 0; spin < 6; spin += 1) await spinOnce(main)
  const title = await page.title()
  await main.openPanel('Results')
  await exportMenu(page, 'Recent Results').click()
  await main.results.getByRole('button', { name: 'Print' }).click()
  await printed(page)
  await expect(page).toHaveTitle(/^My-Wheel-results-\d{4}-\d\d-\d\d$/)
  await expect(sheet(page)).toBeHidden()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(sheet(page)).toBeVisible()
  await expect(main.spinButton).toBeHidden()
  await expect(sheet(page).getByRole('heading')).toHaveText('My Wheel')
  await expect(sheet(page).locator('p')).toHaveText(/^6 results, newest first · \w+ \d+, \d{4}/)
  await expect(sheet(page).getByRole('columnheader')).toHaveText([
    'No.',
    'Winner',
    'Time',
    'Drawn From',
  ])
  await expect(sheet(page).locator('tbody tr')).toHaveCount(6)
  await expect(sheet(page).locator('tbody tr').first()).toContainText(/^6A\d Eliminated/)
  const colors = await sheet(page).evaluate((element) => {
    const { color } = getComputedStyle(element)
    return [color, getComputedStyle(document.documentElement).colorScheme]
  })
  expect(colors).toEqual(['rgb(29, 26, 43)', 'light'])
  for (const format of ['A4', 'Letter'] as const) {
    const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(pages).toHaveLength(1)
  }

  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await main.results.getByRole('button', { name: /^All \d+ Results$/ }).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page).toHaveTitle(title)
  const dialog = page.getByRole('dialog', { name: 'All Results' })
  await exportMenu(page, 'All Results').click()
  await dialog.getByRole('button', { name: 'Print' }).click()
  await printed(page, 2)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeHidden()
  await expect(sheet(page).locator('tbody tr')).toHaveCount(6)
  await page.emulateMedia({ media: 'screen' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await spinOnce(main)
})

test('the list is copied, saved as text and printed @export.list', async ({ page, main }) => {
  await watchClipboard(page)
  await withoutPrinting(page)
  await storeWheel(page, distinctOptions(300))
  await main.open()
  const texts = distinctOptions(300).map(({ text }) => text)
  await main.openMoreTools()
  await page.getByRole('button', { name: 'Copy List' }).click()
  await expect(main.toast('Copied 300 options')).toBeVisible()
  expect((await copiedText(page)).split('\n')).toEqual(texts)
  await main.openMoreTools()
  const { name, text } = await download(page, 'Download Text')
  expect(name).toMatch(/^My-Wheel-options-.*\.txt$/)
  expect(text.trimEnd().split('\n')).toEqual(texts)
  await main.openMoreTools()
  await page.getByRole('button', { name: 'Print List' }).click()
  await printed(page)
  await page.emulateMedia({ media: 'print' })
  await expect(sheet(page).locator('tbody td:nth-child(2)')).toHaveText(texts)
  // Every page has the header again, which takes room of its own.
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
  expect(pages?.length).toBeGreaterThan(3)
  await page.emulateMedia({ media: 'screen' })
  // The list that was hidden meanwhile shows its rows again.
  await expect(main.option(1)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sheet(page)).toHaveCount(0)
})
