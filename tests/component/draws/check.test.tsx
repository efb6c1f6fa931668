// The page that checks draws, with records: picked, dropped, pasted; whole, changed, cut off and no record at all.

import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { end } from '../../../src/raffle/model/raffle'
import type { Entry } from '../../../src/raffle/model/record'
import { recordText } from '../../../src/raffle/model/recordOut'
import { announcementText, fingerprintOf } from '../../../src/raffle/proof/announcement'
import {
  announcementOf,
  provenRecord,
  SIGNATURE,
  signatureOf,
  signed,
} from '../../raffle/model/announced'
import { letters, missing, pressing, recordOf, smallRecord } from '../../raffle/model/draws'
import { cryptographicWords } from '../../spin/words'
import { axeFaults } from '../support/axe'
import { addStyles, choose, drop, emulateMedia, replace, replaceWorkers } from '../support/device'
import { openInfoPage } from '../support/infoPage'
import { press } from '../support/locators'
import { paste } from '../support/main'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { messages } from '../support/screen'

const verdict = page.getByRole('heading', { level: 2 }).first()
const drawn = page.getByRole('region', { name: 'What was drawn' })
const checks = page.getByRole('region', { name: 'What was checked' })
const not = page.getByRole('region', { name: 'What this does not show' })
/** The beginning of each record. */
const DRAW = '{"format":"fairwheel-draw"}'
const rows = (table: Locator) => table.css('tbody tr')

/** What the verdict says, of which a screen reader has a copy of its own. */
const found = (text: string) => page.getByText(text).last()

const open = () => openInfoPage('/check')

function pick(text: string, name = 'raffle.json'): Promise<void> {
  const file = new File([text], name, { type: 'application/json' })
  return choose(file, () => page.getByRole('button', { name: 'Choose a File' }).click())
}

test('a record is picked: each check in a sentence, what was drawn, and the fingerprints @draw.check', async () => {
  const entries = await smallRecord()
  await open()
  await pick(recordText(entries))
  await expect.element(verdict).toHaveText('This record is sound')
  const shifts = await watchShifts()
  // A screen reader says it.
  await expect.element(verdict).toHaveFocus()
  await expect.element(found('All 17 checks of its 5 entries have passed.')).toBeVisible()
  await expect.element(page.getByText('raffle.json')).toBeVisible()
  await expect.element(checks.getByRole('listitem')).toHaveLength(18)
  const chain = checks.getByRole('listitem').filter({ hasText: 'Chain' })
  await expect.element(chain).toHaveTextContent('Passed. Each of the 5 entries carries the hash')
  await expect.element(checks).toHaveTextContent('The list of 8 options matches its fingerprint')

  const matching = (...all: RegExp[]) => all.map((one) => expect.stringMatching(one))
  const prize = drawn.getByRole('table', { name: 'Prize 1' })
  await expect.poll(() => rows(prize).texts()).toEqual(matching(/^1\s*D\s*was a reserve/, /^2\s*B/))
  await expect
    .poll(() => rows(drawn.getByRole('table', { name: 'Prize 2' })).texts())
    .toEqual(matching(/^1\s*C/))
  const noShows = drawn.getByRole('table', { name: 'No-shows' })
  await expect
    .poll(() => rows(noShows).getByRole('cell').texts())
    .toEqual(['A Not here', 'Prize 1 place 1', 'D'])
  await expect.element(drawn).toHaveTextContent('7 of 8 options')
  await expect.element(drawn).toHaveTextContent('Europe/Berlin')
  const [begun] = entries
  await expect.element(drawn).toHaveTextContent(begun?.kind === 'begun' ? begun.listHash : 'none')
  await expect.element(not.getByRole('listitem')).toHaveLength(4)
  await expect
    .element(not)
    .toHaveTextContent('Whether those marked as not here or declined really were.')
  await expect.element(not.getByText(entries.at(-1)?.hash ?? 'none')).toBeVisible()
  expect(await shifts()).toBe(0)
})

