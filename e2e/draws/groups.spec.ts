// Groups from the list's menu, by keyboard.

import type { Locator, Page } from 'playwright/test'
import { appState, withApp } from '../support/appState'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { distinctOptions, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const groupsDialog = (page: Page) => page.getByRole('dialog', { name: 'Make Groups' })
const groups = (dialog: Locator) => dialog.getByRole('region', { name: /^Group \d+$/ })

async function openGroups(main: WheelPage): Promise<Locator> {
  await main.choose('Make Groups…')
  const dialog = groupsDialog(main.page)
  await expect(dialog.getByRole('spinbutton')).toBeFocused()
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
  // The last one is blank, and another comes with the first letter.
  const pairs = dialog.getByRole('group', { name: /^Pair \d+$/ })
  const pair = pairs.nth((await pairs.all()).length - 1)
  await pair.getByRole('combobox', { name: 'Name', exact: true }).fill(first)
  await pair.getByRole('combobox', { name: 'Together or apart' }).selectOption(kind)
  await pair.getByRole('combobox', { name: 'Another name' }).fill(second)
}

test('options that take part are drawn into groups by keyboard, within the pairs, again at one press @groups.make', async ({
  page,
  main,
}) => {
  await storeWheel(page, distinctOptions(8), { preset: 'instant' })
  await main.open()
  const options = (await appState(page)).wheel.segments
  await withApp(page, ({ actions, store }) => {
    actions.setAbsent([store.getState().wheel.segments[7]?.id ?? ''], true)
  })
  const texts = options.slice(0, 7).map(({ text }) => text)
  const [one = '', two = '', three = '', four = ''] = texts

  const dialog = await openGroups(main)
  await page.keyboard.type('3')
  await expect(dialog.getByText('7 of 8 take part. 3 groups: 1 of 3 and 2 of 2.')).toBeVisible()
  await addPair(dialog, one, two.toLowerCase(), 'Together')
  await addPair(dialog, three, four, 'Apart')
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
  await expect(dialog.getByRole('combobox', { name: 'Name', exact: true })).toHaveCount(3)
})
