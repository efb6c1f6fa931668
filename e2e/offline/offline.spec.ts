// The site after one visit: complete without a network, updated when the visitor agrees, never in mid-spin.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { PAGES } from '../../scripts/vite/pageTable'
import { EXAMPLES, exampleHref } from '../../src/pages/examples/examples'
import { sheetOf, xlsx } from '../../tests/support/xlsx'
import { axeFaults } from '../support/axe'
import { expect } from '../support/fixtures'
import { LibraryPage } from '../support/library'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'
import { sceneWorker } from '../support/sceneThread'
import type { Site } from '../support/site'
import { allowNoAnswer, firstVisit, test } from '../support/siteTest'
import { WheelPage } from '../support/wheelPage'

test.use({ hasWorker: true, viewport: { width: 1280, height: 800 } })
// Each version is hundreds of files, which a worker fetches and stores one after the other.
test.slow()

const updateToast = (main: WheelPage) => main.toast('A new version is ready.')
const version = (page: Page) => page.locator('meta[name="site-version"]')

/** Has the browser look for a new version, as it does by itself now and then, and waits until that has its files. */
async function findNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (registration.waiting === null) {
      await new Promise((found) => {
        const worker = registration.installing
        if (worker) worker.onstatechange = found
        else registration.onupdatefound = found
      })
    }
  })
}

async function openShareDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share Wheel' }).click()
  await expect(page.getByRole('textbox', { name: 'Share Link' })).toHaveValue(/#./)
}

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
  expect(first).toBeGreaterThan(50)
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
