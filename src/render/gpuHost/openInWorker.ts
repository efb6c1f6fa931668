// The page's side of src/render/gpu/scene.worker.ts: posts changes, and notices when the worker is gone.

import { scriptUrl } from '../../platform/scriptUrl'
import { threadClock } from '../../platform/threadClock'
import { LOCALE } from '../../text/locale'
import type { RendererQuality } from '../../wheel/settings/rendererQuality'
import workerUrl from '../gpu/scene.worker.ts?worker&url'
import type { SceneEvents, WheelRenderer } from '../renderer'
import type { WheelView } from '../view'
import { changeBetween, type FromScene, type ToScene } from '../workerMessages'

const PING_MS = 1000
/** Pings, not time: a busy page sends one and reads its answer first. Under load that can take three seconds. */
const MOST_UNANSWERED = 5
/** Until the first picture the driver may keep it waiting; the wheel is drawn in 2D meanwhile. */
const MOST_UNANSWERED_AT_FIRST = 30

export function canOpenInWorker(): boolean {
  return typeof Worker === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype
}

/** @throws where the canvas cannot be handed over; it may be lost to the page by then */
export function openInWorker(
  canvas: HTMLCanvasElement,
  quality: RendererQuality,
  { onUnsupported, onFailed, onLost, onRatioLearned, onRest, onShown }: SceneEvents,
): WheelRenderer {
  const offscreen = canvas.transferControlToOffscreen()
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: LOCALE })
  const post = (message: ToScene<OffscreenCanvas>, transferred: Transferable[] = []) =>
    worker.postMessage(message, transferred)
  let view: WheelView | null = null
  let isLoaded = false
  let isShown = false
  let isClosed = false
  let most = MOST_UNANSWERED_AT_FIRST
  let unanswered = 0
  let pings: ReturnType<typeof setInterval> | undefined

  function hear(message: FromScene): void {
    if (isClosed) return
    if (message.kind === 'loaded') {
      isLoaded = true
      watch()
    } else if (message.kind === 'pong') {
      unanswered = 0
      if (!view?.spin) unwatch()
    } else if (message.kind === 'unsupported') onUnsupported()
    else if (message.kind === 'rest') onRest(message.spinId)
    else if (message.kind === 'shown') {
      isShown = message.isShown
      if (isShown) most = MOST_UNANSWERED
      onShown(isShown)
    } else if (message.kind === 'ratioLearned') onRatioLearned(message.learned)
    else if (message.kind === 'lost') onLost()
    else onFailed(message.cause)
  }

  /** While the wheel turns, and once after every other change. */
  function watch(): void {
    if (isLoaded) pings ??= setInterval(ping, PING_MS)
  }
  function unwatch(): void {
    clearInterval(pings)
    pings = undefined
  }
  function ping(): void {
    if (unanswered < most) {
      unanswered += 1
      post({ kind: 'ping' })
    } else {
      unwatch()
      onFailed(`The worker has not answered for ${(most * PING_MS) / 1000} s`)
    }
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromScene>) => hear(data))
  worker.addEventListener('error', (event) => {
    // Otherwise the page's own handlers would take it for theirs.
    event.preventDefault()
    // Before the worker listens, its script could not be loaded, or does not run in this browser.
    if (isClosed) return
    if (isLoaded) onFailed(event.message)
    else onUnsupported()
  })
  post({ kind: 'open', canvas: offscreen, quality }, [offscreen])

  return {
    show(next) {
      post({ kind: 'show', change: changeBetween(view, next), clock: threadClock() })
      view = next
      watch()
    },
    close() {
      isClosed = true
      unwatch()
      worker.terminate()
      // Otherwise the next home of the scene is on its way, and the page says so until it is there.
      if (isShown) onShown(false)
    },
  }
}
