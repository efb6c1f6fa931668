// What becomes of the files that browsers keep: when a new version is put up, when headers change, and when an operator
// takes the worker back.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { PAGES } from '../../scripts/vite/pageTable'
import { expect } from '../support/fixtures'
import { distinctOptions, storeWheel } from '../support/savedWheels'
import type { Site } from '../support/site'
import {
  allowNoAnswer,
  findNewVersion,
  firstVisit,
  openShareDialog,
  test,
  updateToast,
  version,
} from '../support/siteTest'
import type { WheelPage } from '../support/wheelPage'

test.use({ hasWorker: true, isSmall: true, viewport: { width: 1280, height: 800 } })
// A worker fetches and stores files one after the other.
test.slow()

test('a page that never comes keeps no new version waiting @update.page-missing', {
  tag: '@soak',
}, async ({ page, main, site }) => {
  await firstVisit(page)
  // The worker asks for each page anew at every visit.
  const isAsked = new Promise<void>((resolve) => {
    site.answers = ({ url }, _response, next) => {
      if (url === '/about') resolve()
      else next()
    }
  })
  await page.reload()
  await isAsked
  await main.isReady()
  await site.deploy('2')
  await findNewVersion(page)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(version(page)).toHaveAttribute('content', '2')
})

test('files are kept for one version back and not for ever', { tag: '@soak' }, async ({
  page,
  main,
  site,
}) => {
  await firstVisit(page)
  const files = () =>
    page.evaluate(async () => {
      const cache = await caches.open('fairwheel-files')
      return (await cache.keys()).length
    })
  const first = await files()
  expect(first).toBeGreaterThan(20)
  const counts: number[] = []
  for (const next of ['2', '3']) {
    await main.isReady()
    await site.deploy(next)
    await findNewVersion(page)
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(version(page)).toHaveAttribute('content', next)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    counts.push(await files())
  }
  expect(counts).toEqual([2 * first, 2 * first])
})

test('a new version with a file missing is not taken, and the old one goes on @update.incomplete', {
  tag: '@soak',
}, async ({ page, main, site, messages }) => {
  messages.allow(/Failed to load resource|bad-precaching-response/)
  await firstVisit(page)
  await main.isReady()
  await site.deploy('2')
  const part = await site.asset('Dialogs')
  await site.remove(`assets/${part}`)
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => {})
    const worker = registration.installing
    await new Promise((done) => {
      if (worker) worker.onstatechange = done
      else done(null)
    })
    return worker?.state
  })
  expect(state).toBe('redundant')
  await page.reload()
  await expect(main.spinButton).toBeVisible()
  await expect(version(page)).toHaveCount(0)
})

