// The page's side of the worker that checks records.

import { askWorker, TooSlowError } from '../askWorker'
import workerUrl from './check.worker.ts?worker&url'
import type { CheckReport, CheckRequest } from './report'

/** The largest record takes a computer a second, and a slow phone ten. What takes longer was made to. */
const MAX_CHECKING_MS = 60_000

/** Checks a record without stopping the page. Never rejects. @param signal gives up: then nothing comes of it */
export async function checkInWorker(
  request: CheckRequest,
  signal: AbortSignal,
): Promise<CheckReport> {
  try {
    return await askWorker<CheckReport>(workerUrl, request, MAX_CHECKING_MS, signal)
  } catch (cause) {
    if (cause instanceof TooSlowError) return { kind: 'notChecked', why: 'tooSlow' }
    console.warn('Failed to check a record', cause)
    return { kind: 'notChecked', why: 'failed' }
  }
}
