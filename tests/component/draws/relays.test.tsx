// The worker that asks the beacon finds a round where relays lie, fail or hang.

import { expect, test } from 'vitest'
import type { Mood } from '../../../e2e/support/relays'
import { ROUND } from '../../../e2e/support/round'
import { fetchRound } from '../../../src/raffle/beacon/beacon'
import type { RelayReport } from '../../../src/raffle/beacon/protocol'
import { RELAYS } from '../../../src/raffle/beacon/relayOrigins'
import { QUICKNET } from '../../../src/raffle/proof/chain'
import { answerAsRelays } from '../support/relays'
import { messages } from '../support/screen'

const [honest = ''] = RELAYS

async function ask() {
  const troubles: RelayReport[] = []
  const { signal } = new AbortController()
  const onTrouble = (one: RelayReport) => void troubles.push(one)
  const wanted = { chain: QUICKNET.hash, round: ROUND.round }
  return { fetched: await fetchRound(wanted, { signal, onTrouble }), troubles }
}

/** What all relays but one do, the promise that they break, and what is then said of them. */
const FAULTS: Record<string, [Mood, promise: string, problem: string, status: number | null]> = {
  'forge the signature': ['lies', '@relay.forged', 'forged', 200],
  'answer 404': [404, '@relay.not-yet', 'notYet', 404],
  'answer 425': [425, '@relay.not-yet', 'notYet', 425],
  'answer 500': [500, '@relay.error', 'refused', 500],
  'are unreachable': ['gone', '@relay.unreachable', 'unreachable', null],
  'answer with a page': ['garbles', '@relay.garbled', 'unreadable', 200],
}

for (const [what, [mood, promise, problem, status]] of Object.entries(FAULTS)) {
  test(`one relay is enough where all others ${what} ${promise} @proof.relays`, async () => {
    messages.allow(/Failed to load resource/)
    const relays = await answerAsRelays(mood, 0, honest)
    const { fetched, troubles } = await ask()
    expect(fetched).toMatchObject({ kind: 'found', relay: honest, signature: ROUND.signature })
    const others = (await relays.asked()).slice(0, -1)
    expect(troubles).toEqual(others.map(({ relay }) => ({ relay, problem, status })))
  })
}

test('relays that hang keep it for seconds, not for good @relay.hangs', async () => {
  await answerAsRelays('hangs', 0, honest)
  const began = Date.now()
  expect((await ask()).fetched).toMatchObject({ kind: 'found' })
  expect(Date.now() - began).toBeLessThan(10_000)
})