test.describe('headers that change on the server', { tag: '@soak' }, () => {
  const policyOf = async (page: Page, path: string) => {
    const answer = await page.goto(path)
    expect(answer?.fromServiceWorker(), path).toBe(true)
    return answer?.headers()['content-security-policy']
  }
  /** Sends another policy with every answer, and counts how often the home page is asked for. */
  function sendPolicy(site: Site, change: (policy: string) => string) {
    const asked = { count: 0 }
    site.answers = (request, response, next) => {
      const policy = String(response.getHeader('Content-Security-Policy'))
      response.setHeader('Content-Security-Policy', change(policy))
      if (request.url === '/') asked.count += 1
      next()
    }
    return asked
  }

  test('the policy of every page reaches a returning visitor within one visit, and stays offline @operator.headers', async ({
    page,
    main,
    site,
    messages,
  }) => {
    allowNoAnswer(messages)
    await firstVisit(page)
    const before = await policyOf(page, '/')
    expect(before).toContain("frame-ancestors 'none'")
    sendPolicy(site, (policy) => `${policy}; media-src 'none'`)
    const change = site.answers
    site.answers = (request, response, next) => {
      // As servers do that send headers only along with a file.
      if (request.headers['if-none-match']) response.writeHead(304).end()
      else change(request, response, next)
    }
    await page.goto('/')
    // One visit to one page is enough for all of them.
    const keptPolicies = () =>
      page.evaluate(async () => {
        const cache = await caches.open('fairwheel-files')
        const files = await cache.keys()
        const pages = files.filter(({ url }) => new URL(url).pathname.endsWith('.html'))
        const answers = await Promise.all(pages.map((file) => cache.match(file)))
        return answers.map((answer) => answer?.headers.get('content-security-policy'))
      })
    const wanted = `${before}; media-src 'none'`
    const paths = PAGES.flatMap(({ path, also }) => (also ? [path, also] : [path]))
    await expect.poll(keptPolicies).toEqual(['/', ...paths].map(() => wanted))
    await site.switchOff()
    expect(await policyOf(page, '/')).toBe(wanted)
    await expect(main.spinButton).toBeVisible()
    for (const path of paths) expect(await policyOf(page, path)).toBe(wanted)
    expect(await policyOf(page, '/an/address/that/is/none')).toBe(wanted)
  })

  for (const [what, answer] of Object.entries({
    'an error': { status: 503, body: 'Come back later' },
    'an error that looks like the page': { status: 500 },
    'a page that is not ours': { status: 200, body: '<title>Welcome to the network</title>' },
    'the same page as a download': { status: 200, type: 'application/octet-stream' },
    // An answer that came by another way could not be shown.
    'a way to the same page elsewhere': { status: 302 },
  } as Record<string, { status: number; body?: string; type?: string }>)) {
    test(`${what} in the place of a page is never kept @operator.foreign-page`, async ({
      page,
      main,
      site,
      messages,
    }) => {
      messages.allow(/Failed to load resource/)
      await firstVisit(page)
      const before = await policyOf(page, '/')
      const home = await readFile(join(site.folder, 'index.html'), 'utf8')
      // Both at once: the visit above still asks for pages, and a good answer with another policy would be kept.
      const asked = sendPolicy(site, () => "default-src 'self'")
      const change = site.answers
      site.answers = (request, response, next) =>
        change(request, response, () => {
          if (request.url !== '/') return next()
          const headers = { 'Content-Type': answer.type ?? 'text/html', Location: '/index.html' }
          response.writeHead(answer.status, headers).end(answer.body ?? home)
        })
      for (const visit of [1, 2, 3]) {
        expect(await policyOf(page, '/')).toBe(before)
        await main.isReady()
        await expect.poll(() => asked.count).toBeGreaterThanOrEqual(visit)
      }
    })
  }

  test('a page of a version that waits is not mixed into the one before it @operator.headers-and-version', async ({
    page,
    main,
    site,
  }) => {
    await firstVisit(page)
    const before = await policyOf(page, '/')
    await site.deploy('2')
    await findNewVersion(page)
    const asked = sendPolicy(site, (policy) => `${policy}; media-src 'none'`)
    for (const visit of [1, 2, 3]) {
      expect(await policyOf(page, '/')).toBe(before)
      await main.isReady()
      await expect(version(page)).toHaveCount(0)
      await expect.poll(() => asked.count).toBeGreaterThanOrEqual(visit)
    }
    await expect(updateToast(main)).toBeVisible()
  })
})

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
/** The switch that an operator puts in the place of the worker says so in the console. */
const OFF = /The service worker is switched off/

