// The round of a draw that is announced now.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QUICKNET, roundAt } from '../../../../src/raffle/proof/chain'
import { useFakeTime } from '../../beacon/fakeRelays'

vi.mock('../../../../src/raffle/beacon/beacon', () => ({ fetchRound: vi.fn() }))
// Test files share their modules, and another may have loaded these with the real beacon.
vi.resetModules()
const { fetchRound } = await import('../../../../src/raffle/beacon/beacon')
const { chooseRound, timeProblem } = await import('../../../../src/raffle/ui/proof/announcing')

const NOW = Date.UTC(2026, 0, 1)
const HOUR = 3_600_000
/** Of a draw in thirty seconds. */
const SOON = roundAt(QUICKNET, NOW + 30_000)

beforeEach(() => {
  useFakeTime()
  vi.setSystemTime(NOW)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** @param atMs the time of the newest round that the relays have */
function latestIsOf(atMs: number) {
  const round = roundAt(QUICKNET, atMs)
  vi.mocked(fetchRound).mockResolvedValue({
    kind: 'found',
    round,
    signature: '',
    relay: '',
    reports: [],
  })
}

it('is the next after half a minute', async () => {
  latestIsOf(NOW - 3000)
  expect(await chooseRound('seconds', Number.NaN)).toEqual({ round: SOON, problem: null })
})

it('is not known yet where relays repeat an old round @proof.clock', async () => {
  latestIsOf(NOW - 6 * HOUR)
  expect(await chooseRound('seconds', Number.NaN)).toEqual({ round: SOON, problem: null })
})

it('is not there already where the clock is slow @proof.clock', async () => {
  latestIsOf(NOW + HOUR)
  const chosen = await chooseRound('seconds', Number.NaN)
  expect(chosen.round).toBeGreaterThanOrEqual(roundAt(QUICKNET, NOW + HOUR + 30_000))
  expect(await chooseRound('time', NOW + HOUR)).toEqual({ round: null, problem: 'timeTooSoon' })
})

it.each([
  ['seconds', Number.NaN, NOW + 30_000],
  ['minutes', Number.NaN, NOW + 5 * 60_000],
  ['time', NOW + HOUR, NOW + HOUR],
] as const)('is the first of the time that was chosen: %s', async (when, typed, atMs) => {
  vi.mocked(fetchRound).mockResolvedValue({ kind: 'failed', why: 'unreachable', reports: [] })
  const round = roundAt(QUICKNET, atMs)
  expect(await chooseRound(when, typed)).toEqual({ round, problem: null })
})

it('goes by the clock where nobody answers within five seconds', async () => {
  vi.mocked(fetchRound).mockImplementation((_, { signal }) => {
    return new Promise((resolve) => {
      const failed = { kind: 'failed', why: 'worker', reports: [] } as const
      signal.addEventListener('abort', () => resolve(failed))
    })
  })
  const chosen = vi.fn()
  void chooseRound('seconds', Number.NaN).then(chosen)
  await vi.advanceTimersByTimeAsync(4999)
  expect(chosen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const round = roundAt(QUICKNET, NOW + 5000 + 30_000)
  expect(chosen).toHaveBeenCalledExactlyOnceWith({ round, problem: null })
})

const DAY = 24 * HOUR

it.each([
  [Number.NaN, 'timeMissing'],
  [NOW - DAY, 'timeTooSoon'],
  [NOW + 29_999, 'timeTooSoon'],
  [NOW + 30_000, null],
  [NOW + 366 * DAY, null],
  [NOW + 366 * DAY + 1, 'timeTooLate'],
])('a time has to be half a minute to a year away: %d is %s', (typed, problem) => {
  expect(timeProblem('time', typed, NOW)).toBe(problem)
  expect(timeProblem('seconds', typed, NOW)).toBeNull()
})
