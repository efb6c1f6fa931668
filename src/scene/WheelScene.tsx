// The wheel as one tree: camera, disc, winner, labels, hub, pointer, and the one frame that moves them.
// Frame order: size the drawing buffer, follow the spin, write the shared uniforms, ask for another frame if needed.

import { OrthographicCamera } from '@react-three/drei/core/OrthographicCamera'
import { type RootState, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Group } from 'three'
import type { RendererQuality } from '../settings/rendererQuality'
import { isResultAnimated } from '../settings/timing'
import { app, useApp, useDrawnSegments } from '../store/app'
import { createSpinFollower } from '../store/spinFollower'
import { segmentAngle } from '../wheel/geometry'
import { angleInLens, LENS_COUNT, lensFor } from '../wheel/lens'
import type { WheelMetrics } from '../wheel/metrics'
import { AdaptivePixelRatio } from './AdaptivePixelRatio'
import { createFrameUniforms } from './frame'
import { CALM_LABEL, FAINT_LABEL_ARC, FAINTEST_LABEL, LENS_BLUR, LENS_BLUR_BEGINS } from './look'
import { Disc } from './parts/Disc'
import { Focus } from './parts/FocusOutline'
import { Fittings } from './parts/HubAndPointer'
import { Labels } from './parts/Labels'
import { LensGlass } from './parts/LensGlass'
import { LensLabels } from './parts/LensLabels'
import { Rim } from './parts/Rim'
import { Winner } from './parts/Winner'
import { useWedges } from './parts/wedges'
import { wheelColors } from './parts/wheelColors'

/** Pixels that an edge is smoothed over where it is not to be smoothed; shaders divide by it. */
const PLAIN_EDGE = 1e-3

interface WheelSceneProps {
  readonly metrics: WheelMetrics
  readonly quality: RendererQuality
  /** Called when a frame throws; what it throws would not reach React. */
  onFailed(cause: unknown): void
}

/**
 * Sizes the drawing buffer. Only for use within a frame: a buffer that changes its size is empty until it is
 * drawn into, and between frames the page could be painted with the wheel gone.
 * @param side CSS pixels
 */
function sizeBuffer(state: RootState, side: number, pixelRatio: number): void {
  if (state.size.width !== side) state.setSize(side, side)
  if (state.viewport.dpr !== pixelRatio) state.setDpr(pixelRatio)
}

export function WheelScene({ metrics, quality, onFailed }: WheelSceneProps) {
  const winnerId = useApp((state) => state.lastResult?.winner.id)
  const isSpinning = useApp((state) => state.phase === 'spinning')
  const isStill = useApp((state) => !isResultAnimated(state.settings.animationSpeed, state.device))
  const isRevealing = useApp((state) => state.isRevealing)
  const segments = useDrawnSegments()
  const winnerIndex = segments.findIndex((segment) => segment.id === winnerId)
  const winner = segments[winnerIndex]
  const focusedId = useApp((state) => (state.phase === 'spinning' ? null : state.focusedId))
  const focusedIndex = segments.findIndex((segment) => segment.id === focusedId)
  const focused = segments[focusedIndex]

  const lens = useMemo(() => lensFor(metrics, segments.length), [metrics, segments.length])
  const inLens = useRef<Group>(null)
  const frame = useMemo(createFrameUniforms, [])
  const colors = useMemo(() => wheelColors(segments, metrics.radius), [segments, metrics.radius])
  const wedges = useWedges(colors, segments.length, metrics, frame)
  const invalidate = useThree((state) => state.invalidate)
  const follower = useMemo(() => createSpinFollower(app), [])
  const side = metrics.size + 2 * metrics.bleed
  /** What the next frame is drawn at. */
  const pixelRatio = useRef(quality.maxPixelRatio)

  useLayoutEffect(() => {
    pixelRatio.current = quality.maxPixelRatio
  }, [quality])

  useLayoutEffect(() => {
    follower.flashesPerTurn = colors.flashesPerTurn
  }, [follower, colors])

  // Whatever changes in the store or here may change the picture; nothing else asks for a frame.
  useEffect(() => app.store.subscribe(() => invalidate()), [invalidate])
  useEffect(() => invalidate())

  function moveTo(nowMs: number, state: RootState): void {
    sizeBuffer(state, side, pixelRatio.current)
    const goesOn = follower.follow(nowMs)
    frame.rotation.value = follower.rotation
    frame.arc.value = follower.arc
    frame.calm.value = follower.calm
    frame.bend.value = follower.flick
    const blurred = (1 - FAINTEST_LABEL) * Math.min(1, follower.arc / FAINT_LABEL_ARC)
    frame.opacity.value = 1 - Math.max(blurred, (1 - CALM_LABEL) * follower.labelCalm)
    frame.lensCalm.value = follower.labelCalm
    if (lens) {
      const passing = follower.arc / segmentAngle(segments.length)
      const readable = 1 - Math.min(1, Math.max(0, passing - LENS_BLUR_BEGINS) / LENS_BLUR)
      frame.lensOpacity.value = readable * (1 - (1 - CALM_LABEL) * follower.labelCalm)
    }
    if (inLens.current) {
      const angle = angleInLens(winnerIndex, follower.rotation, segments.length)
      frame.lensRotation.value = angle
      inLens.current.visible = Math.abs(angle) < Math.PI / LENS_COUNT
    }
    frame.pixel.value = (quality.antialias ? 1 : PLAIN_EDGE) / pixelRatio.current
    if (goesOn) invalidate()
  }

  useFrame((state) => {
    try {
      moveTo(performance.now(), state)
    } catch (cause) {
      onFailed(cause)
    }
  })

  return (
    <>
      <OrthographicCamera makeDefault near={-1} far={1} />
      {isSpinning && <AdaptivePixelRatio quality={quality} pixelRatio={pixelRatio} />}
      <Disc colors={colors} lens={lens} metrics={metrics} wedges={wedges} frame={frame} />
      {lens && (
        <LensGlass lens={lens} colors={colors} metrics={metrics} wedges={wedges} frame={frame} />
      )}
      <Rim count={segments.length} metrics={metrics} frame={frame} />
      {focused && (
        <Focus
          color={focused.color}
          index={focusedIndex}
          count={segments.length}
          metrics={metrics}
          isWinner={focused === winner}
          isRaised={isRevealing}
          frame={frame}
        />
      )}
      {winner && !lens && (
        <Winner
          key={winner.id}
          color={winner.color}
          index={winnerIndex}
          count={segments.length}
          metrics={metrics}
          isStill={isStill}
          isRaised={isRevealing}
          isFocused={focused === winner}
          rotation={frame.rotation}
          frame={frame}
        />
      )}
      <Labels
        segments={segments}
        metrics={metrics}
        pixelRatio={quality.maxPixelRatio}
        frame={frame}
      />
      {lens && (
        <LensLabels
          segments={segments}
          metrics={metrics}
          lens={lens}
          pixelRatio={quality.maxPixelRatio}
          frame={frame}
        />
      )}
      {lens && winner && (
        <group ref={inLens}>
          <Winner
            key={winner.id}
            color={winner.color}
            index={-0.5}
            count={LENS_COUNT}
            metrics={metrics}
            innerRadius={lens.innerRadius}
            isStill={isStill}
            isRaised={isRevealing}
            isFocused={focused === winner}
            rotation={frame.lensRotation}
            frame={frame}
          />
        </group>
      )}
      <Fittings metrics={metrics} frame={frame} />
    </>
  )
}
