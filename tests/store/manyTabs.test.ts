// Tabs that share a storage lose nothing: not by the order of their writes, by stale reads, by refused writes, or by
// being closed. MODEL_RUNS=1000000 runs it longer, over other steps each time; MODEL_SEED repeats a run.

import fc from 'fast-check'
import { it } from 'vitest'
import { runTabs, STEPS, WORDS } from './manyTabs'

const { MODEL_RUNS, MODEL_SEED } = process.env
const FEW_RUNS = 2000
/** Of the usual run, which fails for a change of the code and not by chance. */
const USUAL_SEED = 20_261_123
const DAY_MS = 86_400_000

const property = fc.property(STEPS, WORDS, fc.integer({ min: 2, max: 4 }), runTabs)

it(
  'two to four tabs lose no result, no option and no wheel, and agree in the end',
  () => {
    const seed = MODEL_SEED ? Number(MODEL_SEED) : USUAL_SEED
    fc.assert(property, {
      numRuns: Number(MODEL_RUNS ?? FEW_RUNS),
      ...((MODEL_SEED || !MODEL_RUNS) && { seed }),
    })
  },
  DAY_MS,
)

// Not mended yet: about one in 35,000 runs finds one, all with turns without repeats.
it.fails.each([
  [
    'picks, an absence and a link',
    -63_938_771,
    '13422:5:6:10:13:15:18:18:20:20:24:29:33:33:30:30:30:31:31:30:31:31:30:31:34:34:34:34:34',
  ],
  [
    'no repeats, a new round and a file',
    1_309_531_172,
    '36980:4:6:10:13:17:18:16:16:17:18:19:19:19:20:22:22:22:19:21:21:21:21:21:21:21:22:21:22:22:27:32:22:22:22:27:23:22:22:24:22:22:22:22:23:23:24:22:22:22:23:26:22:26:22:22:23',
  ],
])(
  'loses something with %s',
  (_, seed, path) => {
    fc.assert(property, { seed, path, endOnFailure: true })
  },
  DAY_MS,
)
