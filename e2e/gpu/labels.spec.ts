// The label font as it is seen: letters in pixels of the wheel, beside the same letters in bold 14px. And what becomes of
// those that are drawn no more.

import { labelFont } from '../../src/platform/labelText'
import type { WheelMetrics } from '../../src/wheel/metrics'
import { expect, test } from '../support/fixtures'
import { type Picture, withoutDecoration } from '../support/pixels'
import {
  chooseStandardSize,
  distinctOptions,
  keptWheel,
  lasting,
  storeWheel,
} from '../support/savedWheels'
import { initEverywhere, sceneThread } from '../support/sceneThread'

/** So many that labels have the wheel's usual size, and that one of them lies level, to the right. */
const COUNT = 20
const TEXT = 'HHHH'
const FEW = 6
/** Where that label is, in CSS pixels from the wheel's middle. */
const PLACE = { left: 84, right: 146, halfHeight: 9 }
/** Fainter is the shading of the disc. */
const FAINTEST = 0.25

/** How much ink a picture has, in black pixels, and how wide and high it is. */
function inkOf(picture: Picture) {
  const middle = { x: picture.width / 2, y: picture.height / 2 }
  let amount = 0
  const rows = new Set<number>()
  const columns: number[] = []
  for (let y = middle.y - PLACE.halfHeight; y < middle.y + PLACE.halfHeight; y += 1) {
    for (let x = middle.x + PLACE.left; x < middle.x + PLACE.right; x += 1) {
      const darkness = 1 - Math.max(...picture.at(Math.round(x), Math.round(y))) / 255
      if (darkness < FAINTEST) continue
      amount += darkness
      if (darkness < 0.5) continue
      rows.add(y)
      columns.push(x)
    }
  }
  const width = Math.max(...columns) - Math.min(...columns) + 1
  return { amount, width, height: rows.size }
}

/** How wide and high the ink is of the label in a segment that is so far from the top. */
function labelBox(picture: Picture, middle: number, of: WheelMetrics) {
  const [columns, rows]: [number[], number[]] = [[], []]
  const center = picture.width / 2
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const [right, up] = [x + 0.5 - center, center - y - 0.5]
      const away = Math.atan2(right, up) - middle
      const fromMiddle = Math.abs(away - 2 * Math.PI * Math.round(away / (2 * Math.PI)))
      const distance = Math.hypot(right, up)
      // Clear of hub, rim and the winner's border.
      if (fromMiddle > 0.85 * (Math.PI / FEW) || distance < 30 || distance > of.radius - 12)
        continue
      if (Math.max(...picture.at(x, y)) > 110) continue
      columns.push(x)
      rows.push(y)
    }
  }
  const extent = (all: number[]) => Math.max(...all) - Math.min(...all) + 1
  return { width: extent(columns), height: extent(rows) }
}

