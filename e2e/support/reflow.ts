// What larger text and narrow windows must not do.

import { expect, type Page } from 'playwright/test'
import { clippedTexts, tooWideElements } from '../../tests/support/reflow'

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(tooWideElements)).toEqual([])
}

export async function expectNoClippedText(page: Page): Promise<void> {
  expect(await page.evaluate(clippedTexts)).toEqual([])
}
