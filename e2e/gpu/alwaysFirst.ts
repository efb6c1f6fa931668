import type { Page } from 'playwright/test'

/** Every word of the random source is 0: it draws the first option. */
export async function alwaysFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = (words) => {
      if (words instanceof Uint32Array) words.fill(0)
      return words
    }
  })
}
