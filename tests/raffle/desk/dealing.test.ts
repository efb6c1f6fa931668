// How the winners of a press are dealt out.

import { describe, expect, it, vi } from 'vitest'
import {
  createShowing,
  dealMs,
  MOST_MS,
  shownAfter,
  stepMs,
} from '../../../src/raffle/desk/showing'
import { effectiveTiming } from '../../../src/wheel/settings/timing'
import { fakeServices, openApp } from '../../store/services'

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

it.each([
  ['slow', 1, 0],
  ['slow', 2, 2000],
  ['slow', 5, 5000],
  ['slow', 8, 8000],
  ['slow', 450, 8000],
  ['quick', 1, 0],
  ['quick', 2, 500],
  ['quick', 6, 1100],
  ['quick', 12, 2000],
  ['quick', 450, 2000],
] as const)('the %s pace shows %i winners within %i ms', (pace, total, ms) => {
  expect(dealMs(total, pace)).toBe(ms)
  expect(shownAfter(ms - 1, total, pace)).toBe(Math.max(1, total - 1))
})

it('many come no more often than a screen shows them', () => {
  for (const pace of ['slow', 'quick'] as const) expect(stepMs(4000, 10_000, pace)).toBe(40)
})

describe('what another tab shows', () => {
  function waiting() {
    const services = fakeServices()
    const app = openApp(services)
    const { schedule, monotonicNow } = services
    const showing = createShowing({ app, schedule, monotonicNow })
    const { settings, device } = app.store.getState()
    const { spinMs } = effectiveTiming(settings.animationSpeed, device)
    return { services, app, showing, spinMs }
  }

  it('is waited for ten seconds longer than a spin and the slowest deal take, then told here', () => {
    const { services, showing, spinMs } = waiting()
    const onSeen = vi.fn()
    showing.wait(() => true, onSeen)
    services.pass(spinMs + 8000 + 9999)
    expect(onSeen).not.toHaveBeenCalled()
    services.pass(1)
    expect(onSeen).toHaveBeenCalledOnce()
  })

  it('is told once, as soon as it is there', () => {
    const { services, app, showing } = waiting()
    const onSeen = vi.fn()
    let isToCome = true
    showing.wait(() => isToCome, onSeen)
    app.actions.addOption('Late')
    expect(onSeen).not.toHaveBeenCalled()
    isToCome = false
    app.actions.addOption('Later')
    expect(onSeen).toHaveBeenCalledOnce()
    app.actions.addOption('Last')
    services.pass(60_000)
    expect(onSeen).toHaveBeenCalledOnce()
  })

  it('is not told where nobody waits any more', () => {
    const { services, app, showing } = waiting()
    const onSeen = vi.fn()
    showing.wait(() => false, onSeen)
    showing.stop()
    app.actions.addOption('Late')
    services.pass(60_000)
    expect(onSeen).not.toHaveBeenCalled()
  })
})
