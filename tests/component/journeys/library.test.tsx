// My Wheels: every wheel of the visitor stays on this device, and is found, opened, named, copied and removed there.

import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { fillResults } from '../../../e2e/support/keptResults'
import { hashOf, lasting } from '../../../e2e/support/savedWheels'
import { axeFaults } from '../support/axe'
import { choose, drop, saved, usePhone } from '../support/device'
import { library } from '../support/library'
import { press, type } from '../support/locators'
import { main } from '../support/main'
import { open, state, storeWheel } from '../support/screen'

test('opening another wheel loses none, and each comes back as it was, after a reload too @library.wheels', async () => {
  await open()
  await library.show()
  await expect.element(library.count).toHaveText('1 wheel')
  await expect.element(library.dialog).toHaveTextContent('Wheels that you make stay here')
  await press('Escape')
  await expect.element(main.wheelMenu).toHaveFocus()
  for (const name of ['4B', '10A', 'Lunch']) await library.make(name)
  await main.newOption.fill('Noodles')
  await main.newOption.press('Enter')
  await library.moved()
  await open()
  await library.show()
  await expect.element(library.count).toHaveText('3 wheels')
  expect(library.names()).toEqual(['Lunch', '10A', '4B'])
  await library.dialog.getByRole('combobox', { name: 'Order' }).selectOptions('Name')
  expect(library.names()).toEqual(['4B', '10A', 'Lunch'])
  await expect.element(library.wheel('Lunch')).toHaveAttribute('aria-current', 'true')
  await library.wheel('4B').click()
  await expect.element(library.dialog).not.toBeInTheDocument()
  await expect.element(main.wheelMenu).toHaveText('4B')
  await library.moved()
  await library.show()
  await library.wheel('Lunch').click()
  await expect.element(main.options).toHaveLength(4)
  await library.show()
  await expect.element(library.count).toHaveText('3 wheels')
})

test('a tab that slept shows what others have done, once it is seen @library.wheels', async () => {
  await open()
  for (const name of ['One', 'Two', 'Three']) await library.make(name)
  await library.moved()
  await open()
  // Opening tidies the library, after which this page reads it once more.
  const tidied = new Promise((done) => {
    const channel = new BroadcastChannel('fairwheel-library')
    channel.onmessage = done
    onTestFinished(() => channel.close())
  })
  await library.show()
  await tidied
  await expect.element(library.count).toHaveText('3 wheels')
  await removeUnheard('One')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(library.count).toHaveText('2 wheels')
  expect(library.names()).toEqual(['Three', 'Two'])
})

