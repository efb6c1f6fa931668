// Owns how a duration is written.

/** Seconds to one decimal, as `4.0`. */
export function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}
