// Shows what is already drawn and kept: the wheel spins to the first winner, and the others are dealt out.

import type { App } from '../../store/createApp'
import { effectiveTiming } from '../../wheel/settings/timing'
import { MOST_MS, type Spun, shownAfter, stepMs } from './dealing'
import type { Pace } from './deskState'

/** How much longer than it should take the other tab may need, in milliseconds. */
const GRACE_MS = 10_000

export interface ShowingServices {
  readonly app: Pick<App, 'store' | 'actions'>
  /** Milliseconds on a clock that never jumps. */
  monotonicNow(): number
  /** Runs the task once after a delay; returns what cancels it. */
  schedule(task: () => void, delayMs: number): () => void
}

export interface Shown {
  /** `null` where the wheel does not spin. */
  readonly spun: Spun | null
  readonly total: number
  readonly pace: Pace
  /** Called with ever larger numbers, `total` being the last. */
  onShown(shown: number): void
}

export function createShowing({ app, monotonicNow, schedule }: ShowingServices) {
  const { store, actions } = app
  let stop = () => {}
  let skip = () => {}

  function end(): void {
    stop()
    stop = skip = () => {}
  }

  /** Begins to show; what was being shown is left. */
  function show({ spun, total, pace, onShown }: Shown): void {
    end()
    const all = () => {
      end()
      onShown(total)
    }
    const { settings, device } = store.getState()
    const isStill = effectiveTiming(settings.animationSpeed, device).spinMs === 0
    const dealt = () => {
      end()
      if (isStill) {
        all()
        return
      }
      const startedAt = monotonicNow()
      const deal = () => {
        const elapsedMs = monotonicNow() - startedAt
        const shown = shownAfter(elapsedMs, total, pace)
        if (shown < total) {
          onShown(shown)
          stop = schedule(deal, stepMs(elapsedMs, total, pace))
        } else all()
      }
      skip = all
      deal()
    }
    const isSpun =
      spun !== null && actions.showSpin(spun.segmentId, spun.prize, spun.at, spun.drawn)
    const spinId = isSpun && store.getState().activeSpin?.outcome.id
    if (spinId) {
      // Whatever ends the spin: its time, a timer, other data from another tab.
      stop = store.subscribe(({ activeSpin }) => {
        if (activeSpin?.outcome.id !== spinId) dealt()
      })
      skip = () => {
        all()
        actions.settleSpin(spinId)
      }
    } else if (isSpun || spun === null) dealt()
    else all()
  }

  /** Waits for what this tab does not show itself. @param onSeen called once that is there, or takes too long */
  function wait(isToCome: () => boolean, onSeen: () => void): void {
    end()
    const seen = () => {
      end()
      onSeen()
    }
    const { settings, device } = store.getState()
    const { spinMs } = effectiveTiming(settings.animationSpeed, device)
    const cancel = schedule(seen, spinMs + MOST_MS.slow + GRACE_MS)
    const stopListening = store.subscribe(() => {
      if (!isToCome()) seen()
    })
    stop = () => {
      cancel()
      stopListening()
    }
    skip = () => {
      const { activeSpin } = store.getState()
      if (activeSpin) actions.settleSpin(activeSpin.outcome.id)
    }
  }

  return {
    show,
    wait,
    /** Shows all at once. */
    skip: () => skip(),
    /** Shows nothing more. A spin goes on. */
    stop: end,
  }
}
