// The page's side of the worker that makes proofs.

import { askWorker } from '../../askWorker'
import type { Making } from './make.worker'
import workerUrl from './make.worker.ts?worker&url'

/** A million draws take a computer a second. */
const MAX_MAKING_MS = 60_000

/** @returns the text of the proof @throws where no worker can be started, or it takes too long */
export function makeInWorker(making: Making, signal: AbortSignal): Promise<string> {
  return askWorker<string>(workerUrl, making, MAX_MAKING_MS, signal)
}
