// What changes from frame to frame: one object of uniforms that all parts of the wheel share, written in place once a
// frame. Nothing is allocated meanwhile.

import type { IUniform } from 'three'
import { FULL_TURN } from '../../wheel/angle'
import { calmLabelOpacity } from '../../wheel/flashes'
import { type Arcs, countOf, turnsAt, turnsTo, widthOf } from '../../wheel/geometry'
import { angleInLens, arcInLens, LENS_COUNT, turnInLens } from '../../wheel/labels/lens'
import type { WheelLabels } from '../../wheel/labels/wheelLabels'
import type { Follower } from '../follower'
import type { WheelView } from '../view'

/** Far below any angle. */
const NOTHING_COVERED = -1000
const NOTHING_UPRIGHT = -1
/** In place of a pixel's width where edges are not smoothed; shaders divide by it. */
const HARD_EDGE = 1e-3
/** The least that is left of a segment's width; shaders divide by it. */
const LEAST_SHARE = 1e-4
/** Where segments have no width in common, their labels fade beside the lens within a quarter of one in it. */
const BESIDE_UNEQUAL = (4 * LENS_COUNT) / FULL_TURN

/** Labels of a wheel this fast, in radians per frame, are at their faintest. */
const FAINT_ARC = 0.5
const FAINTEST = 0.35
/** In the lens letters begin to fade when this many segments pass in a frame, and are gone at this many more. */
const LENS_FADE_BEGINS = 0.1
const LENS_FADE = 0.4

export type FrameUniforms = ReturnType<typeof createFrameUniforms>

const uniform = (value: number): IUniform<number> => ({ value })

