// Types for the part of gifenc that films use; the package has none.

declare module 'gifenc' {
  type Rgb = readonly number[]

  interface Frame {
    /** On the first frame: of the whole file. */
    readonly palette?: readonly Rgb[]
    /** -1: once. */
    readonly repeat?: number
    /** Milliseconds. */
    readonly delay: number
    readonly transparent?: boolean
    readonly transparentIndex?: number
    /** 1: the next frame is drawn over this one. */
    readonly dispose?: number
  }

  export function GIFEncoder(): {
    writeFrame(pixels: Uint8Array, width: number, height: number, frame: Frame): void
    finish(): void
    bytes(): Uint8Array<ArrayBuffer>
    /** So far. */
    bytesView(): Uint8Array<ArrayBuffer>
  }

  /** @param rgba pixels */
  export function quantize(
    rgba: Uint8Array,
    mostColors: number,
    options: { readonly format: 'rgb565' | 'rgb444' },
  ): Rgb[]
}
