// The looks: each is one that both renderers can read, offered in its days, and found by its name.

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEFAULT_LOOK } from '../../src/wheel/look'
import { LOOKS, loadLook, looksOn, SEASONS } from '../../src/wheel/looks/looks'
import { EVERY_LOOK } from '../support/everyLook'

const names = [...LOOKS, ...Object.keys(SEASONS)]

it('a look is the one of its name, and every look has one @setting.look', () => {
  expect(EVERY_LOOK.map(({ name }) => name)).toEqual(names)
  const files = readdirSync('src/wheel/looks').map((file) => file.replace('.ts', ''))
  expect(files.sort()).toEqual([...names.filter((name) => name !== 'default'), 'looks'].sort())
})

it.each(['of a later version', '', 'toString', '__proto__'])(
  'a look is the default for the unknown name %j @setting.look',
  async (name) => {
    expect(await loadLook(name)).toBe(DEFAULT_LOOK)
  },
)

it('renderers take every color of the wheel from the view @setting.look', () => {
  for (const folder of ['src/render/gpu', 'src/render/flat']) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
      const source = readFileSync(`${folder}/${file}`, 'utf8')
      expect(source, file).not.toMatch(/import \{[^}]*\} from '[./]+wheel\/look'/)
      expect(source.replaceAll("'#ffffff'", ''), file).not.toMatch(/'#[0-9a-f]{6}'/)
    }
  }
})

it.each(EVERY_LOOK)('the colors of $name are colors, and its shares are shares', (look) => {
  const { name, surface, face, pointerShape, sounds, confettiEmoji, tone, ink, ...parts } = look
  for (const [part, value] of Object.entries(parts)) {
    for (const one of typeof value === 'object' ? Object.values(value) : [value]) {
      if (typeof one === 'string') {
        expect(one, part).toMatch(/^#[0-9a-f]{6}$|^rgb\((\d+ ){3}\/ 0\.\d+\)$/)
      } else if (!['contrast', 'lineWidth', 'pinPoints'].includes(part)) {
        expect(one, part).toBeGreaterThanOrEqual(0)
        expect(one, part).toBeLessThanOrEqual(1)
      }
    }
  }
})

it('six looks come and go with their days @look.seasons', () => {
  const seasonal = (day: string, chosen = 'default') => looksOn(day, chosen).slice(LOOKS.length)
  expect(Object.keys(SEASONS)).toHaveLength(6)
  expect(seasonal('2026-09-15')).toEqual([])
  expect(seasonal('2026-10-31')).toEqual(['pumpkin'])
  expect(seasonal('2026-11-02')).toEqual(['pumpkin'])
  expect(seasonal('2026-11-03')).toEqual([])
  expect(seasonal('2026-12-26')).toEqual(['fireworks', 'snow'])
  expect(seasonal('2027-01-06')).toEqual(['fireworks', 'snow'])
  expect(seasonal('2027-01-07')).toEqual(['snow'])
  expect(seasonal('2026-12-25')).toEqual(['snow'])
  expect(seasonal('2026-02-10')).toEqual(['snow', 'hearts'])
  expect(seasonal('2026-03-10')).toEqual(['blossom'])
  expect(seasonal('2026-08-31')).toEqual(['sunshine'])
  // A wheel keeps its own.
  expect(seasonal('2026-09-15', 'hearts')).toEqual(['hearts'])
  for (const day of ['2026-10-31', '2026-09-15']) {
    expect(looksOn(day, 'paper').slice(0, LOOKS.length)).toEqual(LOOKS)
  }
})
