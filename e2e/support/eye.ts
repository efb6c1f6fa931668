// How far the wheel turns, as seen: a wheel of two halves, and an eye on one point of it.

import type { Page } from 'playwright/test'
import { halfOf } from '../../tests/support/halves'
import { sceneThread } from './sceneThread'

export { changesIn, TWO_OPTIONS } from '../../tests/support/halves'

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
  return (await seen.jsonValue()).map(halfOf)
}
