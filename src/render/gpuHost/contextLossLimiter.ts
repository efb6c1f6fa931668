// When to give up on a GPU that keeps losing its context.

/** A wheel that keeps switching between two renderers is worse than a plain one: the third loss ends it. */
export const MAX_LOSSES = 3
export const LOSSES_WITHIN_MS = 60_000

/** Call it at each loss with its time in milliseconds; it returns whether that was one too many. */
export function createContextLossLimiter(): (lostAtMs: number) => boolean {
  let recent: readonly number[] = []
  return (lostAtMs) => {
    recent = [...recent.filter((ms) => lostAtMs - ms < LOSSES_WITHIN_MS), lostAtMs]
    return recent.length >= MAX_LOSSES
  }
}
