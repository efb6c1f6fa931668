// Undo and Redo: by button, by key and from the history, of every change of the wheel. A result stays.

import type { Page } from 'playwright/test'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 1440, height: 900 } })

function texts(main: WheelPage): Promise<string[]> {
  return main.options
    .getByRole('textbox', { name: /^Option \d+$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
}

async function openWith(main: WheelPage, count: number, spinMs = 500): Promise<void> {
  await storeWheel(main.page, distinctOptions(count), lasting(spinMs))
  await main.open()
}

const undo = (page: Page) => page.getByRole('button', { name: /^(Undo: |Nothing to Undo)/ })
const redo = (page: Page) => page.getByRole('button', { name: /^(Redo: |Nothing to Redo)/ })

/** Four steps, with a result between them. */
async function change(page: Page, main: WheelPage): Promise<void> {
  await main.option(1).fill('Ann')
  await page.getByRole('button', { name: 'Remove A5' }).click()
  await page.keyboard.press('Escape')
  await main.spinButton.click()
  await expect(main.recent).toHaveCount(1)
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await main.openTemplates()
  await page.getByRole('button', { name: 'Heads or Tails' }).click()
  await expect.poll(() => texts(main)).toEqual(['Heads', 'Tails'])
}

test('all steps are taken back and made again by the buttons, and a result in between stays @undo.steps', async ({
  page,
  main,
}) => {
  await openWith(main, 5)
  await expect(undo(page)).toBeDisabled()
  await change(page, main)
  await expect(redo(page)).toBeDisabled()
  for (const [name, after] of [
    ['The wheel is now: Heads or Tails', ['Ann', 'A2', 'A3', 'A4', 'Fig']],
    ['Added “Fig”', ['Ann', 'A2', 'A3', 'A4']],
    ['Removed “A5”', ['Ann', 'A2', 'A3', 'A4', 'A5']],
    ['Changed “A1” to “Ann”', ['A1', 'A2', 'A3', 'A4', 'A5']],
  ] as const) {
    await expect(undo(page)).toHaveAccessibleName(`Undo: ${name}`)
    await undo(page).click()
    await main.hasAnnounced(`Undone: ${name}`)
    await expect(undo(page)).toBeFocused()
    await expect.poll(() => texts(main)).toEqual(after)
    await expect(main.recent).toHaveCount(1)
  }
  await expect(undo(page)).toBeDisabled()
  for (let count = 0; count < 4; count += 1) await redo(page).click()
  await expect.poll(() => texts(main)).toEqual(['Heads', 'Tails'])
  await expect(redo(page)).toBeDisabled()
})

test('by keyboard alone, also from the empty field, and not while text is typed @undo.keyboard', async ({
  page,
  main,
}) => {
  await openWith(main, 5)
  await main.newOption.focus()
  await page.keyboard.type('Fig')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect.poll(() => texts(main)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5'])
  await page.keyboard.press('ControlOrMeta+Shift+Z')
  await expect.poll(() => texts(main)).toHaveLength(6)
  await page.keyboard.press('ControlOrMeta+Z')
  await page.keyboard.press('Control+Y')
  await expect.poll(() => texts(main)).toHaveLength(6)
  await main.hasAnnounced('Redone: Added “Fig”')
  await expect(main.newOption).toBeFocused()
  // The field's own Undo.
  await page.keyboard.type('Kiwi')
  await page.keyboard.press('ControlOrMeta+Z')
  expect(await texts(main)).toHaveLength(6)
  await expect(main.newOption).not.toHaveValue('Kiwi')
})

test('the history names the steps, and leads to any of them @undo.history', async ({
  page,
  main,
}) => {
  await openWith(main, 5)
  await change(page, main)
  await undo(page).click()
  await main.openMoreTools()
  await page.getByRole('button', { name: 'Undo History' }).click()
  const history = page.getByRole('dialog', { name: 'Undo History' })
  await expect(history.getByRole('button')).toHaveText([
    /^The wheel is now: Heads or TailsUndone$/,
    /^Added “Fig”Now$/,
    /^Removed “A5”$/,
    /^Changed “A1” to “Ann”$/,
    /^Before These Changes$/,
  ])
  await expect(history.getByRole('button', { name: 'Added “Fig”' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(history).toBeHidden()
  await main.hasAnnounced('Undone: 2 steps')
  expect(await texts(main)).toEqual(['Ann', 'A2', 'A3', 'A4', 'A5'])
  await expect(page.locator('summary[aria-label="More Tools"]')).toBeFocused()
  await main.openMoreTools()
  await page.getByRole('button', { name: 'Undo History' }).click()
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  await expect(page.locator('summary[aria-label="More Tools"]')).toBeFocused()
})

test('waits for the end of a spin', async ({ page, main }) => {
  await openWith(main, 5, 9000)
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await main.spinButton.click()
  await expect(undo(page)).toBeDisabled()
  await page.keyboard.press('ControlOrMeta+Z')
  expect(await texts(main)).toHaveLength(6)
})

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('the tools stay in one row, each large enough to touch, and Redo is among More Tools', async ({
    page,
    main,
  }) => {
    await openWith(main, 12)
    await main.openOptions()
    await main.newOption.fill('Fig')
    await main.newOption.press('Enter')
    const boxes = await page.getByRole('group', { name: 'List Tools' }).evaluate((row) =>
      [...row.querySelectorAll(':scope > button, summary')]
        .map((tool) => tool.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ top, width, height, right }) => ({ top, width, height, right })),
    )
    expect(boxes.length).toBe(6)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    for (const { width, height, right } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(right).toBeLessThanOrEqual(320)
    }
    await undo(page).click()
    await main.openMoreTools()
    await page.getByRole('button', { name: 'Redo', exact: true }).last().click()
    await main.hasAnnounced('Redone: Added “Fig”')
  })
})
