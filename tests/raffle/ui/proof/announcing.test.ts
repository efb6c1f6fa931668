// The round of a draw that is announced now.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MIN_LEAD_MS, QUICKNET, roundAt } from '../../../../src/raffle/proof/chain'

vi.mock('../../../../src/raffle/beacon/beacon', () => ({ fetchRound: vi.fn() }))
// Test files share their modules, and another may have loaded these with the real beacon.
vi.resetModules()
const { fetchRound } = await import('../../../../src/raffle/beacon/beacon')
const { chooseRound } = await import('../../../../src/raffle/ui/proof/announcing')

const NOW = Date.UTC(2026, 0, 1)
const HOUR = 3_600_000
/** Of a draw in thirty seconds. */
const SOON = roundAt(QUICKNET, NOW + MIN_LEAD_MS)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
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
  expect(chosen.round).toBeGreaterThanOrEqual(roundAt(QUICKNET, NOW + HOUR + MIN_LEAD_MS))
  expect(await chooseRound('time', NOW + HOUR)).toEqual({ round: null, problem: 'timeTooSoon' })
})

it('goes by the clock where nobody answers', async () => {
  vi.mocked(fetchRound).mockResolvedValue({ kind: 'failed', why: 'unreachable', reports: [] })
  expect(await chooseRound('seconds', Number.NaN)).toEqual({ round: SOON, problem: null })
})
