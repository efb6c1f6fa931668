// Sounds of the visitor's own: when their files are read, and what is done without them.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findSounds, ownSound, ticksTrack } from '../../src/feedback/ownSounds'
import { WAV_RATE, writeWav } from '../../src/platform/sounds/wav'
import type { OpenLibrary } from '../../src/store/photos'
import { DEFAULT_SETTINGS } from '../../src/wheel/settings/settings'
import { soundText } from '../../src/wheel/soundFile'

const NONE = DEFAULT_SETTINGS.ownSounds
const [BELL, DRUM] = ['b'.repeat(43), 'd'.repeat(43)]
const bell = soundText({ hash: BELL, name: 'bell.mp3' })
const drum = soundText({ hash: DRUM, name: 'drum.mp3' })
const wav = (...samples: readonly number[]) => new Blob([writeWav(Float32Array.from(samples))])

class FakeBuffer {
  readonly samples: Float32Array
  constructor({ length }: { length: number }) {
    this.samples = new Float32Array(length)
  }
  copyToChannel(samples: Float32Array) {
    this.samples.set(samples)
  }
}

function opened() {
  const files = new Map<string, Blob>()
  const asked: string[][] = []
  const watchers: (() => void)[] = []
  let fault: 'full' | null = null
  const open = (async () => ({
    watch: (changed: () => void) => watchers.push(changed),
    photos: {
      read: async (hashes: string[]) => {
        asked.push([...hashes])
        return fault ? { fault, cause: 'no' } : { fault, value: files }
      },
    },
  })) as unknown as OpenLibrary
  const tell = vi.fn()
  const find = findSounds(tell, open)
  return {
    files,
    asked,
    tell,
    find,
    fail: (isFailing: boolean) => {
      fault = isFailing ? 'full' : null
    },
    changed: () => {
      for (const watcher of watchers) watcher()
    },
  }
}

/** What was asked has been read. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => vi.stubGlobal('AudioBuffer', FakeBuffer))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('are read once, and let go of when the wheel has others @sound.own', async () => {
  const { files, asked, tell, find } = opened()
  files.set(BELL, wav(0.5)).set(DRUM, wav(0.25, 0.5))
  const both = { ...NONE, tick: bell, winner: drum, eliminated: bell }
  expect(find(both)).toEqual({})
  await expect.poll(() => tell.mock.calls.length).toBe(1)
  const found = find(both)
  expect(Object.keys(found)).toEqual(['tick', 'winner', 'eliminated'])
  expect(found.winner?.buffer).toMatchObject({ samples: { length: 2 } })
  find(both)
  expect(Object.keys(find({ ...NONE, winner: bell }))).toEqual(['winner'])
  expect(asked).toEqual([[BELL, DRUM]])
  expect(find(both)).not.toHaveProperty('winner')
  await expect.poll(() => asked.length).toBe(2)
})

it('that are missing or damaged are the set’s, until another tab has stored them @sound.own', async () => {
  const { files, asked, tell, find, changed } = opened()
  files.set(BELL, new Blob(['OggS']))
  const both = { ...NONE, tick: bell, rush: drum }
  find(both)
  await expect.poll(() => asked).toHaveLength(1)
  await settled()
  expect(find(both)).toEqual({})
  expect(asked).toHaveLength(1)
  // Something else was stored: there is nothing new to be heard.
  changed()
  await expect.poll(() => asked).toHaveLength(2)
  await settled()
  expect(tell).not.toHaveBeenCalled()
  files.set(DRUM, wav(0.25))
  changed()
  await expect.poll(() => tell.mock.calls.length).toBe(1)
  expect(Object.keys(find(both))).toEqual(['rush'])
})

it('that cannot be read now are tried again with the next change, and the console says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { files, find, fail, tell } = opened()
  files.set(BELL, wav(0.5))
  fail(true)
  find({ ...NONE, tick: bell })
  await expect.poll(() => warn.mock.calls).toEqual([['Failed to load sound', 'no']])
  expect(tell).not.toHaveBeenCalled()
  fail(false)
  find({ ...NONE, tick: bell })
  await expect.poll(() => Object.keys(find({ ...NONE, tick: bell }))).toEqual(['tick'])
})

it('as ticks never add up, however fast they come, and end with the spin @sound.own', () => {
  const tick = new Float32Array(WAV_RATE).fill(0.66)
  const ticks = Array.from({ length: 300 }, (_, index) => ({ atMs: 30 * index, gain: 0.4 }))
  const track = ticksTrack(tick, [...ticks, { atMs: 9500, gain: 1 }])
  expect(track.length / WAV_RATE).toBeCloseTo(9.6, 3)
  const peak = (from: number, to: number) =>
    track.subarray(from * WAV_RATE, to * WAV_RATE).reduce((most, one) => Math.max(most, one), 0)
  expect(peak(0, 9.49)).toBeCloseTo(0.4 * 0.66, 5)
  expect(peak(9.5, 9.6)).toBeCloseTo(0.66, 5)
  // Cut, not broken off.
  expect(track.at(-1)).toBeLessThan(0.01)
  const steps = track.map((one, index) => (track[index - 1] ?? 0) - one)
  expect(steps.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(0.01)
  expect(ticksTrack(tick, [])).toHaveLength(0.1 * WAV_RATE)
})

it('for a spin that has come to rest is silent at once @sound.own', () => {
  const levels: [level: number, at: number][] = []
  class FakeNode {
    readonly gain = {
      setValueAtTime: (level: number, at: number) => levels.push([level, at]),
      linearRampToValueAtTime: (level: number, at: number) => levels.push([level, at]),
    }
    readonly start = () => {}
    readonly connect = (next: unknown) => next
  }
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal('AudioBufferSourceNode', FakeNode)
  const context = { currentTime: 10 } as BaseAudioContext
  const begin = (restsAt: number) =>
    ownSound({ duration: 1 } as AudioBuffer, false).start(context, {} as AudioNode, [], 7, restsAt)
  begin(12)
  begin(9.9)
  expect(levels).toEqual([
    [0.5, 11.7],
    [0, 12],
    [0.5, 10],
    [0, 10],
  ])
})
