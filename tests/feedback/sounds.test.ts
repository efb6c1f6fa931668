// The synthesized sounds as they are planned: how high, how loud and when. Rendered ones: component/journeys/sounds.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SOUNDS } from '../../src/feedback/soundSets'
import { playMelody, playSample, playSpin } from '../../src/feedback/sounds'
import { solveLaunch } from '../../src/spin/launch'
import { advanceMotion, createMotion, tickTimes } from '../../src/spin/motion'
import { FULL_TURN, radians } from '../../src/wheel/angle'

interface Change {
  readonly kind: 'set' | 'linear' | 'exponential' | 'towards'
  readonly value: number
  readonly at: number
  readonly timeConstant?: number
}

/** Of an audio node, with the values that the Web Audio specification gives it. */
class Param {
  readonly changes: Change[] = []
  constructor(readonly first = 1) {}
  setValueAtTime = (value: number, at: number) => this.changes.push({ kind: 'set', value, at })
  linearRampToValueAtTime = (value: number, at: number) =>
    this.changes.push({ kind: 'linear', value, at })
  exponentialRampToValueAtTime = (value: number, at: number) =>
    this.changes.push({ kind: 'exponential', value, at })
  setTargetAtTime = (value: number, at: number, timeConstant: number) =>
    this.changes.push({ kind: 'towards', value, at, timeConstant })

  at(time: number): number {
    let value = this.first
    let from = 0
    let target: Change | undefined
    const end = { kind: 'end', value: 0, at: Number.POSITIVE_INFINITY } as const
    for (const change of [...this.changes.toSorted((one, other) => one.at - other.at), end]) {
      const until = Math.min(change.at, time)
      const part = (until - from) / (change.at - from || 1)
      if (target) {
        const left = Math.exp((from - until) / (target.timeConstant ?? 0))
        value = target.value + (value - target.value) * left
      } else if (change.kind === 'linear') value += (change.value - value) * part
      else if (change.kind === 'exponential') value *= (change.value / value) ** part
      if (change.at > time) break
      from = change.at
      target = change.kind === 'towards' ? change : undefined
      if (!target) value = change.value
    }
    return value
  }
}

interface NodeOptions {
  readonly gain?: number
  readonly type?: string
  readonly frequency?: number
  readonly loop?: boolean
}

let nodes: FakeNode[] = []

class FakeNode {
  readonly gain: Param
  readonly frequency = new Param()
  to: FakeNode | undefined
  startsAt = 0
  readonly stopsAt: number[] = []
  constructor(
    _: unknown,
    readonly options: NodeOptions = {},
  ) {
    this.gain = new Param(options.gain)
    nodes.push(this)
  }
  connect(other: FakeNode) {
    this.to = other
    return other
  }
  start(at = 0) {
    this.startsAt = at
  }
  stop(at: number) {
    this.stopsAt.push(at)
  }
}

class Oscillator extends FakeNode {}
class Noise extends FakeNode {}

const context = {
  currentTime: 0,
  sampleRate: 8,
  createBuffer: () => ({ getChannelData: () => new Float32Array(8) }),
}
const audio = context as unknown as BaseAudioContext

beforeEach(() => {
  nodes = []
  context.currentTime = 100
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal('OscillatorNode', Oscillator)
  vi.stubGlobal('AudioBufferSourceNode', Noise)
  vi.stubGlobal('BiquadFilterNode', FakeNode)
})

afterEach(() => vi.unstubAllGlobals())

const output = () => new FakeNode(null) as unknown as AudioNode
const oscillators = () => nodes.filter((node) => node instanceof Oscillator)

it('the notes of the winner begin 140 ms apart, equally loud, and ring out within 1.2 seconds', () => {
  const voice = playMelody(audio, output(), SOUNDS.classic.winner)
  const notes = oscillators()
  expect(notes.map(({ options }) => options)).toEqual(
    [523.25, 659.25, 783.99].map((frequency) => ({ type: 'triangle', frequency })),
  )
  for (const [index, { startsAt, stopsAt, to }] of notes.entries()) {
    const at = 100 + 0.14 * index
    expect(startsAt).toBeCloseTo(at, 9)
    expect(stopsAt).toEqual([voice.endsAt])
    expect(to?.gain.at(at - 0.001)).toBe(0)
    expect(to?.gain.at(at + 0.03)).toBeCloseTo(0.22, 2)
    expect(to?.gain.at(voice.endsAt)).toBeLessThan(0.002)
  }
  expect(voice.endsAt).toBeCloseTo(101.18, 9)
})

const launch = solveLaunch(radians(0), radians(1), 4000, 6, 2000)

/** Of a spin, by the source: how loud it is, and its pitch. */
function spin(hasTicks: boolean, launchedAt = 100, own = launch) {
  nodes = []
  const { tick: ownTick, rush: ownRush } = SOUNDS.classic
  const sounds = { tick: hasTicks ? ownTick : null, rush: ownRush }
  const voice = playSpin(audio, output(), own, launchedAt, sounds)
  const noise = nodes.find((node) => node instanceof Noise)
  const [tick] = oscillators()
  return { voice, noise, filter: noise?.to, rush: noise?.to?.to?.gain, tick, gate: tick?.to?.gain }
}

