// A chain of the tests' own, of the scheme of drand's: whoever has its key can sign any round, so it is no beacon.

import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Chain } from '../../../src/raffle/proof/chain'
import { roundMessage } from '../../../src/raffle/proof/verifySignature'

const bls = bls12_381.shortSignatures
const SECRET = hexToBytes('01'.repeat(32))

export const TEST_CHAIN: Chain = {
  hash: '7e57'.repeat(16),
  name: 'test',
  publicKey: bytesToHex(bls.getPublicKey(SECRET).toBytes()),
  genesisS: 1_600_000_000,
  periodS: 3,
}

/** The signature of any round, 96 hexadecimal digits. */
export function signRound(round: number): string {
  return bls.Signature.toHex(bls.sign(roundMessage(round), SECRET))
}
