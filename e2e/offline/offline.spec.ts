// The site after one visit: complete without a network, updated when the visitor agrees, never in mid-spin.

import { PAGES } from '../../scripts/vite/pageTable'
import { EXAMPLES, exampleHref } from '../../src/pages/examples/examples'
import { sheetOf, xlsx } from '../../tests/support/xlsx'
import { axeFaults } from '../support/axe'
import { expect } from '../support/fixtures'
import { LibraryPage } from '../support/library'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import { sceneWorker } from '../support/sceneThread'
import {
  allowNoAnswer,
  findNewVersion,
  firstVisit,
  openShareDialog,
  test,
  updateToast,
  version,
} from '../support/siteTest'
import { WheelPage } from '../support/wheelPage'

test.use({ hasWorker: true, viewport: { width: 1280, height: 800 } })
// Each version is hundreds of files, which a worker fetches and stores one after the other.
test.slow()

test('without a network the page of the first visit goes on, parts that were not loaded yet too @worker.registered @worker.sync-complete @offline.page-open', async ({
  page,
  main,
  site,
  clock,
  messages,
}) => {
  allowNoAnswer(messages)
  await firstVisit(page)
  expect(await page.evaluate(() => 'isSynced' in window)).toBe(true)
  await site.switchOff()
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(4100)
  await expect(main.winnerHeading).toBeVisible()
  await clock.advance(4000)
  await openShareDialog(page)
  await expect(page.getByRole('button', { name: /^QR code/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible()
})

test('an overlay that was opened once is there without a network, and nobody else has its files', async ({
  page,
  context,
  messages,
  site,
}) => {
  allowNoAnswer(messages)
  const filesOf = () =>
    page.evaluate(async () => {
      const found = await (await caches.open('fairwheel-files')).keys()
      const paths = found.map(({ url }) => new URL(url).pathname)
      return paths.filter((path) => /^\/(?:overlay|dock|assets\/stream\/)/.test(path))
    })
  await firstVisit(page)
  expect(await filesOf()).toEqual([])
  const overlay = await context.newPage()
  const wheel = overlay.locator('[data-wheel][data-drawing="flat"]')
  await overlay.goto('/overlay?size=50')
  await expect(wheel).toBeVisible()
  await expect.poll(filesOf).toContain('/overlay')
  await site.switchOff()
  await overlay.goto('/overlay?size=80')
  await expect(wheel).toBeVisible()
  await expect(overlay).toHaveTitle('Overlay - Fairwheel')
})

test('an overlay that is all that a browser has ever opened is there without a network', async ({
  page,
  messages,
  site,
}) => {
  allowNoAnswer(messages)
  await firstVisit(page, '/overlay')
  const kept = () =>
    page.evaluate(async () => {
      const found = await (await caches.open('fairwheel-files')).keys()
      return found.map(({ url }) => new URL(url).pathname)
    })
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/stream/')),
  )
  expect(loaded.length).toBeGreaterThan(5)
  await expect.poll(kept).toEqual(expect.arrayContaining(['/overlay', ...loaded]))
  await site.switchOff()
  await page.reload()
  await expect(page.locator('[data-wheel][data-drawing="flat"]')).toBeVisible()
})

test('a spreadsheet is imported without a network @import.offline', async ({
  page,
  main,
  messages,
  site,
}) => {
  allowNoAnswer(messages)
  await firstVisit(page)
  await main.isReady()
  await site.switchOff()
  await main.drop([{ name: 'a.xlsx', content: [...xlsx([sheetOf('A', [['Ann'], ['Ben']])])] }])
  await main.importButton.click()
  await expect(main.toast('Replaced 3 options with 2')).toBeVisible()
})

test('without a network My Wheels opens, and holds what was made @library.wheels', async ({
  page,
  site,
  messages,
}) => {
  allowNoAnswer(messages)
  const library = new LibraryPage(page)
  await firstVisit(page)
  await site.switchOff()
  for (const name of ['One', 'Two', 'Three']) await library.make(name)
  await library.moved()
  await page.reload()
  await library.show()
  await expect(library.count).toHaveText('3 wheels')
  await library.wheel('One').click()
  await expect(library.current).toHaveText('One')
})

test.describe('with a GPU', () => {
  test.use({ hasGpu: true, viewport: { width: 1000, height: 700 } })

  test('without a network the scene is there after a reload, and spins @offline.reload', async ({
    page,
    main,
    site,
    messages,
  }) => {
    allowNoAnswer(messages)
    await firstVisit(page)
    await site.switchOff()
    await page.reload()
    await main.isDrawnBy('scene')
    expect(sceneWorker(page)).toBeDefined()
    await main.isReady()
    await main.spinButton.click()
    await expect(main.winnerHeading).toBeVisible()
  })
})

test('without a network every page, picture, example and shared link is there @worker.offline @offline.everything', async ({
  page,
  main,
  site,
  messages,
}) => {
  allowNoAnswer(messages)
  await firstVisit(page)
  await site.switchOff()
  for (const { path, title } of PAGES) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const pictures = page.getByRole('main').locator('img')
      for (const picture of await pictures.filter({ visible: true }).all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      }
    })
  }
  await page.goto('/contact?success=true')
  await expect(page.getByText(/thank/i).first()).toBeVisible()
  const [example] = EXAMPLES
  if (!example) throw new Error('There are no examples')
  await page.goto('/examples')
  await page.locator(`a[href="${exampleHref(example)}"]`).click()
  await expect(main.options).toHaveCount(example.options.length)
  await page.goto('/an/address/that/is/none')
  await expect(main.spinButton).toBeVisible()
})

