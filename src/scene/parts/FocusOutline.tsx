// The segment that the keyboard is on: a border in the accent colour, below the winner's where both are one.

import type { WheelMetrics } from '../../wheel/metrics'
import type { FrameUniforms } from '../frame'
import { FOCUS_BORDER_COLOR, WINNER_RISE } from '../look'
import { RaisedSector } from './RaisedSector'

interface FocusProps {
  readonly color: string
  readonly index: number
  readonly count: number
  readonly metrics: WheelMetrics
  readonly isWinner: boolean
  /** Whether the winner stands out of the wheel just now. */
  readonly isRaised: boolean
  readonly frame: FrameUniforms
}

export function Focus({ isWinner, isRaised, ...segment }: FocusProps) {
  const { winnerBorder } = segment.metrics
  return (
    <RaisedSector
      {...segment}
      borderColor={FOCUS_BORDER_COLOR}
      // Shows round the winner's own border.
      borderWidth={(isWinner ? 2.25 : 1.5) * winnerBorder}
      overlay={0}
      rotation={segment.frame.rotation}
      scale={isWinner && isRaised ? 1 + WINNER_RISE : 1}
      risen={1}
      renderOrder={0.5}
    />
  )
}
