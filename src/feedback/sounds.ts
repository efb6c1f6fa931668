// Synthesized sounds. They work on any audio context, so that tests can render them offline.
// Only one plays at a time, so nothing clips.

import { FRICTION, type Launch } from '../spin/launch'
import { tickTimes } from '../spin/motion'
import { FULL_TURN } from '../wheel/angle'
import type { OwnSounds, SoundPart } from '../wheel/settings/settings'
import type { Melody, RushSound, SoundsOfSet, TickSound } from './soundSets'

/** The browser frees its nodes once its sources have stopped. */
export interface Voice {
  /** Not synthesized: it may be a song. */
  readonly isRecorded?: true
  /** On the context's clock, in seconds. */
  readonly endsAt: number
  /** Fades out, because an abrupt end would click. */
  stop(): void
}

const FADE_S = 0.005
/** The fade is inaudible then, and the sources can stop. */
const FADED_S = 0.04

/** @param build connects sources to the output, starts them and returns them */
export function createVoice(
  context: BaseAudioContext,
  destination: AudioNode,
  endsAt: number,
  build: (output: AudioNode) => readonly AudioScheduledSourceNode[],
): Voice {
  const output = new GainNode(context)
  output.connect(destination)
  const sources = build(output)
  for (const source of sources) source.stop(endsAt)
  return {
    endsAt,
    stop() {
      const now = context.currentTime
      if (now >= endsAt) return
      output.gain.setTargetAtTime(0, now, FADE_S)
      for (const source of sources) source.stop(now + FADED_S)
    },
  }
}

const TICK_S = 0.1
const TICK_ATTACK_S = 0.001
const TICK_HOLD_S = 0.006

const RUSH_ATTACK_S = 0.08
const RUSH_RELEASE_S = 0.05
/** In turns per second. */
const LOUDEST_SPEED = 8

const NOTE_ATTACK_S = 0.004
const NOTE_HOLD_S = 0.03

/** A sound from a file of the visitor’s own. */
export interface OwnSound {
  readonly buffer: AudioBuffer
  /**
   * As a part of a spin: in its middle where that has begun already.
   * @param ticks of the spin @param launchedAt on the context's clock, as `restsAt`
   */
  start(
    context: BaseAudioContext,
    output: AudioNode,
    ticks: readonly Tick[],
    launchedAt: number,
    restsAt: number,
  ): AudioScheduledSourceNode
}

/** Those that have been read; the others are read, and told of. */
export type FindSounds = (sounds: OwnSounds) => Partial<Record<SoundPart, OwnSound>>

/** What a spin sounds of; `null` for what is not to be heard. */
export interface SpinSounds {
  readonly tick: TickSound | OwnSound | null
  readonly rush: RushSound | OwnSound | null
}

/** @param launchedAt on the context's clock, in seconds; in the past for a spin that has already begun */
export function playSpin(
  context: BaseAudioContext,
  destination: AudioNode,
  launch: Launch,
  launchedAt: number,
  { tick, rush }: SpinSounds,
): Voice {
  const restsAt = launchedAt + launch.durationMs / 1000
  const ticks = ticksToPlay(tickTimes(launch))
  return createVoice(context, destination, restsAt + TICK_S, (output) =>
    [rush, tick].flatMap((part) => {
      if (!part) return []
      if ('start' in part) return part.start(context, output, ticks, launchedAt, restsAt)
      return 'q' in part
        ? startRush(context, output, part, launch, launchedAt, restsAt)
        : startTicks(context, output, part, ticks, launchedAt)
    }),
  )
}

/** One oscillator with a gate for each tick, so that fast ticks cannot add up. */
function startTicks(
  context: BaseAudioContext,
  output: AudioNode,
  { wave, hertz, level, decayS }: TickSound,
  ticks: readonly Tick[],
  launchedAt: number,
): AudioScheduledSourceNode {
  const oscillator = new OscillatorNode(context, { type: wave, frequency: hertz })
  const gate = new GainNode(context, { gain: 0 })
  oscillator.connect(gate).connect(output)
  for (const [index, { atMs, gain }] of ticks.entries()) {
    const at = launchedAt + atMs / 1000
    if (at < context.currentTime) continue
    gate.gain.setTargetAtTime(gain * level, at, TICK_ATTACK_S)
    gate.gain.setTargetAtTime(0, at + TICK_HOLD_S, decayS)
    const gapMs = (ticks[index + 1]?.atMs ?? Number.POSITIVE_INFINITY) - atMs
    if (gapMs > TICK_S * 1000) gate.gain.setValueAtTime(0, at + TICK_S)
  }
  oscillator.start()
  return oscillator
}

