// Accessibility violations of the page in its present state, found by axe.

import axe from 'axe-core'

/** No movement takes as long. What is in a part that is not rendered stands still, and would never end. */
const LONGEST_MS = 3000
// A test may put a clock of its own in its place.
const { setTimeout: later } = globalThis

/** Waits until nothing moves in or out anymore. */
export async function stillness(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  const ended = Promise.allSettled(moving.map((one) => one.finished))
  await Promise.race([ended, new Promise((done) => later(done, LONGEST_MS))])
}

/** The violations, each as its rule and the elements that break it, once nothing moves in or out anymore. */
export async function axeFaults(): Promise<string[]> {
  await stillness()
  // Only violations are described; all rules run.
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
