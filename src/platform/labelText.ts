const FACE = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif'
const MEASURED_AT = 100
/**
 * The most ink above and below the baseline, in font sizes: more than any script needs. Stacked marks beyond it are
 * clipped, so that they neither shrink their label nor reach its neighbors.
 */
const MOST_ASCENT = 1.5
const MOST_DESCENT = 1
/** Ink further than this beyond the end of the line is clipped too; in font sizes. */
const MOST_OVERHANG = 0.3

type TextContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

let context: TextContext | null = null

/** A thread may have no document. */
export function createCanvas(width: number, height: number): HTMLCanvasElement | OffscreenCanvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height)
  const canvas = document.createElement('canvas')
  return Object.assign(canvas, { width, height })
}

/** Font families, as in CSS; `null` for the page's. */
export type Face = string | null

/** Bold, so that small labels stay legible. @param size in CSS pixels */
export function labelFont(size: number, face: Face = null): string {
  return `bold ${size}px ${face ?? FACE}`
}

export type Measure = (text: string) => ReturnType<typeof measured>

const measures = new Map<Face, Measure>()

/** Always the same function for a face. */
export function measureIn(face: Face): Measure {
  const known = measures.get(face)
  if (known) return known
  const measure = (text: string) => measured(text, face)
  measures.set(face, measure)
  return measure
}

/** In font sizes, ink above and below the baseline. Estimated without a 2D canvas. */
function measured(text: string, face: Face) {
  context ??= createCanvas(1, 1).getContext('2d') as TextContext | null
  if (!context) return { width: text.length * 0.6, ascent: 0.8, descent: 0.25 }
  context.font = labelFont(MEASURED_AT, face)
  // Labels are right-aligned, so ink that begins before the first letter's origin counts as width.
  context.textAlign = 'right'
  const { width, actualBoundingBoxLeft, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    context.measureText(text)
  return {
    width: Math.max(width, actualBoundingBoxLeft) / MEASURED_AT,
    ascent: Math.min(MOST_ASCENT, actualBoundingBoxAscent / MEASURED_AT),
    descent: Math.min(MOST_DESCENT, actualBoundingBoxDescent / MEASURED_AT),
  }
}

export const measureLabel = measureIn(null)

/** Of the line through a label: its height above the baseline and its thickness, in font sizes. */
const STRIKE_HEIGHT = 0.27
const STRIKE_WIDTH = 0.09

/** Ends at x = 0. @param context right-aligned, with the label font at `font` CSS pixels @param y of the baseline */
export function drawLabelLine(
  context: TextContext,
  line: string,
  y: number,
  font: number,
  isStruck = false,
): void {
  const ink = context.measureText(line)
  if (isStruck) {
    context.fillRect(-ink.width, y - STRIKE_HEIGHT * font, ink.width, STRIKE_WIDTH * font)
  }
  const isExcessive =
    ink.actualBoundingBoxAscent > MOST_ASCENT * font ||
    ink.actualBoundingBoxDescent > MOST_DESCENT * font ||
    ink.actualBoundingBoxRight > MOST_OVERHANG * font
  if (!isExcessive) {
    context.fillText(line, 0, y)
    return
  }
  const left = Math.max(ink.width, ink.actualBoundingBoxLeft)
  const overhang = MOST_OVERHANG * font
  context.save()
  context.beginPath()
  context.rect(
    -left - overhang,
    y - MOST_ASCENT * font,
    left + 2 * overhang,
    (MOST_ASCENT + MOST_DESCENT) * font,
  )
  context.clip()
  context.fillText(line, 0, y)
  context.restore()
}
