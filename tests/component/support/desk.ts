// The desk of draws, by roles and names.

import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import type { Entry } from '../../../src/raffle/model/record'
import { saved } from './device'
import { main } from './main'

const cards = page.css('li[data-place]')
const prizes = page.getByRole('list', { name: 'Prizes', exact: true })

export const desk = {
  heading: page.getByRole('heading', { name: 'Draw Prizes' }),
  begin: page.getByRole('button', { name: /^Start Drawing/ }),
  /** SPIN, in the words of the draw. */
  next: page.getByRole('button', { name: /^DRAW\b/ }),
  /** Opens the menu of what draws several at once. */
  several: page.css('summary:visible').filter({ hasText: 'Draw Several' }),
  rest: page.getByRole('button', { name: /^Draw the Rest of This Prize/ }),
  everything: page.getByRole('button', { name: /^Draw Everything/ }),
  cards,

  async open(): Promise<void> {
    await main.openDrawMenu()
    await main.choose('Draw Prizes')
    await expect.element(desk.heading).toHaveFocus()
    await expect.element(desk.places(1)).toBeVisible()
  },
  name: (number: number) => prizes.getByRole('textbox').nth(number - 1),
  names: prizes.getByRole('textbox'),
  /** Drags its prize, or opens the menu that moves and removes it. */
  grip: (number: number) => prizes.css('summary').nth(number - 1),
  places: (number: number) =>
    page.getByRole('spinbutton', { name: `Winners of prize ${number}`, exact: true }),
  reserves: (number: number) =>
    page.getByRole('spinbutton', { name: `Reserves of prize ${number}`, exact: true }),
  /** Sets up prizes with their winners and reserves, and begins. */
  async beginWith(...prizes: (readonly [name: string, places: number, reserves?: number])[]) {
    await desk.open()
    for (const [index, [name, places, reserves = 0]] of prizes.entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Add a Prize' }).click()
      await desk.name(index + 1).fill(name)
      await desk.places(index + 1).fill(`${places}`)
      await desk.reserves(index + 1).fill(`${reserves}`)
    }
    await desk.begin.click()
    await expect.element(desk.next).toBeVisible()
  },
  /** Draws what is left of a prize. */
  async drawRest(): Promise<void> {
    await desk.several.last().click()
    await desk.rest.click()
  },
  /** The stage says it too. */
  drawn: (text: string) =>
    page
      .css(':is([data-panel="options"], [data-part="drawn"])')
      .getByText(`${text} places drawn`, { exact: true }),
  /** Draws all that is left, and answers the question that is asked first. */
  async drawEverything(from: Pick<Locator, 'getByRole'> = page): Promise<void> {
    await desk.several.last().click()
    await from.getByRole('button', { name: /^Draw Everything/ }).click()
    await from.getByRole('button', { name: /^Draw All/ }).click()
  },
  /** The names on the cards, in the order drawn. */
  winners: () => cards.css('bdi').texts(),
  async record(): Promise<readonly Entry[]> {
    await page.getByText('Save or Print').click()
    const { text } = await saved(() =>
      page.getByRole('button', { name: 'Save the Record (JSON)' }).click(),
    )
    return JSON.parse(text).entries
  },
  /** Says of a winner that they are not here. @param index of all cards */
  async markNotHere(index: number): Promise<void> {
    const card = cards.nth(index).getByRole('button').first()
    // Not while the last winners are still being shown.
    await expect.element(card).toHaveAttribute('aria-disabled', 'false')
    await card.dispatchEvent('click')
    await page.getByRole('button', { name: 'Not Here', exact: true }).dispatchEvent('click')
  },
}

/** What the desk says to those who do not see it. */
export const said = (text: RegExp) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument()
