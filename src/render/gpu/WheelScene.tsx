// Order in a frame: size the buffer, follow the spin, write shared uniforms, ask for another frame if needed, draw.

import { OrthographicCamera } from '@react-three/drei/core/OrthographicCamera'
import { type RootState, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Group } from 'three'
import { measureIn } from '../../platform/labelText'
import { FULL_TURN } from '../../wheel/angle'
import { linesPerTurn } from '../../wheel/flashes'
import { countOf, widthOf } from '../../wheel/geometry'
import { LENS_COUNT } from '../../wheel/labels/lens'
import { pictureFlashes, wheelLabels } from '../../wheel/labels/wheelLabels'
import { raisedAngle } from '../../wheel/metrics'
import { createFollower } from '../follower'
import type { LearnedRatio } from '../learnedRatio'
import { uprightWinner, type WheelView } from '../view'
import { createAdaptivePixelRatio } from './adaptivePixelRatio'
import { createFrameUniforms, writeFrame } from './frame'
import { Disc, useWedges } from './parts/Disc'
import { Labels, WinnerLabel } from './parts/Labels'
import { LensGlass, LensLabels } from './parts/Lens'
import { HubAndPointer, Rim } from './parts/Metal'
import { Pictures } from './parts/Pictures'
import { FocusOutline, Winner } from './parts/RaisedSector'
import { wheelColors } from './parts/wheelColors'

/** A priority above 0 tells fiber that the callback draws the frame itself. */
const DRAWS = 1

/** Of a segment in the lens, in radians. */
const HALF_IN_LENS = FULL_TURN / LENS_COUNT / 2
const ROUNDING = 1e-3
/** Drawing order around a lens of equal segments: they are narrower than it, and their labels stay beside it. */
const NARROW = { glass: 0.25, focusInLens: null, labels: 2 }
/** Wider segments: the glass covers a part of them with labels and focus. */
const WIDE = { labels: 0.625, glass: 0.75, focusInLens: 0.875 }

interface WheelSceneProps {
  readonly view: WheelView
  /** Milliseconds on the clock that the times of views are on. */
  now(): number
  onRest(spinId: string): void
  /** The same function for the life of the scene. */
  readonly onRatioLearned: (learned: LearnedRatio | null) => void
  /** The error of a frame would not reach React. */
  onFailed(cause: unknown): void
}

/** Only within a frame: it empties the buffer, and the page could show that. @param side CSS pixels */
function sizeBuffer(state: RootState, side: number, pixelRatio: number): void {
  if (state.size.width !== side) state.setSize(side, side)
  if (state.viewport.dpr !== pixelRatio) state.setDpr(pixelRatio)
}

