// The scene on the page's own thread, where it cannot have a worker.

import type { WheelPicture } from '../picture/picture'
import type { WheelRenderer } from '../picture/renderer'
import type { RendererQuality } from '../settings/rendererQuality'
import type { SceneEvents } from './sceneEvents'

/** Loads the scene's code, and draws once it is there. Never throws. */
export function openOnPage(
  canvas: HTMLCanvasElement,
  quality: RendererQuality,
  events: SceneEvents,
): WheelRenderer {
  let renderer: WheelRenderer | null = null
  let picture: WheelPicture | null = null
  let isClosed = false

  import('../scene/openScene')
    .then(({ openScene }) => {
      if (isClosed) return
      renderer = openScene(canvas, quality, events)
      if (!renderer) events.onUnsupported()
      else if (picture) renderer.show(picture)
    })
    .catch((cause) => {
      if (!isClosed) events.onFailed(cause)
    })

  return {
    show(next) {
      picture = next
      renderer?.show(next)
    },
    close() {
      isClosed = true
      renderer?.close()
    },
  }
}
