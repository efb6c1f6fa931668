// The lens on the disc: its glass and its frame.

import { useEffect, useMemo } from 'react'
import type { BufferGeometry } from 'three'
import equalChunk from '../../../../shaders/equalArcs.glsl?raw'
import flatVertex from '../../../../shaders/flat.vert?raw'
import lensFragment from '../../../../shaders/lens.frag?raw'
import lightChunk from '../../../../shaders/light.glsl?raw'
import wedgesChunk from '../../../../shaders/wedges.glsl?raw'
import type { Lens } from '../../../wheel/labels/lens'
import type { WheelMetrics } from '../../../wheel/metrics'
import { type FrameUniforms, lensUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'
import { arcCorners, flatGeometry } from './ringGeometry'
import type { WedgeUniforms } from './wedges'
import type { WheelColors } from './wheelColors'

export const LENS_GLASS: Shader = {
  vertex: flatVertex,
  fragment: lightChunk + equalChunk + wedgesChunk + lensFragment,
}

/** How far its shadow reaches, as a share of the disc's radius. */
const SHADOW = 0.13

interface LensGlassProps {
  readonly lens: Lens
  readonly colors: WheelColors
  readonly metrics: WheelMetrics
  readonly wedges: WedgeUniforms
  readonly renderOrder: number
  readonly frame: FrameUniforms
}

export function LensGlass(props: LensGlassProps) {
  const { lens, colors, metrics, wedges, renderOrder, frame } = props
  const material = useMemo(
    () =>
      flatMaterial(LENS_GLASS, {
        ...wedges,
        ...lensUniforms(frame),
        arc: frame.lensArc,
        lensCalm: frame.lensCalm,
        mean: { value: colors.mean },
        halfAngle: { value: lens.halfAngle },
        innerRadius: { value: lens.innerRadius },
        magnification: frame.magnification,
      }),
    [wedges, frame, colors, lens],
  )
  const geometry = useMemo(() => glassGeometry(lens, metrics.radius), [lens, metrics.radius])
  useEffect(() => () => geometry.dispose(), [geometry])
  return (
    <mesh geometry={geometry} renderOrder={renderOrder} frustumCulled={false}>
      <rawShaderMaterial args={material} />
    </mesh>
  )
}

function glassGeometry({ halfAngle, innerRadius }: Lens, radius: number): BufferGeometry {
  const shadow = SHADOW * radius
  const edge = (distance: number) => {
    const angle = halfAngle + Math.min(shadow / distance, 0.5)
    return { distance, from: -angle, to: angle }
  }
  return flatGeometry(arcCorners(edge(innerRadius - shadow), edge(radius + 1)))
}
