import confetti, { type Options } from 'canvas-confetti'
import type { Settings } from '../wheel/settings/settings'
import { isBlank, splitCharacters } from '../wheel/text'
import styles from './confetti.module.css'

/** Few at first, so that the winner stays legible. */
const PIECES = { none: 0, little: 20, much: 120 }
/** Times the library's 10 pixels. */
const PAPER_SIZE = 1.5
/** Larger: an emoji has to be recognized. */
const EMOJI_SIZE = 3
/** Steps of the library, 60 a second: pieces that begin a moment late fade out within the reveal's three seconds. */
const LIFE_STEPS = 177
/** In CSS pixels, for the sizes and speeds below; they grow with larger windows. */
const WINDOW_SIZE = 600

export type Confetti = Pick<Settings, 'confetti' | 'confettiEmoji'>

/** @param colors of paper, in hex */
export function throwConfetti(colors: string[], chosen: Confetti): () => void {
  const canvas = document.createElement('canvas')
  if (!canvas.getContext('2d')) {
    console.info('No confetti: Could not get canvas context')
    return () => {}
  }
  canvas.className = styles.confetti ?? ''
  canvas.ariaHidden = 'true'
  // The whole window is cleared and composited in every frame, and nobody sees the pixels of what flies.
  canvas.width = innerWidth
  canvas.height = innerHeight
  // A fullscreen element hides the rest of the page.
  const page = document.fullscreenElement ?? document.body
  page.append(canvas)

  // A worker would come from a blob: address, which a strict content policy forbids.
  const fire = confetti.create(canvas, { useWorker: false })
  const scale = Math.max(1, Math.min(innerWidth, innerHeight) / WINDOW_SIZE)
  const emoji = splitCharacters(chosen.confettiEmoji).filter((one) => !isBlank(one))
  const scalar = (emoji.length > 0 ? EMOJI_SIZE : PAPER_SIZE) * scale
  const side: Options = {
    particleCount: PIECES[chosen.confetti] / 2,
    spread: 50,
    startVelocity: 42 * scale,
    gravity: 0.9 * scale,
    scalar,
    ...(emoji.length > 0 && {
      shapes: emoji.map((text) => confetti.shapeFromText({ text, scalar })),
    }),
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
