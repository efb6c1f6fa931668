// My Wheels: every wheel of the visitor stays on this device, and is found, opened, named, copied and removed there.

import { readFileSync } from 'node:fs'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { fillResults } from '../support/keptResults'
import { LibraryPage } from '../support/library'
import { hashOf, lasting, storeWheel } from '../support/savedWheels'
import { WheelPage } from '../support/wheelPage'

test('opening another wheel loses none, and each comes back as it was, after a reload too @library.wheels', async ({
  page,
  main,
}) => {
  const library = new LibraryPage(page)
  await main.open()
  await library.show()
  await expect(library.count).toHaveText('1 wheel')
  await expect(library.dialog).toContainText('Wheels that you make stay here')
  await page.keyboard.press('Escape')
  await expect(library.button).toBeFocused()
  for (const name of ['4B', '10A', 'Lunch']) await library.make(name)
  await main.newOption.fill('Noodles')
  await main.newOption.press('Enter')
  await library.moved()
  await page.reload()
  await library.show()
  await expect(library.count).toHaveText('3 wheels')
  expect(await library.names()).toEqual(['Lunch', '10A', '4B'])
  await library.dialog.getByRole('combobox', { name: 'Order' }).selectOption('Name')
  expect(await library.names()).toEqual(['4B', '10A', 'Lunch'])
  await expect(library.wheel('Lunch')).toHaveAttribute('aria-current', 'true')
  await library.wheel('4B').click()
  await expect(library.dialog).toHaveCount(0)
  await expect(library.name).toHaveValue('4B')
  await library.moved()
  await library.show()
  await library.wheel('Lunch').click()
  await expect(main.options).toHaveCount(4)
  await library.show()
  await expect(library.count).toHaveText('3 wheels')
})

