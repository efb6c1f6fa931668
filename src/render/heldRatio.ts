// The pixel ratio that a machine holds while the wheel turns, found from the times of its frames. Drawing costs about
// as much as there are pixels, so one measurement tells how many there can be.

import type { RendererQuality } from '../wheel/settings/rendererQuality'

/** What was found out about a machine: plain data, to be posted and stored. */
export interface HeldRatio {
  /** Device pixels to a CSS pixel. */
  readonly ratio: number
  /** Spins until one tries more, because one bad minute must not make the wheel blurred for ever. */
  readonly spinsLeft: number
  /** From one try to the next. It doubles with each that fails, so that a slow machine is soon left in peace. */
  readonly patience: number
}

type Bounds = Pick<RendererQuality, 'minPixelRatio' | 'maxPixelRatio' | 'frameRate'>

export interface RatioFinder {
  /** @param held what is known from earlier spins; `null` for nothing, and so the full ratio */
  begin(bounds: Bounds, held: HeldRatio | null): void
  /** A frame of the spin is drawn at this moment, in milliseconds. Returns the pixel ratio to draw it at. */
  frame(nowMs: number): number
  /** The page was hidden, and no frames came: the time since the last one says nothing. */
  pause(): void
  /** What is known after the spin: what `begin` was given unless there was something to find out. */
  end(): HeldRatio | null
}

/** The first frames compile, upload and lay out; so do those after a pause or a change of the ratio. */
const UNCOUNTED = 3
/** Not even so many where they take so long: a spin may have no more than seven. */
const UNCOUNTED_MS = 1000
/** A measurement takes as long and as many frames, and only what two in a row say counts. */
const MEASURED_MS = 300
const MEASURED_FRAMES = 6
/** Fewer frames do where they take so long. */
const LONG_MS = 1000
/** More than a screen of 360 frames a second shows meanwhile. */
const MOST_FRAMES = 128
/** The slowest of so many frames does not count: garbage is collected, or another program comes between. */
const HICCUP_OF = 6
/** Frames may take longer than asked for by this factor: one in ten is missed. */
const TOLERANCE = 1.1
/** The part of a frame's time, at most, that is taken to be the same for any number of pixels. */
const FIXED = 0.25
/** A change that wins less than this part of what it should has not changed what makes frames slow. */
const LEAST_GAIN = 1 / 3
/** Ratios lie whole steps below the full one, each with four fifths of the pixels of the one before, down to the floor. */
const STEP = Math.sqrt(0.8)
/** Rounding must not cost a step. */
const ROUNDING = 1e-6
const MAX_CHANGES = 2
export const PATIENCE = 8
export const MAX_PATIENCE = 64

interface Measured {
  readonly ratio: number
  /** A frame's time. */
  readonly ms: number
}

