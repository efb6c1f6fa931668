// One segment as real geometry above the disc, in its own color, with a border and a glow.

import { animated, type Interpolation, type SpringValue } from '@react-spring/three'
import { useEffect, useMemo } from 'react'
import { BufferAttribute, BufferGeometry, type IUniform } from 'three'
import sectorFragment from '../../../../shaders/sector.frag?raw'
import sectorVertex from '../../../../shaders/sector.vert?raw'
import type { WheelMetrics } from '../../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { flatMaterial, type Shader } from './flatMaterial'
import { sectorVertices } from './sectorGeometry'
import { screenColor } from './shades'

export const RAISED_SECTOR: Shader = { vertex: sectorVertex, fragment: sectorFragment }

/** Too narrow to see; the shader divides by it. */
const NO_GLOW = 1e-3

interface RaisedSectorProps {
  readonly color: string
  /** Radians, of its usual width. */
  readonly angle: number
  readonly metrics: WheelMetrics
  readonly innerRadius?: number
  readonly borderColor: string
  /** CSS pixels, outside the segment. */
  readonly borderWidth: number
  /** How white the overlay is, 0 to 1. */
  readonly overlay: number
  readonly hasGlow?: boolean
  /** Where its middle is: radians, clockwise from the top. */
  readonly turn: IUniform<number>
  /** Its width as a share of its usual one. */
  readonly spread: IUniform<number>
  /** Size relative to its place on the wheel. */
  readonly scale: number | Interpolation<number>
  /** Opacity, 0 to 1. */
  readonly risen: number | SpringValue<number> | Interpolation<number>
  readonly renderOrder: number
  readonly frame: FrameUniforms
}

export function RaisedSector(props: RaisedSectorProps) {
  const { color, angle, metrics, borderColor, borderWidth, overlay, turn, spread, frame } = props
  const { hasGlow = true, innerRadius = metrics.hubRadius } = props
  const material = useMemo(
    () =>
      flatMaterial(RAISED_SECTOR, {
        pixel: frame.pixel,
        turn,
        spread,
        scale: { value: 1 },
        fill: { value: screenColor(color) },
        borderColor: { value: screenColor(borderColor) },
        overlay: { value: overlay },
        risen: { value: 0 },
        borderWidth: { value: borderWidth },
        bevelWidth: { value: metrics.winnerBorder },
        glowWidth: { value: hasGlow ? glowWidth(metrics) : NO_GLOW },
      }),
    [frame, turn, spread, color, borderColor, borderWidth, overlay, hasGlow, metrics],
  )
  const geometry = useMemo(
    () => raisedGeometry(angle, metrics, borderWidth, innerRadius),
    [angle, metrics, borderWidth, innerRadius],
  )
  useEffect(() => () => geometry.dispose(), [geometry])

  return (
    <mesh geometry={geometry} renderOrder={props.renderOrder} frustumCulled={false}>
      <animated.rawShaderMaterial
        key={`${color} ${borderColor} ${borderWidth} ${overlay} ${hasGlow}`}
        args={material}
        {...{ 'uniforms-risen-value': props.risen, 'uniforms-scale-value': props.scale }}
      />
    </mesh>
  )
}

function glowWidth(metrics: WheelMetrics): number {
  return 0.8 * metrics.bleed
}

function raisedGeometry(
  angle: number,
  metrics: WheelMetrics,
  borderWidth: number,
  innerRadius: number,
): BufferGeometry {
  const sector = {
    startAngle: -angle / 2,
    endAngle: angle / 2,
    innerRadius,
    outerRadius: metrics.radius,
  }
  const rings = [-metrics.winnerBorder, 0, borderWidth, borderWidth + glowWidth(metrics)]
  const vertices = sectorVertices(sector, rings)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(vertices.positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(vertices.normals, 3))
  geometry.setAttribute('outset', new BufferAttribute(vertices.outsets, 1))
  geometry.setIndex(new BufferAttribute(vertices.indices, 1))
  return geometry
}
