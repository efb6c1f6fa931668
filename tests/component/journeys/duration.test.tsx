// A spin lasts as long as it is set to, at any frame rate, and turns the wheel far enough to watch. Both renderers
// follow the same spin: e2e/journeys/duration.spec.ts watches the shortest and the longest on the GPU.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lasting } from '../../../e2e/support/savedWheels'
import { changesIn, halfOf, TWO_OPTIONS } from '../../support/halves'
import { clock } from '../support/clock'
import { press } from '../support/locators'
import { main } from '../support/main'
import { open, storeWheel } from '../support/screen'

const DURATIONS_MS = [1500, 4000, 6000]
const RATES_HZ = [30, 60, 144]

for (const durationMs of DURATIONS_MS) {
  test(`a spin of ${durationMs} ms ends within two frames of it at 30, 60 and 144 Hz`, async () => {
    // Thousands of frames: the smaller the wheel, the less each costs without a GPU.
    await page.viewport(140, 420)
    storeWheel(TWO_OPTIONS, lasting(durationMs))
    clock.freezeFrames()
    await open()
    for (const rate of RATES_HZ) {
      const frameMs = 1000 / rate
      // A duration of whole frames ends with the last of them.
      const framesBefore = Math.ceil(durationMs / frameMs - 1e-6) - 1
      await press('Enter')
      await clock.advanceSteps(framesBefore, frameMs)
      await expect
        .element(main.spinningButton, { message: `${rate} Hz` })
        .toHaveAttribute('aria-disabled', 'true')
      await expect.element(main.winnerHeading).not.toBeInTheDocument()
      await clock.advanceSteps(2, frameMs)
      await expect.element(main.spinButton).toHaveAttribute('aria-disabled', 'false')
      const seconds = (durationMs / 1000).toFixed(1)
      await expect.element(main.moment).toHaveTextContent(`Spin completed in ${seconds} s`)
    }
  })
}

/** Looks at the wheel in each spin: more than a dozen at each turn, even where it is fastest. */
const LOOKS = 500
const LOOKS_AT_ONCE = 50

/** Which of the two options an eye sees now that rests on one point of the wheel, between hub and labels. */
function eyeOnWheel(): () => number {
  const canvas = document.querySelector<HTMLCanvasElement>('#root canvas')
  const eye = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas || !eye) throw new Error('There is no wheel to look at')
  return () => {
    const { width, height } = canvas
    eye.drawImage(canvas, Math.round(0.63 * width), height / 2, 1, 1, 0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = eye.getImageData(0, 0, 1, 1).data
    return halfOf([red, green, blue])
  }
}

for (const durationMs of DURATIONS_MS) {
  test(`a spin of ${durationMs} ms turns the wheel more than twice`, async () => {
    await page.viewport(240, 420)
    storeWheel(TWO_OPTIONS, lasting(durationMs))
    clock.freezeFrames()
    await open()
    await press('Enter')
    const look = eyeOnWheel()
    const halves: number[] = []
    // Two changes are a full turn; more than four are more than two turns.
    for (let looks = 0; looks < LOOKS && changesIn(halves) <= 4; looks += LOOKS_AT_ONCE) {
      await clock.advanceSteps(LOOKS_AT_ONCE, durationMs / LOOKS, () => halves.push(look()))
    }
    expect(changesIn(halves)).toBeGreaterThan(4)
  })
}
