// The beacon as the page asks for it. What fetches and verifies is in a worker, whose policy lets it reach the relays.
// The worker is not loaded before the first call.

import { chainOf } from '../proof/chain'
import type { ProofReport } from '../proof/proof'
import { askWorker } from './askWorker'
import type { Fetched, RelayReport, Wanted } from './fetched'

export type { Fetched, RelayReport, Wanted } from './fetched'

interface Asking {
  readonly signal: AbortSignal
  onTrouble?(report: RelayReport): void
}

/** The four turns of relays.ts take at most 50 s. */
const MAX_FETCHING_MS = 90_000
const MAX_VERIFYING_MS = 30_000
/** The largest proof takes a computer a second, and a slow phone ten. What takes longer was made to. */
const MAX_CHECKING_MS = 60_000

/**
 * Asks the relays until one has the round, for at most a minute and a half. Never rejects.
 * @param wanted ask for a round when it is due: earlier, the relays only learn that somebody waits for it
 */
export async function fetchRound(wanted: Wanted, { signal, onTrouble }: Asking): Promise<Fetched> {
  const reports: RelayReport[] = []
  // Not worth a worker.
  if (!chainOf(wanted.chain)) return { kind: 'failed', why: 'unknownChain', reports }
  try {
    const { fetched } = await askWorker(
      { do: 'fetch', wanted },
      'fetched',
      MAX_FETCHING_MS,
      signal,
      (report) => {
        reports.push(report)
        onTrouble?.(report)
      },
    )
    return fetched
  } catch (cause) {
    if (!signal.aborted) console.warn('Failed to ask for a round', cause)
    return { kind: 'failed', why: 'worker', reports }
  }
}

/** Verifies a signature off the main thread, without a network. @throws where no worker can be started */
export async function verifyRound(
  chain: string,
  round: number,
  signature: string,
): Promise<boolean> {
  const request = { do: 'verify', chain, round, signature } as const
  return (await askWorker(request, 'verified', MAX_VERIFYING_MS)).isValid
}

/** Checks a proof off the main thread, without a network. @throws where no worker can be started, or it takes too long */
export async function checkProofText(text: string): Promise<ProofReport> {
  return (await askWorker({ do: 'check', text }, 'checked', MAX_CHECKING_MS)).report
}
