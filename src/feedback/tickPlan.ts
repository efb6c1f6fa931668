// Ticks for passing borders: every border while the wheel is slow, an even hum while it is fast.

/** Closer ticks would blend: at 33 a second they already hum. */
const LEAST_GAP_MS = 30
/** The gap from which a tick has its full loudness. */
const FULL_GAP_MS = 150
const FASTEST_GAIN = 0.4

export interface Tick {
  /** Milliseconds after the launch. */
  readonly atMs: number
  /** 0.4 to 1; ticks in quick succession are softer. */
  readonly gain: number
}

/**
 * The ticks for borders that pass at the given times, in order, at least 30 ms apart. Borders within that gap share
 * the next tick, which is at most 30 ms late. The pace stays even that way, instead of jumping between every border
 * and every second one.
 */
export function ticksToPlay(timesMs: readonly number[]): Tick[] {
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
