// The pictures on Examples and About are of the product: its palette, its labels and its pointer.

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EXAMPLES, exampleHref, exampleSegments } from '../../src/pages/examples/examples'
import { compression } from '../../src/platform/compression'
import { readHash } from '../../src/share/link'
import { FlatWheel } from '../../src/ui/stage/FlatWheel'
import { areAlike } from '../../src/wheel/colors/alike'
import { PALETTE } from '../../src/wheel/colors/palette'
import { DEFAULT_LOOK } from '../../src/wheel/look'
import { pointerPath, wheelMetrics } from '../../src/wheel/metrics'

it.each(EXAMPLES)(
  '$name has colors of the palette, none beside one that looks like it',
  (example) => {
    const colors = exampleSegments(example).map(({ color }) => color)
    expect(new Set(colors).size).toBe(example.options.length)
    for (const [index, color] of colors.entries()) {
      expect(PALETTE).toContain(color)
      const next = colors[(index + 1) % colors.length] ?? ''
      expect(areAlike(color, next), `${color} ${next}`).toBe(false)
    }
  },
)

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
    expect(markup).toContain(`fill="${DEFAULT_LOOK.jewel.flat}"`)
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
