// The list of options as a list: one stop for Tab, keys, several selected, find, paste, templates, and what Quick Add adds.

import { readFileSync } from 'node:fs'
import { segmentUnderPointer } from '../../src/wheel/geometry'
import { appState } from '../support/appState'
import { axeFaults } from '../support/axe'
import { copiedText, watchClipboard } from '../support/clipboard'
import { Fingers } from '../support/fingers'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 1440, height: 900 } })

function texts(main: WheelPage): Promise<string[]> {
  return main.options
    .getByRole('textbox', { name: /^Option \d+$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}

async function openWith(main: WheelPage, count: number): Promise<void> {
  await storeWheel(main.page, distinctOptions(count), lasting(500))
  await main.open()
}

/** What of the focused field is selected. */
const selectedText = (main: WheelPage) =>
  main.page.evaluate(() => {
    const field = document.activeElement
    if (!(field instanceof HTMLInputElement)) return null
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
  })

test.describe('what Quick Add adds is there to be typed over', () => {
  for (const [way, add] of Object.entries({
    'the button': (main: WheelPage) =>
      main.page.getByRole('button', { name: 'Quick Add Option' }).click(),
    'the key +': (main: WheelPage) => main.page.keyboard.press('+'),
    "the wheel's menu": async (main: WheelPage) => {
      await main.wheel.click({ button: 'right' })
      await main.page.getByRole('menuitem', { name: 'Add Segment' }).click()
    },
  })) {
    test(`by ${way} @quick-add.typed-over`, async ({ page, main }) => {
      await main.open()
      await add(main)
      await expect(main.option(4)).toBeFocused()
      expect(await selectedText(main)).toBe('New Option')
      await page.keyboard.type('Fig')
      await page.keyboard.press('Enter')
      expect(await texts(main)).toEqual(['Yes', 'No', 'Maybe', 'Fig'])
      await expect(main.row('Fig')).toBeFocused()
      // It is an option like the others now: Escape takes nothing back.
      await page.keyboard.press('Escape')
      await expect(main.options).toHaveCount(4)
    })
  }

  test('Escape takes it back, without a word, and the focus to where it was @quick-add.taken-back', async ({
    page,
    main,
  }) => {
    await main.open()
    const button = page.getByRole('button', { name: 'Quick Add Option' })
    await button.press('Enter')
    await expect(main.option(4)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(main.options).toHaveCount(3)
    await expect(button).toBeFocused()
    await expect(main.toast(/./)).toHaveCount(0)

    // Typed over and taken back, it has the text it came with; only then is it taken back itself.
    await button.press('Enter')
    await page.keyboard.type('Fi')
    await page.keyboard.press('Escape')
    await expect(main.option(4)).toHaveValue('New Option')
    await expect.poll(() => selectedText(main)).toBe('New Option')
    await page.keyboard.press('Escape')
    await expect(main.options).toHaveCount(3)

    // Left alone, it stays.
    await button.press('Enter')
    await page.keyboard.press('Tab')
    await expect(main.option(4)).toHaveValue('New Option')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('by a double tap, in the sheet that it opens @gesture.double-tap', async ({
      page,
      main,
    }) => {
      await main.open()
      const fingers = await Fingers.on(page)
      const { x, y } = await main.place()
      // Where the sheet will be: the touch must not press what it brings there.
      const at = { x, y: y + 100 }
      await fingers.tap(at)
      await fingers.tap(at)
      await expect(main.option(4)).toBeFocused()
      expect(await selectedText(main)).toBe('New Option')
      await expect(main.option(4)).toBeInViewport()
      await page.keyboard.type('Fig')
      await page.keyboard.press('Enter')
      expect(await texts(main)).toEqual(['Yes', 'No', 'Maybe', 'Fig'])
    })

    test('several are selected with checkboxes, and the sheet has its own Quick Add @list.select', async ({
      page,
      main,
    }) => {
      await openWith(main, 6)
      await main.openOptions()
      await main.openMoreTools()
      await page.getByRole('button', { name: 'Select Several' }).tap()
      await main.row('A2').tap()
      await main.row('A5').tap()
      await expect(page.getByRole('checkbox', { name: 'Select A2' })).toBeChecked()
      await expect(page.getByText('2 selected')).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Remove', exact: true }).tap()
      expect(await texts(main)).toEqual(['A1', 'A3', 'A4', 'A6'])
      await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
      const sheet = page.getByRole('region', { name: 'Wheel Controls' })
      await sheet.getByRole('button', { name: 'Quick Add Option' }).tap()
      await expect(main.option(5)).toBeFocused()
    })
  })
})

test('the list is one stop for Tab, and arrows, Enter and Delete do the rest @list.keys', async ({
  page,
  main,
}) => {
  await openWith(main, 5)
  const { keyboard } = page
  await main.row('A1').focus()
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Draw Prizes' })).toBeFocused()
  await keyboard.press('Shift+Tab')
  await expect(main.row('A1')).toBeFocused()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowRight')
  await expect(page.getByLabel('Color of A2')).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByLabel('Color of A3')).toBeFocused()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Remove A3' })).toBeFocused()
  // From a control in a row too, Shift+Tab leaves the list.
  await keyboard.press('Shift+Tab')
  await expect(page.locator('summary[aria-label="More Tools"]')).toBeFocused()
  await keyboard.press('Tab')
  await expect(main.row('A3')).toBeFocused()

  await keyboard.press('F2')
  await expect(main.option(3)).toBeFocused()
  await keyboard.press('Escape')
  await expect(main.row('A3')).toBeFocused()
  // What is typed on a row replaces its text, and is no shortcut.
  await keyboard.type('Rest')
  await expect(main.option(3)).toHaveValue('Rest')
  await keyboard.press('Escape')
  await expect(main.option(3)).toHaveValue('A3')
  await keyboard.press('Delete')
  await expect(main.row('A4')).toBeFocused()
  await keyboard.press('End')
  await keyboard.press('Delete')
  await expect(main.row('A4')).toBeFocused()
  expect(await texts(main)).toEqual(['A1', 'A2', 'A4'])
})

test('several are selected by keys and by mouse, and removed in one step @list.select', async ({
  page,
  main,
}) => {
  await openWith(main, 8)
  const { keyboard } = page
  const selected = () =>
    main.optionList
      .locator('[aria-selected="true"]')
      .evaluateAll((rows) => rows.map((row) => row.ariaLabel))
  await main.row('A2').focus()
  await keyboard.press('Shift+ArrowDown')
  await keyboard.press('Shift+ArrowDown')
  expect(await selected()).toEqual(['A2', 'A3', 'A4'])
  await expect(page.getByText('3 selected')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await keyboard.press('Escape')
  expect(await selected()).toEqual([])

  await main.option(1).click({ modifiers: ['ControlOrMeta'] })
  await main.option(6).click({ modifiers: ['ControlOrMeta'] })
  await main.option(8).click({ modifiers: ['Shift'] })
  expect(await selected()).toEqual(['A6', 'A7', 'A8'])
  await main.option(1).click({ modifiers: ['ControlOrMeta'] })
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await main.hasAnnounced('Removed 4 segments')
  expect(await texts(main)).toEqual(['A2', 'A3', 'A4', 'A5'])
  await expect(main.row('A2')).toBeFocused()
  await main
    .toast('Removed 4 options')
    .locator('..')
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  await expect(main.options).toHaveCount(8)

  // All, but two stay.
  await main.row('A1').focus()
  await keyboard.press('ControlOrMeta+A')
  await keyboard.press('Delete')
  expect(await texts(main)).toEqual(['A1', 'A2'])
  await expect(main.toast('A wheel keeps at least 2 options.')).toBeVisible()
  // A plain press edits, as ever.
  await main.option(1).click()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(main.option(1)).toHaveValue('A1!')
})

test('Find shows the options that have the letters, and says how many @list.find', async ({
  page,
  main,
}) => {
  await openWith(main, 10)
  await expect(page.getByText('Import', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toHaveCount(0)
  for (const name of ['Zoë', 'Mia', 'Mia-Rose']) {
    await main.newOption.fill(name)
    await main.newOption.press('Enter')
  }
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  const field = page.getByRole('searchbox', { name: 'Find an option' })
  await expect(field).toBeFocused()
  await page.keyboard.type('ZOE')
  await expect.poll(() => texts(main)).toEqual(['Zoë'])
  await expect(page.getByText('1 of 13')).toBeVisible()
  // It is the option that it was, at its place.
  await expect(main.option(11)).toHaveValue('Zoë')
  await field.fill('nobody')
  await expect(page.getByText('No option has “nobody” in it.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect(main.options).toHaveCount(13)
  await field.fill('mia')
  await field.press('ArrowDown')
  await expect(main.row('Mia')).toBeFocused()
  // It is on the wheel, at the pointer, and the next one that was found after it.
  const shown = () =>
    appState(page).then(({ wheel, focusedId, restRotation }) => {
      const focused = wheel.segments.findIndex(({ id }) => id === focusedId)
      return { focused, atPointer: segmentUnderPointer(restRotation, wheel.segments.length) }
    })
  expect(await shown()).toEqual({ focused: 11, atPointer: 11 })
  await page.keyboard.press('ArrowDown')
  expect(await shown()).toEqual({ focused: 12, atPointer: 12 })
  await expect(main.row('Mia-Rose')).toBeFocused()
  await field.press('Enter')
  await expect(main.row('Mia')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(main.row('Mia-Rose')).toBeFocused()
  await field.press('Escape')
  await field.press('Escape')
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeFocused()
  // Enter does not overtake what was typed.
  await page.keyboard.press('Enter')
  await page.keyboard.type('mia')
  await page.keyboard.press('Enter')
  await expect(main.row('Mia-Rose')).toBeFocused()
  await page.getByRole('button', { name: 'Close Find' }).click()
  await expect(page.getByRole('button', { name: 'Find', exact: true })).toBeFocused()
  // What is added would not be found: the list is whole again.
  await page.keyboard.press('Enter')
  await field.fill('mia')
  await expect(main.options).toHaveCount(1)
  await main.newOption.fill('Leo')
  await main.newOption.press('Enter')
  await expect(main.row('Leo')).toBeInViewport()
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await field.fill('mia')
  await expect(main.options).toHaveCount(1)
  await page.getByRole('button', { name: 'Quick Add Option' }).click()
  await expect(main.option(14)).toBeFocused()
  expect(await selectedText(main)).toBe('New Option')
})

test('a list is pasted into a field, added or in place of all, whatever the clipboard allows @list.paste', async ({
  page,
  main,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await openWith(main, 3)
  const button = page.getByRole('button', { name: 'Import', exact: true })
  await button.click()
  const dialog = main.importDialog
  const field = dialog.getByRole('textbox', { name: 'Paste or type a list' })
  await expect(field).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.insertText('Ann\r\nBen\n\n  \n')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByText('4 lines read: 2 go on the wheel and 2 are blank.')).toBeVisible()
  await expect(main.importButton).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  expect(await texts(main)).toEqual(['A1', 'A2', 'A3', 'Ann', 'Ben'])
  await button.click()
  // What is pasted into the empty field is previewed at once.
  await main.paste('Cleo\nDan', field)
  await dialog.getByRole('radio', { name: 'Replace Them' }).check()
  await dialog.getByRole('button', { name: 'Replace with 2 Options' }).click()
  expect(await texts(main)).toEqual(['Cleo', 'Dan'])
  await main
    .toast('Replaced 5 options with 2')
    .locator('..')
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  expect(await texts(main)).toEqual(['A1', 'A2', 'A3', 'Ann', 'Ben'])
})

test('templates are one press away and out of the way @list.templates @reset.buttons', async ({
  page,
  main,
}) => {
  await main.open()
  const reset = page.getByRole('button', { name: 'Numbers 1-6' })
  await expect(page.getByText('Templates', { exact: true })).toBeVisible()
  await expect(reset).toBeHidden()
  await main.openTemplates()
  await expect(reset).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset to Yes/No/Maybe' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'More Examples' })).toHaveAttribute(
    'href',
    '/examples',
  )
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Heads or Tails' }).click()
  expect(await texts(main)).toEqual(['Heads', 'Tails'])
  await main.hasAnnounced('The wheel is now: Heads or Tails')
  await expect(reset).toBeHidden()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  expect(await texts(main)).toEqual(['Yes', 'No', 'Maybe'])

  const summary = page.locator('summary', { hasText: 'Templates' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 500),
    () => main.newOption.focus(),
  ]) {
    await summary.press('Enter')
    await expect(reset).toBeVisible()
    await reset.focus()
    await close()
    await expect(reset).toBeHidden()
  }
})

test('what becomes of a winner is chosen above the list @mode.in-sight', async ({
  page,
  main,
  clock,
}) => {
  await openWith(main, 4)
  await clock.freeze()
  await expect(main.mode('Every spin counts')).toBeChecked()
  await expect(page.getByText('Whoever is drawn can be drawn again.')).toBeVisible()
  await main.mode('Elimination').click()
  await expect(
    page.getByText('Whoever is drawn leaves. Of the last two, whoever is drawn wins.'),
  ).toBeVisible()
  await main.hasAnnounced('Elimination mode enabled')
  await main.wheel.focus()
  await page.keyboard.press('e')
  await expect(main.mode('Every spin counts')).toBeChecked()
  await main.mode('Every spin counts').press('ArrowRight')
  await expect(main.mode('No repeats')).toBeChecked()
  await expect(page.getByText('Nobody is drawn twice in a round.')).toBeVisible()
  await main.mode('No repeats').press('ArrowRight')
  await expect(main.mode('Elimination')).toBeChecked()
  await main.spinButton.click()
  await expect(main.mode('Elimination')).toHaveAttribute('aria-disabled', 'true')
  await main.mode('Every spin counts').click({ force: true })
  await expect(main.mode('Elimination')).toBeChecked()
  await clock.advance(600)
  await expect(main.options).toHaveCount(3)
})

for (const count of [30, 10_000]) {
  test(`with ${count} options the card ends within the window @option.list-scrolls`, async ({
    page,
    main,
  }) => {
    await openWith(main, count)
    await expect(main.option(count)).toBeAttached()
    const card = await page.getByRole('region', { name: 'Wheel Controls' }).boundingBox()
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(900)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
  })
}

test('what is selected is colored in one step, copied and saved @list.select', async ({
  page,
  main,
}) => {
  await watchClipboard(page)
  await openWith(main, 4)
  await main.row('A2').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const colors = async () => (await appState(page)).wheel.segments.map(({ color }) => color)
  const before = await colors()
  const field = page.getByLabel('Color of the selected options')
  // A picker tells of every color on the way, and at the end of the one that was chosen.
  await field.evaluate((input: HTMLInputElement) => {
    for (const color of ['#111111', '#222222', '#123456']) {
      input.value = color
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(await colors()).toEqual([before[0], '#123456', '#123456', before[3]])
  await page
    .getByRole('region', { name: 'Messages' })
    .getByRole('button', { name: 'Undo', exact: true })
    .click()
  expect(await colors()).toEqual(before)
  const more = page.locator('summary[aria-label="More for Selected"]')
  const saved = page.waitForEvent('download')
  await more.click()
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = readFileSync(await (await saved).path(), 'utf8')
  expect(csv.match(/A\d/g)).toEqual(['A2', 'A3'])
  await more.click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(main.toast('2 options copied')).toBeVisible()
  expect(await copiedText(page)).toBe('A2\nA3')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('2 selected')).toBeHidden()
})
