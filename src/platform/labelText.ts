// Owns measuring and naming the label face in a 2D canvas.

const FACE = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif'
const MEASURED_AT = 100

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
    ascent: actualBoundingBoxAscent / MEASURED_AT,
    descent: actualBoundingBoxDescent / MEASURED_AT,
  }
}