test('a draw that is bound to a beacon says so, with its round and its fingerprint @proof.check', async () => {
  const choices = { texts: letters(8), prizes: [[2, 1], [1]] } as const
  const text = recordText(
    await provenRecord(choices, signed(), pressing('all'), missing(0, 0), end),
  )
  await open()
  await pick(text)
  await expect.element(verdict).toHaveText('This record is sound')
  const shifts = await watchShifts()
  await expect.element(found('All 22 checks of its 6 entries have passed.')).toBeVisible()
  await expect
    .element(checks)
    .toHaveTextContent('its signature matches the public key of the beacon')
  const shows = page.getByRole('region', { name: 'What this shows' })
  await expect
    .element(shows)
    .toHaveTextContent('the random number of round 1000 of the public beacon quicknet')
  const fingerprint = fingerprintOf(announcementText(announcementOf(choices)))
  await expect.element(not.getByText(fingerprint)).toBeVisible()
  await expect.element(not).toHaveTextContent('Whether the draw was announced before')
  await expect.element(drawn).toHaveTextContent(SIGNATURE)
  expect(await shifts()).toBe(0)
  expectNoSidewaysScroll()
  expect(await axeFaults()).toEqual([])
  await page.viewport(320, 640)
  expectNoSidewaysScroll()
  expectNoClippedText()

  await pick(text.replaceAll(SIGNATURE, signatureOf(1)))
  await expect.element(verdict).toHaveText('This record is not sound')
  await expect.element(checks).toHaveTextContent('Failed. The random number is not genuine')
  await pick(recordText(await smallRecord()))
  await expect.element(not).toHaveTextContent('the draw was not bound to a public beacon')
})

test('a changed record is told as one, and where it was changed, when it is dropped @draw.forged', async () => {
  const text = recordText(await smallRecord())
  await open()
  const forged = text.replace('"winner":1}', '"winner":5}')
  expect(forged).not.toBe(text)
  drop(new File([forged], 'forged.json'))
  await expect.element(verdict).toHaveText('This record is not sound')
  const first = checks.getByRole('listitem').first()
  await expect.element(first).toHaveTextContent('Hashes')
  await expect.element(first).toHaveTextContent('Failed. An entry was changed')
  await expect.element(first).toHaveTextContent('Found in entry 2.')
  await expect.element(drawn).toHaveTextContent('It has failed checks.')
  await expect.element(drawn.getByRole('button', { name: 'Print Results' })).not.toBeInTheDocument()

  drop(new File([text], 'a.json'), new File([text], 'b.json'))
  await expect.element(page.getByText('Those were 2 files. Drop one file at a time.')).toBeVisible()
  drop(new File([text], 'whole.json'))
  await expect.element(verdict).toHaveText('This record is sound')
  await expect.element(page.getByText('Those were 2 files')).not.toBeInTheDocument()
})

test('a record is pasted: into the field, or anywhere; one without an end may be cut off @draw.cut-off', async () => {
  const whole = await smallRecord()
  const text = recordText(whole.slice(0, -1))
  await open()
  const field = page.getByRole('textbox', { name: /^Link, or the text/ })
  paste(text, await field.findElement())
  await expect.element(verdict).toHaveText('This record is sound')
  await expect.element(found('The record has no end: the draw has not ended yet')).toBeVisible()
  await expect.element(field).toHaveValue('')
  paste(recordText(whole))
  await expect.element(found('All 17 checks of its 5 entries')).toBeVisible()
  paste('Hello')
  await expect.element(verdict).toHaveText('This record is sound')
  await field.fill('Hello')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect.element(page.getByText('This is not a draw: no link to one')).toBeVisible()
  await expect.element(verdict).toHaveText('This record is sound')
  await expect.element(field).toHaveValue('Hello')
})

