// Accessibility violations of the page in its present state, found by axe.

import axe from 'axe-core'
import { endMovements } from './locators'

/** The violations, each as its rule and the elements that break it, with all that moves in or out where it ends. */
export async function axeFaults(): Promise<string[]> {
  endMovements()
  // Only violations are described; all rules run.
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
