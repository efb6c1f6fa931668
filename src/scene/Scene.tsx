// Owns the canvas and the WebGL context the wheel is drawn into, and says when it can show and when it cannot.
// Uses fiber's createRoot with only the classes the scene has, which spares 60 kB of the others.

import { createRoot, extend, invalidate, type ReconcilerRoot } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import {
  BufferGeometry,
  Group,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
  WebGLRenderer,
} from 'three'
import type { RendererQuality } from '../settings/rendererQuality'
import type { WheelMetrics } from '../wheel/metrics'
import styles from './Scene.module.css'
import { WheelScene } from './WheelScene'

extend({ BufferGeometry, Group, Mesh, OrthographicCamera, PlaneGeometry, RawShaderMaterial })

/** Drawn on demand, colours as written; sized by the first frame, and by no one else (WheelScene). */
const CONFIGURATION = {
  frameloop: 'demand',
  flat: true,
  dpr: 1,
  size: { width: 1, height: 1, top: 0, left: 0 },
} as const

interface SceneProps {
  readonly metrics: WheelMetrics
  readonly quality: RendererQuality
  /** Whether the wheel's picture is on the canvas; while it is not, something else must show it. */
  onShowing(isShowing: boolean): void
  /** No WebGL context can be had; the scene stays away for good. */
  onUnavailable(): void
}

/** What a live context cannot change. A change of it needs another canvas. */
function contextAttributes({ antialias, powerPreference }: RendererQuality) {
  return { antialias, powerPreference, alpha: true, stencil: false }
}

export default function Scene(props: SceneProps) {
  const { antialias, powerPreference } = props.quality
  return <SceneCanvas key={`${antialias} ${powerPreference}`} {...props} />
}

function SceneCanvas({ metrics, quality, onShowing, onUnavailable }: SceneProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const root = useRef<ReconcilerRoot<HTMLCanvasElement>>(null)
  const callbacks = useRef({ onShowing, onUnavailable })
  useEffect(() => {
    callbacks.current = { onShowing, onUnavailable }
  })
  const attributes = useRef(contextAttributes(quality))

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('webgl2', attributes.current) as
      | WebGL2RenderingContext
      | null
      | undefined
    if (!element || !context) {
      callbacks.current.onUnavailable()
      return
    }
    const created = createRoot(element)
    created
      .configure({
        gl: () => new WebGLRenderer({ canvas: element, context, ...attributes.current }),
        ...CONFIGURATION,
      })
      .catch(() => callbacks.current.onUnavailable())
    root.current = created
    const lost = () => callbacks.current.onShowing(false)
    const restored = () => {
      // three restores itself first; the picture is back with the frame after next.
      invalidate()
      requestAnimationFrame(() => requestAnimationFrame(() => callbacks.current.onShowing(true)))
    }
    element.addEventListener('webglcontextlost', lost)
    element.addEventListener('webglcontextrestored', restored)
    return () => {
      element.removeEventListener('webglcontextlost', lost)
      element.removeEventListener('webglcontextrestored', restored)
      root.current = null
      callbacks.current.onShowing(false)
      created.unmount()
    }
  }, [])

  useEffect(() => {
    const current = root.current
    current?.ready
      .then(() => {
        // Unmounted since.
        if (root.current !== current) return
        current.render(
          <WheelScene
            metrics={metrics}
            quality={quality}
            onDrawn={() => callbacks.current.onShowing(true)}
          />,
        )
      })
      .catch(() => callbacks.current.onUnavailable())
  }, [metrics, quality])

  return <canvas ref={canvas} className={styles.canvas} />
}
