// A wheel in a frame of another site: the example of docs/embed.md as it stands there, on sites that may show it and on
// one that may not.

import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { FrameLocator, Page } from 'playwright/test'
import { wheelOf } from '../../tests/share/wheels'
import { axeFaults } from '../support/axe'
import { test as base, expect } from '../support/fixtures'
import { distinctOptions, hashOf, savedText } from '../support/savedWheels'
import { BUILDS_FIRST, serveSiteWith } from '../support/site'
import { firstVisit } from '../support/siteTest'

const PORT = Number(process.env.E2E_PORT ?? 4187) + 201
const PARENT_PORT = PORT + 1
/** Of the same site as the wheel's, whose storage a frame there shares. */
const SAME_SITE = `http://127.0.0.1:${PARENT_PORT}`
const OTHER_SITE = `http://localhost:${PARENT_PORT}`
const NOT_NAMED = `http://stranger.localhost:${PARENT_PORT}`

const OPTIONS = ['Anna', 'Ben', 'Cleo', 'Dan']
const REFUSED = /frame-ancestors/
const DOCS = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8')
const [, EXAMPLE = ''] = /```html\n(.*?)```/s.exec(DOCS) ?? []
const [, SANDBOX = ''] = /`sandbox`, it needs `(.*?)`/.exec(DOCS) ?? []

const test = base.extend<{ page: Page }, { site: { readonly address: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for from this pattern
    async ({}, use) => {
      const site = await serveSiteWith('embed-site', PORT, () => ({
        VITE_EMBED_ORIGINS: `${SAME_SITE} ${OTHER_SITE}`,
      }))
      // The example, with the page of the site that is asked for in its frame, which may have more attributes.
      const parents = createServer((request, response) => {
        const { searchParams } = new URL(request.url ?? '/', SAME_SITE)
        const path = searchParams.get('shows') ?? '/embed'
        const framed = EXAMPLE.replaceAll('https://wheel.example.org', site.address)
          .replace('/embed#…', path)
          .replace('<iframe', `<iframe ${searchParams.get('with') ?? ''}`)
          .replace(
            '<script>',
            '<script>onmessage = ({ data }) => (globalThis.heard ??= []).push(data)\n',
          )
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(`<!doctype html><title>A page</title>${framed}`)
      })
      await new Promise<void>((listening) => parents.listen(PARENT_PORT, '127.0.0.1', listening))
      await use(site)
      await site.stop()
      parents.closeAllConnections()
      await new Promise((closed) => parents.close(closed))
    },
    BUILDS_FIRST,
  ],
  baseURL: async ({ site }, use) => use(site.address),
})

// One site for all of them, so one worker.
test.describe.configure({ mode: 'default' })

const wheelIn = (frame: FrameLocator) => frame.getByRole('button', { name: /^Wheel with/ })
const nameIn = (frame: FrameLocator) =>
  frame.getByRole('region', { name: 'Result', exact: true }).locator('[data-part="name"]')
const outcomeOf = (page: Page) => page.locator('#outcome')
const heardBy = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'heard') ?? [])

/** The hash of a link to a wheel that spins for a second. */
async function linked(): Promise<string> {
  const { settings } = wheelOf(OPTIONS)
  const animationSpeed = {
    ...settings.animationSpeed,
    preset: 'custom',
    customSpinDuration: 1000,
  } as const
  return hashOf(OPTIONS, { settings: { ...settings, animationSpeed } })
}

async function openParent(
  page: Page,
  origin: string,
  shows: string,
  attributes = '',
): Promise<FrameLocator> {
  await page.goto(`${origin}/?${new URLSearchParams({ shows, with: attributes })}`)
  return page.frameLocator('#wheel')
}

