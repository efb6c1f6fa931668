// What turns, painted once at rotation 0 into a canvas of its own: segments, the lines between them, labels and rim.

import type { WheelPicture } from '../picture/picture'
import { FULL_TURN } from '../wheel/angle'
import { groupedColors, groupSize } from '../wheel/colorGroups'
import { calmLabelOpacity } from '../wheel/flashes'
import { turnsTo } from '../wheel/leaving'
import type { Look } from '../wheel/look'
import { LINE_SHARE, lineHalfWidth, pegCount, type WheelMetrics } from '../wheel/metrics'
import { inkOn } from '../wheel/palette'
import type { WheelLabels } from '../wheel/wheelLabels'
import { paintLabel } from './labelPainter'
import { QUARTER_TURN, sectorPath } from './sectorPath'

export type DiscPicture = Pick<
  WheelPicture,
  'segments' | 'metrics' | 'quality' | 'look' | 'leavingIndex'
>

/**
 * Paints over whatever the canvas shows.
 * @param share what is left of the width of the segment that leaves, 0 to 1
 * @param isCalm without what flickers on a fast wheel: lines, and labels in full
 */
export function paintDisc(
  canvas: HTMLCanvasElement,
  picture: DiscPicture,
  { layouts, largeness }: WheelLabels,
  share: number,
  isCalm = false,
): void {
  const { segments, metrics, look, leavingIndex } = picture
  const pixelRatio = picture.quality.labelPixelRatio
  const side = metrics.size + 2 * metrics.bleed
  // Empties it.
  canvas.width = canvas.height = Math.round(side * pixelRatio)
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(pixelRatio, pixelRatio)
  context.translate(side / 2, side / 2)
  paintRim(context, metrics, look)
  const size = groupSize(segments.length, metrics.radius)
  const colors = groupedColors(
    segments.map(({ color }) => color),
    size,
  )
  const groups = segments.length / size
  const turns = (place: number) => turnsTo(place, groups, leavingIndex, share)
  paintSegments(context, colors, size, metrics, turns)
  if (!isCalm) paintLines(context, groups, metrics, look, turns)
  context.globalAlpha = isCalm ? calmLabelOpacity(largeness) : 1
  paintLabels(context, picture, layouts, share, turns)
  context.globalAlpha = 1
  paintPegs(context, segments.length, metrics, look)
}

/** Where a place, counted in groups of segments, is on the wheel: turns, clockwise from the top. */
type TurnsTo = (place: number) => number

/** @param size of the groups that have one color; 1 where each segment has its own */
function paintSegments(
  context: CanvasRenderingContext2D,
  colors: readonly string[],
  size: number,
  metrics: WheelMetrics,
  turns: TurnsTo,
): void {
  const groups = colors.length / size
  // The last group may be narrower than the others: the first is painted over its surplus.
  for (let group = Math.ceil(groups) - 1; group >= 0; group -= 1) {
    context.fillStyle = colors[group * size] ?? ''
    context.fill(sectorPath(metrics, turns(group), turns(group + 1)))
  }
}

function paintLines(
  context: CanvasRenderingContext2D,
  count: number,
  metrics: WheelMetrics,
  { lineOpacity }: Look,
  turns: TurnsTo,
): void {
  const halfWidth = lineHalfWidth(metrics, count, metrics.radius)
  // From the center a line widens evenly until it has its full width.
  const full = Math.min(metrics.radius, (halfWidth * count) / (0.5 * LINE_SHARE * FULL_TURN))
  context.save()
  context.rotate(-QUARTER_TURN)
  context.beginPath()
  for (let index = 0; index < count; index += 1) {
    context.moveTo(0, 0)
    context.lineTo(full, -halfWidth)
    context.lineTo(metrics.radius, -halfWidth)
    context.lineTo(metrics.radius, halfWidth)
    context.lineTo(full, halfWidth)
    context.rotate((turns(index + 1) - turns(index)) * FULL_TURN)
  }
  context.fillStyle = `rgb(255 255 255 / ${lineOpacity})`
  context.fill()
  context.restore()
}

function paintLabels(
  context: CanvasRenderingContext2D,
  { segments, leavingIndex }: DiscPicture,
  layouts: WheelLabels['layouts'],
  share: number,
  turns: TurnsTo,
): void {
  for (const [index, own] of layouts.entries()) {
    context.save()
    context.rotate(turns(index + 0.5) * FULL_TURN - QUARTER_TURN)
    if (index === leavingIndex) context.scale(1, share)
    context.fillStyle = inkOn(segments[index]?.color ?? '')
    for (const layout of own) paintLabel(context, layout)
    context.restore()
  }
}

function paintRim(
  context: CanvasRenderingContext2D,
  { radius, rimWidth }: WheelMetrics,
  { rim }: Look,
): void {
  const tube = context.createRadialGradient(0, 0, radius, 0, 0, radius + rimWidth)
  tube.addColorStop(0, rim.dark)
  tube.addColorStop(0.5, rim.light)
  tube.addColorStop(1, rim.dark)
  context.fillStyle = tube
  context.beginPath()
  context.arc(0, 0, radius + rimWidth, 0, FULL_TURN)
  context.fill()
}

function paintPegs(
  context: CanvasRenderingContext2D,
  count: number,
  metrics: WheelMetrics,
  { peg, pegRadius }: Look,
): void {
  const pegs = pegCount(count)
  const distance = metrics.radius + metrics.rimWidth / 2
  const radius = pegRadius * metrics.rimWidth
  context.fillStyle = peg.flat
  for (let index = 0; index < pegs; index += 1) {
    const angle = (index / pegs) * FULL_TURN - QUARTER_TURN
    context.beginPath()
    context.arc(distance * Math.cos(angle), distance * Math.sin(angle), radius, 0, FULL_TURN)
    context.fill()
  }
}
