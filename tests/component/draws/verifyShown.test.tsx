// How the page that checks draws shows what it found, on the screen and on paper, and what is copied of it.

import { expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { ROUND } from '../../../e2e/support/round'
import { proofText } from '../../../src/raffle/proof/proof'
import { raffle, raffleProof } from '../../pages/check/proofs'
import { answered } from '../support/clock'
import { themeColor } from '../support/colors'
import { copiedText, emulateMedia } from '../support/device'
import { heardTexts } from '../support/heard'
import {
  checks,
  chooseText,
  compare,
  fingerprint,
  forged,
  given,
  hashOfProof,
  openVerify,
  PROVEN,
  proof,
  region,
  text,
  verdict,
} from '../support/verifyPage'

const entryAt = (index = -1) => proof.announcement.entries[index] ?? 'none'

const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element) => getComputedStyle(element).getPropertyValue(name))

async function compareWith(what: string): Promise<void> {
  await given.fill(what)
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
}

test('what passed, what failed and what could not be told look different', async () => {
  const card = page.css('section[aria-labelledby="verdict"] > *')
  const look = async (mark: Locator) => ({
    shape: await mark.css('path').evaluate((path) => path.getAttribute('d')),
    color: await styleOf(mark, 'stroke'),
  })
  const edge = () => styleOf(card, 'border-inline-start-color')
  await openVerify(await hashOfProof())
  await expect.element(verdict).toHaveText(PROVEN)
  expect(await edge()).toBe(themeColor('win'))
  const passed = await look(card.css('svg'))
  expect(passed.color).toBe(themeColor('win'))
  const found = compare.getByRole('status').css('p')
  await compareWith(fingerprint)
  await expect.element(found).toHaveTextContent('It matches.')
  expect(await styleOf(found, 'background-color')).toBe(themeColor('win-ground'))
  await compareWith(fingerprint.slice(0, 16))
  await expect.element(found).toHaveTextContent('These are 16')
  const open = await look(found.css('svg'))
  expect(open.color).toBe(themeColor('soft'))
  await compareWith('0'.repeat(64))
  await expect.element(found).toHaveTextContent('It does not match')
  expect(await styleOf(found, 'color')).toBe(themeColor('error'))

  await chooseText(forged)
  await expect.element(verdict).toHaveText('This draw is not proven')
  expect(await edge()).toBe(themeColor('error'))
  const failed = await look(card.css('svg'))
  expect(failed.color).toBe(themeColor('error'))
  expect(new Set([passed, open, failed].map(({ shape }) => shape)).size).toBe(3)
  // What has failed is unfolded, and stands out among the checks.
  const names = (state: string) => checks.css(`li[data-state="${state}"] h3`)
  await expect.element(names('failed').first()).toBeVisible()
  expect(await styleOf(names('failed'), 'color')).toBe(themeColor('error'))
  expect(await styleOf(names('passed').first(), 'color')).toBe(themeColor('ink'))
})

test('the winner of a single prize stands out, several are numbered, and comparing is beside them', async () => {
  const many = raffle({
    prizes: [
      { name: 'Bicycle', places: 1, reserves: 0 },
      { name: 'Books', places: 4, reserves: 0 },
    ],
  })
  await page.viewport(1280, 800)
  await openVerify()
  await chooseText(proofText(raffleProof(many)))
  await expect.element(verdict).toHaveText(PROVEN)
  const won = region('Who won')
  const sizeOf = async (name: string) =>
    Number.parseFloat(await styleOf(won.getByRole('list', { name }).css('li').first(), 'font-size'))
  expect(await sizeOf('Bicycle')).toBeGreaterThan(1.5 * (await sizeOf('Books')))
  const [bicycle = [], books = []] = ['Bicycle', 'Books'].map((name) =>
    won.getByRole('list', { name }).getByRole('listitem').texts(),
  )
  expect(books).toHaveLength(4)
  const heard = (await heardTexts()).join('|')
  expect(heard).toContain(books.map((name, at) => `${at + 1}|${name}`).join('|'))
  expect(heard).not.toContain(`1|${bicycle[0]}|`)
  expect(compare.box().left).toBeGreaterThan(won.box().right)
  expect(compare.box().top).toBe(won.box().top)
  await page.viewport(390, 844)
  expect(compare.box().top).toBeGreaterThan(won.box().bottom)
})

