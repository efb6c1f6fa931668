// What is seen of the pointer, the hub and the winner, pixel by pixel, in both drawings.

import { DEFAULT_LOOK } from '../../src/wheel/look'
import { expect, test } from '../support/fixtures'
import {
  distance,
  nearest,
  type Picture,
  type Rgb,
  rgb,
  withoutDecoration,
} from '../support/pixels'
import { chooseStandardSize, keptWheel, lasting, storeWheel } from '../support/savedWheels'

/** Far from each other, from white and from the success color. */
const COLORS = ['#3050d0', '#d03040', '#8030c0', '#b06018', '#203040', '#d020a0']
const OPTIONS = COLORS.map((color, index) => ({ text: `A${index + 1}`, color }))
const SUCCESS = rgb('#1fc287')
const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const DENSITY = 2
/** So many lines across a border, one pixel apart, give its mean width. */
const LINES = 20

function mixed(one: Rgb, other: Rgb, part: number): Rgb {
  const [red = 0, green = 0, blue = 0] = one.map((from, channel) => {
    return from + part * ((other[channel] ?? 0) - from)
  })
  return [red, green, blue]
}

/** The color at CSS pixels to the right of the wheel's middle, and below it. */
function seenAt(picture: Picture, x: number, y: number): Rgb {
  const middle = picture.width / 2
  return picture.at(Math.floor(middle + x * DENSITY), Math.floor(middle + y * DENSITY))
}

/** The color at an angle clockwise from the top and a distance from the middle. */
function seen(picture: Picture, angle: number, far: number): Rgb {
  return seenAt(picture, far * Math.sin(angle), -far * Math.cos(angle))
}

for (const drawing of ['flat', 'scene'] as const) {
  test.describe(`in the ${drawing} drawing`, () => {
    test.use({
      hasGpu: drawing === 'scene',
      deviceScaleFactor: DENSITY,
      viewport: { width: 1000, height: 700 },
    })

    test('the pointer is at the top and nowhere else, its tip on the topmost segment @wheel.pointer-and-hub', async ({
      page,
      main,
    }) => {
      await chooseStandardSize(page)
      await storeWheel(page, OPTIONS)
      await main.open()
      const { metrics } = await main.place()
      const picture = await main.picture()
      const tip = metrics.radius - metrics.pointerReach
      const head = tip + metrics.pointerLength
      const jewel = (turns: number) =>
        distance(seen(picture, turns * 2 * Math.PI, head), rgb(DEFAULT_LOOK.jewel.flat))
      expect(jewel(0)).toBeLessThan(40)
      for (const turns of [0.25, 0.5, 0.75]) expect(jewel(turns)).toBeGreaterThan(100)
      const own = rgb(COLORS[0] ?? '')
      expect(distance(seen(picture, 0, tip + 5), own), 'the tip').toBeGreaterThan(60)
      expect(distance(seen(picture, 0, tip - 4), own), 'in its shadow').toBeLessThan(45)
      for (const turns of [0, 0.25, 0.5, 0.75]) {
        const hub = seen(picture, turns * 2 * Math.PI, 0.55 * metrics.hubRadius)
        expect(Math.min(...hub), 'the hub').toBeGreaterThan(140)
      }
    })

    test('the winner has a translucent overlay and a border of 4 px in the success color @winner.highlight', async ({
      page,
      main,
      clock,
    }) => {
      await chooseStandardSize(page)
      await storeWheel(page, OPTIONS, lasting(500))
      await main.open()
      await withoutDecoration(page)
      await main.hideMoment()
      await clock.freeze()
      await page.keyboard.press('Enter')
      await clock.advance(600)
      // It has come down again, and stays lit.
      await clock.advance(6000, 250)
      const { history } = (await keptWheel(page)).wheel
      const rotation = history[0]?.angle ?? 0
      const winner = OPTIONS.findIndex(({ text }) => text === history[0]?.winner.text)
      const { metrics } = await main.place()
      const picture = await main.picture()
      const width = (2 * Math.PI) / OPTIONS.length

      // Through the overlay its own color is seen, a little whiter; the others are as they were.
      const litColor = mixed(rgb(COLORS[winner] ?? ''), WHITE, 0.14)
      for (const [index, color] of COLORS.entries()) {
        const inside = seen(picture, rotation + (index + 0.5) * width, 0.35 * metrics.radius)
        const expected = index === winner ? litColor : rgb(color)
        expect(distance(inside, expected), `segment ${index}`).toBeLessThan(9)
      }
      expect(distance(litColor, rgb(COLORS[winner] ?? ''))).toBeGreaterThan(18)

      // Straight across each of its edges; the scene has a hairline of white within the border.
      const far = 0.55 * metrics.radius
      for (const side of [-1, 1]) {
        const neighbor = COLORS.at((winner + side + COLORS.length) % COLORS.length) ?? ''
        // Beside the border the scene has a bevel, and a glow that is at most a good half green.
        const bevel = [mixed(litColor, WHITE, 0.15), mixed(litColor, BLACK, 0.15)]
        const glow = [0, 0.3, 0.55].map((part) => mixed(rgb(neighbor), SUCCESS, part))
        const known = [SUCCESS, WHITE, litColor, ...bevel, ...glow]
        const edge = rotation + (winner + (side + 1) / 2) * width
        const [outX, outY] = [Math.sin(edge), -Math.cos(edge)]
        let [green, white] = [0, 0]
        // On a single line the pixel grid makes it up to one wider or narrower, depending on the angle.
        for (let line = 0; line < LINES; line += 1) {
          const from = far + line
          for (let off = -10; off < 10; off += 0.125) {
            const color = seenAt(picture, from * outX - off * outY, from * outY + off * outX)
            const kind = nearest(color, known)
            if (kind === 0) green += 0.125 / LINES
            if (kind === 1) white += 0.125 / LINES
          }
        }
        expect(Math.abs(green + white - 4), 'the width of the border').toBeLessThan(0.5)
        expect(green, 'in the success color').toBeGreaterThan(2)
      }
      // Everywhere else there are lines of 2 px, and no green.
      for (let index = 0; index < COLORS.length; index += 1) {
        if (index === winner || (index + 1) % COLORS.length === winner) continue
        const edge = rotation + (index + 1) * width
        expect(nearest(seen(picture, edge, far), [SUCCESS, WHITE])).toBe(1)
      }
    })
  })
}