export function WheelScene({ view, now, onRest, onRatioLearned, onFailed }: WheelSceneProps) {
  const { segments, arcs, metrics, quality, look, spin, isRevealing, isAnimated } = view
  const { winnerIndex, focusedIndex, restRotation } = view
  const count = countOf(arcs)
  const winner = winnerIndex === null ? undefined : segments[winnerIndex]
  const focused = focusedIndex === null ? undefined : segments[focusedIndex]

  const { hasOdds, picturePlace } = view
  const measure = measureIn(look.face)
  const labels = wheelLabels(segments, arcs, metrics, hasOdds, measure, picturePlace)
  const { lens } = labels
  const order = lens && typeof arcs !== 'number' ? WIDE : NARROW
  const upright = useMemo(
    () =>
      uprightWinner({ segments, arcs, metrics, winnerIndex, restRotation, spin }, labels, measure),
    [segments, arcs, metrics, winnerIndex, restRotation, spin, labels, measure],
  )
  const winnerInLens = useRef<Group>(null)
  const focusInLens = useRef<Group>(null)
  const frame = useMemo(createFrameUniforms, [])
  const colors = useMemo(
    () => wheelColors(segments, arcs, metrics.radius),
    [segments, arcs, metrics.radius],
  )
  const wedges = useWedges(colors, count, metrics, look, frame)
  const invalidate = useThree((state) => state.invalidate)
  const follower = useMemo(createFollower, [])
  const side = metrics.size + 2 * metrics.bleed
  const adaptive = useMemo(
    () => createAdaptivePixelRatio(invalidate, onRatioLearned),
    [invalidate, onRatioLearned],
  )
  useEffect(() => adaptive.close, [adaptive])

  useLayoutEffect(() => {
    const lines = linesPerTurn(look, arcs, colors.meanLight)
    follower.flashesPerTurn = Math.max(colors.flashesPerTurn, lines) + pictureFlashes(labels, arcs)
    follower.lettersPassing = labels.lettersPassing
  }, [follower, colors, labels, arcs, look])

  // Frames are drawn on demand, and each render means a new view.
  useEffect(() => invalidate())

  function moveTo(nowMs: number, state: RootState): void {
    const pixelRatio = adaptive.at(view, nowMs)
    sizeBuffer(state, side, pixelRatio)
    const isMoving = follower.follow(view, nowMs)
    writeFrame(frame, view, labels, upright !== null, follower, pixelRatio)
    if (winnerInLens.current) {
      winnerInLens.current.visible = Math.abs(frame.lensWinnerTurn.value) < HALF_IN_LENS
    }
    if (lens && focusInLens.current) {
      // Where the lens shows all of it.
      const farthest = lens.halfAngle - HALF_IN_LENS + ROUNDING
      focusInLens.current.visible = Math.abs(frame.lensFocusTurn.value) < farthest
    }
    if (isMoving) invalidate()
    if (follower.hasLanded && spin) onRest(spin.outcome.id)
  }

  useFrame((state) => {
    const nowMs = now()
    // The picture of the last one stays on the screen.
    if (!follower.isFrameDue(view, nowMs)) return invalidate()
    try {
      moveTo(nowMs, state)
      state.gl.render(state.scene, state.camera)
    } catch (cause) {
      onFailed(cause)
    }
  }, DRAWS)

  const shared = { metrics, look, frame, isRaised: isRevealing }
  const raisedFocus = focused && {
    ...shared,
    color: focused.color,
    isWinner: focused === winner,
  }
  const raisedWinner = winner && {
    ...shared,
    color: winner.color,
    isAnimated,
    isFocused: focused === winner,
  }
  const inLens = lens && { angle: FULL_TURN / LENS_COUNT, innerRadius: lens.innerRadius }

  return (
    <>
      <OrthographicCamera makeDefault near={-1} far={1} />
      <Disc
        colors={colors}
        lens={lens}
        metrics={metrics}
        look={look}
        wedges={wedges}
        frame={frame}
      />
      {lens && (
        <LensGlass
          lens={lens}
          colors={colors}
          metrics={metrics}
          look={look}
          wedges={wedges}
          renderOrder={order.glass}
          frame={frame}
        />
      )}
      <Rim arcs={arcs} metrics={metrics} look={look} frame={frame} />
      {raisedFocus && (
        <FocusOutline
          {...raisedFocus}
          angle={raisedAngle(widthOf(focusedIndex ?? 0, arcs), metrics)}
          turn={frame.focusTurn}
          renderOrder={0.5}
        />
      )}
      {raisedWinner && !lens && (
        <Winner
          key={winner.id}
          {...raisedWinner}
          angle={raisedAngle(widthOf(winnerIndex ?? 0, arcs), metrics)}
          turn={frame.winnerTurn}
        />
      )}
      <Pictures
        segments={segments}
        arcs={arcs}
        rooms={labels.pictures}
        photos={view.photos}
        metrics={metrics}
        pixelRatio={quality.labelPixelRatio}
        isSpinning={spin !== null}
        renderOrder={order.labels}
        frame={frame}
      />
      <Labels
        segments={segments}
        arcs={arcs}
        labels={labels}
        look={look}
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
      {lens && <LensLabels view={view} lens={lens} frame={frame} />}
      {inLens && raisedFocus && order.focusInLens !== null && (
        <group ref={focusInLens}>
          <FocusOutline
            {...raisedFocus}
            {...inLens}
            turn={frame.lensFocusTurn}
            renderOrder={order.focusInLens}
          />
        </group>
      )}
      {inLens && raisedWinner && (
        <group ref={winnerInLens}>
          <Winner key={winner.id} {...raisedWinner} {...inLens} turn={frame.lensWinnerTurn} />
        </group>
      )}
      <HubAndPointer
        hubPicture={view.hubPicture}
        photos={view.photos}
        metrics={metrics}
        pixelRatio={quality.maxPixelRatio}
        look={look}
        frame={frame}
      />
    </>
  )
}
