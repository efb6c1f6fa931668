// The cards of the desk, whoever is left out of the next draw, and what is kept of the last one.

import { beforeEach, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { distinctOptions, lasting } from '../../../e2e/support/savedWheels'
import { stateOf } from '../../../src/raffle/model/raffleState'
import { clock } from '../support/clock'
import { desk } from '../support/desk'
import { emulateMedia, saved } from '../support/device'
import { press } from '../support/locators'
import { main } from '../support/main'
import { open, state, storeWheel } from '../support/screen'

beforeEach(() => emulateMedia({ reducedMotion: 'reduce' }))

test('the winners of the last press stand out from those before, and are shown again on request', async () => {
  storeWheel(distinctOptions(12), lasting(500))
  await open()
  await desk.beginWith(['Bicycle', 1], ['Books', 3, 1], ['Pen', 2])
  await desk.next.click()
  await expect.element(desk.drawn('1 of 6')).toBeVisible()
  await desk.several.click()
  await expect.element(page.getByRole('button', { name: 'Draw Everything (5)' })).toBeVisible()
  await page.getByRole('button', { name: 'Draw the Rest of This Prize (3)' }).click()
  await expect.element(desk.drawn('4 of 6')).toBeVisible()
  const progress = page.css('progress').element() as HTMLProgressElement
  expect(progress.position).toBeCloseTo(4 / 6)

  const [bicycle, ...books] = desk.cards.elements()
  const ground = (card?: Element) => card && getComputedStyle(card).backgroundColor
  expect(books).toHaveLength(3)
  expect(new Set(books.map(ground)).size).toBe(1)
  expect(ground(books[0])).not.toBe(ground(bicycle))
  const winners = desk.winners()
  const texts = desk.cards.texts()
  expect(texts).toEqual(winners.map((name, at) => (at === 0 ? name : `${at}${name}`)))
  await expect
    .element(page.getByRole('list', { name: 'Books: Reserves' }).getByRole('listitem'))
    .toHaveLength(1)

  // One at a time is open, and says so.
  const [first, second] = [1, 2].map((at) => desk.cards.nth(at).getByRole('button').first()) as [
    Locator,
    Locator,
  ]
  await expect.element(first).toHaveAttribute('aria-expanded', 'false')
  await first.click()
  await expect.element(first).toHaveAttribute('aria-expanded', 'true')
  await second.click()
  await expect.element(first).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('group', { name: /^Status of/ })).toHaveLength(1)
  await second.click()

  // Where the system has its own colors, edges stand for what grounds showed.
  await emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  for (const one of [progress, ...desk.cards.elements()]) {
    expect(getComputedStyle(one).borderTopStyle).toBe('solid')
  }
  await emulateMedia({ reducedMotion: null, forcedColors: null })
  // So that they do not all come before the press that brings them at once.
  await clock.freeze()
  const again = page.getByRole('button', { name: 'Show Again' })
  await again.press('Enter')
  const all = page.getByRole('button', { name: 'Show All Now' })
  await expect.element(all).toHaveFocus()
  expect(desk.winners().length).toBeLessThan(4)
  await press('Enter')
  await expect.element(again).toHaveFocus()
  await expect.poll(desk.winners).toEqual(winners)
})

test('while the wheel turns once more after the last prize, the button is called what it says', async () => {
  await emulateMedia({ reducedMotion: null })
  storeWheel(distinctOptions(12), lasting(500))
  await open()
  await desk.beginWith(['Bicycle', 1])
  await desk.next.click()
  await expect.element(page.getByRole('button', { name: 'Everything is drawn.' })).toBeVisible()
  await page.getByRole('button', { name: 'Not Here?' }).click()
  const notHere = page.getByRole('button', { name: 'Not Here', exact: true })
  await expect.element(notHere).toHaveAttribute('aria-disabled', 'false')
  await clock.freeze()
  await notHere.click()
  await expect.element(main.spinningButton).toHaveTextContent('Spinning...')
})

test('of more than 500 winners the others are shown on request, and the focus moves to them', async () => {
  storeWheel(distinctOptions(502), lasting(500))
  await open()
  await desk.beginWith(['', 502])
  await desk.drawEverything()
  await expect.element(desk.drawn('502 of 502')).toBeVisible()
  await expect.element(desk.cards).toHaveLength(500)
  await page.getByRole('button', { name: 'Show all 502' }).press('Enter')
  await expect.element(desk.cards).toHaveLength(502)
  await expect.element(page.css('ol:has(> li[data-place])')).toHaveFocus()
  expect(new Set(desk.winners()).size).toBe(502)
})

test('whoever has won can be left out of the next draw, and the last one’s record is kept', async () => {
  storeWheel(distinctOptions(12), lasting(500))
  await open()
  await desk.beginWith(['Bicycle', 1])
  await desk.next.click()
  await expect.element(page.getByText('Everything is drawn.')).toBeVisible()
  const [winner = ''] = desk.winners()
  await page.getByRole('button', { name: 'End Draw' }).click()
  await page.getByRole('button', { name: 'Set Up the Next Draw' }).click()
  await expect.element(page.getByText('12 take part.')).toBeVisible()
  await page.getByRole('switch', { name: /^Leave out earlier winners/ }).click()
  await expect.element(page.getByText('11 take part.')).toBeVisible()
  await page.getByText(/^1 .*won/).click()
  await expect.element(page.css('details[open] li')).toHaveText(winner)

  // What only several prizes ask.
  const again = page.getByRole('switch', { name: /^One person can win several prizes/ })
  await expect.element(again).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add a Prize' }).click()
  await expect.element(again).toBeVisible()

  await page.getByText('Earlier draws').click()
  await expect.element(page.getByText(/: 1 of 1 place$/)).toBeVisible()
  const file = await saved(() => page.getByRole('button', { name: /^Save the record of/ }).click())
  const { list, prizes } = stateOf(JSON.parse(file.text).entries)
  expect(list[prizes[0]?.placed[0]?.winner ?? -1]?.text).toBe(winner)
  await page.getByRole('button', { name: 'Back to the List' }).click()
  await expect.element(main.drawMenu).toHaveFocus()
  expect(state().wheel.history).toHaveLength(1)
})
