/** How this thread's monotonic clock relates to the time of day now, in milliseconds. */
export function threadClock() {
  return { originMs: performance.timeOrigin, nowMs: Date.now() - performance.now() }
}
