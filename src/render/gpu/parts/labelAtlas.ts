// Every label drawn once into one canvas of bounded size, and the quads that show them.

import {
  createCanvas,
  drawLabelLine,
  type Face,
  labelFont,
  measureIn,
} from '../../../platform/labelText'
import type { LabelLayout } from '../../../wheel/labels/labelLines'
import { directionOf } from '../../../wheel/text'
import { type DrawnSegment, inkOf } from '../../view'

/** Atlas pixels: 2048 squared at four bytes each are 16 MB. */
const MAX_SIDE = 2048
/** Empty pixels, so that labels do not bleed into each other. */
const GAP = 2
/** Around the ink, in font sizes: smoothed edges reach beyond what is measured. */
const OVERHANG = 0.3

type AtlasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

interface LabelBox {
  readonly layout: LabelLayout
  /** Among the segments that have labels. */
  readonly index: number
  readonly face: Face
  readonly color: string
  readonly isStruck: boolean
  readonly direction: 'ltr' | 'rtl'
  /** CSS pixels. */
  readonly width: number
  readonly height: number
}

interface Place {
  /** Atlas pixels. */
  readonly x: number
  readonly y: number
}

export interface LabelAtlas {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas
  /** The segment of each label: with odds, a segment has two. */
  readonly owners: readonly number[]
  /** Four corners for each label, in the wheel's CSS pixels, y up, at rotation 0. */
  readonly positions: Float32Array
  readonly uvs: Float32Array
  readonly indices: Uint16Array
}

/**
 * Fewer than `pixelRatio` atlas pixels to a CSS pixel where labels would not fit.
 * @param layouts of each segment's label and odds
 * @param count segments of this width in a full wheel; labels are placed from its first segment on
 */
export function drawLabelAtlas(
  segments: readonly DrawnSegment[],
  layouts: readonly (readonly LabelLayout[])[],
  face: Face,
  pixelRatio: number,
  count = segments.length,
): LabelAtlas {
  const labels = segments.flatMap((segment, index) =>
    (layouts[index] ?? []).map((layout) => measuredLabel(segment, index, layout, face)),
  )
  let ratio = pixelRatio
  let packed = pack(labels, ratio)
  while (packed.height > MAX_SIDE) {
    ratio *= 0.9
    packed = pack(labels, ratio)
  }
  const canvas = createCanvas(packed.width, packed.height)
  const context = canvas.getContext('2d') as AtlasContext | null
  if (!context) throw new Error('Could not get canvas context')
  const quads = createQuads(labels.length)
  for (const [quad, label] of labels.entries()) {
    const place = packed.places[quad] as Place
    drawLabel(context, label, place, ratio)
    addQuad(quads, quad, label, place, ratio, packed, count)
  }
  return { canvas, owners: labels.map(({ index }) => index), ...quads }
}

function measuredLabel(
  segment: DrawnSegment,
  index: number,
  layout: LabelLayout,
  face: Face,
): LabelBox {
  const { lines, font, stretch, baseline, lineDistance } = layout
  const extents = lines.map(measureIn(face))
  const widest = Math.max(...extents.map(({ width }) => width)) * font * stretch
  const ascent = Math.max(...extents.map(({ ascent }) => ascent)) * font
  const descent = Math.max(...extents.map(({ descent }) => descent)) * font
  const last = baseline + (lines.length - 1) * lineDistance
  return {
    layout,
    index,
    face,
    color: inkOf(segment),
    isStruck: segment.isOut === true,
    direction: directionOf(lines.join(' ')),
    width: widest + 2 * OVERHANG * font,
    height: 2 * Math.max(ascent - baseline, last + descent) + 2 * OVERHANG * font,
  }
}

function pack(labels: readonly LabelBox[], ratio: number) {
  const area = labels.reduce(
    (sum, { width, height }) => sum + (width * ratio + GAP) * (height * ratio + GAP),
    0,
  )
  const widest = Math.max(1, ...labels.map(({ width }) => Math.ceil(width * ratio) + GAP))
  const width = Math.min(MAX_SIDE, Math.max(widest, Math.ceil(Math.sqrt(area * 1.1))))
  const places: Place[] = []
  let [x, y, rowHeight] = [0, 0, 0]
  for (const label of labels) {
    const boxWidth = Math.ceil(label.width * ratio) + GAP
    const boxHeight = Math.ceil(label.height * ratio) + GAP
    if (x + boxWidth > width && x > 0) {
      y += rowHeight
      x = 0
      rowHeight = 0
    }
    places.push({ x, y })
    x += boxWidth
    rowHeight = Math.max(rowHeight, boxHeight)
  }
  return { width, height: Math.max(1, y + rowHeight), places }
}

function drawLabel(
  context: AtlasContext,
  { layout, face, color, isStruck, direction, width, height }: LabelBox,
  { x, y }: Place,
  ratio: number,
): void {
  const { lines, font, stretch, turn, baseline, lineDistance } = layout
  const end = width - OVERHANG * font
  context.setTransform(ratio * stretch, 0, 0, ratio, x + end * ratio, y)
  context.font = labelFont(font, face)
  context.direction = direction
  context.textAlign = 'right'
  context.textBaseline = 'alphabetic'
  context.fillStyle = color
  const textWidth = (width - 2 * OVERHANG * font) / stretch
  for (const [index, line] of lines.entries()) {
    // Lines that are turned are centered; all are drawn from their right ends.
    const right = turn === null ? 0 : (textWidth - measureIn(face)(line).width * font) / 2
    context.translate(-right, 0)
    drawLabelLine(context, line, height / 2 + baseline + index * lineDistance, font, isStruck)
    context.translate(right, 0)
  }
}

function createQuads(count: number) {
  return {
    positions: new Float32Array(count * 12),
    uvs: new Float32Array(count * 8),
    indices: new Uint16Array(count * 6),
  }
}

function addQuad(
  { positions, uvs, indices }: ReturnType<typeof createQuads>,
  quad: number,
  { layout, index, width, height }: LabelBox,
  { x, y }: Place,
  ratio: number,
  atlas: { width: number; height: number },
  count: number,
): void {
  const { turn, font } = layout
  const outward = ((index + 0.5) / count) * 2 * Math.PI
  // Along the text on the wheel and a quarter turn to its left; y is up.
  const angle = outward + (turn ?? 0)
  const [alongX, alongY] = [Math.sin(angle), Math.cos(angle)]
  const [upX, upY] = [-alongY, alongX]
  // Outward lines are placed by their ends, others by their middle.
  const from = turn === null ? 0 : layout.end
  const [fromX, fromY] = [from * Math.sin(outward), from * Math.cos(outward)]
  const end = turn === null ? layout.end + OVERHANG * font : width / 2
  const corners = [
    [end - width, height / 2, 0, 0],
    [end, height / 2, width, 0],
    [end - width, -height / 2, 0, height],
    [end, -height / 2, width, height],
  ] as const
  for (const [corner, [along, up, left, top]] of corners.entries()) {
    const vertex = quad * 4 + corner
    const onWheel = [fromX + along * alongX + up * upX, fromY + along * alongY + up * upY, 0]
    positions.set(onWheel, vertex * 3)
    uvs.set([(x + left * ratio) / atlas.width, (y + top * ratio) / atlas.height], vertex * 2)
  }
  const first = quad * 4
  indices.set([first, first + 2, first + 1, first + 1, first + 2, first + 3], quad * 6)
}
