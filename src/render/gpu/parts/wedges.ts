// The uniforms of shaders/wedges.glsl, shared by all shaders that show segments.

import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { DataTexture, IUniform } from 'three'
import type { Look } from '../../../wheel/look'
import { LINE_SHARE, lineWidth, type WheelMetrics } from '../../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { packLights } from './colorSums'
import type { WheelColors } from './wheelColors'

const NO_LIGHT = [0, 0, 0]

export type WedgeUniforms = Readonly<Record<string, IUniform>>

/**
 * Filled before the first frame; the textures are disposed of when the colors change.
 * @param leavingColor of the segment that leaves, if one does
 */
export function useWedges(
  colors: WheelColors,
  count: number,
  metrics: WheelMetrics,
  { lineOpacity }: Look,
  leavingColor: string | undefined,
  frame: FrameUniforms,
): WedgeUniforms {
  const uniforms = useMemo(
    () => ({
      rotation: frame.rotation,
      arc: frame.arc,
      pixel: frame.pixel,
      perRadian: frame.perRadian,
      leaving: frame.leaving,
      leavingWidth: frame.leavingWidth,
      leavingShare: frame.leavingShare,
      leavingColor: { value: [...NO_LIGHT] },
      sums: { value: null as DataTexture | null },
      guide: { value: null as DataTexture | null },
      cellsPerWidth: { value: 1 },
      count: { value: 1 },
      meanLight: { value: 0 },
      radius: { value: 1 },
      border: { value: 1 },
      lineShare: { value: LINE_SHARE },
      lineOpacity: { value: 1 },
    }),
    [frame],
  )
  useLayoutEffect(() => {
    uniforms.sums.value = colors.sums
    uniforms.guide.value = colors.guide?.texture ?? null
    uniforms.cellsPerWidth.value = (colors.guide?.cells ?? 0) / count
    uniforms.count.value = count
    uniforms.meanLight.value = colors.meanLight
    uniforms.radius.value = metrics.radius
    uniforms.border.value = lineWidth(metrics, count)
    uniforms.lineOpacity.value = lineOpacity
    // Exactly as the sums have it: the shader subtracts it from them.
    const [packed] = packLights(leavingColor ? [leavingColor] : [])
    uniforms.leavingColor.value = [...(packed?.light ?? NO_LIGHT)]
  }, [uniforms, colors, count, metrics, lineOpacity, leavingColor])
  useEffect(
    () => () => {
      colors.sums.dispose()
      colors.guide?.texture.dispose()
    },
    [colors],
  )
  return uniforms
}
