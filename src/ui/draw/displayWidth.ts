// How wide a text is in the letters of headlines.

const MEASURED_AT = 100

let context: CanvasRenderingContext2D | null = null

/** In font sizes. Estimated where the browser gives no canvas. */
export function displayWidth(text: string): number {
  if (!context) {
    context = document.createElement('canvas').getContext('2d')
    const face = getComputedStyle(document.documentElement).getPropertyValue('--display')
    if (context) context.font = `600 ${MEASURED_AT}px ${face}`
  }
  return context ? context.measureText(text).width / MEASURED_AT : text.length * 0.6
}
