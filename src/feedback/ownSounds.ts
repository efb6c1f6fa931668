// Sounds from files of the visitor's own, read from the library when the wheel has others. What cannot be read is not
// heard: the sound set's is.

import { readWav, WAV_RATE } from '../platform/sounds/wav'
import type { OpenLibrary } from '../store/photos'
import { soundFileOf, soundHashes } from '../wheel/soundFile'
import type { FindSounds, OwnSound, Tick } from './sounds'

type Samples = Float32Array<ArrayBuffer>

/** In a spin. Files are louder than ticks and wheels: both are heard at once, and must not clip. */
const SPIN_LEVEL = 0.5
/** Before the wheel rests. */
const SPIN_FADE_S = 0.3
/** As long as a synthesized one. */
const LAST_TICK_MS = 100
/** Not that of `store/photos`, which would be loaded with this. */
const openLibrary: OpenLibrary = () =>
  import('../store/library/browserLibrary').then((file) => file.browserLibrary().library)

/** From one tick to the next: a jump would click. */
const CUT_S = 0.003

/** @param tell called when more have been read */
export function findSounds(tell: () => void, open: OpenLibrary = openLibrary): FindSounds {
  /** By their hashes; `null` where the library does not have it, or not as it should be. */
  const files = new Map<string, AudioBuffer | null>()
  let wanted: readonly string[] = []
  let isReading = false
  let library: Awaited<ReturnType<OpenLibrary>> | null = null

  const unread = () => wanted.filter((hash) => !files.has(hash))

  async function read(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      library ??= await opened()
      for (let hashes = unread(); hashes.length > 0; hashes = unread()) {
        const outcome = await library.photos.read(hashes)
        if (outcome.fault !== null) throw outcome.cause
        let hasFound = false
        for (const hash of hashes) {
          const buffer = await bufferOf(outcome.value.get(hash))
          files.set(hash, buffer)
          hasFound ||= buffer !== null
        }
        if (hasFound) tell()
      }
    } catch (cause) {
      // The next change tries again.
      console.warn('Failed to load sound', cause)
    }
    isReading = false
  }

  async function opened() {
    const one = await open()
    // Another tab may name a sound before it has stored it.
    one.watch(() => {
      for (const [hash, buffer] of files) if (!buffer) files.delete(hash)
      if (unread().length > 0) void read()
    })
    return one
  }

  return (sounds) => {
    wanted = soundHashes(sounds)
    for (const hash of files.keys()) if (!wanted.includes(hash)) files.delete(hash)
    if (unread().length > 0) void read()
    const found = Object.entries(sounds).flatMap(([part, text]) => {
      const buffer = files.get(soundFileOf(text)?.hash ?? '')
      return buffer ? [[part, ownSound(buffer, part === 'tick')] as const] : []
    })
    return Object.fromEntries(found)
  }
}

async function bufferOf(blob: Blob | undefined): Promise<AudioBuffer | null> {
  const bytes = await blob?.arrayBuffer().catch(() => null)
  const samples = bytes ? readWav(new Uint8Array(bytes)) : null
  return samples && bufferWith(samples)
}

function bufferWith(samples: Samples): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: WAV_RATE })
  buffer.copyToChannel(samples, 0)
  return buffer
}

export function ownSound(buffer: AudioBuffer, isTick: boolean): OwnSound {
  return {
    buffer,
    start: (context, output, ticks, launchedAt, restsAt) =>
      isTick
        ? startTicks(context, output, buffer, ticks, launchedAt)
        : startLoop(context, output, buffer, launchedAt, restsAt),
  }
}

/** All in one buffer: however many ticks there are, one source plays them. */
function startTicks(
  context: BaseAudioContext,
  output: AudioNode,
  tick: AudioBuffer,
  ticks: readonly Tick[],
  launchedAt: number,
): AudioScheduledSourceNode {
  const buffer = bufferWith(ticksTrack(tick.getChannelData(0), ticks))
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(new GainNode(context, { gain: SPIN_LEVEL })).connect(output)
  const now = Math.max(context.currentTime, launchedAt)
  source.start(now, now - launchedAt)
  return source
}

/** A tick ends where the next one begins, so that fast ticks cannot add up, and the last one with the spin. */
export function ticksTrack(tick: Samples, ticks: readonly Tick[]): Samples {
  const at = (ms: number) => Math.round((ms / 1000) * WAV_RATE)
  const endMs = (ticks.at(-1)?.atMs ?? 0) + LAST_TICK_MS
  const track = new Float32Array(at(endMs))
  for (const [index, { atMs, gain }] of ticks.entries()) {
    const begin = at(atMs)
    const room = at(ticks[index + 1]?.atMs ?? endMs) - begin
    const length = Math.min(tick.length, room)
    for (let place = 0; place < length; place += 1) {
      const fade = Math.min(1, (room - place) / (CUT_S * WAV_RATE))
      track[begin + place] = gain * fade * (tick[place] as number)
    }
  }
  return track
}

/** As often as the spin needs it. */
function startLoop(
  context: BaseAudioContext,
  output: AudioNode,
  buffer: AudioBuffer,
  launchedAt: number,
  restsAt: number,
): AudioScheduledSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer, loop: true })
  const level = new GainNode(context, { gain: SPIN_LEVEL })
  source.connect(level).connect(output)
  const now = Math.max(context.currentTime, launchedAt)
  level.gain.setValueAtTime(SPIN_LEVEL, Math.max(now, restsAt - SPIN_FADE_S))
  // Where sound is heard late, the wheel may rest before that.
  level.gain.linearRampToValueAtTime(0, Math.max(now, restsAt))
  source.start(now, (now - launchedAt) % buffer.duration)
  return source
}
