// The whole list as one text, and the commands that tidy it.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { axeFaults } from '../support/axe'
import { usePhone } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { expectNoSidewaysScroll } from '../support/reflow'
import { app, hasAnnounced, open, state, storeWheel } from '../support/screen'

const segments = () => state().wheel.segments
const texts = () => segments().map(({ text }) => text)
const field = page.getByRole('textbox', { name: 'Options as text' })
const button = page.getByRole('button', { name: 'Edit as Text', includeHidden: true })
const edit = () => main.choose('Edit as Text')

async function openText(count = 4): Promise<void> {
  storeWheel(distinctOptions(count), lasting(500))
  await open()
  await edit()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/^Ctrl\+Enter .* spins/)
}

test('the list is edited as text: what is still the same keeps its color, and Undo brings it back @list.text', async () => {
  await openText()
  await expect.element(field).toHaveValue('A1\nA2\nA3\nA4')
  expect(await axeFaults()).toEqual([])
  const before = segments()
  await field.fill('A4\nA1\n\nNew\nA3')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(main.optionList).toBeVisible()
  const after = segments()
  expect(after.map(({ text }) => text)).toEqual(['A4', 'A1', 'New', 'A3'])
  for (const text of ['A1', 'A3', 'A4']) {
    const find = (list: typeof before) => list.find((one) => one.text === text)
    expect(find(after)).toEqual(find(before))
  }
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  expect(texts()).toEqual(['A1', 'A2', 'A3', 'A4'])
})

test('one press shows the text, the next one applies it and shows the list @list.text', async () => {
  await openText()
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await field.fill('Only one')
  await edit()
  // What cannot be applied stays to be mended.
  await expect.element(page.getByText('A wheel needs at least 2 options.')).toBeVisible()
  await expect.element(field).toHaveValue('Only one')
  await field.fill('Ann\nBen')
  await main.openEditList()
  await button.press('Enter')
  await expect.element(main.optionList).toBeVisible()
  await expect.element(main.editMenu).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  expect(texts()).toEqual(['Ann', 'Ben'])
})

test('Escape leaves the list as it was, and gives back what was typed @list.text-kept', async () => {
  await openText()
  await field.fill('Ann\nBen')
  await press('Escape')
  await expect.element(main.optionList).toBeVisible()
  expect(texts()).toEqual(['A1', 'A2', 'A3', 'A4'])
  await page.getByRole('button', { name: 'Apply It' }).click()
  expect(texts()).toEqual(['Ann', 'Ben'])
})

test('the text opens as often as its button is pressed, and a second press leaves it', async () => {
  await openText()
  const byKey = (key: string) => async () => {
    await main.openEditList()
    await button.press(key)
  }
  for (const toggle of [edit, byKey('Enter'), byKey(' ')]) {
    await toggle()
    await expect.element(main.optionList).toBeVisible()
    await toggle()
    await expect.element(field).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  }
})

test('a press elsewhere acts on the text as it stands @list.text-kept', async () => {
  await openText()
  await field.fill('Ann\nBen')
  await main.newOption.fill('Cem')
  await main.newOption.press('Enter')
  expect(texts()).toEqual(['Ann', 'Ben', 'Cem'])
  await expect.element(field).toHaveValue('Ann\nBen\nCem')
  await field.fill('Only one')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.element(page.getByText('A wheel needs at least 2 options.')).toBeVisible()
  await expect.element(field).toHaveValue('Only one')
  expect(texts()).toEqual(['Ann', 'Ben', 'Cem'])
})

test('a change from elsewhere shows in the text, or is said beside what was typed @list.text-meanwhile', async () => {
  await openText()
  app().actions.addOption('Fig')
  await expect.element(field).toHaveValue('A1\nA2\nA3\nA4\nFig')
  await field.fill('A1\nMine')
  app().actions.addOption('Plum')
  await expect.element(page.getByText('The list was changed elsewhere meanwhile.')).toBeVisible()
  await expect.element(field).toHaveValue('A1\nMine')
})

