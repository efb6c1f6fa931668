// Makes a sound one of the wheel's: cut, and about as loud as the synthesized ones.

import { MAX_SOUND_S, WAV_RATE } from './wav'

/** Ticks come up to 33 times a second: what is longer would only be cut off by the next one. */
const MAX_TICK_S = 0.5
/** Of what is cut off. */
const FADE_S = 0.05
/** Where nothing is cut off: no click, if the sound does not end in silence. */
const LEAST_FADE_S = 0.004

/** Of whatever length a sound is, more is not looked at. */
const SOUGHT_S = 60
/** A peak of which is noise. */
const SILENCE = 0.003
/** Of the peak: what is softer before the sound would make it late. */
const BEGINS_AT = 0.01
const ENDS_AT = 0.001
/** The peak of the loudest that is written. */
const MAX_PEAK = 0.66
/** Of the loudest fifth of a second, as the ear hears a sound: that of the winner's notes. */
const LOUDNESS = 0.11
const WINDOW = 0.2 * WAV_RATE

/** @returns `null` for a minute of silence @param channels at `WAV_RATE`; anything may be in them */
export function evenSound(
  channels: readonly Float32Array[],
  isTick: boolean,
): Float32Array<ArrayBuffer> | null {
  const full = channels[0]?.length ?? 0
  const length = Math.min(full, SOUGHT_S * WAV_RATE)
  const whole = new Float32Array(length)
  for (const channel of channels) {
    for (let at = 0; at < length; at += 1) {
      const sample = channel[at] as number
      if (Number.isFinite(sample)) whole[at] = (whole[at] as number) + sample / channels.length
    }
  }
  const peak = peakOf(whole)
  if (!(peak >= SILENCE)) return null
  const begin = whole.findIndex((sample) => Math.abs(sample) > BEGINS_AT * peak)
  const most = Math.round((isTick ? MAX_TICK_S : MAX_SOUND_S) * WAV_RATE)
  const cut = whole.slice(begin, begin + most)
  const end = cut.findLastIndex((sample) => Math.abs(sample) > ENDS_AT * peak) + 1
  const samples = cut.slice(0, end)
  const isCut = begin + most < full && most - end < FADE_S * WAV_RATE
  fadeOut(samples, isCut ? FADE_S : LEAST_FADE_S)
  const gain = Math.min(MAX_PEAK / peakOf(samples), LOUDNESS / loudnessOf(samples))
  return samples.map((sample) => gain * sample)
}

function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

function fadeOut(samples: Float32Array, seconds: number): void {
  const length = Math.min(Math.round(seconds * WAV_RATE), samples.length >> 1)
  for (let left = 0; left < length; left += 1) {
    const at = samples.length - 1 - left
    samples[at] = ((samples[at] as number) * left) / length
  }
}

/** Root mean square. A sound that is shorter than the window counts as if silence followed. */
function loudnessOf(samples: Float32Array): number {
  let sum = 0
  let most = 0
  for (let at = 0; at < samples.length; at += 1) {
    sum += (samples[at] as number) ** 2 - (samples[at - WINDOW] ?? 0) ** 2
    most = Math.max(most, sum)
  }
  return Math.sqrt(most / WINDOW)
}
