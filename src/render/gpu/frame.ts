// What changes from frame to frame: uniforms that all parts share, written in place. Nothing is allocated meanwhile.

import type { IUniform } from 'three'
import { FULL_TURN } from '../../wheel/angle'
import { calmLabelOpacity } from '../../wheel/flashes'
import { type Arcs, countOf, turnsAt } from '../../wheel/geometry'
import { angleInLens, arcInLens, LENS_COUNT, turnInLens } from '../../wheel/labels/lens'
import type { WheelLabels } from '../../wheel/labels/wheelLabels'
import type { Follower } from '../follower'
import type { WheelView } from '../view'

export const NOTHING_COVERED = -1000
const NOTHING_UPRIGHT = -1
/** A pixel's width where edges are not smoothed; shaders divide by it. */
const HARD_EDGE = 1e-3
/** Where widths differ, labels fade beside the lens within a quarter of a segment in it. */
const BESIDE_UNEQUAL = (4 * LENS_COUNT) / FULL_TURN

/** Radians per frame at which labels are faintest. */
const FAINT_ARC = 0.5
const FAINTEST = 0.35
/** In segments per frame: where letters in the lens begin to fade, and how many more until they are gone. */
const LENS_FADE_BEGINS = 0.1
const LENS_FADE = 0.4

export type FrameUniforms = ReturnType<typeof createFrameUniforms>

const uniform = (value: number): IUniform<number> => ({ value })

export function createFrameUniforms() {
  return {
    /** Radians, clockwise, within a turn. */
    rotation: uniform(0),
    /** Radians since the last frame, as far as they are drawn as blur. */
    arc: uniform(0),
    /** Of the disc's colors, 0 to 1. */
    calm: uniform(0),
    /** Widths per radian, one for each segment. */
    perRadian: uniform(1),
    /** The winner's middle, in radians clockwise from the pointer. */
    winnerTurn: uniform(0),
    /** The same in the lens. */
    lensWinnerTurn: uniform(0),
    /** The same of the segment with the keyboard focus. */
    focusTurn: uniform(0),
    /** And in the lens. */
    lensFocusTurn: uniform(0),
    lensRotation: uniform(0),
    lensArc: uniform(0),
    lensCalm: uniform(0),
    lensOpacity: uniform(1),
    lensPictureOpacity: uniform(1),
    /** Of the pointer, in radians. */
    bend: uniform(0),
    opacity: uniform(1),
    /** Of pictures. */
    pictureOpacity: uniform(1),
    /** The winner's middle, in segments, where its label turns upright; otherwise negative. */
    uprightPlace: uniform(NOTHING_UPRIGHT),
    /** 0 to 1: written by the spring of WinnerLabel. */
    upright: uniform(0),
    /** Radians to either side of the pointer where the lens covers labels; negative without one. */
    covered: uniform(NOTHING_COVERED),
    /** Labels that fade or appear beside the lens, per radian: one width where all are the same. */
    beside: uniform(1),
    /** A device pixel, in CSS pixels. */
    pixel: uniform(1),
  }
}

/**
 * All but `upright`.
 * @param isUpright whether the winner's label turns upright
 * @param pixelRatio device pixels to a CSS pixel
 */
export function writeFrame(
  frame: FrameUniforms,
  view: WheelView,
  labels: WheelLabels,
  isUpright: boolean,
  follower: Follower,
  pixelRatio: number,
): void {
  const { arcs, winnerIndex } = view
  const { arc, labelCalm } = follower
  frame.rotation.value = follower.rotation
  frame.arc.value = arc
  frame.calm.value = follower.calm
  frame.bend.value = follower.flick
  frame.opacity.value = labelOpacity(arc, labelCalm, labels.largeness)
  // Unlike letters, pictures are large and of any color: where colors would flash, they are gone.
  frame.pictureOpacity.value = labelOpacity(arc, 0) * (1 - follower.calm)
  frame.lensCalm.value = labelCalm
  frame.uprightPlace.value = isUpright
    ? turnsAt((winnerIndex ?? 0) + 0.5, arcs) * countOf(arcs)
    : NOTHING_UPRIGHT
  frame.covered.value = labels.lens?.halfAngle ?? NOTHING_COVERED
  frame.pixel.value = (view.quality.antialias ? 1 : HARD_EDGE) / pixelRatio
  writeSegments(frame, view, follower)
  if (labels.lens) writeLens(frame, view, follower)
}

function writeSegments(
  frame: FrameUniforms,
  { arcs, focusedIndex, winnerIndex }: WheelView,
  { rotation }: Follower,
): void {
  frame.perRadian.value = countOf(arcs) / FULL_TURN
  frame.beside.value = typeof arcs === 'number' ? frame.perRadian.value : BESIDE_UNEQUAL
  if (focusedIndex !== null) frame.focusTurn.value = turnOf(focusedIndex, arcs, rotation)
  if (winnerIndex !== null) frame.winnerTurn.value = turnOf(winnerIndex, arcs, rotation)
}

/** Of a segment's middle. */
function turnOf(index: number, arcs: Arcs, rotation: number): number {
  return rotation + turnsAt(index + 0.5, arcs) * FULL_TURN
}

/** The wheel in the lens has equal segments, and the same point under the pointer. */
function writeLens(
  frame: FrameUniforms,
  { arcs, focusedIndex, winnerIndex }: WheelView,
  { rotation, arc, calm, labelCalm }: Follower,
): void {
  const count = countOf(arcs)
  const turnedTo = turnInLens(rotation, arcs)
  frame.lensRotation.value = turnedTo
  frame.lensArc.value = arcInLens(rotation, arc, arcs)
  const passing = (frame.lensArc.value * count) / FULL_TURN
  frame.lensOpacity.value = lensLabelOpacity(passing, labelCalm)
  frame.lensPictureOpacity.value = lensLabelOpacity(passing, 0) * (1 - Math.max(calm, labelCalm))
  if (winnerIndex !== null) frame.lensWinnerTurn.value = angleInLens(winnerIndex, turnedTo, count)
  if (focusedIndex !== null) frame.lensFocusTurn.value = angleInLens(focusedIndex, turnedTo, count)
}

/**
 * 0 to 1. Letters that pass quickly fade, as they do to the eye.
 * @param arc radians turned since the last frame
 * @param labelCalm 0 to 1
 * @param largeness of the largest label, in usual sizes
 */
export function labelOpacity(arc: number, labelCalm: number, largeness = 1): number {
  const blurred = (1 - FAINTEST) * Math.min(1, arc / FAINT_ARC)
  return 1 - Math.max(blurred, (1 - calmLabelOpacity(largeness)) * labelCalm)
}

/** @param passing segments since the last frame */
export function lensLabelOpacity(passing: number, labelCalm: number): number {
  const readable = 1 - Math.min(1, Math.max(0, passing - LENS_FADE_BEGINS) / LENS_FADE)
  return readable * (1 - (1 - calmLabelOpacity(1)) * labelCalm)
}
