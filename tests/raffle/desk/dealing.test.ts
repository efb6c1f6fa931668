// How the winners of a press are dealt out.

import { describe, expect, it } from 'vitest'
import { dealMs, MOST_MS, shownAfter, stepMs } from '../../../src/raffle/desk/showing'

describe.each(['slow', 'quick'] as const)('%s', (pace) => {
  it.each([1, 2, 3, 10, 450, 10_000])(
    '%i are all there in time, the first alone at first',
    (total) => {
      const ms = dealMs(total, pace)
      expect(ms).toBeLessThanOrEqual(MOST_MS[pace])
      expect(shownAfter(0, total, pace)).toBe(1)
      expect(shownAfter(ms, total, pace)).toBe(total)
      let [elapsedMs, shown, steps] = [0, 1, 0]
      while (shown < total) {
        const step = stepMs(elapsedMs, total, pace)
        if (steps === 0) expect(step).toBe(pace === 'slow' ? 2000 : 500)
        elapsedMs += step
        const next = shownAfter(elapsedMs + 1e-6, total, pace)
        expect(next).toBeGreaterThan(shown)
        shown = next
        steps += 1
      }
      expect(steps).toBeLessThanOrEqual(Math.min(total - 1, 151))
    },
  )

  it('ten come one by one', () => {
    const counts = Array.from({ length: 100 }, (_, at) =>
      shownAfter((at * MOST_MS[pace]) / 99, 10, pace),
    )
    expect([...new Set(counts)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})
