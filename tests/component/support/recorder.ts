// Records what of the page is heard, felt and said, until the end of the test.

import { onTestFinished } from 'vitest'
import { replace } from './device'
import { ownAudio } from './replaceableAudio'

interface Oscillator {
  readonly hertz: number
  /** On the audio clock, in seconds. */
  readonly startsAt: number
  stopsAt: number
}

export interface Recording {
  /** Every text added to the announcer, in order. */
  readonly said: string[]
  readonly vibrations: unknown[]
  /** Oscillators started. */
  readonly oscillators: Oscillator[]
  /** Audio contexts opened. */
  readonly contexts: AudioContext[]
  /** Canvases put straight into the body. */
  readonly canvases: Node[]
}

/** Call it before the screen is opened, and before the clock is frozen. */
export async function recordFeedback(): Promise<Recording> {
  const recording: Recording = {
    said: [],
    vibrations: [],
    oscillators: [],
    contexts: [],
    canvases: [],
  }
  await ownAudio()
  // The confetti of an earlier test may still be about to be thrown.
  await timeForConfetti()
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) {
        if (target === document.body && node instanceof HTMLCanvasElement) {
          recording.canvases.push(node)
        }
        const isSaid = target instanceof Element && target.matches('[aria-relevant="additions"]')
        if (isSaid) recording.said.push(node.textContent ?? '')
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  replace(navigator as Navigator, 'vibrate', (pattern: unknown) =>
    recording.vibrations.push(pattern),
  )
  forgetGestures()
  recordContexts(recording.contexts)
  recordOscillators(recording.oscillators)
  return recording
}

/** Its code is there, and the winner has had its frames alone: what is not thrown by now is not thrown. */
export async function timeForConfetti(): Promise<void> {
  await import('../../../src/feedback/confetti')
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
}

/** The page has been touched by earlier tests. */
function forgetGestures(): void {
  let hasBeenActive = false
  const gestured = () => {
    hasBeenActive = true
  }
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, gestured, true)
  onTestFinished(() => {
    for (const name of ['pointerdown', 'keydown']) removeEventListener(name, gestured, true)
  })
  replace(navigator as Navigator, 'userActivation', {
    get hasBeenActive() {
      return hasBeenActive
    },
  })
}

function recordContexts(contexts: AudioContext[]): void {
  const construct = (target: typeof AudioContext, args: unknown[]) => {
    const context = Reflect.construct(target, args) as AudioContext
    contexts.push(context)
    return context
  }
  replace(window, 'AudioContext', new Proxy(AudioContext, { construct }))
  // An offline one ends by itself.
  onTestFinished(async () => {
    for (const context of contexts) await context.close?.()
  })
}

function recordOscillators(oscillators: Oscillator[]): void {
  const started = new Map<OscillatorNode, Oscillator>()
  const { start, stop } = OscillatorNode.prototype
  replace(OscillatorNode.prototype, 'start', function (this: OscillatorNode, when = 0) {
    const startsAt = Math.max(when, this.context.currentTime)
    const entry = { hertz: Math.round(this.frequency.value * 100) / 100, startsAt, stopsAt: 1e9 }
    started.set(this, entry)
    oscillators.push(entry)
    start.call(this, when)
  })
  replace(OscillatorNode.prototype, 'stop', function (this: OscillatorNode, when = 0) {
    const entry = started.get(this)
    if (entry) entry.stopsAt = when
    stop.call(this, when)
  })
}

const RATE = 44_100

/**
 * Gives the page an offline context on its own clock, so that what it schedules can be rendered to samples afterwards.
 * Call it before {@link recordFeedback}.
 */
export function recordAudio(seconds: number): { context: OfflineAudioContext | null } {
  const recorded: { context: OfflineAudioContext | null } = { context: null }
  class Recorder {
    constructor() {
      const openedMs = performance.now()
      const context = new OfflineAudioContext(1, seconds * RATE, RATE)
      Object.defineProperties(context, {
        currentTime: { get: () => (performance.now() - openedMs) / 1000 },
        state: { value: 'running' },
        resume: { value: async () => {} },
        suspend: { value: async () => {} },
      })
      recorded.context = context
      // A constructor may answer with another object.
      // biome-ignore lint/correctness/noConstructorReturn: the page must get the offline context
      return context
    }
  }
  replace(window, 'AudioContext', Recorder)
  return recorded
}

/** Renders what the page has scheduled and measures it. */
export async function renderAudio(
  { context }: ReturnType<typeof recordAudio>,
  { oscillators }: Recording,
) {
  if (!context) throw new Error('The page has opened no audio')
  const samples = (await context.startRendering()).getChannelData(0)
  const ticks = oscillators.find(({ hertz }) => hertz === 800)
  const firstNote = oscillators.find(({ hertz }) => hertz === 523.25)
  const end = Math.floor((firstNote?.startsAt ?? 0) * RATE)
  const slow = samples.subarray(Math.max(0, end - 1.5 * RATE), end)
  const peakOf = (part: Float32Array) =>
    part.reduce((most, one) => Math.max(most, Math.abs(one)), 0)

  let [all, nearTick] = [0, 0]
  for (let hertz = 20; hertz < 6000; hertz += 10) {
    const energy = energyAt(hertz, slow)
    all += energy
    if (Math.abs(hertz - 800) <= 100) nearTick += energy
  }
  return {
    peak: peakOf(samples),
    slowPeak: peakOf(slow),
    slowTickShare: all > 0 ? nearTick / all : 0,
    lastHeardAt: samples.findLastIndex((one) => Math.abs(one) > 1e-4) / RATE,
    stoppedAt: ticks?.stopsAt ?? 0,
  }
}

/** Energy at a frequency (Goertzel's algorithm). */
function energyAt(hertz: number, samples: Float32Array): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / RATE)
  let [before, last] = [0, 0]
  for (const sample of samples) {
    const next = sample + turn * last - before
    before = last
    last = next
  }
  return last * last + before * before - turn * last * before
}
