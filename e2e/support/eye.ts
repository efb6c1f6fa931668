// How far the wheel turns, as seen: a wheel of two halves, and an eye on one point of it.

import type { Page } from 'playwright/test'
import { nearest, rgb } from './pixels'
import { sceneThread } from './sceneThread'

/** Alike in lightness and unlike in hue, which no softening of flashes takes away. */
export const TWO_OPTIONS = [
  { text: '1', color: '#2f8f3f' },
  { text: '2', color: '#8f4fd0' },
]

/** How often the half at the point changed: twice in a turn. */
export function changesIn(halves: readonly number[]): number {
  return halves.filter((half, index) => index > 0 && half !== halves[index - 1]).length
}

/**
 * Which of the two options an eye sees that rests on one point of the wheel, between hub and labels, frame by frame.
 * Read from the canvas itself, after each frame is drawn and before it is handed on to the screen.
 */
export async function halvesSeenWhile(
  page: Page,
  moves: () => Promise<void>,
): Promise<readonly number[]> {
  const seen = await sceneThread(page).evaluateHandle(() => {
    const canvas = globalThis.gpu?.at(-1)?.context.canvas ?? document.querySelector('canvas')
    const eye = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas || !eye) throw new Error('There is no wheel to look at')
    const seen: [number, number, number][] = []
    globalThis.testClock.afterFrame = () => {
      const { width, height } = canvas
      eye.drawImage(canvas, Math.round(0.63 * width), height / 2, 1, 1, 0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = eye.getImageData(0, 0, 1, 1).data
      seen.push([red, green, blue])
    }
    return seen
  })
  await moves()
  const colors = TWO_OPTIONS.map(({ color }) => rgb(color))
  return (await seen.jsonValue()).map((color) => nearest(color, colors))
}
