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

/** Returns what ends it, at any time. Nothing is reported after that, and nothing after `onDone` or `onFailed`. */
export function filmInWorker(order: FilmOrder, events: FilmEvents): () => void {
  let worker = started()
  let isLoaded = false
  let isSecond = false
  let isOver = false
  let silence: ReturnType<typeof setTimeout> | undefined

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
      () => broken(`No ${isLoaded ? 'progress' : 'script'} within ${LONGEST_SILENCE_MS / 1000} s`),
      LONGEST_SILENCE_MS,
    )
  }

  function hear(message: FromFilm | FromScene): void {
    if (isOver) return
    listen()
    if (message.kind === 'loaded') send()
    else if (message.kind === 'progress') events.onProgress(message.percent)
    else if (message.kind === 'failed') {
      fail('fault' in message ? message.fault : 'other', message.cause)
    } else if (message.kind === 'done') {
      end()
      const { bytes, type, hasSound } = message
      events.onDone({ file: new Blob([bytes], { type }), hasSound })
    }
  }

  function send(): void {
    isLoaded = true
    const { title, plate } = order
    const captions = [title, plate].flatMap((caption) => (caption ? [caption.bitmap] : []))
    try {
      worker.postMessage(order, captions)
    } catch (cause) {
      fail('other', String(cause))
    }
  }

  function broken(cause: string): void {
    if (isLoaded) fail('other', cause)
    else if (isSecond) fail('notLoaded', cause)
    else {
      // Its script has not come. Connections break; the next one may hold.
      isSecond = true
      worker.terminate()
      worker = started()
      listen()
    }
  }

  function started(): Worker {
    const next = new Worker(scriptUrl(workerUrl), { type: 'module', name: LOCALE })
    next.addEventListener('message', ({ data }: MessageEvent<FromFilm | FromScene>) => {
      // What the first one still said is none of the second.
      if (next === worker) hear(data)
    })
    next.addEventListener('error', (event) => {
      // Otherwise the page's own handlers would take it for theirs.
      event.preventDefault()
      if (isOver || next !== worker) return
      // There is no message where the script has not come.
      if (event.message) fail('other', event.message)
      else broken('The worker has not started')
    })
    return next
  }

  listen()
  return end
}
