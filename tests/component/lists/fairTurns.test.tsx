// What a win does to later chances: chosen below the modes, seen in the list, and reset with one press.

import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { distinctOptions, savedText } from '../../../e2e/support/savedWheels'
import { axeFaults } from '../support/axe'
import { answered } from '../support/clock'
import { press } from '../support/locators'
import { main } from '../support/main'
import { expectNoClippedText, expectNoSidewaysScroll } from '../support/reflow'
import { hasAnnounced, keptWheel, open, storeWheel } from '../support/screen'

const rule = () => page.getByRole('combobox', { name: 'After winning' })
const reset = () => page.getByRole('button', { name: 'Reset Chances' }).first()

/** Over at once. */
async function spin(): Promise<void> {
  await main.spinButton.click()
  await answered()
}

function lastWinner(): string {
  const { wheel } = keptWheel()
  return wheel.history[0]?.winner.text ?? ''
}

describe('with odds shown', () => {
  test('they are as at the draw while the winner is revealed, and then as they are @turns.odds', async () => {
    const text = savedText(distinctOptions(4), { preset: 'instant' })
    localStorage.setItem(
      'wheel_current',
      text
        .replace('"showProbabilities":false', '"showProbabilities":true')
        .replace('"afterWin":"same"', '"afterWin":"halved"'),
    )
    await open()
    await spin()
    const winner = lastWinner()
    await expect.element(main.row(winner)).toHaveTextContent('14.3%')
    await expect.element(main.moment.getByText('Chance: 1 in 4, 25%')).toBeVisible()
    await spin()
    await expect.element(main.options.getByText(/^[½¼]$/).first()).toBeInTheDocument()
  })
})

describe('with odds hidden', () => {
  beforeEach(async () => {
    storeWheel(distinctOptions(6), { preset: 'instant' })
    await open()
  })

  test('a winner sits out for as many spins as chosen, with the way back in sight @turns.aside', async () => {
    await main.openModes()
    await expect.element(rule()).toHaveValue('same')
    await expect.element(reset()).not.toBeInTheDocument()
    await rule().selectOptions('Sits out')
    const spins = page.getByRole('spinbutton', { name: 'Spins to sit out' })
    await expect.element(spins).toHaveValue(3)
    await spins.fill('2')
    await spin()
    await expect.element(main.options).toHaveLength(5)
    const first = lastWinner()
    await hasAnnounced(`Winner: ${first}. Sits out the next 2 spins.`)
    await expect.element(main.row(first)).not.toBeInTheDocument()
    await expect.element(page.getByText('5 options, 1 sitting out')).toBeVisible()
    const fold = page.getByRole('button', { name: '1 Sitting Out' })
    await fold.click()
    const out = page.getByRole('list', { name: /^\d Sitting Out$/ }).getByRole('listitem')
    await expect.poll(() => out.texts()).toEqual([`${first}Back after 2 spins`])

    await spin()
    await expect.element(out).toHaveLength(2)
    const second = lastWinner()
    expect(second).not.toBe(first)
    await expect.element(out.filter({ hasText: second })).toHaveTextContent('Back after 2 spins')
    await expect
      .element(out.filter({ hasText: first }))
      .toHaveTextContent('Back after the next spin')
    await spin()
    await expect.element(main.row(first)).toBeVisible()
    await expect.element(main.options).toHaveLength(4)

    await open()
    await expect.element(main.options).toHaveLength(4)
    await main.openModes()
    await expect.element(rule()).toHaveValue('aside')
    await reset().click()
    await expect.element(main.options).toHaveLength(6)
    await expect.element(reset()).not.toBeInTheDocument()
    await expect.element(main.modeMenu).toHaveFocus()
    // From the control that has the focus now, which has no Undo of its own.
    await press('Control+z')
    await expect.element(main.options).toHaveLength(4)
    await page.getByRole('button', { name: 'Bring All Back' }).click()
    await expect.element(main.options).toHaveLength(6)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.element(main.options).toHaveLength(4)
    // In another mode everyone takes part; what was chosen stays for this one.
    await main.chooseMode('No repeats')
    await expect.element(main.options).toHaveLength(6)
    await expect.element(rule()).not.toBeInTheDocument()
    await main.chooseMode('Every spin counts')
    await expect.element(main.options).toHaveLength(4)
  })

  test('two always stay on the wheel, and a number of spins that cannot be is not taken', async () => {
    await main.openModes()
    await rule().selectOptions('Sits out')
    const spins = page.getByRole('spinbutton', { name: 'Spins to sit out' })
    const note = page.getByText('Two options always stay on the wheel')
    await expect.element(note).not.toBeInTheDocument()
    await spins.fill('7')
    await expect.element(note).toHaveText(/sit out 4 spins/)
    for (const odd of ['0', '20', '2.5', '']) {
      await spins.fill(odd)
      expect(keptWheel().settings.asideSpins).toBe(7)
    }
    ;(spins.element() as HTMLElement).blur()
    await expect.element(spins).toHaveValue(7)
    for (let times = 0; times < 6; times += 1) await spin()
    await expect.element(main.options).toHaveLength(2)
  })

  test('fits a narrow window, with large text too', async () => {
    await page.viewport(320, 700)
    await main.openPanel('Options')
    await main.openModes()
    await rule().selectOptions('Sits out')
    await page.getByRole('spinbutton', { name: 'Spins to sit out' }).fill('19')
    expectNoSidewaysScroll()
    expectNoClippedText()
    await rule().selectOptions('Half as likely')
    expectNoSidewaysScroll()
    expectNoClippedText()
    expect(await axeFaults()).toEqual([])
    document.documentElement.style.fontSize = '200%'
    for (const choice of ['As likely as before', 'Half as likely', 'Sits out']) {
      await rule().selectOptions(choice)
      expectNoSidewaysScroll()
      const select = rule().element()
      const end = (element: Element) => element.getBoundingClientRect().right
      const sheet = end(select) - end(select.closest('[data-after-winning]') ?? select)
      expect(sheet).toBeLessThanOrEqual(0.5)
    }
  })
})
