// The wheel on the GPU: a canvas that react-three-fiber draws into.
// fiber's createRoot with only the classes the scene has spares 60 kB that <Canvas> would bring.

import { extend } from '@react-three/fiber'
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  BufferGeometry,
  Group,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  RawShaderMaterial,
} from 'three'
import type { WheelRendererProps } from '../picture/renderer'
import { openSceneCanvas } from './gpu/canvas'
import styles from './Scene.module.css'
import { WheelScene } from './WheelScene'

extend({ BufferGeometry, Group, Mesh, OrthographicCamera, PlaneGeometry, RawShaderMaterial })

/** The power preference cannot be changed on a live context, so another one needs another canvas. */
export function Scene(props: WheelRendererProps) {
  return <SceneCanvas key={props.picture.quality.powerPreference} {...props} />
}

function SceneCanvas(props: WheelRendererProps) {
  const { picture, onRest, onShown, onUnavailable, onRatioLearned } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const opened = useRef<ReturnType<typeof openSceneCanvas>>(null)
  const open = useEffectEvent((element: HTMLCanvasElement) =>
    openSceneCanvas(element, picture.quality, { onShown: shown, onUnavailable: unavailable }),
  )
  const shown = useEffectEvent((isShown: boolean) => onShown?.(isShown))
  const unavailable = useEffectEvent(() => onUnavailable?.())

  useEffect(() => {
    if (!canvas.current) return
    opened.current = open(canvas.current)
    return () => opened.current?.close()
  }, [])

  useEffect(() => {
    const scene = opened.current
    scene?.render(
      <WheelScene
        picture={picture}
        onRest={onRest}
        onRatioLearned={onRatioLearned}
        onFailed={scene.fail}
      />,
    )
  }, [picture, onRest, onRatioLearned])

  return <canvas ref={canvas} className={styles.canvas} />
}