export function createFrameUniforms() {
  return {
    /** Radians, clockwise, within a turn. */
    rotation: uniform(0),
    /** Radians turned since the last frame, as far as they are drawn as blur. */
    arc: uniform(0),
    /** How calm the disc's colors are, 0 to 1. */
    calm: uniform(0),
    /** Widths per radian, where all segments together are as wide as they are many; fewer while one of them leaves. */
    perRadian: uniform(1),
    /** Where the segment that leaves begins, its width, and what is left of it, 0 to 1; 0, that of the first and 1 where none does. */
    leaving: uniform(0),
    leavingWidth: uniform(1),
    leavingShare: uniform(1),
    /** Where the middle of the winner is: radians, clockwise from the pointer; and its width as a share of its usual one. */
    winnerTurn: uniform(0),
    winnerSpread: uniform(1),
    /** The same of the winner in the lens. */
    lensWinnerTurn: uniform(0),
    lensWinnerSpread: uniform(1),
    /** The same of the segment that has the keyboard focus. */
    focusTurn: uniform(0),
    focusSpread: uniform(1),
    /** And of that one in the lens. */
    lensFocusTurn: uniform(0),
    lensFocusSpread: uniform(1),
    /** Of the wheel in the lens, on which all segments are equally wide. */
    lensRotation: uniform(0),
    lensArc: uniform(0),
    lensPerRadian: uniform(1),
    lensLeaving: uniform(0),
    /** How many times wider an angle is in the lens than on the wheel. */
    magnification: uniform(1),
    /** How calm the colors in the lens are, 0 to 1. */
    lensCalm: uniform(0),
    /** Opacity of the labels in the lens, 0 to 1. */
    lensOpacity: uniform(1),
    /** Radians the pointer is bent by. */
    bend: uniform(0),
    /** Opacity of the labels, 0 to 1. */
    opacity: uniform(1),
    /** The middle of the winner, counted in segments, where its label turns upright; negative where it does not. */
    uprightPlace: uniform(NOTHING_UPRIGHT),
    /** How far it has turned, 0 to 1: written by the spring of WinnerLabel. */
    upright: uniform(0),
    /** How far to either side of the pointer the lens covers the disc's labels, in radians; negative without one. */
    covered: uniform(NOTHING_COVERED),
    /** Beside it, how many times per radian a label fades or appears: once in a width where all segments have the same. */
    beside: uniform(1),
    /** The size of a device pixel in CSS pixels. */
    pixel: uniform(1),
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

/**
 * Writes all of them but `upright`.
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
  { arcs, leavingIndex, focusedIndex, winnerIndex }: WheelView,
  { rotation, leavingShare: share }: Follower,
): void {
  const count = countOf(arcs)
  const first = leavingIndex ?? 0
  const leavingWidth = widthOf(first, arcs) * count
  frame.perRadian.value = (count - (1 - share) * leavingWidth) / FULL_TURN
  frame.beside.value = typeof arcs === 'number' ? frame.perRadian.value : BESIDE_UNEQUAL
  frame.leaving.value = turnsAt(first, arcs) * count
  frame.leavingWidth.value = leavingWidth
  frame.leavingShare.value = Math.max(share, LEAST_SHARE)
  if (focusedIndex !== null) {
    frame.focusTurn.value =
      rotation + turnsTo(focusedIndex + 0.5, arcs, leavingIndex, share) * FULL_TURN
    frame.focusSpread.value = spreadOf(focusedIndex, arcs, leavingIndex, share)
  }
  if (winnerIndex !== null) {
    frame.winnerTurn.value =
      rotation + turnsTo(winnerIndex + 0.5, arcs, leavingIndex, share) * FULL_TURN
    frame.winnerSpread.value = spreadOf(winnerIndex, arcs, leavingIndex, share)
  }
}

/** A segment's width as a share of its usual one. */
function spreadOf(index: number, arcs: Arcs, leaving: number | null, share: number): number {
  const from = turnsTo(index, arcs, leaving, share)
  return (turnsTo(index + 1, arcs, leaving, share) - from) / widthOf(index, arcs)
}

/** In the lens, the wheel is one of equal segments, and turned so that the same point is under the pointer. */
function writeLens(
  frame: FrameUniforms,
  { arcs, leavingIndex, focusedIndex, winnerIndex }: WheelView,
  { rotation, arc, labelCalm, leavingShare: share }: Follower,
): void {
  const count = countOf(arcs)
  const width = count - 1 + share
  const turnedTo = turnInLens(rotation, arcs, leavingIndex, share)
  frame.lensRotation.value = turnedTo
  frame.lensArc.value = arcInLens(rotation, arc, arcs)
  frame.lensPerRadian.value = width / FULL_TURN
  frame.lensLeaving.value = leavingIndex ?? 0
  frame.magnification.value = width / LENS_COUNT
  frame.lensOpacity.value = lensLabelOpacity((frame.lensArc.value * count) / FULL_TURN, labelCalm)
  if (winnerIndex !== null) {
    const turns = turnsTo(winnerIndex + 0.5, count, leavingIndex, share)
    frame.lensWinnerTurn.value = angleInLens(turns * width - 0.5, turnedTo, width)
    frame.lensWinnerSpread.value = winnerIndex === leavingIndex ? share : 1
  }
  if (focusedIndex !== null) {
    const turns = turnsTo(focusedIndex + 0.5, count, leavingIndex, share)
    frame.lensFocusTurn.value = angleInLens(turns * width - 0.5, turnedTo, width)
    frame.lensFocusSpread.value = focusedIndex === leavingIndex ? share : 1
  }
}

/**
 * How visible labels are while the wheel turns, 0 to 1. Letters that pass quickly fade, as they do to the eye.
 * @param arc radians turned since the last frame
 * @param labelCalm how calm labels must be, 0 to 1
 * @param largeness of the largest label, in usual sizes
 */
export function labelOpacity(arc: number, labelCalm: number, largeness = 1): number {
  const blurred = (1 - FAINTEST) * Math.min(1, arc / FAINT_ARC)
  return 1 - Math.max(blurred, (1 - calmLabelOpacity(largeness)) * labelCalm)
}

/** @param passing segments that have passed since the last frame */
export function lensLabelOpacity(passing: number, labelCalm: number): number {
  const readable = 1 - Math.min(1, Math.max(0, passing - LENS_FADE_BEGINS) / LENS_FADE)
  return readable * (1 - (1 - calmLabelOpacity(1)) * labelCalm)
}
