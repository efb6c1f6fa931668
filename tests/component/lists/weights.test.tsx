// Weights: letting them count, setting them in the rows, after names and in lists, and sharing them.

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { DEFAULT_SETTINGS } from '../../../src/wheel/settings/settings'
import { BASE, linkTo, wheelOf } from '../../share/wheels'
import { axeFaults } from '../support/axe'
import { clock } from '../support/clock'
import { copiedText, emulateMedia, saved, usePhone } from '../support/device'
import { press, type } from '../support/locators'
import { main, paste } from '../support/main'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { hasAnnounced, open, state, storeWheel } from '../support/screen'

const weightOf = (text: string) =>
  page.getByRole('textbox', { name: `Weight of ${text}`, exact: true })
const item = () => page.getByRole('button', { name: /^Weights Count/ })

async function letWeightsCount(): Promise<void> {
  await main.openMoreTools()
  await item().click()
}

async function openWeighed(): Promise<void> {
  await open()
  await letWeightsCount()
  await expect.element(weightOf('Yes')).toBeVisible()
}

/** Text and weight of each option. */
const weighed = async () => state().wheel.segments.map(({ text, weight }) => `${text} ${weight}`)

test('weights count at the press of one item, and no more at a second @weights.switch', async () => {
  await open()
  await expect.element(weightOf('Yes')).not.toBeInTheDocument()
  await main.openMoreTools()
  await expect.element(item()).toHaveAttribute('aria-pressed', 'false')
  await item().click()
  await hasAnnounced('Weights count')
  await expect.element(weightOf('Yes')).toHaveValue('1')
  await main.openMoreTools()
  await expect.element(item()).toHaveAttribute('aria-pressed', 'true')
  await press('Escape')

  // The settings have the same switch, which waits for the end of a spin.
  await page.getByRole('tab', { name: 'Settings' }).click()
  const inSettings = page.getByRole('switch', { name: 'Weights Count' })
  await expect.element(inSettings).toBeChecked()
  await inSettings.click()
  await hasAnnounced('Weights do not count')
  await page.getByRole('tab', { name: /^Options/ }).click()
  await expect.element(weightOf('Yes')).not.toBeInTheDocument()
  await press('Control+z')
  await expect.element(weightOf('Yes')).toHaveValue('1')
})

test('a row has a field for its weight, with less and more @weights.row', async () => {
  await openWeighed()
  const field = weightOf('No')
  const more = page.getByRole('button', { name: 'More weight for No' })
  const less = page.getByRole('button', { name: 'Less weight for No' })
  await more.click()
  await more.click()
  await expect.element(field).toHaveValue('3')
  await hasAnnounced('Weight of “No”: 3')
  for (const weight of ['2', '1', '0.5', '0.25']) {
    await less.click()
    await expect.element(field).toHaveValue(weight)
  }

  await field.fill('2,5')
  await press('Enter')
  await expect.element(field).toHaveValue('2.5')
  await expect.element(main.row('No')).toHaveFocus()

  // Out of range it is brought into range; what is no number, or 0, changes nothing.
  await field.fill('5000')
  await press('Tab')
  await expect.element(field).toHaveValue('1000')
  await expect.element(main.row('No')).toHaveTextContent('Weights go from 0.01 to 1,000.')
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await field.fill('0')
  await press('Enter')
  await expect.element(field).toHaveValue('1000')
  await expect
    .element(main.row('No'))
    .toHaveTextContent('“Absent Today” takes an option off the wheel.')
  for (const nothing of ['', 'many']) {
    await field.fill(nothing)
    await press('Enter')
    await expect.element(field).toHaveValue('1000')
  }
  await field.fill('7')
  await press('Escape')
  await expect.element(field).toHaveValue('1000')
  await expect.element(main.row('No')).toHaveFocus()
  expect(await weighed()).toEqual(['Yes 1', 'No 1000', 'Maybe 1'])

  await open()
  await expect.element(field).toHaveValue('1000')
})

