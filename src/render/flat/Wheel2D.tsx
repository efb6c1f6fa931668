// The wheel until the scene is ready, and wherever there is no GPU.

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { measureIn } from '../../platform/labelText'
import { calmColor, flashesPerTurn, linesPerTurn, meanLuminance } from '../../wheel/flashes'
import { pictureFlashes, type WheelLabels, wheelLabels } from '../../wheel/labels/wheelLabels'
import { createFollower } from '../follower'
import type { Sheets } from '../pictures/sheets'
import type { WheelRendererProps } from '../renderer'
import { type UprightWinner, uprightWinner, type WheelView } from '../view'
import { type DiscView, paintDisc, paintPicture, piecesOf } from './discPainter'
import styles from './Wheel2D.module.css'
import { type Discs, paintWheel } from './wheelPainter'

export function Wheel2D({ view, onRest }: WheelRendererProps) {
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

  // So that the page's first paint already shows the wheel.
  useLayoutEffect(() => wheel.current?.show(view), [view])

  const { metrics, quality } = view
  const side = Math.round((metrics.size + 2 * metrics.bleed) * quality.maxPixelRatio)
  return <canvas ref={canvas} width={side} height={side} className={styles.canvas} />
}

/** Most wheels have none. */
const loadSheets = () => import('../pictures/sheets')

interface CanvasWheel {
  show(view: WheelView): void
  close(): void
}

/** Paints at once, and in every frame while it turns. @param onRest in the frame that shows a spin at rest */
export function createCanvasWheel(
  context: CanvasRenderingContext2D,
  onRest: (spinId: string) => void,
): CanvasWheel {
  const follower = createFollower()
  let view: WheelView | null = null
  let labels: WheelLabels | null = null
  let upright: UprightWinner | null = null
  let discs: Discs | null = null
  let sheets: Sheets | null = null
  let frame = 0

  function paint(shown: WheelView, labels: WheelLabels): boolean {
    const isMoving = follower.follow(shown, performance.now())
    if (!discs) {
      discs = { disc: document.createElement('canvas'), calmDisc: null }
      paintDisc(discs.disc, shown, labels, false, sheets?.ofOptions() ?? null)
    }
    if (follower.calm > 0 && !discs.calmDisc) {
      discs = { ...discs, calmDisc: paintCalmDisc(shown, labels) }
    }
    const sheet = sheets?.ofOptions()
    paintWheel(
      context,
      shown,
      discs,
      follower,
      upright?.upright ?? null,
      (painted) => {
        const { winnerIndex } = shown
        const room = winnerIndex === null ? null : labels.pictures[winnerIndex]
        if (winnerIndex !== null && room && sheet) {
          paintPicture(painted, shown, winnerIndex, room, sheet)
        }
      },
      (painted, radius) => sheets?.paintHub(painted, shown.hubPicture, radius),
    )
    return isMoving
  }

  function showPictures(shown: WheelView, rooms: WheelLabels['pictures']): void {
    if (sheets) {
      sheets.show(shown, rooms)
      return
    }
    if (rooms.length === 0 && shown.hubPicture === null) return
    loadSheets()
      .then(({ createSheets }) => {
        if (!view || !labels) return
        sheets ??= createSheets(paintAnew)
        sheets.show(view, labels.pictures)
      })
      // The next view tries again.
      .catch((cause) => console.warn('Failed to draw pictures', cause))
  }

  function paintAnew(): void {
    discs = null
    request()
  }

  function request(): void {
    if (frame === 0) frame = requestAnimationFrame(drawFrame)
  }

  function drawFrame(): void {
    frame = 0
    if (!view || !labels) return
    const isDue = follower.isFrameDue(view, performance.now())
    if (!isDue || paint(view, labels)) request()
    if (isDue && follower.hasLanded && view.spin) onRest(view.spin.outcome.id)
  }

  return {
    show(next) {
      const isSameDisc =
        next.segments === view?.segments &&
        next.arcs === view.arcs &&
        next.metrics === view.metrics &&
        next.quality.labelPixelRatio === view.quality.labelPixelRatio &&
        next.look === view.look &&
        next.hasOdds === view.hasOdds &&
        next.picturePlace === view.picturePlace
      view = next
      const { segments, arcs, metrics, hasOdds, isRevealing, picturePlace } = next
      const measure = measureIn(next.look.face)
      labels = wheelLabels(segments, arcs, metrics, hasOdds, measure, picturePlace)
      upright = isRevealing ? uprightWinner(next, labels, measure) : null
      if (!isSameDisc) {
        discs = null
        follower.flashesPerTurn = flashesOf(next) + pictureFlashes(labels, arcs)
      }
      showPictures(next, labels.pictures)
      // What has landed is reported from a frame, not from within what changed the view.
      if (paint(next, labels) || follower.hasLanded) request()
    },
    close() {
      view = null
      sheets?.close()
      cancelAnimationFrame(frame)
    },
  }
}

/** As painted; equal segments count each, even where all are thin. */
function flashesOf(view: DiscView): number {
  const { segments, arcs, look } = view
  const all = segments.map(({ color }) => color)
  const lines = linesPerTurn(look, arcs, meanLuminance(all, arcs))
  if (typeof arcs === 'number') return Math.max(lines, flashesPerTurn(all))
  const { colors, ends } = piecesOf(view)
  return Math.max(lines, flashesPerTurn(colors, ends))
}

/** In colors of one luminance, without lines and pictures and with faint labels, laid over the wheel where it would flash. */
function paintCalmDisc(view: DiscView, labels: WheelLabels): HTMLCanvasElement {
  const { segments, arcs } = view
  const mean = meanLuminance(
    segments.map(({ color }) => color),
    arcs,
  )
  const calm = segments.map((segment) => ({ ...segment, color: calmColor(segment.color, mean) }))
  const disc = document.createElement('canvas')
  paintDisc(disc, { ...view, segments: calm }, labels, true)
  return disc
}