test('a fingerprint is read in groups, and copied whole, which is said for a moment', async () => {
  await openVerify(await hashOfProof())
  await expect.element(verdict).toHaveText(PROVEN)
  const groups = region('The draw').css('code > span')
  expect(groups.texts()).toEqual(fingerprint.match(/.{8}/g))
  const lines = new Map<number, number>()
  for (const one of groups.elements()) {
    const { top } = one.getBoundingClientRect()
    lines.set(top, (lines.get(top) ?? 0) + 1)
  }
  expect([...lines.values()]).toEqual([4, 4])
  const copy = region('The draw').getByRole('button', { name: 'Copy: Fingerprint of this draw' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await copy.click()
  const said = region('The draw').getByRole('status')
  await expect.element(said).toHaveText('Copied')
  expect(copiedText()).toBe(fingerprint)
  vi.advanceTimersByTime(2500)
  await answered()
  await expect.element(said).toHaveText('Copied')
  vi.advanceTimersByTime(1000)
  await expect.element(said).toHaveText('')
})

test('a file that is held over the page is waited for, and the text of another page is not', async () => {
  await openVerify()
  const card = page.css('form > *').first()
  const hold = (type: string, kind: 'Files' | 'text', relatedTarget: EventTarget | null = null) => {
    const dataTransfer = new DataTransfer()
    if (kind === 'Files') dataTransfer.items.add(new File([text], 'a.json'))
    else dataTransfer.setData('text/plain', 'Hello')
    const event = new DragEvent(type, {
      dataTransfer,
      relatedTarget,
      bubbles: true,
      cancelable: true,
    })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  const waiting = page.getByText('Drop the file to check it')
  const before = await styleOf(card, 'outline-style')
  expect(hold('dragover', 'text')).toBe(false)
  await expect.element(waiting).not.toBeInTheDocument()
  expect(hold('dragover', 'Files')).toBe(true)
  await expect.element(waiting).toBeVisible()
  expect(await styleOf(card, 'outline-style')).not.toBe(before)
  // From one part of the page to another.
  hold('dragleave', 'Files', document.body)
  await answered()
  await expect.element(waiting).toBeVisible()
  hold('dragleave', 'Files')
  await expect.element(waiting).not.toBeInTheDocument()
  hold('dragover', 'Files')
  await expect.element(waiting).toBeVisible()
  expect(hold('drop', 'Files')).toBe(true)
  await expect.element(verdict).toHaveText(PROVEN)
  await expect.element(waiting).not.toBeInTheDocument()
})

test('the page itself on paper has the winners and what was compared, and nothing to press', async () => {
  await openVerify(await hashOfProof())
  await expect.element(verdict).toHaveText(PROVEN)
  await emulateMedia({ media: 'print' })
  const pressable = () =>
    page
      .css('main :is(button, input, textarea, select)')
      .elements()
      .filter((one) => one.checkVisibility())
      .map((one) => one.textContent || one.localName)
  expect(pressable()).toEqual([])
  await expect.element(page.getByText(entryAt(proof.results[0]?.winners[0])).last()).toBeVisible()
  await expect.element(region('The draw').css('code')).toBeVisible()
  await expect.element(checks.getByText('All 6 checks passed')).toBeVisible()
  await expect.element(page.getByText('Check it without this site')).not.toBeVisible()
  await expect.element(compare.getByRole('heading')).not.toBeInTheDocument()
  await emulateMedia({ media: 'screen' })
  await compareWith(fingerprint)
  await expect.element(compare).toHaveTextContent('It matches.')
  await emulateMedia({ media: 'print' })
  await expect.element(compare.getByText('It matches.')).toBeVisible()
  expect(pressable()).toEqual([])
})

test('of a text that is too long to lay out the beginning is shown, and all of it is copied', async () => {
  const entries = Array.from({ length: 4000 }, (_, index) => `Ticket ${index + 1}`)
  const show = { theme: 'classic', spinMs: 4000, colors: entries.map(() => '#ff6b6b') }
  const long = proofText(raffleProof(raffle({ entries, show })))
  await openVerify()
  await chooseText(long)
  await expect.element(verdict).toHaveText(PROVEN)
  await checks.getByText('All 6 checks passed').click()
  const first = checks.getByRole('listitem').first()
  await first.getByText('The mathematics', { exact: true }).click()
  const field = first.getByRole('textbox')
  await expect.element(field).toHaveValue(long.slice(0, 20_000))
  await expect.element(field).toHaveAttribute('readonly')
  const note = `The first 20,000 of ${long.length.toLocaleString('en')} characters.`
  await expect.element(first).toHaveTextContent(note)
  await first.getByRole('button', { name: /^Copy/ }).click()
  await expect.poll(copiedText).toBe(long)
  expect(long).toContain(ROUND.signature)
})
