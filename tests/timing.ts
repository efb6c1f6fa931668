// Time limits for tests, in multiples of a fixed calculation that runs beside the work, so that a slow or busy machine
// changes both.

const ROUNDS = 4
const STEPS = 5_000_000

/** A few milliseconds of integer arithmetic that no compiler can leave out. */
function arithmetic(): number {
  let sum = 0
  for (let step = 1; step <= STEPS; step += 1) sum = (Math.imul(sum, 31) + step) | 0
  return sum
}

/** On the clock, or of the processor if that is less: beside other programs the clock counts their turns too. */
async function elapsedMs(work: () => unknown): Promise<number> {
  const started = performance.now()
  const startedUsage = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(startedUsage)
  const clockMs = performance.now() - started
  // None, where the system counts in steps of several milliseconds.
  return Math.min(clockMs, (user + system) / 1000 || clockMs)
}

/**
 * How many times as long `work` takes as {@link arithmetic}, each the best of four tries in turn:
 * what else runs on the machine only ever adds time.
 */
export async function timesArithmetic(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  let reference = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    reference = Math.min(reference, await elapsedMs(arithmetic))
    best = Math.min(best, await elapsedMs(work))
  }
  return best / reference
}
