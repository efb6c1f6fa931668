// Accessibility violations of the page in its present state, found by axe.

import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import type { Clock } from './clock'

declare global {
  /** How often something has begun to move since axe first looked. */
  var movements: number | undefined
}

/**
 * The violations, each as its rule and the elements that break it, with all that moves in or out where it ends.
 * @param frozen the page's clock, where it is frozen
 */
export async function axeFaults(page: Page, frozen?: Clock): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const before = await endMovements(page)
    const faults = await faultsNow(page, [], frozen)
    // A toast that leaves while axe looks has little contrast.
    if (faults.length === 0 || tries === 3 || before === (await endMovements(page))) return faults
  }
}

/** What moves is at once where it ends. Returns how often something has begun to move. */
async function endMovements(page: Page): Promise<number> {
  return page.evaluate(() => {
    if (globalThis.movements === undefined) {
      globalThis.movements = 0
      for (const type of ['transitionrun', 'animationstart']) {
        document.addEventListener(type, () => {
          globalThis.movements = (globalThis.movements ?? 0) + 1
        })
      }
    }
    for (const movement of document.getAnimations()) {
      if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish()
    }
    return globalThis.movements
  })
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
