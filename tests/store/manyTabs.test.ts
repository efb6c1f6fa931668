// Tabs that share a storage lose nothing: not by the order of their writes, by stale reads, by refused writes, or by
// being closed. MODEL_RUNS=1000000 runs it longer; MODEL_SEED repeats a run.

import fc from 'fast-check'
import { it } from 'vitest'
import { runTabs, STEPS, WORDS } from './manyTabs'

const { MODEL_RUNS = '2000', MODEL_SEED } = process.env

it('two to four tabs lose no result, no option and no wheel, and agree in the end', () => {
  fc.assert(fc.property(STEPS, WORDS, fc.integer({ min: 2, max: 4 }), runTabs), {
    numRuns: Number(MODEL_RUNS),
    ...(MODEL_SEED && { seed: Number(MODEL_SEED) }),
  })
}, 86_400_000)
