// The wheel without a GPU: what is seen until the scene is ready, and wherever there is none.

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { measureLabel } from '../../platform/labelText'
import { calmColor, flashesPerTurn, meanLuminance } from '../../wheel/flashes'
import { widthOf } from '../../wheel/geometry'
import { hasLabels } from '../../wheel/labels/labelRoom'
import { type WheelLabels, wheelLabels } from '../../wheel/labels/wheelLabels'
import { createFollower } from '../follower'
import { type UprightWinner, uprightWinner, type WheelPicture } from '../picture'
import type { WheelRendererProps } from '../renderer'
import { type DiscPicture, paintDisc, piecesOf } from './discPainter'
import styles from './Wheel2D.module.css'
import { type Discs, paintWheel } from './wheelPainter'

export function Wheel2D({ picture, onRest }: WheelRendererProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const wheel = useRef<CanvasWheel>(null)
  const rested = useEffectEvent(onRest)

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) {
      console.warn('Failed to initialize wheel physics: Could not get canvas context')
      return
    }
    const opened = createCanvasWheel(context, rested)
    wheel.current = opened
    return opened.close
  }, [])

  // In a layout effect, so that the page's first paint already shows the wheel.
  useLayoutEffect(() => wheel.current?.show(picture), [picture])

  const { metrics, quality } = picture
  const side = Math.round((metrics.size + 2 * metrics.bleed) * quality.maxPixelRatio)
  return <canvas ref={canvas} width={side} height={side} className={styles.canvas} />
}

interface CanvasWheel {
  show(picture: WheelPicture): void
  close(): void
}

/**
 * Painted at once when its picture changes, and in every frame while it turns.
 * @param onRest called in the frame that shows a spin at rest
 */
export function createCanvasWheel(
  context: CanvasRenderingContext2D,
  onRest: (spinId: string) => void,
): CanvasWheel {
  const follower = createFollower()
  let picture: WheelPicture | null = null
  let labels: WheelLabels | null = null
  let upright: UprightWinner | null = null
  let discs: Discs | null = null
  let frame = 0

  /** Brings the canvas to this moment. True while another frame is needed. */
  function paint(shown: WheelPicture, labels: WheelLabels): boolean {
    const isMoving = follower.follow(shown, performance.now())
    if (!discs || discs.share !== follower.leavingShare) {
      const disc = discs?.disc ?? document.createElement('canvas')
      discs = { disc, calmDisc: null, share: follower.leavingShare }
      paintDisc(disc, shown, labels, follower.leavingShare)
    }
    if (follower.calm > 0 && !discs.calmDisc) {
      discs = { ...discs, calmDisc: paintCalmDisc(shown, labels) }
    }
    paintWheel(context, shown, discs, follower, upright?.upright ?? null)
    return isMoving
  }

  function request(): void {
    if (frame === 0) frame = requestAnimationFrame(drawFrame)
  }

  function drawFrame(): void {
    frame = 0
    if (!picture || !labels) return
    const isDue = follower.isFrameDue(picture, performance.now())
    if (!isDue || paint(picture, labels)) request()
    if (isDue && follower.hasLanded && picture.spin) onRest(picture.spin.outcome.id)
  }

  return {
    show(changed) {
      const next = withoutThinLeaving(changed)
      const isSameDisc =
        next.segments === picture?.segments &&
        next.arcs === picture.arcs &&
        next.metrics === picture.metrics &&
        next.quality.labelPixelRatio === picture.quality.labelPixelRatio &&
        next.look === picture.look &&
        next.hasOdds === picture.hasOdds
      picture = next
      const { segments, arcs, metrics, hasOdds, isRevealing } = next
      labels = wheelLabels(segments, arcs, metrics, hasOdds, measureLabel)
      upright = isRevealing ? uprightWinner(next, labels, measureLabel) : null
      if (!isSameDisc) {
        discs = null
        follower.flashesPerTurn = flashesOf(next)
      }
      // What has landed is reported from a frame, not from within whatever changed the picture.
      if (paint(next, labels) || follower.hasLanded) request()
    },
    close() {
      picture = null
      cancelAnimationFrame(frame)
    },
  }
}

/** Flashes in a turn of what is painted; of equal segments each counts, also where all are thin. */
function flashesOf(picture: DiscPicture): number {
  if (typeof picture.arcs === 'number') {
    return flashesPerTurn(picture.segments.map(({ color }) => color))
  }
  const { colors, ends } = piecesOf(picture)
  return flashesPerTurn(colors, ends)
}

/** The same wheel in colors of one luminance, without lines and with faint labels, laid over it where it would flash. */
function paintCalmDisc(picture: DiscPicture, labels: WheelLabels): HTMLCanvasElement {
  const { segments, arcs } = picture
  const mean = meanLuminance(
    segments.map(({ color }) => color),
    arcs,
  )
  const calm = segments.map((segment) => ({ ...segment, color: calmColor(segment.color, mean) }))
  const disc = document.createElement('canvas')
  paintDisc(disc, { ...picture, segments: calm }, labels, 1, true)
  return disc
}

/** The disc is painted anew in each frame in which a segment narrows: only where it is wide enough to be seen. */
function withoutThinLeaving(picture: WheelPicture): WheelPicture {
  const { metrics, arcs, leavingIndex } = picture
  const isSeen = leavingIndex === null || hasLabels(metrics, 1 / widthOf(leavingIndex, arcs))
  return isSeen ? picture : { ...picture, leaving: null, leavingIndex: null }
}
