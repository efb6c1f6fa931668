// What the page copies. Its policy lets no script read the clipboard, so the writing is watched.

import type { Page } from 'playwright/test'

/** Before the page is opened. */
export async function watchClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', {
      get: () => ({ writeText: async (copied: string) => void Object.assign(window, { copied }) }),
    })
  })
}

export function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => String(Reflect.get(window, 'copied')))
}
