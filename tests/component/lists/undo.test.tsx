// Undo and Redo: by button, by key and from the history, of every change of the wheel, a spin among them.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { axeFaults } from '../support/axe'
import { usePhone } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { hasAnnounced, open, storeWheel } from '../support/screen'

const texts = () =>
  main.options
    .getByRole('textbox', { name: /^Option \d+$/ })
    .elements()
    .map((field) => (field as HTMLInputElement).value)

async function openWith(count: number, spinMs = 500): Promise<void> {
  storeWheel(distinctOptions(count), lasting(spinMs))
  await open()
}

const undo = page.getByRole('button', { name: /^(Undo: |Nothing to Undo)/ })
const redo = page.getByRole('button', { name: /^(Redo: |Nothing to Redo)/ })

/** Five steps. @returns what the third is called: the spin */
async function change(): Promise<string> {
  await main.option(1).fill('Ann')
  await page.getByRole('button', { name: 'Remove A5' }).click()
  await press('Escape')
  await main.spinButton.click()
  await expect.element(main.recent).toHaveLength(1)
  const winner = main.moment.css('[data-part="name"]').element().textContent
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await main.openTemplates()
  await page.getByRole('button', { name: 'Heads or Tails' }).click()
  await expect.poll(texts).toEqual(['Heads', 'Tails'])
  return `Drew “${winner}”`
}

test('all steps are taken back and made again by the buttons, and a spin among them @undo.steps @undo.spin', async () => {
  await openWith(5)
  await expect.element(undo).not.toBeInTheDocument()
  const spun = await change()
  await expect.element(redo).not.toBeInTheDocument()
  for (const [name, after, results] of [
    ['The wheel is now: Heads or Tails', ['Ann', 'A2', 'A3', 'A4', 'Fig'], 1],
    ['Added “Fig”', ['Ann', 'A2', 'A3', 'A4'], 1],
    [spun, ['Ann', 'A2', 'A3', 'A4'], 0],
    ['Removed “A5”', ['Ann', 'A2', 'A3', 'A4', 'A5'], 0],
    ['Changed “A1” to “Ann”', ['A1', 'A2', 'A3', 'A4', 'A5'], 0],
  ] as const) {
    await expect.element(undo).toHaveAccessibleName(`Undo: ${name}`)
    await undo.click()
    await hasAnnounced(`Undone: ${name}`)
    await expect.element(undo).toHaveFocus()
    await expect.poll(texts).toEqual(after)
    await expect.element(main.recent).toHaveLength(results)
  }
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
  for (let count = 0; count < 5; count += 1) await redo.click()
  await expect.poll(texts).toEqual(['Heads', 'Tails'])
  await expect.element(redo).toHaveAttribute('aria-disabled', 'true')
})

test('the history names the steps, and leads to any of them @undo.history', async () => {
  await openWith(5)
  const spun = await change()
  await undo.click()
  await main.openMoreTools()
  await page.getByRole('button', { name: 'Undo History' }).click()
  const history = page.getByRole('dialog', { name: 'Undo History' })
  await expect
    .poll(() => history.getByRole('button').texts())
    .toEqual([
      'The wheel is now: Heads or TailsUndone',
      'Added “Fig”Now',
      spun,
      'Removed “A5”',
      'Changed “A1” to “Ann”',
      'Before These Changes',
    ])
  await expect.element(history.getByRole('button', { name: 'Added “Fig”' })).toHaveFocus()
  for (let count = 0; count < 3; count += 1) await press('ArrowDown')
  expect(await axeFaults()).toEqual([])
  await press('Enter')
  await expect.element(history).not.toBeInTheDocument()
  await hasAnnounced('Undone: 3 steps')
  expect(texts()).toEqual(['Ann', 'A2', 'A3', 'A4', 'A5'])
  await expect.element(main.editMenu).toHaveFocus()
  await main.openMoreTools()
  await page.getByRole('button', { name: 'Undo History' }).click()
  await expect.element(history).toBeVisible()
  await press('Escape')
  await expect.element(history).not.toBeInTheDocument()
  await expect.element(main.editMenu).toHaveFocus()
})

test('the history opens below the tools, at their end, and keys lead through it @undo.history', async () => {
  await openWith(5)
  for (const name of ['Fig', 'Kiwi', 'Plum']) {
    await main.newOption.fill(name)
    await press('Enter')
  }
  await undo.click()
  const history = page.getByRole('dialog', { name: 'Undo History' })
  const tools = page.getByRole('group', { name: 'List Tools' })
  for (const [dir, width] of [
    ['ltr', 1440],
    ['rtl', 1440],
    ['ltr', 320],
    ['rtl', 320],
  ] as const) {
    document.documentElement.dir = dir
    await page.viewport(width, 800)
    if (width === 320) await main.openPanel('Options')
    await main.choose('Undo History')
    const [shown, row] = [history.box(), tools.box()]
    expect(shown.top, `${dir} ${width}`).toBeGreaterThanOrEqual(Math.min(row.bottom, 408))
    expect(shown.left).toBeGreaterThanOrEqual(8)
    expect(shown.right).toBeLessThanOrEqual(width - 8)
    if (width > 320) {
      const ends = dir === 'ltr' ? [shown.right, row.right] : [shown.left, row.left]
      expect(ends[0], `${dir} ${width}`).toBeCloseTo(ends[1] ?? 0, 0)
    }
    await press('Escape')
    await expect.element(history).not.toBeInTheDocument()
    await expect.element(main.editMenu).toHaveFocus()
  }
  await main.choose('Undo History')
  const step = (name: string) => history.getByRole('button', { name })
  for (const [key, name] of [
    ['ArrowUp', 'Added “Plum”'],
    ['ArrowUp', 'Added “Plum”'],
    ['End', 'Before These Changes'],
    ['ArrowDown', 'Before These Changes'],
    ['ArrowUp', 'Added “Fig”'],
    ['Home', 'Added “Plum”'],
  ] as const) {
    await press(key)
    await expect.element(step(name), { message: key }).toHaveFocus()
  }
  const strength = (name: string) =>
    step(name).evaluate((one) => {
      const { color, fontWeight } = getComputedStyle(one)
      return [color, Number(fontWeight) >= 600] as const
    })
  const [[undone, isUndoneBold], [, isNowBold], [done, isDoneBold]] = (await Promise.all(
    ['Added “Plum”', 'Added “Kiwi”', 'Added “Fig”'].map(strength),
  )) as [readonly [string, boolean], readonly [string, boolean], readonly [string, boolean]]
  expect([isUndoneBold, isNowBold, isDoneBold]).toEqual([false, true, false])
  expect(undone).not.toBe(done)
})

test('waits for the end of a spin', async () => {
  await openWith(5, 9000)
  await main.newOption.fill('Fig')
  await main.newOption.press('Enter')
  await main.spinButton.click()
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
  await press('Control+z')
  expect(texts()).toHaveLength(6)
})

describe('at 320 pixels', () => {
  usePhone(320, 640)

  test('the tools stay in one row, each large enough to touch, with Redo after an Undo', async () => {
    await openWith(12)
    await main.openOptions()
    await main.newOption.fill('Fig')
    await main.newOption.press('Enter')
    const row = page.getByRole('group', { name: 'List Tools' }).element()
    await undo.click()
    const boxes = [...row.querySelectorAll(':scope > button, :scope > details > summary')]
      .map((tool) => tool.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    expect(boxes.length).toBe(4)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    for (const { width, height, right } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(right).toBeLessThanOrEqual(320)
    }
    await redo.click()
    await hasAnnounced('Redone: Added “Fig”')
  })
})
