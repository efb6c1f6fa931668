// Owns the plain 2D drawing of the wheel: what is seen until the GPU's is ready, and wherever there is none.
// Same measures, same labels, same order as the scene; its light is painted instead of computed.

import { drawLabelLine, labelFont, measureLabel } from '../platform/labelText'
import type { SpinFollower } from '../store/spinFollower'
import { FULL_TURN } from '../wheel/angle'
import { groupedColors, groupSize } from '../wheel/colorGroups'
import { layoutLabel } from '../wheel/labelLayout'
import { hasLabels } from '../wheel/labelRoom'
import { LINE_SHARE, lineReach, pegCount, type WheelMetrics } from '../wheel/metrics'
import { inkOn } from '../wheel/palette'
import type { Segment } from '../wheel/segment'
import { directionOf } from '../wheel/text'

const QUARTER_TURN = FULL_TURN / 4
const RIM_DARK = '#1d1830'
const RIM_LIGHT = '#5a5378'
const IVORY = '#f4f1fa'
const IVORY_SHADE = '#c9c4d8'
const PEG = '#ffe9b8'
const JEWEL = '#5b45e0'
const WINNER_BORDER = '#1fc287'
const FOCUS_BORDER = '#5b45e0'
const OVERLAY = 'rgb(255 255 255 / 0.14)'
const SHADOW = 'rgb(10 6 30 / 0.35)'

/** What turns: segments, the lines between them, labels and rim, drawn once into a canvas of its own at rotation 0. */
export function paintDisc(
  segments: readonly Segment[],
  metrics: WheelMetrics,
  pixelRatio: number,
  hasLines = true,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const side = metrics.size + 2 * metrics.bleed
  canvas.width = canvas.height = Math.round(side * pixelRatio)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(pixelRatio, pixelRatio)
  context.translate(side / 2, side / 2)
  paintRim(context, metrics)
  const size = groupSize(segments.length, metrics.radius)
  const colors = groupedColors(
    segments.map(({ color }) => color),
    size,
  )
  paintSegments(context, colors, size, metrics)
  if (hasLines) paintLines(context, segments.length / size, metrics)
  if (hasLabels(metrics, segments.length)) paintLabels(context, segments, metrics)
  paintPegs(context, segments.length, metrics)
  return canvas
}

/** The painted discs: as chosen, and in calm colours where the wheel has been fast enough to need them. */
interface Discs {
  readonly disc: HTMLCanvasElement
  readonly calmDisc: HTMLCanvasElement | null
}

/** A segment that stands out, by its place among `count`. */
export interface Mark {
  readonly kind: 'focus' | 'winner'
  readonly index: number
  readonly count: number
}

/** The whole wheel at one moment of its spin. */
export function paintWheel(
  context: CanvasRenderingContext2D,
  { disc, calmDisc }: Discs,
  metrics: WheelMetrics,
  { rotation, flick, calm }: Pick<SpinFollower, 'rotation' | 'flick' | 'calm'>,
  marks: readonly Mark[],
): void {
  const side = metrics.size + 2 * metrics.bleed
  const ratio = context.canvas.width / side
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
  context.setTransform(ratio, 0, 0, ratio, (side / 2) * ratio, (side / 2) * ratio)
  context.save()
  context.rotate(rotation)
  context.drawImage(disc, -side / 2, -side / 2, side, side)
  if (calmDisc && calm > 0) {
    context.globalAlpha = calm
    context.drawImage(calmDisc, -side / 2, -side / 2, side, side)
    context.globalAlpha = 1
  }
  for (const mark of marks) paintMark(context, metrics, mark, marks)
  context.restore()
  paintHub(context, metrics)
  paintPointer(context, metrics, flick)
}

/** Canvas angles start at three o'clock; the wheel's at the top. */
function sectorPath(metrics: WheelMetrics, index: number, count: number): Path2D {
  const path = new Path2D()
  const start = (index / count) * FULL_TURN - QUARTER_TURN
  path.moveTo(0, 0)
  path.arc(0, 0, metrics.radius, start, start + FULL_TURN / count)
  path.closePath()
  return path
}

/** @param size of the groups that have one colour; 1 where each segment has its own */
function paintSegments(
  context: CanvasRenderingContext2D,
  colors: readonly string[],
  size: number,
  metrics: WheelMetrics,
): void {
  const groups = colors.length / size
  // The last group may be narrower than the others: the first is painted over what is too much of it.
  for (let group = Math.ceil(groups) - 1; group >= 0; group -= 1) {
    context.fillStyle = colors[group * size] ?? ''
    context.fill(sectorPath(metrics, group, groups))
  }
}

function paintLines(context: CanvasRenderingContext2D, count: number, metrics: WheelMetrics): void {
  const reach = lineReach(metrics, count, metrics.radius)
  // From the centre a line widens evenly, until it has its full width.
  const full = Math.min(metrics.radius, (reach * count) / (0.5 * LINE_SHARE * FULL_TURN))
  context.save()
  context.rotate(-QUARTER_TURN)
  context.beginPath()
  for (let index = 0; index < count; index += 1) {
    context.moveTo(0, 0)
    context.lineTo(full, -reach)
    context.lineTo(metrics.radius, -reach)
    context.lineTo(metrics.radius, reach)
    context.lineTo(full, reach)
    context.rotate(FULL_TURN / count)
  }
  context.fillStyle = 'rgb(255 255 255 / 0.92)'
  context.fill()
  context.restore()
}

