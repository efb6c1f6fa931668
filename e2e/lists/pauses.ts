import type { Page } from 'playwright/test'

/**
 * From now on, notes for how long the page answers nothing at a time.
 * @returns the longest of these pauses, as a part of all that has passed until then: a busy machine makes both longer
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
