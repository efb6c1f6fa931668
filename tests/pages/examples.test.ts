// The pictures on Examples and About are of the product: its palette, its labels and its pointer.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EXAMPLES, exampleHref, exampleSegments } from '../../src/pages/examples/examples'
import { compression } from '../../src/platform/compression'
import { readHash } from '../../src/share/link'
import { FlatWheel } from '../../src/ui/stage/FlatWheel'
import { LOOKS } from '../../src/wheel/look'
import { pointerPath, wheelMetrics } from '../../src/wheel/metrics'
import { colorChannels, PALETTE } from '../../src/wheel/palette'

/** Degrees on the color circle. */
function hueOf(color: string): number {
  const [red, green, blue] = colorChannels(color)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  const hue =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  return (60 * hue + 360) % 360
}

it.each(EXAMPLES)('$name has colors of the palette, spread over its hues in order', (example) => {
  const colors = exampleSegments(example).map(({ color }) => color)
  expect(new Set(colors).size).toBe(example.options.length)
  for (const color of colors) expect(PALETTE).toContain(color)
  const hues = colors.map(hueOf)
  expect(hues).toEqual(hues.toSorted((one, other) => one - other))
  // The palette has nothing between yellow and green, or between blue and violet.
  const gaps = hues.map(
    (hue, index) => ((hues[index + 1] ?? 360 + (hues[0] ?? 0)) - hue + 360) % 360,
  )
  expect(Math.max(...gaps)).toBeLessThan(190)
  if (colors.length > 2) expect(Math.max(...gaps)).toBeLessThan(125)
})

it.each(EXAMPLES)('the link of $name opens the wheel that is pictured', async (example) => {
  const [path, hash = ''] = exampleHref(example).split('#')
  expect(path).toBe('/')
  const { name, segments } = await readHash(hash, { compression })
  expect(name).toBe(example.name)
  expect(segments).toMatchObject(
    exampleSegments(example).map(({ text, color }) => ({ text, color, weight: 1 })),
  )
  expect(segments).toHaveLength(example.options.length)
})

it('an example is pictured with the pointer of the wheel and whole labels', () => {
  for (const example of EXAMPLES) {
    const segments = exampleSegments(example)
    const markup = renderToStaticMarkup(createElement(FlatWheel, { segments }))
    expect(markup).toContain(`d="${pointerPath(wheelMetrics(350))}"`)
    expect(markup).toContain(`fill="${LOOKS.default.jewel.flat}"`)
    const words = markup.replaceAll(/<[^>]*>/g, ' ').split(/\s+/)
    for (const option of example.options)
      expect(words).toEqual(expect.arrayContaining(option.split(' ')))
    expect(markup).not.toContain('…')
  }
})

it('a label ends at the rim from right to left too, and letters as wide as they are high have room', () => {
  const labels = (options: readonly string[]) => {
    const segments = options.map((text, index) => ({
      id: `${index}`,
      text,
      color: '#ffffff',
      weight: 1,
    }))
    const markup = renderToStaticMarkup(createElement(FlatWheel, { segments }))
    return [...markup.matchAll(/<text[^>]*>/g)].map(([found]) => found)
  }
  const many = (text: string) => Array.from({ length: 12 }, (_, index) => `${text} ${index}`)
  const [latin = '', arabic = ''] = [many('maybe'), many('ربما')].map((texts) => labels(texts)[0])
  expect(latin).toMatch(/direction="ltr" text-anchor="end"/)
  expect(arabic).toMatch(/direction="rtl" text-anchor="start"/)
  const sizeOf = (text: string) =>
    Number(/font-size="([\d.]+)"/.exec(labels(many(text))[0] ?? '')?.[1])
  expect(sizeOf('なんでもいいからたべよう')).toBeLessThan(0.95 * sizeOf('whateverfood'))
})

it('the pointer is a drop: a round head, and sides that touch it', () => {
  const path = pointerPath({ pointerLength: 30, pointerHeadRadius: 11.5 })
  const [x = 0, y = 0] = (path.match(/^M(\S+) (\S+)A/) ?? []).slice(1).map(Number)
  expect(Math.hypot(x, y)).toBeCloseTo(11.5, 9)
  // At a right angle to the radius.
  expect(x * (0 - x) + y * (30 - y)).toBeCloseTo(0, 9)
  expect(path).toMatch(/L0 30Z$/)
})
