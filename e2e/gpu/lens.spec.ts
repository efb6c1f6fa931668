// Wheels with too many options to label: the lens at the pointer shows the true winner and its neighbors.

import { angleInLens, LENS_COUNT } from '../../src/wheel/labels/lens'
import { expect, test } from '../support/fixtures'
import { distance, rgb, withoutDecoration } from '../support/pixels'
import { optionUnderPointer } from '../support/pointedAt'
import { distinctOptions, keptWheel, lasting, storeWheel } from '../support/savedWheels'

const COUNT = 1000
/** Their colors come again after so many. */
const COLORS = 100
const SPINS = 6

test.use({ hasGpu: true, viewport: { width: 390, height: 600 } })

test('with 1,000 options the named winner is under the pointer, its neighbors beside it', async ({
  page,
  main,
  clock,
}) => {
  const options = distinctOptions(COUNT)
  await storeWheel(page, options, lasting(500))
  await main.open()
  await withoutDecoration(page)
  await clock.freeze()
  for (let spin = 1; spin <= SPINS; spin += 1) {
    await page.keyboard.press('Enter')
    await clock.advance(500, spin === 1 ? 1000 / 60 : 125)
    // The winner has come down again, and colors are back.
    await clock.advance(4000, 250)
    const winner = await main.winner()
    const index = options.findIndex(({ text }) => text === winner)
    const seen = await optionUnderPointer(main, options.slice(0, COLORS))
    expect(seen).toBe(options[index % COLORS]?.text)

    const { wheel } = await keptWheel(page)
    const rotation = wheel.history[0]?.angle ?? 0
    const { metrics } = await main.place()
    const picture = await main.picture()
    const middle = picture.width / 2
    for (const neighbor of [-1, 1]) {
      const beside = (index + neighbor + COUNT) % COUNT
      // Beside its label, which runs along its middle.
      const offCenter = (0.36 * 2 * Math.PI) / LENS_COUNT
      const angle = angleInLens(beside, rotation, COUNT) + neighbor * offCenter
      const far = 0.85 * metrics.radius
      const pixel = picture.at(
        Math.round(middle + far * Math.sin(angle)),
        Math.round(middle - far * Math.cos(angle)),
      )
      const color = options[beside]?.color ?? ''
      expect(distance(pixel, rgb(color)), `${neighbor} beside the winner`).toBeLessThan(24)
    }
  }
})

test('a wheel of 10,000 is as colorful as its options, and its lens draws no frame at rest', async ({
  page,
  main,
  clock,
}) => {
  // Red and cyan, whose mean is gray.
  const options = distinctOptions(10_000).map((option, index) => ({
    ...option,
    color: index % 2 ? '#00c8c8' : '#e03030',
  }))
  await storeWheel(page, options)
  await main.open()
  await withoutDecoration(page)
  await clock.freeze()
  await clock.advance(500)
  expect((await clock.pending()).frames).toBe(0)
  const { metrics } = await main.place()
  const picture = await main.picture()
  const middle = picture.width / 2
  let colorful = 0
  for (let step = 0; step < 200; step += 1) {
    // Round the lower half, away from the lens.
    const angle = Math.PI / 2 + (step / 200) * Math.PI
    const far = 0.8 * metrics.radius
    const pixel = picture.at(
      Math.round(middle + far * Math.sin(angle)),
      Math.round(middle - far * Math.cos(angle)),
    )
    if (Math.max(...pixel) - Math.min(...pixel) > 70) colorful += 1
  }
  expect(colorful).toBeGreaterThan(120)
})
