// The interface between the benchmark and the pages that it measures.

interface Frame {
  /** When it began, as the browser says to all its callbacks. */
  readonly at: number
  /** Milliseconds inside its callbacks. */
  ms: number
  /** When the last of them had ended. */
  endedAt: number
  draws: number
  /** Pictures or data handed to textures since the frame before. */
  uploads: number
}

interface Instruments {
  /** The browser's own, unwatched. */
  readonly nextFrame: typeof requestAnimationFrame
  frames: Frame[]
  /** Bytes of each texture, buffer and renderbuffer that is there. */
  readonly gpuBytes: Map<unknown, number>
  /** Of the largest canvas that was handed to a texture. */
  largestCanvasBytes: number
}

declare global {
  interface Window {
    benchPage: {
      /** Prepares to hand these options over; what it returns does so. */
      set(options: readonly { readonly text: string; readonly color: string }[]): () => void
      spin(): void
      /** Where a spin ends by itself. */
      isOver?(): boolean
      /** Where a picture would else take long to come. */
      stop?(): void
    }
    instruments: Instruments
  }
}

export type { Frame, Instruments }
