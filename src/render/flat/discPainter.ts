// What turns, painted once at rotation 0 into a canvas of its own.

import { drawLabelLine, labelFont, measureIn } from '../../platform/labelText'
import { FULL_TURN } from '../../wheel/angle'
import { calmLabelOpacity } from '../../wheel/flashes'
import { turnsAt } from '../../wheel/geometry'
import type { LabelLayout } from '../../wheel/labels/labelLines'
import type { PictureRoom } from '../../wheel/labels/pictureRoom'
import type { WheelLabels } from '../../wheel/labels/wheelLabels'
import type { Look } from '../../wheel/look'
import { LINE_SHARE, lineHalfWidth, pegCount, type WheelMetrics } from '../../wheel/metrics'
import { discPieces, groupedColors, groupSize, type Pieces } from '../../wheel/pieces'
import { directionOf } from '../../wheel/text'
import type { PictureSheet } from '../pictures/pictureSheet'
import { inkOf, type WheelView } from '../view'

export type Canvas2D = CanvasRenderingContext2D

export type DiscView = Pick<WheelView, 'segments' | 'arcs' | 'metrics' | 'quality' | 'look'>

/** @param isCalm without what flickers on a fast wheel: lines, and labels in full */
export function paintDisc(
  canvas: HTMLCanvasElement,
  view: DiscView,
  { layouts, pictures, largeness }: WheelLabels,
  isCalm = false,
  sheet: PictureSheet | null = null,
): void {
  const { arcs, metrics, look } = view
  const pixelRatio = view.quality.labelPixelRatio
  const side = metrics.size + 2 * metrics.bleed
  // Empties the canvas.
  canvas.width = canvas.height = Math.round(side * pixelRatio)
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(pixelRatio, pixelRatio)
  context.translate(side / 2, side / 2)
  paintRim(context, metrics, look)
  const { colors, ends } = piecesOf(view)
  paintPieces(context, colors, ends, metrics, typeof arcs !== 'number')
  if (!isCalm) paintLines(context, ends, metrics, look)
  context.globalAlpha = isCalm ? calmLabelOpacity(largeness) : 1
  if (sheet) paintPictures(context, view, pictures, sheet)
  paintLabels(context, view, layouts)
  context.globalAlpha = 1
  paintPegs(context, pegCount(arcs), metrics, look)
}

export function piecesOf({ segments, arcs, metrics }: DiscView): Pieces<string> {
  const colors = segments.map(({ color }) => color)
  if (typeof arcs !== 'number') return discPieces(colors, arcs, metrics.radius)
  const size = groupSize(arcs, metrics.radius)
  const shown = groupedColors(colors, size).filter((_, index) => index % size === 0)
  // The last group may reach beyond a turn: the first is painted over its surplus.
  return {
    colors: shown,
    ends: Float64Array.from(shown, (_, index) => ((index + 1) * size) / arcs),
  }
}

/**
 * @param ends of the pieces, in turns
 * @param overlap each reaches under the one before it: a seam would be wider than the thinnest of them
 */
function paintPieces(
  context: Canvas2D,
  colors: readonly string[],
  ends: Float64Array,
  metrics: WheelMetrics,
  overlap: boolean,
): void {
  const startOf = (piece: number) => ends[piece - 1] ?? 0
  const last = colors.length - 1
  for (let index = last; index >= 0; index -= 1) {
    const from = startOf(overlap && index > 0 ? index - 1 : index)
    const beyond = overlap && index === last ? startOf(1) : 0
    context.fillStyle = colors[index] ?? ''
    context.fill(sectorPath(metrics, from, startOf(index + 1) + beyond))
  }
}

