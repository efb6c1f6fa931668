// Pictures that a visitor gives, made small and harmless by a worker.

import { scriptUrl } from '../scriptUrl'
import type { Answer, Refusal, Request } from './picture.worker'
import workerUrl from './picture.worker.ts?worker&url'

/** `refusal` says why there is no picture. */
export type PictureRead =
  | {
      readonly refusal?: undefined
      /** The SHA-256 of the blob's bytes, as base64url: 43 characters. The same file has the same on one device. */
      readonly hash: string
      /** For `previewPixels`. */
      readonly preview: string
      /** WebP, or JPEG or PNG where the browser writes none; no larger than was asked for, upright. */
      readonly blob: Blob
    }
  | { readonly refusal: Refusal }

/** Pixels of the longer side: of an option's picture, and of one behind the wheel. */
const OPTION_SIDE = 512
export const BACKGROUND_SIDE = 1280

/** The largest picture takes a slow phone some seconds. What takes longer was made to. */
const MAX_READING_MS = 30_000

/**
 * Reads one after the other, so that one at most is in memory, and says what became of each, in order. Resolves after
 * the last, or at once when the signal gives up; then nothing more is reported. Without HTTPS each has `failed`.
 */
export async function readPictures(
  files: readonly Blob[],
  onRead: (index: number, read: PictureRead) => void,
  signal: AbortSignal,
  side = OPTION_SIDE,
): Promise<void> {
  let worker: Worker | null = null
  try {
    for (const [index, file] of files.entries()) {
      if (signal.aborted) return
      worker ??= newWorker()
      const answer = worker && (await ask(worker, { file, side }, signal))
      if (signal.aborted) return
      if (!answer) {
        worker?.terminate()
        worker = null
      }
      onRead(index, answer ? readOf(answer) : { refusal: 'failed' })
    }
  } finally {
    worker?.terminate()
  }
}

/** Null where the browser or an extension forbids it. */
function newWorker(): Worker | null {
  try {
    return new Worker(scriptUrl(workerUrl), { type: 'module' })
  } catch (cause) {
    console.warn('Failed to start the reading of pictures', cause)
    return null
  }
}

/** Null where the worker fails or takes too long, and when the signal gives up. */
function ask(worker: Worker, request: Request, signal: AbortSignal): Promise<Answer | null> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const timer = setTimeout(() => end(null), MAX_READING_MS)
    function end(answer: Answer | null) {
      clearTimeout(timer)
      ended.abort()
      resolve(answer)
    }
    const listening = { signal: ended.signal }
    signal.addEventListener('abort', () => end(null), listening)
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => end(data), listening)
    worker.addEventListener(
      'error',
      (event) => {
        // Otherwise the page's own handlers would take it for theirs.
        event.preventDefault()
        end(null)
      },
      listening,
    )
    worker.postMessage(request)
  })
}

/** Made here, a blob does not depend on a worker that has ended. */
function readOf(answer: Answer): PictureRead {
  if (answer.refusal) return answer
  const { hash, preview, bytes, type } = answer
  return { hash, preview, blob: new Blob([bytes], { type }) }
}
