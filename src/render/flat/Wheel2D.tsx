// The wheel without a GPU: what is seen until the scene is ready, and wherever there is none.

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { WheelRendererProps } from '../renderer'
import { type CanvasWheel, createCanvasWheel } from './canvasWheel'
import styles from './Wheel2D.module.css'

export function Wheel2D({ picture, onRest }: WheelRendererProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const wheel = useRef<CanvasWheel>(null)
  const rested = useEffectEvent(onRest)

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) {
      console.warn('Failed to initialize wheel physics: Could not get canvas context')
      return
    }
    const opened = createCanvasWheel(context, rested)
    wheel.current = opened
    return opened.close
  }, [])

  // In a layout effect, so that the page's first paint already shows the wheel.
  useLayoutEffect(() => wheel.current?.show(picture), [picture])

  const { metrics, quality } = picture
  const side = Math.round((metrics.size + 2 * metrics.bleed) * quality.maxPixelRatio)
  return <canvas ref={canvas} width={side} height={side} className={styles.canvas} />
}
