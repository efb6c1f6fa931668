// The pointer at the top: it flicks about the middle of its head as segments pass.

import { type Ref, useMemo } from 'react'
import type { Group } from 'three'
import flatVertex from '../../shaders/flat.vert?raw'
import pointerFragment from '../../shaders/pointer.frag?raw'
import type { WheelMetrics } from '../wheel/metrics'
import { flatMaterial } from './flatMaterial'
import type { FrameUniforms } from './frame'

interface PointerProps {
  readonly metrics: WheelMetrics
  readonly frame: FrameUniforms
  /** The group that the frame bends. */
  readonly ref: Ref<Group>
}

export function Pointer({ metrics, frame, ref }: PointerProps) {
  const { pointerLength, pointerHead } = metrics
  const material = useMemo(
    () =>
      flatMaterial(flatVertex, pointerFragment, {
        pixel: frame.pixel,
        bend: frame.bend,
        pointerLength: { value: pointerLength },
        pointerHead: { value: pointerHead },
      }),
    [frame, pointerLength, pointerHead],
  )
  // The quad's middle is the head's, where the shader's coordinates start.
  const height = 2 * (pointerLength + 0.5 * pointerHead)
  return (
    <group ref={ref} position={[0, metrics.radius - metrics.pointerReach + pointerLength, 0]}>
      <mesh renderOrder={4} frustumCulled={false}>
        <planeGeometry args={[4 * pointerHead, height]} />
        <rawShaderMaterial key={pointerLength} args={material} />
      </mesh>
    </group>
  )
}
