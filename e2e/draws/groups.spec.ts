// Groups and orders from the list's menu.

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { appState } from '../support/appState'
import { axeFaults } from '../support/axe'
import { copiedText, watchClipboard } from '../support/clipboard'
import { expect, test } from '../support/fixtures'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { distinctOptions, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const groupsDialog = (page: Page) => page.getByRole('dialog', { name: 'Make Groups' })
const orderDialog = (page: Page) => page.getByRole('dialog', { name: 'Shuffle an Order' })
const groups = (dialog: Locator) => dialog.getByRole('region', { name: /^Group \d+$/ })
const names = (count: number) => distinctOptions(count).map(({ text }) => text)

async function openGroups(main: WheelPage): Promise<Locator> {
  await main.openMoreTools()
  await main.page.getByRole('button', { name: 'Make Groups…' }).click()
  const dialog = groupsDialog(main.page)
  await expect(dialog.getByRole('spinbutton')).toBeFocused()
  return dialog
}

async function openOrder(main: WheelPage): Promise<Locator> {
  await main.openMoreTools()
  await main.page.getByRole('button', { name: 'Shuffle an Order…' }).click()
  const dialog = orderDialog(main.page)
  await expect(dialog).toBeVisible()
  return dialog
}

/** The names in each group. */
function drawnGroups(dialog: Locator): Promise<string[][]> {
  return groups(dialog).evaluateAll((sections) =>
    sections.map((section) =>
      [...section.querySelectorAll('li')].map((item) => item.textContent ?? ''),
    ),
  )
}

async function addPair(dialog: Locator, first: string, second: string, kind: string) {
  await dialog.getByRole('button', { name: 'Add a Pair' }).click()
  const pair = dialog.getByRole('group', { name: /^Pair \d+$/ }).last()
  await pair.getByRole('combobox', { name: 'First option' }).fill(first)
  await pair.getByRole('combobox', { name: 'Together or apart' }).selectOption(kind)
  await pair.getByRole('combobox', { name: 'Second option' }).fill(second)
}

test('options that take part are drawn into groups by keyboard, within the pairs, again at one press @groups.make', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(8), { preset: 'instant' })
  await main.open()
  await page.keyboard.press('e')
  await main.spinButton.click()
  const active = async () =>
    (await appState(page)).wheel.segments.filter(({ eliminated }) => !eliminated)
  await expect.poll(async () => (await active()).length).toBe(7)
  const texts = (await active()).map(({ text }) => text)
  const [one = '', two = '', three = '', four = ''] = texts

  const dialog = await openGroups(main)
  await page.keyboard.type('3')
  await expect(
    dialog.getByText('7 of 8 options take part. 3 groups: 1 of 3 and 2 of 2.'),
  ).toBeVisible()
  await dialog.getByText('Keep Together or Apart').click()
  await addPair(dialog, one, two.toLowerCase(), 'together with')
  await addPair(dialog, three, four, 'apart from')
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')

  const again = dialog.getByRole('button', { name: 'Make New Groups' })
  await expect(again).toBeFocused()
  await expect(again).toHaveAccessibleDescription('3 groups: 1 of 3 and 2 of 2.')
  for (let times = 2; times < 12; times += 1) {
    const drawn = await drawnGroups(dialog)
    expect(drawn.map(({ length }) => length)).toEqual([3, 2, 2])
    expect(drawn.flat().toSorted()).toEqual(texts.toSorted())
    const groupOf = (text: string) => drawn.findIndex((group) => group.includes(text))
    expect(groupOf(one)).toBe(groupOf(two))
    expect(groupOf(three)).not.toBe(groupOf(four))
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`Drawn ${times} times.`)).toBeVisible()
  }
  expect(await axeFaults(page)).toEqual([])

  const before = await drawnGroups(dialog)
  await dialog.getByRole('button', { name: 'Change…' }).click()
  await expect(dialog.getByRole('spinbutton', { name: 'Groups' })).toBeFocused()
  await dialog.getByRole('radio', { name: 'Size' }).check()
  await dialog.getByRole('button', { name: 'Back to the Result' }).click()
  expect(await drawnGroups(dialog)).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openGroups(main)
  await expect(dialog.getByRole('combobox', { name: 'First option' })).toHaveCount(2)
})