test('a wheel is renamed, duplicated, removed and brought back, by keyboard alone @library.wheels', async ({
  page,
  main,
}) => {
  const library = new LibraryPage(page)
  await main.open()
  for (const name of ['One', 'Two', 'Three']) await library.make(name)
  await library.moved()
  await library.button.focus()
  await page.keyboard.press('Enter')
  await expect(library.count).toHaveText('3 wheels')
  await library.wheel('Three').focus()
  await page.keyboard.press('End')
  await expect(library.wheel('One')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(library.wheel('Two')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Rename “One”' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('First')
  await page.keyboard.press('Escape')
  await expect(library.wheel('One')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('First')
  await page.keyboard.press('Enter')
  await expect(library.wheel('First')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(library.count).toHaveText('4 wheels')
  await expect(library.wheel('Copy of First')).toBeVisible()
  await library.dialog.getByRole('button', { name: 'Remove “First”' }).focus()
  await page.keyboard.press('Enter')
  await expect(library.count).toHaveText('3 wheels')
  // The focus is not lost with the row.
  await expect(library.dialog.locator('[data-open]:focus')).toHaveCount(1)
  await library.undoRemoval.press('Enter')
  await expect(library.count).toHaveText('4 wheels')
  await expect(library.wheel('First')).toBeVisible()
})

test('many wheels are found by a part of their name, and all rows are counted', async ({
  page,
  main,
}) => {
  const library = new LibraryPage(page)
  await main.open()
  await library.show()
  await page.keyboard.press('Escape')
  await page.evaluate(fillLibrary, 120)
  await library.show()
  await expect(library.count).toHaveText('121 wheels')
  expect(await library.rows.count()).toBeLessThan(121)
  await expect(library.rows.nth(1)).toHaveAttribute('aria-setsize', '121')
  await library.dialog.getByRole('searchbox', { name: 'Find a wheel' }).fill('ELEVE 77')
  await expect(library.count).toHaveText('1 of 121 wheels')
  await library.dialog.getByRole('searchbox', { name: 'Find a wheel' }).fill('nowhere')
  await expect(library.dialog).toContainText('No wheel is called “nowhere”.')
  await library.dialog.getByRole('searchbox', { name: 'Find a wheel' }).fill('')
  await expect(async () => {
    await library.rows.last().scrollIntoViewIfNeeded()
    expect(await library.rows.count()).toBe(121)
  }).toPass({ timeout: 20_000 })
})

/** Runs in the page: writes wheels where the library keeps them. */
function fillLibrary(count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fairwheel')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['entries'], 'readwrite')
      for (let index = 0; index < count; index += 1) {
        const id = `made${index}`
        const colors = ['#ff6b6b', '#4ecdc4', '#45b7d1']
        const entry = { version: 1, id, name: `Élève ${index}`, count: 3, colors, usedAt: index }
        transaction.objectStore('entries').put(entry, id)
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

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

test('the wheel of a link is kept with one press @library.keep', async ({ page, main }) => {
  const library = new LibraryPage(page)
  await page.goto(`/${await hashOf(['Tea', 'Coffee', 'Water'], { name: 'From a friend' })}`)
  await main.isReady()
  const keep = page.getByRole('button', { name: 'Keep This Wheel' })
  await expect(keep).toBeVisible()
  await library.show()
  await expect(library.rows.first()).toContainText('From a link, not kept yet')
  await page.keyboard.press('Escape')
  await keep.click()
  await expect(keep).toHaveCount(0)
  await library.make('Mine')
  await library.show()
  expect(await library.names()).toEqual(['Mine', 'From a friend'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('what can be done with a wheel unfolds below it, and axe finds nothing @library.wheels', async ({
    page,
    main,
  }) => {
    const library = new LibraryPage(page)
    await main.open()
    for (const name of ['One', 'Two']) await library.make(name)
    await library.show()
    const more = library.dialog.getByRole('button', { name: 'More for “One”' })
    await expect(library.dialog.getByRole('button', { name: 'Remove “One”' })).toBeHidden()
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(await axeFaults(page)).toEqual([])
    const { width, scrollWidth } = await library.dialog.evaluate((dialog) => ({
      width: dialog.clientWidth,
      scrollWidth: dialog.scrollWidth,
    }))
    expect(scrollWidth).toBe(width)
    for (const name of ['Rename “One”', 'Duplicate “One”', 'Remove “One”']) {
      const box = await library.dialog.getByRole('button', { name }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})

test('every result of a wheel is kept, page by page, while others come and go @library.results', async ({
  page,
  main,
}) => {
  const library = new LibraryPage(page)
  await storeWheel(
    page,
    ['A', 'B', 'C'].map((text) => ({ text, color: '#ff6b6b' })),
    lasting(500),
  )
  await main.open()
  await library.show()
  await page.keyboard.press('Escape')
  await page.evaluate(fillResults, 70)
  for (let spin = 0; spin < 6; spin += 1) {
    await main.spinButton.click()
    await expect(main.winnerHeading).toBeVisible()
  }
  const all = page.getByRole('dialog', { name: 'All Results' })
  const showAllResults = async () => {
    const more = main.results.getByRole('button', { name: 'Show all 6' })
    await expect(main.recent).not.toHaveCount(0)
    if (await more.isVisible()) await more.click()
    await main.results.getByRole('button', { name: 'All Results' }).click()
  }
  await showAllResults()
  await expect(all.getByRole('status')).toHaveText('1–50 of 76')
  await expect(all.getByRole('listitem')).toHaveCount(50)
  await expect(all.getByRole('listitem').first()).toContainText('76')
  await all.getByRole('button', { name: 'Older' }).click()
  await expect(all.getByRole('status')).toHaveText('51–76 of 76')
  await expect(all.getByRole('listitem').last()).toContainText('Old 0')
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await library.make('Another')
  await page.reload()
  await library.show()
  await library.wheel('My Wheel').click()
  await showAllResults()
  await expect(all.getByRole('status')).toHaveText('1–50 of 76')
  await page.keyboard.press('Escape')
  await main.results.getByRole('button', { name: 'Clear Recent Results' }).click()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await showAllResults()
  await expect(all.getByRole('status')).toHaveText('1–50 of 76')
})

test('clearing all saved data says how many wheels there are, and they can be put back @storage.put-back', async ({
  page,
  main,
}) => {
  const library = new LibraryPage(page)
  await main.open()
  for (const name of ['One', 'Two', 'Three']) await library.make(name)
  await library.moved()
  await page.getByRole('button', { name: 'Show Settings' }).click()
  await page.getByRole('button', { name: 'Clear Saved Data…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clear Saved Data' })
  await expect(dialog).toContainText('All wheels in My Wheels: 3 wheels')
  await dialog.getByRole('button', { name: 'Clear Saved Data', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await library.show()
  await expect(library.count).toHaveText('1 wheel')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Put Saved Data Back' }).click()
  await library.show()
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
    await expect(otherLibrary.name).toHaveValue('One')
    await otherLibrary.name.fill('First')
    await otherLibrary.name.press('Enter')
  }
  await context.close()
})

test('a file of all wheels that is dropped or picked is previewed in My Wheels @library.file', async ({
  page,
  main,
}) => {
  const library = new LibraryPage(page)
  await main.open()
  for (const name of ['One', 'Two']) await library.make(name)
  await library.moved()
  await library.show()
  const saved = page.waitForEvent('download')
  await library.dialog.getByRole('button', { name: 'Save All Wheels to File' }).click()
  const content = readFileSync(await (await saved).path(), 'utf8')
  const summary = library.dialog.getByRole('status').filter({ hasText: 'in the file' })
  // Into the open dialog, and anywhere on the page.
  for (const isOpen of [true, false]) {
    if (!isOpen) await expect(library.dialog).toBeHidden()
    await main.drop([{ name: 'my-wheels.json', content }])
    await expect(summary).toContainText(/^2 wheels in the file: /)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const chosen = page.waitForEvent('filechooser')
  await main.importDialog.getByRole('button', { name: 'Choose File' }).click()
  await (await chosen).setFiles({ name: 'a.json', mimeType: '', buffer: Buffer.from(content) })
  await expect(summary).toBeVisible()
  await expect(main.importDialog).toBeHidden()
})
