// Lowers the pixel ratio while a spin cannot keep its frame rate, and gives it back when the wheel rests.
// Mounted only while it spins: between spins there are no frames to judge by.

import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor'
import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { RendererQuality } from '../settings/rendererQuality'

/** Judged within a second, so that even a short spin profits. */
const SAMPLE_MS = 150
const SAMPLES = 4
/** A ratio that goes up and down more often than this stays where it is. */
const MAX_FLIPFLOPS = 3

export function AdaptivePixelRatio({ quality }: { readonly quality: RendererQuality }) {
  const setDpr = useThree((state) => state.setDpr)
  const { minPixelRatio, maxPixelRatio } = quality
  useEffect(() => () => setDpr(maxPixelRatio), [setDpr, maxPixelRatio])
  if (minPixelRatio === maxPixelRatio) return null
  return (
    <PerformanceMonitor
      ms={SAMPLE_MS}
      iterations={SAMPLES}
      step={0.25}
      factor={1}
      flipflops={MAX_FLIPFLOPS}
      onChange={({ factor }) => setDpr(minPixelRatio + (maxPixelRatio - minPixelRatio) * factor)}
    />
  )
}
