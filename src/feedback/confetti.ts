// Owns how confetti looks: pieces from both sides of the window, on a canvas of its own that is gone afterwards.

import { create, type Options } from 'canvas-confetti'
import styles from './confetti.module.css'

/** Product specification, section 9. */
const PIECES = 20
/** Steps of the library, 60 a second: a piece has faded out after the three seconds it is shown. */
const LIFE_STEPS = 180
/** Sizes and speeds below suit a window this wide or high in CSS pixels; a projector gets larger pieces. */
const WINDOW_SIZE = 600
const MAX_PIXEL_RATIO = 2

/**
 * Throws the pieces in the given hex colors.
 * @returns what takes them away: canvas, frames and all
 */
export function throwConfetti(colors: string[]): () => void {
  const canvas = document.createElement('canvas')
  if (!canvas.getContext('2d')) {
    console.info('No confetti: Could not get canvas context')
    return () => {}
  }
  canvas.className = styles.confetti ?? ''
  canvas.ariaHidden = 'true'
  const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO)
  canvas.width = innerWidth * ratio
  canvas.height = innerHeight * ratio
  // What is shown in fullscreen hides the rest of the page.
  const page = document.fullscreenElement ?? document.body
  page.append(canvas)

  // A worker would come from a blob: address, which a strict content policy forbids.
  const fire = create(canvas, { useWorker: false })
  const scale = ratio * Math.max(1, Math.min(innerWidth, innerHeight) / WINDOW_SIZE)
  const side: Options = {
    particleCount: PIECES / 2,
    spread: 50,
    startVelocity: 42 * scale,
    gravity: 0.9 * scale,
    scalar: 1.5 * scale,
    ticks: LIFE_STEPS,
    colors,
  }
  fire({ ...side, angle: 60, origin: { x: 0, y: 0.7 } })
  fire({ ...side, angle: 120, origin: { x: 1, y: 0.7 } })
  return () => {
    fire.reset()
    canvas.remove()
  }
}
