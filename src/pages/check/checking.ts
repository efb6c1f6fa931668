// The page's side of the worker that checks records.

import { scriptUrl } from '../../platform/scriptUrl'
import workerUrl from './check.worker.ts?worker&url'
import type { CheckReport, CheckRequest, NotChecked } from './report'

/** The largest record takes a computer a second, and a slow phone ten. What takes longer was made to. */
const MAX_CHECKING_MS = 60_000

/** Checks a record without stopping the page. Never rejects. @param signal gives up: then nothing comes of it */
export function checkInWorker(request: CheckRequest, signal: AbortSignal): Promise<CheckReport> {
  return new Promise((resolve) => {
    let worker: Worker | undefined
    const failed = (why: NotChecked) => end({ kind: 'notChecked', why })
    const timer = setTimeout(() => failed('tooSlow'), MAX_CHECKING_MS)
    function stop() {
      clearTimeout(timer)
      worker?.terminate()
    }
    function end(report: CheckReport) {
      stop()
      resolve(report)
    }
    signal.addEventListener('abort', stop)
    try {
      worker = new Worker(scriptUrl(workerUrl), { type: 'module' })
      worker.addEventListener('message', ({ data }: MessageEvent<CheckReport>) => end(data))
      // Its script could not be loaded, or it has run out of memory.
      worker.addEventListener('error', ({ message }) => {
        console.warn('Failed to check a record', message)
        failed('failed')
      })
      worker.postMessage(request)
    } catch (cause) {
      console.warn('Failed to check a record', cause)
      failed('failed')
    }
  })
}