export function createRatioFinder(): RatioFinder {
  let bounds: Bounds = { minPixelRatio: 1, maxPixelRatio: 1, frameRate: 60 }
  let held: HeldRatio | null = null
  let ratio = 1
  let changes = 0
  /** Whether the spin began with more than is known to hold. */
  let isTrial = false
  /** Frames are slow for another reason than their pixels: all of them are drawn, and no time is measured. */
  let isInVain = false
  let measurements = 0
  let last = Number.NaN
  let uncounted = UNCOUNTED
  let uncountedMs = 0
  // Made once: nothing is allocated while the wheel turns.
  const times = new Float64Array(MOST_FRAMES)
  let counted = 0
  let timesMs = 0
  /** The measurement before, if that was too slow, in milliseconds a frame. */
  let slowMs: number | null = null
  /** Before the first change. */
  let first: Measured | null = null

  function restart(): void {
    counted = 0
    timesMs = 0
    slowMs = null
    uncounted = UNCOUNTED
    uncountedMs = 0
  }

  function change(to: number): void {
    if (to === ratio) return
    ratio = to
    changes += 1
    restart()
  }

  /** @param ms how long frames take, which is too long */
  function tooSlow(ms: number): void {
    if (changes === MAX_CHANGES) return
    const targetMs = 1000 / bounds.frameRate
    const fixedMs = FIXED * targetMs
    if (isTrial && held && changes === 0) change(within(held.ratio))
    else if (!first) {
      const fewer = snap(ratio * Math.sqrt((targetMs - fixedMs) / (ms - fixedMs)))
      if (fewer < ratio) first = { ratio, ms }
      change(fewer)
    } else {
      const dueMs = (first.ms - fixedMs) * (1 - (ratio / first.ratio) ** 2)
      isInVain = first.ms - ms < LEAST_GAIN * dueMs
      change(isInVain ? first.ratio : snap(ratioFor(targetMs, first, { ratio, ms })))
    }
  }

  /** The next ratio below, or the same, of those that are used. */
  function snap(wanted: number): number {
    const { minPixelRatio, maxPixelRatio } = bounds
    if (wanted <= minPixelRatio) return minPixelRatio
    const steps = Math.ceil(Math.log(wanted / maxPixelRatio) / Math.log(STEP) - ROUNDING)
    return within(maxPixelRatio * STEP ** steps)
  }

  function within(wanted: number): number {
    return Math.min(Math.max(wanted, bounds.minPixelRatio), bounds.maxPixelRatio)
  }

  function measured(ms: number): void {
    measurements += 1
    if (ms <= (TOLERANCE * 1000) / bounds.frameRate) slowMs = null
    else if (slowMs === null) slowMs = ms
    else tooSlow(Math.min(slowMs, ms))
  }

  return {
    begin(newBounds, known) {
      bounds = newBounds
      held = known
      const start = known ? within(known.ratio) : bounds.maxPixelRatio
      const isFull = start === bounds.maxPixelRatio
      isTrial = known !== null && known.spinsLeft <= 0 && !isFull
      isInVain = known !== null && known.spinsLeft > 0 && isFull
      ratio = isTrial ? within(start / STEP) : start
      changes = 0
      measurements = 0
      first = null
      last = Number.NaN
      restart()
    },
    frame(nowMs) {
      const ms = nowMs - last
      last = nowMs
      const canChange = bounds.minPixelRatio < bounds.maxPixelRatio && !isInVain
      if (!canChange || Number.isNaN(ms)) return ratio
      if (uncounted > 0 && uncountedMs < UNCOUNTED_MS) {
        uncounted -= 1
        uncountedMs += ms
      } else {
        times[counted] = ms
        counted += 1
        timesMs += ms
        const isEnough = counted >= MEASURED_FRAMES && timesMs >= MEASURED_MS
        if (isEnough || timesMs >= LONG_MS || counted === MOST_FRAMES) {
          const meanMs = withoutHiccups(times, counted)
          counted = 0
          timesMs = 0
          measured(meanMs)
        }
      }
      return ratio
    },
    pause() {
      last = Number.NaN
      restart()
    },
    end() {
      const isUnknown = measurements < 2 && !isInVain
      if (isUnknown || bounds.minPixelRatio >= bounds.maxPixelRatio) return held
      const wasDue = held !== null && held.spinsLeft <= 0
      if (changes === 0) {
        if (held === null || (wasDue && ratio === bounds.maxPixelRatio)) return null
        // What was tried holds, so the next spin tries more.
        if (wasDue) return { ratio, spinsLeft: 0, patience: PATIENCE }
        return { ...held, spinsLeft: held.spinsLeft - 1 }
      }
      if (held && wasDue && ratio === within(held.ratio)) {
        const patience = Math.min(2 * held.patience, MAX_PATIENCE)
        return { ratio, spinsLeft: patience, patience }
      }
      // That fewer pixels do not help may have been another program's fault, so the next spin makes sure.
      if (isInVain) return { ratio, spinsLeft: 0, patience: 1 }
      return { ratio, spinsLeft: PATIENCE, patience: PATIENCE }
    },
  }
}

/** Where frames take so long, if their time is a fixed part and one for each pixel. */
function ratioFor(targetMs: number, one: Measured, other: Measured): number {
  const perPixel = (one.ms - other.ms) / (one.ratio ** 2 - other.ratio ** 2)
  return Math.sqrt(Math.max(0, other.ratio ** 2 - (other.ms - targetMs) / perPixel))
}

/** The mean of the first `count` times, without the slowest few, which are overwritten. */
function withoutHiccups(times: Float64Array, count: number): number {
  let left = count
  for (let hiccups = Math.floor(count / HICCUP_OF); hiccups > 0; hiccups -= 1) {
    let slowest = 0
    for (let index = 1; index < left; index += 1) {
      if ((times[index] ?? 0) > (times[slowest] ?? 0)) slowest = index
    }
    left -= 1
    times[slowest] = times[left] ?? 0
  }
  let sum = 0
  for (let index = 0; index < left; index += 1) sum += times[index] ?? 0
  return sum / left
}
