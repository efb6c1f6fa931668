// A page that cannot start, or is slow to: never blank, explained without our scripts, with a way to the data.

import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { readFile } from '../../src/store/wheelFile'
import { linkTo, wheelOf } from '../../tests/share/wheels'
import { axeFaults } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { distinctOptions, savedText, storeText } from '../support/savedWheels'

const OPTIONS = distinctOptions(5)
const KEPT = savedText(OPTIONS)
const ENTRY = '**/assets/main-*.js'

test.use({ viewport: { width: 390, height: 844 } })

function start(page: Page) {
  return {
    slow: page.getByRole('heading', { name: 'The wheel is taking a long time to start' }),
    failed: page.getByRole('heading', { name: 'The wheel could not start' }),
    alert: page.getByRole('alert'),
    said: page.getByRole('status'),
    again: page.getByRole('link', { name: 'Try Again' }),
    save: page.getByRole('button', { name: 'Save My Data to a File' }),
    report: page.getByText('Error details'),
  }
}

/** A script that the entry imports before anything runs. */
function entryPart(): string {
  const part = /rel="modulepreload"[^>]* href="([^"]+)"/.exec(
    readFileSync('dist/index.html', 'utf8'),
  )
  if (!part?.[1]) throw new Error('The entry has no parts')
  return part[1]
}

const answerEntry = (page: Page, body: string) =>
  page.route(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body }))

const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  'a browser without Intl.Segmenter @start.no-segmenter': (page) =>
    page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter')),
  'no random numbers @start.no-entropy': (page) =>
    page.addInitScript(() => {
      crypto.getRandomValues = () => {
        throw new Error('No entropy')
      }
    }),
  'an entry script that is gone @start.entry-gone': (page) =>
    page.route(ENTRY, (route) => route.fulfill({ status: 404, body: '' })),
  'an entry script that is blocked @start.entry-blocked': (page) =>
    page.route(ENTRY, (route) => route.abort()),
  'an entry script that is cut short @start.entry-cut': (page) =>
    answerEntry(page, 'const wheel = {'),
  'an entry script that throws @start.entry-throws': (page) =>
    answerEntry(page, 'throw new Error("Evaluated")'),
  'an entry script that breaks a promise @start.entry-rejects': (page) =>
    answerEntry(page, 'Promise.reject(new Error("Broken"))'),
  'a part of the entry that is gone @start.part-gone': (page) =>
    page.route(`**${entryPart()}`, (route) => route.fulfill({ status: 404, body: '' })),
}

for (const [fault, inject] of Object.entries(FAULTS)) {
  test(`the page says that it could not start: ${fault}`, async ({ page, messages }) => {
    messages.allow(/^(?:error|uncaught): /)
    await storeText(page, KEPT)
    await inject(page)
    await page.goto('/')
    const { failed, alert, save, said, report, slow } = start(page)
    await expect(failed).toBeFocused()
    await expect(alert).toContainText('could not be loaded, or this browser is too old')
    await expect(slow).toBeHidden()
    await expect(report).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('wheel_current'))).toBe(KEPT)
    const download = page.waitForEvent('download')
    await save.click()
    const file = await download
    expect(file.suggestedFilename()).toBe('rescued.fairwheel')
    const text = readFileSync(await file.path(), 'utf8')
    const { segments } = readFile(text, () => 'new', Date.now()).wheel
    expect(segments).toMatchObject(OPTIONS)
    await expect(said).toContainText('Use “Open File” to get the wheel back')
  })
}

