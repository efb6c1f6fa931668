// What the system hands over to the installed app: texts, links and files shared with it, and files opened with it.

import type { Page } from 'playwright/test'
import { BASE, linkTo, wheelOf } from '../../tests/share/wheels'
import { expect } from '../support/fixtures'
import { LibraryPage } from '../support/library'
import { distinctOptions, lasting, storeWheel } from '../support/savedWheels'
import { allowNoAnswer, firstVisit, test } from '../support/siteTest'
import type { WheelPage } from '../support/wheelPage'

interface Share {
  readonly title?: string
  readonly text?: string
  readonly url?: string
  /** @param copies how often the content is in the file; once by default */
  readonly files?: readonly {
    readonly name: string
    readonly content: string
    readonly copies?: number
  }[]
}

/** Posts what the system would, and waits for the page that it leads to. */
async function share(page: Page, share: Share, action = '/open-shared'): Promise<void> {
  const arrived = page.waitForURL(/\/\?received=|\/$/)
  await page.evaluate(
    ([{ files = [], ...texts }, action]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'POST', enctype: 'multipart/form-data', action })
      for (const [name, value] of Object.entries(texts)) {
        form.append(Object.assign(document.createElement('textarea'), { name, value }))
      }
      const given = new DataTransfer()
      for (const { name, content, copies = 1 } of files) {
        given.items.add(new File(Array(copies).fill(content), name))
      }
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
      Object.assign(input, { multiple: true, files: given.files })
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    [share, action] as const,
  )
  await arrived
}

/** The addresses of all that waits to be read. */
const waiting = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('fairwheel-received')
    return (await cache.keys()).map(({ url }) => url)
  })

const firstOptions = (main: WheelPage) => main.importDialog.getByRole('list').first()
const isUnchanged = async (main: WheelPage) => {
  await expect(main.options).toHaveCount(3)
  await expect(main.importDialog).toBeHidden()
}

test.describe('what is shared with the app', () => {
  test.use({ hasWorker: true })

  test('a text is previewed without a network, is kept nowhere, and is not asked for again @system.share', async ({
    page,
    main,
    site,
    messages,
  }) => {
    allowNoAnswer(messages)
    await firstVisit(page)
    await main.isReady()
    await site.switchOff()
    await share(page, { title: 'Class', text: 'Ann\nBen\nZoë', url: '' })
    await expect(firstOptions(main)).toContainText('Zoë')
    expect(page.url()).toBe(`${site.address}/`)
    expect(await waiting(page)).toEqual([])
    await main.importButton.click()
    await expect(main.toast('Replaced 3 options with 3')).toBeVisible()
    await page.reload()
    await main.isReady()
    await isUnchanged(main)
    expect(await main.options.count()).toBe(3)
  })

  test('a link of ours opens its wheel, also among other words @system.share', async ({
    page,
    main,
  }) => {
    const link = await linkTo(wheelOf(['Tea', 'Coffee', 'Water', 'Juice', 'Milk']))
    await firstVisit(page)
    await share(page, { title: 'A wheel', text: `Tonight: ${link}` })
    await expect(main.options).toHaveCount(5)
    expect(new URL(page.url()).hash).toBe(new URL(link).hash)
    expect(link.startsWith(BASE)).toBe(true)
  })

  test('a link of somebody else is a text like any other @system.share', async ({ page, main }) => {
    await firstVisit(page)
    await share(page, { title: 'News', text: 'Read this', url: 'https://news.example/a' })
    await expect(firstOptions(main)).toContainText('Read this')
  })

  test('a file is previewed, or opened where it is a wheel @system.share', async ({
    page,
    main,
  }) => {
    await firstVisit(page)
    await share(page, { files: [{ name: 'class.csv', content: 'Name,Class\nAnn,4b\nBen,4b\n' }] })
    await expect(main.importDialog).toContainText('class.csv')
    await page.keyboard.press('Escape')
    const content = JSON.stringify({ v: 1, segments: distinctOptions(7) })
    await share(page, { text: 'Here it is', files: [{ name: 'Mine.fairwheel', content }] })
    await expect(main.options).toHaveCount(7)
    await share(page, {
      files: [
        { name: 'a.txt', content: 'Ann\nBen' },
        { name: 'b.txt', content: 'Zoë\nZoe' },
      ],
    })
    await expect(main.toast('These are 2 files. Open them one at a time.')).toBeVisible()
    expect(await waiting(page)).toEqual([])
  })

  test('two shares at once come to the pages they were meant for @system.share', async ({
    page,
    main,
    context,
  }) => {
    await firstVisit(page)
    const other = await context.newPage()
    await other.goto('/')
    await Promise.all([share(page, { text: 'Ann\nBen' }), share(other, { text: 'Tea\nMilk' })])
    await expect(firstOptions(main)).toContainText('Ann')
    await expect(other.getByRole('dialog').getByRole('list').first()).toContainText('Tea')
    await other.close()
  })

  test('what is too large, empty or no form changes nothing, and is said @system.share-refused', {
    tag: '@soak',
  }, async ({ page, main, messages }) => {
    messages.allow(/Failed to (?:open|read|load)/)
    await firstVisit(page)
    await share(page, { files: [{ name: 'a.txt', content: 'Ann\n', copies: 2 ** 23 }] })
    await expect(main.toast(/larger than 32 MB/)).toBeVisible()
    await isUnchanged(main)
    await share(page, { text: '', url: '' })
    await expect(main.toast(/There are no options in this/)).toBeVisible()
    await isUnchanged(main)
    const id = await page.evaluate(async () => {
      const cache = await caches.open('fairwheel-received')
      const id = `${Date.now()}-${crypto.randomUUID()}`
      await cache.put(`/received/${id}`, new Response('no form'))
      return id
    })
    await page.goto(`/?received=${id}`)
    await expect(main.toast(/did not arrive/)).toBeVisible()
    await isUnchanged(main)
    expect(await waiting(page)).toEqual([])
  })

  test('another site cannot share, nor read what was shared @system.share-refused', {
    tag: '@soak',
  }, async ({ page, main, site, messages }) => {
    messages.allow(/Failed to load resource/)
    await firstVisit(page)
    await page.evaluate(async () => {
      const cache = await caches.open('fairwheel-received')
      const form = new FormData()
      form.append('text', 'Ann\nBen')
      const old = `/received/${Date.now() - 700_000}-${crypto.randomUUID()}`
      const recent = `/received/${Date.now()}-${crypto.randomUUID()}`
      for (const path of [old, recent]) await cache.put(path, new Response(form))
    })
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
    await page.goto('http://elsewhere.example/')
    await share(page, { text: 'Eve\nMallory' }, `${site.address}/open-shared`)
    await expect(main.toast(/did not arrive/)).toBeVisible()
    await isUnchanged(main)
    for (const id of ['', 'none', '1', '../x', `${Date.now()}-${'0'.repeat(36)}`]) {
      await page.goto(`/?received=${encodeURIComponent(id)}`)
      await expect(main.toast(/did not arrive/)).toBeVisible()
      await isUnchanged(main)
    }
    // The old one has gone with the visits.
    await expect.poll(() => waiting(page)).toHaveLength(1)
  })
})

