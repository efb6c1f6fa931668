// The pinned chain, and real signatures of it.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { chainOf, isRound, QUICKNET, roundAt, timeOfRoundMs } from '../../src/proof/chain'
import { randomnessOf } from '../../src/proof/stream'
import { verifySignature } from '../../src/proof/verifySignature'
import { signRound, TEST_CHAIN } from './testChain'

/** As drand's relays gave them. */
const REAL: readonly (readonly [round: number, signature: string])[] = [
  [
    1000,
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  ],
  [
    1001,
    'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
  ],
  [
    1002,
    'ab066f9c12dd6de1336fca0f925192fb0c72a771c3e4c82ede1fd362c1a770f9eb05843c6308ce2530b53a99c0281a6e',
  ],
  [
    1003,
    'b104c82771698f45fd8dcfead083d482694c31ab519bcef077f126f3736fe98c8392fd5d45d88aeb76b56ccfcb0296d7',
  ],
]

describe('signatures of the chain', () => {
  it.each(REAL)('that are real are accepted: round %i', (round, signature) => {
    expect(verifySignature(QUICKNET, round, signature)).toBe(true)
    expect(verifySignature(QUICKNET, round + 1, signature)).toBe(false)
  })

  it('have the randomness that the relays gave', () => {
    expect(randomnessOf(REAL[0]?.[1] ?? '')).toBe(
      'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    )
  })

  it('of another chain are refused, and accepted of their own', () => {
    expect(verifySignature(TEST_CHAIN, 7, signRound(7))).toBe(true)
    expect(verifySignature(QUICKNET, 7, signRound(7))).toBe(false)
  })
})

it('the chain’s hash is that of its key and times, so that none of them is mistyped', () => {
  // drand's hash of a chain: period (32 bits), genesis (64 bits), key, the hash of its first group, its name.
  const head = Buffer.alloc(12)
  head.writeUInt32BE(QUICKNET.periodS)
  head.writeBigInt64BE(BigInt(QUICKNET.genesisS), 4)
  const hash = createHash('sha256')
    .update(head)
    .update(QUICKNET.publicKey, 'hex')
    .update('f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e', 'hex')
    .update(QUICKNET.name)
  expect(hash.digest('hex')).toBe(QUICKNET.hash)
})

it('only pinned chains are known', () => {
  expect(chainOf(QUICKNET.hash)).toBe(QUICKNET)
  expect(chainOf(TEST_CHAIN.hash)).toBeNull()
})

describe('rounds', () => {
  it('are the first that are due at a time or after it', () => {
    const genesisMs = QUICKNET.genesisS * 1000
    expect(roundAt(QUICKNET, genesisMs)).toBe(1)
    expect(roundAt(QUICKNET, genesisMs - 1e9)).toBe(1)
    expect(roundAt(QUICKNET, genesisMs + 1)).toBe(2)
    expect(roundAt(QUICKNET, genesisMs + 3000)).toBe(2)
    expect(roundAt(QUICKNET, genesisMs + 3001)).toBe(3)
    for (let timeMs = 1.8e12; timeMs < 1.8e12 + 9000; timeMs += 7) {
      const round = roundAt(QUICKNET, timeMs)
      expect(timeOfRoundMs(QUICKNET, round)).toBeGreaterThanOrEqual(timeMs)
      expect(timeOfRoundMs(QUICKNET, round - 1)).toBeLessThan(timeMs)
    }
  })

  it('have a date', () => {
    expect(isRound(QUICKNET, 1)).toBe(true)
    expect(isRound(QUICKNET, 0)).toBe(false)
    expect(isRound(QUICKNET, 1.5)).toBe(false)
    expect(isRound(QUICKNET, Number.MAX_SAFE_INTEGER)).toBe(false)
  })
})
