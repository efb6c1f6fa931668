// The rim: a metal tube around the disc, with the pegs that flick the pointer.

import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { BufferGeometry } from 'three'
import flatVertex from '../../../../shaders/flat.vert?raw'
import lightChunk from '../../../../shaders/light.glsl?raw'
import rimFragment from '../../../../shaders/rim.frag?raw'
import type { Arcs } from '../../../wheel/geometry'
import type { Look } from '../../../wheel/look'
import { pegCount, type WheelMetrics } from '../../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'
import { flatGeometry, ringCorners } from './ringGeometry'
import { linearShades } from './shades'

const RIM: Shader = { vertex: flatVertex, fragment: lightChunk + rimFragment }

interface RimProps {
  readonly arcs: Arcs
  readonly metrics: WheelMetrics
  readonly look: Look
  readonly frame: FrameUniforms
}

export function Rim({ arcs, metrics, look, frame }: RimProps) {
  const uniforms = useMemo(
    () => ({
      pixel: frame.pixel,
      rotation: frame.rotation,
      arc: frame.arc,
      pegAngle: { value: 1 },
      pegRadius: { value: 1 },
      radius: { value: 1 },
      rimWidth: { value: 1 },
      rim: { value: [] as number[] },
      peg: { value: [] as number[] },
    }),
    [frame],
  )
  const material = useMemo(() => flatMaterial(RIM, uniforms), [uniforms])
  useLayoutEffect(() => {
    uniforms.pegAngle.value = (2 * Math.PI) / pegCount(arcs)
    uniforms.pegRadius.value = look.pegRadius * metrics.rimWidth
    uniforms.radius.value = metrics.radius
    uniforms.rimWidth.value = metrics.rimWidth
    uniforms.rim.value = linearShades(look.rim)
    uniforms.peg.value = linearShades(look.peg)
  }, [uniforms, arcs, metrics, look])
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
