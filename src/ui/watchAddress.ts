// Owns when the address is looked at: before the first paint, whenever it changes, and once more after loading.

/** The re-check after loading (product specification, section 9). */
const RECHECK_MS = 100

const load = () => import('./address')
const failed = (cause: unknown) => console.warn('Failed to load what opens links', cause)

/** Opens the wheel in the address, if there is one; waited for before the first paint. */
export async function openFirstAddress(): Promise<void> {
  if (location.hash.length > 1) {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isReload = entry?.type === 'reload' || entry?.type === 'back_forward'
    await load().then(({ openAddress }) => openAddress(isReload), failed)
  }
}

/** From now on the address and the wheel follow one another. */
export function watchAddress(): void {
  const look = () => {
    if (location.hash.length > 1) load().then(({ openAddress }) => openAddress(), failed)
  }
  addEventListener('hashchange', look)
  addEventListener('popstate', look)
  setTimeout(look, RECHECK_MS)
  load().then(({ followWheel }) => followWheel(), failed)
}
