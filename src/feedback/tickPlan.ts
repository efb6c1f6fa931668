// Owns which borders are heard: every one while the wheel is slow, an even hum while it is fast.
// Pure; knows nothing of audio.

/** Ticks closer than this would only pile up: 33 a second purr. */
const LEAST_GAP_MS = 30
/** From this gap on a tick has its full loudness. */
const FULL_GAP_MS = 150
const FASTEST_GAIN = 0.4

export interface Tick {
  /** After the launch. */
  readonly atMs: number
  /** 0.4 to 1: the faster they come, the softer each is. */
  readonly gain: number
}

/**
 * The ticks to play for borders that pass at the given times, in order. They are never closer than
 * 30 ms. Borders that pass in between share the next tick, which is at most that much late, so that
 * the pace stays even instead of jumping between every border and every second one.
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