test('what is no record, or of another version, is told as that @draw.no-record', async () => {
  await open()
  for (const [text, said] of [
    [DRAW, 'It is JSON, but not the record of a draw that Fairwheel saved.'],
    [DRAW.replace('}', ',"version":5}'), 'It was saved by another version of Fairwheel.'],
    [DRAW.replace('}', '['.repeat(2_000_000)), 'It is larger than the record of any draw.'],
    [DRAW.replace('}', ''), 'It is not JSON, as records are.'],
  ] as const) {
    await pick(text)
    await expect.element(found(said)).toBeVisible()
    await expect.element(verdict).toHaveText('This is not a record that can be checked')
    await expect.element(verdict).toHaveFocus()
  }
  for (const text of ['{"version":2}', '['.repeat(2_000_000)]) {
    await pick(text)
    await expect.element(verdict).toHaveText('This is not a draw that can be checked')
  }
  await pick('')
  await expect.element(page.getByText('This is not a draw: no link to one')).toBeVisible()
})

test('a page without HTTPS says that it cannot check @draw.insecure', async () => {
  // The address of a test is the machine's own, which counts as secure: its worker is made one of such a page.
  const without = "Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })"
  replaceWorkers((address) => script(`import '${script(without)}'; import '${address}'`))
  await open()
  await pick(recordText(await smallRecord()))
  await expect.element(verdict).toHaveText('The record could not be checked')
  await expect.element(found('begins with “https”')).toBeVisible()
})

test('a check whose worker is gone says that it did not work, and the next one works @draw.check-worker', async () => {
  messages.allow(/Failed to check a record|Failed to load resource/)
  const mend = replaceWorkers(() => '/gone.js')
  await open()
  const text = recordText(await smallRecord())
  await pick(text)
  await expect.element(verdict).toHaveText('The record could not be checked')
  await expect.element(found('Something went wrong. Reload the page')).toBeVisible()
  mend()
  await pick(text)
  await expect.element(verdict).toHaveText('This record is sound')
})

test('450 winners of 500 are checked and shown, 20 of a prize at first @draw.many', async () => {
  const entries = await recordOf(
    {
      texts: letters(500),
      prizes: [[400, 20], ...Array.from({ length: 50 }, (): [number] => [1])],
    },
    pressing('all', cryptographicWords(32)),
    end,
  )
  await open()
  await pick(recordText(entries))
  await expect.element(verdict).toHaveText('This record is sound')
  const first = drawn.getByRole('table', { name: 'Prize 1', exact: true })
  await expect.element(rows(first)).toHaveLength(20)
  const all = drawn.getByRole('button', { name: 'Show all 400' })
  await all.press('Enter')
  await expect.element(rows(first)).toHaveLength(400)
  const fewer = drawn.getByRole('button', { name: 'Show fewer' })
  await expect.element(fewer).toHaveFocus()
  await fewer.press('Enter')
  await expect.element(rows(first)).toHaveLength(20)
  await expect
    .element(drawn.getByRole('heading', { name: 'Prize 13 1 place' }))
    .not.toBeInTheDocument()
  await drawn.getByRole('button', { name: 'Show all 51 prizes' }).click()
  await expect.element(drawn.getByRole('heading', { name: 'Prize 51 1 place' })).toBeVisible()
})

