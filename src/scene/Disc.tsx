// The disc and its rim: one quad whose shader finds the segment for every pixel.

import { useLayoutEffect, useMemo } from 'react'
import discFragment from '../../shaders/disc.frag?raw'
import flatVertex from '../../shaders/flat.vert?raw'
import { groupedColors, groupSize } from '../wheel/colorGroups'
import { lensFor } from '../wheel/lens'
import { LINE_SHARE, pegCount, type WheelMetrics } from '../wheel/metrics'
import type { Segment } from '../wheel/segment'
import { sumColors, sumsTexture } from './colorSums'
import { flatMaterial } from './flatMaterial'
import type { FrameUniforms } from './frame'

/** Blocks of the colour texture: the segments, and groups of four sizes; the shader has the same number. */
const MOST_LEVELS = 5

interface DiscProps {
  readonly segments: readonly Segment[]
  readonly metrics: WheelMetrics
  readonly frame: FrameUniforms
}

/** The colours in groups of that size at the rim, and in pairs of groups each time the disc is half as wide. */
function groupsTowardsHub(colors: readonly string[], size: number): string[][] {
  const levels = [groupedColors(colors, size)]
  for (let halvings = 1; halvings < MOST_LEVELS - 1; halvings += 1) {
    // Out of the level before, so that one group of each pair only grows.
    levels.push(groupedColors(levels[halvings - 1] ?? [], size * 2 ** halvings))
  }
  return levels
}

export function Disc({ segments, metrics, frame }: DiscProps) {
  const uniforms = useMemo(
    () => ({
      rotation: frame.rotation,
      arc: frame.arc,
      calm: frame.calm,
      pixel: frame.pixel,
      sums: { value: null as unknown },
      rows: { value: 1 },
      levels: { value: 1 },
      meanColors: { value: Array<number>(3 * MOST_LEVELS).fill(0) },
      count: { value: 1 },
      group: { value: 1 },
      lensHalfAngle: { value: 0 },
      lensInner: { value: 0 },
      magnification: { value: 1 },
      lensCalm: frame.lensCalm,
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
    const colors = segments.map((segment) => segment.color)
    const group = groupSize(colors.length, metrics.radius)
    const levels = [colors, ...(group > 1 ? groupsTowardsHub(colors, group) : [])]
    const sums = levels.map(sumColors)
    const texture = sumsTexture(sums)
    uniforms.sums.value = texture
    uniforms.rows.value = sums[0]?.height ?? 1
    uniforms.levels.value = levels.length
    // One after the other, as three hands arrays on.
    uniforms.meanColors.value = Array.from(
      { length: MOST_LEVELS },
      (_, level) => sums[level]?.mean ?? [0, 0, 0],
    ).flat()
    uniforms.count.value = segments.length
    uniforms.group.value = group
    uniforms.pegs.value = pegCount(segments.length)
    return () => texture.dispose()
  }, [segments, metrics.radius, uniforms])

  useLayoutEffect(() => {
    uniforms.radius.value = metrics.radius
    uniforms.rimWidth.value = metrics.rimWidth
    uniforms.border.value = metrics.border
    const lens = lensFor(metrics, segments.length)
    uniforms.lensHalfAngle.value = lens?.halfAngle ?? 0
    uniforms.lensInner.value = lens?.innerRadius ?? 0
    uniforms.magnification.value = lens?.magnification ?? 1
  }, [metrics, segments.length, uniforms])

  const side = 2 * (metrics.radius + metrics.rimWidth) + 2
  return (
    <mesh renderOrder={0}>
      <planeGeometry args={[side, side]} />
      <rawShaderMaterial args={material} />
    </mesh>
  )
}
