// The border of the segment that has the keyboard focus. It lies below the winner's where both are one segment.

import type { IUniform } from 'three'
import type { Look } from '../../../wheel/look'
import type { WheelMetrics } from '../../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { RaisedSector } from './RaisedSector'

interface FocusOutlineProps {
  readonly color: string
  /** Radians, of its usual width. */
  readonly angle: number
  readonly metrics: WheelMetrics
  readonly look: Look
  /** CSS pixels; the hub's radius by default. */
  readonly innerRadius?: number
  readonly isWinner: boolean
  /** Whether the winner stands out of the wheel. */
  readonly isRaised: boolean
  readonly turn: IUniform<number>
  readonly spread: IUniform<number>
  readonly renderOrder: number
  readonly frame: FrameUniforms
}

export function FocusOutline({ look, isWinner, isRaised, ...segment }: FocusOutlineProps) {
  const { winnerBorder } = segment.metrics
  return (
    <RaisedSector
      {...segment}
      borderColor={look.focusBorder}
      // Shows around the winner's border.
      borderWidth={(isWinner ? 2.25 : 1.5) * winnerBorder}
      overlay={0}
      scale={isWinner && isRaised ? 1 + look.winnerRise : 1}
      risen={1}
    />
  )
}
