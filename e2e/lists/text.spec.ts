// The whole list as one text, and the commands that tidy it.

import { appState, withApp } from '../support/appState'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { expectNoSidewaysScroll } from '../support/reflow'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const segmentsOf = async (main: WheelPage) => (await appState(main.page)).wheel.segments
const textsOf = async (main: WheelPage) => (await segmentsOf(main)).map(({ text }) => text)
const fieldOf = (main: WheelPage) => main.page.getByRole('textbox', { name: 'Options as text' })

async function openText(main: WheelPage, count = 4): Promise<void> {
  await storeWheel(main.page, distinctOptions(count), lasting(500))
  await main.open()
  await main.page.getByRole('button', { name: 'Edit as Text' }).click()
  await expect(fieldOf(main)).toBeFocused()
}

test('the list is edited as text: what is still the same keeps its color, and Undo brings it back @list.text', async ({
  page,
  main,
}) => {
  await openText(main)
  await expect(fieldOf(main)).toHaveValue('A1\nA2\nA3\nA4')
  expect(await axeFaults(page)).toEqual([])
  const before = await segmentsOf(main)
  await fieldOf(main).fill('A4\nA1\n\nNew\nA3')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(main.optionList).toBeVisible()
  const after = await segmentsOf(main)
  expect(after.map(({ text }) => text)).toEqual(['A4', 'A1', 'New', 'A3'])
  for (const text of ['A1', 'A3', 'A4']) {
    const find = (list: typeof before) => list.find((one) => one.text === text)
    expect(find(after)).toEqual(find(before))
  }
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  expect(await textsOf(main)).toEqual(['A1', 'A2', 'A3', 'A4'])
})

test('one press shows the text, the next one applies it and shows the list @list.text', async ({
  page,
  main,
}) => {
  await openText(main)
  const button = page.getByRole('button', { name: 'Edit as Text' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await fieldOf(main).fill('Only one')
  await button.click()
  // What cannot be applied stays to be mended.
  await expect(page.getByText('A wheel needs at least 2 options.')).toBeVisible()
  await expect(fieldOf(main)).toHaveValue('Only one')
  await fieldOf(main).fill('Ann\nBen')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(main.optionList).toBeVisible()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(await textsOf(main)).toEqual(['Ann', 'Ben'])
})

test('Ctrl+Enter applies and spins, and the text stays @list.text-spins', async ({
  page,
  main,
}) => {
  await openText(main)
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('Ann\nBen\nCem')
  await page.keyboard.press('Control+Enter')
  await expect(main.winnerHeading).toBeVisible()
  expect(['Ann', 'Ben', 'Cem']).toContain(await main.winner())
  await expect(fieldOf(main)).toHaveValue('Ann\nBen\nCem')
})

test('Escape leaves the list as it was, and gives back what was typed @list.text-kept', async ({
  page,
  main,
}) => {
  await openText(main)
  await fieldOf(main).fill('Ann\nBen')
  await page.keyboard.press('Escape')
  await expect(main.optionList).toBeVisible()
  expect(await textsOf(main)).toEqual(['A1', 'A2', 'A3', 'A4'])
  await page.getByRole('button', { name: 'Apply It' }).click()
  expect(await textsOf(main)).toEqual(['Ann', 'Ben'])
})

test('the text opens as often as its button is pressed, and a second press leaves it', async ({
  page,
  main,
}) => {
  await openText(main)
  const button = page.getByRole('button', { name: 'Edit as Text' })
  const presses = [() => button.click(), () => button.press('Enter'), () => button.press('Space')]
  for (const press of presses) {
    await press()
    await expect(main.optionList).toBeVisible()
    await press()
    await expect(fieldOf(main)).toBeFocused()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
})

test('a press elsewhere acts on the text as it stands @list.text-kept', async ({ page, main }) => {
  await openText(main)
  await fieldOf(main).fill('Ann\nBen')
  await main.newOption.fill('Cem')
  await main.newOption.press('Enter')
  expect(await textsOf(main)).toEqual(['Ann', 'Ben', 'Cem'])
  await expect(fieldOf(main)).toHaveValue('Ann\nBen\nCem')
  await fieldOf(main).fill('Only one')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('A wheel needs at least 2 options.')).toBeVisible()
  await expect(fieldOf(main)).toHaveValue('Only one')
  expect(await textsOf(main)).toEqual(['Ann', 'Ben', 'Cem'])
})

test('a change from elsewhere shows in the text, or is said beside what was typed @list.text-meanwhile', async ({
  page,
  main,
}) => {
  await openText(main)
  await withApp(page, (app) => void app.actions.addOption('Fig'))
  await expect(fieldOf(main)).toHaveValue('A1\nA2\nA3\nA4\nFig')
  await fieldOf(main).fill('A1\nMine')
  await withApp(page, (app) => void app.actions.addOption('Plum'))
  await expect(page.getByText('The list was changed elsewhere meanwhile.')).toBeVisible()
  await expect(fieldOf(main)).toHaveValue('A1\nMine')
})

test('a phone has room for the text @list.text', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await storeWheel(page, distinctOptions(4))
  await page.goto('/')
  await page.getByRole('button', { name: /Options$/, expanded: false }).click()
  await page.getByRole('button', { name: 'Edit as Text' }).click()
  await expect(page.getByRole('textbox', { name: 'Options as text' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await context.close()
})

test('the list is tidied, each time in one step that says what it did @list.tidy', async ({
  page,
  main,
}) => {
  await main.open()
  await main.importLines('10 m\n2 m\nÄpfel\nApfel\n2 m', 'Replace Them')
  const tidy = async (name: string) => {
    await main.openMoreTools()
    await page.getByRole('button', { name, exact: true }).click()
  }
  const texts = () => textsOf(main)
  await tidy('Sort A to Z')
  expect(await texts()).toEqual(['2 m', '2 m', '10 m', 'Apfel', 'Äpfel'])
  await main.hasAnnounced('5 options sorted, A to Z')
  await tidy('Sort A to Z')
  await expect(main.toast('The options are in this order already.')).toBeVisible()
  await tidy('Sort Z to A')
  expect(await texts()).toEqual(['Äpfel', 'Apfel', '10 m', '2 m', '2 m'])
  await tidy('Remove Duplicates')
  expect(await texts()).toEqual(['Äpfel', 'Apfel', '10 m', '2 m'])
  await expect(main.toast('1 duplicate removed')).toBeVisible()
  await tidy('Number Options')
  expect(await texts()).toEqual(['1 Äpfel', '2 Apfel', '3 10 m', '4 2 m'])
  await tidy('Repeat Each…')
  const dialog = page.getByRole('dialog', { name: 'Repeat Each Option' })
  const times = dialog.getByRole('spinbutton', { name: 'Times' })
  await expect(times).toBeFocused()
  await times.fill('11')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Type a whole number from 2 to 10.')).toBeVisible()
  await times.fill('2')
  await expect(dialog.getByText('4 options become 8, spread round the wheel.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await texts()).toHaveLength(8)
  await tidy('Shuffle')
  expect((await texts()).toSorted()).toEqual(
    ['1 Äpfel', '2 Apfel', '3 10 m', '4 2 m'].flatMap((one) => [one, one]).toSorted(),
  )
  await tidy('Remove Eliminated')
  await expect(main.toast('There are no eliminated options to remove.')).toBeVisible()
  await main.openMoreTools()
  expect(await axeFaults(page)).toEqual([])
})
