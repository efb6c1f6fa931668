// What the synthesized sounds are like, rendered to samples.

import { expect, test } from 'vitest'
import { SOUNDS } from '../../../src/feedback/soundSets'
import { playMelody, playSample, playSpin } from '../../../src/feedback/sounds'
import { solveLaunch } from '../../../src/spin/launch'
import { radians } from '../../../src/wheel/angle'
import { SOUND_SETS } from '../../../src/wheel/settings/settings'

const RATE = 22_050
const DURATION_S = 4
const RUSH = { tick: null, rush: SOUNDS.classic.rush }
const launch = solveLaunch(radians(0), radians(1), DURATION_S * 1000, 6)

async function render(play: (context: OfflineAudioContext) => unknown, seconds: number) {
  const context = new OfflineAudioContext(1, seconds * RATE, RATE)
  play(context)
  return (await context.startRendering()).getChannelData(0)
}

/** Its loudness, and how often a second it crosses zero: twice its middle frequency, about. */
function between(samples: Float32Array, fromS: number, toS: number) {
  const part = samples.subarray(fromS * RATE, toS * RATE)
  const energy = part.reduce((sum, one) => sum + one ** 2, 0)
  const crossings = part.filter((one, index) => one * (part[index - 1] ?? 0) < 0)
  return {
    loudness: Math.sqrt(energy / part.length),
    crossings: crossings.length / (toS - fromS),
  }
}

test('a wheel that slows sounds softer and deeper, and is silent soon after it rests', async () => {
  const samples = await render((to) => playSpin(to, to.destination, launch, 0, RUSH), 5)
  const parts = [0.2, 1.2, 2.2, 3.2].map((from) => between(samples, from, from + 0.6))
  for (const [index, { loudness, crossings }] of parts.slice(1).entries()) {
    expect(loudness).toBeLessThan(0.9 * (parts[index]?.loudness ?? 0))
    expect(crossings).toBeLessThan(0.9 * (parts[index]?.crossings ?? 0))
  }
  expect(parts.at(-1)?.loudness).toBeGreaterThan(0.001)
  // It swells, as a wheel that is pushed.
  expect(between(samples, 0, 0.02).loudness).toBeLessThan(0.5 * (parts[0]?.loudness ?? 0))
  expect(between(samples, DURATION_S + 0.06, 5).loudness).toBe(0)
})

test('a spin that has begun already goes on from where it is', async () => {
  const whole = await render((to) => playSpin(to, to.destination, launch, 0, RUSH), 5)
  const late = await render((to) => playSpin(to, to.destination, launch, -2, RUSH), 5)
  const { loudness, crossings } = between(late, 0.2, 0.8)
  const same = between(whole, 2.2, 2.8)
  expect(loudness / same.loudness).toBeCloseTo(1, 0)
  expect(crossings / same.crossings).toBeCloseTo(1, 0)
  expect(between(late, 2.1, 5).loudness).toBe(0)
})

test('the winner has three notes, one after another, that ring out within two seconds', async () => {
  const samples = await render((to) => playMelody(to, to.destination, SOUNDS.classic.winner), 2)
  // The first is the lowest.
  const pitch = between(samples, 0.03, 0.13).crossings / 2
  expect(pitch).toBeGreaterThan(500)
  expect(pitch).toBeLessThan(550)
  const loudnesses = [0.35, 0.6, 0.9, 1.1].map(
    (from) => between(samples, from, from + 0.1).loudness,
  )
  for (const [index, loudness] of loudnesses.slice(1).entries()) {
    expect(loudness).toBeLessThan(0.7 * (loudnesses[index] ?? 0))
  }
  expect(loudnesses[0]).toBeGreaterThan(0.05)
  // So soft by then that its end is no click.
  expect(Math.max(...samples.subarray(1.1 * RATE))).toBeLessThan(0.01)
  expect(between(samples, 1.25, 2).loudness).toBe(0)
})

test('a sound that is stopped fades out at once, without a click', async () => {
  const context = new OfflineAudioContext(1, RATE, RATE)
  const voice = playSpin(context, context.destination, launch, 0, SOUNDS.classic)
  void context.suspend(0.5).then(() => {
    voice.stop()
    return context.resume()
  })
  const samples = (await context.startRendering()).getChannelData(0)
  expect(between(samples, 0.3, 0.5).loudness).toBeGreaterThan(0.02)
  expect(between(samples, 0.56, 1).loudness).toBe(0)
  const steps = samples.subarray(0.5 * RATE).map((one, index, all) => one - (all[index - 1] ?? one))
  expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.2)
})

const peakOf = (samples: Float32Array) =>
  samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
/** In the loudest fifth of a second, as the ear hears a sound. */
function loudestOf(samples: Float32Array) {
  const parts = Array.from({ length: Math.floor(samples.length / RATE / 0.1) }, (_, part) =>
    between(samples, part * 0.1, part * 0.1 + 0.2),
  )
  return Math.max(...parts.map(({ loudness }) => loudness))
}

test.for(SOUND_SETS)(
  'the set %s is about as loud as the others, or meant to be softer, never clips, and ends in silence @sound.sets',
  async (set) => {
    const usual = await render((to) => playMelody(to, to.destination, SOUNDS.classic.winner), 4)
    const spun = await render((to) => playSpin(to, to.destination, launch, 0, SOUNDS[set]), 5)
    expect(peakOf(spun)).toBeGreaterThan(0.1)
    expect(peakOf(spun)).toBeLessThan(0.75)
    expect(peakOf(spun.subarray((DURATION_S + 0.12) * RATE))).toBe(0)
    for (const name of ['winner', 'eliminated'] as const) {
      const melody = SOUNDS[set][name]
      const samples = await render((to) => playMelody(to, to.destination, melody), 4)
      expect(peakOf(samples), name).toBeLessThan(0.75)
      const share = loudestOf(samples) / loudestOf(usual)
      const [least, most] = set === 'soft' ? [0.5, 0.8] : [0.6, 1.5]
      expect(share, name).toBeGreaterThan(least)
      expect(share, name).toBeLessThan(most)
      const endS = (melody.notesHz.length - 1) * melody.gapS + melody.lastS
      // So soft by then that its end is no click.
      expect(peakOf(samples.subarray((endS - 0.02) * RATE)), name).toBeLessThan(0.01)
      expect(peakOf(samples.subarray((endS + 0.02) * RATE)), name).toBe(0)
    }
    const sample = await render((to) => playSample(to, to.destination, SOUNDS[set]), 5)
    expect(peakOf(sample)).toBeLessThan(0.75)
    expect(between(sample, 0.7, 0.89).loudness).toBeLessThan(0.005)
    expect(between(sample, 0.9, 1.3).loudness).toBeGreaterThan(0.02)
  },
)
