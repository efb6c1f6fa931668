// The hub, above everything that turns, and the pointer, which flicks as segments pass: in one draw call.

import { useEffect, useMemo } from 'react'
import { BufferAttribute, BufferGeometry } from 'three'
import hubAndPointerFragment from '../../../../shaders/hubAndPointer.frag?raw'
import hubAndPointerVertex from '../../../../shaders/hubAndPointer.vert?raw'
import lightChunk from '../../../../shaders/light.glsl?raw'
import type { Look } from '../../../wheel/look'
import type { WheelMetrics } from '../../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'
import { screenShades } from './shades'

const HUB_AND_POINTER: Shader = {
  vertex: hubAndPointerVertex,
  fragment: lightChunk + hubAndPointerFragment,
}

interface HubAndPointerProps {
  readonly metrics: WheelMetrics
  readonly look: Look
  readonly frame: FrameUniforms
}

export function HubAndPointer({ metrics, look, frame }: HubAndPointerProps) {
  const { hubRadius, pointerLength, pointerHeadRadius } = metrics
  const material = useMemo(
    () =>
      flatMaterial(HUB_AND_POINTER, {
        pixel: frame.pixel,
        bend: frame.bend,
        hubRadius: { value: hubRadius },
        capRadius: { value: look.hubCap * hubRadius },
        pinRadius: { value: look.hubPin * hubRadius },
        pointerLength: { value: pointerLength },
        pointerHead: { value: pointerHeadRadius },
        outlineWidth: { value: look.pointerOutline * pointerHeadRadius },
        jewelRadius: { value: look.pointerJewel * pointerHeadRadius },
        ring: { value: screenShades(look.ring) },
        cap: { value: screenShades(look.cap) },
        pin: { value: screenShades(look.pin) },
        ivory: { value: screenShades(look.pointer) },
        outline: { value: screenShades(look.outline) },
        jewel: { value: screenShades(look.jewel) },
      }),
    [frame, hubRadius, pointerLength, pointerHeadRadius, look],
  )
  const geometry = useMemo(() => hubAndPointerGeometry(metrics), [metrics])
  useEffect(() => () => geometry.dispose(), [geometry])
  return (
    <mesh geometry={geometry} renderOrder={3} frustumCulled={false}>
      <rawShaderMaterial key={`${hubRadius} ${look.name}`} args={material} />
    </mesh>
  )
}

/** Two quads, each as large as its contents with their shadow. */
function hubAndPointerGeometry(metrics: WheelMetrics): BufferGeometry {
  const { hubRadius, pointerLength, pointerHeadRadius } = metrics
  const quads = [
    { halfWidth: 2 * hubRadius, halfHeight: 2 * hubRadius, pivot: 0 },
    {
      halfWidth: 2 * pointerHeadRadius,
      halfHeight: pointerLength + 0.5 * pointerHeadRadius,
      // The middle of the head; the tip reaches into the disc.
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
