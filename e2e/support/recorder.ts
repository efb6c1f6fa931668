// Records sound, vibration and announcements, with functions that run inside the page.
// They may use nothing from outside themselves.

export interface Recording {
  /** Every text added to the announcer, in order. */
  readonly said: string[]
  readonly vibrations: unknown[]
  /** Oscillators started; times on the audio clock, in seconds. */
  readonly oscillators: { hertz: number; startsAt: number; stopsAt: number }[]
  /** Audio contexts opened, and the state of the last one. */
  readonly contexts: number
  readonly state: string
  /** Animation frames asked for. */
  readonly frames: number
  /** Canvases put straight into the body. */
  readonly canvases: number
}

declare global {
  interface Window {
    recording: Recording
    offline: OfflineAudioContext
  }
}

/** Init script: writes down what the page does into `window.recording`. */
export function recordFeedback(): void {
  let context: AudioContext | undefined
  const recording = {
    said: [] as string[],
    vibrations: [] as unknown[],
    oscillators: [] as { hertz: number; startsAt: number; stopsAt: number }[],
    contexts: 0,
    get state() {
      return context?.state ?? ''
    },
    frames: 0,
    canvases: 0,
  }
  window.recording = recording

  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) {
        if (target === document.body && node instanceof HTMLCanvasElement) recording.canvases += 1
        const isSaid = target instanceof Element && target.matches('[aria-relevant="additions"]')
        if (isSaid) recording.said.push(node.textContent ?? '')
      }
    }
  }).observe(document, { childList: true, subtree: true })

  Object.defineProperty(navigator, 'vibrate', {
    value: (pattern: unknown) => recording.vibrations.push(pattern),
  })

  const frame = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => {
    recording.frames += 1
    return frame.call(window, callback)
  }

  // Playwright's own calls into the page count as gestures for the browser: only those of the test shall.
  let hasBeenActive = false
  for (const name of ['pointerdown', 'keydown']) {
    addEventListener(
      name,
      () => {
        hasBeenActive = true
      },
      true,
    )
  }
  Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => hasBeenActive })

  window.AudioContext = new Proxy(window.AudioContext, {
    construct(target, args) {
      recording.contexts += 1
      context = Reflect.construct(target, args)
      return context as AudioContext
    },
  })
  const started = new Map<OscillatorNode, (typeof recording.oscillators)[number]>()
  const { start, stop } = OscillatorNode.prototype
  OscillatorNode.prototype.start = function (when = 0) {
    const startsAt = Math.max(when, this.context.currentTime)
    const entry = { hertz: Math.round(this.frequency.value * 100) / 100, startsAt, stopsAt: 1e9 }
    started.set(this, entry)
    recording.oscillators.push(entry)
    start.call(this, when)
  }
  OscillatorNode.prototype.stop = function (when = 0) {
    const entry = started.get(this)
    if (entry) entry.stopsAt = when
    stop.call(this, when)
  }
}

/**
 * Init script: gives the page an offline context on the wall clock, so that what it schedules can be
 * rendered to samples afterwards.
 */
export function recordAudio(seconds: number): void {
  const rate = 44_100
  const Offline = window.OfflineAudioContext
  window.AudioContext = class {
    constructor() {
      const openedMs = performance.now()
      const offline = new Offline(1, seconds * rate, rate)
      Object.defineProperties(offline, {
        currentTime: { get: () => (performance.now() - openedMs) / 1000 },
        state: { value: 'running' },
        resume: { value: async () => {} },
        suspend: { value: async () => {} },
      })
      window.offline = offline
      // A constructor may answer with another object.
      // biome-ignore lint/correctness/noConstructorReturn: the page must get the offline context
      return offline as unknown as AudioContext
    }
  } as unknown as typeof AudioContext
}

/** Renders what the page has scheduled and measures it. */
export async function renderAudio() {
  const rate = 44_100
  const samples = (await window.offline.startRendering()).getChannelData(0)
  const { oscillators } = window.recording
  const ticks = oscillators.find(({ hertz }) => hertz === 800)
  const firstNote = oscillators.find(({ hertz }) => hertz === 523.25)
  const end = Math.floor((firstNote?.startsAt ?? 0) * rate)
  const slow = samples.subarray(Math.max(0, end - 1.5 * rate), end)
  const peakOf = (part: Float32Array) =>
    part.reduce((most, one) => Math.max(most, Math.abs(one)), 0)

  /** Energy at a frequency (Goertzel's algorithm). */
  function energyAt(hertz: number): number {
    const turn = 2 * Math.cos((2 * Math.PI * hertz) / rate)
    let [before, last] = [0, 0]
    for (const sample of slow) {
      const next = sample + turn * last - before
      before = last
      last = next
    }
    return last * last + before * before - turn * last * before
  }

  let [all, nearTick] = [0, 0]
  for (let hertz = 20; hertz < 6000; hertz += 10) {
    const energy = energyAt(hertz)
    all += energy
    if (Math.abs(hertz - 800) <= 100) nearTick += energy
  }
  return {
    peak: peakOf(samples),
    slowPeak: peakOf(slow),
    slowTickShare: all > 0 ? nearTick / all : 0,
    lastHeardAt: samples.findLastIndex((one) => Math.abs(one) > 1e-4) / rate,
    stoppedAt: ticks?.stopsAt ?? 0,
  }
}
