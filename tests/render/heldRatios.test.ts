// What is stored of the pixel ratios that a machine holds, and that nothing else is taken for it.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ratioKey, readHeldRatio, withHeldRatio } from '../../src/render/heldRatios'
import { wheelMetrics } from '../../src/wheel/metrics'
import { rendererQuality } from '../../src/wheel/settings/rendererQuality'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { UNKNOWN_DEVICE } from '../wheel/settings/unknownDevice'

const HELD = { ratio: 1.25, spinsLeft: 3, patience: 8 }

it('is read as it was written, each under its key', () => {
  const text = withHeldRatio(withHeldRatio('', 'a', HELD), 'b', { ...HELD, ratio: 1 })
  expect(readHeldRatio(text, 'a')).toEqual(HELD)
  expect(readHeldRatio(text, 'b')?.ratio).toBe(1)
  expect(readHeldRatio(text, 'c')).toBeNull()
})

it('is replaced by what is known later, and removed when all pixels hold', () => {
  const text = withHeldRatio('', 'a', HELD)
  expect(readHeldRatio(withHeldRatio(text, 'a', { ...HELD, ratio: 1 }), 'a')?.ratio).toBe(1)
  expect(withHeldRatio(text, 'a', null)).toBe('[]')
})

it('keeps the last eight', () => {
  const keys = Array.from({ length: 50 }, (_, index) => `key ${index}`)
  const text = keys.reduce((before, key) => withHeldRatio(before, key, HELD), '')
  const kept = keys.filter((key) => readHeldRatio(text, key) !== null)
  expect(kept).toEqual(keys.slice(-8))
})

it.each([
  ['no JSON', '{'],
  ['an object', '{"a":1}'],
  ['null', 'null'],
  ['a ratio of 0', '[["a",0,1,8]]'],
  ['a negative ratio', '[["a",-1,1,8]]'],
  ['a ratio without bound', '[["a",1e9,1,8]]'],
  ['a ratio as text', '[["a","1",1,8]]'],
  ['half a spin', '[["a",1,0.5,8]]'],
  ['a spin that never comes', '[["a",1,1e9,8]]'],
  ['no patience', '[["a",1,1,0]]'],
  ['a long text', `[["a",1,1,8],"${'x'.repeat(3000)}"]`],
])('%s is nothing', (_, text) => {
  expect(readHeldRatio(text, 'a')).toBeNull()
})

it('reads whatever stands there without an error, and what it writes is bounded', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      readHeldRatio(text, 'a')
      const after = withHeldRatio(text, 'a', HELD)
      expect(readHeldRatio(after, 'a')).toEqual(HELD)
    }),
  )
})

it('has another key for another size, screen, refresh rate and setting, and the same for the same', () => {
  const { performanceSettings } = DEFAULT_SETTINGS.animationSpeed
  const keyOf = (size = 350, ratio = 2, refreshRate = 60, changed = {}) =>
    ratioKey(
      wheelMetrics(size),
      rendererQuality({ ...performanceSettings, ...changed }, ratio, {
        ...UNKNOWN_DEVICE,
        refreshRate,
      }),
    )
  const others = [
    keyOf(),
    keyOf(300),
    keyOf(350, 1.5),
    keyOf(350, 2, 120),
    keyOf(350, 2, 60, { frameRateOptimization: false }),
    keyOf(350, 2, 60, { gpuAcceleration: false }),
  ]
  expect(new Set(others).size).toBe(others.length)
  expect(keyOf()).toBe(keyOf())
})
