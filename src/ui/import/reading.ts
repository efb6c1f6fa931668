// The page's side of the worker that reads lists.

import { scriptUrl } from '../../platform/scriptUrl'
import { messages } from './messages'
import workerUrl from './reader.worker.ts?worker&url'
import type { Reading, ReadRequest } from './readerMessages'

/** The largest list takes a slow phone a few seconds. What takes longer was made to. */
const MAX_READING_MS = 20_000

/** Reads a list without stopping the page. Never rejects. */
export function read(request: ReadRequest): Promise<Reading> {
  return new Promise((resolve) => {
    const failed = (reason: string, cause: string) => end({ kind: 'failed', reason, cause })
    let worker: Worker | undefined
    const timer = setTimeout(() => failed(messages.tooSlow, 'Timeout'), MAX_READING_MS)
    function end(reading: Reading) {
      clearTimeout(timer)
      worker?.terminate()
      resolve(reading)
    }
    try {
      worker = new Worker(scriptUrl(workerUrl), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<Reading>) => end(data))
      // Its script could not be loaded, or it has run out of memory.
      worker.addEventListener('error', ({ message }) => failed(messages.cannotRead, message))
      worker.postMessage(request)
    } catch (cause) {
      failed(messages.cannotRead, String(cause))
    }
  })
}
