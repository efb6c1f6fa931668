// Owns when what was kept has been taken up.

import { app } from './browserApp'
import { isAnythingKept } from './persistence'

/** Waited for before the first paint, because what is drawn first is the visitor's own wheel. */
export const restored: Promise<void> = isAnythingKept(app.keeping.storage)
  ? import('./restoreApp').then(({ restoreApp }) => restoreApp()).catch(goOnWithout)
  : Promise.resolve()

/** Where the code that reads what is kept cannot be had, all of it waits for the next visit. */
function goOnWithout(cause: unknown): void {
  app.keeping.warn('Failed to load what reads saved wheels', cause)
  app.keeping.lockAll()
  app.actions.showToast(
    'What you saved could not be loaded and stays as it is. Reload the page to try again; until then changes are not kept.',
    'warning',
    { durationMs: 10_000 },
  )
}
