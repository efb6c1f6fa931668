// The disc and its rim: one quad whose shader finds the segment for every pixel.

import { useLayoutEffect, useMemo } from 'react'
import discFragment from '../../shaders/disc.frag?raw'
import flatVertex from '../../shaders/flat.vert?raw'
import { LINE_SHARE, pegCount, type WheelMetrics } from '../wheel/metrics'
import type { Segment } from '../wheel/segment'
import { sumColors, sumsTexture } from './colorSums'
import { flatMaterial } from './flatMaterial'
import type { FrameUniforms } from './frame'

interface DiscProps {
  readonly segments: readonly Segment[]
  readonly metrics: WheelMetrics
  readonly frame: FrameUniforms
}

export function Disc({ segments, metrics, frame }: DiscProps) {
  const uniforms = useMemo(
    () => ({
      rotation: frame.rotation,
      arc: frame.arc,
      calm: frame.calm,
      pixel: frame.pixel,
      sums: { value: null as unknown },
      meanColor: { value: [0, 0, 0] as readonly number[] },
      count: { value: 1 },
      pegs: { value: 1 },
      radius: { value: 1 },
      rimWidth: { value: 1 },
      border: { value: 1 },
      lineShare: { value: LINE_SHARE },
    }),
    [frame],
  )
  const material = useMemo(() => flatMaterial(flatVertex, discFragment, uniforms), [uniforms])

  // Before the first frame, which would otherwise show a disc of nothing.
  useLayoutEffect(() => {
    const sums = sumColors(segments.map((segment) => segment.color))
    const texture = sumsTexture(sums)
    uniforms.sums.value = texture
    uniforms.meanColor.value = sums.mean
    uniforms.count.value = segments.length
    uniforms.pegs.value = pegCount(segments.length)
    return () => texture.dispose()
  }, [segments, uniforms])

  useLayoutEffect(() => {
    uniforms.radius.value = metrics.radius
    uniforms.rimWidth.value = metrics.rimWidth
    uniforms.border.value = metrics.border
  }, [metrics, uniforms])

  const side = 2 * (metrics.radius + metrics.rimWidth) + 2
  return (
    <mesh renderOrder={0}>
      <planeGeometry args={[side, side]} />
      <rawShaderMaterial args={material} />
    </mesh>
  )
}
