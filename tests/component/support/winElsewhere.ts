// A tab beside the one of a test, where a spin is over at once.

import { safeStorage } from '../../../src/platform/storage'
import type { SpinResult } from '../../../src/wheel/result'
import { fakeServices, openApp } from '../../store/services'
import { app } from './screen'

/** What it stores reaches this tab with its result already there. @param word of randomness, 0 to 1 */
export async function winElsewhere(word: number): Promise<SpinResult> {
  const services = fakeServices({
    storage: safeStorage(() => localStorage),
    newId: () => crypto.randomUUID(),
    now: Date.now,
    words: [word],
  })
  const other = openApp(services)
  other.actions.requestSpin()
  services.pass(10_000)
  const { lastResult } = other.store.getState()
  if (!lastResult) throw new Error('The other tab has no result')
  app().persistence.syncFromStorage()
  return lastResult
}
