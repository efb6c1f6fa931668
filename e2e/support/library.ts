// My Wheels, by roles and names.

import { expect, type Locator, type Page } from 'playwright/test'
import { WheelPage } from './wheelPage'

export class LibraryPage {
  readonly button: Locator
  readonly dialog: Locator
  readonly count: Locator
  readonly rows: Locator
  /** The name of the wheel that is shown. */
  readonly current: Locator
  /** In the message about a removed wheel. */
  readonly undoRemoval: Locator

  constructor(readonly page: Page) {
    this.current = new WheelPage(page).wheelMenu
    this.button = page.getByRole('button', { name: 'My Wheels', exact: true })
    this.dialog = page.getByRole('dialog', { name: 'My Wheels' })
    this.count = this.dialog.getByRole('status').filter({ hasText: /wheels?$/ })
    this.rows = this.dialog.getByRole('list', { name: 'Wheels' }).getByRole('listitem')
    this.undoRemoval = this.dialog
      .getByRole('status')
      .filter({ hasText: /^Removed/ })
      .getByRole('button', { name: 'Undo' })
  }

  /** The button that opens a wheel. */
  wheel(name: string): Locator {
    return this.rows.getByRole('button', { name: new RegExp(`^${name} ?\\d+ option`) })
  }

  async show(): Promise<void> {
    await new WheelPage(this.page).openWheelMenu()
    await this.button.click()
    await expect(this.dialog).toBeVisible()
    await expect(this.count).toBeVisible()
  }

  /** Makes a wheel of this name the current one. */
  async make(name: string): Promise<void> {
    await this.show()
    await this.dialog.getByRole('button', { name: 'New Wheel' }).click()
    const main = new WheelPage(this.page)
    for (const option of ['Yes', 'No', 'Maybe']) {
      await main.newOption.fill(option)
      await main.newOption.press('Enter')
    }
    await main.rename(name)
  }

  /** The names of all rows, in order. */
  names(): Promise<string[]> {
    return this.rows.locator('bdi').allTextContents()
  }

  /** Waits until only one wheel is left beside the current one in the local storage. */
  async moved(): Promise<void> {
    await expect
      .poll(() =>
        this.page.evaluate(
          () => JSON.parse(localStorage.getItem('wheel_current') ?? '{}').ownWheels?.length ?? 0,
        ),
      )
      .toBeLessThanOrEqual(1)
  }
}