function paintLabels(
  context: CanvasRenderingContext2D,
  segments: readonly Segment[],
  metrics: WheelMetrics,
): void {
  context.textAlign = 'right'
  context.textBaseline = 'alphabetic'
  for (const [index, segment] of segments.entries()) {
    const layout = layoutLabel(segment.text, metrics, segments.length, measureLabel)
    const { lines, font, stretch, end, baseline, lineDistance } = layout
    context.save()
    context.rotate(((index + 0.5) / segments.length) * FULL_TURN - QUARTER_TURN)
    context.font = labelFont(font)
    context.direction = directionOf(segment.text)
    context.fillStyle = inkOn(segment.color)
    context.translate(end, 0)
    context.scale(stretch, 1)
    for (const [line, text] of lines.entries()) {
      drawLabelLine(context, text, baseline + line * lineDistance, font)
    }
    context.restore()
  }
}

function paintRim(context: CanvasRenderingContext2D, { radius, rimWidth }: WheelMetrics): void {
  const tube = context.createRadialGradient(0, 0, radius, 0, 0, radius + rimWidth)
  tube.addColorStop(0, RIM_DARK)
  tube.addColorStop(0.5, RIM_LIGHT)
  tube.addColorStop(1, RIM_DARK)
  context.fillStyle = tube
  context.beginPath()
  context.arc(0, 0, radius + rimWidth, 0, FULL_TURN)
  context.fill()
}

function paintPegs(context: CanvasRenderingContext2D, count: number, metrics: WheelMetrics): void {
  const pegs = pegCount(count)
  const distance = metrics.radius + metrics.rimWidth / 2
  context.fillStyle = PEG
  for (let peg = 0; peg < pegs; peg += 1) {
    const angle = (peg / pegs) * FULL_TURN - QUARTER_TURN
    context.beginPath()
    const size = 0.22 * metrics.rimWidth
    context.arc(distance * Math.cos(angle), distance * Math.sin(angle), size, 0, FULL_TURN)
    context.fill()
  }
}

function paintMark(
  context: CanvasRenderingContext2D,
  metrics: WheelMetrics,
  { kind, index, count }: Mark,
  marks: readonly Mark[],
): void {
  const path = sectorPath(metrics, index, count)
  const width = metrics.winnerBorder
  context.lineJoin = 'round'
  if (kind === 'winner') {
    context.fillStyle = OVERLAY
    context.fill(path)
    context.strokeStyle = WINNER_BORDER
    context.lineWidth = width
    context.stroke(path)
    return
  }
  // Wide enough to show round the winner's where both are one, and parted from any colour by white.
  const isWinnerToo = marks.some((mark) => mark.kind === 'winner' && mark.index === index)
  const lineWidth = (isWinnerToo ? 2.5 : 1.5) * width
  context.strokeStyle = '#ffffff'
  context.lineWidth = lineWidth + 0.75 * width
  context.stroke(path)
  context.strokeStyle = FOCUS_BORDER
  context.lineWidth = lineWidth
  context.stroke(path)
}

function paintHub(context: CanvasRenderingContext2D, { hubRadius }: WheelMetrics): void {
  const dome = context.createRadialGradient(
    -0.3 * hubRadius,
    -0.4 * hubRadius,
    0,
    0,
    0,
    1.1 * hubRadius,
  )
  dome.addColorStop(0, '#ffffff')
  dome.addColorStop(1, IVORY_SHADE)
  context.save()
  cast(context, 0.5 * hubRadius)
  disc(context, hubRadius, RIM_LIGHT)
  context.restore()
  disc(context, 0.84 * hubRadius, dome)
  disc(context, 0.24 * hubRadius, RIM_DARK)
}

function paintPointer(
  context: CanvasRenderingContext2D,
  { radius, pointerReach, pointerLength, pointerHead }: WheelMetrics,
  bend: number,
): void {
  context.save()
  context.translate(0, -(radius - pointerReach + pointerLength))
  // Canvas angles grow clockwise; a clockwise wheel bends the tip to the right.
  context.rotate(-bend)
  const turn = Math.acos(pointerHead / pointerLength)
  const drop = new Path2D()
  drop.arc(0, 0, pointerHead, QUARTER_TURN + turn, QUARTER_TURN - turn)
  drop.lineTo(0, pointerLength)
  drop.closePath()
  context.save()
  cast(context, 0.5 * pointerHead)
  context.fillStyle = IVORY
  context.fill(drop)
  context.restore()
  context.strokeStyle = RIM_DARK
  context.lineWidth = 0.15 * pointerHead
  context.lineJoin = 'round'
  context.stroke(drop)
  disc(context, 0.5 * pointerHead, RIM_DARK)
  disc(context, 0.4 * pointerHead, JEWEL)
  context.restore()
}

/** What is painted next casts a shadow, in device pixels as canvas shadows are. */
function cast(context: CanvasRenderingContext2D, blur: number): void {
  const ratio = context.getTransform().a
  context.shadowColor = SHADOW
  context.shadowBlur = blur * Math.abs(ratio)
  context.shadowOffsetY = 0.4 * blur * Math.abs(ratio)
}

function disc(
  context: CanvasRenderingContext2D,
  radius: number,
  fill: string | CanvasGradient,
): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, FULL_TURN)
  context.fillStyle = fill
  context.fill()
}
