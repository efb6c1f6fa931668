// The winner's label as a picture shows it: upright while the winner is revealed, where there is room.

import { FULL_TURN, radians } from '../wheel/angle'
import type { LabelLayout, MeasureText } from '../wheel/labelLines'
import { uprightLabel } from '../wheel/uprightLabel'
import type { WheelLabels } from '../wheel/wheelLabels'
import type { WheelPicture } from './picture'

export interface UprightWinner {
  /** How it runs on the wheel, and upright. */
  readonly label: LabelLayout
  readonly upright: LabelLayout
}

/** `null` without a winner at rest, and where the winner's segment has no room for an upright label. */
export function uprightWinner(
  picture: Pick<WheelPicture, 'segments' | 'metrics' | 'winnerIndex' | 'restRotation' | 'spin'>,
  { layouts, lens }: WheelLabels,
  measure: MeasureText,
): UprightWinner | null {
  const { segments, metrics, winnerIndex, restRotation, spin } = picture
  if (winnerIndex === null || spin || lens) return null
  const label = layouts[winnerIndex]?.[0]
  const text = segments[winnerIndex]?.text
  if (!label || text === undefined) return null
  const count = segments.length
  const middle = radians(restRotation + ((winnerIndex + 0.5) / count) * FULL_TURN)
  const upright = uprightLabel(text, label, metrics, count, middle, measure)
  return upright && { label, upright }
}
