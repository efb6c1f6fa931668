// Owns the canvas that the wheel is drawn into by the GPU.
// Uses fiber's createRoot with only the classes the scene has, which spares 60 kB of the others.

import { extend } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import {
  BufferGeometry,
  Group,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
} from 'three'
import type { RendererQuality } from '../settings/rendererQuality'
import type { WheelMetrics } from '../wheel/metrics'
import { openSceneCanvas } from './gpu/canvas'
import styles from './Scene.module.css'
import { WheelScene } from './WheelScene'

extend({ BufferGeometry, Group, Mesh, OrthographicCamera, PlaneGeometry, RawShaderMaterial })

interface SceneProps {
  readonly metrics: WheelMetrics
  readonly quality: RendererQuality
  /** Whether the wheel's picture is on the canvas; while it is not, something else must show it. */
  onShowing(isShowing: boolean): void
  /** The GPU cannot draw the wheel; the scene stays away for good. */
  onUnavailable(): void
}

/** What a live context cannot change needs another canvas. */
export function Scene(props: SceneProps) {
  return <SceneCanvas key={props.quality.powerPreference} {...props} />
}

function SceneCanvas({ metrics, quality, onShowing, onUnavailable }: SceneProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const opened = useRef<ReturnType<typeof openSceneCanvas>>(null)
  const callbacks = useRef({ onShowing, onUnavailable })
  useEffect(() => {
    callbacks.current = { onShowing, onUnavailable }
  })
  const firstQuality = useRef(quality)

  useEffect(() => {
    if (!canvas.current) return
    opened.current = openSceneCanvas(canvas.current, firstQuality.current, {
      onShowing: (isShowing) => callbacks.current.onShowing(isShowing),
      onUnavailable: () => callbacks.current.onUnavailable(),
    })
    return () => opened.current?.close()
  }, [])

  useEffect(() => {
    const scene = opened.current
    scene?.render(<WheelScene metrics={metrics} quality={quality} onFailed={scene.fail} />)
  }, [metrics, quality])

  return <canvas ref={canvas} className={styles.canvas} />
}
