// Owns looking for a wheel in the address, before the first paint too.

/** Opens the wheel in the address, if there is one; waited for before the first paint. */
export async function openFirstAddress(): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  await openAddressLater(entry?.type === 'reload' || entry?.type === 'back_forward')
}

export async function openAddressLater(isReload = false): Promise<void> {
  if (location.hash.length < 2) return
  try {
    const { openAddress } = await import('./openAddress')
    await openAddress(isReload)
  } catch (cause) {
    console.warn('Failed to load a part of the page', cause)
  }
}
