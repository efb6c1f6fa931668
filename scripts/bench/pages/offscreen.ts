// What passes between offscreenPage.ts and the worker that draws on its canvas.

interface Start {
  readonly canvas: OffscreenCanvas
  readonly ratio: number
}

/** To the worker after the start; it answers `ready` when it has asked for its first frame. */
type Command = 'draw' | 'spin'

interface Drawing {
  readonly draw: () => void
  readonly spin: () => void
}

/** Runs in a worker: shows a drawing on the canvas that the page sends, and does what the page says. */
function serveCanvas(show: (canvas: OffscreenCanvas, ratio: number) => Drawing | Promise<Drawing>) {
  addEventListener(
    'message',
    async ({ data: { canvas, ratio } }: MessageEvent<Start>) => {
      const drawing = await show(canvas, ratio)
      addEventListener('message', ({ data }: MessageEvent<Command>) => drawing[data]())
      drawing.draw()
      requestAnimationFrame(() => postMessage('ready'))
    },
    { once: true },
  )
}

export { type Command, type Start, serveCanvas }
