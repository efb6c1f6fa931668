// All labels in one draw call over one atlas, and the winner's, which turns on its own.

import { animated, useSpring } from '@react-spring/three'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { BufferAttribute, BufferGeometry, CanvasTexture, NoColorSpace, Vector3 } from 'three'
import placeChunk from '../../../../shaders/labelPlace.vert.glsl?raw'
import labelsFragment from '../../../../shaders/labels.frag?raw'
import labelsVertex from '../../../../shaders/labels.vert?raw'
import winnerLabelVertex from '../../../../shaders/winnerLabel.vert?raw'
import { measureIn } from '../../../platform/labelText'
import { FULL_TURN } from '../../../wheel/angle'
import { type Arcs, turnsAt } from '../../../wheel/geometry'
import type { LabelLayout } from '../../../wheel/labels/labelLines'
import type { WheelLabels } from '../../../wheel/labels/wheelLabels'
import type { Look } from '../../../wheel/look'
import type { DrawnSegment, UprightWinner } from '../../view'
import type { FrameUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'
import { drawLabelAtlas, type LabelAtlas } from './labelAtlas'

export const LABELS: Shader = { vertex: placeChunk + labelsVertex, fragment: labelsFragment }

interface LabelsProps {
  readonly segments: readonly DrawnSegment[]
  readonly arcs: Arcs
  readonly labels: WheelLabels
  readonly look: Look
  readonly pixelRatio: number
  readonly renderOrder: number
  readonly frame: FrameUniforms
}

export type LabelTexture = CanvasTexture<LabelAtlas['canvas']>

/**
 * The caller disposes of it.
 * @param placeOf the middle of an owner's segment on its wheel, as labelPlace.vert.glsl takes it
 * @param count labels that fill a turn
 */
export function labelsOf(atlas: LabelAtlas, placeOf: (owner: number) => number, count: number) {
  const owners = atlas.owners.flatMap((owner) => Array<number>(4).fill(owner))
  const texture = canvasTexture(atlas.canvas)
  const quads = quadsOf({ ...atlas, owners }, placeOf, count)
  const dispose = () => {
    texture.dispose()
    quads.dispose()
  }
  return { texture, quads, dispose }
}

export function canvasTexture(canvas: LabelAtlas['canvas']): LabelTexture {
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = NoColorSpace
  texture.premultiplyAlpha = true
  texture.generateMipmaps = false
  texture.minFilter = texture.magFilter
  texture.flipY = false
  return texture
}

type Corners = Pick<LabelAtlas, 'owners' | 'positions' | 'uvs' | 'indices'>

/** @param owners the segment of each corner @param placeOf, count as `labelsOf` takes them */
export function quadsOf(
  { owners, positions, uvs, indices }: Corners,
  placeOf: (owner: number) => number,
  count: number,
): BufferGeometry {
  const quads = new BufferGeometry()
  quads.setAttribute('position', new BufferAttribute(positions, 3))
  quads.setAttribute('uv', new BufferAttribute(uvs, 2))
  const layoutAngles = owners.map((owner) => ((owner + 0.5) / count) * FULL_TURN)
  const places = owners.map((owner) => placeOf(owner))
  quads.setAttribute('layoutAngle', new BufferAttribute(new Float32Array(layoutAngles), 1))
  quads.setAttribute('place', new BufferAttribute(new Float32Array(places), 1))
  quads.setIndex(new BufferAttribute(indices, 1))
  return quads
}

export function Labels(props: LabelsProps) {
  const { segments, arcs, labels, look, pixelRatio, renderOrder, frame } = props
  const uniforms = useMemo(
    () => ({
      rotation: frame.rotation,
      perRadian: frame.perRadian,
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
    const atlas = drawLabelAtlas(segments, labels.layouts, look.face, pixelRatio)
    const count = segments.length
    const drawn = labelsOf(atlas, (index) => turnsAt(index + 0.5, arcs) * count, count)
    uniforms.atlas.value = drawn.texture
    setGeometry(drawn.quads)
    return drawn.dispose
  }, [segments, arcs, labels, look.face, pixelRatio, uniforms])

  if (!geometry) return null
  return (
    <mesh geometry={geometry} renderOrder={renderOrder} frustumCulled={false}>
      <rawShaderMaterial args={material} />
    </mesh>
  )
}

export const WINNER_LABEL: Shader = { vertex: winnerLabelVertex, fragment: labelsFragment }

const SPRING = { tension: 200, friction: 22 }
/** Lines that run to the right where outward is up, around the wheel's middle: the shader does the rest. */
const AS_DRAWN = { end: 0, turn: Math.PI / 2 }
/** A segment of this many has its middle at the top. */
const COUNTLESS = Number.POSITIVE_INFINITY

interface WinnerLabelProps extends UprightWinner {
  readonly segment: DrawnSegment
  readonly pixelRatio: number
  readonly look: Look
  readonly isAnimated: boolean
  readonly isRaised: boolean
  readonly frame: FrameUniforms
}

export function WinnerLabel(props: WinnerLabelProps) {
  const { segment, label, upright, pixelRatio, look, isAnimated, isRaised, frame } = props
  const turned = useSpring({
    from: { upright: 0 },
    to: { upright: isRaised ? 1 : 0 },
    config: SPRING,
    immediate: !isAnimated,
  })
  const drawn = useMemo(() => {
    const drawn = [{ ...upright, ...AS_DRAWN }]
    const atlas = drawLabelAtlas([segment], [drawn], look.face, pixelRatio, COUNTLESS)
    return labelsOf(atlas, () => 0.5, 1)
  }, [segment, upright, look.face, pixelRatio])
  useEffect(() => drawn.dispose, [drawn])
  const material = useMemo(
    () =>
      flatMaterial(WINNER_LABEL, {
        middle: frame.winnerTurn,
        upright: frame.upright,
        opacity: { value: 1 },
        atlas: { value: drawn.texture },
        before: {
          value: new Vector3(middleOf(label, look), label.turn ?? 0, label.font / upright.font),
        },
        after: { value: new Vector3((1 + look.winnerRise) * upright.end, upright.turn ?? 0, 1) },
      }),
    [frame, drawn, label, upright, look],
  )
  return (
    <mesh geometry={drawn.quads} renderOrder={2} frustumCulled={false}>
      <animated.rawShaderMaterial
        key={drawn.texture.uuid}
        args={material}
        {...{ 'uniforms-upright-value': turned.upright }}
      />
    </mesh>
  )
}

/** CSS pixels from the wheel's middle. */
function middleOf({ lines, font, stretch, end, turn }: LabelLayout, { face }: Look): number {
  if (turn !== null) return end
  const measure = measureIn(face)
  return end - (Math.max(...lines.map((line) => measure(line).width)) * font * stretch) / 2
}