test('what was typed is kept where the page is left, and offered where another wheel has come @list.text-kept', async () => {
  await openText()
  await field.fill('Ann\nBen')
  window.dispatchEvent(new Event('pagehide'))
  expect(texts()).toEqual(['Ann', 'Ben'])
  await field.fill('Ann\nBen\nCem')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(texts()).toEqual(['Ann', 'Ben', 'Cem'])
  await field.fill('Dee\nEve')
  app().actions.newWheel()
  await expect
    .element(main.toast('The wheel was replaced in another tab, so your text was not applied.'))
    .toBeVisible()
  expect(texts()).not.toContain('Dee')
  await page.getByRole('button', { name: 'Use It Here' }).click()
  expect(texts()).toEqual(['Dee', 'Eve'])
})

describe('at 320 pixels', () => {
  usePhone(320, 640)

  test('a phone has room for the text @list.text', async () => {
    storeWheel(distinctOptions(4))
    await open()
    await main.openOptions()
    await edit()
    await expect.element(field).toBeVisible()
    // Fingers have no such keys.
    await expect.element(page.getByText(/^Ctrl\+Enter/)).not.toBeVisible()
    expect(await axeFaults()).toEqual([])
    expectNoSidewaysScroll()
  })
})

async function tidy(name: string): Promise<void> {
  await main.openMoreTools()
  await page.getByRole('button', { name, exact: true }).click()
}

test('the list is sorted, tidied and numbered, each time in one step that says what it did @list.tidy', async () => {
  await open()
  await main.importLines('10 m\n2 m\nÄpfel\nApfel\n2 m', 'Replace Them')
  await tidy('Sort A to Z')
  expect(texts()).toEqual(['2 m', '2 m', '10 m', 'Apfel', 'Äpfel'])
  await hasAnnounced('5 options sorted, A to Z')
  await tidy('Sort A to Z')
  await expect.element(main.toast('The options are in this order already.')).toBeVisible()
  await tidy('Sort Z to A')
  expect(texts()).toEqual(['Äpfel', 'Apfel', '10 m', '2 m', '2 m'])
  await hasAnnounced('5 options sorted, Z to A')
  await tidy('Remove Duplicates')
  expect(texts()).toEqual(['Äpfel', 'Apfel', '10 m', '2 m'])
  await expect.element(main.toast('1 duplicate removed')).toBeVisible()
  await tidy('Number Options')
  expect(texts()).toEqual(['1 Äpfel', '2 Apfel', '3 10 m', '4 2 m'])
  await expect.element(main.toast('4 options numbered')).toBeVisible()
  await tidy('Number Options')
  await expect.element(main.toast('The options are numbered already.')).toBeVisible()
  await tidy('Remove Eliminated')
  await expect.element(main.toast('There are no eliminated options to remove.')).toBeVisible()
  await main.openMoreTools()
  expect(await axeFaults()).toEqual([])
})

test('the list is repeated and shuffled @list.tidy', async () => {
  await open()
  await main.importLines('A\nB\nC\nD', 'Replace Them')
  await tidy('Repeat Each…')
  const dialog = page.getByRole('dialog', { name: 'Repeat Each Option' })
  const times = dialog.getByRole('spinbutton', { name: 'Times' })
  await expect.element(times).toHaveFocus()
  await times.fill('11')
  await press('Enter')
  await expect.element(dialog.getByText('Type a whole number from 2 to 10.')).toBeVisible()
  await times.fill('2')
  await expect
    .element(dialog.getByText('4 options become 8, spread round the wheel.'))
    .toBeVisible()
  expect(await axeFaults()).toEqual([])
  await press('Enter')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(texts()).toHaveLength(8)
  await expect.element(main.toast('The list was repeated: 8 options')).toBeVisible()
  await tidy('Shuffle')
  expect(texts().toSorted()).toEqual(['A', 'A', 'B', 'B', 'C', 'C', 'D', 'D'])
})

test('what was eliminated is removed, and of duplicates two options stay @list.tidy', async () => {
  storeWheel(distinctOptions(4), { preset: 'instant' })
  await open()
  app().actions.toggleElimination()
  await main.spinButton.click()
  await expect.element(main.options).toHaveLength(3)
  await tidy('Remove Eliminated')
  await expect.element(main.toast('1 eliminated option removed')).toBeVisible()
  expect(texts()).toHaveLength(3)
  await main.importLines('Ann\nAnn\nAnn', 'Replace Them')
  await tidy('Remove Duplicates')
  await expect.element(main.toast('1 duplicate removed. A wheel keeps two options.')).toBeVisible()
})
