// Owns the judgement when a GPU that keeps going away is not worth waiting for any longer.

/** A wheel that keeps changing between two drawings is worse than a plain one: the third loss ends it. */
export const MAX_LOSSES = 3
export const LOSSES_WITHIN_MS = 60_000

/** Told of each loss by its time in milliseconds, answers whether it was one too many. */
export function createLossWatch(): (lostAtMs: number) => boolean {
  let recent: readonly number[] = []
  return (lostAtMs) => {
    recent = [...recent.filter((ms) => lostAtMs - ms < LOSSES_WITHIN_MS), lostAtMs]
    return recent.length >= MAX_LOSSES
  }
}
