// The page's side of src/render/gpu/film.ts: a worker for one film, gone with it.

import { scriptUrl } from '../../platform/scriptUrl'
import { LOCALE } from '../../text/locale'
import type { FilmFault, FilmOrder, FromFilm } from '../film'
import workerUrl from '../gpu/scene.worker.ts?worker&url'
import type { FromScene } from '../workerMessages'

/** For a hundredth of the film: a driver that compiles takes seconds, and the system ends a worker without a word. */
const LONGEST_SILENCE_MS = 60_000

export interface Film {
  readonly file: Blob
  readonly hasSound: boolean
}

interface FilmEvents {
  onProgress(percent: number): void
  onDone(film: Film): void
  onFailed(fault: FilmFault, cause: string): void
}

/**
 * Returns what ends it, at any time. Nothing is reported after that, and nothing after `onDone` or `onFailed`.
 * @throws {DOMException} where the order cannot be sent
 */
export function filmInWorker(order: FilmOrder, events: FilmEvents): () => void {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: LOCALE })
  let silence: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function end(): void {
    isOver = true
    clearTimeout(silence)
    worker.terminate()
  }

  function fail(fault: FilmFault, cause: string): void {
    if (isOver) return
    end()
    events.onFailed(fault, cause)
  }

  function listen(): void {
    clearTimeout(silence)
    silence = setTimeout(
      () => fail('other', `No progress within ${LONGEST_SILENCE_MS / 1000} s`),
      LONGEST_SILENCE_MS,
    )
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromFilm | FromScene>) => {
    if (isOver) return
    listen()
    if (data.kind === 'progress') events.onProgress(data.percent)
    else if (data.kind === 'failed') fail('fault' in data ? data.fault : 'other', data.cause)
    else if (data.kind === 'done') {
      end()
      const { bytes, type, hasSound } = data
      events.onDone({ file: new Blob([bytes], { type }), hasSound })
    }
  })
  worker.addEventListener('error', (event) => {
    // Otherwise the page's own handlers would take it for theirs.
    event.preventDefault()
    fail('other', event.message)
  })
  const { title, plate } = order
  const captions = [title, plate].flatMap((caption) => (caption ? [caption.bitmap] : []))
  try {
    worker.postMessage(order, captions)
  } catch (cause) {
    end()
    throw cause
  }
  listen()
  return end
}
