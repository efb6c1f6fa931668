// The hub: a cap that catches light, above everything that turns.

import { useMemo } from 'react'
import flatVertex from '../../shaders/flat.vert?raw'
import hubFragment from '../../shaders/hub.frag?raw'
import type { WheelMetrics } from '../wheel/metrics'
import { flatMaterial } from './flatMaterial'
import type { FrameUniforms } from './frame'

interface HubProps {
  readonly metrics: WheelMetrics
  readonly frame: FrameUniforms
}

export function Hub({ metrics, frame }: HubProps) {
  const { hubRadius } = metrics
  const material = useMemo(
    () =>
      flatMaterial(flatVertex, hubFragment, {
        pixel: frame.pixel,
        hubRadius: { value: hubRadius },
      }),
    [frame, hubRadius],
  )
  return (
    <mesh renderOrder={3} frustumCulled={false}>
      <planeGeometry args={[4 * hubRadius, 4 * hubRadius]} />
      <rawShaderMaterial key={hubRadius} args={material} />
    </mesh>
  )
}
