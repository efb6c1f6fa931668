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
  /** Widths per radian, where all segments together are as wide as they are many; fewer while one of them leaves. */
  readonly perRadian: IUniform<number>
  /** Where the segment that leaves begins, its width, and what is left of it, 0 to 1; 0, that of the first and 1 where none does. */
  readonly leaving: IUniform<number>
  readonly leavingWidth: IUniform<number>
  readonly leavingShare: IUniform<number>
  /** Where the middle of the winner is: radians, clockwise from the pointer; and its width as a share of its usual one. */
  readonly winnerTurn: IUniform<number>
  readonly winnerSpread: IUniform<number>
  /** The same of the winner in the lens. */
  readonly lensWinnerTurn: IUniform<number>
  readonly lensWinnerSpread: IUniform<number>
  /** The same of the segment that has the keyboard focus. */
  readonly focusTurn: IUniform<number>
  readonly focusSpread: IUniform<number>
  /** And of that one in the lens. */
  readonly lensFocusTurn: IUniform<number>
  readonly lensFocusSpread: IUniform<number>
  /** Of the wheel in the lens, on which all segments are equally wide. */
  readonly lensRotation: IUniform<number>
  readonly lensArc: IUniform<number>
  readonly lensPerRadian: IUniform<number>
  readonly lensLeaving: IUniform<number>
  /** How many times wider an angle is in the lens than on the wheel. */
  readonly magnification: IUniform<number>
  /** How calm the colors in the lens are, 0 to 1. */
  readonly lensCalm: IUniform<number>
  /** Opacity of the labels in the lens, 0 to 1. */
  readonly lensOpacity: IUniform<number>
  /** Radians the pointer is bent by. */
  readonly bend: IUniform<number>
  /** Opacity of the labels, 0 to 1. */
  readonly opacity: IUniform<number>
  /** The middle of the winner, counted in segments, where its label turns upright; negative where it does not. */
  readonly uprightPlace: IUniform<number>
  /** How far it has turned, 0 to 1. */
  readonly upright: IUniform<number>
  /** How far to either side of the pointer the lens covers the disc's labels, in radians; negative without one. */
  readonly covered: IUniform<number>
  /** Beside it, how many times per radian a label fades or appears: once in a width where all segments have the same. */
  readonly beside: IUniform<number>
  /** The size of a device pixel in CSS pixels. */
  readonly pixel: IUniform<number>
}

/** Far below any angle. */
export const NOTHING_COVERED = -1000

export const NOTHING_UPRIGHT = -1

export function createFrameUniforms(): FrameUniforms {
  return {
    rotation: { value: 0 },
    arc: { value: 0 },
    calm: { value: 0 },
    perRadian: { value: 1 },
    leaving: { value: 0 },
    leavingWidth: { value: 1 },
    leavingShare: { value: 1 },
    winnerTurn: { value: 0 },
    winnerSpread: { value: 1 },
    lensWinnerTurn: { value: 0 },
    lensWinnerSpread: { value: 1 },
    focusTurn: { value: 0 },
    focusSpread: { value: 1 },
    lensFocusTurn: { value: 0 },
    lensFocusSpread: { value: 1 },
    lensRotation: { value: 0 },
    lensArc: { value: 0 },
    lensPerRadian: { value: 1 },
    lensLeaving: { value: 0 },
    magnification: { value: 1 },
    lensCalm: { value: 0 },
    lensOpacity: { value: 1 },
    bend: { value: 0 },
    opacity: { value: 1 },
    uprightPlace: { value: NOTHING_UPRIGHT },
    upright: { value: 0 },
    covered: { value: NOTHING_COVERED },
    beside: { value: 1 },
    pixel: { value: 1 },
  }
}

/** For shaders in the lens, under the names that they have outside of it. */
export function lensUniforms(frame: FrameUniforms) {
  return {
    rotation: frame.lensRotation,
    perRadian: frame.lensPerRadian,
    leaving: frame.lensLeaving,
    leavingWidth: { value: 1 },
  }
}
