// All labels: one mesh over one atlas, in one draw call.

import { useLayoutEffect, useMemo, useState } from 'react'
import { BufferAttribute, BufferGeometry, CanvasTexture, NoColorSpace } from 'three'
import placeChunk from '../../../../shaders/labelPlace.vert.glsl?raw'
import labelsFragment from '../../../../shaders/labels.frag?raw'
import labelsVertex from '../../../../shaders/labels.vert?raw'
import { FULL_TURN } from '../../../wheel/angle'
import { type Arcs, turnsAt } from '../../../wheel/geometry'
import type { WheelLabels } from '../../../wheel/labels/wheelLabels'
import type { Segment } from '../../../wheel/segment'
import type { FrameUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'
import { drawLabelAtlas, type LabelAtlas } from './labelAtlas'

export const LABELS: Shader = { vertex: placeChunk + labelsVertex, fragment: labelsFragment }

interface LabelsProps {
  readonly segments: readonly Segment[]
  readonly arcs: Arcs
  readonly labels: WheelLabels
  readonly pixelRatio: number
  readonly renderOrder: number
  readonly frame: FrameUniforms
}

/** Of a canvas of either kind. */
export type LabelTexture = CanvasTexture<LabelAtlas['canvas']>

/** The caller disposes of it. */
export function labelTexture({ canvas }: LabelAtlas): LabelTexture {
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = NoColorSpace
  texture.premultiplyAlpha = true
  texture.generateMipmaps = false
  texture.minFilter = texture.magFilter
  texture.flipY = false
  return texture
}

/**
 * The caller disposes of it.
 * @param placeOf where the middle of the segment is on the wheel that owns a label, as labelPlace.vert.glsl takes it
 * @param count labels that fill a turn
 */
export function labelQuads(
  { owners, positions, uvs, indices }: LabelAtlas,
  placeOf: (owner: number) => number,
  count: number,
): BufferGeometry {
  const quads = new BufferGeometry()
  quads.setAttribute('position', new BufferAttribute(positions, 3))
  quads.setAttribute('uv', new BufferAttribute(uvs, 2))
  const corners = owners.flatMap((owner) => Array<number>(4).fill(owner))
  const layoutAngles = corners.map((owner) => ((owner + 0.5) / count) * FULL_TURN)
  const places = corners.map((owner) => placeOf(owner))
  quads.setAttribute('layoutAngle', new BufferAttribute(new Float32Array(layoutAngles), 1))
  quads.setAttribute('place', new BufferAttribute(new Float32Array(places), 1))
  quads.setIndex(new BufferAttribute(indices, 1))
  return quads
}

export function Labels({ segments, arcs, labels, pixelRatio, renderOrder, frame }: LabelsProps) {
  const uniforms = useMemo(
    () => ({
      rotation: frame.rotation,
      perRadian: frame.perRadian,
      leaving: frame.leaving,
      leavingWidth: frame.leavingWidth,
      leavingShare: frame.leavingShare,
      opacity: frame.opacity,
      covered: frame.covered,
      beside: frame.beside,
      uprightPlace: frame.uprightPlace,
      upright: frame.upright,
      atlas: { value: null as LabelTexture | null },
    }),
    [frame],
  )
  const material = useMemo(() => flatMaterial(LABELS, uniforms), [uniforms])
  const [geometry, setGeometry] = useState<BufferGeometry | null>(null)

  useLayoutEffect(() => {
    if (labels.layouts.length === 0) return setGeometry(null)
    const atlas = drawLabelAtlas(segments, labels.layouts, pixelRatio)
    const texture = labelTexture(atlas)
    const count = segments.length
    const placeOf = (index: number) => turnsAt(index + 0.5, arcs) * count
    const quads = labelQuads(atlas, placeOf, count)
    uniforms.atlas.value = texture
    setGeometry(quads)
    return () => {
      texture.dispose()
      quads.dispose()
    }
  }, [segments, arcs, labels, pixelRatio, uniforms])

  if (!geometry) return null
  return (
    <mesh geometry={geometry} renderOrder={renderOrder} frustumCulled={false}>
      <rawShaderMaterial args={material} />
    </mesh>
  )
}
