// Groups and orders from the list's menu.

import { describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { distinctOptions } from '../../../e2e/support/savedWheels'
import { wheelFile } from '../../../src/share/file'
import { createPayload } from '../../../src/share/payload'
import { readFile } from '../../../src/store/wheelFile'
import { axeFaults } from '../support/axe'
import { copiedText, emulateMedia, middle, replace, saved, usePhone } from '../support/device'
import { fingers } from '../support/fingers'
import { allowFullscreen } from '../support/fullscreen'
import { heardTexts } from '../support/heard'
import { press, type } from '../support/locators'
import { main } from '../support/main'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { app, open, state, storeWheel } from '../support/screen'

const groupsDialog = page.getByRole('dialog', { name: 'Make Groups' })
const orderDialog = page.getByRole('dialog', { name: 'Shuffle an Order' })
const groups = groupsDialog.getByRole('region', { name: /^Group \d+$/ })
const names = (count: number) => distinctOptions(count).map(({ text }) => text)

async function openGroups(): Promise<Locator> {
  await main.choose('Make Groups…')
  await expect.element(groupsDialog.getByRole('spinbutton')).toHaveFocus()
  return groupsDialog
}

async function openOrder(): Promise<Locator> {
  await main.choose('Shuffle an Order…')
  await expect.element(orderDialog).toBeVisible()
  return orderDialog
}

/** The names in each group. */
const drawnGroups = () =>
  groups
    .elements()
    .map((section) => [...section.querySelectorAll('li')].map((item) => item.textContent ?? ''))

const letters = () =>
  groups.first().evaluate((group) => Number.parseFloat(getComputedStyle(group).fontSize))

async function addPair(dialog: Locator, first: string, second: string, kind: string) {
  // The last one is blank, and another comes with the first letter.
  const pairs = dialog.getByRole('group', { name: /^Pair \d+$/ })
  const pair = pairs.nth((await pairs.all()).length - 1)
  await pair.getByRole('combobox', { name: 'Name', exact: true }).fill(first)
  await pair.getByRole('combobox', { name: 'Together or apart' }).selectOptions(kind)
  await pair.getByRole('combobox', { name: 'Another name' }).fill(second)
}

test('everyone who is here takes part, and whoever is absent is named until all are here @groups.here', async () => {
  storeWheel(distinctOptions(6))
  await open()
  const { actions } = app()
  const [one, two, three] = state().wheel.segments
  actions.setAbsent([one?.id ?? '', two?.id ?? ''], true)
  // Whoever was drawn in this round is here all the same.
  actions.pick([three?.id ?? ''])
  const dialog = await openGroups()
  await expect.element(dialog.getByRole('status')).toHaveText(/^4 of 6 take part\./)
  await expect.element(dialog.getByText('Absent today: A1 and A2.')).toBeVisible()
  await dialog.getByRole('button', { name: 'All Here' }).click()
  await expect.element(dialog.getByRole('status')).toHaveText(/^6 take part\./)
  await expect.element(dialog.getByText(/^Absent today/)).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Make Groups' })).toHaveFocus()
  await press('Enter')
  expect(drawnGroups().flat().toSorted()).toEqual(names(6))
})

test('what cannot be is said, and what was typed stays @groups.impossible', async () => {
  storeWheel([...distinctOptions(5), { text: 'A5', color: '#204060' }])
  await open()
  const dialog = await openGroups()
  const count = dialog.getByRole('spinbutton', { name: 'Groups' })
  await count.fill('7')
  await expect.element(dialog.getByText('Type a whole number from 1 to 6.')).toBeVisible()
  await press('Enter')
  await expect.element(groups).not.toBeInTheDocument()
  await count.fill('2')

  await addPair(dialog, 'A1', 'A2', 'Together')
  await addPair(dialog, 'A2', 'A1', 'Apart')
  await press('Enter')
  await expect
    .element(dialog.getByText('“A2” and “A1” are to be kept together and apart.'))
    .toBeVisible()
  expect(await axeFaults()).toEqual([])

  const second = dialog
    .getByRole('group', { name: 'Pair 2' })
    .getByRole('combobox', { name: 'Another name' })
  await second.fill('Nobody')
  await expect.element(dialog.getByText('are to be kept together and')).not.toBeInTheDocument()
  await press('Enter')
  const unknown = 'Pair 2: nobody who takes part is named “Nobody”.'
  await expect.element(dialog.getByText(unknown)).toBeVisible()
  await expect.element(second).toHaveFocus()
  await expect.element(second).toHaveAccessibleDescription(unknown)
  // It is seen too: the field is marked, and no other.
  expect(dialog.css('[aria-invalid="true"]').elements()).toEqual([second.element()])
  const note = dialog.getByText(unknown)
  expect(await note.evaluate((one) => getComputedStyle(one).color)).toBe(
    await second.evaluate((one) => getComputedStyle(one).borderTopColor),
  )
  await second.fill('A5')
  await press('Enter')
  await expect.element(dialog.getByText('2 on the list are named “A5”.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Remove pair 2' }).click()
  const firsts = dialog.getByRole('combobox', { name: 'Name', exact: true })
  await expect.element(firsts).toHaveLength(2)
  await expect.element(firsts.first()).toHaveValue('A1')
  await expect.element(firsts.last()).toHaveFocus()
  await press('Enter')
  await expect.element(groups).toHaveLength(2)
})

test('size, pairs and captains are kept with the wheel and in its file, and in no link @groups.kept', async () => {
  storeWheel(distinctOptions(8), { preset: 'instant' })
  await open()
  const dialog = await openGroups()
  await dialog.getByRole('radio', { name: 'Size' }).click()
  await addPair(dialog, 'A1', 'A2', 'Apart')
  await addPair(dialog, 'A3', 'A4', 'Together')
  await dialog.getByRole('switch', { name: 'Draw a Captain for Each Group' }).click()
  expect(await axeFaults()).toEqual([])
  await press('Escape')
  await open()
  expect(state().wheel.groups).toEqual({
    by: 'size',
    groups: 2,
    size: 4,
    hasCaptains: true,
    pairs: [
      { kind: 'apart', first: 'A1', second: 'A2' },
      { kind: 'together', first: 'A3', second: 'A4' },
    ],
  })
  const { wheel, settings } = state()
  const file = wheelFile(wheel, settings, 0)
  expect(readFile(file, () => 'x', 0).wheel.groups).toEqual(wheel.groups)
  expect(JSON.stringify(createPayload(wheel, settings, settings, 0))).not.toContain('together')

  // Who is absent has no pair today, and keeps it for tomorrow.
  app().actions.setAbsent([wheel.segments[1]?.id ?? ''], true)
  await openGroups()
  await expect.element(dialog.getByRole('radio', { name: 'Size' })).toBeChecked()
  await expect
    .element(dialog.getByText('Absent today: A2. Their pairs do not count.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Make Groups' }).click()
  await expect.element(groups).toHaveLength(2)
  for (const names of drawnGroups()) {
    expect(names.map((name) => name.endsWith('Captain'))).toEqual(names.map((_, at) => at === 0))
  }
  expect(await axeFaults()).toEqual([])
  expect(state().wheel.groups?.pairs).toHaveLength(2)
})

test('everyone gets one turn, revealed one by one, at once, or at once where motion is reduced @groups.order', async () => {
  storeWheel(distinctOptions(9))
  await open()
  const dialog = await openOrder()
  await expect.element(dialog.getByText('9 take part. Everyone gets one turn')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Shuffle', exact: true })).toHaveFocus()
  await press('Enter')
  const turns = dialog.getByRole('list', { name: 'The order' }).getByRole('listitem')
  await expect.element(turns.first()).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Show All' })).toHaveFocus()
  expect(turns.elements().length).toBeLessThan(9)
  await expect.element(dialog.getByText('Revealing…')).toBeVisible()
  // Nobody copies what the room has not seen.
  await expect.element(dialog.css('summary')).not.toBeInTheDocument()
  await press('Enter')
  await expect.element(turns).toHaveLength(9)
  await expect.element(dialog.getByText('9 names in random order.')).toBeVisible()
  await expect.element(dialog.css('summary')).toBeVisible()
  const numbered = turns.texts().flatMap((name, at) => [`${at + 1}`, name])
  expect((await heardTexts()).join('|')).toContain(numbered.join('|'))
  expect(turns.texts().toSorted()).toEqual(names(9).toSorted())
  expect(await axeFaults()).toEqual([])
  await press('Escape')

  await openOrder()
  // What is asked stands beside its answers.
  const [question, answers] = [dialog.css('legend'), dialog.css('label:has([type="radio"])')]
  const row = answers.first().box()
  expect(question.box().right).toBeLessThan(row.left)
  expect(question.box().bottom).toBeGreaterThan(row.top)
  await dialog.getByRole('radio', { name: 'All at Once' }).click()
  await press('Enter')
  await expect.element(turns.first()).toBeVisible()
  expect(turns.elements()).toHaveLength(9)
  await press('Escape')

  await openOrder()
  await dialog.getByRole('radio', { name: 'One by One' }).click()
  await emulateMedia({ reducedMotion: 'reduce' })
  await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Shuffle', exact: true }).click()
  await expect.element(turns.first()).toBeVisible()
  expect(turns.elements()).toHaveLength(9)
})

test('groups and orders are copied, saved and printed @groups.out', async () => {
  let prints = 0
  replace(window as Window, 'print', () => {
    prints += 1
  })
  storeWheel(distinctOptions(4), { preset: 'instant' })
  await open()
  const dialog = await openGroups()
  await press('Enter')
  await expect.element(groups).toHaveLength(2)
  const [first = [], second = []] = drawnGroups()
  const choose = async (item: string) => {
    await dialog.css('summary').filter({ hasText: 'Export' }).click()
    await dialog.getByRole('button', { name: item }).click()
  }
  const lines = ['Group 1', ...first, '', 'Group 2', ...second, '']
  await choose('Copy')
  await expect.element(main.toast('Copied the groups')).toBeVisible()
  expect(copiedText()).toBe(lines.join('\n'))

  const text = await saved(() => choose('Download Text'))
  expect(text.name).toMatch(/^My-Wheel-groups-\d{4}-\d\d-\d\d\.txt$/)
  expect(text.text).toBe(lines.join('\n'))
  const csv = await saved(() => choose('Download CSV'))
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(csv.bytes)).toBe(
    `\ufeff${['Group,Option', ...first.map((name) => `1,${name}`), ...second.map((name) => `2,${name}`)].map((row) => `${row}\r\n`).join('')}`,
  )
  await choose('Print')
  await expect.poll(() => prints).toBe(1)
  await emulateMedia({ media: 'print' })
  const sheet = page.css('body > section').filter({ has: page.css('table') })
  await expect.element(sheet.getByRole('row')).toHaveLength(5)
  await expect.element(dialog).not.toBeInTheDocument()
  await emulateMedia({ media: null })
  // The press that brings the page back takes the sheet away.
  await press('Shift')
  await expect.element(sheet).not.toBeInTheDocument()
})

describe('for a room', () => {
  test('groups fill the screen in large letters, page by page where there are many @groups.room', async () => {
    allowFullscreen()
    await page.viewport(1280, 720)
    storeWheel(distinctOptions(96), { preset: 'instant' })
    await open()
    const dialog = await openGroups()
    await type('12')
    await press('Enter')
    await dialog.getByRole('button', { name: 'Fullscreen' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Leave Fullscreen' })).toBeVisible()
    expect(dialog.box()).toMatchObject({ x: 0, y: 0, width: 1280, height: 720 })
    const inView = () =>
      groups
        .getByRole('listitem')
        .elements()
        .flatMap((item) => {
          const { left, right, top, bottom } = item.getBoundingClientRect()
          const isIn = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
          return isIn ? [item.textContent ?? ''] : []
        })
    expect(await letters()).toBeGreaterThanOrEqual(0.032 * 720 - 0.01)
    const first = await dialog.getByText(/^Page 1 of \d+$/).findElement()
    const pages = Number(/\d+$/.exec(first.textContent ?? ''))
    expect(pages).toBeGreaterThan(1)
    const seen = inView()
    const back = dialog.getByRole('button', { name: 'Previous Page' })
    const on = dialog.getByRole('button', { name: 'Next Page' })
    await expect.element(back).toHaveAttribute('aria-disabled', 'true')
    await on.click()
    await expect.element(dialog.getByText(`Page 2 of ${pages}`)).toBeVisible()
    await expect.element(back).toHaveAttribute('aria-disabled', 'false')
    await back.click()
    await expect.element(first).toHaveText(`Page 1 of ${pages}`)
    for (let number = 2; number <= pages; number += 1) {
      await press('PageDown')
      await expect.element(dialog.getByText(`Page ${number} of ${pages}`)).toBeVisible()
      seen.push(...inView())
    }
    await expect.element(on).toHaveAttribute('aria-disabled', 'true')
    await press('PageDown')
    expect(seen.toSorted()).toEqual(names(96).toSorted())
    // Where nobody moves, only the names are seen, and what the keyboard is on.
    const foot = dialog.getByRole('navigation').parent()
    const opacity = () => foot.evaluate((one) => getComputedStyle(one).opacity)
    const root = document.documentElement
    root.setAttribute('data-withdrawn', '')
    await expect.poll(opacity).toBe('0')
    root.setAttribute('data-tabbing', '')
    await expect.poll(opacity).toBe('1')
    root.removeAttribute('data-tabbing')
    root.removeAttribute('data-withdrawn')
    await press('PageUp')
    await expect.element(dialog.getByText(`Page ${pages - 1} of ${pages}`)).toBeVisible()
    expect(await axeFaults()).toEqual([])

    await dialog.getByRole('button', { name: 'Leave Fullscreen' }).click()
    await expect.element(dialog.getByText(/^Page/)).not.toBeInTheDocument()
    expect(groups.getByRole('listitem').elements()).toHaveLength(96)
    await dialog.getByRole('button', { name: 'Close' }).click()

    const order = await openOrder()
    await press('Enter')
    await order.getByRole('button', { name: 'Fullscreen' }).click()
    await expect.element(order.getByText(/^Page 1 of \d+$/)).toBeVisible()
    await press('ArrowRight')
    await expect.element(order.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await expect.element(order.getByRole('listitem').last()).toBeInViewport()
    await expect.element(order.getByRole('listitem').first()).not.toBeInViewport()
  })

  test('an order of many goes on to its next page from right to left too @groups.room', async () => {
    allowFullscreen()
    await page.viewport(1280, 720)
    document.documentElement.setAttribute('dir', 'rtl')
    storeWheel(distinctOptions(96), { preset: 'instant' })
    await open()
    const order = await openOrder()
    await press('Enter')
    await order.getByRole('button', { name: 'Fullscreen' }).click()
    const turns = order.getByRole('listitem')
    await expect.element(order.getByText(/^Page 1 of \d+$/)).toBeVisible()
    expect(turns.first().box().left, 'it begins on the right').toBeGreaterThan(640)
    await expect.element(turns.last()).not.toBeInViewport()
    await press('PageDown')
    await expect.element(order.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await expect.element(turns.last()).toBeInViewport()
    await expect.element(turns.first()).not.toBeInViewport()
  })

  test('groups of a few fill the screen on one page @groups.room', async () => {
    allowFullscreen()
    await page.viewport(1280, 720)
    storeWheel(distinctOptions(9), { preset: 'instant' })
    await open()
    const dialog = await openGroups()
    await type('3')
    await press('Enter')
    await dialog.getByRole('button', { name: 'Fullscreen' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Leave Fullscreen' })).toBeVisible()
    for (const name of names(9)) {
      await expect.element(dialog.getByText(name, { exact: true })).toBeInViewport({ ratio: 0.999 })
    }
    expect(await letters()).toBeGreaterThan(0.05 * 720)
    await expect.element(dialog.getByText(/^Page/)).not.toBeInTheDocument()
  })
})

describe('on a phone', () => {
  usePhone(320, 640)

  test('groups are made within 320 pixels @groups.phone', async () => {
    await emulateMedia({ colorScheme: 'dark' })
    storeWheel(distinctOptions(12), { preset: 'instant' })
    await open()
    await main.openOptions()
    const dialog = await openGroups()
    await addPair(dialog, 'A1', 'A2', 'Together')
    expectNoSidewaysScroll()
    expectNoClippedText()
    expect(await axeFaults()).toEqual([])
    await fingers.tap(middle(dialog.getByRole('button', { name: 'Make Groups' })))
    await expect.element(groups).toHaveLength(2)
    expectNoSidewaysScroll()
    expectNoClippedText()
    expect(await axeFaults()).toEqual([])
    for (const button of dialog.getByRole('button').all()) {
      expect(button.box().height).toBeGreaterThanOrEqual(44)
    }
  })
})
