// The disc: one mesh whose shader finds the segment at every pixel.

import { useEffect, useMemo } from 'react'
import discFragment from '../../../shaders/disc.frag?raw'
import discVertex from '../../../shaders/disc.vert?raw'
import lightChunk from '../../../shaders/light.glsl?raw'
import wedgesChunk from '../../../shaders/wedges.glsl?raw'
import type { Lens } from '../../wheel/lens'
import type { WheelMetrics } from '../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { discGeometry } from './discGeometry'
import { flatMaterial, type Shader } from './flatMaterial'
import type { WedgeUniforms } from './wedges'
import type { WheelColors } from './wheelColors'

const DISC: Shader = { vertex: discVertex, fragment: lightChunk + wedgesChunk + discFragment }

interface DiscProps {
  readonly colors: WheelColors
  readonly lens: Lens | null
  readonly metrics: WheelMetrics
  readonly wedges: WedgeUniforms
  readonly frame: FrameUniforms
}

export function Disc({ colors, lens, metrics, wedges, frame }: DiscProps) {
  const material = useMemo(
    () => flatMaterial(DISC, { ...wedges, calm: frame.calm }),
    [wedges, frame],
  )
  const geometry = useMemo(() => discGeometry(colors.rings, metrics, lens), [colors, metrics, lens])
  useEffect(() => () => geometry.dispose(), [geometry])

  return (
    <mesh geometry={geometry} renderOrder={0} frustumCulled={false}>
      <rawShaderMaterial args={material} />
    </mesh>
  )
}
