// The labels in the lens, in one draw call. They are drawn once for every place the wheel can come to rest at,
// when that place is known: before a spin for its end, so that nothing is drawn anew while the wheel turns.

import { useLayoutEffect, useMemo, useState } from 'react'
import { BufferAttribute, type BufferGeometry, type CanvasTexture } from 'three'
import lensFragment from '../../../shaders/lensLabels.frag?raw'
import lensVertex from '../../../shaders/lensLabels.vert?raw'
import { useApp } from '../../store/app'
import { segmentUnderPointer } from '../../wheel/geometry'
import { LENS_COUNT, type Lens } from '../../wheel/lens'
import type { WheelMetrics } from '../../wheel/metrics'
import type { Segment } from '../../wheel/segment'
import type { FrameUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'
import { labelQuads, labelTexture } from './Labels'
import { drawLabelAtlas } from './labelAtlas'

export const LENS_LABELS: Shader = { vertex: lensVertex, fragment: lensFragment }

/** Segments that have labels before the one at the pointer, and after it: as many as the lens shows, and one more. */
const BESIDE = 3
/** Before a spin also those that pass last, when they can be read. */
const PASSING = 66

interface LensLabelsProps {
  readonly segments: readonly Segment[]
  readonly metrics: WheelMetrics
  readonly lens: Lens
  readonly pixelRatio: number
  readonly frame: FrameUniforms
}

export function LensLabels({ segments, metrics, lens, pixelRatio, frame }: LensLabelsProps) {
  const count = segments.length
  const targetId = useApp((state) => state.activeSpin?.outcome.winner.id ?? null)
  const isSpinning = targetId !== null
  const restIndex = useApp((state) => segmentUnderPointer(state.restRotation, count))
  const target = useMemo(() => {
    const found = targetId === null ? -1 : segments.findIndex(({ id }) => id === targetId)
    return found < 0 ? restIndex : found
  }, [segments, targetId, restIndex])
  const uniforms = useMemo(
    () => ({
      rotation: frame.rotation,
      opacity: frame.lensOpacity,
      pixel: frame.pixel,
      magnification: { value: lens.magnification },
      halfAngle: { value: lens.halfAngle },
      innerRadius: { value: lens.innerRadius },
      atlas: { value: null as CanvasTexture | null },
    }),
    [frame, lens],
  )
  const material = useMemo(() => flatMaterial(LENS_LABELS, uniforms), [uniforms])
  const [geometry, setGeometry] = useState<BufferGeometry | null>(null)

  useLayoutEffect(() => {
    const after = isSpinning ? PASSING : BESIDE
    const near = Array.from({ length: Math.min(count, BESIDE + 1 + after) }, (_, place) => {
      const index = (target - BESIDE + place + count) % count
      return { index, segment: segments[index] as Segment }
    })
    const shown = near.map(({ segment }) => segment)
    const inLens = { ...metrics, hubRadius: lens.innerRadius }
    const atlas = drawLabelAtlas(shown, inLens, pixelRatio, LENS_COUNT)
    const texture = labelTexture(atlas)
    const quads = labelQuads(atlas)
    const angles = near.flatMap(({ index }, place) => {
      const setAt = ((place + 0.5) / LENS_COUNT) * 2 * Math.PI
      const onWheel = ((index + 0.5) / count) * 2 * Math.PI
      return Array.from({ length: 4 }, () => [setAt, onWheel]).flat()
    })
    quads.setAttribute('angles', new BufferAttribute(new Float32Array(angles), 2))
    uniforms.atlas.value = texture
    setGeometry(quads)
    return () => {
      texture.dispose()
      quads.dispose()
    }
  }, [segments, count, target, isSpinning, metrics, lens, pixelRatio, uniforms])

  if (!geometry) return null
  return (
    <mesh geometry={geometry} renderOrder={2} frustumCulled={false}>
      <rawShaderMaterial args={material} key={lens.magnification} />
    </mesh>
  )
}
