// Lowers the pixel ratio while a spin cannot keep its frame rate, and restores it when the wheel rests.
// Mounted only during a spin: between spins there are no frames to judge by.

import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor'
import { useThree } from '@react-three/fiber'
import { type RefObject, useEffect } from 'react'
import type { RendererQuality } from '../settings/rendererQuality'

/** Decides within a second, so that even a short spin benefits. */
const SAMPLE_MS = 150
const SAMPLES = 4
/** After this many changes of direction the ratio stays where it is. */
const MAX_FLIPFLOPS = 3

interface AdaptivePixelRatioProps {
  readonly quality: RendererQuality
  /** What the next frame is drawn at. That frame resizes the drawing buffer. */
  readonly pixelRatio: RefObject<number>
}

export function AdaptivePixelRatio({ quality, pixelRatio }: AdaptivePixelRatioProps) {
  const invalidate = useThree((state) => state.invalidate)
  const { minPixelRatio, maxPixelRatio } = quality
  useEffect(
    () => () => {
      pixelRatio.current = maxPixelRatio
      invalidate()
    },
    [pixelRatio, maxPixelRatio, invalidate],
  )
  if (minPixelRatio === maxPixelRatio) return null
  return (
    <PerformanceMonitor
      ms={SAMPLE_MS}
      iterations={SAMPLES}
      step={0.25}
      factor={1}
      flipflops={MAX_FLIPFLOPS}
      onChange={({ factor }) => {
        pixelRatio.current = minPixelRatio + (maxPixelRatio - minPixelRatio) * factor
      }}
    />
  )
}
