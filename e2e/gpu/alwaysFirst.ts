import type { Page } from 'playwright/test'

/** Every word of the random source is 0: it draws the first option. */
export function alwaysFirst(page: Page): Promise<void> {
  return everyWord(page, 0)
}

/** Of the random source: an integer below 2 ** 32. */
export async function everyWord(page: Page, word: number): Promise<void> {
  await page.addInitScript((word) => {
    crypto.getRandomValues = (words) => {
      if (words instanceof Uint32Array) words.fill(word)
      return words
    }
  }, word)
}
