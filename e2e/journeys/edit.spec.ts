// Editing options: what is typed is on the wheel, and nothing typed is lost.

import { expect, gpuTest, test } from '../support/fixtures'
import { distance, type Rgb, rgb } from '../support/pixels'
import { lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

const FRUIT = [
  { text: 'Apple', color: '#c0392b' },
  { text: 'Pear', color: '#27ae60' },
  { text: 'Plum', color: '#8e44ad' },
]

test.use({ viewport: { width: 1180, height: 720 } })

test.beforeEach(async ({ page }) => {
  await storeWheel(page, FRUIT, lasting(500))
})

/** Texts of the options, in order. */
async function optionTexts(main: WheelPage): Promise<string[]> {
  const fields = await main.options.getByRole('textbox', { name: /^Option \d+$/ }).all()
  return Promise.all(fields.map((field) => field.inputValue()))
}

/** The wheel's color beside the middle of the topmost segment, where no letters are. */
async function topColor(main: WheelPage): Promise<Rgb> {
  const picture = await main.picture()
  const middle = picture.width / 2
  return picture.at(Math.round(middle + 22), Math.round(middle - 80))
}

test('a new option is trimmed, takes the next color and joins the wheel @option.add @keyboard.add @text.add-disabled', async ({
  page,
  main,
}) => {
  await page.goto('/')
  await expect(main.addButton).toBeDisabled()
  await main.newOption.fill('   ')
  await expect(main.addButton).toBeDisabled()
  await main.newOption.press('Enter')
  await expect(main.options).toHaveCount(3)

  await main.newOption.fill('  Fig ')
  await main.newOption.press('Enter')
  await main.hasAnnounced('New segment added')
  await expect(main.newOption).toHaveValue('')
  await expect(main.newOption).toBeFocused()
  await main.newOption.fill('Kiwi')
  await main.addButton.click()
  expect(await optionTexts(main)).toEqual(['Apple', 'Pear', 'Plum', 'Fig', 'Kiwi'])
  await expect(page.getByLabel('Color of Fig')).toHaveValue('#ffa726')
  await expect(page.getByLabel('Color of Kiwi')).toHaveValue('#ab47bc')
  await expect(page.getByRole('button', { name: 'Wheel with 5 options' })).toBeVisible()
})

const FAMILY = '👨‍👩‍👧‍👦'
const LENGTH_NOTE = 'An option can have up to 30 characters.'

test('thirty emoji fit, each whole, and the next is refused with a word why @text.max-new', async ({
  page,
  main,
}) => {
  await page.goto('/')
  await main.newOption.focus()
  await page.keyboard.insertText(FAMILY.repeat(30))
  await expect(main.newOption).toHaveValue(FAMILY.repeat(30))
  await expect(page.getByText(LENGTH_NOTE)).toHaveCount(0)
  await page.keyboard.insertText(FAMILY)
  await expect(main.newOption).toHaveValue(FAMILY.repeat(30))
  await expect(page.getByText(LENGTH_NOTE)).toBeVisible()
  await expect(main.newOption).toHaveAccessibleDescription(LENGTH_NOTE)
  await main.newOption.press('Enter')
  await expect(main.option(4)).toHaveValue(FAMILY.repeat(30))
})

test('a pasted text that is too long keeps its beginning @text.max-edited', async ({
  page,
  main,
}) => {
  await page.goto('/')
  await main.newOption.fill('abcdefghij'.repeat(5))
  await expect(main.newOption).toHaveValue('abcdefghij'.repeat(3))
  await expect(page.getByText(LENGTH_NOTE)).toBeVisible()
  await main.newOption.fill('short')
  await expect(page.getByText(LENGTH_NOTE)).toHaveCount(0)
})

gpuTest(
  'an edited text shows on the wheel as it is typed, and wins under its new name @option.row',
  async ({ page, main, clock }) => {
    await main.open()
    const clip = await main.box()
    const look = async () => (await page.screenshot({ clip })).toString('base64')
    const before = await look()
    await main.option(1).fill('Quince')
    await expect.poll(look).not.toBe(before)
    await main.option(2).fill('Quince 2')
    await main.option(3).fill('Quince 3')
    await main.option(3).press('Enter')
    await clock.freeze()
    await main.spinButton.click()
    await clock.advance(600)
    await expect(main.winnerHeading).toBeVisible()
    expect(await main.winner()).toContain('Quince')
    await expect(main.recent).toContainText('Quince')
  },
)

test('a blank edit comes back on leaving the field, and Escape takes an edit back', async ({
  page,
  main,
}) => {
  await page.goto('/')
  await main.option(1).fill('   ')
  await expect(page.getByLabel('Color of Apple')).toBeAttached()
  await main.option(1).blur()
  await expect(main.option(1)).toHaveValue('Apple')

  await main.option(2).click()
  await main.option(2).fill('Banana')
  await expect(page.getByLabel('Color of Banana')).toBeAttached()
  await main.option(2).press('Escape')
  await expect(main.option(2)).toHaveValue('Pear')
  await expect(page.getByLabel('Color of Pear')).toBeAttached()
})

gpuTest('a chosen color is on the wheel and in the list', async ({ page, main }) => {
  await main.open()
  expect(distance(await topColor(main), rgb('#c0392b'))).toBeLessThan(8)
  await page.getByLabel('Color of Apple').fill('#1e90ff')
  await expect.poll(async () => distance(await topColor(main), rgb('#1e90ff'))).toBeLessThan(8)
  await page.reload()
  await expect(page.getByLabel('Color of Apple')).toHaveValue('#1e90ff')
})

test('removing moves the focus on, stops at two, and can be taken back @option.remove @remove.hidden', async ({
  page,
  main,
}) => {
  await page.goto('/')
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await page.getByRole('button', { name: 'Remove Pear' }).click()
  expect(await optionTexts(main)).toEqual(['Apple', 'Plum', 'Fig'])
  // The focus moves to the next one's button, so that several can be removed in a row.
  await expect(page.getByRole('button', { name: 'Remove Plum' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Fig' }).click()
  await expect(main.row('Plum')).toBeFocused()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)

  // Several removals in a row share one message; undoing them leaves later changes alone.
  await main.option(1).fill('Apricot')
  await main
    .toast('Removed 2 options')
    .locator('..')
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  expect(await optionTexts(main)).toEqual(['Apricot', 'Pear', 'Plum', 'Fig'])
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  expect(await optionTexts(main)).toEqual(['Apricot', 'Plum'])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  expect(await optionTexts(main)).toEqual(['Apricot', 'Pear', 'Plum', 'Fig'])
  await page.getByRole('button', { name: 'Dismiss message' }).click()
  await expect(main.toast(/./)).toHaveCount(0)
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
  test(`${reset.name} replaces everything, and Undo brings back everything @reset.buttons @reset.replaces`, async ({
    page,
    main,
    clock,
  }) => {
    await main.open()
    await clock.freeze()
    await main.spinButton.click()
    await clock.advance(600)
    const winner = await main.winner()

    await main.resetTo(reset.name)
    await main.hasAnnounced(reset.announced)
    await expect(main.toast(reset.toast)).toBeVisible()
    expect(await optionTexts(main)).toEqual(reset.options)
    await expect(main.recent).toHaveCount(0)
    await expect(main.results).toContainText('No results yet')

    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    expect(await optionTexts(main)).toEqual(['Apple', 'Pear', 'Plum'])
    await expect(main.recent).toHaveCount(1)
    await expect(main.recent).toContainText(winner)
  })
}

test('every change survives a reload @storage.every-change', async ({ page, main, clock }) => {
  await main.open()
  await clock.freeze()
  await main.option(1).fill('Cherry')
  await page.getByLabel('Color of Pear').fill('#123456')
  await main.newOption.fill('سلام 你好')
  await main.newOption.press('Enter')
  await page.getByRole('button', { name: 'Remove Plum' }).click()
  await main.spinButton.click()
  await clock.advance(600)
  const winner = await main.winner()

  await page.reload()
  // What was stored is read before anything is shown.
  await expect(main.options).toHaveCount(3)
  expect(await optionTexts(main)).toEqual(['Cherry', 'Pear', 'سلام 你好'])
  await expect(page.getByLabel('Color of Pear')).toHaveValue('#123456')
  await expect(main.recent).toHaveCount(1)
  await expect(main.recent).toContainText(winner)
})

test('nothing can be changed while the wheel turns @fullscreen.while-spinning @quick-add.while-spinning', async ({
  page,
  main,
  clock,
}) => {
  await main.open()
  await clock.freeze()
  await main.newOption.fill('Fig')
  await main.spinButton.click()
  await main.openTemplates()
  await expect(main.addButton).toBeDisabled()
  await expect(main.option(1)).not.toBeEditable()
  await expect(page.getByLabel('Color of Apple')).toBeDisabled()
  for (const name of [
    'Remove Pear',
    'Quick Add Option',
    'Numbers 1-6',
    'Reset to Yes/No/Maybe',
    'Fullscreen',
  ]) {
    await expect(page.getByRole('button', { name })).toBeDisabled()
  }
  await main.newOption.press('Enter')
  expect(await optionTexts(main)).toEqual(['Apple', 'Pear', 'Plum'])
  // What was typed stays in the field.
  await expect(main.newOption).toHaveValue('Fig')
  await clock.advance(600)
  await main.newOption.press('Enter')
  expect(await optionTexts(main)).toEqual(['Apple', 'Pear', 'Plum', 'Fig'])
})

test('a list pasted onto an untouched Yes, No and Maybe takes their place, and Undo brings them back @option.paste-lines', async ({
  page,
  main,
}) => {
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).last()
  await main.open()
  await page.keyboard.press('r')
  await expect.poll(() => optionTexts(main)).toEqual(['Yes', 'No', 'Maybe'])
  await main.importLines('Ann\nBen\nCem')
  await expect(main.toast('Replaced 3 options with 3')).toBeVisible()
  await expect.poll(() => optionTexts(main)).toEqual(['Ann', 'Ben', 'Cem'])
  await undo.click()
  await expect.poll(() => optionTexts(main)).toEqual(['Yes', 'No', 'Maybe'])
  await main.option(3).fill('Perhaps')
  await main.importLines('Dee\nEve')
  await expect(main.toast('Added 2 options')).toBeVisible()
  await expect.poll(() => optionTexts(main)).toEqual(['Yes', 'No', 'Perhaps', 'Dee', 'Eve'])
  await undo.click()
  await expect.poll(() => optionTexts(main)).toEqual(['Yes', 'No', 'Perhaps'])
})

test('the list of many options scrolls within itself @option.list-scrolls', async ({ main }) => {
  await main.open()
  const lines = Array.from({ length: 40 }, (_, line) => `Line ${line}`)
  await main.importLines(lines.join('\n'), 'Add to Them')
  await expect(main.options).toHaveCount(43)
  const heights = await main.optionList.evaluate(({ clientHeight, scrollHeight }) => [
    clientHeight,
    scrollHeight,
  ])
  expect(heights[1]).toBeGreaterThan(2 * (heights[0] ?? 0))
  await expect(main.option(43)).not.toBeInViewport()
  await main.option(43).focus()
  await expect(main.option(43)).toBeInViewport()
})

test('an edit that is too long says so, and Enter keeps the keyboard where it is @text.max-edited', async ({
  page,
  main,
}) => {
  await main.open()
  await main.option(1).fill('an option of far more than thirty characters')
  await expect(main.option(1)).toHaveValue('an option of far more than thi')
  await expect(page.getByText('An option can have up to 30 characters.')).toBeVisible()
  // Enter ends the edit and stays in the list; pressed once more, it edits again.
  await page.keyboard.press('Enter')
  await expect(main.row('an option of far more than thi')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main.option(1)).toBeFocused()
  await expect(main.spinButton).toBeEnabled()
  await expect(main.results).toContainText('No results yet')
})
