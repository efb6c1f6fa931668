// My Wheels, by roles and names.

import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { main } from './main'

const dialog = page.getByRole('dialog', { name: 'My Wheels' })
const rows = dialog.getByRole('list', { name: 'Wheels' }).getByRole('listitem')

export const library = {
  button: page.getByRole('button', { name: 'My Wheels', exact: true }),
  dialog,
  count: dialog.getByRole('status').filter({ hasText: /wheels?$/ }),
  rows,
  /** In the message about a removed wheel. */
  undoRemoval: dialog
    .getByRole('status')
    .filter({ hasText: /^Removed/ })
    .getByRole('button', { name: 'Undo' }),

  /** The button that opens a wheel. */
  wheel: (name: string) => rows.getByRole('button', { name: new RegExp(`^${name} ?\\d+ option`) }),
  async show(): Promise<void> {
    await main.openWheelMenu()
    await library.button.click()
    await expect.element(dialog).toBeVisible()
    await expect.element(library.count).toBeVisible()
  },
  /** Makes a wheel of this name the current one. */
  async make(name: string): Promise<void> {
    await library.show()
    await dialog.getByRole('button', { name: 'New Wheel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await main.dismissMessages()
    for (const option of ['Yes', 'No', 'Maybe']) {
      await main.newOption.fill(option)
      await main.newOption.press('Enter')
    }
    await main.rename(name)
  },
  /** The names of all rows, in order. */
  names: () => rows.css('bdi').texts(),
  /** Waits until only one wheel is left beside the current one in the local storage. */
  async moved(): Promise<void> {
    const beside = () =>
      JSON.parse(localStorage.getItem('wheel_current') ?? '{}').ownWheels?.length ?? 0
    await expect.poll(beside).toBeLessThanOrEqual(1)
  },
}
