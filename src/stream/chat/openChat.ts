// The chat as the page asks for it. What connects and reads is in a worker, whose policy lets it reach a chat. The worker
// is not loaded before the first call.

import { scriptUrl } from '../../platform/scriptUrl'
import workerUrl from './chat.worker.ts?worker&url'
import type { Heard, Words } from './model/heard'
import type { Source } from './model/source'
import type { Connection, FromChat, ToChat } from './protocol'

export interface OpenChat {
  listenFor(words: Words): void
  stop(): void
}

export interface Listening {
  onConnection(connection: Connection): void
  onHeard(heard: readonly Heard[]): void
  /** There is no worker: it cannot be loaded, or has failed. */
  onBroken(): void
}

export function openChat(source: Source, words: Words, listening: Listening): OpenChat {
  let worker: Worker | null = null
  const tell = (message: ToChat) => worker?.postMessage(message)
  try {
    worker = new Worker(scriptUrl(workerUrl), { type: 'module' })
  } catch (cause) {
    console.warn('Failed to start the worker of the chat', cause)
    listening.onBroken()
  }
  worker?.addEventListener('message', ({ data }: MessageEvent<FromChat>) => {
    if (!worker) return
    if (data.kind === 'heard') listening.onHeard(data.heard)
    else listening.onConnection(data.connection)
  })
  worker?.addEventListener('error', (event) => {
    // Otherwise the page's own handlers would take it for theirs.
    event.preventDefault()
    if (!worker) return
    console.warn('The worker of the chat has failed', event.message)
    worker.terminate()
    worker = null
    listening.onBroken()
  })
  tell({ do: 'connect', source, words })
  return {
    listenFor: (next) => tell({ do: 'listenFor', words: next }),
    stop() {
      tell({ do: 'stop' })
      worker = null
    },
  }
}
