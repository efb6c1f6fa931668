// Spins whose tab was closed before they ended: another tab records the result, once, and the next page shows it.

import type { StoreApi } from 'zustand/vanilla'
import { restOn } from '../wheel/resting'
import type { SpinResult } from '../wheel/result'
import type { Services } from './services'
import { findResult, settlePending, sharedOf, showShared } from './sharedState'
import { lastsAtMost, spinLock } from './spinActions'
import type { AppState } from './state'

/** Wait for the lock of a spin that has only just begun: its request may reach the browser after the spin itself. */
const LOCK_DELAY_MS = 1000
/** A lock can be free a moment before this tab reads what its holder stored last. */
const SETTLE_DELAY_MS = 100
/** Without locks, a tab is presumed closed this long after its safety timer. */
const GRACE_MS = 2000

/**
 * Watches the spins of other tabs from now on.
 * @param sync merges in what other tabs have stored
 */
export function watchAbandonedSpins(
  store: StoreApi<AppState>,
  services: Pick<Services, 'locks' | 'now' | 'schedule'>,
  sync: () => void,
): void {
  const openedAt = services.now()
  const watched = new Map<string, () => void>()

  /** @param isOpening whether the spins were stored before this page opened, so that their age counts */
  function watch({ pendingSpins, activeSpin }: AppState, isOpening = false): void {
    for (const [id, stop] of watched) {
      if (pendingSpins.some((spin) => spin.id === id)) continue
      stop()
      watched.delete(id)
    }
    for (const spin of pendingSpins) {
      if (spin.id === activeSpin?.outcome.id || watched.has(spin.id)) continue
      const ageMs = Math.max(0, services.now() - spin.timestamp)
      let stop = services.schedule(
        () => {
          const latestMs = lastsAtMost(spin.spinDuration) + GRACE_MS - ageMs
          stop = services.locks.whenFree(spinLock(spin.id), latestMs, () => {
            stop = services.schedule(() => settle(spin.id), SETTLE_DELAY_MS)
          })
        },
        isOpening ? Math.max(0, LOCK_DELAY_MS - ageMs) : LOCK_DELAY_MS,
      )
      watched.set(spin.id, () => stop())
    }
  }

  function settle(id: string): void {
    sync()
    const state = store.getState()
    const shared = sharedOf(state)
    const settled = settlePending(shared, id)
    if (settled === shared) return
    const { timestamp } = shared.pendingSpins.find((spin) => spin.id === id) as SpinResult
    const abandonedResult = { id, timestamp, isSeen: false }
    store.setState({ ...showShared(state, { ...settled, abandonedResult }) })
  }

  function showUnseen(state: AppState): void {
    const { abandonedResult, phase, lastResult, wheel, strayResults } = state
    if (!abandonedResult || abandonedResult.isSeen || phase === 'spinning') return
    const result = findResult(sharedOf(state), abandonedResult.id)
    // Only on a page that was opened after the spin, and only if it is the latest result.
    const isNews = result === wheel.history[0] || result === strayResults[0]
    if (!result || !isNews || result.timestamp > openedAt) return
    if (lastResult && lastResult.timestamp >= Math.min(openedAt, result.timestamp)) return
    store.setState({
      abandonedResult: { ...abandonedResult, isSeen: true },
      phase: 'finished',
      lastResult: result,
      restRotation: restOn(wheel, state.settings, result),
      event: { name: 'spinSettled', result },
    })
  }

  function check(isOpening = false): void {
    watch(store.getState(), isOpening)
    showUnseen(store.getState())
  }
  store.subscribe((state, before) => {
    if (
      state.pendingSpins !== before.pendingSpins ||
      state.abandonedResult !== before.abandonedResult ||
      state.activeSpin !== before.activeSpin
    ) {
      check()
    }
  })
  check(true)
}