/** What the visitor has stored at the wheel's site. */
async function storedAt(page: Page, address: string): Promise<unknown> {
  await page.goto(`${address}/about`)
  return page.evaluate(async () => ({
    local: { ...localStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
}

for (const [where, origin] of [
  ['the same site', SAME_SITE],
  ['another site', OTHER_SITE],
] as const) {
  test(`spins when a page of ${where} asks, tells it the announced result, and leaves the visitor’s own wheel alone`, async ({
    page,
    site,
  }) => {
    await storedAt(page, site.address)
    await page.evaluate(
      (wheel) => {
        localStorage.setItem('wheel_current', wheel)
        localStorage.setItem('theme', 'dark')
      },
      savedText(distinctOptions(3)),
    )
    const before = await storedAt(page, site.address)

    const frame = await openParent(page, origin, `/embed${await linked()}`)
    await expect(wheelIn(frame)).toHaveAccessibleName('Wheel with 4 options')
    await expect(frame.locator('html')).not.toHaveAttribute('data-theme')
    await expect.poll(() => heardBy(page)).toEqual([{ type: 'fairwheel-ready' }])
    // A flood of requests is one spin.
    await page.evaluate((address) => {
      const frame = document.querySelector('iframe')?.contentWindow
      for (let count = 0; count < 50; count += 1)
        frame?.postMessage({ type: 'fairwheel-spin' }, address)
    }, site.address)
    await expect(outcomeOf(page)).not.toBeEmpty()

    const option = await outcomeOf(page).textContent()
    await expect(nameIn(frame)).toHaveText(option ?? '')
    expect(await heardBy(page)).toEqual([
      { type: 'fairwheel-ready' },
      { type: 'fairwheel-spin' },
      {
        type: 'fairwheel-result',
        option,
        index: OPTIONS.indexOf(option ?? ''),
        isEliminated: false,
        remaining: 4,
      },
    ])
    const said = await page.frames()[1]?.evaluate(() => globalThis.announcements)
    // Nor has it said that it was loaded.
    expect(said).toEqual(['Spinning the wheel', `Winner: ${option}`])
    // By hand too.
    await wheelIn(frame).press('Enter')
    await expect.poll(async () => (await heardBy(page)).length).toBe(5)

    await page.reload()
    await expect(wheelIn(frame)).toBeVisible()
    await expect(nameIn(frame)).toHaveCount(0)
    expect(await storedAt(page, site.address)).toEqual(before)
  })
}

test('opens in Fairwheel from a sandbox that is as the docs say', async ({ page, context }) => {
  const hash = await linked()
  const frame = await openParent(page, OTHER_SITE, `/embed${hash}`, `sandbox="${SANDBOX}"`)
  const opening = context.waitForEvent('page')
  await frame.getByRole('link', { name: 'Open in Fairwheel' }).click()
  const opened = await opening
  await expect(opened.getByRole('button', { name: 'Wheel with 4 options' })).toBeVisible()
  await wheelIn(frame).click()
  await expect(outcomeOf(page)).not.toBeEmpty()
})

test('tells the page around it where the browser does not say whose that is', async ({
  page,
  messages,
}) => {
  // What is sent to the other origin that is named.
  messages.allow(/target origin provided/)
  const attributes = 'referrerpolicy="no-referrer"'
  await openParent(page, OTHER_SITE, `/embed${await linked()}`, attributes)
  await expect.poll(() => heardBy(page)).toEqual([{ type: 'fairwheel-ready' }])
})

test('is refused to a page that is not named, and every other page is refused to those that are', async ({
  page,
  messages,
}) => {
  messages.expect(REFUSED)
  const hash = await linked()
  for (const [origin, path] of [
    [NOT_NAMED, '/embed'],
    [NOT_NAMED, '/de/embed/'],
    [SAME_SITE, '/'],
    [SAME_SITE, '/overlay'],
    [SAME_SITE, '/xx/embed'],
    [OTHER_SITE, '/de/'],
  ] as const) {
    const before = messages.count(REFUSED)
    await openParent(page, origin, path + hash)
    await expect.poll(() => messages.count(REFUSED), { message: origin + path }).toBe(before + 1)
    expect(await heardBy(page)).toEqual([])
  }
  for (const path of ['/embed/', '/embed.html', '/de/embed', '/de/embed/']) {
    await openParent(page, OTHER_SITE, path + hash)
    await expect.poll(() => heardBy(page), { message: path }).toEqual([{ type: 'fairwheel-ready' }])
  }
})

test('is a page of its own as well: spun by hand, opened in Fairwheel, and without a wheel it says so', async ({
  page,
  messages,
}) => {
  const hash = await linked()
  await page.goto(`/embed${hash}`)
  await expect(page.getByRole('button', { name: 'Wheel with 4 options' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'SPIN', exact: false }).click()
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const link = page.getByRole('link', { name: 'Open in Fairwheel' })
  await expect(link).toHaveAttribute('href', `/${hash}`)
  await expect(link).toHaveAttribute('target', '_blank')

  // Another link is another wheel, here with a weight that is none.
  const { segments, settings } = wheelOf(['Yes', 'No'])
  const other = await hashOf([], {
    segments: segments.map((one, index) => ({ ...one, weight: index })),
    settings: { ...settings, weightsCount: true },
  })
  await page.evaluate((hash) => location.assign(hash), other)
  await expect(page.getByRole('button', { name: 'Wheel with 2 options' })).toBeVisible()
  await expect(page.getByText('1 weight was changed: weights are numbers from')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  messages.expect(/Failed to read the wheel of the address/)
  await page.goto('/embed#no-wheel')
  await expect(page.getByRole('main')).toContainText('This link is damaged or incomplete')
  await page.goto('/embed')
  await expect(page.getByRole('main')).toContainText('There is no wheel in this address.')
  expect(await axeFaults(page)).toEqual([])
})

test.describe('with a worker that answers for the site', () => {
  test.use({ hasWorker: true })

  test('is shown where it may be, and refused where it may not', async ({ page, messages }) => {
    await firstVisit(page)
    const hash = await linked()
    await openParent(page, SAME_SITE, `/embed${hash}`)
    await expect.poll(() => heardBy(page)).toEqual([{ type: 'fairwheel-ready' }])
    messages.expect(REFUSED)
    await openParent(page, SAME_SITE, `/${hash}`)
    await expect.poll(() => messages.count(REFUSED)).toBe(1)
  })
})
