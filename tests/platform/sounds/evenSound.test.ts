// What becomes of a sound that a visitor gives.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { evenSound } from '../../../src/platform/sounds/evenSound'
import { WAV_RATE } from '../../../src/platform/sounds/wav'

/** @param level peak */
function tone(seconds: number, level: number, hertz = 500): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * WAV_RATE) },
    (_, index) => level * Math.sin((2 * Math.PI * hertz * index) / WAV_RATE),
  )
}
const after = (silence: number, sound: Float32Array) => {
  const whole = new Float32Array(Math.round(silence * WAV_RATE) + sound.length)
  whole.set(sound, whole.length - sound.length)
  return whole
}
const even = (channels: readonly Float32Array[], isTick = false) =>
  evenSound(channels, isTick) ?? new Float32Array()
const peakOf = (samples: Float32Array) =>
  samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
const secondsOf = (samples: Float32Array) => samples.length / WAV_RATE

it('is cut to ten seconds, as a tick to half a second, and fades out there @sound.own', () => {
  for (const [isTick, seconds] of [
    [false, 10],
    [true, 0.5],
  ] as const) {
    const samples = even([tone(70, 0.3)], isTick)
    expect(secondsOf(samples)).toBeCloseTo(seconds, 2)
    const end = samples.length
    expect(peakOf(samples.subarray(end - 100))).toBeLessThan(0.1 * peakOf(samples))
    // The last twentieth of a second alone.
    const before = samples.subarray(end - 0.08 * WAV_RATE, end - 0.055 * WAV_RATE)
    expect(peakOf(before)).toBeGreaterThan(0.95 * peakOf(samples))
  }
  expect(secondsOf(even([tone(0.2, 0.3)], true))).toBeCloseTo(0.2, 2)
})

it('begins and ends with what is heard: silence before a tick would make it late', () => {
  const samples = even([after(3, after(0, tone(1, 0.5)))])
  expect(secondsOf(samples)).toBeCloseTo(1, 2)
  const behind = new Float32Array(2 * WAV_RATE)
  behind.set(tone(1, 0.5))
  expect(secondsOf(even([behind]))).toBeCloseTo(1, 2)
  // It ends without a click, wherever it ends.
  const square = new Float32Array(WAV_RATE).fill(0.5)
  expect(Math.abs(even([square]).at(-1) ?? 1)).toBeLessThan(0.01)
})

it('is as loud as every other, however loud the file is @sound.own', () => {
  const loudness = (samples: Float32Array) => {
    const part = samples.subarray(0.1 * WAV_RATE, 0.3 * WAV_RATE)
    return Math.sqrt(part.reduce((sum, one) => sum + one ** 2, 0) / part.length)
  }
  const loudnesses = [0.01, 0.1, 1].map((level) => loudness(even([tone(1, level)])))
  for (const one of loudnesses) expect(one).toBeCloseTo(0.11, 2)
  // Both channels are one.
  expect(loudness(even([tone(1, 1), new Float32Array(WAV_RATE)]))).toBeCloseTo(0.11, 2)
})

it('never clips, whatever is in the file @sound.own', () => {
  const click = new Float32Array(2000)
  click[900] = 1
  expect(peakOf(even([click], true))).toBeCloseTo(0.66, 2)
  const odd = fc.oneof(
    fc.float({ noDefaultInfinity: true, noNaN: true, min: -4, max: 4 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -3e38, 3e38, 1e-40),
  )
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 300 }), fc.boolean(), (given, isTick) => {
      const samples = evenSound([Float32Array.from(given), Float32Array.from(given)], isTick)
      expect(samples?.every((one) => Math.abs(one) <= 0.661) ?? true).toBe(true)
    }),
  )
})

it('is nothing where there is nothing to hear in its first minute @sound.own', () => {
  expect(evenSound([], false)).toBeNull()
  expect(evenSound([new Float32Array(0)], false)).toBeNull()
  expect(evenSound([new Float32Array(500)], false)).toBeNull()
  expect(evenSound([tone(1, 0.002)], false)).toBeNull()
  expect(evenSound([after(60, tone(1, 1))], false)).toBeNull()
  expect(evenSound([after(59, tone(3, 1))], false)).not.toBeNull()
})
