// The wheel as one tree, and the one frame callback that moves it.
// Frame order: size the drawing buffer, follow the spin, write the shared uniforms, ask for another frame if needed,
// draw.

import { OrthographicCamera } from '@react-three/drei/core/OrthographicCamera'
import { type RootState, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Group } from 'three'
import { measureLabel } from '../../platform/labelText'
import { FULL_TURN } from '../../wheel/angle'
import { countOf, turnsAt, turnsTo, widthOf } from '../../wheel/geometry'
import { angleInLens, arcInLens, LENS_COUNT, type Lens, turnInLens } from '../../wheel/labels/lens'
import { wheelLabels } from '../../wheel/labels/wheelLabels'
import { raisedAngle } from '../../wheel/metrics'
import { createFollower } from '../follower'
import type { HeldRatio } from '../heldRatio'
import type { WheelPicture } from '../picture'
import { uprightWinner } from '../uprightWinner'
import { createFrameUniforms, NOTHING_COVERED, NOTHING_UPRIGHT } from './frame'
import { labelOpacity, lensLabelOpacity } from './labelFade'
import { Disc } from './parts/Disc'
import { FocusOutline } from './parts/FocusOutline'
import { HubAndPointer } from './parts/HubAndPointer'
import { Labels } from './parts/Labels'
import { LensGlass } from './parts/LensGlass'
import { LensLabels } from './parts/LensLabels'
import { Rim } from './parts/Rim'
import { Winner } from './parts/Winner'
import { WinnerLabel } from './parts/WinnerLabel'
import { useWedges } from './parts/wedges'
import { wheelColors } from './parts/wheelColors'
import { useAdaptivePixelRatio } from './useAdaptivePixelRatio'

/** A priority above 0 tells fiber that the callback draws the frame itself. */
const DRAWS = 1
/** In place of a pixel's width where edges are not smoothed; shaders divide by it. */
const HARD_EDGE = 1e-3
/** The least that is left of a segment's width; shaders divide by it. */
const LEAST_SHARE = 1e-4

/** Half the width that a segment has in the lens, in radians. */
const HALF_IN_LENS = FULL_TURN / LENS_COUNT / 2
/** Radians that no one sees. */
const ROUNDING = 1e-3
/** Drawing order around a lens of equal segments: they are narrower than it, and their labels stay beside it. */
const NARROW = { glass: 0.25, focusInLens: null, labels: 2 }
/** Others may be wider: the glass covers a part of them with what is on it, labels and the mark of the focus. */
const WIDE = { labels: 0.625, glass: 0.75, focusInLens: 0.875 }

/** Where segments have no width in common, their labels fade beside the lens within a quarter of one in it. */
const BESIDE_UNEQUAL = (4 * LENS_COUNT) / FULL_TURN

interface WheelSceneProps {
  readonly picture: WheelPicture
  onRest(spinId: string): void
  onRatioLearned(held: HeldRatio | null): void
  /** Called when a frame throws: the error would not reach React. */
  onFailed(cause: unknown): void
}

/**
 * Sizes the drawing buffer. Only for use within a frame: resizing a buffer empties it, and between frames the page
 * could be painted without the wheel.
 * @param side CSS pixels
 */
function sizeBuffer(state: RootState, side: number, pixelRatio: number): void {
  if (state.size.width !== side) state.setSize(side, side)
  if (state.viewport.dpr !== pixelRatio) state.setDpr(pixelRatio)
}

