// One mesh whose shader finds the segment at every pixel.

import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { DataTexture, IUniform } from 'three'
import discFragment from '../../../../shaders/disc.frag?raw'
import discVertex from '../../../../shaders/disc.vert?raw'
import equalChunk from '../../../../shaders/equalArcs.glsl?raw'
import lightChunk from '../../../../shaders/light.glsl?raw'
import unequalChunk from '../../../../shaders/unequalArcs.glsl?raw'
import wedgesChunk from '../../../../shaders/wedges.glsl?raw'
import { lightOf } from '../../../wheel/colors/color'
import type { Lens } from '../../../wheel/labels/lens'
import type { Look } from '../../../wheel/look'
import { LINE_SHARE, lineWidth, type WheelMetrics } from '../../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { flatMaterial, lookUniforms, type Shader, writeLook } from './flatMaterial'
import { discGeometry } from './ringGeometry'
import { perSurface } from './surfaces'
import type { WheelColors } from './wheelColors'

/** Compiled apart: equal segments do without the search. */
const equalDisc = perSurface((surfaceChunk) => discShader(surfaceChunk, equalChunk))
export const unequalDisc = perSurface((surfaceChunk) => discShader(surfaceChunk, unequalChunk))

function discShader(surfaceChunk: string, arcsChunk: string): Shader {
  return {
    vertex: discVertex,
    fragment: lightChunk + surfaceChunk + arcsChunk + wedgesChunk + discFragment,
  }
}

interface DiscProps {
  readonly colors: WheelColors
  readonly lens: Lens | null
  readonly metrics: WheelMetrics
  readonly look: Look
  readonly wedges: WedgeUniforms
  readonly frame: FrameUniforms
}

export function Disc({ colors, lens, metrics, look, wedges, frame }: DiscProps) {
  const isEqual = colors.arcLookup === null
  const shader = (isEqual ? equalDisc : unequalDisc)(look.surface)
  const material = useMemo(
    () => flatMaterial(shader, { ...wedges, calm: frame.calm }),
    [shader, wedges, frame],
  )
  const geometry = useMemo(
    () => discGeometry(colors.rings, metrics, lens, look.cell),
    [colors, metrics, lens, look.cell],
  )
  useEffect(() => () => geometry.dispose(), [geometry])

  return (
    <mesh geometry={geometry} renderOrder={0} frustumCulled={false}>
      <rawShaderMaterial args={material} key={`${isEqual} ${look.surface}`} />
    </mesh>
  )
}

export type WedgeUniforms = Readonly<Record<string, IUniform>>

/** Those of shaders/wedges.glsl, filled before the first frame. The textures are disposed of when the colors change. */
export function useWedges(
  colors: WheelColors,
  count: number,
  metrics: WheelMetrics,
  look: Look,
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
      lineColor: { value: [] as number[] },
      lineOpacity: { value: 1 },
      ...lookUniforms(),
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
    uniforms.border.value = look.lineWidth * lineWidth(metrics, count)
    uniforms.lineColor.value = [...lightOf(look.line)]
    uniforms.lineOpacity.value = look.lineOpacity
    writeLook(uniforms, look, metrics)
  }, [uniforms, colors, count, metrics, look])
  useEffect(
    () => () => {
      colors.sums.dispose()
      colors.arcLookup?.texture.dispose()
    },
    [colors],
  )
  return uniforms
}
