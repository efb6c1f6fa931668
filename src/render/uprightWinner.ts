// The winner's label as a picture shows it: upright while the winner is revealed, where there is room.

import { FULL_TURN, radians } from '../wheel/angle'
import { turnsAt, widthOf } from '../wheel/geometry'
import { uprightLabel } from '../wheel/labels/labelLayout'
import type { LabelLayout, MeasureText } from '../wheel/labels/labelLines'
import type { WheelLabels } from '../wheel/labels/wheelLabels'
import type { WheelPicture } from './picture'

export interface UprightWinner {
  /** How it runs on the wheel, and upright. */
  readonly label: LabelLayout
  readonly upright: LabelLayout
}

/** `null` without a winner at rest, and where the winner's segment has no room for an upright label. */
export function uprightWinner(
  picture: Pick<
    WheelPicture,
    'segments' | 'arcs' | 'metrics' | 'winnerIndex' | 'restRotation' | 'spin'
  >,
  { layouts, lens }: WheelLabels,
  measure: MeasureText,
): UprightWinner | null {
  const { segments, arcs, metrics, winnerIndex, restRotation, spin } = picture
  if (winnerIndex === null || spin || lens) return null
  const label = layouts[winnerIndex]?.[0]
  const text = segments[winnerIndex]?.text
  if (!label || text === undefined) return null
  const middle = radians(restRotation + turnsAt(winnerIndex + 0.5, arcs) * FULL_TURN)
  const perTurn = 1 / widthOf(winnerIndex, arcs)
  const upright = uprightLabel(text, label, metrics, perTurn, middle, measure)
  return upright && { label, upright }
}
