/** Relates this thread's monotonic clock to the time of day now, in milliseconds. */
export function threadClock() {
  return { originMs: performance.timeOrigin, nowMs: Date.now() - performance.now() }
}
