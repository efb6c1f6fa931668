import { openWebGL } from '../../platform/webgl'
import type { RendererQuality } from '../../wheel/settings/rendererQuality'
import type { SceneEvents, WheelRenderer } from '../renderer'
import type { WheelView } from '../view'

/** Loads its code only where there is WebGL. @throws where a browser or an extension forbids to ask for it */
export function openOnPage(
  canvas: HTMLCanvasElement,
  quality: RendererQuality,
  events: SceneEvents,
): WheelRenderer {
  let renderer: WheelRenderer | null = null
  let view: WheelView | null = null
  let isClosed = false

  const hasWebGL = openWebGL(canvas, quality.powerPreference) !== null
  const load = hasWebGL ? import('../gpu/openScene') : Promise.resolve(null)
  load
    .then((scene) => {
      if (isClosed) return
      renderer = scene?.openScene(canvas, quality, events) ?? null
      if (!renderer) events.onUnsupported()
      else if (view) renderer.show(view)
    })
    .catch((cause) => {
      if (!isClosed) events.onFailed(cause)
    })

  return {
    show(next) {
      view = next
      renderer?.show(next)
    },
    close() {
      isClosed = true
      renderer?.close()
    },
  }
}