test('the results are printed as a sheet in place of the page, which comes back @draw.sheet', async () => {
  let printed = ''
  let printedTitle = ''
  replace(window as Window, 'print', () => {
    printed = document.querySelector('body > section')?.textContent ?? ''
    printedTitle = document.title
  })
  const prizes = { texts: letters(9), prizes: [[2, 2], [1]], absent: [6] } as const
  const entries = await recordOf(prizes, pressing('all'), missing(0, 0), end)
  await open()
  await pick(recordText(entries))
  await drawn.getByRole('button', { name: 'Print Results' }).click()
  await expect.poll(() => printed).not.toBe('')
  for (const part of [
    'Raffle',
    'Prize 1',
    'was a reserve',
    'No-shows',
    'Not here',
    'Europe/Berlin',
    'Fairwheel 1.2.3',
    entries.at(-1)?.hash ?? 'none',
    `can be checked at ${new URL('/check', location.href)}`,
  ]) {
    expect(printed).toContain(part)
  }
  expect(printedTitle).toBe('Raffle')
  await emulateMedia({ media: 'print' })
  await expect.element(page.css('body > section')).toBeVisible()
  await expect.element(page.css('main')).not.toBeVisible()
  const sheet = page.css('body > section')
  await expect.element(sheet.getByRole('table')).toHaveLength(1)
  expect(sheet.css('thead th').texts()).toEqual(['Place', 'Name', 'Time'])
  expect(sheet.css('tbody th').texts()).toEqual([
    'Prize 1 2 places',
    'Reserves',
    'Prize 2 1 place',
    'No-shows',
  ])
  const breaks = sheet
    .css('tr')
    .elements()
    .map((row) => getComputedStyle(row).breakInside)
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
  for (const head of sheet.css('tbody tr:has(th)').elements()) {
    expect(getComputedStyle(head).breakAfter).toBe('avoid')
  }
  // Places and times end where their columns do, whatever their length; a fact stands beside its name.
  for (const row of sheet.css('tbody tr:has(td)').elements()) {
    const [place, name, time] = [...row.children].map(wordsOf) as [DOMRect, DOMRect, DOMRect]
    const box = row.getBoundingClientRect()
    const column = sheet.css('thead th').first().element()
    expect(Math.abs(place.right - wordsOf(column).right)).toBeLessThan(4)
    expect(time.right).toBeCloseTo(box.right, 0)
    expect(name.left - place.right).toBeGreaterThan(5)
    expect(name.left).toBeLessThan(box.left + box.width / 4)
  }
  for (const name of sheet.css('dt').elements()) {
    const [label, value] = [name, name.nextElementSibling as Element].map(wordsOf)
    expect(value?.left).toBeGreaterThan(label?.right ?? Number.POSITIVE_INFINITY)
    expect(value?.top).toBeCloseTo(label?.top ?? 0, 0)
  }
  for (const head of sheet.css('tbody th').elements()) {
    expect(wordsOf(head).left).toBeCloseTo(head.getBoundingClientRect().left, 0)
  }
  await emulateMedia({ media: 'screen' })
  await expect.element(verdict).toBeVisible()
  await press('Shift')
  await expect.element(page.css('body > section')).not.toBeInTheDocument()
  expect(document.title).toBe('Check a Draw - Fairwheel')
})

/** Where the words of an element are. */
function wordsOf(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, and all fits 320 pixels, also with large text: ${colorScheme} @draw.check-access`, async () => {
    await emulateMedia({ colorScheme })
    await open()
    const whole = await smallRecord()
    for (const entries of [whole, forge(whole)]) {
      await page.viewport(1280, 800)
      await pick(recordText(entries))
      await expect.element(verdict).toHaveFocus()
      expect(await axeFaults()).toEqual([])
      await page.viewport(320, 640)
      expectNoSidewaysScroll()
      addStyles(':root { font-size: 200% !important }')
      expectNoSidewaysScroll()
      expectNoClippedText()
      document.adoptedStyleSheets = []
    }
  })
}

/** Another time for the first press. */
function forge(entries: readonly Entry[]): readonly Entry[] {
  return entries.map((entry) => (entry.kind === 'drawn' ? { ...entry, at: entry.at + 1 } : entry))
}

/** The address of a script. */
function script(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
}

/** @returns the sum of all shifts of the layout since, also of those that follow an input */
async function watchShifts(): Promise<() => Promise<number>> {
  // The page's fonts are there, and now shown too.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  let sum = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value')
  })
  observer.observe({ type: 'layout-shift' })
  onTestFinished(() => observer.disconnect())
  return async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))
    return sum
  }
}
