// The winner's label: it turns upright while its segment stands out of the wheel, and back.

import { animated, useSpring } from '@react-spring/three'
import { useEffect, useMemo } from 'react'
import { Vector3 } from 'three'
import labelsFragment from '../../../../shaders/labels.frag?raw'
import winnerLabelVertex from '../../../../shaders/winnerLabel.vert?raw'
import { measureLabel } from '../../../platform/labelText'
import type { LabelLayout } from '../../../wheel/labels/labelLines'
import type { Look } from '../../../wheel/look'
import type { Segment } from '../../../wheel/segment'
import type { UprightWinner } from '../../uprightWinner'
import type { FrameUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'
import { labelQuads, labelTexture } from './Labels'
import { drawLabelAtlas } from './labelAtlas'

export const WINNER_LABEL: Shader = { vertex: winnerLabelVertex, fragment: labelsFragment }

const SPRING = { tension: 200, friction: 22 }
/** Lines that run to the right where outward is up, around the middle of the wheel: the shader does the rest. */
const AS_DRAWN = { end: 0, turn: Math.PI / 2 }
/** A segment of this many has its middle at the top. */
const COUNTLESS = Number.POSITIVE_INFINITY

interface WinnerLabelProps extends UprightWinner {
  readonly segment: Segment
  readonly pixelRatio: number
  readonly look: Look
  readonly isAnimated: boolean
  /** Whether its segment stands out of the wheel. */
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
    const atlas = drawLabelAtlas([segment], [[{ ...upright, ...AS_DRAWN }]], pixelRatio, COUNTLESS)
    return { texture: labelTexture(atlas), quads: labelQuads(atlas, () => 0.5, 1) }
  }, [segment, upright, pixelRatio])
  useEffect(
    () => () => {
      drawn.texture.dispose()
      drawn.quads.dispose()
    },
    [drawn],
  )
  const material = useMemo(
    () =>
      flatMaterial(WINNER_LABEL, {
        middle: frame.winnerTurn,
        upright: frame.upright,
        opacity: { value: 1 },
        atlas: { value: drawn.texture },
        before: { value: new Vector3(middleOf(label), label.turn ?? 0, label.font / upright.font) },
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

/** How far the middle of its lines is from the wheel's, in CSS pixels. */
function middleOf({ lines, font, stretch, end, turn }: LabelLayout): number {
  if (turn !== null) return end
  return end - (Math.max(...lines.map((line) => measureLabel(line).width)) * font * stretch) / 2
}
