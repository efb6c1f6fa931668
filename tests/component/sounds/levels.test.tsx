// How loud sounds from files are beside the synthesized ones, rendered to samples.

import { expect, test } from 'vitest'
import { ownSound } from '../../../src/feedback/ownSounds'
import { SOUNDS } from '../../../src/feedback/soundSets'
import { playBuffer, playMelody, playSpin } from '../../../src/feedback/sounds'
import { evenSound } from '../../../src/platform/sounds/evenSound'
import { WAV_RATE } from '../../../src/platform/sounds/wav'
import { solveLaunch } from '../../../src/spin/launch'
import { radians } from '../../../src/wheel/angle'
import { SOUND_SETS } from '../../../src/wheel/settings/settings'

const DURATION_S = 3
const launch = solveLaunch(radians(0), radians(1), DURATION_S * 1000, 6)

async function render(play: (context: OfflineAudioContext) => unknown, seconds: number) {
  const context = new OfflineAudioContext(1, seconds * WAV_RATE, WAV_RATE)
  play(context)
  return (await context.startRendering()).getChannelData(0)
}
const peakOf = (samples: Float32Array) =>
  samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
/** Of its loudest fifth of a second. */
const loudnessOf = (samples: Float32Array) =>
  Math.max(
    ...Array.from({ length: samples.length / WAV_RATE / 0.1 }, (_, index) => {
      const part = samples.subarray(index * 0.1 * WAV_RATE, (index * 0.1 + 0.2) * WAV_RATE)
      return Math.sqrt(part.reduce((sum, one) => sum + one ** 2, 0) / part.length)
    }),
  )

/** As the loudest file comes out: all at full level, or a single click. */
function fileOf(isTick: boolean): ReturnType<typeof ownSound> {
  const given = Float32Array.from({ length: WAV_RATE }, (_, index) =>
    isTick ? Number(index === 0) : Math.sin(index / 9) > 0 ? 1 : -1,
  )
  const samples = evenSound([given], isTick) ?? new Float32Array()
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: WAV_RATE })
  buffer.copyToChannel(samples, 0)
  return ownSound(buffer, isTick)
}

test('a file is about as loud as the notes of a set @sound.own', async () => {
  const notes = await render((to) => playMelody(to, to.destination, SOUNDS.classic.winner), 3)
  const file = await render((to) => playBuffer(to, to.destination, fileOf(false).buffer), 3)
  const share = loudnessOf(file) / loudnessOf(notes)
  expect(share).toBeGreaterThan(0.8)
  expect(share).toBeLessThan(1.25)
})

test('in a spin files never clip, alone or beside the sounds of any set, and end with it @sound.own', async () => {
  const [tick, rush] = [fileOf(true), fileOf(false)]
  const parts = [
    { tick, rush },
    ...SOUND_SETS.flatMap((set) => [
      { tick, rush: SOUNDS[set].rush },
      { tick: SOUNDS[set].tick, rush },
    ]),
  ]
  for (const sounds of parts) {
    const samples = await render((to) => playSpin(to, to.destination, launch, 0, sounds), 4)
    expect(peakOf(samples)).toBeGreaterThan(0.05)
    expect(peakOf(samples)).toBeLessThan(0.75)
    expect(peakOf(samples.subarray((DURATION_S + 0.12) * WAV_RATE))).toBe(0)
  }
})

test('a spin that has begun already goes on with files from where it is @sound.own', async () => {
  const sounds = { tick: fileOf(true), rush: fileOf(false) }
  const whole = await render((to) => playSpin(to, to.destination, launch, 0, sounds), 4)
  const late = await render((to) => playSpin(to, to.destination, launch, -2, sounds), 4)
  const rest = whole.subarray(2.1 * WAV_RATE, 2.9 * WAV_RATE)
  const same = late.subarray(0.1 * WAV_RATE, 0.9 * WAV_RATE)
  const differences = rest.map((one, index) => one - (same[index] ?? 9))
  expect(peakOf(differences)).toBeLessThan(0.1)
  expect(peakOf(late.subarray(1.12 * WAV_RATE))).toBe(0)
})