it('a tick sounds as its border passes, at 800 Hz and for a tenth of a second at most @sound.tick', () => {
  const slow = solveLaunch(radians(0), radians(1), 4000, 2)
  const { voice, tick, gate } = spin(true, 100, slow)
  expect(tick?.options).toEqual({ type: 'triangle', frequency: 800 })
  const times = tickTimes(slow).map((ms) => 100 + ms / 1000)
  const apart = times.filter((at, index) => at - (times[index - 1] ?? 100) > 0.15)
  expect(apart.length).toBeGreaterThan(2)
  for (const at of apart) {
    expect(gate?.at(at - 0.001)).toBeLessThan(0.001)
    expect(gate?.at(at + 0.005)).toBeCloseTo(0.3, 2)
    expect(gate?.at(at + 0.03)).toBeLessThan(0.1)
    expect(gate?.at(at + 0.1001)).toBe(0)
  }
  expect(voice.endsAt).toBeCloseTo(104.1, 9)
  expect(tick?.stopsAt).toEqual([voice.endsAt])
})

it('a spin that is joined late swells then, and has none of the ticks that have passed', () => {
  const { gate, noise, rush } = spin(true, 98)
  expect(noise?.startsAt).toBe(100)
  expect(rush?.at(100)).toBe(0)
  const early = gate?.changes.filter(({ at }) => at < 100)
  expect(early).toEqual([])
  expect(gate?.changes.length).toBeGreaterThan(0)
})

it('a wheel of one turn a second rushes at 260 Hz, one of four turns twice as high; most of all from eight turns on', () => {
  const { noise, filter, rush } = spin(false)
  expect(noise?.options.loop).toBe(true)
  expect(filter?.options.type).toBe('bandpass')
  const turnsAt = (time: number) => {
    const motion = createMotion(launch)
    advanceMotion(motion, (time - 100) * 1000)
    return (motion.speed * 1000) / FULL_TURN
  }
  expect(turnsAt(100.1)).toBeGreaterThan(9)
  expect(rush?.at(100)).toBe(0)
  expect(rush?.at(100.04)).toBeCloseTo(0.15, 3)
  expect(rush?.at(100.08)).toBeCloseTo(0.3, 9)
  for (const time of [100.5, 101, 102, 103, 103.9]) {
    const share = (filter?.frequency.at(time) ?? 0) / (260 * Math.sqrt(turnsAt(time)))
    expect(share, `${time}`).toBeGreaterThan(0.98)
    expect(share, `${time}`).toBeLessThan(1.02)
  }
  const end = 0.3 * Math.sqrt(turnsAt(103.999) / 8)
  expect((rush?.at(104) ?? 0) / end).toBeCloseTo(1, 1)
  expect(rush?.at(104.05)).toBe(0)
})

it('a sound that is stopped is faded within 40 ms, and one that has ended is left alone', () => {
  const { voice, tick, noise } = spin(true)
  context.currentTime = 101
  voice.stop()
  for (const source of [tick, noise]) expect(source?.stopsAt).toEqual([voice.endsAt, 101.04])
  const faded = nodes.find((node) => node.gain.changes.some(({ at }) => at === 101))
  expect(faded?.gain.at(101)).toBe(1)
  expect(faded?.gain.at(101.04)).toBeLessThan(0.001)
  const { voice: over, tick: last } = spin(true, 90)
  over.stop()
  expect(last?.stopsAt).toEqual([over.endsAt])
})

it('a spin is silent where nothing of it is to be heard, and without its rush has ticks alone', () => {
  playSpin(audio, output(), launch, 100, { tick: null, rush: null })
  expect(oscillators()).toEqual([])
  expect(nodes.some((node) => node instanceof Noise)).toBe(false)
  playSpin(audio, output(), launch, 100, { tick: SOUNDS.wood.tick, rush: null })
  expect(oscillators().map(({ options }) => options)).toEqual([{ type: 'sine', frequency: 1150 }])
  expect(nodes.some((node) => node instanceof Noise)).toBe(false)
})

it('a note rings with its overtones, which fade sooner', () => {
  const { winner } = SOUNDS.bells
  playMelody(audio, output(), winner)
  const [first, second] = oscillators()
  const [ratio, share] = winner.overtones?.[0] ?? [0, 0]
  expect(second?.options.frequency).toBeCloseTo(ratio * (first?.options.frequency ?? 0), 6)
  const loudnessAt = (node: FakeNode | undefined, at: number) => node?.to?.gain.at(at) ?? 0
  expect(loudnessAt(second, 100.03) / loudnessAt(first, 100.03)).toBeCloseTo(share, 6)
  expect(loudnessAt(second, 100.5) / loudnessAt(first, 100.5)).toBeLessThan(0.9 * share)
})

it('brass is softer above its own frequency, other notes are heard as they are', () => {
  const filters = () => nodes.filter(({ options }) => options.type === 'lowpass')
  playMelody(audio, output(), SOUNDS.harp.winner)
  expect(filters()).toEqual([])
  playMelody(audio, output(), SOUNDS.fanfare.winner)
  expect(filters().map(({ options }) => options)).toEqual([
    { type: 'lowpass', frequency: SOUNDS.fanfare.winner.lowpassHz },
  ])
})

it('a sample of a set is four ticks that slow, then its winner @sound.sets', () => {
  const voice = playSample(audio, output(), SOUNDS.classic)
  const [tick, ...notes] = oscillators()
  expect(tick?.options).toEqual({ type: 'triangle', frequency: 800 })
  const struck = tick?.to?.gain.changes.filter(({ value }) => value > 0).map(({ at }) => at)
  expect(struck).toEqual([100, 100.13, 100.3, 100.54])
  expect(notes.map(({ options }) => options.frequency)).toEqual([523.25, 659.25, 783.99])
  expect(notes[0]?.startsAt).toBeCloseTo(100.9, 9)
  expect(voice.endsAt).toBeCloseTo(102.08, 9)
})
