// The wheel on the GPU: a canvas that react-three-fiber draws into, on the page or in a worker.
// fiber's createRoot with only the classes the scene has spares 60 kB that <Canvas> would bring.

import { extend } from '@react-three/fiber'
import {
  BufferGeometry,
  Group,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
} from 'three'
import type { RendererQuality } from '../../wheel/settings/rendererQuality'
import type { WheelRenderer, WheelRendererEvents } from '../renderer'
import { openSceneCanvas } from './canvas'
import { WheelScene } from './WheelScene'

extend({ BufferGeometry, Group, Mesh, OrthographicCamera, PlaneGeometry, RawShaderMaterial })

/**
 * @param quality its power preference cannot be changed later: another one needs another canvas
 * @returns `null` where there is no WebGL 2
 * @throws where a browser or an extension forbids even to ask
 */
export function openScene(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  quality: RendererQuality,
  events: WheelRendererEvents,
): WheelRenderer | null {
  const scene = openSceneCanvas(canvas, quality, events)
  if (!scene) return null
  return {
    show(picture) {
      scene.render(
        <WheelScene
          picture={picture}
          onRest={events.onRest}
          onRatioLearned={events.onRatioLearned}
          onFailed={scene.fail}
        />,
      )
    },
    close: scene.close,
  }
}