/** Friction makes the speed fall exponentially, so pitch and loudness, powers of it, are exponential ramps. */
function startRush(
  context: BaseAudioContext,
  output: AudioNode,
  rush: RushSound,
  launch: Launch,
  launchedAt: number,
  restsAt: number,
): AudioScheduledSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer: noise(context), loop: true })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', Q: rush.q })
  const level = new GainNode(context, { gain: 0 })
  source.connect(filter).connect(level).connect(output)

  const now = Math.max(context.currentTime, launchedAt)
  const loudAt = Math.min(now + RUSH_ATTACK_S, restsAt)
  const speedAt = (time: number) => {
    const steps = ((time - launchedAt) / (restsAt - launchedAt)) * launch.steps
    const stepsPerSecond = (launch.steps / launch.durationMs) * 1000
    return (launch.velocity * FRICTION ** steps * stepsPerSecond) / FULL_TURN
  }
  const pitch = (time: number) => rush.hertz * Math.sqrt(speedAt(time))
  const loudness = (time: number) =>
    rush.level * Math.min(1, Math.sqrt(speedAt(time) / LOUDEST_SPEED))
  filter.frequency.setValueAtTime(pitch(now), now)
  filter.frequency.exponentialRampToValueAtTime(pitch(restsAt), restsAt)
  level.gain.setValueAtTime(0, now)
  level.gain.linearRampToValueAtTime(loudness(loudAt), loudAt)
  level.gain.exponentialRampToValueAtTime(loudness(restsAt), restsAt)
  level.gain.linearRampToValueAtTime(0, restsAt + RUSH_RELEASE_S)
  source.start(now)
  return source
}

/** A second, by `ranqd1` of Numerical Recipes. */
function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let word = 1
  for (let index = 0; index < samples.length; index += 1) {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0
    samples[index] = word / 2 ** 31
  }
  return buffer
}

export function playMelody(
  context: BaseAudioContext,
  destination: AudioNode,
  melody: Melody,
): Voice {
  const now = context.currentTime
  return createVoice(context, destination, now + melodyS(melody), (output) =>
    startMelody(context, output, melody, now),
  )
}

function melodyS({ notesHz, gapS, lastS }: Melody): number {
  return (notesHz.length - 1) * gapS + lastS
}

function startMelody(
  context: BaseAudioContext,
  output: AudioNode,
  { notesHz, gapS, wave, level, overtones = [], decayS, lowpassHz }: Melody,
  startsAt: number,
): AudioScheduledSourceNode[] {
  const filter = lowpassHz
    ? new BiquadFilterNode(context, { type: 'lowpass', frequency: lowpassHz })
    : null
  filter?.connect(output)
  const parts = [[1, 1] as const, ...overtones]
  return notesHz.flatMap((hertz, index) =>
    parts.map(([ratio, share]) => {
      const at = startsAt + index * gapS
      const oscillator = new OscillatorNode(context, { type: wave, frequency: ratio * hertz })
      const gate = new GainNode(context, { gain: 0 })
      oscillator.connect(gate).connect(filter ?? output)
      gate.gain.setTargetAtTime(share * level, at, NOTE_ATTACK_S)
      // Overtones fade sooner, as on anything that is struck.
      gate.gain.setTargetAtTime(0, at + NOTE_HOLD_S, decayS / Math.sqrt(ratio))
      oscillator.start(at)
      return oscillator
    }),
  )
}

/** @param level of 1 */
export function playBuffer(
  context: BaseAudioContext,
  destination: AudioNode,
  buffer: AudioBuffer,
  level = 1,
): Voice {
  const now = context.currentTime
  const voice = createVoice(context, destination, now + buffer.duration, (output) => {
    const source = new AudioBufferSourceNode(context, { buffer })
    source.connect(new GainNode(context, { gain: level })).connect(output)
    source.start(now)
    return [source]
  })
  return { ...voice, isRecorded: true }
}

/** Of a wheel that comes to rest. */
const SAMPLE_TICKS_MS = [0, 130, 300, 540]
const SAMPLE_MELODY_S = 0.9

/** A few ticks, then the winner. */
export function playSample(
  context: BaseAudioContext,
  destination: AudioNode,
  { tick, winner }: SoundsOfSet,
): Voice {
  const now = context.currentTime
  const ticks = SAMPLE_TICKS_MS.map((atMs) => ({ atMs, gain: 1 }))
  const melodyAt = now + SAMPLE_MELODY_S
  return createVoice(context, destination, melodyAt + melodyS(winner), (output) => [
    startTicks(context, output, tick, ticks, now),
    ...startMelody(context, output, winner, melodyAt),
  ])
}

/** Closer ticks would blend: at 33 a second they already hum. */
const LEAST_GAP_MS = 30
/** The gap from which a tick has its full loudness. */
const FULL_GAP_MS = 150
const FASTEST_GAIN = 0.4

export interface Tick {
  /** After the launch. */
  readonly atMs: number
  /** 0.4 to 1; ticks in quick succession are softer. */
  readonly gain: number
}

/**
 * Borders within 30 ms share the next tick, at most 30 ms late. That keeps the pace even, where it would jump between
 * every border and every second one.
 */
export function ticksToPlay(timesMs: readonly number[] | Float64Array): Tick[] {
  const endMs = timesMs.at(-1) ?? 0
  const ticks: Tick[] = []
  let lastMs = -LEAST_GAP_MS
  for (const timeMs of timesMs) {
    if (timeMs <= lastMs) continue
    const atMs = Math.max(timeMs, lastMs + LEAST_GAP_MS)
    if (atMs > endMs) break
    const slowness = (atMs - lastMs - LEAST_GAP_MS) / (FULL_GAP_MS - LEAST_GAP_MS)
    ticks.push({ atMs, gain: FASTEST_GAIN + (1 - FASTEST_GAIN) * Math.min(1, slowness) })
    lastMs = atMs
  }
  return ticks
}
