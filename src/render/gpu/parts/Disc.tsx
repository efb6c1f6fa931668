// One mesh whose shader finds the segment at every pixel.

import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { DataTexture, IUniform } from 'three'
import discFragment from '../../../../shaders/disc.frag?raw'
import discVertex from '../../../../shaders/disc.vert?raw'
import equalChunk from '../../../../shaders/equalArcs.glsl?raw'
import lightChunk from '../../../../shaders/light.glsl?raw'
import unequalChunk from '../../../../shaders/unequalArcs.glsl?raw'
import wedgesChunk from '../../../../shaders/wedges.glsl?raw'
import type { Lens } from '../../../wheel/labels/lens'
import type { Look } from '../../../wheel/look'
import { LINE_SHARE, lineWidth, type WheelMetrics } from '../../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'
import { discGeometry } from './ringGeometry'
import type { WheelColors } from './wheelColors'

/** Compiled apart: equal segments do without the search. */
const EQUAL_DISC = discShader(equalChunk)
export const UNEQUAL_DISC = discShader(unequalChunk)

function discShader(arcsChunk: string): Shader {
  return { vertex: discVertex, fragment: lightChunk + arcsChunk + wedgesChunk + discFragment }
}

interface DiscProps {
  readonly colors: WheelColors
  readonly lens: Lens | null
  readonly metrics: WheelMetrics
  readonly wedges: WedgeUniforms
  readonly frame: FrameUniforms
}

export function Disc({ colors, lens, metrics, wedges, frame }: DiscProps) {
  const isEqual = colors.arcLookup === null
  const material = useMemo(
    () => flatMaterial(isEqual ? EQUAL_DISC : UNEQUAL_DISC, { ...wedges, calm: frame.calm }),
    [isEqual, wedges, frame],
  )
  const geometry = useMemo(() => discGeometry(colors.rings, metrics, lens), [colors, metrics, lens])
  useEffect(() => () => geometry.dispose(), [geometry])

  return (
    <mesh geometry={geometry} renderOrder={0} frustumCulled={false}>
      <rawShaderMaterial args={material} key={String(isEqual)} />
    </mesh>
  )
}

export type WedgeUniforms = Readonly<Record<string, IUniform>>

/** Those of shaders/wedges.glsl, filled before the first frame. The textures are disposed of when the colors change. */
export function useWedges(
  colors: WheelColors,
  count: number,
  metrics: WheelMetrics,
  { lineOpacity }: Look,
  frame: FrameUniforms,
): WedgeUniforms {
  const uniforms = useMemo(
    () => ({
      rotation: frame.rotation,
      arc: frame.arc,
      pixel: frame.pixel,
      perRadian: frame.perRadian,
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
    uniforms.guide.value = colors.arcLookup?.texture ?? null
    uniforms.cellsPerWidth.value = (colors.arcLookup?.cells ?? 0) / count
    uniforms.count.value = count
    uniforms.meanLight.value = colors.meanLight
    uniforms.radius.value = metrics.radius
    uniforms.border.value = lineWidth(metrics, count)
    uniforms.lineOpacity.value = lineOpacity
  }, [uniforms, colors, count, metrics, lineOpacity])
  useEffect(
    () => () => {
      colors.sums.dispose()
      colors.arcLookup?.texture.dispose()
    },
    [colors],
  )
  return uniforms
}
