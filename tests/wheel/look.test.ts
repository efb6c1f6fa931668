// The looks, by name; and that every color of theirs is one that both renderers can read.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOOKS, lookOf } from '../../src/wheel/look'

const plain = { ...LOOKS.default, name: 'plain' }

describe('a look @setting.look', () => {
  it('is the one of its name', () => {
    expect(lookOf('default')).toBe(LOOKS.default)
    expect(lookOf('plain', { ...LOOKS, plain })).toBe(plain)
    for (const [name, look] of Object.entries(LOOKS)) expect(look.name).toBe(name)
  })

  it.each(['neon', '', 'toString', '__proto__'])(
    'is the default for the unknown name %j',
    (name) => {
      expect(lookOf(name)).toBe(LOOKS.default)
    },
  )

  it('is nowhere else: renderers take every color of the wheel from the view', () => {
    for (const folder of ['src/render/gpu', 'src/render/flat']) {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
        const source = readFileSync(`${folder}/${file}`, 'utf8')
        expect(source, file).not.toMatch(/import \{[^}]*\} from '[./]+wheel\/look'/)
        expect(source.replaceAll("'#ffffff'", ''), file).not.toMatch(/'#[0-9a-f]{6}'/)
      }
    }
  })
})

const colors = Object.entries(LOOKS).flatMap(([name, look]) =>
  Object.entries(look).flatMap(([part, value]: [string, unknown]) =>
    Object.entries(typeof value === 'object' ? { ...value } : { color: value })
      .filter(([, color]) => typeof color === 'string' && color !== name)
      .map(([shade, color]) => [`${name}.${part}.${shade}`, String(color)] as const),
  ),
)

it.each(colors)('%s is a color: %s', (_, color) => {
  expect(color).toMatch(/^#[0-9a-f]{6}$|^rgb\((\d+ ){3}\/ 0\.\d+\)$/)
})
