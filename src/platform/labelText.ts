// The label face in a 2D canvas: its name, what a text takes in it, and how a line of it is drawn.

const FACE = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif'
const MEASURED_AT = 100
/**
 * The most ink above and below where letters stand, in font sizes: more than any script needs. Marks that are piled
 * higher are cut off, so that they neither shrink their label nor reach its neighbors.
 */
const MOST_ASCENT = 1.5
const MOST_DESCENT = 1
/** Ink that reaches further than this past where a line ends is cut off too. */
const MOST_OVERHANG = 0.3

let context: CanvasRenderingContext2D | null = null

/** The canvas font of a label of a size in CSS pixels: bold (product specification, section 9), the system's own face. */
export function labelFont(size: number): string {
  return `bold ${size}px ${FACE}`
}

/** What a text takes in the label face, in font sizes: its width, and its ink above and below where it stands. Without a 2D canvas, an estimate. */
export function measureLabel(text: string) {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return { width: text.length * 0.6, ascent: 0.8, descent: 0.25 }
  context.font = labelFont(MEASURED_AT)
  // As labels are set: ink that reaches further back than the first letter's own place counts as width.
  context.textAlign = 'right'
  const { width, actualBoundingBoxLeft, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    context.measureText(text)
  return {
    width: Math.max(width, actualBoundingBoxLeft) / MEASURED_AT,
    ascent: Math.min(MOST_ASCENT, actualBoundingBoxAscent / MEASURED_AT),
    descent: Math.min(MOST_DESCENT, actualBoundingBoxDescent / MEASURED_AT),
  }
}

/**
 * Draws one line of a label, ending at x = 0, its letters standing at `y`.
 * @param context set to a label face of `font` CSS pixels, and to align what it draws at its right end
 */
export function drawLabelLine(
  context: CanvasRenderingContext2D,
  line: string,
  y: number,
  font: number,
): void {
  const ink = context.measureText(line)
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
