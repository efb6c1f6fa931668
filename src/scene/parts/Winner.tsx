// The winner's segment: it rises out of the wheel, lights up, and stays lit when it has come down again.

import { useSpring } from '@react-spring/three'
import type { IUniform } from 'three'
import type { WheelMetrics } from '../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { WINNER_BORDER_COLOR, WINNER_OVERLAY, WINNER_RISE } from '../look'
import { RaisedSector } from './RaisedSector'

const SPRING = { tension: 260, friction: 14 }

interface WinnerProps {
  readonly color: string
  readonly index: number
  readonly count: number
  readonly metrics: WheelMetrics
  /** Where it begins, in CSS pixels; at the hub where it is not said. */
  readonly innerRadius?: number
  readonly isStill: boolean
  /** Whether it stands out of the wheel; it stays lit when it has come down again. */
  readonly isRaised: boolean
  /** Whether the keyboard is on it too: then its glow makes room for the focus. */
  readonly isFocused: boolean
  readonly rotation: IUniform<number>
  readonly frame: FrameUniforms
}

export function Winner({ isStill, isRaised, isFocused, ...segment }: WinnerProps) {
  const { risen, lift } = useSpring({
    from: { risen: 0, lift: 0 },
    to: { risen: 1, lift: isRaised ? 1 : 0 },
    config: SPRING,
    immediate: isStill,
  })
  return (
    <RaisedSector
      {...segment}
      borderColor={WINNER_BORDER_COLOR}
      borderWidth={segment.metrics.winnerBorder}
      overlay={WINNER_OVERLAY}
      hasGlow={!isFocused}
      scale={lift.to((value) => 1 + WINNER_RISE * value)}
      risen={risen.to({ range: [0, 1], output: [0, 1], extrapolate: 'clamp' })}
      renderOrder={1}
    />
  )
}
