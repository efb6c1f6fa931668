// Wheels in My Wheels survive a database that is forbidden, full, damaged, taken over or interrupted.

import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'
import { LibraryPage } from '../support/library'

/** In every page from now on: the database throws at each call of a method. */
async function breakDatabase(page: Page, broken: 'open' | 'put'): Promise<void> {
  await page.addInitScript((broken) => {
    const [owner, name] =
      broken === 'open'
        ? [IDBFactory.prototype, 'SecurityError']
        : [IDBObjectStore.prototype, 'QuotaExceededError']
    Reflect.set(owner, broken, () => {
      throw new DOMException('No', name)
    })
  }, broken)
}

const ownWheels = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wheel_current') ?? '{}').ownWheels.length)

for (const [kind, broken, told] of [
  ['forbidden', 'open', 'This browser does not let the page store wheels'],
  ['full', 'put', 'There is no room left in My Wheels'],
] as const) {
  test(`where the database is ${kind} the wheels stay at hand, and that is said @library.${kind}`, async ({
    page,
    main,
  }) => {
    await breakDatabase(page, broken)
    const library = new LibraryPage(page)
    await main.open()
    for (const name of ['One', 'Two', 'Three']) await library.make(name)
    if (broken === 'put') await expect(main.toast(told)).toBeVisible()
    await page.reload()
    await library.show()
    if (broken === 'open') await expect(library.dialog.getByRole('alert')).toContainText(told)
    expect((await library.names()).toSorted()).toEqual(['One', 'Three', 'Two'])
    await library.wheel('One').click()
    await expect(library.current).toHaveText('One')
    expect(await ownWheels(page)).toBe(2)
    await library.show()
    await library.dialog.getByRole('button', { name: 'Duplicate “Two”' }).click()
    await expect(library.wheel('Copy of Two')).toBeVisible()
  })
}

test('a page closed before the wheels have moved has lost none @library.closed-between', async ({
  page,
  main,
}) => {
  const library = new LibraryPage(page)
  await main.open()
  for (const name of ['One', 'Two', 'Three']) await library.make(name)
  await page.reload()
  await library.moved()
  await page.reload()
  await library.show()
  await expect(library.count).toHaveText('3 wheels')
})

test('a record that cannot be read is shown, kept as it is, and in nobody’s way @library.unreadable', async ({
  page,
  main,
}) => {
  const library = new LibraryPage(page)
  await main.open()
  for (const name of ['One', 'Two', 'Three']) await library.make(name)
  await library.moved()
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('fairwheel')
      opening.onsuccess = () => resolve(opening.result)
    })
    const transaction = database.transaction(['entries', 'wheels'], 'readwrite')
    transaction.objectStore('entries').put({ version: 99 }, 'later')
    transaction.objectStore('wheels').put({ version: 99, wheel: 'of a later version' }, 'later')
    await new Promise((resolve) => {
      transaction.oncomplete = resolve
    })
    database.close()
  })
  await library.show()
  await expect(library.count).toHaveText('4 wheels')
  await expect(library.rows.last()).toContainText('This wheel cannot be read')
  await library.wheel('One').click()
  await expect(library.current).toHaveText('One')
  expect(
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('fairwheel')
          opening.onsuccess = () => {
            const request = opening.result.transaction('wheels').objectStore('wheels').get('later')
            request.onsuccess = () => resolve(request.result)
          }
        }),
    ),
  ).toEqual({ version: 99, wheel: 'of a later version' })
})

const TAKEN_OVER = 'A newer version of this page is open in another tab'

async function takeOver(context: BrowserContext): Promise<void> {
  const newer = await context.newPage()
  await newer.goto('/about')
  await newer.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('fairwheel', 99)
        opening.onsuccess = () => resolve(opening.result.close())
      }),
  )
}

test('there is time to read that a newer version has the database, and to reload @library.newer-version', async ({
  page,
  context,
  main,
  clock,
}) => {
  const library = new LibraryPage(page)
  await main.open()
  await library.make('One')
  await library.moved()
  await clock.freeze()
  await takeOver(context)
  await expect(main.toast(TAKEN_OVER)).toBeVisible()
  await clock.advance(8000, 200)
  await expect(main.toast(TAKEN_OVER)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload', exact: true })).toBeVisible()
})

test('a newer version that takes the database over is let in, and the wheels are safe @library.newer-version', {
  tag: '@soak',
}, async ({ page, context, main }) => {
  const library = new LibraryPage(page)
  await main.open()
  for (const name of ['One', 'Two', 'Three']) await library.make(name)
  await library.moved()
  await takeOver(context)
  await expect(main.toast(TAKEN_OVER)).toBeVisible()
  await library.show()
  await expect(library.dialog.getByRole('alert')).toContainText('Reload this one')
  // What is at hand is at hand.
  await library.wheel('Two').click()
  await expect(library.current).toHaveText('Two')
})
