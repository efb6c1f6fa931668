// The uniforms of shaders/wedges.glsl, shared by all shaders that show segments.

import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { DataTexture, IUniform } from 'three'
import { LINE_OPACITY } from '../../wheel/look'
import { LINE_SHARE, type WheelMetrics } from '../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import type { WheelColors } from './wheelColors'

export type WedgeUniforms = Readonly<Record<string, IUniform>>

/** Filled before the first frame; the texture is disposed of when the colors change. */
export function useWedges(
  colors: WheelColors,
  count: number,
  metrics: WheelMetrics,
  frame: FrameUniforms,
): WedgeUniforms {
  const uniforms = useMemo(
    () => ({
      rotation: frame.rotation,
      arc: frame.arc,
      pixel: frame.pixel,
      sums: { value: null as DataTexture | null },
      count: { value: 1 },
      perRadian: { value: 1 },
      meanLight: { value: 0 },
      radius: { value: 1 },
      border: { value: 1 },
      lineShare: { value: LINE_SHARE },
      lineOpacity: { value: LINE_OPACITY },
    }),
    [frame],
  )
  useLayoutEffect(() => {
    uniforms.sums.value = colors.sums
    uniforms.count.value = count
    uniforms.perRadian.value = count / (2 * Math.PI)
    uniforms.meanLight.value = colors.meanLight
    uniforms.radius.value = metrics.radius
    uniforms.border.value = metrics.border
  }, [uniforms, colors, count, metrics])
  useEffect(() => () => colors.sums.dispose(), [colors])
  return uniforms
}
