// What a win does to later chances: chosen below the modes, seen in the list, and reset with one press.

import type { Page } from 'playwright/test'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import {
  distinctOptions,
  keptWheel,
  savedText,
  storeText,
  storeWheel,
} from '../support/savedWheels'

const rule = (page: Page) => page.getByRole('combobox', { name: 'After winning' })
const reset = (page: Page) => page.getByRole('button', { name: 'Reset Chances' }).first()

async function lastWinner(page: Page): Promise<string> {
  const { wheel } = await keptWheel(page)
  return wheel.history[0]?.winner.text ?? ''
}

test.describe('with odds shown', () => {
  test('they are as at the draw while the winner is revealed, and then as they are @turns.odds', async ({
    page,
    main,
  }) => {
    const text = savedText(distinctOptions(4), { preset: 'instant' })
    await storeText(
      page,
      text
        .replace('"showProbabilities":false', '"showProbabilities":true')
        .replace('"afterWin":"same"', '"afterWin":"halved"'),
    )
    await main.open()
    await main.spinButton.click()
    const winner = await lastWinner(page)
    await expect(main.row(winner)).toContainText('14.3%')
    await expect(main.moment.getByText('Chance: 1 in 4, 25%')).toBeVisible()
    await main.spinButton.click()
    await expect(main.options.getByText(/^[½¼]$/)).not.toHaveCount(0)
  })
})

test.describe('with odds hidden', () => {
  test.beforeEach(async ({ page, main }) => {
    await storeWheel(page, distinctOptions(6), { preset: 'instant' })
    await main.open()
  })

  test('a winner sits out for as many spins as chosen, with the way back in sight @turns.aside', async ({
    page,
    main,
  }) => {
    await expect(rule(page)).toHaveValue('same')
    await expect(reset(page)).toHaveCount(0)
    await rule(page).selectOption('Sits out')
    const spins = page.getByRole('spinbutton', { name: 'Spins to sit out' })
    await expect(spins).toHaveValue('3')
    await spins.fill('2')
    await main.spinButton.click()
    await expect(main.options).toHaveCount(5)
    const first = await lastWinner(page)
    await main.hasAnnounced(`Winner: ${first}. Sits out the next 2 spins.`)
    await expect(main.row(first)).toHaveCount(0)
    await expect(page.getByText('5 options, 1 sitting out')).toBeVisible()
    const fold = page.getByRole('button', { name: '1 Sitting Out' })
    await fold.click()
    const out = page.getByRole('list', { name: /^\d Sitting Out$/ }).getByRole('listitem')
    await expect(out).toHaveText([`${first}Back after 2 spins`])

    await main.spinButton.click()
    await expect(out).toHaveCount(2)
    const second = await lastWinner(page)
    expect(second).not.toBe(first)
    await expect(out.filter({ hasText: second })).toContainText('Back after 2 spins')
    await expect(out.filter({ hasText: first })).toContainText('Back after the next spin')
    await main.spinButton.click()
    await expect(main.row(first)).toBeVisible()
    await expect(main.options).toHaveCount(4)

    await page.reload()
    await main.isReady()
    await expect(main.options).toHaveCount(4)
    await expect(rule(page)).toHaveValue('aside')
    await reset(page).click()
    await expect(main.options).toHaveCount(6)
    await expect(reset(page)).toHaveCount(0)
    await expect(rule(page)).toBeFocused()
    // From the control that has the focus now, which has no Undo of its own.
    await page.keyboard.press('ControlOrMeta+z')
    await expect(main.options).toHaveCount(4)
    await page.getByRole('button', { name: 'Bring All Back' }).click()
    await expect(main.options).toHaveCount(6)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(main.options).toHaveCount(4)
    // In another mode everyone takes part; what was chosen stays for this one.
    await main.mode('No repeats').click()
    await expect(main.options).toHaveCount(6)
    await expect(rule(page)).toHaveCount(0)
    await main.mode('Every spin counts').click()
    await expect(main.options).toHaveCount(4)
  })

  test('two always stay on the wheel, and a number of spins that cannot be is not taken', async ({
    page,
    main,
  }) => {
    await rule(page).selectOption('Sits out')
    const spins = page.getByRole('spinbutton', { name: 'Spins to sit out' })
    const note = page.getByText('Two options always stay on the wheel')
    await expect(note).toHaveCount(0)
    await spins.fill('7')
    await expect(note).toHaveText(/sit out 4 spins/)
    for (const odd of ['0', '20', '2.5', '']) {
      await spins.fill(odd)
      expect((await keptWheel(page)).settings.asideSpins).toBe(7)
    }
    await spins.blur()
    await expect(spins).toHaveValue('7')
    for (let times = 0; times < 6; times += 1) await main.spinButton.click()
    await expect(main.options).toHaveCount(2)
  })

  test('a winner is half as likely for each win, and its row says so @turns.halved', async ({
    page,
    main,
  }) => {
    await rule(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(rule(page)).toHaveValue('halved')
    await main.spinButton.click()
    const winner = await lastWinner(page)
    await main.hasAnnounced(`Winner: ${winner}. Now counts half.`)
    const row = main.row(winner)
    await expect(row.getByText('½', { exact: true })).toBeVisible()
    await expect(row.getByRole('textbox', { name: /^Option/ })).toHaveAccessibleDescription(
      'Now counts half',
    )
    await expect(main.options.getByText('½', { exact: true })).toHaveCount(1)
    await expect(main.options).toHaveCount(6)
    expect(await axeFaults(page)).toEqual([])
    await reset(page).click()
    await expect(main.options.getByText('½', { exact: true })).toHaveCount(0)
    // From here on wins count again.
    await main.spinButton.click()
    await expect(main.options.getByText('½', { exact: true })).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear Recent Results' }).click()
    await expect(main.options.getByText('½', { exact: true })).toHaveCount(0)
    await expect(main.toast('Recent results cleared, and chances reset')).toBeVisible()
  })

  test('fits a narrow window, with large text too', async ({ page, main }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await main.openPanel('Options')
    await rule(page).selectOption('Sits out')
    await page.getByRole('spinbutton', { name: 'Spins to sit out' }).fill('19')
    await expectNoSidewaysScroll(page)
    await expectNoClippedText(page)
    await rule(page).selectOption('Half as likely')
    await expectNoSidewaysScroll(page)
    await expectNoClippedText(page)
    expect(await axeFaults(page)).toEqual([])
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const choice of ['As likely as before', 'Half as likely', 'Sits out']) {
      await rule(page).selectOption(choice)
      await expectNoSidewaysScroll(page)
      const sheet = await rule(page).evaluate((select) => {
        const end = (element: Element) => element.getBoundingClientRect().right
        return end(select) - end(select.closest('[data-after-winning]') ?? select)
      })
      expect(sheet).toBeLessThanOrEqual(0.5)
    }
  })
})
