// The hub, above everything that turns, and the pointer at the top, which flicks as segments pass: in one draw call.

import { useEffect, useMemo } from 'react'
import { BufferAttribute, BufferGeometry } from 'three'
import fittingsFragment from '../../../shaders/fittings.frag?raw'
import fittingsVertex from '../../../shaders/fittings.vert?raw'
import lightChunk from '../../../shaders/light.glsl?raw'
import type { WheelMetrics } from '../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'

const FITTINGS: Shader = { vertex: fittingsVertex, fragment: lightChunk + fittingsFragment }

interface FittingsProps {
  readonly metrics: WheelMetrics
  readonly frame: FrameUniforms
}

export function Fittings({ metrics, frame }: FittingsProps) {
  const { hubRadius, pointerLength, pointerHead } = metrics
  const material = useMemo(
    () =>
      flatMaterial(FITTINGS, {
        pixel: frame.pixel,
        bend: frame.bend,
        hubRadius: { value: hubRadius },
        pointerLength: { value: pointerLength },
        pointerHead: { value: pointerHead },
      }),
    [frame, hubRadius, pointerLength, pointerHead],
  )
  const geometry = useMemo(() => fittingsGeometry(metrics), [metrics])
  useEffect(() => () => geometry.dispose(), [geometry])
  return (
    <mesh geometry={geometry} renderOrder={3} frustumCulled={false}>
      <rawShaderMaterial key={hubRadius} args={material} />
    </mesh>
  )
}

/** Two quads, each as large as what is in it with its shadow. */
function fittingsGeometry(metrics: WheelMetrics): BufferGeometry {
  const { hubRadius, pointerLength, pointerHead } = metrics
  const quads = [
    { halfWidth: 2 * hubRadius, halfHeight: 2 * hubRadius, pivot: 0 },
    {
      halfWidth: 2 * pointerHead,
      halfHeight: pointerLength + 0.5 * pointerHead,
      // The middle of its head; its tip reaches into the disc.
      pivot: metrics.radius - metrics.pointerReach + pointerLength,
    },
  ]
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const
  const positions = quads.flatMap(({ halfWidth, halfHeight }) =>
    corners.flatMap(([x, y]) => [x * halfWidth, y * halfHeight, 0]),
  )
  const pivots = quads.flatMap(({ pivot }) => corners.flatMap(() => [0, pivot]))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setAttribute('pivot', new BufferAttribute(new Float32Array(pivots), 2))
  geometry.setIndex([0, 1, 2, 2, 1, 3, 4, 5, 6, 6, 5, 7])
  return geometry
}