test('a visit that began on another page brings the wheel along', async ({
  page,
  main,
  site,
  messages,
}) => {
  allowNoAnswer(messages)
  await firstVisit(page, '/about')
  await site.switchOff()
  await page.goto('/')
  await expect(main.spinButton).toBeVisible()
})

test('a new version put up in the middle of a spin waits for its end, and for a word @update.mid-spin', async ({
  page,
  main,
  site,
  clock,
}) => {
  await storeWheel(page, distinctOptions(6), lasting(4000))
  await firstVisit(page)
  await main.isReady()
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(1000)
  const { pendingSpin } = await keptWheel(page)

  await site.deploy('2')
  await findNewVersion(page)
  await clock.advance(2500)
  await expect(main.spinningButton).toBeVisible()
  await expect(updateToast(main)).toHaveCount(0)
  await clock.advance(600)
  expect(await main.winner()).toBe(pendingSpin?.winner.text)
  // Nothing covers a winner that has just been drawn.
  await clock.advance(200)
  await expect(updateToast(main)).toHaveCount(0)
  await clock.advance(3000)
  await expect(updateToast(main)).toBeVisible()
  // The message stays until it is answered.
  await clock.advance(60_000)
  await expect(updateToast(main)).toBeVisible()
  await expect(version(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Update' }).click()
  await expect(version(page)).toHaveAttribute('content', '2')
  await expect(main.recent).toHaveCount(1)
  await expect(main.recent).toContainText(pendingSpin?.winner.text ?? 'nobody')
  await main.isReady()
  await expect(updateToast(main)).toHaveCount(0)
})

test('a word given before a spin is kept until after it @update.consent-mid-spin', {
  tag: '@soak',
}, async ({ page, main, site, clock }) => {
  await storeWheel(page, distinctOptions(6), lasting(4000))
  await firstVisit(page)
  await main.isReady()
  await site.deploy('2')
  await findNewVersion(page)
  await expect(updateToast(main)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await clock.freeze()
  await main.spinButton.click()
  await clock.advance(1000)
  await page.getByRole('button', { name: 'Update' }).click()
  await clock.advance(2900)
  await expect(main.spinningButton).toBeVisible()
  await expect(version(page)).toHaveCount(0)
  await clock.advance(200)
  await expect(main.winnerHeading).toBeVisible()
  await expect(version(page)).toHaveCount(0)
  await clock.advance(3000)
  await expect(version(page)).toHaveAttribute('content', '2')
  await expect(main.recent).toHaveCount(1)
})

test('a tab that spins while another one updates goes on, and has all of its own version @update.other-tab', {
  tag: '@soak',
}, async ({ page, context, main, site, clock }) => {
  // The other tab ends it in time too, and has less than that for what it does.
  await storeWheel(page, distinctOptions(6), lasting(10_000))
  await firstVisit(page)
  await main.isReady()
  const other = await context.newPage()
  await other.goto('/')
  const otherMain = new WheelPage(other, 'flat')
  await otherMain.isReady()
  await site.deploy('2')
  await findNewVersion(page)
  await expect(updateToast(otherMain)).toBeVisible()
  await clock.freeze()
  await main.spinButton.click()
  await expect(main.spinningButton).toBeVisible()
  await otherMain.page.getByRole('button', { name: 'Update' }).click()
  await expect(version(other)).toHaveAttribute('content', '2')
  await clock.advance(10_100)
  await expect(main.winnerHeading).toBeVisible()
  await expect(version(page)).toHaveCount(0)
  await clock.advance(3000)
  await expect(main.toast('The site was updated in another tab.')).toBeVisible()
  // Parts of the old version, which the server no longer has.
  await openShareDialog(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(version(page)).toHaveAttribute('content', '2')
})

test('a browser that has thrown the files away gets them from the network again @offline.evicted', async ({
  page,
  main,
}) => {
  await firstVisit(page)
  await page.evaluate(() => caches.delete('fairwheel-files'))
  await page.reload()
  await expect(main.spinButton).toBeVisible()
  await openShareDialog(page)
})

test.describe('a browser without workers', () => {
  test.use({ hasWorker: false })

  test('a part that is gone with its version: the page says so and starts anew, once @update.part-gone', async ({
    page,
    main,
    site,
    messages,
  }) => {
    messages.allow(/Failed to load|dynamically imported|Refused to apply style/)
    await storeWheel(page, distinctOptions(5))
    await page.goto('/')
    await main.isReady()
    await site.deploy('2')
    await page.getByRole('button', { name: 'Share Wheel' }).click()
    await expect(version(page)).toHaveAttribute('content', '2')
    await expect(main.options).toHaveCount(5)
    await main.isReady()
    await openShareDialog(page)
  })

  test('a dock whose part is gone with its version starts anew', async ({
    page,
    main,
    site,
    messages,
  }) => {
    messages.allow(/Failed to load|dynamically imported|Refused to apply style/)
    await storeWheel(page, distinctOptions(5))
    await page.goto('/dock')
    await expect(main.options).toHaveCount(5)
    await site.deploy('2')
    await main.choose('Draw Prizes')
    await expect(version(page)).toHaveAttribute('content', '2')
  })

  test('a part that cannot be had of the version that is served: the page stays', async ({
    page,
    main,
    messages,
  }) => {
    messages.allow(/Failed to load resource|dynamically imported|Failed to load/)
    await page.route('**/assets/RaffleDesk-*', (route) => route.abort())
    await page.goto('/')
    await main.isReady()
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const asked = page.waitForResponse((response) => response.url().endsWith('/'))
    await main.choose('Draw Prizes')
    await asked
    await expect(main.toast('Part of the page could not be loaded')).toBeVisible()
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  })
})