for (const hasGpu of [false, true]) {
  test.describe(hasGpu ? 'on the GPU' : 'in 2D', () => {
    test.use({ hasGpu })

    test('labels are bold and 14 pixels large @wheel.metrics', async ({ page, main }) => {
      const option = { text: TEXT, color: '#ffffff' }
      await chooseStandardSize(page)
      await storeWheel(
        page,
        Array.from({ length: COUNT }, () => option),
      )
      await main.open()
      await withoutDecoration(page)
      const [, face = ''] = labelFont(14).split(/px (.*)/)
      const reference = await page.evaluate(
        ([font, text]) => {
          const canvas = document.createElement('canvas')
          const context = canvas.getContext('2d')
          if (!context) throw new Error('There is no canvas')
          context.font = font
          context.fillText(text, 20, 60)
          const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
          const opacities = data.filter((_, index) => index % 4 === 3)
          const { actualBoundingBoxAscent, actualBoundingBoxLeft, actualBoundingBoxRight } =
            context.measureText(text)
          return {
            amount: opacities.reduce((sum, one) => sum + one / 255, 0),
            width: actualBoundingBoxLeft + actualBoundingBoxRight,
            height: actualBoundingBoxAscent,
          }
        },
        [`bold 14px ${face}`, TEXT] as const,
      )
      const { amount, width, height } = inkOf(await main.picture())
      expect(Math.abs(height - reference.height), 'height of the letters').toBeLessThanOrEqual(1)
      expect(Math.abs(width - reference.width), 'width of the word').toBeLessThanOrEqual(1.5)
      // Regular letters have half the ink.
      expect(amount / reference.amount).toBeGreaterThan(0.7)
      expect(amount / reference.amount).toBeLessThan(1.3)
    })

    test("the winner's label turns upright as it is revealed, and back @winner.upright", async ({
      page,
      main,
      clock,
    }) => {
      await page.setViewportSize({ width: 1180, height: 900 })
      const option = { text: TEXT, color: '#ffffff' }
      await chooseStandardSize(page)
      await storeWheel(
        page,
        Array.from({ length: FEW }, (_, index) => ({ ...option, text: `${TEXT}${index}` })),
        lasting(500),
      )
      await main.open()
      await withoutDecoration(page)
      await main.hideMoment()
      await clock.freeze()
      await page.keyboard.press('Enter')
      await clock.advance(500)
      const { wheel } = await keptWheel(page)
      const [result] = wheel.history
      const index = wheel.segments.findIndex(({ text }) => text === result?.winner.text)
      const middle = (result?.angle ?? 0) + ((index + 0.5) / FEW) * 2 * Math.PI
      const { metrics } = await main.place()
      if (hasGpu) {
        // Once it is there it is as it was on the turning wheel.
        const seen = async () => labelBox(await main.picture(), middle, metrics)
        let first = await seen()
        while (first.height < 0) {
          await clock.advance(50, 50)
          first = await seen()
        }
        expect(first.height, 'outward at first').toBeGreaterThan(first.width)
      }
      await clock.advance(1500, 50)
      const upright = labelBox(await main.picture(), middle, metrics)
      expect(upright.width, 'level').toBeGreaterThan(2.5 * upright.height)
      await clock.advance(4000, 50)
      // At most a twelfth of a turn from the top.
      const again = labelBox(await main.picture(), middle, metrics)
      expect(again.height, 'outward').toBeGreaterThan(1.2 * again.width)
    })
  })
}

test.describe('in the memory of the GPU', () => {
  test.use({ hasGpu: true })

  test('letters give way to those that are drawn anew, beside the lens and in it', async ({
    page,
    main,
  }) => {
    await initEverywhere(page, () => {
      const { prototype } = WebGL2RenderingContext
      const { createTexture, deleteTexture, createBuffer, deleteBuffer } = prototype
      const memory = { textures: 0, buffers: 0, made: 0 }
      Object.assign(globalThis, { memory })
      prototype.createTexture = function () {
        memory.textures += 1
        memory.made += 1
        return createTexture.call(this)
      }
      prototype.deleteTexture = function (texture) {
        if (texture) memory.textures -= 1
        deleteTexture.call(this, texture)
      }
      prototype.createBuffer = function () {
        memory.buffers += 1
        return createBuffer.call(this)
      }
      prototype.deleteBuffer = function (buffer) {
        if (buffer) memory.buffers -= 1
        deleteBuffer.call(this, buffer)
      }
    })
    await storeWheel(page, distinctOptions(60))
    await main.open()
    const memory = () =>
      sceneThread(page).evaluate(() => {
        const { memory } = globalThis as unknown as { memory: Record<string, number> }
        return { ...memory }
      })
    const { made: before = 0, ...first } = await memory()
    expect(first.textures).toBeGreaterThan(1)
    for (let edit = 1; edit <= 4; edit += 1) {
      await main.option(1).fill(`B${edit}`)
      await expect.poll(async () => (await memory()).made).toBeGreaterThanOrEqual(before + 2 * edit)
    }
    await expect.poll(memory).toMatchObject(first)
  })
})
