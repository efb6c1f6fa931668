// The interface between the benchmark and the pages that it measures.

interface Frame {
  /** The frame's start, as passed to its callbacks. */
  readonly at: number
  /** Milliseconds inside its callbacks. */
  ms: number
  /** The end of its last callback. */
  endedAt: number
  draws: number
  /** Texture uploads since the previous frame. */
  uploads: number
}

interface Instruments {
  /** The browser's function, without instrumentation. */
  readonly nextFrame: typeof requestAnimationFrame
  frames: Frame[]
  /** Bytes of each live texture, buffer and renderbuffer. */
  readonly gpuBytes: Map<unknown, number>
  /** Bytes of the largest canvas uploaded to a texture. */
  largestCanvasBytes: number
}

declare global {
  interface Window {
    benchPage: {
      /** Prepares these options; the returned function sets them. */
      set(options: readonly { readonly text: string; readonly color: string }[]): () => void
      spin(): void
      /** For pages whose spin ends by itself. */
      isOver?(): boolean
      /** For pages that would otherwise take long to draw the first frame. */
      stop?(): void
    }
    instruments: Instruments
  }
}

export type { Frame, Instruments }