test('a browser from before modules is told too @start.no-modules', async ({ page, messages }) => {
  messages.allow(/^error: /)
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'))
  await page.route(ENTRY, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect(start(page).failed).toBeVisible()
})

test('another try finds the wheel of the address and starts', async ({ page, main, messages }) => {
  messages.allow(/^error: Failed to load resource/)
  const hash = new URL(await linkTo(wheelOf(OPTIONS.map(({ text }) => text)))).hash
  await page.route(ENTRY, (route) => route.abort())
  await page.goto(`/${hash}`)
  await expect(start(page).failed).toBeVisible()
  await page.unroute(ENTRY)
  await start(page).again.click()
  await main.isDrawnBy()
  await page.setViewportSize({ width: 1180, height: 844 })
  await expect(main.options).toHaveCount(5)
  await expect(start(page).failed).toHaveCount(0)
})

/** The time until a late page says so, passed at once. */
async function waitLong(page: Page): Promise<void> {
  await page.locator('#start').evaluate((element) => {
    for (const one of element.getAnimations()) one.finish()
  })
}

test('an error of an extension is not a failed start', async ({ page, messages }) => {
  messages.allow(/^(?:error|uncaught): /)
  await page.route(ENTRY, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#start-save')).not.toHaveAttribute('hidden')
  await page.evaluate(() => {
    const filename = 'chrome-extension://abcdef/content.js'
    dispatchEvent(new ErrorEvent('error', { message: 'Of an extension', filename }))
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  })
  await expect(page.locator('#start')).not.toHaveAttribute('data-failed')
})

test('a page that takes long says so, and goes on when the rest comes @start.slow', async ({
  page,
  main,
}) => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(ENTRY, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const { slow, failed, save, again } = start(page)
  await expect(page.locator('#start')).toBeAttached()
  await expect(slow).toBeHidden()
  const delays = await page
    .locator('#start')
    .evaluate((element) => element.getAnimations().map((one) => one.effect?.getTiming().delay))
  expect(delays).toEqual([8000])
  await waitLong(page)
  await expect(slow).toBeVisible()
  await expect(again).toBeVisible()
  await expect(save).toBeVisible()
  await expect(failed).toBeHidden()
  goOn()
  await main.isDrawnBy()
  await expect(slow).toHaveCount(0)
})

test('without the script for it a page that cannot start still has words and another try @start.no-watcher', async ({
  page,
  main,
  messages,
}) => {
  messages.allow(/^error: Failed to load resource/)
  for (const path of [ENTRY, '**/start.js']) await page.route(path, (route) => route.abort())
  await page.goto('/')
  await waitLong(page)
  await expect(start(page).slow).toBeVisible()
  await expect(start(page).save).toBeHidden()
  await page.unrouteAll()
  await start(page).again.click()
  await main.isDrawnBy()
})

test('where nothing is kept or can be read, the page says so', async ({ page, messages }) => {
  messages.allow(/^error: Failed to load resource/)
  await page.route(ENTRY, (route) => route.abort())
  await page.goto('/')
  await start(page).save.click()
  await expect(start(page).said).toContainText('There is nothing to save')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await page.reload()
  await start(page).save.click()
  await expect(start(page).said).toContainText('There is nothing to save')
})

test('an info page whose script fails is there all the same @start.info-page', async ({
  page,
  messages,
}) => {
  messages.allow(/Segmenter|Failed to load resource/)
  await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'))
  await page.route('**/assets/pages-*.js', (route) => route.abort())
  await page.goto('/how-to-use')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs, and does not ask to wait @start.no-javascript', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Fairwheel needs JavaScript' })).toBeVisible()
    await expect(page.locator('#start')).toHaveCSS('display', 'none')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page that could not start is for everybody, ${colorScheme} and small`, async ({
    page,
    messages,
  }) => {
    messages.allow(/^error: Failed to load resource/)
    // Said by axe of the missing styles.
    messages.allow(/^warning: Couldn't load preload assets/)
    // The font is for the page that did not start; the browser says so where the test takes a while.
    messages.allow(/^warning: .* was preloaded using link preload but not used/)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ colorScheme })
    // A version that is gone from the server has no styles either.
    await page.route('**/assets/**', (route) => route.abort())
    await storeText(page, KEPT)
    await page.goto('/')
    await start(page).save.click()
    await start(page).report.click()
    await expect(page.getByText(/Could not load http/)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    for (const size of ['100%', '200%']) {
      await page.locator(':root').evaluate((root, size) => {
        root.style.fontSize = size
      }, size)
      const overflow = await page
        .locator('#start')
        .evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(overflow, `at ${size}`).toBe(0)
    }
  })
}
