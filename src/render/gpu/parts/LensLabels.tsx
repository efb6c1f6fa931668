// The labels in the lens, in one draw call. Their atlas is drawn where the wheel rests, and at the launch of a spin
// for where it will rest, so that nothing is drawn while the wheel turns.

import { useLayoutEffect, useMemo, useState } from 'react'
import type { BufferGeometry } from 'three'
import placeChunk from '../../../../shaders/labelPlace.vert.glsl?raw'
import lensFragment from '../../../../shaders/lensLabels.frag?raw'
import lensVertex from '../../../../shaders/lensLabels.vert?raw'
import { measureLabel } from '../../../platform/labelText'
import { inPercent } from '../../../text/chance'
import { segmentUnderPointer, widthOf } from '../../../wheel/geometry'
import { LENS_COUNT, type Lens, metricsInLens } from '../../../wheel/labels/lens'
import { layoutTexts } from '../../../wheel/labels/wheelLabels'
import type { Segment } from '../../../wheel/segment'
import type { WheelPicture } from '../../picture'
import { type FrameUniforms, lensUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'
import { type LabelTexture, labelQuads, labelTexture } from './Labels'
import { drawLabelAtlas } from './labelAtlas'

export const LENS_LABELS: Shader = { vertex: placeChunk + lensVertex, fragment: lensFragment }

/** How many segments have labels on either side of the one at the pointer: one more than the lens shows. */
const BESIDE = 3
/** For a spin also those that pass last, when they are slow enough to read. */
const PASSING = 66

interface LensLabelsProps {
  readonly picture: WheelPicture
  readonly lens: Lens
  readonly frame: FrameUniforms
}

export function LensLabels({ picture, lens, frame }: LensLabelsProps) {
  const { segments, arcs, metrics, spin, restRotation, hasOdds } = picture
  const pixelRatio = picture.quality.labelPixelRatio
  const count = segments.length
  const isSpinning = spin !== null
  const target = segmentUnderPointer(spin ? spin.outcome.angle : restRotation, arcs)
  const uniforms = useMemo(
    () => ({
      ...lensUniforms(frame),
      opacity: frame.lensOpacity,
      pixel: frame.pixel,
      magnification: frame.magnification,
      leavingShare: frame.leavingShare,
      halfAngle: { value: lens.halfAngle },
      innerRadius: { value: lens.innerRadius },
      atlas: { value: null as LabelTexture | null },
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
    const inLens = metricsInLens(metrics, lens)
    const layouts = near.map(({ index, segment }) => {
      const odds = hasOdds ? inPercent(widthOf(index, arcs)) : null
      return layoutTexts(segment.text, odds, inLens, LENS_COUNT, measureLabel)
    })
    const atlas = drawLabelAtlas(shown, layouts, pixelRatio, LENS_COUNT)
    const texture = labelTexture(atlas)
    const quads = labelQuads(atlas, (place) => (near[place]?.index ?? 0) + 0.5, LENS_COUNT)
    uniforms.atlas.value = texture
    setGeometry(quads)
    return () => {
      texture.dispose()
      quads.dispose()
    }
  }, [segments, arcs, count, target, isSpinning, metrics, lens, pixelRatio, hasOdds, uniforms])

  if (!geometry) return null
  return (
    <mesh geometry={geometry} renderOrder={2} frustumCulled={false}>
      <rawShaderMaterial args={material} key={lens.magnification} />
    </mesh>
  )
}
