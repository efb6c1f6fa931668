// The only code of the site that can reach another host: the answer that brings this script names the relays in its
// policy (scripts/headers.mjs). Its bundle is one file, because that policy belongs to it alone.

import { cryptoWords } from '../../platform/entropy'
import { chainOf } from '../proof/chain'
import { checkProof } from '../proof/proof'
import { verifySignature } from '../proof/verifySignature'
import type { FromBeacon, ToBeacon } from './protocol'
import { RELAYS } from './relayOrigins'
import { askRelays } from './relays'

const post = (message: FromBeacon) => postMessage(message)

async function answer(request: ToBeacon): Promise<FromBeacon> {
  if (request.do === 'check') {
    return { kind: 'checked', report: checkProof(request.text, verifySignature) }
  }
  if (request.do === 'verify') {
    const chain = chainOf(request.chain)
    const isValid = chain !== null && verifySignature(chain, request.round, request.signature)
    return { kind: 'verified', isValid }
  }
  const fetched = await askRelays(request.wanted, (report) => post({ kind: 'trouble', report }), {
    relays: RELAYS,
    fetch: (url, init) => fetch(url, init),
    verify: verifySignature,
    random: () => cryptoWords.next() / 2 ** cryptoWords.bits,
  })
  return { kind: 'fetched', fetched }
}

addEventListener('message', async ({ data }: MessageEvent<ToBeacon>) => {
  try {
    post(await answer(data))
  } catch (cause) {
    post({ kind: 'broken', cause: String(cause) })
  }
})
post({ kind: 'started' })
