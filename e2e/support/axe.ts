// Accessibility violations of the page in its present state, found by axe.

import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import type { Clock } from './clock'

/**
 * The violations, each as its rule and the elements that break it, once nothing moves in or out anymore.
 * @param frozen the page's clock, where it is frozen
 */
export async function axeFaults(page: Page, frozen?: Clock): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))
  return faultsNow(page, [], frozen)
}

/** The same while things still move in. Text that fades in has little contrast at first, so contrast does not count. */
export function axeFaultsAtOnce(page: Page): Promise<string[]> {
  return faultsNow(page, ['color-contrast'])
}

async function faultsNow(page: Page, without: string[], frozen?: Clock): Promise<string[]> {
  let isDone = false
  const analysis = new AxeBuilder({ page })
    // The page has no frames, for whose sake another page would be opened to put the results together.
    .setLegacyMode()
    // Only violations are described; all rules run.
    .options({ resultTypes: ['violations'] })
    .disableRules(without)
    .analyze()
    .finally(() => {
      isDone = true
    })
  // axe waits for timers of its own, so it needs a little time: a few milliseconds in all.
  while (frozen && !isDone) await frozen.advanceWithoutFrames(0.1)
  const { violations } = await analysis
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