test.describe('a worker that the server takes back', { tag: '@soak' }, () => {
  test.use({ baseURL: ({ site }, use) => use(site.publicAddress) })

  /** What is to be seen of a visitor's own things, and of somebody else's. */
  async function leaveThings(page: Page): Promise<void> {
    await page.evaluate(async () => {
      localStorage.setItem('of-the-visitor', 'kept')
      await (await caches.open('of-somebody-else')).put('/x', new Response('kept'))
    })
  }

  async function expectGone(page: Page, main: WheelPage): Promise<void> {
    await expect.poll(() => registrations(page)).toBe(0)
    await expect.poll(() => cacheNames(page)).toEqual(['of-somebody-else'])
    // The page of that visit goes on, parts that were not loaded yet too.
    await expect(page.getByText(/new version/)).toHaveCount(0)
    await main.spinButton.click()
    await expect(main.winnerHeading).toBeVisible()
    await openShareDialog(page)
    expect(await cacheNames(page)).toEqual(['of-somebody-else'])
    const answer = await page.reload()
    expect(answer?.fromServiceWorker()).toBe(false)
    await main.isReady()
    await expect(main.recent).toHaveCount(1)
    expect(await page.evaluate(() => localStorage.getItem('of-the-visitor'))).toBe('kept')
    await expect.poll(() => registrations(page)).toBe(0)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
    expect(await cacheNames(page)).toEqual(['of-somebody-else'])
  }

  test('with its switch in the place of the worker, one visit takes it off @operator.switch-off', async ({
    page,
    main,
    site,
    messages,
  }) => {
    messages.allow(OFF)
    await storeWheel(page, distinctOptions(6), { preset: 'instant' })
    await firstVisit(page)
    await leaveThings(page)
    await site.replace('sw.js', 'sw-off.js')
    await page.reload()
    await main.isReady()
    await expectGone(page, main)
  })

  test('... and the worker comes back with its file', async ({ page, main, site, messages }) => {
    messages.allow(OFF)
    await firstVisit(page)
    await site.replace('sw-on.js', 'sw.js')
    await site.replace('sw.js', 'sw-off.js')
    await page.reload()
    await main.isReady()
    await expect.poll(() => registrations(page)).toBe(0)
    await site.replace('sw.js', 'sw-on.js')
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  })

  for (const status of [404, 410]) {
    test(`without its file (${status}), one visit takes it off @operator.worker-gone`, async ({
      page,
      main,
      site,
      messages,
    }) => {
      messages.allow(/Failed to load resource/)
      await storeWheel(page, distinctOptions(6), { preset: 'instant' })
      await firstVisit(page)
      await leaveThings(page)
      site.answers = (request, response, next) => {
        if (request.url === '/sw.js') response.writeHead(status).end()
        else next()
      }
      await page.reload()
      await main.isReady()
      await expectGone(page, main)
    })
  }

  test('a page that is open for long finds out too @operator.open-all-day', async ({
    page,
    main,
    site,
    clock,
    messages,
  }) => {
    messages.allow(/Failed to load resource/)
    await firstVisit(page)
    await main.isReady()
    await site.remove('sw.js')
    await clock.freeze()
    await clock.skip(3_600_001)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => registrations(page)).toBe(0)
    await expect.poll(() => cacheNames(page)).toEqual([])
  })

  test('pages that were on their way meanwhile do not bring its caches back @operator.pages-on-the-way', async ({
    page,
    main,
    site,
    messages,
  }) => {
    messages.allow(/Failed to load resource/)
    await firstVisit(page)
    await site.remove('sw.js')
    const held: (() => void)[] = []
    let sent = 0
    site.answers = (request, response, next) => {
      if (request.url !== '/about') return next()
      response.once('close', () => {
        sent += 1
      })
      held.push(next)
    }
    await page.reload()
    await main.isReady()
    await expect.poll(() => registrations(page)).toBe(0)
    await expect.poll(() => cacheNames(page)).toEqual([])
    expect(held).toHaveLength(1)
    for (const next of held) next()
    await expect.poll(() => sent).toBe(1)
    // Long enough for the worker to have written it.
    await openShareDialog(page)
    expect(await cacheNames(page)).toEqual([])
  })

  for (const [what, answer] of Object.entries({
    'an error of the server': { status: 503, type: 'text/plain' },
    'a page of the network': { status: 200, type: 'text/html' },
    'a way to elsewhere': { status: 302, type: 'text/html' },
    'a refusal': { status: 403, type: 'text/html' },
  })) {
    test(`${what} in its place does not take it off @operator.foreign-worker`, async ({
      page,
      main,
      site,
      messages,
    }) => {
      messages.allow(
        /Failed to|The script has an unsupported MIME type|Refused to connect|violates/,
      )
      await firstVisit(page)
      site.answers = (request, response, next) => {
        if (request.url !== '/sw.js') return next()
        const headers = { 'Content-Type': answer.type, Location: '/assets/missing.js' }
        response.writeHead(answer.status, headers).end('<title>Welcome to the network</title>')
      }
      for (const _visit of [1, 2]) {
        const checked = page.waitForRequest('**/sw.js')
        await page.reload()
        await main.isReady()
        await (await checked).response()
      }
      await site.switchOff()
      await page.reload()
      await main.isReady()
      expect(await registrations(page)).toBe(1)
    })
  }
})

test.describe('a worker that the server has no more', { tag: '@soak' }, () => {
  for (const [kind, answer] of Object.entries({
    'is missing': { status: 404, type: 'text/plain' },
    // As where every unknown address shows the same page.
    'is a page now': { status: 200, type: 'text/html' },
  })) {
    test(`on the developer's own machine and ${kind}: it is unregistered @worker.localhost @operator.localhost`, async ({
      page,
      site,
      messages,
    }) => {
      messages.allow(/Failed to load resource|unsupported MIME type/)
      await firstVisit(page)
      site.answers = (request, response, next) => {
        if (request.url !== '/sw.js') return next()
        response.writeHead(answer.status, { 'Content-Type': answer.type }).end()
      }
      await page.reload()
      await expect.poll(() => registrations(page)).toBe(0)
    })
  }
})
