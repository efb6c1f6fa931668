// The list of options as a list: one stop for Tab, keys, several selected, find, paste, templates, and what Quick Add adds.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { segmentUnderPointer } from '../../../src/wheel/geometry'
import { axeFaults } from '../support/axe'
import { clock } from '../support/clock'
import { copiedText, middle, mouse, replace, saved, usePhone } from '../support/device'
import { fingers } from '../support/fingers'
import { insertText, press, type } from '../support/locators'
import { main, paste } from '../support/main'
import { app, hasAnnounced, open, state, storeWheel } from '../support/screen'

function texts(): string[] {
  const fields = main.options.getByRole('textbox', { name: /^Option \d+$/ }).elements()
  return fields.map((field) => (field as HTMLInputElement).value)
}

async function openWith(count: number): Promise<void> {
  storeWheel(distinctOptions(count), lasting(500))
  await open()
}

/** What of the focused field is selected. */
function selectedText(): string | null {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return null
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
}

describe('what Quick Add adds is there to be typed over', () => {
  for (const [way, add] of Object.entries({
    'the button': () => main.choose('Quick Add Option'),
    'the key +': () => press('+'),
    "the wheel's menu": async () => {
      await main.wheel.click({ button: 'right' })
      await page.getByRole('menuitem', { name: 'Add Segment' }).click()
    },
  })) {
    test(`by ${way} @quick-add.typed-over`, async () => {
      await open()
      await add()
      await expect.element(main.option(4)).toHaveFocus()
      expect(selectedText()).toBe('New Option')
      await type('Fig')
      await press('Enter')
      expect(texts()).toEqual(['Yes', 'No', 'Maybe', 'Fig'])
      await expect.element(main.row('Fig')).toHaveFocus()
      // It is an option like the others now: Escape takes nothing back.
      await press('Escape')
      await expect.element(main.options).toHaveLength(4)
    })
  }

  test('Escape takes it back, without a word, and the focus to where it was @quick-add.taken-back', async () => {
    await open()
    const add = () => main.choose('Quick Add Option')
    await add()
    await expect.element(main.option(4)).toHaveFocus()
    await press('Escape')
    await expect.element(main.options).toHaveLength(3)
    await expect.element(main.editMenu).toHaveFocus()
    await expect.element(main.toast(/./)).not.toBeInTheDocument()

    // Typed over and taken back, it has the text it came with; only then is it taken back itself.
    await add()
    await type('Fi')
    await press('Escape')
    await expect.element(main.option(4)).toHaveValue('New Option')
    await expect.poll(selectedText).toBe('New Option')
    await press('Escape')
    await expect.element(main.options).toHaveLength(3)

    // Left alone, it stays.
    await add()
    await press('Tab')
    await expect.element(main.option(4)).toHaveValue('New Option')
  })

  describe('on a phone', () => {
    usePhone()

    test('by a double tap, in the sheet that it opens @gesture.double-tap', async () => {
      clock.freeze()
      await open()
      const { x, y } = middle(main.wheel)
      // Where the sheet will be: the touch must not press what it brings there.
      await fingers.doubleTap({ x, y: y + 100 })
      await expect.element(main.option(4)).toHaveFocus()
      expect(selectedText()).toBe('New Option')
      await expect.element(main.option(4)).toBeInViewport()
      await type('Fig')
      await press('Enter')
      expect(texts()).toEqual(['Yes', 'No', 'Maybe', 'Fig'])
    })

    test('a finger on a row presses nothing that cannot be seen @option.remove', async () => {
      await openWith(6)
      await main.openOptions()
      const remove = page.getByRole('button', { name: 'Remove A2' })
      await fingers.tapOn(remove)
      await expect
        .poll(() => remove.element().checkVisibility({ opacityProperty: true }))
        .toBe(true)
      await expect.element(main.options).toHaveLength(6)
      await fingers.tapOn(remove)
      await expect.element(main.options).toHaveLength(5)
    })

    test('several are selected with checkboxes, and the sheet has its own Quick Add @list.select', async () => {
      await openWith(6)
      await main.openOptions()
      await main.openMoreTools()
      await page.getByRole('button', { name: 'Select Several' }).click()
      await main.row('A2').click()
      await main.row('A5').click()
      await expect.element(page.getByRole('checkbox', { name: 'Select A2' })).toBeChecked()
      await expect.element(page.getByText('2 selected')).toBeVisible()
      expect(await axeFaults()).toEqual([])
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      expect(texts()).toEqual(['A1', 'A3', 'A4', 'A6'])
      await expect.element(page.getByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument()
      await main.choose('Quick Add Option')
      await expect.element(main.option(5)).toHaveFocus()
    })
  })
})

test('several are selected by keys and by mouse, and removed in one step @list.select', async () => {
  await openWith(8)
  const selected = () =>
    main.optionList
      .css('[aria-selected="true"]')
      .elements()
      .map((row) => row.ariaLabel)
  await main.row('A2').focus()
  await press('Shift+ArrowDown')
  await press('Shift+ArrowDown')
  expect(selected()).toEqual(['A2', 'A3', 'A4'])
  await expect.element(page.getByText('3 selected')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await press('Escape')
  expect(selected()).toEqual([])

  await main.option(1).click({ modifiers: ['ControlOrMeta'] })
  await expect.element(page.getByText('1 selected')).toBeVisible()
  await main.option(6).click({ modifiers: ['ControlOrMeta'] })
  await main.option(8).click({ modifiers: ['Shift'] })
  expect(selected()).toEqual(['A6', 'A7', 'A8'])
  await main.option(1).click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await hasAnnounced('Removed 4 options')
  expect(texts()).toEqual(['A2', 'A3', 'A4', 'A5'])
  await expect.element(main.row('A2')).toHaveFocus()
  await main
    .toast('Removed 4 options')
    .parent()
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  await expect.element(main.options).toHaveLength(8)

  // All, but two stay.
  await main.row('A1').focus()
  await press('Control+a')
  await press('Delete')
  expect(texts()).toEqual(['A1', 'A2'])
  await expect.element(main.toast('A wheel keeps at least 2 options.')).toBeVisible()
  // A plain press edits, as ever.
  await main.option(1).click()
  await press('End')
  await type('!')
  await expect.element(main.option(1)).toHaveValue('A1!')
})

test('all are selected at a press, and nothing happens to them while the wheel turns @list.select', async () => {
  clock.freeze()
  await openWith(4)
  await main.choose('Select Several')
  await page.getByRole('button', { name: 'Select All' }).click()
  await expect.element(page.getByText('4 selected')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Select All' })).not.toBeInTheDocument()
  await main.spinButton.click()
  const remove = page.getByRole('button', { name: 'Remove', exact: true })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await remove.click({ force: true })
  await expect.element(page.getByRole('checkbox', { name: 'Select A1' })).toBeDisabled()
  await expect.element(page.getByLabelText('Color of the selected options')).toBeDisabled()
  await main.row('A1').click()
  await expect.element(page.getByText('4 selected')).toBeVisible()
  await clock.advance(600)
  await expect.element(main.options).toHaveLength(4)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument()
})

test('a row shows what can be done with it where it is used, in place of its figures', async () => {
  await openWith(4)
  app().actions.changeSettings((settings) => ({ ...settings, showProbabilities: true }))
  const chance = main.row('A2').getByText('25%', { exact: true })
  await expect.element(chance).toBeVisible()
  const ground = () => main.row('A2').evaluate((row) => getComputedStyle(row).backgroundColor)
  const remove = page.getByRole('button', { name: 'Remove A2' })
  const isSeen = () => remove.element().checkVisibility({ opacityProperty: true })
  const atRest = await ground()
  expect(isSeen()).toBe(false)
  for (const use of [
    () => main.row('A2').hover({ position: { x: 70, y: 12 } }),
    () => main.row('A2').focus(),
    () => main.option(2).focus(),
  ]) {
    await use()
    await expect.poll(isSeen).toBe(true)
    await expect.element(chance).not.toBeVisible()
    if (document.activeElement?.role !== null) expect(await ground()).not.toBe(atRest)
    await mouse.move(5, 5)
    await main.newOption.focus()
    await expect.poll(isSeen).toBe(false)
    await expect.element(chance).toBeVisible()
  }
  // What removes is red under the mouse.
  await remove.hover()
  const color = await remove.evaluate((button) => getComputedStyle(button).color)
  expect(color).toBe('rgb(179, 38, 30)')
})

test('Find shows the options that have the letters, and says how many @list.find', async () => {
  await openWith(10)
  await expect
    .element(page.getByRole('button', { name: 'Find', exact: true }))
    .not.toBeInTheDocument()
  for (const name of ['Zoë', 'Mia', 'Mia-Rose']) {
    await main.newOption.fill(name)
    await main.newOption.press('Enter')
  }
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const field = page.getByRole('searchbox', { name: 'Find an option' })
  await expect.element(field).toHaveFocus()
  await type('ZOE')
  await expect.poll(texts).toEqual(['Zoë'])
  await expect.element(page.getByText('1 of 13')).toBeVisible()
  // It is the option that it was, at its place.
  await expect.element(main.option(11)).toHaveValue('Zoë')
  await field.fill('nobody')
  await expect.element(page.getByText('No option has “nobody” in it.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await field.press('Escape')
  await expect.element(field).toHaveValue('')
  await expect.element(main.options).toHaveLength(13)
  await field.fill('mia')
  await field.press('ArrowDown')
  await expect.element(main.row('Mia')).toHaveFocus()
  // It is on the wheel, at the pointer, and the next one that was found after it.
  const shown = () => {
    const { wheel, focusedId, restRotation } = state()
    const focused = wheel.segments.findIndex(({ id }) => id === focusedId)
    return { focused, atPointer: segmentUnderPointer(restRotation, wheel.segments.length) }
  }
  expect(shown()).toEqual({ focused: 11, atPointer: 11 })
  await press('ArrowDown')
  expect(shown()).toEqual({ focused: 12, atPointer: 12 })
  await expect.element(main.row('Mia-Rose')).toHaveFocus()
  await field.press('Enter')
  await expect.element(main.row('Mia')).toHaveFocus()
  await press('Delete')
  await expect.element(main.row('Mia-Rose')).toHaveFocus()
  await field.press('Escape')
  await field.press('Escape')
  await expect.element(page.getByRole('button', { name: 'Find', exact: true })).toHaveFocus()
  // Enter does not overtake what was typed.
  await press('Enter')
  await type('mia')
  await press('Enter')
  await expect.element(main.row('Mia-Rose')).toHaveFocus()
  await page.getByRole('button', { name: 'Close Find' }).click()
  await expect.element(page.getByRole('button', { name: 'Find', exact: true })).toHaveFocus()
  // What is added would not be found: the list is whole again.
  await press('Enter')
  await field.fill('mia')
  await expect.element(main.options).toHaveLength(1)
  await main.newOption.fill('Leo')
  await main.newOption.press('Enter')
  await expect.element(main.row('Leo')).toBeInViewport()
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await field.fill('mia')
  await expect.element(main.options).toHaveLength(1)
  await main.choose('Quick Add Option')
  await expect.element(main.option(14)).toHaveFocus()
  expect(selectedText()).toBe('New Option')
})

test('a list is pasted into a field, added or in place of all, whatever the clipboard allows @list.paste', async () => {
  replace(navigator as Navigator, 'clipboard', undefined)
  await openWith(3)
  const openDialog = () => main.choose('Import')
  await openDialog()
  const dialog = main.importDialog
  const field = dialog.getByRole('textbox', { name: 'Paste or type a list' })
  await expect.element(field).toHaveFocus()
  expect(await axeFaults()).toEqual([])
  await insertText('Ann\r\nBen\n\n  \n')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect
    .element(dialog.getByText('4 lines read: 2 go on the wheel and 2 are blank.'))
    .toBeVisible()
  await expect.element(main.importButton).toHaveFocus()
  expect(await axeFaults()).toEqual([])
  await press('Enter')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(main.editMenu).toHaveFocus()
  expect(texts()).toEqual(['A1', 'A2', 'A3', 'Ann', 'Ben'])
  await openDialog()
  // What is pasted into the empty field is previewed at once.
  paste('Cleo\nDan', await field.findElement())
  await dialog.getByRole('radio', { name: 'Replace Them' }).click()
  await dialog.getByRole('button', { name: 'Replace with 2 Options' }).click()
  expect(texts()).toEqual(['Cleo', 'Dan'])
  await main
    .toast('Replaced 5 options with 2')
    .parent()
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  expect(texts()).toEqual(['A1', 'A2', 'A3', 'Ann', 'Ben'])
})

test('templates are in a menu, out of the way @list.templates @reset.buttons', async () => {
  await open()
  const reset = page.getByRole('button', { name: 'Numbers 1-6' })
  await expect.element(reset).not.toBeInTheDocument()
  await main.openTemplates()
  await expect.element(reset).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reset to Yes/No/Maybe' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'More Examples' }))
    .toHaveAttribute('href', '/examples')
  expect(await axeFaults()).toEqual([])
  await page.getByRole('button', { name: 'Heads or Tails' }).click()
  expect(texts()).toEqual(['Heads', 'Tails'])
  await hasAnnounced('The wheel is now: Heads or Tails')
  await expect.element(reset).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  expect(texts()).toEqual(['Yes', 'No', 'Maybe'])

  for (const close of [
    () => press('Escape'),
    async () => {
      await mouse.down(20, 500)
      await mouse.up(20, 500)
    },
    () => main.newOption.focus(),
  ]) {
    await main.openTemplates()
    await expect.element(reset).toBeVisible()
    await reset.focus()
    await close()
    await expect.element(reset).not.toBeInTheDocument()
  }
})

test('what becomes of a winner is chosen below the list @mode.in-sight', async () => {
  clock.freeze()
  await openWith(4)
  await main.openModes()
  await expect.element(main.mode('Every spin counts')).toBeChecked()
  await expect.element(page.getByText('Whoever is drawn can be drawn again.')).toBeVisible()
  await main.chooseMode('Elimination')
  await expect
    .element(page.getByText('Whoever is drawn leaves. Of the last two, whoever is drawn wins.'))
    .toBeVisible()
  await hasAnnounced('Elimination mode enabled')
  await main.wheel.focus()
  await press('e')
  await main.openModes()
  await expect.element(main.mode('Every spin counts')).toBeChecked()
  await main.mode('Every spin counts').press('ArrowRight')
  await expect.element(main.mode('No repeats')).toBeChecked()
  await expect.element(page.getByText('Nobody is drawn twice in a round.')).toBeVisible()
  await main.mode('No repeats').press('ArrowRight')
  await expect.element(main.mode('Elimination')).toBeChecked()
  await main.spinButton.click()
  await main.openModes()
  await expect.element(main.mode('Elimination')).toHaveAttribute('aria-disabled', 'true')
  await main.mode('Every spin counts').click({ force: true })
  await expect.element(main.mode('Elimination')).toBeChecked()
  await clock.advance(600)
  await expect.element(main.options).toHaveLength(3)
})

for (const count of [30, 10_000]) {
  test(`with ${count} options the card ends within the window @option.list-scrolls`, async () => {
    await openWith(count)
    await expect.element(main.option(count)).toBeInTheDocument()
    const card = page.getByRole('region', { name: 'Wheel Controls' }).box()
    expect(card.bottom).toBeLessThanOrEqual(900)
    expect(document.documentElement.scrollHeight).toBe(900)
  })
}

test('what is selected is colored in one step, copied and saved @list.select', async () => {
  await openWith(4)
  await main.row('A2').focus()
  await press('Space')
  await press('ArrowDown')
  await press('Space')
  await expect.element(page.getByText('2 selected')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  const colors = () => state().wheel.segments.map(({ color }) => color)
  const before = colors()
  const input = page.getByLabelText('Color of the selected options').element() as HTMLInputElement
  // A picker tells of every color on the way, and at the end of the one that was chosen.
  for (const color of ['#111111', '#222222', '#123456']) {
    input.value = color
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  input.dispatchEvent(new Event('change', { bubbles: true }))
  expect(colors()).toEqual([before[0], '#123456', '#123456', before[3]])
  await expect.element(main.toast('Changed the color of 2 options')).toBeVisible()
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  expect(colors()).toEqual(before)
  const more = page.css('summary[aria-label="More for Selected"]')
  await more.click()
  const csv = await saved(() => page.getByRole('button', { name: 'Save as CSV' }).click())
  expect(csv.text.match(/A\d/g)).toEqual(['A2', 'A3'])
  await expect.element(main.toast('2 options saved as CSV')).toBeVisible()
  await more.click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.element(main.toast('2 options copied')).toBeVisible()
  expect(copiedText()).toBe('A2\nA3')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('2 selected')).not.toBeInTheDocument()
})
