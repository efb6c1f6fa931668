// The heaps of a page and of its worker.

/**
 * After a collection. The worker's is what the browser attributes to dedicated workers, where it says so.
 * @param {import('playwright').Page} page cross-origin isolated
 * @returns {Promise<{ page: number, worker: number | null }>} bytes
 */
export async function heapBytes(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  if (page.workers().length === 0) return { page: usedSize, worker: null }
  const worker = await page.evaluate(async () => {
    const memory = /** @type {any} */ (performance).measureUserAgentSpecificMemory
    if (!memory) return null
    const { breakdown } = await memory.call(performance)
    return breakdown
      .filter((/** @type {any} */ { attribution }) =>
        attribution.some((/** @type {any} */ { scope }) => scope === 'DedicatedWorkerGlobalScope'),
      )
      .reduce((/** @type {number} */ sum, /** @type {any} */ { bytes }) => sum + bytes, 0)
  })
  return { page: usedSize, worker }
}