test('arrow keys reach what a row has, and the field keeps its caret @weights.row', async () => {
  await openWeighed()
  await main.row('Yes').focus()
  const stops = [
    page.getByLabelText('Color of Yes'),
    page.getByRole('button', { name: 'Less weight for Yes' }),
    weightOf('Yes'),
    page.getByRole('button', { name: 'More weight for Yes' }),
    page.getByRole('button', { name: 'Mark Yes absent today' }),
    page.getByRole('button', { name: 'Remove Yes' }),
  ]
  for (const stop of stops) {
    await press('ArrowRight')
    await expect.element(stop).toHaveFocus()
  }
  for (const stop of stops.slice(0, -1).reverse()) {
    await press('ArrowLeft')
    await expect.element(stop).toHaveFocus()
  }
  await press('ArrowRight')
  await press('ArrowRight')
  await type('15')
  await press('ArrowLeft')
  await type('2')
  // Down the column, as with any other control; what was typed is kept.
  await press('ArrowDown')
  await expect.element(weightOf('No')).toHaveFocus()
  await expect.element(weightOf('Yes')).toHaveValue('125')
  await type('4')
  await press('ArrowRight')
  await expect.element(page.getByRole('button', { name: 'More weight for No' })).toHaveFocus()
  await press('Enter')
  await expect.element(weightOf('No')).toHaveValue('5')
  await press('Escape')
  await expect.element(main.row('No')).toHaveFocus()
  expect(await weighed()).toEqual(['Yes 125', 'No 5', 'Maybe 1'])
})

test('from right to left, arrow keys go where they point @weights.row', async () => {
  await openWeighed()
  document.documentElement.dir = 'rtl'
  await main.row('Yes').focus()
  const middles: number[] = []
  for (let stop = 0; stop < 6; stop += 1) {
    await press('ArrowLeft')
    const { left, width } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    middles.push(left + width / 2)
  }
  expect(middles).toEqual(middles.toSorted((a, b) => b - a))
  expect(new Set(middles).size).toBe(6)
  await press('ArrowRight')
  await expect.element(page.getByRole('button', { name: 'Mark Yes absent today' })).toHaveFocus()
})

test('a weight does not change while the wheel spins', async () => {
  storeWheel(distinctOptions(3), lasting(1000))
  await openLettered()
  clock.freeze()
  await main.spinButton.click()
  await expect.element(main.spinningButton).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^More weight/ }).first()).toBeDisabled()
  await expect.element(weightOf('A1')).toHaveAttribute('readonly')
  await clock.advance(2000)
  await expect.element(main.winnerHeading).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^More weight/ }).first()).toBeEnabled()
})

async function openLettered(): Promise<void> {
  await open()
  await letWeightsCount()
  await expect.element(weightOf('A1')).toBeVisible()
}

