// Editing options: what is typed is on the wheel, and nothing typed is lost.

import { beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { lasting } from '../../../e2e/support/savedWheels'
import { clock } from '../support/clock'
import { insertText, press } from '../support/locators'
import { main } from '../support/main'
import { hasAnnounced, open, storeWheel } from '../support/screen'

const FRUIT = [
  { text: 'Apple', color: '#c0392b' },
  { text: 'Pear', color: '#27ae60' },
  { text: 'Plum', color: '#8e44ad' },
]

beforeEach(async () => {
  await page.viewport(1180, 720)
  storeWheel(FRUIT, lasting(500))
})

/** Texts of the options, in order. */
function optionTexts(): string[] {
  const fields = main.options.getByRole('textbox', { name: /^Option \d+$/ }).elements()
  return fields.map((field) => (field as HTMLInputElement).value)
}

test('a new option is trimmed, takes the next color and joins the wheel @option.add @keyboard.add @text.add-disabled', async () => {
  await open()
  await expect.element(main.addButton).toBeDisabled()
  await main.newOption.fill('   ')
  await expect.element(main.addButton).toBeDisabled()
  await main.newOption.press('Enter')
  await expect.element(main.options).toHaveLength(3)

  await main.newOption.fill('  Fig ')
  await main.newOption.press('Enter')
  await hasAnnounced('New segment added')
  await expect.element(main.newOption).toHaveValue('')
  await expect.element(main.newOption).toHaveFocus()
  await main.newOption.fill('Kiwi')
  await main.addButton.click()
  expect(optionTexts()).toEqual(['Apple', 'Pear', 'Plum', 'Fig', 'Kiwi'])
  await expect.element(page.getByLabelText('Color of Fig')).toHaveValue('#42a5f5')
  await expect.element(page.getByLabelText('Color of Kiwi')).toHaveValue('#ffa726')
  await expect.element(page.getByRole('button', { name: 'Wheel with 5 options' })).toBeVisible()
})

const FAMILY = '👨‍👩‍👧‍👦'
const LENGTH_NOTE = 'An option can have up to 30 characters.'

test('thirty emoji fit, each whole, and the next is refused with a word why @text.max-new', async () => {
  await open()
  await main.newOption.focus()
  await insertText(FAMILY.repeat(30))
  await expect.element(main.newOption).toHaveValue(FAMILY.repeat(30))
  await expect.element(page.getByText(LENGTH_NOTE)).not.toBeInTheDocument()
  await insertText(FAMILY)
  await expect.element(main.newOption).toHaveValue(FAMILY.repeat(30))
  await expect.element(page.getByText(LENGTH_NOTE)).toBeVisible()
  await expect.element(main.newOption).toHaveAccessibleDescription(LENGTH_NOTE)
  await main.newOption.press('Enter')
  await expect.element(main.option(4)).toHaveValue(FAMILY.repeat(30))
})

test('what an input method composes is cut only when it is finished @text.max-new', async () => {
  await open()
  await main.newOption.fill('a'.repeat(28))
  await main.newOption.press('End')
  const compose = (text: string) =>
    cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await compose('にほんご')
  await expect.element(main.newOption).toHaveValue(`${'a'.repeat(28)}にほんご`)
  await expect.element(page.getByText(LENGTH_NOTE)).not.toBeInTheDocument()
  await insertText('日本語')
  await expect.element(main.newOption).toHaveValue(`${'a'.repeat(28)}日本`)
  await expect.element(page.getByText(LENGTH_NOTE)).toBeVisible()
})

test('a pasted text that is too long keeps its beginning @text.max-edited', async () => {
  await open()
  await main.newOption.fill('abcdefghij'.repeat(5))
  await expect.element(main.newOption).toHaveValue('abcdefghij'.repeat(3))
  await expect.element(page.getByText(LENGTH_NOTE)).toBeVisible()
  await main.newOption.fill('short')
  await expect.element(page.getByText(LENGTH_NOTE)).not.toBeInTheDocument()
})

test('a blank edit comes back on leaving the field, and Escape takes an edit back', async () => {
  await open()
  await main.option(1).fill('   ')
  await expect.element(page.getByLabelText('Color of Apple')).toBeInTheDocument()
  ;(main.option(1).element() as HTMLElement).blur()
  await expect.element(main.option(1)).toHaveValue('Apple')

  await main.option(2).click()
  await main.option(2).fill('Banana')
  await expect.element(page.getByLabelText('Color of Banana')).toBeInTheDocument()
  await main.option(2).press('Escape')
  await expect.element(main.option(2)).toHaveValue('Pear')
  await expect.element(page.getByLabelText('Color of Pear')).toBeInTheDocument()
})

test('removing moves the focus on, stops at two, and can be taken back @option.remove @remove.hidden', async () => {
  await open()
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await page.getByRole('button', { name: 'Remove Pear' }).click()
  expect(optionTexts()).toEqual(['Apple', 'Plum', 'Fig'])
  // The focus moves to the next one's button, so that several can be removed in a row.
  await expect.element(page.getByRole('button', { name: 'Remove Plum' })).toHaveFocus()
  await page.getByRole('button', { name: 'Remove Fig' }).click()
  await expect.element(main.row('Plum')).toHaveFocus()
  await expect.element(page.getByRole('button', { name: /^Remove / })).not.toBeInTheDocument()

  // Several removals in a row share one message; undoing them leaves later changes alone.
  await main.option(1).fill('Apricot')
  await main
    .toast('Removed 2 options')
    .parent()
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  expect(optionTexts()).toEqual(['Apricot', 'Pear', 'Plum', 'Fig'])
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  expect(optionTexts()).toEqual(['Apricot', 'Plum'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  expect(optionTexts()).toEqual(['Apricot', 'Pear', 'Plum', 'Fig'])
  await page.getByRole('button', { name: 'Dismiss message' }).click()
  await expect.element(main.toast(/./)).not.toBeInTheDocument()
})

for (const reset of [
  {
    name: 'Numbers 1-6' as const,
    options: ['1', '2', '3', '4', '5', '6'],
    announced: 'Wheel reset to the numbers 1 to 6',
    toast: 'Reset to the numbers 1 to 6',
  },
  {
    name: 'Reset to Yes/No/Maybe' as const,
    options: ['Yes', 'No', 'Maybe'],
    announced: 'Wheel reset to default options',
    toast: 'Reset to Yes, No and Maybe',
  },
]) {
  test(`${reset.name} replaces everything, and Undo brings back everything @reset.buttons @reset.replaces`, async () => {
    clock.freeze()
    await open()
    await main.spinButton.click()
    await clock.advance(600)
    const winner = main.winner()

    await main.resetTo(reset.name)
    await hasAnnounced(reset.announced)
    await expect.element(main.toast(reset.toast)).toBeVisible()
    expect(optionTexts()).toEqual(reset.options)
    await expect.element(main.recent).not.toBeInTheDocument()
    await expect.element(main.results).toHaveTextContent('No results yet')

    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    expect(optionTexts()).toEqual(['Apple', 'Pear', 'Plum'])
    await expect.element(main.recent).toHaveLength(1)
    await expect.element(main.recent).toHaveTextContent(winner)
  })
}

test('every change survives a reload @storage.every-change', async () => {
  clock.freeze()
  await open()
  await main.option(1).fill('Cherry')
  await page.getByLabelText('Color of Pear').fill('#123456')
  await main.newOption.fill('سلام 你好')
  await main.newOption.press('Enter')
  await page.getByRole('button', { name: 'Remove Plum' }).click()
  await main.spinButton.click()
  await clock.advance(600)
  const winner = main.winner()

  await open()
  // What was stored is read before anything is shown.
  await expect.element(main.options).toHaveLength(3)
  expect(optionTexts()).toEqual(['Cherry', 'Pear', 'سلام 你好'])
  await expect.element(page.getByLabelText('Color of Pear')).toHaveValue('#123456')
  await expect.element(main.recent).toHaveLength(1)
  await expect.element(main.recent).toHaveTextContent(winner)
})

test('nothing can be changed while the wheel turns @fullscreen.while-spinning @quick-add.while-spinning', async () => {
  clock.freeze()
  await open()
  await main.newOption.fill('Fig')
  await main.spinButton.click()
  await main.openTemplates()
  await expect.element(main.addButton).toBeDisabled()
  await expect.element(main.option(1)).toHaveAttribute('readonly')
  await expect.element(page.getByLabelText('Color of Apple')).toBeDisabled()
  const disabled = (name: string) => page.getByRole('button', { name, disabled: true })
  for (const name of [
    'Remove Pear',
    'New Wheel',
    'Numbers 1-6',
    'Reset to Yes/No/Maybe',
    'Months',
    'Numbers…',
    'Open File',
    'Save to File',
    'Present',
  ]) {
    await expect.element(disabled(name)).toBeVisible()
  }
  // Out of reach of Tab too, and not only gray.
  expect(disabled('Present').element().matches(':disabled')).toBe(true)
  await main.openEditList()
  await expect.element(disabled('Quick Add Option')).toBeVisible()
  await main.newOption.press('Enter')
  expect(optionTexts()).toEqual(['Apple', 'Pear', 'Plum'])
  // What was typed stays in the field.
  await expect.element(main.newOption).toHaveValue('Fig')
  await clock.advance(600)
  await main.newOption.press('Enter')
  expect(optionTexts()).toEqual(['Apple', 'Pear', 'Plum', 'Fig'])
})

test('a list pasted onto an untouched Yes, No and Maybe takes their place, and Undo brings them back @option.paste-lines', async () => {
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).last()
  await open()
  await press('r')
  await expect.poll(optionTexts).toEqual(['Yes', 'No', 'Maybe'])
  await main.importLines('Ann\nBen\nCem')
  await expect.element(main.toast('Replaced 3 options with 3')).toBeVisible()
  await expect.poll(optionTexts).toEqual(['Ann', 'Ben', 'Cem'])
  await undo.click()
  await expect.poll(optionTexts).toEqual(['Yes', 'No', 'Maybe'])
  await main.option(3).fill('Perhaps')
  await main.importLines('Dee\nEve')
  await expect.element(main.toast('Added 2 options')).toBeVisible()
  await expect.poll(optionTexts).toEqual(['Yes', 'No', 'Perhaps', 'Dee', 'Eve'])
  await undo.click()
  await expect.poll(optionTexts).toEqual(['Yes', 'No', 'Perhaps'])
})

test('the list of many options scrolls within itself @option.list-scrolls', async () => {
  await open()
  const lines = Array.from({ length: 40 }, (_, line) => `Line ${line}`)
  await main.importLines(lines.join('\n'), 'Add to Them')
  await expect.element(main.options).toHaveLength(43)
  const { clientHeight, scrollHeight } = main.optionList.element()
  expect(scrollHeight).toBeGreaterThan(2 * clientHeight)
  await expect.element(main.option(43)).not.toBeInViewport()
  await main.option(43).focus()
  await expect.element(main.option(43)).toBeInViewport()
})

test('an edit that is too long says so, and Enter keeps the keyboard where it is @text.max-edited', async () => {
  await open()
  await main.option(1).fill('an option of far more than thirty characters')
  await expect.element(main.option(1)).toHaveValue('an option of far more than thi')
  await expect.element(page.getByText('An option can have up to 30 characters.')).toBeVisible()
  // Enter ends the edit and stays in the list; pressed once more, it edits again.
  await press('Enter')
  await expect.element(main.row('an option of far more than thi')).toHaveFocus()
  await press('Enter')
  await expect.element(main.option(1)).toHaveFocus()
  await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'false')
  await expect.element(main.results).toHaveTextContent('No results yet')
})
