// Opens the wheel whose link is in the address. What reads a link is loaded only where there may be one.

import { type DeferredParts, loadPart } from '../deferred'

export type LoadOpenAddress = DeferredParts['openAddress']

/** Before the first paint, which waits for it. */
export async function openFirstAddress(load: LoadOpenAddress): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  await openLinkInAddress(load, entry?.type === 'reload' || entry?.type === 'back_forward')
}

export async function openLinkInAddress(load: LoadOpenAddress, isReload = false): Promise<void> {
  if (location.hash.length < 2) return
  const openAddress = await loadPart(load)
  await openAddress?.(isReload)
}
