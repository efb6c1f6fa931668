// What axe finds on the page as it is, once everything that enters has arrived.

import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** The violations, each as its rule and the elements that break it. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)))
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
