// The page's side of a worker that does one thing.

import { scriptUrl } from '../platform/scriptUrl'

/** The worker takes too long. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError'
}

/**
 * Hands a request to a worker, and ends it with its first answer.
 * @param url of its script
 * @param maxMs how long it may take
 * @param signal gives up: then nothing comes of it
 * @throws TooSlowError, and an error where the worker cannot be started or fails
 */
export function askWorker<Answer>(
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
