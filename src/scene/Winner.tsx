// The winner's segment: real geometry that rises out of the wheel and lights up.

import { animated, useSpring } from '@react-spring/three'
import { useEffect, useMemo } from 'react'
import { BufferAttribute, BufferGeometry } from 'three'
import sectorFragment from '../../shaders/sector.frag?raw'
import sectorVertex from '../../shaders/sector.vert?raw'
import { segmentAngle } from '../wheel/geometry'
import type { WheelMetrics } from '../wheel/metrics'
import { colorChannels } from '../wheel/palette'
import { flatMaterial } from './flatMaterial'
import type { FrameUniforms } from './frame'
import { WINNER_BORDER_COLOR, WINNER_OVERLAY } from './look'
import { sectorVertices } from './sectorGeometry'

const RISE = 0.035
const SPRING = { tension: 260, friction: 14 }

interface WinnerProps {
  readonly color: string
  readonly index: number
  readonly count: number
  readonly metrics: WheelMetrics
  readonly isStill: boolean
  readonly frame: FrameUniforms
}

/** A `#rrggbb` colour as the shaders write it: screen values from 0 to 1, not converted. */
function screenColor(hex: string): number[] {
  return colorChannels(hex).map((channel) => channel / 255)
}

export function Winner({ color, index, count, metrics, isStill, frame }: WinnerProps) {
  const { risen } = useSpring({
    from: { risen: 0 },
    to: { risen: 1 },
    config: SPRING,
    immediate: isStill,
  })
  const uniforms = useMemo(
    () => ({
      pixel: frame.pixel,
      fill: { value: screenColor(color) },
      borderColor: { value: screenColor(WINNER_BORDER_COLOR) },
      overlay: { value: WINNER_OVERLAY },
      risen: { value: 0 },
      borderWidth: { value: metrics.winnerBorder },
      bevelWidth: { value: metrics.winnerBorder },
      glowWidth: { value: 0.8 * metrics.bleed },
    }),
    [frame, color, metrics],
  )
  const material = useMemo(() => flatMaterial(sectorVertex, sectorFragment, uniforms), [uniforms])
  const geometry = useMemo(() => winnerGeometry(index, count, metrics), [index, count, metrics])
  useEffect(() => () => geometry.dispose(), [geometry])

  return (
    <animated.group scale={risen.to((value) => 1 + RISE * value)}>
      <mesh geometry={geometry} renderOrder={1} frustumCulled={false}>
        <animated.rawShaderMaterial
          key={color}
          args={material}
          {...{
            'uniforms-risen-value': risen.to({
              range: [0, 1],
              output: [0, 1],
              extrapolate: 'clamp',
            }),
          }}
        />
      </mesh>
    </animated.group>
  )
}

function winnerGeometry(index: number, count: number, metrics: WheelMetrics): BufferGeometry {
  const angle = segmentAngle(count)
  const sector = {
    startAngle: index * angle,
    endAngle: (index + 1) * angle,
    innerRadius: metrics.hubRadius,
    outerRadius: metrics.radius,
  }
  const { winnerBorder, bleed } = metrics
  const rings = [-winnerBorder, 0, winnerBorder, winnerBorder + 0.8 * bleed]
  const vertices = sectorVertices(sector, rings)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(vertices.positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(vertices.normals, 3))
  geometry.setAttribute('outset', new BufferAttribute(vertices.outsets, 1))
  geometry.setIndex(new BufferAttribute(vertices.indices, 1))
  return geometry
}
