// How the app takes the place of the screen that the build has rendered: after that has been painted, and with the focus
// where it was.

/** What can have the focus before the app runs, without the page for a failed start; the same on both screens. */
const FOCUSABLE = ':is(a[href], [data-wheel], [data-part="dock"] > button):not(#start *)'
/** A window that is covered may not be painted. */
const LONGEST_WAIT_MS = 1000

/** @param replace puts the app on the page, at once */
export async function takeOver(replace: () => void): Promise<void> {
  // Who has a wheel waits for nothing else (public/theme.js), and a page in the background is not painted.
  const isNew = document.documentElement.dataset.returning === undefined
  if (isNew && document.visibilityState === 'visible') await firstPaint()
  const all = () => [...document.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const place = all().indexOf(document.activeElement as HTMLElement)
  replace()
  all()[place]?.focus({ preventScroll: true })
}

/** Scripts that arrive early would hold the first paint back with all that they have to do. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS)
    try {
      const observer = new PerformanceObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe({ type: 'paint', buffered: true })
    } catch {
      // A browser that does not tell of paints is not waited for.
      resolve()
    }
  })
}
