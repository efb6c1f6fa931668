// What changes from frame to frame: uniforms that all parts of the wheel share, written in place once per frame.

import type { IUniform } from 'three'

export interface FrameUniforms {
  readonly [name: string]: IUniform<number>
  /** Radians, clockwise, within a turn. */
  readonly rotation: IUniform<number>
  /** Radians turned since the last frame, as far as they are drawn as blur. */
  readonly arc: IUniform<number>
  /** How calm the disc's colors are, 0 to 1. */
  readonly calm: IUniform<number>
  /** Where the winner is in the lens: radians, clockwise from the pointer. */
  readonly lensRotation: IUniform<number>
  /** How calm the colors in the lens are, 0 to 1. */
  readonly lensCalm: IUniform<number>
  /** Opacity of the labels in the lens, 0 to 1. */
  readonly lensOpacity: IUniform<number>
  /** Radians the pointer is bent by. */
  readonly bend: IUniform<number>
  /** Opacity of the labels, 0 to 1. */
  readonly opacity: IUniform<number>
  /** The size of a device pixel in CSS pixels. */
  readonly pixel: IUniform<number>
}

export function createFrameUniforms(): FrameUniforms {
  return {
    rotation: { value: 0 },
    arc: { value: 0 },
    calm: { value: 0 },
    lensRotation: { value: 0 },
    lensCalm: { value: 0 },
    lensOpacity: { value: 1 },
    bend: { value: 0 },
    opacity: { value: 1 },
    pixel: { value: 1 },
  }
}
