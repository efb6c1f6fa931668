// The pinned chain, and the times of its rounds.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  chainOf,
  isRound,
  QUICKNET,
  roundAt,
  signatureIn,
  timeOfRoundMs,
} from '../../../src/raffle/proof/chain'
import { realSignature } from './realRounds'
import { TEST_CHAIN } from './testChain'

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
    const last = roundAt(QUICKNET, 8.64e15 - 2999)
    expect(isRound(QUICKNET, last)).toBe(true)
    expect(isRound(QUICKNET, last + 1)).toBe(false)
    expect(new Date(timeOfRoundMs(QUICKNET, last)).getTime()).not.toBeNaN()
    expect(new Date(timeOfRoundMs(QUICKNET, last + 1)).getTime()).toBeNaN()
  })
})

it('a signature is found in what a relay answers with, and in what is left of it', () => {
  const SIGNATURE = realSignature(1000)
  const answer = JSON.stringify({
    round: 1000,
    randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    signature: SIGNATURE,
  })
  for (const text of [
    answer,
    SIGNATURE,
    SIGNATURE.toUpperCase(),
    ` ${SIGNATURE}\n`,
    `${SIGNATURE.slice(0, 48)}\n${SIGNATURE.slice(48)}`,
    `${answer} ${answer}`,
    `${answer} ${SIGNATURE.toUpperCase()}`,
    `(${SIGNATURE})${' '.repeat(9902)}`,
  ]) {
    expect(signatureIn(text)).toBe(SIGNATURE)
  }
  for (const text of [
    '',
    SIGNATURE.slice(1),
    `${SIGNATURE}0`,
    `0${SIGNATURE}`,
    `${SIGNATURE}.`.slice(1),
    `${SIGNATURE} ${SIGNATURE.slice(1)}${SIGNATURE}`.slice(97),
    `(${SIGNATURE})${' '.repeat(9903)}`,
    `${SIGNATURE} ${SIGNATURE.replace('b', 'c')}`,
    'a'.repeat(1_000_000),
  ]) {
    expect(signatureIn(text)).toBeNull()
  }
})
