// The interface between the benchmark and the pages that it measures.

interface Frame {
  /** The frame's start, as passed to its callbacks. */
  readonly at: number
  /** When the first of its callbacks was asked for, and when it began. */
  askedAt: number
  readonly startedAt: number
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
  /** What makes times of the page and of a worker comparable: the epoch of both clocks, in milliseconds. */
  readonly origin: number
  frames: Frame[]
  /** WebGL draw calls since the start. */
  drawsEver: number
  /** Of a worker: the timers that ran out, and the messages that arrived. */
  wakes: number
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
      /** For pages that would otherwise take long to draw the first frame. */
      stop?(): void
    }
    instruments: Instruments
    /** When the product's phase changed, as epochs in milliseconds. */
    benchPhases: { phase: string; at: number }[]
    /** What a screen reader has announced. */
    benchSpoken: string[]
    /** Tasks of the main thread over 50 ms, by epochs in milliseconds. */
    benchTasks: { at: number; ms: number }[]
    /** The first tap, by the page's own clock; `null` for what has not happened. */
    benchTap: {
      paintAt: number | null
      buttonAt: number | null
      tappedAt: number | null
      answeredAt: number | null
      /** Whether the tap's own task changed something. */
      isAtOnce: boolean
      eventMs: number | null
      spunAt: number | null
    }
    /** Says where SPIN is, once it has been painted. */
    benchSeen(middle: { x: number; y: number }): void
  }
}

export type { Frame, Instruments }
