// My Wheels: every wheel of the visitor stays on this device, in all its tabs, and comes to another one in a file.

import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { LibraryPage } from '../support/library'
import { WheelPage } from '../support/wheelPage'

test('two pages show the same wheels, whichever changes them @library.two-tabs', async ({
  page,
  context,
  main,
}) => {
  const library = new LibraryPage(page)
  await main.open()
  for (const name of ['One', 'Two', 'Three']) await library.make(name)
  await library.moved()
  const other = await context.newPage()
  const otherLibrary = new LibraryPage(other)
  await new WheelPage(other).open()
  await otherLibrary.show()
  await expect(otherLibrary.count).toHaveText('3 wheels')
  await library.show()
  await library.dialog.getByRole('button', { name: 'Remove “One”' }).click()
  await expect(otherLibrary.count).toHaveText('2 wheels')
  await library.undoRemoval.click()
  await expect(otherLibrary.count).toHaveText('3 wheels')
  await otherLibrary.wheel('One').click()
  await expect(library.wheel('One')).toHaveAttribute('aria-current', 'true')
  await expect(library.count).toHaveText('3 wheels')
})

test('all wheels go into one file, and come out of it on another device @library.file', async ({
  page,
  main,
  browser,
}) => {
  const library = new LibraryPage(page)
  await main.open()
  for (const name of ['One', 'Two', 'Three']) await library.make(name)
  await library.moved()
  await library.show()
  const saved = page.waitForEvent('download')
  await library.dialog.getByRole('button', { name: 'Save All Wheels to File' }).click()
  const path = await (await saved).path()
  const context = await browser.newContext()
  const other = await context.newPage()
  const otherLibrary = new LibraryPage(other)
  await other.goto('/')
  await otherLibrary.make('Mine')
  for (const isAgain of [false, true]) {
    await otherLibrary.show()
    const chosen = other.waitForEvent('filechooser')
    await otherLibrary.dialog.getByRole('button', { name: 'Open File of Wheels' }).click()
    await (await chosen).setFiles(path)
    await expect(otherLibrary.dialog.getByRole('status').first()).toHaveText(
      isAgain ? '3 wheels in the file: 2 the same and 1 newer here' : '3 wheels in the file: 3 new',
    )
    if (isAgain) {
      await otherLibrary.dialog.getByRole('combobox', { name: 'One' }).selectOption('Keep both')
      expect(await axeFaults(other)).toEqual([])
      await otherLibrary.dialog.getByRole('button', { name: 'Add 1 Wheel' }).click()
      await expect(otherLibrary.count).toHaveText('5 wheels')
      break
    }
    await otherLibrary.dialog.getByRole('button', { name: 'Add 3 Wheels' }).click()
    await expect(otherLibrary.count).toHaveText('4 wheels')
    // One of them goes on here.
    await otherLibrary.wheel('One').click()
    await expect(otherLibrary.current).toHaveText('One')
    await new WheelPage(other).rename('First')
  }
  await context.close()
})
