// Known answers for signatures: those of real chains are accepted, and nothing that is nearly one.

import { bls12_381 } from '@noble/curves/bls12-381.js'
import { describe, expect, it } from 'vitest'
import { type Chain, QUICKNET } from '../../../src/raffle/proof/chain'
import { randomnessOf } from '../../../src/raffle/proof/stream'
import { verifySignature } from '../../../src/raffle/proof/verifySignature'
import { REAL_ROUNDS, realSignature } from './realRounds'
import { signRound, TEST_CHAIN } from './testChain'

const BITS = 48 * 8
/** The field of the curve (draft-irtf-cfrg-pairing-friendly-curves, 4.2.1). */
const P = bls12_381.fields.Fp.ORDER

function withBitFlipped(signature: string, bit: number): string {
  const at = bit >> 2
  const digit = Number.parseInt(signature.charAt(at), 16) ^ (8 >> (bit & 3))
  return signature.slice(0, at) + digit.toString(16) + signature.slice(at + 1)
}

describe('real signatures', () => {
  it.each(REAL_ROUNDS)('of round $round are accepted, of no other round', (real) => {
    expect(verifySignature(QUICKNET, real.round, real.signature)).toBe(true)
    expect(verifySignature(QUICKNET, real.round + 1, real.signature)).toBe(false)
    if (real.randomness) expect(randomnessOf(real.signature)).toBe(real.randomness)
  })

  it('with any single bit flipped are refused @proof.signature', () => {
    for (let bit = 0; bit < BITS; bit += 1) {
      const flipped = withBitFlipped(realSignature(1000), bit)
      expect(verifySignature(QUICKNET, 1000, flipped), `bit ${bit}`).toBe(false)
    }
    for (const { round, signature } of REAL_ROUNDS) {
      for (const bit of [0, 1, 2, 3, 97, 200, BITS - 1]) {
        expect(verifySignature(QUICKNET, round, withBitFlipped(signature, bit))).toBe(false)
      }
    }
  })

  // The example in the tests of drand's own client for browsers.
  it('of another chain of the same scheme are accepted with its key alone', () => {
    const walkthrough: Chain = {
      ...QUICKNET,
      publicKey:
        '81d320f220ee9c79e60e19dedc838c31e3ab919b15481e9feb52f643628c4f6a13fdc52129493875a818109d767272ca0541cbcdcea9335f2870d781b39b845ba8cbd44fdfe4967781cf72ca5917fc9398bcf97ca0548ed5a709016c4b1ff0f3',
    }
    const signature =
      '95c93585c513ebbcb4777ff15599b3140e5ec0295faa0e483f3deadd88fa6d43f0d3703e3a4ce106e8fd6c6987f32126'
    expect(verifySignature(walkthrough, 38, signature)).toBe(true)
    expect(verifySignature(QUICKNET, 38, signature)).toBe(false)
    expect(randomnessOf(signature)).toBe(
      'b2fc21325a24904a6a9e81a6c63f65f6cec3f0b2400df3f4a56b214770e9ccca',
    )
  })

  // From drand's own tests of its older scheme, bls-unchained-on-g1, which hashes with the tag of G2.
  it('of another scheme are refused, also with their own key', () => {
    const older: Chain = {
      ...QUICKNET,
      publicKey:
        'a0b862a7527fee3a731bcb59280ab6abd62d5c0b6ea03dc4ddf6612fdfc9d01f01c31542541771903475eb1ec6615f8d0df0b8b6dce385811d6dcf8cbefb8759e5e616a3dfd054c928940766d9a5b9db91e3b697e5d70a975181e007f87fca5e',
    }
    const signature =
      'a050676d1a1b6ceedb5fb3281cdfe88695199971426ff003c0862460b3a72811328a07ecd53b7d57fc82bb67f35efaf1'
    expect(verifySignature(older, 2, signature)).toBe(false)
  })
})

describe('what is no signature is refused', () => {
  it('in any other way to write the same point: the randomness is made of the bytes', () => {
    // Of x and x + p, which fits in as many bits where x is small, only x is a coordinate.
    const small = Array.from({ length: 40 }, (_, round) => round + 1).find((round) => {
      return xOf(signRound(round)) + P < 2n ** 381n
    })
    const signature = signRound(small ?? 0)
    expect(verifySignature(TEST_CHAIN, small ?? 0, signature)).toBe(true)
    const flags = BigInt(`0x${signature}`) - xOf(signature)
    const other = (flags + xOf(signature) + P).toString(16)
    expect(other).toHaveLength(96)
    expect(verifySignature(TEST_CHAIN, small ?? 0, other)).toBe(false)

    const real = realSignature(1000)
    expect(verifySignature(QUICKNET, 1000, real.toUpperCase())).toBe(false)
    expect(verifySignature(QUICKNET, 1000, `0x${real}`)).toBe(false)
    expect(verifySignature(QUICKNET, 1000, ` ${real}`)).toBe(false)
    expect(verifySignature(QUICKNET, 1000, `${real}\n`)).toBe(false)
    const whole = bls12_381.shortSignatures.Signature.fromHex(real).toHex(false)
    expect(verifySignature(QUICKNET, 1000, whole)).toBe(false)
  })

  it('the point at infinity, no point, nothing', () => {
    for (const none of [`c0${'00'.repeat(47)}`, '00'.repeat(48), 'ff'.repeat(48), '', 'genuine']) {
      expect(verifySignature(QUICKNET, 1000, none)).toBe(false)
    }
  })

  it('a number that is no round, a chain without a key', () => {
    const real = realSignature(1000)
    for (const round of [0, -1000, 1000.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY]) {
      expect(verifySignature(QUICKNET, round, real)).toBe(false)
    }
    for (const publicKey of ['', 'no', `c0${'00'.repeat(95)}`]) {
      expect(verifySignature({ ...QUICKNET, publicKey }, 1000, real)).toBe(false)
    }
  })

  it('the test chain’s signature on quicknet, and the other way round', () => {
    expect(verifySignature(TEST_CHAIN, 7, signRound(7))).toBe(true)
    expect(verifySignature(QUICKNET, 7, signRound(7))).toBe(false)
    expect(verifySignature(TEST_CHAIN, 1000, realSignature(1000))).toBe(false)
  })
})

/** Without the three bits that say how it is written. */
function xOf(signature: string): bigint {
  return BigInt(`0x${signature}`) % 2n ** 381n
}