test('a share that no worker takes is answered by the page: it did not arrive @system.share-refused', async ({
  page,
  main,
  site,
}) => {
  await page.goto('/')
  await share(page, { text: 'Ann\nBen' })
  await expect(main.toast('What you shared did not arrive. Share it again.')).toBeVisible()
  expect(page.url()).toBe(`${site.address}/`)
  await isUnchanged(main)
})

test.describe('files opened with the app', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const launchQueue = {
        setConsumer: (consumer: (launch: object) => void) =>
          Object.assign(window, {
            launch: (files: readonly { name: string; content: string | null }[]) =>
              consumer({
                targetURL: `${location.origin}/`,
                files: files.map(({ name, content }) => ({
                  kind: 'file',
                  name,
                  getFile: async () => {
                    if (content === null) throw new DOMException('Gone', 'NotFoundError')
                    return new File([content], name)
                  },
                })),
              }),
          }),
      }
      Object.defineProperty(window, 'launchQueue', { value: launchQueue })
    })
  })

  const launch = (page: Page, files: readonly { name: string; content: string | null }[]) =>
    page.evaluate(
      (files) => (window as unknown as { launch(given: typeof files): void }).launch(files),
      files,
    )
  const wheel = {
    name: 'Mine.fairwheel',
    content: JSON.stringify({ v: 1, segments: distinctOptions(7) }),
  }

  test('a list is previewed; a wheel opens once the one that turns stands still @system.files', async ({
    page,
    main,
    clock,
  }) => {
    await storeWheel(page, distinctOptions(3), lasting(4000))
    await main.open()
    await launch(page, [{ name: 'class.tsv', content: 'Ann\t4b\nBen\t4b\n' }])
    await expect(main.importDialog).toContainText('class.tsv')
    await page.keyboard.press('Escape')
    await clock.freeze()
    await main.spinButton.click()
    await clock.advance(1000)
    await launch(page, [wheel])
    await expect(main.toast('The file will open when the wheel stops.')).toBeVisible()
    await expect(main.options).toHaveCount(3)
    await clock.advance(7000)
    await expect(main.options).toHaveCount(7)
  })

  test('one that has gone, and several, change nothing, and are said @system.files', async ({
    page,
    main,
    messages,
  }) => {
    messages.allow(/Failed to read an opened file/)
    await main.open()
    await launch(page, [{ name: 'gone.csv', content: null }])
    await expect(main.toast(/It may have been moved.* Your wheel has not changed/)).toBeVisible()
    await launch(page, [wheel, { name: 'b.csv', content: 'Ann\nBen' }])
    await expect(main.toast('These are 2 files. Open them one at a time.')).toBeVisible()
    await isUnchanged(main)
  })

  test('an info page leads to the main screen, which opens it @system.files', async ({
    page,
    main,
    messages,
  }) => {
    messages.allow(/Failed to hand files over/)
    await page.goto('/about')
    await page.waitForFunction(() => 'launch' in window)
    await launch(page, [wheel])
    await expect(main.options).toHaveCount(7)
    expect(new URL(page.url()).search).toBe('')
    await page.goto('/about')
    await page.waitForFunction(() => 'launch' in window)
    await launch(page, [{ name: 'gone.csv', content: null }])
    await expect(main.toast(/did not arrive/)).toBeVisible()
    await expect(main.options).toHaveCount(7)
  })

  test('a file of all wheels is compared in My Wheels @system.files', async ({ page, main }) => {
    const library = new LibraryPage(page)
    await main.open()
    const one = { id: 'w1', usedAt: 0, name: 'Class 4b', segments: distinctOptions(4) }
    const content = JSON.stringify({ fairwheel: 'library', version: 1, created: 0, wheels: [one] })
    await launch(page, [{ name: 'my-wheels.fairwheel', content }])
    await expect(library.dialog).toContainText('1 wheel')
    await expect(library.dialog.getByRole('button', { name: /Add/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(library.dialog).toBeHidden()
    // Also where My Wheels is open already.
    await library.show()
    await launch(page, [{ name: 'my-wheels.fairwheel', content }])
    await expect(library.dialog.getByRole('button', { name: /Add/ })).toBeVisible()
  })
})
