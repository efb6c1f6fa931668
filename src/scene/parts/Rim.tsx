// The rim: a metal tube around the disc, with the pegs that flick the pointer.

import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { BufferGeometry } from 'three'
import flatVertex from '../../../shaders/flat.vert?raw'
import lightChunk from '../../../shaders/light.glsl?raw'
import rimFragment from '../../../shaders/rim.frag?raw'
import { PEG_RADIUS } from '../../wheel/look'
import { pegCount, type WheelMetrics } from '../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'
import { flatGeometry, ringCorners } from './ringGeometry'

const RIM: Shader = { vertex: flatVertex, fragment: lightChunk + rimFragment }

interface RimProps {
  readonly count: number
  readonly metrics: WheelMetrics
  readonly frame: FrameUniforms
}

export function Rim({ count, metrics, frame }: RimProps) {
  const uniforms = useMemo(
    () => ({
      pixel: frame.pixel,
      rotation: frame.rotation,
      arc: frame.arc,
      pegAngle: { value: 1 },
      pegRadius: { value: 1 },
      radius: { value: 1 },
      rimWidth: { value: 1 },
    }),
    [frame],
  )
  const material = useMemo(() => flatMaterial(RIM, uniforms), [uniforms])
  useLayoutEffect(() => {
    uniforms.pegAngle.value = (2 * Math.PI) / pegCount(count)
    uniforms.pegRadius.value = PEG_RADIUS * metrics.rimWidth
    uniforms.radius.value = metrics.radius
    uniforms.rimWidth.value = metrics.rimWidth
  }, [uniforms, count, metrics])
  const geometry = useMemo(() => rimGeometry(metrics), [metrics])
  useEffect(() => () => geometry.dispose(), [geometry])

  return (
    <mesh geometry={geometry} renderOrder={0.375} frustumCulled={false}>
      <rawShaderMaterial args={material} />
    </mesh>
  )
}

/** A pixel wider on both sides, for the smoothed edges. */
function rimGeometry({ radius, rimWidth }: WheelMetrics): BufferGeometry {
  return flatGeometry(ringCorners(radius - 1, radius + rimWidth + 1))
}