test('“×3” after a name is its weight, where weights count @weights.typed', async () => {
  await open()
  await main.newOption.fill('Iphone x3')
  await press('Enter')
  await letWeightsCount()
  await expect.element(weightOf('Iphone x3')).toHaveValue('1')
  await main.newOption.fill('Anna ×3')
  await press('Enter')
  await expect.element(weightOf('Anna')).toHaveValue('3')

  // In a row, when its text is left.
  await main.option(2).fill('Ben x 0,5')
  await press('Enter')
  await expect.element(weightOf('Ben')).toHaveValue('0.5')
  await expect.element(main.option(2)).toHaveValue('Ben')
  await main.option(1).fill('Cem *4')
  await main.newOption.focus()
  await expect.element(weightOf('Cem')).toHaveValue('4')
  // Escape leaves a text as it was.
  await main.option(4).click()
  await type('!')
  await press('Escape')
  await main.option(4).click()
  await press('Enter')
  expect(await weighed()).toEqual(['Cem 4', 'Ben 0.5', 'Maybe 1', 'Iphone x3 1', 'Anna 3'])

  // The list as text has the weights after the names, and loses none.
  await main.choose('Edit as Text')
  const text = page.getByRole('textbox', { name: 'Options as text, one a line' })
  await expect.element(text).toHaveValue('Cem ×4\nBen ×0.5\nMaybe\nIphone x3 ×1\nAnna ×3')
  // So has what is copied of it.
  await text.press('Escape')
  await main.row('Cem').focus()
  await press('Control+a')
  await page.css('summary[aria-label="More for Selected"]').click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.element(main.toast('5 options copied')).toBeVisible()
  expect(copiedText()).toBe('Cem ×4\nBen ×0.5\nMaybe\nIphone x3 ×1\nAnna ×3')
  await page.getByRole('button', { name: 'Done' }).click()
  await main.choose('Edit as Text')
  await text.fill('Cem ×4\nBen ×2\nMaybe\nIphone x3 ×1\nAnna\nDana x9999')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect
    .element(
      main.toast(
        'Options: 1 added, 2 changed, and 1 weight brought into the range of 0.01 to 1,000',
      ),
    )
    .toBeVisible()
  expect(await weighed()).toEqual([
    'Cem 4',
    'Ben 2',
    'Maybe 1',
    'Iphone x3 1',
    'Anna 1',
    'Dana 1000',
  ])
})

test('a list that brings weights offers to let them count @weights.import', async () => {
  await open()
  const offer = main.importDialog.getByRole('switch', { name: 'Let Weights Count' })
  paste('Iphone x3\nTablet\nWatch', main.newOption.element())
  await expect.element(offer).not.toBeChecked()
  await main.importButton.click()
  await expect.element(main.importDialog).not.toBeInTheDocument()
  expect(await weighed()).toEqual(['Iphone x3 1', 'Tablet 1', 'Watch 1'])

  paste('Name\tWeight\nAnna\t3\nBen\t0\nCem\t5000\nDana\t\n', main.newOption.element())
  const column = main.importDialog.getByRole('switch', {
    name: /^Chances from .Weight/,
  })
  // 5,000 is more than any weight, so the column may be anything.
  await expect.element(column).not.toBeChecked()
  await column.click()
  await expect
    .element(main.importDialog)
    .toHaveTextContent('1 weight is changed: weights are numbers from 0.01 to 1,000.')
  await expect
    .element(main.importDialog)
    .toHaveTextContent('0 is no weight: 1 option is absent today.')
  await main.importDialog.getByRole('radio', { name: 'Replace Them' }).click()
  await main.importButton.click()
  await expect.element(weightOf('Anna')).toHaveValue('3')
  await expect.element(weightOf('Cem')).toHaveValue('1000')
  await expect.element(main.row('Ben')).not.toBeInTheDocument()
  expect(state().wheel.segments[1]).toMatchObject({ text: 'Ben', absent: true })
  await page.getByRole('button', { name: /^Undo: Replaced/ }).click()
  await expect.element(weightOf('Tablet')).not.toBeInTheDocument()
  expect(state().settings.weightsCount).toBe(false)

  // Another site's wheel with weights is one on which they count.
  paste('https://wheeldecide.com/e.php?c1=A&c2=B&weights=2,1')
  await expect.element(offer).toBeChecked()
})

