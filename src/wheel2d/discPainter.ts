// What turns, painted once at rotation 0 into a canvas of its own: segments, the lines between them, labels and rim.

import type { WheelPicture } from '../picture/picture'
import { FULL_TURN } from '../wheel/angle'
import { groupedColors, groupSize } from '../wheel/colorGroups'
import { calmLabelOpacity } from '../wheel/flashes'
import { placeAt } from '../wheel/geometry'
import { turnsTo } from '../wheel/leaving'
import type { Look } from '../wheel/look'
import { LINE_SHARE, lineHalfWidth, pegCount, type WheelMetrics } from '../wheel/metrics'
import { inkOn } from '../wheel/palette'
import { discPieces } from '../wheel/pieces'
import type { WheelLabels } from '../wheel/wheelLabels'
import { paintLabel } from './labelPainter'
import { QUARTER_TURN, sectorPath } from './sectorPath'

export type DiscPicture = Pick<
  WheelPicture,
  'segments' | 'arcs' | 'metrics' | 'quality' | 'look' | 'leavingIndex'
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
  const { arcs, metrics, look } = picture
  const pixelRatio = picture.quality.labelPixelRatio
  const side = metrics.size + 2 * metrics.bleed
  // Empties it.
  canvas.width = canvas.height = Math.round(side * pixelRatio)
  const context = canvas.getContext('2d')
  if (!context) return
  context.scale(pixelRatio, pixelRatio)
  context.translate(side / 2, side / 2)
  paintRim(context, metrics, look)
  const pieces = piecesOf(picture, share)
  paintPieces(context, pieces, metrics)
  if (!isCalm) paintLines(context, pieces, metrics, look)
  context.globalAlpha = isCalm ? calmLabelOpacity(largeness) : 1
  paintLabels(context, picture, layouts, share)
  context.globalAlpha = 1
  paintPegs(context, pegCount(arcs), metrics, look)
}

/** What the disc shows: its segments, and neighbors too thin to tell apart as one piece. */
interface Pieces {
  readonly colors: readonly string[]
  /** Whether each reaches under the one before it: a seam would be wider than the thinnest of them. */
  readonly overlap: boolean
  /** Where a piece begins and the one before it ends: turns, clockwise from the top. */
  turnsAt(border: number): number
  /** How many pieces of the narrower one's width at this border fill a turn. */
  perTurn(border: number): number
}

function piecesOf({ segments, arcs, metrics, leavingIndex }: DiscPicture, share: number): Pieces {
  const colors = segments.map(({ color }) => color)
  if (typeof arcs === 'number') {
    const size = groupSize(arcs, metrics.radius)
    // The last group may be narrower than the others.
    const groups = arcs / size
    return {
      colors: groupedColors(colors, size).filter((_, index) => index % size === 0),
      overlap: false,
      turnsAt: (border) => turnsTo(border, groups, leavingIndex, share),
      perTurn: () => groups,
    }
  }
  const pieces = discPieces(colors, arcs, metrics.radius)
  const borders = [0, ...pieces.ends]
  const widths = pieces.ends.map((end, index) => end - (borders[index] ?? 0))
  return {
    colors: pieces.colors,
    overlap: true,
    turnsAt: (border) => turnsTo(placeAt(borders[border] ?? 0, arcs), arcs, leavingIndex, share),
    perTurn: (border) => 1 / Math.min(widths.at(border - 1) ?? 1, widths[border] ?? 1),
  }
}

function paintPieces(
  context: CanvasRenderingContext2D,
  { colors, overlap, turnsAt }: Pieces,
  metrics: WheelMetrics,
): void {
  const last = colors.length - 1
  // The first is painted over what the last may reach beyond a turn.
  for (let index = last; index >= 0; index -= 1) {
    const from = turnsAt(overlap && index > 0 ? index - 1 : index)
    const beyond = overlap && index === last ? turnsAt(1) : 0
    context.fillStyle = colors[index] ?? ''
    context.fill(sectorPath(metrics, from, turnsAt(index + 1) + beyond))
  }
}

function paintLines(
  context: CanvasRenderingContext2D,
  { colors, turnsAt, perTurn }: Pieces,
  metrics: WheelMetrics,
  { lineOpacity }: Look,
): void {
  context.save()
  context.rotate(-QUARTER_TURN)
  context.beginPath()
  for (let index = 0; index < colors.length; index += 1) {
    const count = perTurn(index)
    const halfWidth = lineHalfWidth(metrics, count, metrics.radius)
    // From the center a line widens evenly until it has its full width.
    const full = Math.min(metrics.radius, (halfWidth * count) / (0.5 * LINE_SHARE * FULL_TURN))
    context.moveTo(0, 0)
    context.lineTo(full, -halfWidth)
    context.lineTo(metrics.radius, -halfWidth)
    context.lineTo(metrics.radius, halfWidth)
    context.lineTo(full, halfWidth)
    context.rotate((turnsAt(index + 1) - turnsAt(index)) * FULL_TURN)
  }
  context.fillStyle = `rgb(255 255 255 / ${lineOpacity})`
  context.fill()
  context.restore()
}

function paintLabels(
  context: CanvasRenderingContext2D,
  { segments, arcs, leavingIndex }: DiscPicture,
  layouts: WheelLabels['layouts'],
  share: number,
): void {
  for (const [index, own] of layouts.entries()) {
    if (own.length === 0) continue
    const middle = turnsTo(index + 0.5, arcs, leavingIndex, share)
    context.save()
    context.rotate(middle * FULL_TURN - QUARTER_TURN)
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
