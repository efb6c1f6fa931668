// Segments as real geometry above the disc: the winner, and the one with the focus.

import { animated, type Interpolation, type SpringValue, useSpring } from '@react-spring/three'
import { useEffect, useMemo } from 'react'
import { BufferAttribute, BufferGeometry, type IUniform } from 'three'
import sectorFragment from '../../../../shaders/sector.frag?raw'
import sectorVertex from '../../../../shaders/sector.vert?raw'
import type { Look } from '../../../wheel/look'
import type { WheelMetrics } from '../../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { flatMaterial, type Shader, screenColor } from './flatMaterial'
import { sectorVertices } from './sectorGeometry'

export const RAISED_SECTOR: Shader = { vertex: sectorVertex, fragment: sectorFragment }

/** Too narrow to see; the shader divides by it. */
const NO_GLOW = 1e-3

const SPRING = { tension: 260, friction: 14 }

interface SegmentProps {
  readonly color: string
  /** Radians. */
  readonly angle: number
  readonly metrics: WheelMetrics
  /** CSS pixels; the hub's radius by default. */
  readonly innerRadius?: number
  /** Of its middle: radians, clockwise from the top. */
  readonly turn: IUniform<number>
  readonly frame: FrameUniforms
}

interface RaisedSectorProps extends SegmentProps {
  readonly borderColor: string
  /** CSS pixels, outside the segment. */
  readonly borderWidth: number
  /** White, 0 to 1. */
  readonly overlay: number
  readonly hasGlow?: boolean
  /** Relative to its place on the wheel. */
  readonly scale: number | Interpolation<number>
  /** Opacity, 0 to 1. */
  readonly risen: number | SpringValue<number> | Interpolation<number>
  readonly renderOrder: number
}

function RaisedSector(props: RaisedSectorProps) {
  const { color, angle, metrics, borderColor, borderWidth, overlay, turn, frame } = props
  const { hasGlow = true, innerRadius = metrics.hubRadius } = props
  const material = useMemo(
    () =>
      flatMaterial(RAISED_SECTOR, {
        pixel: frame.pixel,
        turn,
        scale: { value: 1 },
        fill: { value: screenColor(color) },
        borderColor: { value: screenColor(borderColor) },
        overlay: { value: overlay },
        risen: { value: 0 },
        borderWidth: { value: borderWidth },
        bevelWidth: { value: metrics.winnerBorder },
        glowWidth: { value: hasGlow ? glowWidth(metrics) : NO_GLOW },
      }),
    [frame, turn, color, borderColor, borderWidth, overlay, hasGlow, metrics],
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

interface WinnerProps extends SegmentProps {
  readonly look: Look
  readonly isAnimated: boolean
  readonly isRaised: boolean
  /** The border of the focus takes the place of the glow. */
  readonly isFocused: boolean
}

export function Winner({ look, isAnimated, isRaised, isFocused, ...segment }: WinnerProps) {
  const { risen, lift } = useSpring({
    from: { risen: 0, lift: 0 },
    to: { risen: 1, lift: isRaised ? 1 : 0 },
    config: SPRING,
    immediate: !isAnimated,
  })
  return (
    <RaisedSector
      {...segment}
      borderColor={look.winnerBorder}
      borderWidth={segment.metrics.winnerBorder}
      overlay={look.winnerOverlay}
      hasGlow={!isFocused}
      scale={lift.to((value) => 1 + look.winnerRise * value)}
      risen={risen.to({ range: [0, 1], output: [0, 1], extrapolate: 'clamp' })}
      renderOrder={1}
    />
  )
}

interface FocusOutlineProps extends SegmentProps {
  readonly look: Look
  readonly isWinner: boolean
  readonly isRaised: boolean
  readonly renderOrder: number
}

/** Lies below the winner's border where both are one segment. */
export function FocusOutline({ look, isWinner, isRaised, ...segment }: FocusOutlineProps) {
  const { winnerBorder } = segment.metrics
  return (
    <RaisedSector
      {...segment}
      borderColor={look.focusBorder}
      // Around the winner's border.
      borderWidth={(isWinner ? 2.25 : 1.5) * winnerBorder}
      overlay={0}
      scale={isWinner && isRaised ? 1 + look.winnerRise : 1}
      risen={1}
    />
  )
}