test('what cannot be is said, and what was typed stays @groups.impossible', async ({
  page,
  main,
}) => {
  await storeWheel(page, [...distinctOptions(5), { text: 'A5', color: '#204060' }])
  await main.open()
  const dialog = await openGroups(main)
  const count = dialog.getByRole('spinbutton', { name: 'Groups' })
  await count.fill('7')
  await expect(dialog.getByText('Type a whole number from 1 to 6.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(groups(dialog)).toHaveCount(0)
  await count.fill('2')

  await dialog.getByText('Keep Together or Apart').click()
  await addPair(dialog, 'A1', 'A2', 'together with')
  await addPair(dialog, 'A2', 'A1', 'apart from')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('“A2” and “A1” are to be kept together and apart.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const second = dialog
    .getByRole('group', { name: 'Pair 2' })
    .getByRole('combobox', { name: 'Second option' })
  await second.fill('Nobody')
  await expect(dialog.getByText('are to be kept together and')).toBeHidden()
  await page.keyboard.press('Enter')
  const unknown = 'Pair 2: no option that takes part is named “Nobody”.'
  await expect(dialog.getByText(unknown)).toBeVisible()
  await expect(second).toBeFocused()
  await expect(second).toHaveAccessibleDescription(unknown)
  await second.fill('A5')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('2 options are named “A5”.')).toBeVisible()

  await dialog.getByRole('button', { name: 'Remove pair 2' }).click()
  await expect(dialog.getByRole('combobox', { name: 'First option' })).toBeFocused()
  await expect(dialog.getByRole('combobox', { name: 'First option' })).toHaveValue('A1')
  await page.keyboard.press('Enter')
  await expect(groups(dialog)).toHaveCount(2)
})

test('everyone gets one turn, revealed one by one, at once, or at once where motion is reduced @groups.order', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(9))
  await main.open()
  const dialog = await openOrder(main)
  await expect(dialog.getByText('9 options take part. Everyone gets one turn')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Shuffle', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const turns = dialog.getByRole('list', { name: 'The order' }).getByRole('listitem')
  await expect(turns.first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Show All' })).toBeFocused()
  expect(await turns.count()).toBeLessThan(9)
  await page.keyboard.press('Enter')
  await expect(turns).toHaveCount(9)
  await expect(dialog.getByText('9 options in random order.')).toBeVisible()
  expect((await turns.allTextContents()).toSorted()).toEqual(names(9).toSorted())
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')

  await openOrder(main)
  await dialog.getByRole('radio', { name: 'All at Once' }).check()
  await page.keyboard.press('Enter')
  await expect(turns.first()).toBeVisible()
  expect(await turns.count()).toBe(9)
  await page.keyboard.press('Escape')

  await openOrder(main)
  await dialog.getByRole('radio', { name: 'One by One' }).check()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Shuffle', exact: true }).click()
  await expect(turns.first()).toBeVisible()
  expect(await turns.count()).toBe(9)
})

test('groups and orders are copied, saved and printed @groups.out', async ({ page, main }) => {
  await page.addInitScript(() => {
    window.print = () => void Object.assign(window, { prints: 1 })
  })
  await watchClipboard(page)
  await storeWheel(page, distinctOptions(4), { preset: 'instant' })
  await main.open()
  const dialog = await openGroups(main)
  await page.keyboard.press('Enter')
  const [first = [], second = []] = await drawnGroups(dialog)
  const choose = async (item: string) => {
    await dialog.locator('summary', { hasText: 'Export' }).click()
    await dialog.getByRole('button', { name: item }).click()
  }
  const lines = ['Group 1', ...first, '', 'Group 2', ...second, '']
  await choose('Copy')
  await expect(main.toast('Copied the groups')).toBeVisible()
  expect(await copiedText(page)).toBe(lines.join('\n'))

  const saved = async (item: string) => {
    const arriving = page.waitForEvent('download')
    await choose(item)
    const file = await arriving
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  const text = await saved('Download Text')
  expect(text.name).toMatch(/^My-Wheel-groups-\d{4}-\d\d-\d\d\.txt$/)
  expect(text.text).toBe(lines.join('\n'))
  const csv = await saved('Download CSV')
  expect(csv.text).toBe(
    `\ufeff${['Group,Option', ...first.map((name) => `1,${name}`), ...second.map((name) => `2,${name}`)].map((row) => `${row}\r\n`).join('')}`,
  )
  await choose('Print')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'prints'))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('body > section').filter({ has: page.locator('table') })
  await expect(sheet.getByRole('row')).toHaveCount(5)
  await expect(dialog).toBeHidden()
})

test.describe('for a room', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('groups fill the screen in large letters, page by page where there are many @groups.room', async ({
    page,
    main,
  }) => {
    await storeWheel(page, distinctOptions(96), { preset: 'instant' })
    await main.open()
    const dialog = await openGroups(main)
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Fullscreen' }).click()
    await expect(dialog.getByRole('button', { name: 'Leave Fullscreen' })).toBeVisible()
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 720 })
    const inView = () =>
      groups(dialog)
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.flatMap((item) => {
            const { left, right, top, bottom } = item.getBoundingClientRect()
            const isIn = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
            return isIn ? [item.textContent ?? ''] : []
          }),
        )
    const letters = () =>
      groups(dialog)
        .first()
        .evaluate((group) => Number.parseFloat(getComputedStyle(group).fontSize))
    expect(await letters()).toBeGreaterThanOrEqual(0.032 * 720 - 0.01)
    const pages = Number(
      /\d+$/.exec((await dialog.getByText(/^Page 1 of \d+$/).textContent()) ?? ''),
    )
    expect(pages).toBeGreaterThan(1)
    const seen = await inView()
    for (let number = 2; number <= pages; number += 1) {
      await page.keyboard.press('PageDown')
      await expect(dialog.getByText(`Page ${number} of ${pages}`)).toBeVisible()
      seen.push(...(await inView()))
    }
    await page.keyboard.press('PageDown')
    expect(seen.toSorted()).toEqual(names(96).toSorted())
    await page.keyboard.press('PageUp')
    await expect(dialog.getByText(`Page ${pages - 1} of ${pages}`)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])

    await dialog.getByRole('button', { name: 'Leave Fullscreen' }).click()
    await expect(dialog.getByText(/^Page/)).toBeHidden()
    expect(await groups(dialog).getByRole('listitem').count()).toBe(96)
    await dialog.getByRole('button', { name: 'Close' }).click()

    const order = await openOrder(main)
    await page.keyboard.press('Enter')
    await order.getByRole('button', { name: 'Fullscreen' }).click()
    await expect(order.getByText(/^Page 1 of \d+$/)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(order.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await expect(order.getByRole('listitem').last()).toBeInViewport()
    await expect(order.getByRole('listitem').first()).not.toBeInViewport()
  })

  test('groups of a few fill the screen on one page @groups.room', async ({ page, main }) => {
    await storeWheel(page, distinctOptions(9), { preset: 'instant' })
    await main.open()
    const dialog = await openGroups(main)
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Fullscreen' }).click()
    await expect(dialog.getByRole('button', { name: 'Leave Fullscreen' })).toBeVisible()
    for (const name of names(9)) {
      await expect(dialog.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    }
    const letters = await groups(dialog)
      .first()
      .evaluate((group) => Number.parseFloat(getComputedStyle(group).fontSize))
    expect(letters).toBeGreaterThan(0.05 * 720)
    await expect(dialog.getByText(/^Page/)).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, colorScheme: 'dark' })

  test('groups are made within 320 pixels @groups.phone', async ({ page, main }) => {
    await storeWheel(page, distinctOptions(12), { preset: 'instant' })
    await main.open()
    await main.openOptions()
    const dialog = await openGroups(main)
    await dialog.getByText('Keep Together or Apart').tap()
    await addPair(dialog, 'A1', 'A2', 'together with')
    await expectNoSidewaysScroll(page)
    await expectNoClippedText(page)
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Make Groups' }).tap()
    await expect(groups(dialog)).toHaveCount(2)
    await expectNoSidewaysScroll(page)
    await expectNoClippedText(page)
    expect(await axeFaults(page)).toEqual([])
    for (const button of await dialog.getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  })
})