export function WheelScene({ picture, onRest, onRatioLearned, onFailed }: WheelSceneProps) {
  const { segments, arcs, metrics, quality, look, spin, isRevealing, isAnimated } = picture
  const { winnerIndex, focusedIndex, leavingIndex, restRotation } = picture
  const count = countOf(arcs)
  const winner = winnerIndex === null ? undefined : segments[winnerIndex]
  const focused = focusedIndex === null ? undefined : segments[focusedIndex]
  const leaving = leavingIndex === null ? undefined : segments[leavingIndex]

  const labels = wheelLabels(segments, arcs, metrics, picture.hasOdds, measureLabel)
  const { lens } = labels
  const order = lens && typeof arcs !== 'number' ? WIDE : NARROW
  const upright = useMemo(
    () =>
      uprightWinner(
        { segments, arcs, metrics, winnerIndex, restRotation, spin },
        labels,
        measureLabel,
      ),
    [segments, arcs, metrics, winnerIndex, restRotation, spin, labels],
  )
  const winnerInLens = useRef<Group>(null)
  const focusInLens = useRef<Group>(null)
  const frame = useMemo(createFrameUniforms, [])
  const colors = useMemo(
    () => wheelColors(segments, arcs, metrics.radius),
    [segments, arcs, metrics.radius],
  )
  const wedges = useWedges(colors, count, metrics, look, leaving?.color, frame)
  const invalidate = useThree((state) => state.invalidate)
  const follower = useMemo(createFollower, [])
  const side = metrics.size + 2 * metrics.bleed
  const adaptive = useAdaptivePixelRatio(onRatioLearned)

  useLayoutEffect(() => {
    follower.flashesPerTurn = colors.flashesPerTurn
    follower.lettersPassing = labels.lettersPassing
  }, [follower, colors, labels])

  // Frames are drawn on demand, and whatever renders this has changed the picture.
  useEffect(() => invalidate())

  function moveTo(nowMs: number, state: RootState): void {
    const pixelRatio = adaptive.at(picture, nowMs)
    sizeBuffer(state, side, pixelRatio)
    const isMoving = follower.follow(picture, nowMs)
    frame.rotation.value = follower.rotation
    frame.arc.value = follower.arc
    frame.calm.value = follower.calm
    frame.bend.value = follower.flick
    frame.opacity.value = labelOpacity(follower.arc, follower.labelCalm, labels.largeness)
    frame.lensCalm.value = follower.labelCalm
    frame.uprightPlace.value = upright
      ? turnsAt((winnerIndex ?? 0) + 0.5, arcs) * count
      : NOTHING_UPRIGHT
    frame.covered.value = lens?.halfAngle ?? NOTHING_COVERED
    placeSegments(follower.rotation, follower.leavingShare)
    if (lens) turnLens(lens, follower.rotation, follower.leavingShare)
    frame.pixel.value = (quality.antialias ? 1 : HARD_EDGE) / pixelRatio
    if (isMoving) invalidate()
    if (follower.hasLanded && spin) onRest(spin.outcome.id)
  }

  function placeSegments(rotation: number, share: number): void {
    const first = leavingIndex ?? 0
    const leavingWidth = widthOf(first, arcs) * count
    frame.perRadian.value = (count - (1 - share) * leavingWidth) / FULL_TURN
    frame.beside.value = typeof arcs === 'number' ? frame.perRadian.value : BESIDE_UNEQUAL
    frame.leaving.value = turnsAt(first, arcs) * count
    frame.leavingWidth.value = leavingWidth
    frame.leavingShare.value = Math.max(share, LEAST_SHARE)
    if (focusedIndex !== null) {
      frame.focusTurn.value = rotation + middleOf(focusedIndex, share)
      frame.focusSpread.value = spreadOf(focusedIndex, share)
    }
    if (winnerIndex !== null) {
      frame.winnerTurn.value = rotation + middleOf(winnerIndex, share)
      frame.winnerSpread.value = spreadOf(winnerIndex, share)
    }
  }

  /** Radians, clockwise from the start of the first segment. */
  function middleOf(index: number, share: number): number {
    return turnsTo(index + 0.5, arcs, leavingIndex, share) * FULL_TURN
  }

  /** A segment's width as a share of its usual one. */
  function spreadOf(index: number, share: number): number {
    const from = turnsTo(index, arcs, leavingIndex, share)
    return (turnsTo(index + 1, arcs, leavingIndex, share) - from) / widthOf(index, arcs)
  }

  /** In the lens, the wheel is one of equal segments, and turned so that the same point is under the pointer. */
  function turnLens({ halfAngle }: Lens, rotation: number, share: number): void {
    const width = count - 1 + share
    const turnedTo = turnInLens(rotation, arcs, leavingIndex, share)
    frame.lensRotation.value = turnedTo
    frame.lensArc.value = arcInLens(rotation, follower.arc, arcs)
    frame.lensPerRadian.value = width / FULL_TURN
    frame.lensLeaving.value = leavingIndex ?? 0
    frame.magnification.value = width / LENS_COUNT
    const passing = (frame.lensArc.value * count) / FULL_TURN
    frame.lensOpacity.value = lensLabelOpacity(passing, follower.labelCalm)
    if (winnerIndex !== null) {
      const angle = middleInLens(winnerIndex, turnedTo, share)
      frame.lensWinnerTurn.value = angle
      frame.lensWinnerSpread.value = winnerIndex === leavingIndex ? share : 1
      if (winnerInLens.current) winnerInLens.current.visible = Math.abs(angle) < HALF_IN_LENS
    }
    if (focusedIndex !== null) {
      const angle = middleInLens(focusedIndex, turnedTo, share)
      frame.lensFocusTurn.value = angle
      frame.lensFocusSpread.value = focusedIndex === leavingIndex ? share : 1
      // Where the lens shows all of it.
      const farthest = halfAngle - HALF_IN_LENS + ROUNDING
      if (focusInLens.current) focusInLens.current.visible = Math.abs(angle) < farthest
    }
  }

  function middleInLens(index: number, turnedTo: number, share: number): number {
    const width = count - 1 + share
    const turns = turnsTo(index + 0.5, count, leavingIndex, share)
    return angleInLens(turns * width - 0.5, turnedTo, width)
  }

  useFrame((state) => {
    const nowMs = performance.now()
    // A frame that is left out leaves the picture of the last one on the screen.
    if (!follower.isFrameDue(picture, nowMs)) return invalidate()
    try {
      moveTo(nowMs, state)
      state.gl.render(state.scene, state.camera)
    } catch (cause) {
      onFailed(cause)
    }
  }, DRAWS)

  return (
    <>
      <OrthographicCamera makeDefault near={-1} far={1} />
      <Disc colors={colors} lens={lens} metrics={metrics} wedges={wedges} frame={frame} />
      {lens && (
        <LensGlass
          lens={lens}
          colors={colors}
          metrics={metrics}
          wedges={wedges}
          renderOrder={order.glass}
          frame={frame}
        />
      )}
      <Rim arcs={arcs} metrics={metrics} look={look} frame={frame} />
      {focused && (
        <FocusOutline
          color={focused.color}
          angle={raisedAngle(widthOf(focusedIndex ?? 0, arcs), metrics)}
          metrics={metrics}
          look={look}
          isWinner={focused === winner}
          isRaised={isRevealing}
          turn={frame.focusTurn}
          spread={frame.focusSpread}
          renderOrder={0.5}
          frame={frame}
        />
      )}
      {winner && !lens && (
        <Winner
          key={winner.id}
          color={winner.color}
          angle={raisedAngle(widthOf(winnerIndex ?? 0, arcs), metrics)}
          metrics={metrics}
          look={look}
          isAnimated={isAnimated}
          isRaised={isRevealing}
          isFocused={focused === winner}
          turn={frame.winnerTurn}
          spread={frame.winnerSpread}
          frame={frame}
        />
      )}
      <Labels
        segments={segments}
        arcs={arcs}
        labels={labels}
        pixelRatio={quality.labelPixelRatio}
        renderOrder={order.labels}
        frame={frame}
      />
      {winner && upright && (
        <WinnerLabel
          key={`${winner.id} ${restRotation}`}
          {...upright}
          segment={winner}
          pixelRatio={quality.labelPixelRatio}
          look={look}
          isAnimated={isAnimated}
          isRaised={isRevealing}
          frame={frame}
        />
      )}
      {lens && <LensLabels picture={picture} lens={lens} frame={frame} />}
      {lens && focused && order.focusInLens !== null && (
        <group ref={focusInLens}>
          <FocusOutline
            color={focused.color}
            angle={FULL_TURN / LENS_COUNT}
            metrics={metrics}
            look={look}
            innerRadius={lens.innerRadius}
            isWinner={focused === winner}
            isRaised={isRevealing}
            turn={frame.lensFocusTurn}
            spread={frame.lensFocusSpread}
            renderOrder={order.focusInLens}
            frame={frame}
          />
        </group>
      )}
      {lens && winner && (
        <group ref={winnerInLens}>
          <Winner
            key={winner.id}
            color={winner.color}
            angle={FULL_TURN / LENS_COUNT}
            metrics={metrics}
            look={look}
            innerRadius={lens.innerRadius}
            isAnimated={isAnimated}
            isRaised={isRevealing}
            isFocused={focused === winner}
            turn={frame.lensWinnerTurn}
            spread={frame.lensWinnerSpread}
            frame={frame}
          />
        </group>
      )}
      <HubAndPointer metrics={metrics} look={look} frame={frame} />
    </>
  )
}
