// Spins whose tab is gone before they ended: recorded by whoever is left, once, and shown to the next visitor.

import type { StoreApi } from 'zustand/vanilla'
import { restOn } from '../wheel/resting'
import type { SpinResult } from '../wheel/result'
import type { Services } from './services'
import { findResult, settlePending, sharedOf, showShared } from './sharedState'
import { lastsAtMost, spinLock } from './spinActions'
import type { AppState } from './state'

/** Without locks: how much later than its last timer a tab is taken for gone. */
const GRACE_MS = 2000

/**
 * From now on the spins of other tabs are watched.
 * @param sync takes up what other tabs have stored
 */
export function watchAbandonedSpins(
  store: StoreApi<AppState>,
  services: Pick<Services, 'locks' | 'now'>,
  sync: () => void,
): void {
  const openedAt = services.now()
  const watched = new Map<string, () => void>()

  function watch({ pendingSpins, activeSpin }: AppState): void {
    for (const [id, stop] of watched) {
      if (pendingSpins.some((spin) => spin.id === id)) continue
      stop()
      watched.delete(id)
    }
    for (const spin of pendingSpins) {
      if (spin.id === activeSpin?.outcome.id || watched.has(spin.id)) continue
      const latestMs = spin.timestamp + lastsAtMost(spin.spinDuration) + GRACE_MS - services.now()
      watched.set(spin.id, () => {})
      const stop = services.locks.whenFree(spinLock(spin.id), latestMs, () => settle(spin.id))
      if (watched.has(spin.id)) watched.set(spin.id, stop)
    }
  }

  function settle(id: string): void {
    sync()
    const state = store.getState()
    const shared = sharedOf(state)
    const settled = settlePending(shared, id)
    if (settled !== shared) store.setState(showShared(state, { ...settled, unseenResult: id }))
  }

  function showUnseen(state: AppState): void {
    const { unseenResult, phase, lastResult, wheel, strayResults } = state
    if (unseenResult === null || phase === 'spinning') return
    const result = findResult(sharedOf(state), unseenResult)
    // Only to a visitor who has come since, and only if nothing else has come out since.
    const isNews = result === wheel.history[0] || result === strayResults[0]
    if (!result || !isNews || result.timestamp > openedAt) return
    if (lastResult && lastResult.timestamp >= Math.min(openedAt, result.timestamp)) return
    store.setState(shown(wheel, result))
  }

  // A lock may be free at once, so each looks at the state as it is by then.
  const look = () => {
    watch(store.getState())
    showUnseen(store.getState())
  }
  store.subscribe((state, before) => {
    if (
      state.pendingSpins !== before.pendingSpins ||
      state.unseenResult !== before.unseenResult ||
      state.activeSpin !== before.activeSpin
    ) {
      look()
    }
  })
  look()
}

function shown(wheel: AppState['wheel'], result: SpinResult): Partial<AppState> {
  return {
    unseenResult: null,
    phase: 'finished',
    lastResult: result,
    restRotation: restOn(wheel, result),
    event: { name: 'spinSettled', result },
  }
}