/** Takes a wheel out of the database, of which this page is not told. */
function removeUnheard(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fairwheel')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['entries', 'wheels'], 'readwrite')
      const entries = transaction.objectStore('entries')
      entries.openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
        if (!cursor) return
        if (JSON.stringify(cursor.value).includes(JSON.stringify(name))) {
          cursor.delete()
          transaction.objectStore('wheels').delete(cursor.key)
        }
        cursor.continue()
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

test('a wheel is renamed, duplicated, removed and brought back, by keyboard alone @library.wheels', async () => {
  await open()
  for (const name of ['One', 'Two', 'Three']) await library.make(name)
  await library.moved()
  await main.wheelMenu.press('Enter')
  await library.button.press('Enter')
  await expect.element(library.count).toHaveText('3 wheels')
  await library.wheel('Three').focus()
  await press('End')
  await expect.element(library.wheel('One')).toHaveFocus()
  await press('ArrowUp')
  await expect.element(library.wheel('Two')).toHaveFocus()
  await press('End')
  await press('Tab')
  await expect.element(page.getByRole('button', { name: 'Rename “One”' })).toHaveFocus()
  await press('Enter')
  await type('First')
  await press('Escape')
  await expect.element(library.wheel('One')).toHaveFocus()
  await press('Tab')
  await press('Enter')
  await type('First')
  await press('Enter')
  await expect.element(library.wheel('First')).toHaveFocus()
  await press('Tab')
  await press('Tab')
  await press('Enter')
  await expect.element(library.count).toHaveText('4 wheels')
  await expect.element(library.wheel('Copy of First')).toBeVisible()
  await library.dialog.getByRole('button', { name: 'Remove “First”' }).focus()
  await press('Enter')
  await expect.element(library.count).toHaveText('3 wheels')
  // The focus is not lost with the row.
  await expect.element(library.dialog.css('[data-open]:focus')).toHaveLength(1)
  await library.undoRemoval.press('Enter')
  await expect.element(library.count).toHaveText('4 wheels')
  await expect.element(library.wheel('First')).toBeVisible()
})

test('many wheels are found by a part of their name, and all rows are counted', async () => {
  await open()
  await library.show()
  await press('Escape')
  await fillLibrary(120)
  await library.show()
  await expect.element(library.count).toHaveText('121 wheels')
  expect(library.rows.elements().length).toBeLessThan(121)
  await expect.element(library.rows.nth(1)).toHaveAttribute('aria-setsize', '121')
  const find = library.dialog.getByRole('searchbox', { name: 'Find a wheel' })
  await find.fill('ELEVE 77')
  await expect.element(library.count).toHaveText('1 of 121 wheels')
  await find.fill('nowhere')
  await expect.element(library.dialog).toHaveTextContent('No wheel is called “nowhere”.')
  await find.fill('')
  const rowsAfterScrolling = () => {
    library.rows.elements().at(-1)?.scrollIntoView()
    return library.rows.elements().length
  }
  await expect.poll(rowsAfterScrolling, { timeout: 20_000 }).toBe(121)
})

/** Writes wheels where the library keeps them. */
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

test('the wheel of a link is kept with one press @library.keep', async () => {
  await open(await hashOf(['Tea', 'Coffee', 'Water'], { name: 'From a friend' }))
  const keep = page.getByRole('button', { name: 'Keep This Wheel' })
  await expect.element(keep).toBeVisible()
  await library.show()
  await expect.element(library.rows.first()).toHaveTextContent('From a link, not kept yet')
  await press('Escape')
  await keep.click()
  await expect.element(keep).not.toBeInTheDocument()
  await library.make('Mine')
  await library.show()
  expect(library.names()).toEqual(['Mine', 'From a friend'])
})

describe('on a phone', () => {
  usePhone(320, 640)

  test('what can be done with a wheel unfolds below it, and axe finds nothing @library.wheels', async () => {
    await open()
    for (const name of ['One', 'Two']) await library.make(name)
    await library.show()
    const more = library.dialog.getByRole('button', { name: 'More for “One”' })
    await expect
      .element(library.dialog.getByRole('button', { name: 'Remove “One”' }))
      .not.toBeInTheDocument()
    await more.click()
    await expect.element(more).toHaveAttribute('aria-expanded', 'true')
    expect(await axeFaults()).toEqual([])
    const { width, scrollWidth } = await library.dialog.evaluate((dialog) => ({
      width: dialog.clientWidth,
      scrollWidth: dialog.scrollWidth,
    }))
    expect(scrollWidth).toBe(width)
    for (const name of ['Rename “One”', 'Duplicate “One”', 'Remove “One”']) {
      const box = library.dialog.getByRole('button', { name }).box()
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
  })
})

test('every result of a wheel is kept, page by page, while others come and go @library.results', async () => {
  storeWheel(
    ['A', 'B', 'C'].map((text) => ({ text, color: '#ff6b6b' })),
    lasting(500),
  )
  await open()
  await library.show()
  await press('Escape')
  await fillResults(70)
  for (let spin = 0; spin < 6; spin += 1) {
    await main.spinButton.click()
    await expect.poll(() => state().wheel.history).toHaveLength(spin + 1)
  }
  const all = page.getByRole('dialog', { name: 'All Results' })
  const showAllResults = async () => {
    await expect.element(main.recent.first()).toBeInTheDocument()
    await main.openPanel('Results')
    await main.results.getByRole('button', { name: 'All 6 Results' }).click()
  }
  await showAllResults()
  await expect.element(all.getByRole('status')).toHaveText('1–50 of 76')
  await expect.element(all.getByRole('listitem')).toHaveLength(50)
  await expect.element(all.getByRole('listitem').first()).toHaveTextContent('76')
  const newer = all.getByRole('button', { name: 'Newer' })
  const older = all.getByRole('button', { name: 'Older' })
  await older.click()
  await expect.element(all.getByRole('status')).toHaveText('51–76 of 76')
  await expect.element(all.getByRole('listitem').last()).toHaveTextContent('Old 0')
  await expect.element(all.getByRole('listitem').first()).toHaveTextContent(/^26/)
  await expect.element(older).toHaveAttribute('aria-disabled', 'true')
  await newer.click()
  await expect.element(all.getByRole('status')).toHaveText('1–50 of 76')
  await expect.element(newer).toHaveAttribute('aria-disabled', 'true')
  await older.click()
  await expect.element(all.getByRole('status')).toHaveText('51–76 of 76')
  expect(await axeFaults()).toEqual([])
  await press('Escape')
  await library.make('Another')
  await open()
  await library.show()
  await library.wheel('My Wheel').click()
  await showAllResults()
  await expect.element(all.getByRole('status')).toHaveText('1–50 of 76')
  await press('Escape')
  await main.results.getByRole('button', { name: 'Clear Recent Results' }).click()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await showAllResults()
  await expect.element(all.getByRole('status')).toHaveText('1–50 of 76')
})

test('clearing all saved data says how many wheels there are, and they can be put back @storage.put-back', async () => {
  await open()
  for (const name of ['One', 'Two', 'Three']) await library.make(name)
  await library.moved()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Clear Saved Data…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clear Saved Data' })
  await expect.element(dialog).toHaveTextContent('All wheels in My Wheels: 3 wheels')
  await dialog.getByRole('button', { name: 'Clear Saved Data', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await library.show()
  await expect.element(library.count).toHaveText('1 wheel')
  await press('Escape')
  await main.dismissMessages()
  await page.getByRole('button', { name: 'Put Saved Data Back' }).click()
  await library.show()
  await expect.element(library.count).toHaveText('3 wheels')
})

test('a file of all wheels that is dropped or picked is previewed in My Wheels @library.file', async () => {
  await open()
  for (const name of ['One', 'Two']) await library.make(name)
  await library.moved()
  await library.show()
  const { text: content } = await saved(() =>
    library.dialog.getByRole('button', { name: 'Save All Wheels to File' }).click(),
  )
  const summary = library.dialog.getByRole('status').filter({ hasText: 'in the file' })
  // Into the open dialog, and anywhere on the page.
  for (const isOpen of [true, false]) {
    if (!isOpen) await expect.element(library.dialog).not.toBeInTheDocument()
    drop(new File([content], 'my-wheels.json'))
    await expect.element(summary).toHaveTextContent(/^2 wheels in the file: /)
    await expect.element(summary).toHaveFocus()
    await expect
      .element(library.dialog.getByRole('button', { name: 'Nothing to Add' }))
      .toHaveAttribute('aria-disabled', 'true')
    await press('Escape')
  }
  await main.choose('Import')
  await choose(new File([content], 'a.json'), () =>
    main.importDialog.getByRole('button', { name: 'Choose File' }).click(),
  )
  await expect.element(summary).toBeVisible()
  await expect.element(main.importDialog).not.toBeInTheDocument()
})

for (const [device, width, height] of [
  ['a desk', 1440, 900],
  ['a phone', 390, 844],
] as const) {
  test(`on ${device} a new wheel is empty, with the caret in the field, and the one before is one press away @library.new @link.own-wheel`, async () => {
    await page.viewport(width, height)
    await open()
    await main.rename('Lunch')
    await main.choose('New Wheel')
    await expect.element(main.newOption).toHaveFocus()
    await expect.element(main.newOption).toBeInViewport({ ratio: 0.999 })
    expect(state().wheel.segments).toEqual([])
    await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'true')
    for (const option of ['Tea', 'Milk']) {
      await type(option)
      await press('Enter')
    }
    expect(state().wheel.segments.map(({ text }) => text)).toEqual(['Tea', 'Milk'])
    await expect.element(main.spinButton).not.toHaveAttribute('aria-disabled', 'true')
    await open()
    expect(state().wheel.segments).toHaveLength(2)
    if (width < 900) await main.openOptions()
    await page.getByRole('button', { name: 'Back to Lunch' }).click()
    expect(state().wheel.segments).toHaveLength(3)
  })
}