/** @param ends of the pieces, in turns */
function paintLines(
  context: Canvas2D,
  ends: Float64Array,
  metrics: WheelMetrics,
  { line, lineOpacity, lineWidth }: Look,
): void {
  const widths = ends.map((end, index) => end - (ends[index - 1] ?? 0))
  context.save()
  context.rotate(-QUARTER_TURN)
  context.beginPath()
  widths.forEach((width, index) => {
    const perTurn = 1 / Math.min(width, widths.at(index - 1) ?? 1)
    const halfWidth = lineHalfWidth(metrics, perTurn, metrics.radius, lineWidth)
    const full = Math.min(metrics.radius, (halfWidth * perTurn) / (0.5 * LINE_SHARE * FULL_TURN))
    context.moveTo(0, 0)
    context.lineTo(full, -halfWidth)
    context.lineTo(metrics.radius, -halfWidth)
    context.lineTo(metrics.radius, halfWidth)
    context.lineTo(full, halfWidth)
    context.rotate(width * FULL_TURN)
  })
  context.fillStyle = line
  context.globalAlpha = lineOpacity
  context.fill()
  context.restore()
}

function paintLabels(
  context: Canvas2D,
  { segments, arcs, look }: DiscView,
  layouts: WheelLabels['layouts'],
): void {
  for (const [index, own] of layouts.entries()) {
    const segment = segments[index]
    if (own.length === 0 || !segment) continue
    context.save()
    context.rotate(turnsAt(index + 0.5, arcs) * FULL_TURN - QUARTER_TURN)
    context.fillStyle = inkOf(segment)
    for (const layout of own) paintLabel(context, layout, look, segment.isOut)
    context.restore()
  }
}

function paintPictures(
  context: Canvas2D,
  view: DiscView,
  rooms: WheelLabels['pictures'],
  sheet: PictureSheet,
): void {
  for (const [index, room] of rooms.entries()) {
    if (room) paintPicture(context, view, index, room, sheet)
  }
}

/** @param context in the middle of the wheel, at rotation 0 @param index of its segment */
export function paintPicture(
  context: Canvas2D,
  { segments, arcs, metrics }: Pick<DiscView, 'segments' | 'arcs' | 'metrics'>,
  index: number,
  room: PictureRoom,
  sheet: PictureSheet,
): void {
  const { picture } = segments[index] ?? {}
  if (picture === undefined) return
  context.save()
  context.rotate(turnsAt(index + 0.5, arcs) * FULL_TURN)
  sheet.paint(context, picture, room, metrics)
  context.restore()
}

function paintRim(context: Canvas2D, { radius, rimWidth }: WheelMetrics, { rim }: Look): void {
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
  context: Canvas2D,
  pegs: number,
  metrics: WheelMetrics,
  { peg, pegRadius }: Look,
): void {
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

/**
 * @param context its axes lie along the segment's middle, outward, and a quarter turn clockwise of that
 * @param isStruck with a line through it
 */
export function paintLabel(
  context: Canvas2D,
  { lines, font, stretch, end, turn, baseline, lineDistance }: LabelLayout,
  { face }: Look,
  isStruck = false,
): void {
  context.save()
  context.font = labelFont(font, face)
  context.direction = directionOf(lines.join(' '))
  context.textAlign = 'right'
  context.textBaseline = 'alphabetic'
  context.translate(end, 0)
  context.rotate(turn ?? 0)
  context.scale(stretch, 1)
  for (const [index, line] of lines.entries()) {
    // Lines that are turned are centered; all are drawn from their right ends.
    const right = turn === null ? 0 : (measureIn(face)(line).width * font) / 2
    context.save()
    context.translate(right, 0)
    drawLabelLine(context, line, baseline + index * lineDistance, font, isStruck)
    context.restore()
  }
  context.restore()
}

/** Canvas angles start at three o'clock; the wheel's start at the top. */
export const QUARTER_TURN = FULL_TURN / 4

/** From the hub to the rim, at rotation 0. @param from turns, clockwise from the top; as is `to` */
export function sectorPath(metrics: WheelMetrics, from: number, to: number): Path2D {
  const path = new Path2D()
  path.moveTo(0, 0)
  path.arc(0, 0, metrics.radius, from * FULL_TURN - QUARTER_TURN, to * FULL_TURN - QUARTER_TURN)
  path.closePath()
  return path
}
