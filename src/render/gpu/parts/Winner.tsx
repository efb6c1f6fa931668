// The winner's segment: it rises out of the wheel and lights up; after the reveal it sinks back and stays lit.

import { useSpring } from '@react-spring/three'
import type { IUniform } from 'three'
import type { Look } from '../../../wheel/look'
import type { WheelMetrics } from '../../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { RaisedSector } from './RaisedSector'

const SPRING = { tension: 260, friction: 14 }

interface WinnerProps {
  readonly color: string
  /** Radians, of its usual width. */
  readonly angle: number
  readonly metrics: WheelMetrics
  readonly look: Look
  /** CSS pixels; the hub's radius by default. */
  readonly innerRadius?: number
  readonly isAnimated: boolean
  /** Whether it stands out of the wheel. */
  readonly isRaised: boolean
  /** Whether it has the keyboard focus as well, whose border takes the place of the glow. */
  readonly isFocused: boolean
  readonly turn: IUniform<number>
  readonly spread: IUniform<number>
  readonly frame: FrameUniforms
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
