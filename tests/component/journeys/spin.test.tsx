// What starts a spin and what does not, and that each is listed.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lasting } from '../../../e2e/support/savedWheels'
import { clock } from '../support/clock'
import { press } from '../support/locators'
import { main } from '../support/main'
import { open, state, storeWheel } from '../support/screen'

const FRUIT = [
  { text: 'Apple', color: '#c0392b' },
  { text: 'Pear', color: '#27ae60' },
  { text: 'Plum', color: '#8e44ad' },
]

const canSpin = () => expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'false')

test('Enter, Space, the wheel and the button all spin, and each spin is listed', async () => {
  storeWheel(FRUIT, lasting(500))
  clock.freezeFrames()
  await open()
  const ways = {
    'Enter on the page': () => press('Enter'),
    'Space on the page': () => press(' '),
    'a click on the wheel': () => main.wheel.click(),
    'Enter on the wheel': () => main.wheel.press('Enter'),
    'Space on the button': () => main.spinButton.press(' '),
    'a click on the button': () => main.spinButton.click(),
  }
  for (const [index, [way, spin]] of Object.entries(ways).entries()) {
    await spin()
    await expect
      .element(main.spinningButton, { message: way })
      .toHaveAttribute('aria-disabled', 'true')
    await clock.advance(600)
    await canSpin()
    const total = index + 1
    await expect.element(main.results).toHaveTextContent(`last ${Math.min(total, 5)} of ${total}`)
  }
  // Six are stored; five are shown.
  await expect.element(main.recent).toHaveLength(5)
  await expect.element(main.recent.first()).toHaveTextContent(main.winner())
})

test('a second press while it spins starts nothing @spin.starts', async () => {
  storeWheel(FRUIT, lasting(1500))
  clock.freezeFrames()
  await open()
  await press('Enter')
  await clock.advance(1000)
  await press('Enter')
  await press(' ')
  // Without waiting for the wheel to be enabled, which it is not.
  await main.wheel.click({ force: true })
  await clock.advance(600)
  await expect.element(main.winnerHeading).toBeVisible()
  await expect.element(main.recent).toHaveLength(1)
  await clock.advance(3000)
  await expect.element(main.recent).toHaveLength(1)
})

test('Enter and Space belong to the field that is typed in', async () => {
  storeWheel(FRUIT)
  await open()
  await main.newOption.fill('Fig')
  await main.newOption.press(' ')
  await main.newOption.press('Enter')
  await expect.element(main.options).toHaveLength(4)
  await main.option(1).press(' ')
  await main.option(1).press('Enter')
  await canSpin()
  await expect.element(main.spinningButton).not.toBeInTheDocument()
  await expect.element(main.results).toHaveTextContent('No results yet')
})

test('Space on a button presses that button and does not spin', async () => {
  storeWheel(FRUIT)
  await open()
  await main.openEditList()
  await page.getByRole('button', { name: 'Quick Add Option' }).press(' ')
  await expect.element(main.options).toHaveLength(4)
  await expect.element(main.option(4)).toHaveValue('New Option')
  await canSpin()
})

test('the recent results can be cleared, and brought back @results.clear', async () => {
  storeWheel(FRUIT, lasting(500))
  clock.freezeFrames()
  await open()
  await main.spinButton.click()
  await clock.advance(600)
  await expect.element(main.recent).toHaveLength(1)
  const kept = main.recent.texts()
  await main.openPanel('Results')
  await page.getByRole('button', { name: 'Clear recent results' }).click()
  await expect.element(main.recent).toHaveLength(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => main.recent.texts()).toEqual(kept)
})

test('while the wheel turns, what is dimmed in the menus does nothing when it is pressed', async () => {
  await clock.freeze()
  await open()
  await main.spinButton.click()
  await expect.element(main.spinningButton).toBeVisible()
  const { wheel, settings } = state()
  const menus = () => [...document.querySelectorAll('details:not([open]) > summary')]
  for (let [menu] = menus(); menu instanceof HTMLElement; [menu] = menus()) menu.click()
  const dimmed = document.querySelectorAll<HTMLElement>(
    'details :is(button, input)[aria-disabled="true"]',
  )
  expect(dimmed.length).toBeGreaterThan(12)
  for (const one of dimmed) one.click()
  expect(state().dialog).toBe(null)
  expect(state().wheel).toBe(wheel)
  expect(state().settings).toBe(settings)
})
