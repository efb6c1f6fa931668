// A label on a 2D canvas whose axes lie along the middle of its segment, outward, and a quarter turn clockwise of that.

import { drawLabelLine, labelFont, measureLabel } from '../../platform/labelText'
import type { LabelLayout } from '../../wheel/labels/labelLines'
import { directionOf } from '../../wheel/text'

export function paintLabel(
  context: CanvasRenderingContext2D,
  { lines, font, stretch, end, turn, baseline, lineDistance }: LabelLayout,
): void {
  context.save()
  context.font = labelFont(font)
  context.direction = directionOf(lines.join(' '))
  context.textAlign = 'right'
  context.textBaseline = 'alphabetic'
  context.translate(end, 0)
  context.rotate(turn ?? 0)
  context.scale(stretch, 1)
  for (const [index, line] of lines.entries()) {
    // Lines that are turned are centered; all are drawn from their right ends.
    const right = turn === null ? 0 : (measureLabel(line).width * font) / 2
    context.save()
    context.translate(right, 0)
    drawLabelLine(context, line, baseline + index * lineDistance, font)
    context.restore()
  }
  context.restore()
}
