// The page's side of the beacon's worker: one for each question, so that none is held up by another.

import { scriptUrl } from '../../platform/scriptUrl'
import workerUrl from './beacon.worker.ts?worker&url'
import type { RelayReport } from './fetched'
import type { FromBeacon, ToBeacon } from './protocol'

/** It is small, and from the cache of an installed app. */
const MAX_STARTING_MS = 20_000

/**
 * @param kind of the answer that is waited for
 * @param maxMs how long it may take
 * @throws where the worker does not start, fails, or takes too long, and when the signal gives up
 */
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
