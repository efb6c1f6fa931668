// The desk of draws, by roles and names.

import { expect, type Locator, type Page } from 'playwright/test'
import type { Entry } from '../../src/raffle/model/record'
import { WheelPage } from './wheelPage'

export class Desk {
  readonly heading: Locator
  readonly begin: Locator
  /** SPIN, in the words of the draw. */
  readonly next: Locator
  /** Opens the menu of what draws several at once. */
  readonly several: Locator
  readonly rest: Locator
  readonly everything: Locator
  readonly cards: Locator

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Draw Prizes' })
    this.begin = page.getByRole('button', { name: /^Start Drawing/ })
    this.next = page.getByRole('button', { name: /^DRAW\b/ })
    this.several = page.locator('summary:visible', { hasText: 'Draw Several' }).last()
    this.rest = page.getByRole('button', { name: /^Draw the Rest of This Prize/ })
    this.everything = page.getByRole('button', { name: /^Draw Everything/ })
    this.cards = page.locator('li[data-place]')
  }

  async open(): Promise<void> {
    await new WheelPage(this.page).choose('Draw Prizes')
    await expect(this.heading).toBeFocused()
    await expect(this.places(1)).toBeVisible()
  }

  name(number: number): Locator {
    return this.page
      .getByRole('list', { name: 'Prizes', exact: true })
      .getByRole('textbox')
      .nth(number - 1)
  }

  places(number: number): Locator {
    return this.page.getByRole('spinbutton', { name: `Winners of prize ${number}`, exact: true })
  }

  reserves(number: number): Locator {
    return this.page.getByRole('spinbutton', { name: `Reserves of prize ${number}`, exact: true })
  }

  /** Sets up prizes with their winners and reserves, and begins. */
  async beginWith(...prizes: (readonly [name: string, places: number, reserves?: number])[]) {
    await this.open()
    for (const [index, [name, places, reserves = 0]] of prizes.entries()) {
      if (index > 0) await this.page.getByRole('button', { name: 'Add a Prize' }).click()
      await this.name(index + 1).fill(name)
      await this.places(index + 1).fill(`${places}`)
      await this.reserves(index + 1).fill(`${reserves}`)
    }
    await this.begin.click()
    await expect(this.next).toBeVisible()
  }

  /** Draws what is left of a prize. */
  async drawRest(): Promise<void> {
    await this.several.click()
    await this.rest.click()
  }

  drawn(text: string): Locator {
    // The stage says it too.
    const desk = this.page.locator(':is([data-panel="options"], [data-part="drawn"])')
    return desk.getByText(`${text} places drawn`, { exact: true })
  }

  /** Draws all that is left, and answers the question that is asked first. */
  async drawEverything(from: Page | Locator = this.page): Promise<void> {
    await this.several.click()
    await from.getByRole('button', { name: /^Draw Everything/ }).click()
    await from.getByRole('button', { name: /^Draw All/ }).click()
  }

  /** The names on the cards, in the order drawn. */
  async winners(): Promise<string[]> {
    return this.cards.locator('bdi').allTextContents()
  }

  /** The file of the record. */
  async recordText(): Promise<string> {
    await this.page.getByText('Save or Print').click()
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Save the Record (JSON)' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString('utf8')
  }

  async record(): Promise<readonly Entry[]> {
    return JSON.parse(await this.recordText()).entries
  }

  /** Says of a winner that they are not here. @param index of all cards */
  async markNotHere(index: number): Promise<void> {
    const card = this.cards.nth(index).getByRole('button').first()
    // Not while the last winners are still being shown.
    await expect(card).toHaveAttribute('aria-disabled', 'false')
    await card.dispatchEvent('click')
    await this.page.getByRole('button', { name: 'Not Here', exact: true }).dispatchEvent('click')
  }
}
