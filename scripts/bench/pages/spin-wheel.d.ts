// Types for the part of spin-wheel that the benchmark uses; the package has none.

declare module 'spin-wheel' {
  interface Item {
    readonly label: string
    readonly backgroundColor: string
  }
  export class Wheel {
    constructor(container: Element, props: object)
    init(props: { readonly items: readonly Item[]; readonly [name: string]: unknown }): void
    /** Degrees per second. */
    spin(speed: number): void
    stop(): void
  }
}
