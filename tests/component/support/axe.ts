// Accessibility violations of the page in its present state, found by axe.

import axe from 'axe-core'

/** Waits until nothing moves in or out anymore. */
export async function stillness(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map((one) => one.finished))
}

/** The violations, each as its rule and the elements that break it, once nothing moves in or out anymore. */
export async function axeFaults(): Promise<string[]> {
  await stillness()
  // Only violations are described; all rules run.
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
