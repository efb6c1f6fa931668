// The beacon's relays, for scripts outside of a build: src/raffle/beacon/relayOrigins.ts reads a variable that only a
// build has.

import { readFileSync } from 'node:fs'

const source = readFileSync(
  new URL('../src/raffle/beacon/relayOrigins.ts', import.meta.url),
  'utf8',
)
const [, defaults] = /DEFAULT_RELAYS =\s*'([^']+)'/.exec(source) ?? []
if (!defaults) throw new Error('src/raffle/beacon/relayOrigins.ts has no relays')

/** A browser lets a page of HTTPS ask these without it: for trying a relay of one's own. */
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * @param {string} text origins between spaces or commas; where there are none, those of src/raffle/beacon/relayOrigins.ts
 * @returns {string[]}
 * @throws {TypeError} when one is not the origin of an HTTPS address, as it stands in a policy
 */
export function relaysOf(text) {
  const relays = text.match(/[^\s,]+/g) ?? defaults?.split(' ') ?? []
  for (const one of relays) {
    // In an address `;` and `*` may be part of a host's name; in a policy they mean something.
    const url = /^https?:\/\/[\w.:[\]-]+$/.test(one) && URL.canParse(one) ? new URL(one) : null
    const isSafe =
      url?.protocol === 'https:' ||
      (url?.protocol === 'http:' && OWN_MACHINE.includes(url.hostname))
    if (!isSafe || url?.origin !== one) {
      throw new TypeError(`VITE_BEACON_RELAYS: ${one} is no origin such as https://api.drand.sh`)
    }
  }
  return relays
}
