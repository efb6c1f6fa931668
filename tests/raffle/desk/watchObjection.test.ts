import { describe, expect, it } from 'vitest'
import { watchObjection } from '../../../src/raffle/desk/watch'
import { MAX_LEAD_MS, QUICKNET, roundAt, timeOfRoundMs } from '../../../src/raffle/proof/chain'
import { announced } from '../proof/announcements'

const NOW = timeOfRoundMs(QUICKNET, 1000)
const soon = announced({ chain: QUICKNET.hash, round: 1010, weights: null })

describe('an announced draw is watched', () => {
  it.each([
    ['soon', 1010],
    ['long ago', 1],
    ['at the latest time that can be announced', roundAt(QUICKNET, NOW + MAX_LEAD_MS)],
  ])('where it is %s', (_, round) => {
    expect(watchObjection({ ...soon, round }, NOW)).toBeNull()
  })

  it('not at a time that no calendar has', () => {
    const round = Number.MAX_SAFE_INTEGER
    expect(watchObjection({ ...soon, round }, NOW)).toBe('tooFar')
  })

  it('not by a chain that the page does not know', () => {
    expect(watchObjection({ ...soon, chain: '0'.repeat(64) }, NOW)).toBe('unknownChain')
  })

  it('also where names weigh more than others: the wheel shows that', () => {
    const weights = soon.entries.map((_, index) => 100 + index)
    expect(watchObjection({ ...soon, weights }, NOW)).toBeNull()
  })
})
