import type { Wheel } from '../wheel'

/** Begins anew: none of the results so far counts for the chances of later spins. */
export function beginTurns(wheel: Wheel): Wheel {
  const { history, turnsSince = 0 } = wheel
  const newest = history[0]?.order ?? 0
  return newest > turnsSince ? { ...wheel, turnsSince: newest } : wheel
}
