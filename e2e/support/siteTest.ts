// For tests of the worker: a server of their own for each, which they can switch off.

import type { Page } from 'playwright/test'
import { test as base, expect } from './fixtures'
import type { Messages } from './messages'
import { Site } from './site'
import type { WheelPage } from './wheelPage'

export const test = base.extend<{ readonly isSmall: boolean; readonly site: Site }>({
  isSmall: [false, { option: true }],
  site: async ({ isSmall }, use) => {
    const site = await (isSmall ? Site.startSmall() : Site.start())
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

export const updateToast = (main: WheelPage) => main.toast('A new version is ready.')
export const version = (page: Page) => page.locator('meta[name="site-version"]')

/** Has the browser look for a new version, as it does by itself now and then, and waits until that has its files. */
export async function findNewVersion(page: Page): Promise<void> {
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

export async function openShareDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share Wheel' }).click()
  await expect(page.getByRole('textbox', { name: 'Share Link' })).toHaveValue(/#./)
}