test('a column of tickets says the chances, and the lines of one person are added up @weights.tickets', async () => {
  await open()
  paste('Name\tTickets\nAnna\t3\nBen\t2\nAnna\t4\nCem\t1\n', main.newOption.element())
  const dialog = main.importDialog
  const column = dialog.getByRole('switch', { name: /^Chances from .Tickets/ })
  await expect.element(dialog.getByText('10 chances in all.')).toBeVisible()
  await dialog.getByText('1 duplicate, kept').click()
  await dialog.getByRole('radio', { name: 'Add Up' }).click()
  await expect
    .element(dialog.getByRole('status').first())
    .toHaveText('5 rows read: 3 go on the wheel, 1 is the header, and 1 is added up.')
  await expect.element(dialog.getByText('1 duplicate, added up')).toBeVisible()
  await expect.element(dialog.getByText('10 chances in all.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
  await column.click()
  await expect.element(dialog.getByRole('radio', { name: 'Add Up' })).not.toBeInTheDocument()
  await expect.element(dialog.getByText('1 duplicate, left out')).toBeVisible()
  await column.click()
  await main.importButton.click()
  await expect.element(weightOf('Anna')).toHaveValue('7')
  expect(await weighed()).toEqual(['Anna 7', 'Ben 2', 'Cem 1'])
  expect(state().settings.weightsCount).toBe(true)
})

test('weights go with a link, and what is no weight is mended and said @weights.link', async () => {
  const wheel = wheelOf(['Tea', 'Milk', 'Juice'], {
    settings: { ...DEFAULT_SETTINGS, weightsCount: true },
  })
  const segments = wheel.segments.map((one, index) => ({ ...one, weight: [3, 1e5, 0][index] ?? 1 }))
  const link = await linkTo({ ...wheel, segments })
  await open(link.slice(BASE.length))
  await expect.element(weightOf('Tea')).toHaveValue('3')
  await expect.element(weightOf('Milk')).toHaveValue('1000')
  await expect.element(weightOf('Juice')).toHaveValue('0.01')
  await expect
    .element(main.toast('2 weights were changed: weights are numbers from 0.01 to 1,000.'))
    .toBeVisible()
})

test('sharing says what an older version would show @weights.older', async () => {
  await openWeighed()
  const note = page.getByText(
    'Weights count on this wheel. Where an older version of this page is still open, its slices are equal.',
  )
  const share = page.getByRole('button', { name: 'Share Wheel' })
  // Weights that are all the same make equal slices anyway.
  await share.click()
  await expect.element(page.getByRole('dialog', { name: 'Share Your Wheel' })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  await press('Escape')
  await page.getByRole('button', { name: 'More weight for No' }).click()
  await share.click()
  await expect.element(note).toBeVisible()
  await saved(() => page.getByRole('button', { name: 'Save to File' }).click())
  await expect.element(note).toHaveLength(2)
})

for (const [name, colorScheme] of [
  ['light', 'light'],
  ['dark', 'dark'],
] as const) {
  test(`a list with weights has no fault that axe finds, in 320 pixels and with large text: ${name} @weights.access`, async () => {
    await emulateMedia({ colorScheme })
    await openWeighed()
    const field = weightOf('No')
    await field.fill('5000')
    await press('Enter')
    expect(await axeFaults()).toEqual([])
    await page.viewport(320, 640)
    await main.openPanel('Options')
    await expectNoSidewaysScroll()
    const more = page.getByRole('button', { name: 'More weight for Maybe' })
    const box = more.box()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    document.documentElement.style.fontSize = '200%'
    await expectNoSidewaysScroll()
    await expectNoClippedText()
    await main.row('Maybe').focus()
    await more.click()
    await expect.element(weightOf('Maybe')).toHaveValue('2')
  })
}

describe('on a phone', () => {
  usePhone()

  test('less and more are as large as a finger, and open no keyboard @weights.row', async () => {
    await open()
    await main.openOptions()
    await letWeightsCount()
    // A press on the row shows what can be done with it.
    await main.row('No').click()
    for (const name of ['More weight for No', 'Less weight for No']) {
      const button = page.getByRole('button', { name })
      const box = button.box()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await button.click()
      await expect.element(button).toHaveFocus()
    }
    await expect.element(weightOf('No')).toHaveValue('1')
    await expect.element(weightOf('No')).toHaveAttribute('inputmode', 'decimal')
  })
})
