// The pixel ratio at which a machine keeps its frame rate while the wheel turns, stored for later spins and visits.
// Drawing costs about as much as there are pixels, so one measurement tells how many there can be.

import type { WheelMetrics } from '../wheel/metrics'
import type { RendererQuality } from '../wheel/settings/rendererQuality'

export interface LearnedRatio {
  /** Device pixels to a CSS pixel. */
  readonly ratio: number
  /** Then one spin tries more: one bad minute must not make the wheel blurred for ever. */
  readonly spinsLeft: number
  /** Doubles with each try that fails, so that a slow machine is soon left in peace. */
  readonly patience: number
}

type Bounds = Pick<RendererQuality, 'minPixelRatio' | 'maxPixelRatio' | 'frameRate'>

export interface RatioFinder {
  /** @param learned from earlier spins; `null` for the full ratio */
  begin(bounds: Bounds, learned: LearnedRatio | null): void
  /** The ratio for the frame drawn at this moment, in milliseconds. */
  frame(nowMs: number): number
  /** No frames came: the time since the last one says nothing. */
  pause(): void
  /** What `begin` was given unless there was something to find out. */
  end(): LearnedRatio | null
}

/** The first frames, and those after a pause or a change of ratio, compile, upload and lay out. */
const UNCOUNTED = 3
/** A measurement takes this long and as many frames; only two in a row count. */
const MEASURED_MS = 300
const MEASURED_FRAMES = 6
/** Fewer frames do where they take so long: a spin may have no more than seven. */
const LONG_MS = 1000
/** More than a 360 Hz screen shows meanwhile. */
const MOST_FRAMES = 128
/** The slowest of so many frames does not count: garbage collection, or another program. */
const HICCUP_OF = 6
/** Over the asked frame time: one in ten is missed. */
const TOLERANCE = 1.1
/** The most of a frame's time that is taken to be independent of pixels. */
const FIXED = 0.25
/** Of what was thought: cheaper pixels are not what makes frames slow. */
const LEAST_COST = 1 / 3
/** Each step down has four fifths of the pixels. */
const STEP = Math.sqrt(0.8)
const ROUNDING = 1e-6
const MAX_CHANGES = 2
export const PATIENCE = 8
export const MAX_PATIENCE = 64

