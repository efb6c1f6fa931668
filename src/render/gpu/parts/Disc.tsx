// The disc: one mesh whose shader finds the segment at every pixel.

import { useEffect, useMemo } from 'react'
import discFragment from '../../../../shaders/disc.frag?raw'
import discVertex from '../../../../shaders/disc.vert?raw'
import equalChunk from '../../../../shaders/equalArcs.glsl?raw'
import lightChunk from '../../../../shaders/light.glsl?raw'
import unequalChunk from '../../../../shaders/unequalArcs.glsl?raw'
import wedgesChunk from '../../../../shaders/wedges.glsl?raw'
import type { Lens } from '../../../wheel/labels/lens'
import type { WheelMetrics } from '../../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { discGeometry } from './discGeometry'
import { flatMaterial, type Shader } from './flatMaterial'
import type { WedgeUniforms } from './wedges'
import type { WheelColors } from './wheelColors'

/** Compiled apart, so that a wheel of equal segments does without the search. */
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
  const isEqual = colors.guide === null
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
