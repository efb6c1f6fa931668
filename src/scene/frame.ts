// Owns what changes from frame to frame: a handful of uniforms that every part of the wheel shares.
// Written once a frame, in place; nothing here reaches React or the store.

import type { IUniform } from 'three'

export interface FrameUniforms {
  readonly [name: string]: IUniform<number>
  /** Radians, clockwise, within a turn. */
  readonly rotation: IUniform<number>
  /** Radians turned since the last frame, as far as they are shown as blur. */
  readonly arc: IUniform<number>
  /** How calm the disc's colours are, 0 to 1. */
  readonly calm: IUniform<number>
  /** Where the winner stands in the lens: radians, clockwise from the pointer. */
  readonly lensRotation: IUniform<number>
  /** How calm the colours in the lens are, 0 to 1. */
  readonly lensCalm: IUniform<number>
  /** Opacity of the labels in the lens, 0 to 1. */
  readonly lensOpacity: IUniform<number>
  /** Radians the pointer is bent by. */
  readonly bend: IUniform<number>
  /** Opacity of the labels, 0 to 1. */
  readonly opacity: IUniform<number>
  /** CSS pixels to a device's pixel. */
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
