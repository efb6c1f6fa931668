import { beaconOffset } from '../../beacon/awaitRound'
import { fetchRound } from '../../beacon/beacon'
import { MAX_LEAD_MS, MIN_LEAD_MS, QUICKNET, roundAt } from '../../proof/chain'

export type When = 'seconds' | 'minutes' | 'time'

/** How long the service may take to say what time it is. */
const CLOCK_TIMEOUT_MS = 5000
const LEADS_MS = { seconds: MIN_LEAD_MS, minutes: 5 * 60_000 } as const

export type TimeProblem = 'timeMissing' | 'timeTooSoon' | 'timeTooLate'

/** @param typed milliseconds since 1970, `NaN` where it is no time */
export function timeProblem(when: When, typed: number, nowMs: number): TimeProblem | null {
  if (when !== 'time') return null
  if (Number.isNaN(typed)) return 'timeMissing'
  if (typed < nowMs + MIN_LEAD_MS) return 'timeTooSoon'
  return typed > nowMs + MAX_LEAD_MS ? 'timeTooLate' : null
}

export type Chosen =
  | { readonly round: number; readonly problem: null }
  | { readonly round: null; readonly problem: TimeProblem }

/**
 * The round of a draw that is announced now. The beacon moves a slow clock forward, so that no round is announced of which
 * one honest relay says that it is there already. Nothing moves the clock back: an old round may be a repeated one.
 */
export async function chooseRound(when: When, typed: number): Promise<Chosen> {
  const signal = AbortSignal.timeout(CLOCK_TIMEOUT_MS)
  const latest = await fetchRound({ chain: QUICKNET.hash, round: 'latest' }, { signal })
  const deviceMs = Date.now()
  const isFound = latest.kind === 'found'
  const nowMs = deviceMs + (isFound ? beaconOffset(QUICKNET, latest.round, deviceMs) : 0)
  const problem = timeProblem(when, typed, nowMs)
  if (problem) return { round: null, problem }
  const timeMs = when === 'time' ? typed : nowMs + LEADS_MS[when]
  return { round: roundAt(QUICKNET, timeMs), problem: null }
}
