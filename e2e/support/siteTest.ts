// For tests of the worker: a server of their own for each, which they can switch off.

import type { Page } from 'playwright/test'
import { test as base } from './fixtures'
import type { Messages } from './messages'
import { Site } from './site'

export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what is asked for from this pattern
  site: async ({}, use) => {
    const site = await Site.start()
    await use(site)
    await site.end()
  },
  baseURL: async ({ site }, use) => {
    await use(site.address)
  },
})

/** Opens the wheel and waits until the worker has every file and answers for this page. */
export async function firstVisit(page: Page, path = '/'): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('sw-sync-complete', () => Object.assign(window, { isSynced: true }))
  })
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** What the browser says of a site that does not answer. */
export function allowNoAnswer(messages: Messages): void {
  messages.allow(/Failed to load resource: net::ERR_CONNECTION_REFUSED/)
}
