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

/** A third of the runs are in a browser without locks. */
const HAS_LOCKS = fc.constantFrom(true, true, false)
const property = fc.property(STEPS, WORDS, fc.integer({ min: 2, max: 4 }), HAS_LOCKS, runTabs)

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

// Four tabs whose merges had to do without a base: each took its own picks for right, and they never stopped.
it('stop answering each other, though one has picked by hand and others spun at the same time', () => {
  runTabs(
    [
      [0, 'adds', 0],
      [3, 'hears of one write', 0],
      [1, 'spins', 0],
      [0, 'hears of one write', 0],
      [0, 'hears of one write', 0],
      [0, 'picks', 0],
      [3, 'marks someone absent', 0],
      [2, 'hears of one write', 0],
      [0, 'spins', 0],
      [0, 'spins', 0],
      [0, 'spins', 0],
      [0, 'opens a link', 0],
      [2, 'opens a link', 0],
    ],
    [0, 0, 0],
    4,
  )
})

it('stop answering each other, though two have drawn without repeats and one has opened a file', () => {
  runTabs(
    [
      [0, 'spins', 0],
      [2, 'chooses no repeats', 0],
      [2, 'spins', 0],
      [0, 'is one more', 0],
      [3, 'spins', 0],
      [0, 'hears of one write', 0],
      [1, 'opens a file', 0],
      [0, 'hears of one write', 0],
      [0, 'hears of one write', 0],
      [0, 'spins', 0],
    ],
    [0, 0, 2 ** -32, 0],
    3,
  )
})

it('lose no spin, though of two that began without locks one gives way to a result and the other to the first', () => {
  runTabs(
    [
      [0, 'renames', 0],
      [0, 'may read nothing', 0],
      [2, 'spins', 0],
      [1, 'resets to words', 0],
      [0, 'spins', 0],
      [0, 'lets its spin end', 0],
      [0, 'spins', 0],
      [0, 'hears of one write', 0],
    ],
    [0, 0, 0],
    3,
    false,
  )
})

it('tell a winner once, though a tab that could not read has spun the same state again', () => {
  runTabs(
    [
      [3, 'recolors', 0],
      [1, 'chooses no repeats', 0],
      [1, 'spins', 0],
      [0, 'has a full disk', 950],
      [0, 'may read nothing', 0],
      [3, 'adds', 0],
      [0, 'hears of one write', 0],
      [0, 'lets a while pass', 0],
      [0, 'spins', 0],
      [0, 'hears of one write', 0],
    ],
    [0, 0, 0],
    4,
    false,
  )
})
