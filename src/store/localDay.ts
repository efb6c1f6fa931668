const MINUTE_MS = 60_000

/** The day on this device, as `2026-11-22`. @param now milliseconds since 1970 */
export function localDay(now: number): string {
  const offsetMs = new Date(now).getTimezoneOffset() * MINUTE_MS
  return new Date(now - offsetMs).toISOString().slice(0, 10)
}
