// The scene on the page's own thread, where it cannot have a worker.

import { openWebGL } from '../../platform/webgl'
import type { RendererQuality } from '../../wheel/settings/rendererQuality'
import type { WheelPicture } from '../picture'
import type { WheelRenderer } from '../renderer'
import type { SceneEvents } from './sceneEvents'

/**
 * Loads the scene's code, where there is WebGL for it, and draws once it is there.
 * @throws where a browser or an extension forbids to ask for WebGL
 */
export function openOnPage(
  canvas: HTMLCanvasElement,
  quality: RendererQuality,
  events: SceneEvents,
): WheelRenderer {
  let renderer: WheelRenderer | null = null
  let picture: WheelPicture | null = null
  let isClosed = false

  const hasWebGL = openWebGL(canvas, quality.powerPreference) !== null
  const load = hasWebGL ? import('../gpu/openScene') : Promise.resolve(null)
  load
    .then((scene) => {
      if (isClosed) return
      renderer = scene?.openScene(canvas, quality, events) ?? null
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
