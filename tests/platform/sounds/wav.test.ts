// Sounds as they are kept, and whatever calls itself one.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_WAV_BYTES, readWav, writeWav } from '../../../src/platform/sounds/wav'

const samples = fc.float32Array({ min: -1, max: 1, noNaN: true, minLength: 1, maxLength: 200 })

it('come back as they were, to 16 bits', () => {
  fc.assert(
    fc.property(samples, (given) => {
      const read = readWav(writeWav(given)) ?? new Float32Array()
      expect(read).toHaveLength(given.length)
      given.forEach((sample, index) => {
        expect(Math.abs(sample - (read[index] ?? 9))).toBeLessThan(2 / 65_535)
      })
    }),
  )
})

it('are read in any place of a buffer', () => {
  const bytes = writeWav(Float32Array.of(0.25, -0.25))
  const around = new Uint8Array(bytes.length + 20)
  around.set(bytes, 7)
  expect(readWav(around.subarray(7, 7 + bytes.length))).toEqual(readWav(bytes))
})

it('are nothing else, nor longer than ten seconds @sound.own', () => {
  const whole = writeWav(Float32Array.of(0.25, -0.25))
  fc.assert(
    fc.property(fc.nat(43), fc.integer({ min: 1, max: 255 }), (at, change) => {
      expect(readWav(whole.map((byte, index) => (index === at ? byte ^ change : byte)))).toBeNull()
    }),
  )
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => readWav(bytes) === null))
  for (const length of [0, 43, 44, 45, 46, 47])
    expect(readWav(whole.subarray(0, length))).toBeNull()
  expect(readWav(writeWav(new Float32Array(0)))).toBeNull()
  const longest = writeWav(new Float32Array(441_000))
  expect(longest).toHaveLength(MAX_WAV_BYTES)
  expect(readWav(longest)).toHaveLength(441_000)
  expect(readWav(writeWav(new Float32Array(441_001)))).toBeNull()
})