export function createRatioFinder(): RatioFinder {
  let bounds: Bounds = { minPixelRatio: 1, maxPixelRatio: 1, frameRate: 60 }
  let learned: LearnedRatio | null = null
  let ratio = 1
  let changes = 0
  /** The spin begins with more than is known to hold, unless that is the full ratio. */
  let isDue = false
  /** Not pixels make frames slow: all are drawn, and no time is measured. */
  let isInVain = false
  let measurements = 0
  let last = Number.NaN
  let uncounted = UNCOUNTED
  let uncountedMs = 0
  // Nothing is allocated while the wheel turns.
  const times = new Float64Array(MOST_FRAMES)
  let counted = 0
  let timesMs = 0
  /** Milliseconds a frame in the measurement before, if that was too slow. */
  let slowMs: number | null = null
  /** Before the first change, with the assumed time of each pixel of a CSS pixel. */
  let first: { readonly ratio: number; readonly ms: number; readonly perPixel: number } | null =
    null

  const canChange = () => bounds.minPixelRatio < bounds.maxPixelRatio
  const within = (wanted: number) =>
    Math.min(Math.max(wanted, bounds.minPixelRatio), bounds.maxPixelRatio)

  function restart(): void {
    counted = 0
    timesMs = 0
    slowMs = null
    uncounted = UNCOUNTED
    uncountedMs = 0
  }

  function change(to: number): void {
    ratio = to
    changes += 1
    restart()
  }

  function tooSlow(ms: number): void {
    if (changes === MAX_CHANGES) return
    const known = isDue && learned ? within(learned.ratio) : ratio
    if (changes === 0 && known < ratio) change(known)
    else {
      const targetMs = 1000 / bounds.frameRate
      const perPixel = first
        ? (first.ms - ms) / (first.ratio ** 2 - ratio ** 2)
        : (ms - FIXED * targetMs) / ratio ** 2
      isInVain = first !== null && perPixel < LEAST_COST * first.perPixel
      const to = isInVain && first ? first.ratio : holding(ms, targetMs, perPixel)
      if (to === ratio) return
      first ??= { ratio, ms, perPixel }
      change(to)
    }
  }

  /** The largest ratio in use at which frames take so long. */
  function holding(ms: number, targetMs: number, perPixel: number): number {
    const wanted = Math.sqrt(Math.max(0, ratio ** 2 - (ms - targetMs) / perPixel))
    const { maxPixelRatio } = bounds
    const steps = Math.ceil(Math.log(wanted / maxPixelRatio) / Math.log(STEP) - ROUNDING)
    return within(maxPixelRatio * STEP ** steps)
  }

  function meanMs(): number {
    times.fill(Number.POSITIVE_INFINITY, counted).sort()
    const usual = counted - Math.floor(counted / HICCUP_OF)
    let sum = 0
    for (let index = 0; index < usual; index += 1) sum += times[index] ?? 0
    return sum / usual
  }

  function measure(): void {
    const ms = meanMs()
    counted = 0
    timesMs = 0
    measurements += 1
    const isSlow = ms > (TOLERANCE * 1000) / bounds.frameRate
    if (isSlow && slowMs !== null) tooSlow(Math.min(slowMs, ms))
    else slowMs = isSlow ? ms : null
  }

  return {
    begin(newBounds, known) {
      bounds = newBounds
      learned = known
      const start = known ? within(known.ratio) : bounds.maxPixelRatio
      isDue = known !== null && known.spinsLeft <= 0
      isInVain = known !== null && !isDue && start === bounds.maxPixelRatio
      ratio = isDue ? within(start / STEP) : start
      changes = 0
      measurements = 0
      first = null
      last = Number.NaN
      restart()
    },
    frame(nowMs) {
      const ms = nowMs - last
      last = nowMs
      if (!canChange() || isInVain || Number.isNaN(ms)) return ratio
      if (uncounted > 0 && uncountedMs < LONG_MS) {
        uncounted -= 1
        uncountedMs += ms
        return ratio
      }
      times[counted] = ms
      counted += 1
      timesMs += ms
      const isEnough = counted >= MEASURED_FRAMES && timesMs >= MEASURED_MS
      if (isEnough || timesMs >= LONG_MS || counted === MOST_FRAMES) measure()
      return ratio
    },
    pause() {
      last = Number.NaN
      restart()
    },
    end() {
      const isUnknown = measurements < 2 && !isInVain
      if (isUnknown || !canChange()) return learned
      if (changes === 0) {
        if (learned === null || (isDue && ratio === bounds.maxPixelRatio)) return null
        // What was tried holds, so the next spin tries more.
        if (isDue) return { ratio, spinsLeft: 0, patience: PATIENCE }
        return { ...learned, spinsLeft: learned.spinsLeft - 1 }
      }
      if (learned && isDue && ratio === within(learned.ratio)) {
        const patience = Math.min(2 * learned.patience, MAX_PATIENCE)
        return { ratio, spinsLeft: patience, patience }
      }
      // Another program may have been at fault, so the next spin makes sure.
      if (isInVain) return { ratio, spinsLeft: 0, patience: 1 }
      return { ratio, spinsLeft: PATIENCE, patience: PATIENCE }
    },
  }
}

/** The last ones used: a phone held either way, a presentation, a second screen. */
const MAX_STORED = 8
const MAX_TEXT = 2000
const MAX_RATIO = 16

type Entry = readonly [key: string, ratio: number, spinsLeft: number, patience: number]

/** Size, screen and settings; counts of options hardly matter. */
export function ratioKey(
  { size, bleed }: WheelMetrics,
  { minPixelRatio, maxPixelRatio, frameRate, powerPreference }: RendererQuality,
): string {
  const side = Math.round((size + 2 * bleed) * maxPixelRatio)
  return [side, minPixelRatio, maxPixelRatio, frameRate, powerPreference].join()
}

/** `null` where nothing is known. Other apps on the origin can write anything there. */
export function readLearnedRatio(text: string, key: string): LearnedRatio | null {
  const entry = entries(text).find(([known]) => known === key)
  if (!entry) return null
  const [, ratio, spinsLeft, patience] = entry
  return { ratio, spinsLeft, patience }
}

/** Those used least recently make room. */
export function withLearnedRatio(text: string, key: string, learned: LearnedRatio | null): string {
  const others = entries(text).filter(([known]) => known !== key)
  const own: Entry[] = learned ? [[key, learned.ratio, learned.spinsLeft, learned.patience]] : []
  return JSON.stringify([...own, ...others].slice(0, MAX_STORED))
}

function entries(text: string): readonly Entry[] {
  if (text.length > MAX_TEXT) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false
  const [key, ratio, spinsLeft, patience] = value
  const isRatio = typeof ratio === 'number' && ratio > 0 && ratio <= MAX_RATIO
  return typeof key === 'string' && isRatio && isCount(spinsLeft, 0) && isCount(patience, 1)
}

function isCount(value: unknown, least: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= MAX_PATIENCE
}
