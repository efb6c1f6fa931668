// Measures what a proven draw costs: a signature, beside the hash of its round alone, and an assignment, beside the words
// that it draws. Times are in milliseconds; the summary gives ratios to the fastest.

import { bench, describe } from 'vitest'
import { assign } from '../../src/raffle/proof/assign'
import { QUICKNET } from '../../src/raffle/proof/chain'
import { checkProof, makeProof, proofText } from '../../src/raffle/proof/proof'
import { proofStream } from '../../src/raffle/proof/stream'
import { roundMessage, verifySignature } from '../../src/raffle/proof/verifySignature'
import { announced } from '../../tests/raffle/proof/announcements'
import { realSignature } from '../../tests/raffle/proof/realRounds'

const SIGNATURE = realSignature(1000)
const COUNT = 10_000

const entries = Array.from({ length: COUNT }, (_, index) => `Person ${index}`)
const prizes = [{ name: 'Cup', places: 100, reserves: 100 }]
const equal = announced({ chain: QUICKNET.hash, entries, prizes })
const weighted = announced({
  chain: QUICKNET.hash,
  entries,
  prizes,
  weights: entries.map((_, index) => 1 + ((index * 7919) % 100_000)),
})
const hundredTimes = announced({
  chain: QUICKNET.hash,
  entries,
  prizes: Array.from({ length: 100 }, () => ({ name: '', places: 1, reserves: 1 })),
  again: true,
})
const proof = makeProof(weighted, SIGNATURE)
const text = proofText(proof)

describe('one signature', () => {
  bench('verified', () => {
    verifySignature(QUICKNET, 1000, SIGNATURE)
  })

  bench('reference: its round hashed to the curve', () => {
    roundMessage(1000)
  })
})

describe('an assignment of 10,000 entries', () => {
  bench('that weigh the same', () => {
    assign(equal, SIGNATURE)
  })

  bench('that do not', () => {
    assign(weighted, SIGNATURE)
  })

  bench('reference: the words alone', () => {
    const stream = proofStream(SIGNATURE, proof.fingerprint, 'draw')
    for (let word = 0; word < COUNT; word += 1) stream.next()
  })
})

describe('the largest', () => {
  bench(
    'assignment: 10,000 entries, each of 100 prizes from everyone',
    () => {
      assign(hundredTimes, SIGNATURE)
    },
    { time: 0, iterations: 5, warmupTime: 0, warmupIterations: 1 },
  )

  bench('proof of 10,000 entries checked, with its signature', () => {
    checkProof(text, verifySignature)
  })
})
