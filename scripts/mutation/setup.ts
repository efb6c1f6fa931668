// What is different while mutants are tried. Each difference can only let a mutant survive that `npm test` would kill,
// so the score is never better than the tests.

import type fastCheck from 'fast-check'
import { vi } from 'vitest'

const MOST_RUNS = 100
const SEED = 1

/** Properties are tried less often, and always with the same values, so that a score can be repeated. */
vi.mock('fast-check', async (importOriginal) => {
  const original = await importOriginal<{ default: typeof fastCheck }>()
  const { default: fc } = original
  fc.configureGlobal({ seed: SEED })
  const assert: typeof fc.assert = (property, parameters) =>
    fc.assert(property as never, {
      ...parameters,
      numRuns: Math.min(parameters?.numRuns ?? MOST_RUNS, MOST_RUNS),
      // Nobody reads the smallest counterexample to a mutant.
      endOnFailure: true,
    })
  return { ...original, default: { ...fc, assert } }
})

// Loaded on request, and made again in every test file: only what is made before the tests is tried on all of them.
if (process.env.MUTATED_FOLDER === 'lists') await import('../../src/lists/readSpreadsheet')

/** Code that can be mutated while it runs is slower and allocates more, so limits of either mean nothing. */
vi.mock('../../tests/timing', () => ({
  async timesArithmetic(work: () => unknown) {
    await work()
    // Below every limit, a multiple of another such time too.
    return Number.MIN_VALUE
  },
}))
vi.spyOn(process, 'memoryUsage').mockReturnValue({
  rss: 0,
  heapTotal: 0,
  heapUsed: 0,
  external: 0,
  arrayBuffers: 0,
})
