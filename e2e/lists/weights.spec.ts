// Weights: letting them count, setting them in the rows, after names and in lists, and sharing them.

import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { BASE, linkTo, wheelOf } from '../../tests/share/wheels'
import { appState } from '../support/appState'
import { axeFaults } from '../support/axe'
import { copiedText, watchClipboard } from '../support/clipboard'
import { expect, test } from '../support/fixtures'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import type { WheelPage } from '../support/wheelPage'

test.use({ viewport: { width: 1440, height: 900 } })

const weightOf = (main: WheelPage, text: string) =>
  main.page.getByRole('textbox', { name: `Weight of ${text}`, exact: true })
const item = (main: WheelPage) =>
  main.page.getByRole('button', { name: 'Weights Count', exact: true })

async function letWeightsCount(main: WheelPage): Promise<void> {
  await main.openMoreTools()
  await item(main).click()
}

async function openWeighed(main: WheelPage): Promise<void> {
  await main.open()
  await letWeightsCount(main)
  await weightOf(main, 'Yes').waitFor()
}

/** Text and weight of each option. */
const weighed = async (main: WheelPage) =>
  (await appState(main.page)).wheel.segments.map(({ text, weight }) => `${text} ${weight}`)

test('weights count at the press of one item, and no more at a second @weights.switch', async ({
  page,
  main,
}) => {
  await main.open()
  await expect(weightOf(main, 'Yes')).toHaveCount(0)
  await main.openMoreTools()
  await expect(item(main)).toHaveAttribute('aria-pressed', 'false')
  await item(main).click()
  await main.hasAnnounced('Weights count')
  await expect(weightOf(main, 'Yes')).toHaveValue('1')
  await main.openMoreTools()
  await expect(item(main)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')

  // The settings have the same switch, which waits for the end of a spin.
  await page.getByRole('button', { name: 'Show Settings' }).click()
  const inSettings = page.getByRole('switch', { name: 'Weights Count' })
  await expect(inSettings).toBeChecked()
  await inSettings.uncheck()
  await main.hasAnnounced('Weights do not count')
  await page.getByRole('button', { name: 'Hide Settings' }).click()
  await expect(weightOf(main, 'Yes')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(weightOf(main, 'Yes')).toHaveValue('1')
})

test('a row has a field for its weight, with less and more @weights.row', async ({
  page,
  main,
}) => {
  await openWeighed(main)
  const field = weightOf(main, 'No')
  const more = page.getByRole('button', { name: 'More weight for No' })
  const less = page.getByRole('button', { name: 'Less weight for No' })
  await more.click()
  await more.click()
  await expect(field).toHaveValue('3')
  await main.hasAnnounced('Weight of “No”: 3')
  for (const weight of ['2', '1', '0.5', '0.25']) {
    await less.click()
    await expect(field).toHaveValue(weight)
  }

  await field.fill('2,5')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('2.5')
  await expect(main.row('No')).toBeFocused()

  // Out of range it is brought into range; what is no number, or 0, changes nothing.
  await field.fill('5000')
  await page.keyboard.press('Tab')
  await expect(field).toHaveValue('1000')
  await expect(main.row('No')).toContainText('Weights go from 0.01 to 1,000.')
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await field.fill('0')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('1000')
  await expect(main.row('No')).toContainText('“Absent Today” takes an option off the wheel.')
  for (const nothing of ['', 'many']) {
    await field.fill(nothing)
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('1000')
  }
  await field.fill('7')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('1000')
  await expect(main.row('No')).toBeFocused()
  expect(await weighed(main)).toEqual(['Yes 1', 'No 1000', 'Maybe 1'])

  await page.reload()
  await expect(field).toHaveValue('1000')
})

test('arrow keys reach what a row has, and the field keeps its caret @weights.row', async ({
  page,
  main,
}) => {
  await openWeighed(main)
  const { keyboard } = page
  await main.row('Yes').focus()
  const stops = [
    page.getByLabel('Color of Yes'),
    page.getByRole('button', { name: 'Less weight for Yes' }),
    weightOf(main, 'Yes'),
    page.getByRole('button', { name: 'More weight for Yes' }),
    page.getByRole('button', { name: 'Remove Yes' }),
  ]
  for (const stop of stops) {
    await keyboard.press('ArrowRight')
    await expect(stop).toBeFocused()
  }
  for (const stop of stops.slice(0, -1).reverse()) {
    await keyboard.press('ArrowLeft')
    await expect(stop).toBeFocused()
  }
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await keyboard.type('15')
  await keyboard.press('ArrowLeft')
  await keyboard.type('2')
  // Down the column, as with any other control; what was typed is kept.
  await keyboard.press('ArrowDown')
  await expect(weightOf(main, 'No')).toBeFocused()
  await expect(weightOf(main, 'Yes')).toHaveValue('125')
  await keyboard.type('4')
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'More weight for No' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(weightOf(main, 'No')).toHaveValue('5')
  await keyboard.press('Escape')
  await expect(main.row('No')).toBeFocused()
  expect(await weighed(main)).toEqual(['Yes 125', 'No 5', 'Maybe 1'])
})

test('a weight does not change while the wheel spins', async ({ page, main }) => {
  await storeWheel(page, distinctOptions(3), lasting(1000))
  await openLettered(main)
  await main.spinButton.click()
  await expect(main.spinningButton).toBeVisible()
  await expect(page.getByRole('button', { name: /^More weight/ }).first()).toBeDisabled()
  await expect(weightOf(main, 'A1')).toHaveAttribute('readonly')
  await expect(main.winnerHeading).toBeVisible()
  await expect(page.getByRole('button', { name: /^More weight/ }).first()).toBeEnabled()
})

async function openLettered(main: WheelPage): Promise<void> {
  await main.open()
  await letWeightsCount(main)
  await weightOf(main, 'A1').waitFor()
}

test('“×3” after a name is its weight, where weights count @weights.typed', async ({
  page,
  main,
}) => {
  await watchClipboard(page)
  await main.open()
  await main.newOption.fill('Iphone x3')
  await page.keyboard.press('Enter')
  await letWeightsCount(main)
  await expect(weightOf(main, 'Iphone x3')).toHaveValue('1')
  await main.newOption.fill('Anna ×3')
  await page.keyboard.press('Enter')
  await expect(weightOf(main, 'Anna')).toHaveValue('3')

  // In a row, when its text is left.
  await main.option(2).fill('Ben x 0,5')
  await page.keyboard.press('Enter')
  await expect(weightOf(main, 'Ben')).toHaveValue('0.5')
  await expect(main.option(2)).toHaveValue('Ben')
  await main.option(1).fill('Cem *4')
  await main.newOption.focus()
  await expect(weightOf(main, 'Cem')).toHaveValue('4')
  // Escape leaves a text as it was.
  await main.option(4).click()
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await main.option(4).click()
  await page.keyboard.press('Enter')
  expect(await weighed(main)).toEqual(['Cem 4', 'Ben 0.5', 'Maybe 1', 'Iphone x3 1', 'Anna 3'])

  // The list as text has the weights after the names, and loses none.
  await page.getByRole('button', { name: 'Edit as Text' }).click()
  const text = page.getByRole('textbox', { name: 'Options as text, one a line' })
  await expect(text).toHaveValue('Cem ×4\nBen ×0.5\nMaybe\nIphone x3 ×1\nAnna ×3')
  // So has what is copied of it.
  await text.press('Escape')
  await main.row('Cem').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.locator('summary[aria-label="More for Selected"]').click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(main.toast('5 options copied')).toBeVisible()
  expect(await copiedText(page)).toBe('Cem ×4\nBen ×0.5\nMaybe\nIphone x3 ×1\nAnna ×3')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Edit as Text' }).click()
  await text.fill('Cem ×4\nBen ×2\nMaybe\nIphone x3 ×1\nAnna\nDana x9999')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(
    main.toast('Options: 1 added, 2 changed, and 1 weight brought into the range of 0.01 to 1,000'),
  ).toBeVisible()
  expect(await weighed(main)).toEqual([
    'Cem 4',
    'Ben 2',
    'Maybe 1',
    'Iphone x3 1',
    'Anna 1',
    'Dana 1000',
  ])
})

test('a list that brings weights offers to let them count @weights.import', async ({
  page,
  main,
}) => {
  await main.open()
  const offer = main.importDialog.getByRole('switch', { name: 'Let Weights Count' })
  await main.paste('Iphone x3\nTablet\nWatch', main.newOption)
  await expect(offer).not.toBeChecked()
  await main.importButton.click()
  await expect(main.importDialog).toBeHidden()
  expect(await weighed(main)).toEqual(['Iphone x3 1', 'Tablet 1', 'Watch 1'])

  await main.paste('Name\tWeight\nAnna\t3\nBen\t0\nCem\t5000\nDana\t\n', main.newOption)
  await expect(offer).not.toBeChecked()
  await offer.check()
  await expect(main.importDialog).toContainText(
    '1 weight is changed: weights are numbers from 0.01 to 1,000.',
  )
  await expect(main.importDialog).toContainText('0 is no weight: 1 option is absent today.')
  await main.importDialog.getByRole('radio', { name: 'Replace Them' }).check()
  await main.importButton.click()
  await expect(weightOf(main, 'Anna')).toHaveValue('3')
  await expect(weightOf(main, 'Cem')).toHaveValue('1000')
  await expect(main.row('Ben')).toHaveCount(0)
  expect((await appState(page)).wheel.segments[1]).toMatchObject({ text: 'Ben', absent: true })
  await page.getByRole('button', { name: /^Undo: Replaced/ }).click()
  await expect(weightOf(main, 'Tablet')).toHaveCount(0)
  expect((await appState(page)).settings.weightsCount).toBe(false)

  // Another site's wheel with weights is one on which they count.
  await main.paste('https://wheeldecide.com/e.php?c1=A&c2=B&weights=2,1')
  await expect(offer).toBeChecked()
})

test('weights go with a link, and what is no weight is mended and said @weights.link', async ({
  page,
  main,
}) => {
  const wheel = wheelOf(['Tea', 'Milk', 'Juice'], {
    settings: { ...DEFAULT_SETTINGS, weightsCount: true },
  })
  const segments = wheel.segments.map((one, index) => ({ ...one, weight: [3, 1e5, 0][index] ?? 1 }))
  const link = await linkTo({ ...wheel, segments })
  await page.goto(`/${link.slice(BASE.length)}`)
  await expect(weightOf(main, 'Tea')).toHaveValue('3')
  await expect(weightOf(main, 'Milk')).toHaveValue('1000')
  await expect(weightOf(main, 'Juice')).toHaveValue('0.01')
  await expect(
    main.toast('2 weights were changed: weights are numbers from 0.01 to 1,000.'),
  ).toBeVisible()
})

test('sharing says what an older version would show @weights.older', async ({ page, main }) => {
  await openWeighed(main)
  const note = page.getByText(
    'Weights count on this wheel. Where an older version of this page is still open, its slices are equal.',
  )
  const share = page.getByRole('button', { name: 'Share Wheel' })
  // Weights that are all the same make equal slices anyway.
  await share.click()
  await expect(page.getByRole('dialog', { name: 'Share Your Wheel' })).toBeVisible()
  await expect(note).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More weight for No' }).click()
  await share.click()
  await expect(note).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to File' }).click()
  await download
  await expect(note).toHaveCount(2)
})

for (const [name, colorScheme] of [
  ['light', 'light'],
  ['dark', 'dark'],
] as const) {
  test(`a list with weights has no fault that axe finds, in 320 pixels and with large text: ${name} @weights.access`, async ({
    page,
    main,
  }) => {
    await page.emulateMedia({ colorScheme })
    await openWeighed(main)
    const field = weightOf(main, 'No')
    await field.fill('5000')
    await page.keyboard.press('Enter')
    expect(await axeFaults(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await main.openPanel('Options')
    await expectNoSidewaysScroll(page)
    const more = page.getByRole('button', { name: 'More weight for Maybe' })
    const box = await more.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoSidewaysScroll(page)
    await expectNoClippedText(page)
    await more.click()
    await expect(weightOf(main, 'Maybe')).toHaveValue('2')
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('less and more are as large as a finger, and open no keyboard @weights.row', async ({
    page,
    main,
  }) => {
    await main.open()
    await main.openOptions()
    await letWeightsCount(main)
    for (const name of ['More weight for No', 'Less weight for No']) {
      const button = page.getByRole('button', { name })
      const box = await button.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await button.tap()
      await expect(button).toBeFocused()
    }
    await expect(weightOf(main, 'No')).toHaveValue('1')
    await expect(weightOf(main, 'No')).toHaveAttribute('inputmode', 'decimal')
  })
})
