import type { Page } from 'playwright/test'

/**
 * Watches for pauses, in which the page answers nothing.
 * @returns the longest one so far, as a share of the time since the call: a busy machine makes both longer
 */
export async function watchPauses(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const start = performance.now()
    let longest = 0
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    })
    observer.observe({ type: 'longtask' })
    return () => longest / (performance.now() - start)
  })
  return () => watch.evaluate((longestPart) => longestPart())
}
