// The beacon as the page asks for it. What fetches and verifies is in a worker, whose policy lets it reach the relays.
// The worker is not loaded before the first call.

import { scriptUrl } from '../../platform/scriptUrl'
import { chainOf } from '../proof/chain'
import type { ProofReport } from '../proof/proof'
import workerUrl from './beacon.worker.ts?worker&url'
import type { Fetched, FromBeacon, RelayReport, ToBeacon, Wanted } from './protocol'

interface Asking {
  readonly signal: AbortSignal
  onTrouble?(report: RelayReport): void
}

/** The four turns of relays.ts take at most 50 s. */
const MAX_FETCHING_MS = 90_000
const MAX_VERIFYING_MS = 30_000
/** The largest proof takes a computer a second, and a slow phone ten. What takes longer was made to. */
const MAX_CHECKING_MS = 60_000

/** Never rejects. @param wanted a round that is due: earlier, the relays only learn that somebody waits for it */
export async function fetchRound(wanted: Wanted, { signal, onTrouble }: Asking): Promise<Fetched> {
  const reports: RelayReport[] = []
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

// The page's side of the beacon's worker: one for each question, so that none is held up by another.

/** It is small, and from the cache of an installed app. */
const MAX_STARTING_MS = 20_000

/** @throws where the worker does not start, fails, or takes too long, and when the signal gives up */
export function askWorker<Kind extends FromBeacon['kind']>(
  request: ToBeacon,
  kind: Kind,
  maxMs: number,
  signal?: AbortSignal,
  onTrouble?: (report: RelayReport) => void,
): Promise<FromBeacon & { readonly kind: Kind }> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const worker = new Worker(scriptUrl(workerUrl), { type: 'module' })
    const fail = (cause: unknown) => {
      stop()
      reject(cause)
    }
    const starting = setTimeout(fail, MAX_STARTING_MS, new Error('The worker does not start'))
    const asking = setTimeout(fail, maxMs, new Error('The worker takes too long'))
    const giveUp = () => fail(signal?.reason)
    function stop() {
      clearTimeout(starting)
      clearTimeout(asking)
      signal?.removeEventListener('abort', giveUp)
      worker.terminate()
    }
    signal?.addEventListener('abort', giveUp)
    worker.addEventListener('message', ({ data }: MessageEvent<FromBeacon>) => {
      if (data.kind === 'started') clearTimeout(starting)
      else if (data.kind === 'trouble') onTrouble?.(data.report)
      else if (data.kind === 'broken') fail(new Error(data.cause))
      else if (data.kind === kind) {
        stop()
        resolve(data as FromBeacon & { readonly kind: Kind })
      }
    })
    worker.addEventListener('error', (event) => {
      // Otherwise the page's own handlers would take it for theirs.
      event.preventDefault()
      fail(new Error(event.message || 'The worker cannot be loaded'))
    })
    worker.postMessage(request)
  })
}
