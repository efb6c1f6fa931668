import { scriptUrl } from '../platform/scriptUrl'
import type { Making } from './check/frozen/proof.worker'
import proofWorkerUrl from './check/frozen/proof.worker.ts?worker&url'
import recordWorkerUrl from './check/record/record.worker.ts?worker&url'
import type { CheckReport } from './check/record/report'
import type { TakenIn } from './FileOrPaste'

class TooSlowError extends Error {
  override readonly name = 'TooSlowError'
}

/** Takes the first answer. @param signal gives up: nothing comes of it @throws TooSlowError, or where it fails */
function askWorker<Answer>(
  url: string,
  request: unknown,
  maxMs: number,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let worker: Worker | undefined
    const timer = setTimeout(() => fail(new TooSlowError('The worker takes too long')), maxMs)
    function stop() {
      clearTimeout(timer)
      worker?.terminate()
    }
    function fail(cause: unknown) {
      stop()
      reject(cause)
    }
    signal.addEventListener('abort', stop)
    try {
      worker = new Worker(scriptUrl(url), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        stop()
        resolve(data)
      })
      // Its script could not be loaded, or it has run out of memory.
      worker.addEventListener('error', ({ message }) => fail(new Error(message)))
      worker.postMessage(request)
    } catch (cause) {
      fail(cause)
    }
  })
}

/** The largest record takes a computer a second, and a slow phone ten. What takes longer was made to. */
const MAX_CHECKING_MS = 60_000

/** Checks a record without stopping the page. Never rejects. @param signal gives up: then nothing comes of it */
export async function checkInWorker(taken: TakenIn, signal: AbortSignal): Promise<CheckReport> {
  try {
    return await askWorker<CheckReport>(recordWorkerUrl, taken, MAX_CHECKING_MS, signal)
  } catch (cause) {
    if (cause instanceof TooSlowError) return { kind: 'notChecked', why: 'tooSlow' }
    console.warn('Failed to check a record', cause)
    return { kind: 'notChecked', why: 'failed' }
  }
}

/** A million draws take a computer a second. */
const MAX_MAKING_MS = 60_000

/** @returns the text of the proof @throws where no worker can be started, or it takes too long */
export function makeInWorker(making: Making, signal: AbortSignal): Promise<string> {
  return askWorker<string>(proofWorkerUrl, making, MAX_MAKING_MS, signal)
}
