import { FULL_TURN } from '../../wheel/angle'
import { turnsAt, widthOf } from '../../wheel/geometry'
import type { LabelLayout } from '../../wheel/labels/labelLines'
import type { Look } from '../../wheel/look'
import { pinCorners, pointerPath, type WheelMetrics } from '../../wheel/metrics'
import type { Follower } from '../follower'
import { inkOf, type WheelView } from '../view'
import { type Canvas2D, paintLabel, QUARTER_TURN, sectorPath } from './discPainter'

/** CSS pixels at the rim, for a segment that stands out among wider ones. */
const LEAST_SEEN = 3

export interface Discs {
  readonly disc: HTMLCanvasElement
  readonly calmDisc: HTMLCanvasElement | null
}

export function paintWheel(
  context: Canvas2D,
  view: WheelView,
  { disc, calmDisc }: Discs,
  { rotation, flick, calm }: Pick<Follower, 'rotation' | 'flick' | 'calm'>,
  upright: LabelLayout | null,
  paintWinnersPicture?: (context: Canvas2D) => void,
  paintHubPicture?: (context: Canvas2D, radius: number) => void,
): void {
  const { metrics, focusedIndex, winnerIndex, look } = view
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
  context.lineJoin = 'round'
  if (focusedIndex !== null) {
    const path = outlineOf(view, focusedIndex)
    paintFocus(context, path, metrics, look, focusedIndex === winnerIndex)
    paintIfThin(context, view, focusedIndex, path)
  }
  if (winnerIndex !== null) {
    const outline = outlineOf(view, winnerIndex)
    const winner = view.segments[winnerIndex]
    if (upright && winner) {
      // Over the label that runs outward.
      context.fillStyle = winner.color
      context.fill(outline)
      paintWinnersPicture?.(context)
    }
    // White separates it from the many colors that may be near.
    if (missingWidth(view, winnerIndex) > 0) {
      stroke(context, outline, '#ffffff', 1.75 * metrics.winnerBorder)
    }
    context.fillStyle = `rgb(255 255 255 / ${look.winnerOverlay})`
    context.fill(outline)
    stroke(context, outline, look.winnerBorder, metrics.winnerBorder)
    paintIfThin(context, view, winnerIndex, outline)
    if (upright && winner) {
      context.rotate(turnsAt(winnerIndex + 0.5, view.arcs) * FULL_TURN - QUARTER_TURN)
      context.fillStyle = inkOf(winner)
      paintLabel(context, upright, look)
    }
  }
  context.restore()
  paintHub(context, metrics, look, view.hubPicture === null)
  paintHubPicture?.(context, look.hubCap * metrics.hubRadius)
  paintPointer(context, metrics, look, flick)
}

function outlineOf(view: WheelView, index: number): Path2D {
  const { metrics, arcs } = view
  const more = missingWidth(view, index) / 2
  return sectorPath(metrics, turnsAt(index, arcs) - more, turnsAt(index + 1, arcs) + more)
}

/** To be seen, in turns. Segments that are all equally thin are outlined as they are. */
function missingWidth({ metrics, arcs }: WheelView, index: number): number {
  if (typeof arcs === 'number') return 0
  return Math.max(0, LEAST_SEEN / (FULL_TURN * metrics.radius) - widthOf(index, arcs))
}

function paintIfThin(context: Canvas2D, view: WheelView, index: number, path: Path2D): void {
  if (missingWidth(view, index) === 0) return
  context.fillStyle = view.segments[index]?.color ?? ''
  context.fill(path)
}

function stroke(context: Canvas2D, path: Path2D, color: string, width: number): void {
  context.strokeStyle = color
  context.lineWidth = width
  context.stroke(path)
}

function paintFocus(
  context: Canvas2D,
  path: Path2D,
  { winnerBorder }: WheelMetrics,
  { focusBorder }: Look,
  isWinner: boolean,
): void {
  // Shows around the winner's border; white separates it from any color.
  const lineWidth = (isWinner ? 2.5 : 1.5) * winnerBorder
  stroke(context, path, '#ffffff', lineWidth + 0.75 * winnerBorder)
  stroke(context, path, focusBorder, lineWidth)
}

function paintHub(
  context: Canvas2D,
  { hubRadius }: WheelMetrics,
  look: Look,
  hasPin: boolean,
): void {
  const { cap, castShadow: shadow, hubCap, hubPin, pin, ring } = look
  const [shineX, shineY] = [-0.3 * hubRadius, -0.4 * hubRadius]
  const dome = context.createRadialGradient(shineX, shineY, 0, 0, 0, 1.1 * hubRadius)
  dome.addColorStop(0, cap.light)
  dome.addColorStop(1, cap.flat)
  context.save()
  castShadow(context, shadow, 0.5 * hubRadius)
  fillCircle(context, hubRadius, ring.flat)
  context.restore()
  fillCircle(context, hubCap * hubRadius, dome)
  if (!hasPin) return
  context.beginPath()
  for (const [x, y] of pinCorners(look)) {
    context.lineTo(hubPin * hubRadius * x, hubPin * hubRadius * y)
  }
  context.fillStyle = pin.flat
  context.fill()
}

function paintPointer(
  context: Canvas2D,
  { radius, pointerReach, pointerLength, pointerHeadRadius }: WheelMetrics,
  look: Look,
  bend: number,
): void {
  const { castShadow: shadow, jewel, outline, pointer } = look
  const { pointerShape, pointerJewel, pointerOutline, pointerSetting } = look
  context.save()
  context.translate(0, -(radius - pointerReach + pointerLength))
  // Canvas angles grow clockwise; a wheel that turns clockwise bends the tip to the right.
  context.rotate(-bend)
  const drop = new Path2D(pointerPath({ pointerLength, pointerHeadRadius }, pointerShape))
  context.save()
  castShadow(context, shadow, 0.5 * pointerHeadRadius)
  context.fillStyle = pointer.flat
  context.fill(drop)
  context.restore()
  context.strokeStyle = outline.flat
  context.lineWidth = pointerOutline * pointerHeadRadius
  context.lineJoin = 'round'
  // A canvas keeps the width before for one of 0.
  if (pointerOutline > 0) context.stroke(drop)
  fillCircle(context, pointerSetting * pointerHeadRadius, outline.flat)
  fillCircle(context, pointerJewel * pointerHeadRadius, jewel.flat)
  context.restore()
}

/** Measured in device pixels, as canvas shadows are. */
function castShadow(context: Canvas2D, color: string, blur: number): void {
  const ratio = context.getTransform().a
  context.shadowColor = color
  context.shadowBlur = blur * Math.abs(ratio)
  context.shadowOffsetY = 0.4 * blur * Math.abs(ratio)
}

function fillCircle(context: Canvas2D, radius: number, fill: string | CanvasGradient): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, FULL_TURN)
  context.fillStyle = fill
  context.fill()
}
