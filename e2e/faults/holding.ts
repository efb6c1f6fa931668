// What a page holds, for tests of leaks.

import type { CDPSession, LaunchOptions } from 'playwright/test'

export interface Holding {
  readonly [what: string]: number
}

/**
 * For `launchOptions`: compiled code counts as heap and grows for minutes; without compilers there is only what the page
 * itself holds.
 */
export const WITHOUT_COMPILERS = [
  async (
    { launchOptions }: { launchOptions: LaunchOptions },
    use: (options: LaunchOptions) => Promise<void>,
  ) => {
    const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug'
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), flags] })
  },
  { scope: 'worker' },
] as const

/** Once everything that the page has let go of is collected. */
export async function holding(session: CDPSession): Promise<Holding> {
  const bytes: number[] = []
  // What one collection sets free may free more for the next.
  for (let round = 0; round < 5; round += 1) {
    await session.send('HeapProfiler.collectGarbage')
    bytes.push((await session.send('Runtime.getHeapUsage')).usedSize)
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { nodes, listeners: jsEventListeners, heapBytes: Math.min(...bytes) }
}
