// When an announced draw is to be, and by which round of the beacon.

import { fetchRound } from '../../beacon/beacon'
import { beaconOffset } from '../../beacon/clock'
import { MAX_LEAD_MS, MIN_LEAD_MS, QUICKNET, roundAt } from '../../proof/chain'

export type When = 'seconds' | 'minutes' | 'time'

/** How long the service may take to say what time it is. */
const CLOCK_TIMEOUT_MS = 5000
const LEADS_MS = { seconds: MIN_LEAD_MS, minutes: 5 * 60_000 } as const

export type TimeProblem = 'timeMissing' | 'timeTooSoon' | 'timeTooLate'

/**
 * What is wrong with a time that was typed, or `null`.
 * @param typed milliseconds since 1970, `NaN` where it is no time
 */
export function timeProblem(when: When, typed: number, nowMs: number): TimeProblem | null {
  if (when !== 'time') return null
  if (Number.isNaN(typed)) return 'timeMissing'
  if (typed < nowMs + MIN_LEAD_MS) return 'timeTooSoon'
  return typed > nowMs + MAX_LEAD_MS ? 'timeTooLate' : null
}

export type Chosen =
  | {
      readonly round: number
      /** Whether the beacon has said what time it is. */
      readonly isClockKnown: boolean
      readonly problem: null
    }
  | { readonly round: null; readonly problem: TimeProblem }

/**
 * The round of a draw that is announced now. The beacon says what time it is, so that a wrong clock announces no round
 * that is there already.
 */
export async function chooseRound(when: When, typed: number): Promise<Chosen> {
  const signal = AbortSignal.timeout(CLOCK_TIMEOUT_MS)
  const latest = await fetchRound({ chain: QUICKNET.hash, round: 'latest' }, { signal })
  const offset = latest.kind === 'found' ? beaconOffset(QUICKNET, latest.round, Date.now()) : 0
  const nowMs = Date.now() + offset
  const problem = timeProblem(when, typed, nowMs)
  if (problem) return { round: null, problem }
  const timeMs = when === 'time' ? typed : nowMs + LEADS_MS[when]
  return {
    round: roundAt(QUICKNET, timeMs),
    isClockKnown: latest.kind === 'found',
    problem: null,
  }
}
