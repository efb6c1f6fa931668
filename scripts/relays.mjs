// The beacon's relays, for scripts outside of a build: src/raffle/beacon/relayOrigins.ts reads a variable that only a
// build has.

import { readFileSync } from 'node:fs'
import { namedOrigins } from './origins.mjs'

const source = readFileSync(
  new URL('../src/raffle/beacon/relayOrigins.ts', import.meta.url),
  'utf8',
)
const [, defaults] = /DEFAULT_RELAYS =\s*'([^']+)'/.exec(source) ?? []
if (!defaults) throw new Error('src/raffle/beacon/relayOrigins.ts has no relays')

/**
 * @param {string} text origins between spaces or commas; where there are none, those of src/raffle/beacon/relayOrigins.ts
 * @returns {string[]}
 * @throws {TypeError} when one is not the origin of an HTTPS address, as it stands in a policy
 */
export function relaysOf(text) {
  const relays = namedOrigins(text, 'VITE_BEACON_RELAYS', 'https://api.drand.sh')
  return relays.length > 0 ? relays : (defaults?.split(' ') ?? [])
}
