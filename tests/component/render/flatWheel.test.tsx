// The place of the wheel's drawing on the page.

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { wheelMetrics } from '../../../src/wheel/metrics'
import { main } from '../support/main'
import { open } from '../support/screen'

for (const [width, height] of [
  [320, 640],
  [1440, 900],
] as const) {
  test(`at ${width} by ${height} the drawing has room for the pointer and the glow, and what is pressed there is the page`, async () => {
    await page.viewport(width, height)
    await open()
    const wheel = main.wheel.box()
    const canvas = main.wheel.css('canvas').element() as HTMLCanvasElement
    const drawn = canvas.getBoundingClientRect()
    const { size, bleed } = wheelMetrics(wheel.width)
    expect(drawn.width).toBeCloseTo(size + 2 * bleed, 1)
    expect(drawn.height).toBeCloseTo(size + 2 * bleed, 1)
    expect(wheel.left - drawn.left).toBeCloseTo(bleed, 1)
    expect(wheel.top - drawn.top).toBeCloseTo(bleed, 1)
    // In its own pixels.
    expect(Math.abs(canvas.width - drawn.width)).toBeLessThanOrEqual(1)
    for (const [x, y] of [
      [wheel.left - bleed / 2, wheel.top + size / 2],
      [wheel.left + size / 2, wheel.bottom + bleed / 2],
    ] as const) {
      expect(main.wheel.element().contains(document.elementFromPoint(x, y))).toBe(false)
    }
  })
}
