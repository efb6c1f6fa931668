// Draws on while the page is busy; src/render/gpuHost/openInWorker.ts is the page's side.

import { Globals } from '@react-spring/three'
import { threadClock } from '../../platform/threadClock'
import type { FilmOrder, FromFilm } from '../film'
import type { WheelRenderer, WheelRendererEvents } from '../renderer'
import type { WheelView } from '../view'
import { clockShift, type FromScene, onOtherClock, type ToScene } from '../workerMessages'
import { openScene } from './openScene'

/** `null` before `open`, and where there is no WebGL. */
let renderer: WheelRenderer | null = null
let view: WheelView | null = null
let restedId: string | null = null

const post = (message: FromScene | FromFilm) => postMessage(message)
const fail = (cause: unknown) =>
  post({ kind: 'failed', cause: (cause instanceof Error && cause.stack) || String(cause) })

const events: WheelRendererEvents = {
  onRest(spinId) {
    // Repeated in every frame.
    if (spinId !== restedId) post({ kind: 'rest', spinId })
    restedId = spinId
  },
  onShown: (isShown) => post({ kind: 'shown', isShown }),
  onRatioLearned: (learned) => post({ kind: 'ratioLearned', learned }),
  onLost: () => post({ kind: 'lost' }),
  onFailed: fail,
}

function receive(message: ToScene<OffscreenCanvas> | FilmOrder): void {
  switch (message.kind) {
    case 'open': {
      const canDraw = typeof requestAnimationFrame === 'function'
      renderer = canDraw ? openScene(message.canvas, message.quality, events) : null
      if (!renderer) post({ kind: 'unsupported' })
      return
    }
    case 'show': {
      const shiftMs = clockShift(message.clock, threadClock())
      view = { ...view, ...onOtherClock(message.change, shiftMs) } as WheelView
      renderer?.show(view)
      return
    }
    case 'ping':
      post({ kind: 'pong' })
      return
    case 'film':
      // Only some visitors ask for one, in a worker of its own.
      void import('./film').then(
        ({ film }) => film(message),
        (cause) => post({ kind: 'failed', fault: 'notLoaded', cause: String(cause) }),
      )
  }
}

// Springs look for a window's frames.
Globals.assign({ requestAnimationFrame: (callback) => requestAnimationFrame(callback) })
addEventListener('message', ({ data }: MessageEvent<ToScene<OffscreenCanvas> | FilmOrder>) => {
  try {
    receive(data)
  } catch (cause) {
    fail(cause)
  }
})
// Nobody would see an error in a promise.
addEventListener('unhandledrejection', ({ reason }) => fail(reason))
post({ kind: 'loaded' })
