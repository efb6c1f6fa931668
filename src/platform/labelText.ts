// Owns measuring and naming the label face in a 2D canvas.

const FACE = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif'
const MEASURED_AT = 100

let context: CanvasRenderingContext2D | null = null

/** The canvas font of a label of a size in CSS pixels: bold (product specification, section 9), the system's own face. */
export function labelFont(size: number): string {
  return `bold ${size}px ${FACE}`
}

/** Width of a text in the label face, in font sizes. Without a 2D canvas, an estimate. */
export function measureLabel(text: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length * 0.6
  context.font = labelFont(MEASURED_AT)
  return context.measureText(text).width / MEASURED_AT
}
